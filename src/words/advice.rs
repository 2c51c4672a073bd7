//! Advice and the course of the chances: numbers, and what a choice is worth.

use super::texts::{Arg, Texts};
use crate::players::jekinje::Sure;
use crate::study::Aim;

/// Says a share in whole hundredths: "41%".
#[must_use]
pub fn percent(texts: Texts, millionths: i32) -> String {
    texts.percent(Arg::Number(rounded(millionths, 10_000)))
}

/// Says two shares, with a decimal each where whole hundredths would not tell them apart.
#[must_use]
pub fn percents(texts: Texts, [one, other]: [i32; 2]) -> [String; 2] {
    if rounded(one, 10_000) == rounded(other, 10_000) && one != other {
        [one, other].map(|share| percent_and_tenth(texts, share))
    } else {
        [one, other].map(|share| percent(texts, share))
    }
}

/// Says a share in hundredths with a decimal: "41.3%".
#[must_use]
pub fn percent_and_tenth(texts: Texts, millionths: i32) -> String {
    texts.percent(Arg::Phrase(&decimal(texts, rounded(millionths, 1000))))
}

/// Says a number of tenths: "1.3".
#[must_use]
pub fn decimal(texts: Texts, tenths: u32) -> String {
    texts.decimal(tenths / 10, tenths % 10)
}

/// Says two values of choices, as what they count wants it.
#[must_use]
pub fn worths(texts: Texts, aim: Aim, values: [i32; 2]) -> [String; 2] {
    match aim {
        Aim::Win | Aim::Shelter => percents(texts, values),
        Aim::Hunt => values.map(|value| decimal(texts, rounded(value, 100_000))),
        Aim::Seeds => values.map(|value| lead(texts, value, None)),
    }
}

/// Says by how many seeds a player is ahead, or what is sure.
#[must_use]
pub fn lead(texts: Texts, hundredths: i32, sure: Option<Sure>) -> String {
    let seeds = rounded(hundredths.abs(), 100);
    let seeds = (seeds, texts.seeds(seeds));
    match (sure, &seeds) {
        (Some(Sure::Won), _) => texts.worth_won(),
        (Some(Sure::Drawn), _) => texts.worth_drawn(),
        (Some(Sure::Lost), _) => texts.worth_lost(),
        (None, (0, _)) => texts.worth_even(),
        (None, (_, seeds)) if hundredths > 0 => texts.worth_ahead(Arg::Phrase(seeds)),
        (None, (_, seeds)) => texts.worth_behind(Arg::Phrase(seeds)),
    }
}

/// Rounds to whole units of so many.
fn rounded(number: i32, unit: u32) -> u32 {
    (number.unsigned_abs() + unit / 2) / unit
}
