//! How the chances of a finished game went, which throws turned it, and which choices cost most.

use super::{Line, picture, regrets, told};
use crate::games::Seat;
use crate::games::hyena::{Chase, Move};
use crate::markup::Markup;
use crate::record::{Name, Record};
use crate::study::{Course, Regret, Turn};
use crate::words::advice::{percent, percents, worths};
use crate::words::{Arg, Texts, hyena as words};

/// The whole of a chance, in millionths.
const WHOLE: i32 = 1_000_000;

/// Writes how the chances of a game went.
pub fn chances(texts: Texts, record: &Record<Chase>, course: &Course, classes: &[&str], markup: &mut Markup) {
    let head = record.head();
    let name = |seat: Seat| head.names.get(seat.index()).map_or("", Name::as_str);
    let mut lines = Vec::new();
    for (i, name) in head.names.iter().enumerate() {
        lines.push(Line {
            name: name.as_str(),
            class: classes.get(i).copied().unwrap_or_default(),
            values: course.points.iter().filter_map(|point| point.get(i).copied()).collect(),
        });
    }
    let turn = |turn: &Turn| {
        let fall = match record.moves().get((turn.ply as usize).wrapping_sub(1)) {
            Some(Move::Throw(fall)) => words::fall(texts, *fall),
            _ => String::new(),
        };
        let [before, after] = percents(texts, [turn.before, turn.after]);
        let [fall, before, after] = [&fall, &before, &after].map(|phrase| Arg::Phrase(phrase));
        texts.chances_turn(turn.ply, name(turn.seat), fall, before, after)
    };
    let regret = |regret: &Regret| {
        let before = record.cut((regret.ply as usize).saturating_sub(1));
        let [worth, best] = worths(texts, regret.aim, [regret.chosen.1, regret.best.1]);
        let chosen = words::choice(texts, before.game(), &regret.chosen.0);
        let better = words::choice(texts, before.game(), &regret.best.0);
        let [chosen, worth, better, best] = [&chosen, &worth, &better, &best].map(|phrase| Arg::Phrase(phrase));
        texts.chances_regret(regret.ply, name(regret.seat), chosen, worth, better, best)
    };
    let titles = [&*texts.chances_title(), &*texts.chances_description()];
    picture(markup, texts, course, [0, WHOLE], &lines, titles, &|value| percent(texts, value));
    told(markup, "turns", &texts.chances_turns(), &course.turns.iter().map(turn).collect::<Vec<_>>());
    regrets(markup, texts, &course.regrets.iter().map(regret).collect::<Vec<_>>());
}
