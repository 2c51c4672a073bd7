//! Whole games, move for move.

use crate::asked::{ask, ask_in_slices, played, seed};
use hyena_chase::games::hyena::Preset;
use hyena_chase::games::jekinje::{self, Sowing};
use hyena_chase::players::{Policy, random_sowing};
use hyena_chase::record::{Head, Notation, Record};
use hyena_chase::study::{Benchmark, Desk, begin};

fn moves<G: Notation>(record: &Record<G>) -> String {
    record.moves().iter().map(|mv| G::write_move(*mv)).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_first_game_is_the_one_that_the_seed_stands_for() {
    let desk = &mut Desk::default();
    for (preset, policy) in Preset::ALL.into_iter().flat_map(|preset| Policy::ALL.map(|policy| (preset, policy))) {
        let game = played(preset, 20, 3, 7, policy);
        let question = format!("play 1 {}", policy.name());
        assert_eq!(ask(desk, &question, &game.cut(0)), Some(format!("{}\n", moves(&game))), "{game}");
    }
    let head = Head { seed: Some(seed(7)), ..Head::default() };
    let start = Record::<Sowing>::begin(jekinje::Setup::default(), head).expect("a game");
    let game = random_sowing(jekinje::Setup::default(), seed(7)).expect("a game");
    assert_eq!(ask(desk, "play 1", &start), Some(format!("{}\n", moves(&game))));
    let three = ask(desk, "play 3", &start).expect("games");
    assert!(three.starts_with(&moves(&game)) && three.lines().count() == 3);
    assert_eq!(ask_in_slices(desk, "play 3", &start), Some(three));
}

#[test]
fn what_cannot_be_played_is_refused() {
    let game = played(Preset::Bell, 20, 3, 7, Policy::Prompt).cut(0).to_string();
    let unseeded = game.lines().filter(|line| !line.starts_with("[Seed")).collect::<Vec<_>>().join("\n");
    for question in ["play", "play 1", "play 0 prompt", "play 10000001 prompt", "play 1 best"] {
        assert!(begin(&format!("{question}\n{game}"), 0).is_err(), "{question}");
    }
    assert!(begin(&format!("play 1 prompt\n{unseeded}"), 0).is_err());
}

/// Each is a question that can be asked, after the one before it.
#[test]
fn the_engine_is_measured_by_questions() {
    for benchmark in Benchmark::all() {
        let desk = &mut Desk::default();
        for question in [&benchmark.before, &benchmark.question] {
            assert!(begin(question, 0).is_ok(), "{}", benchmark.name);
        }
        let mut work = begin(&benchmark.before, 0).unwrap_or_else(|error| panic!("{}: {error}", benchmark.name));
        while !work.step(desk, &mut || false) {}
        assert!(work.answer(desk).is_some_and(|answer| !benchmark.figures(&answer, 1.0).is_empty()));
    }
}
