//! Records to ask about, and ways to have a question answered.

use hyena_chase::chance::{Flat, Seed};
use hyena_chase::games::Seat;
use hyena_chase::games::hyena::{Chase, Days, Rules, Setup};
use hyena_chase::record::{Head, Record};
use hyena_chase::study::{Desk, Work, begin};

/// Makes a seed of a number.
pub fn seed(n: u64) -> Seed {
    Seed::new((u128::from(n) << 64 | 0x571D).to_be_bytes())
}

pub fn setup(rules: Rules, days: u8, seats: u8) -> Setup {
    Setup { rules, days: Days(days), seats, first: Seat::new(0), flat: Flat::FAIR }
}

/// Begins a record with a seed.
pub fn record(setup: Setup, seed: Seed) -> Record<Chase> {
    Record::begin(setup, Head { seed: Some(seed), ..Head::default() }).expect("a good setup")
}

/// Works on a question until nothing is left to do, `is_time` deciding how long each slice is; returns the answer.
pub fn answer(question: &str, mut is_time: impl FnMut() -> bool) -> String {
    let mut desk = Desk::default();
    let mut work = begin(question, 0).expect("a question");
    while !work.step(&mut desk, &mut is_time) {}
    told(work.as_ref(), &desk)
}

/// Returns an experiment's answer as far as it is known.
pub fn told(work: &dyn Work, desk: &Desk) -> String {
    work.answer(desk).expect("an answer")
}
