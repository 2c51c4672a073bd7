//! The laboratory: many games of the hyena game that play themselves beside the page, counted and drawn as they come.

mod asks;
mod chart;
mod form;
mod lessons;
mod results;

use self::asks::{Asks, Unready};
use self::lessons::Lesson;
use self::results::{grouped, results};
use super::more::use_more;
use super::saved::fresh_seed;
use crate::browser::focus;
use crate::browser::thinker::{self, Asked};
use crate::chance::Flat;
use crate::study::Report;
use crate::words::{Texts, hyena as words};
use std::rc::Rc;
use yew::prelude::*;

/// The language of the laboratory.
#[derive(Properties, PartialEq)]
pub struct LabProps {
    /// The language.
    pub texts: Texts,
}

/// How far the last experiment is.
#[derive(Clone, Default, PartialEq)]
struct Run {
    asks: Asks,
    state: State,
    reports: Rc<Vec<Report>>,
    /// The reports as they came, which is what one can keep of them.
    text: Rc<str>,
}

#[derive(Clone, Copy, Default, PartialEq)]
enum State {
    #[default]
    New,
    Runs,
    Done,
    /// It could not be had.
    Missing,
    Unready(Unready),
}

/// Shows the choices, and what came out.
#[component]
pub fn Lab(props: &LabProps) -> Html {
    let texts = props.texts;
    let run = use_state(Run::default);
    // Told to wait, whatever is still on its way.
    let waits = use_state(|| false);
    // Whoever leaves the laboratory ends the experiment.
    let asked = use_mut_ref(|| None::<Asked>);
    let more = use_more(texts, true);
    use_effect_with(run.state, |state| {
        // What runs is seen, wherever it was begun.
        if *state == State::Runs || *state != State::New && focus::is_nowhere() {
            focus::to_first(&["#lab-acts button"]);
        }
    });
    if let Some(instead) = more.instead(texts) {
        return html! { <section class="lab">{ instead }</section> };
    }
    let start = {
        let (run, waits, asked) = (run.setter(), waits.setter(), asked.clone());
        Callback::from(move |asks: Asks| {
            waits.set(false);
            let begun = Run { asks, state: State::Runs, ..Run::default() };
            let question = match begun.asks.question(fresh_seed()) {
                Ok(question) => question,
                Err(why) => return run.set(Run { state: State::Unready(why), ..begun }),
            };
            run.set(begun.clone());
            let run = run.clone();
            *asked.borrow_mut() = Some(thinker::ask(&question, None, move |answer, done| {
                let state = if done { State::Done } else { State::Runs };
                let read = answer.and_then(|text| Some((Report::read_all(&text).ok()?, text)));
                let asks = begun.asks.clone();
                run.set(match read {
                    Some((reports, text)) => Run { asks, state, reports: Rc::new(reports), text: text.into() },
                    None => Run { asks, state: State::Missing, ..Run::default() },
                });
            }));
        })
    };
    let hold = {
        let (waits, asked) = (waits.clone(), asked.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(asked) = &*asked.borrow() {
                asked.hold(!*waits);
            }
            waits.set(!*waits);
        })
    };
    let stop = {
        let run = run.clone();
        Callback::from(move |_: MouseEvent| {
            asked.take();
            run.set(Run { state: State::Done, ..(*run).clone() });
        })
    };
    let act = |(id, class, label, onclick): (&'static str, &'static str, String, Callback<MouseEvent>)| {
        html! { <button {id} key={id} type="button" class={classes!(class, "large")} {onclick}>{ label }</button> }
    };
    let read_and_start = start.reform(|_: MouseEvent| form::read());
    let acts = match run.state {
        State::Runs => {
            let (class, label) = if *waits { ("accent", texts.lab_go_on()) } else { ("quiet", texts.lab_pause()) };
            vec![("lab-pause", class, label, hold), ("lab-stop", "quiet", texts.lab_stop(), stop)]
        }
        _ => vec![("lab-start", "accent", texts.lab_start(), read_and_start)],
    };
    let learn = |lesson: Lesson| {
        let onclick = start.reform(move |_: MouseEvent| lesson.asks());
        let id = format!("lesson-{}", lesson.name());
        html! { <button key={lesson.name()} {id} type="button" class="quiet" {onclick}>{ lesson.question(texts) }</button> }
    };
    html! {
        <section class="lab" data-testid="lab" data-state={run.state.name()} data-waits={waits.to_string()} data-games={played(&run).to_string()}>
            <h1>{ texts.lab_title() }</h1>
            <p class="tagline">{ texts.lab_tagline() }</p>
            <div class="lab-lessons" role="group" aria-label={texts.lab_lessons()}>{ for Lesson::ALL.map(learn) }</div>
            <p class="hint">{ for Lesson::ALL.into_iter().find(|lesson| lesson.asks() == run.asks).map(|lesson| lesson.hint(texts)) }</p>
            <div class="lab-columns">
                <div class="lab-choices">{ form::form(texts, &run.asks) }</div>
                <div class="lab-results">
                    <div class="lab-acts" id="lab-acts">{ for acts.into_iter().map(act) }</div>
                    { progress(texts, &run, *waits) }
                    { results(texts, &run.reports, (run.state != State::Runs || *waits).then_some(&*run.text)) }
                </div>
            </div>
        </section>
    }
}

impl State {
    fn name(self) -> &'static str {
        match self {
            State::New => "new",
            State::Runs => "runs",
            State::Done => "done",
            State::Missing => "missing",
            State::Unready(_) => "unready",
        }
    }
}

/// Counts the games of each setting so far.
fn played(run: &Run) -> u64 {
    run.reports.iter().map(|report| report.games).min().unwrap_or(0)
}

/// Says how far it is.
fn progress(texts: Texts, run: &Run, waits: bool) -> Html {
    let played = played(run);
    let games = grouped(played);
    let said = match run.state {
        State::New => texts.lab_empty(),
        State::Runs if waits => texts.lab_paused(&games),
        State::Runs => texts.lab_running(&games),
        State::Done if run.reports.iter().any(|report| report.given_up) => texts.lab_given_up(),
        State::Done => texts.lab_done(&games),
        State::Missing => texts.lab_missing(),
        State::Unready(Unready::Game(refusal)) => words::refusal(texts, refusal),
        State::Unready(Unready::Flat) => {
            format!("{}. {}.", texts.lab_flat(), texts.setup_days_range(Flat::LEAST, Flat::MOST))
        }
    };
    // What runs is not said again with every number.
    let live = if run.state == State::Runs && !waits { "off" } else { "polite" };
    html! {
        <div class="lab-progress">
            if run.state == State::Runs {
                <progress max={run.asks.games.to_string()} value={played.to_string()} aria-label={texts.lab_progress()} />
            }
            <p role="status" aria-live={live} data-testid="lab-said">{ said }</p>
        </div>
    }
}
