//! The laboratory: many games of the hyena game that play themselves beside the page, counted and drawn as they come.

mod asks;
mod chart;
mod form;
mod lessons;
mod results;

use self::asks::{Asks, Unready};
use self::lessons::Lesson;
use self::results::{grouped, results};
use super::{Drawn, LOCKED, Reply, Sight, State, Touch};
use crate::chance::{Flat, Seed};
use crate::markup::Markup;
use crate::study::Report;
use crate::words::{Texts, hyena as words};

/// What begins an experiment with what stands in the form.
const START: &str = "lab-start";

/// Draws it.
pub fn draw(texts: Texts, sight: &Sight<'_>) -> Drawn {
    let asks = form::read(sight.asked);
    let (state, reports) = match Report::read_all(sight.answer) {
        Ok(reports) => (sight.state, reports),
        Err(_) if sight.answer.is_empty() => (sight.state, Vec::new()),
        Err(_) => (State::Missing, Vec::new()),
    };
    let played = reports.iter().map(|report| report.games).min().unwrap_or(0);
    let runs = state == State::Runs;
    Drawn {
        state,
        count: played.to_string(),
        head: head(texts, &asks),
        form: form::form(texts, &asks),
        start: texts.lab_start(),
        bar: if runs { bar(texts, played, asks.games) } else { Markup::default() },
        said: said(texts, sight.waits, state, &asks, &reports, played),
        found: results(texts, &reports, (!runs || sight.waits).then_some(sight.answer), !sight.asked.has(LOCKED)),
    }
}

/// Begins an experiment with what stands in the form, or with what a lesson compares, in which each setting has the same throws.
pub fn touched(touch: &Touch<'_>, seed: Seed) -> Option<Reply> {
    let asked = match Lesson::ALL.into_iter().find(|lesson| lesson.id() == touch.id) {
        Some(lesson) => form::lesson(lesson),
        None if touch.id == START => touch.fields.0.to_owned(),
        None => return None,
    };
    let question = form::read(super::Fields(&asked)).question(seed).ok();
    Some(Reply { state: if question.is_some() { State::Runs } else { State::Unready }, asked, question })
}

/// Writes what it is, the lessons, and what one of them compares where it is asked.
fn head(texts: Texts, asks: &Asks) -> Markup {
    let mut markup = Markup::default();
    markup.raw("<h1>").text(&texts.lab_title()).raw("</h1><p class=\"tagline\">").text(&texts.lab_tagline());
    markup.raw("</p><div class=\"lab-lessons\" role=\"group\" aria-label=\"").text(&texts.lab_lessons()).raw("\">");
    for lesson in Lesson::ALL {
        markup.raw("<button type=\"button\" class=\"quiet\" id=\"").text(lesson.id()).raw("\">");
        markup.text(&lesson.question(texts)).raw("</button>");
    }
    markup.raw("</div><p class=\"hint\">");
    if let Some(lesson) = Lesson::ALL.into_iter().find(|lesson| lesson.asks() == *asks) {
        markup.text(&lesson.hint(texts));
    }
    markup.raw("</p>");
    markup
}

/// Writes how many games of how many are counted.
fn bar(texts: Texts, played: u64, games: u64) -> Markup {
    let mut markup = Markup::default();
    markup.raw("<progress max=\"").number(games).raw("\" value=\"").number(played);
    markup.raw("\" aria-label=\"").text(&texts.lab_progress()).raw("\"></progress>");
    markup
}

/// Says how far it is.
fn said(texts: Texts, waits: bool, state: State, asks: &Asks, reports: &[Report], played: u64) -> String {
    let games = grouped(played);
    match state {
        State::New => texts.lab_empty(),
        State::Runs if waits => texts.lab_paused(&games),
        State::Runs => texts.lab_running(&games),
        State::Done if reports.iter().any(|report| report.given_up) => texts.lab_given_up(),
        State::Done => texts.lab_done(&games),
        State::Missing => texts.lab_missing(),
        State::Unready => match asks.why_not() {
            Some(Unready::Game(refusal)) => words::refusal(texts, refusal),
            Some(Unready::Flat) => {
                format!("{}. {}.", texts.lab_flat(), texts.setup_days_range(Flat::LEAST, Flat::MOST))
            }
            None => String::new(),
        },
    }
}
