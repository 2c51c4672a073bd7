//! Who was ahead in the course of a finished game, and which moves cost most.

use super::{Line, picture, regrets};
use crate::games::Seat;
use crate::games::jekinje::{B, Sowing};
use crate::markup::Markup;
use crate::record::{Name, Record};
use crate::study::{Course, Regret};
use crate::words::advice::worths;
use crate::words::{Arg, Texts};

/// No lead is drawn greater than this, in hundredths of a seed.
const MOST: i32 = 4800;
/// One seed.
const SEED: i32 = 100;

/// Writes who was ahead in a game.
pub fn chances(texts: Texts, record: &Record<Sowing>, course: &Course, classes: &[&str], markup: &mut Markup) {
    let names = &record.head().names;
    let name = |seat: Seat| names.get(seat.index()).map_or("", Name::as_str);
    let values: Vec<i32> = course.points.iter().filter_map(|point| point.first().copied()).collect();
    let widest = values.iter().map(|value| value.abs()).max().unwrap_or(0).clamp(4 * SEED, MOST);
    let class = classes.get(B.index()).copied().unwrap_or_default();
    let line = Line { name: name(B), class, values };
    let regret = |regret: &Regret| {
        let [worth, best] = worths(texts, regret.aim, [regret.chosen.1, regret.best.1]);
        let [chosen, better] = [&regret.chosen.0, &regret.best.0].map(|hole| texts.choice_sow(hole));
        let [chosen, worth, better, best] = [&chosen, &worth, &better, &best].map(|phrase| Arg::Phrase(phrase));
        texts.chances_regret(regret.ply, name(regret.seat), chosen, worth, better, best)
    };
    let seeds = |value: i32| {
        let whole = (value.unsigned_abs() + SEED as u32 / 2) / SEED as u32;
        format!("{}{whole}", if value < 0 { "−" } else { "" })
    };
    let titles = [&*texts.chances_lead_title(), &*texts.chances_lead_description(name(B))];
    picture(markup, texts, course, [-widest, widest], &[line], titles, &seeds);
    regrets(markup, texts, &course.regrets.iter().map(regret).collect::<Vec<_>>());
}
