//! Questions asked, and games to ask about.

use hyena_chase::chance::{Flat, Seed};
use hyena_chase::games::hyena::{Chase, Days, Preset, Rules, Setup};
use hyena_chase::games::jekinje::{self, Sowing, Start};
use hyena_chase::games::{Game, Seat};
use hyena_chase::players::{Policy, random_record};
use hyena_chase::record::{Head, Record};
use hyena_chase::study::{Course, Desk, Hint, Work, begin};
use std::fmt::Display;

/// Asks in one go.
pub fn ask(desk: &mut Desk, question: &str, record: &impl Display) -> Option<String> {
    let mut work = begin(&format!("{question}\n{record}"), 0).expect("a question");
    assert!(work.step(desk, &mut || false), "{question} is not done in one go");
    work.answer(desk)
}

/// Asks in the shortest slices.
pub fn ask_in_slices(desk: &mut Desk, question: &str, record: &impl Display) -> Option<String> {
    let mut work = begin(&format!("{question}\n{record}"), 0).expect("a question");
    while !work.step(desk, &mut || true) {}
    work.answer(desk)
}

/// Asks for the course.
pub fn course(desk: &mut Desk, record: &impl Display) -> Course {
    let text = ask(desk, "course", record).expect("a course");
    let course = Course::read(&text).expect("the form of a course");
    assert_eq!(course.to_string(), text);
    course
}

/// Asks for a hint.
pub fn hint(desk: &mut Desk, record: &impl Display) -> Option<Hint> {
    let text = ask(desk, "hint", record)?;
    let hint = Hint::read(&text).expect("the form of a hint");
    assert_eq!(hint.to_string(), text);
    Some(hint)
}

/// Plays a whole game by chance.
pub fn played(preset: Preset, days: u8, seats: u8, n: u8, policy: Policy) -> Record<Chase> {
    let setup = Setup { rules: preset.rules(), days: Days(days), seats, ..Setup::default() };
    random_record(setup, Seed::new([n; 16]), policy).expect("a game")
}

/// Returns the nearest millionths.
pub fn millionths(value: f64) -> i32 {
    (value * 1e6).round() as i32
}

/// Returns the setup that begins where a game of Je ki n je stands.
pub fn from_here(game: &Sowing) -> jekinje::Setup {
    let board = game.board().holes();
    let stores = [game.store(Seat::new(0)), game.store(Seat::new(1))];
    let start = Start { board, stores, to_move: game.to_act().seat().expect("a game that goes on") };
    jekinje::Setup { start, ..*game.setup() }
}

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
