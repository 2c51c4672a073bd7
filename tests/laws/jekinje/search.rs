//! The search finds what looking at every line finds, in however many steps, and the same on every machine.

use super::setups::{every_option, setups};
use crate::battery::walk;
use crate::setups::{cases, walks};
use hyena_chase::chance::Seed;
use hyena_chase::games::jekinje::{A, Hole, Move, Setup, Sowing, Start};
use hyena_chase::games::{Deaf, Game, Seat, ToAct};
use hyena_chase::players::Level;
use hyena_chase::players::jekinje::WON;
use hyena_chase::players::jekinje::{Progress, Score, Searcher, Thinker, certain, guess};
use proptest::prelude::*;

/// Looks at every line of `depth` moves, by the game itself: no order, no table, no bounds.
pub fn plain(game: &Sowing, seat: Seat, depth: u8) -> Score {
    let lead = |game: &Sowing| i32::from(game.store(seat)) - i32::from(game.store(seat.next(2)));
    match game.to_act() {
        ToAct::Over => certain(lead(game)),
        ToAct::Chance(_) => panic!("nobody throws"),
        ToAct::Seat(_) if depth == 0 => guess(game.view(), lead(game)),
        ToAct::Seat(seat) => {
            let values = game.playable().iter().map(|mv| {
                let mut after = game.clone();
                after.play(mv, &mut Deaf).expect("a playable move");
                -plain(&after, seat.next(2), depth - 1)
            });
            values.max().expect("a move")
        }
    }
}

fn search(searcher: &mut Searcher, game: &Sowing, depth: u8) -> Score {
    assert!(searcher.begin(game, depth));
    while searcher.step(u64::MAX) == Progress::Searching {}
    searcher.found().expect("a move").value
}

/// Only one move is looked at less far than asked: that is enough to make it.
fn depth_of(game: &Sowing, depth: u8) -> u8 {
    if game.playable().len() == 1 { depth.min(6) } else { depth }
}

proptest! {
    #![proptest_config(cases(250))]

    /// With the history of a game that was played up to there, and with a table that holds what was searched before.
    #[test]
    fn the_search_finds_what_looking_at_every_line_finds(setup in setups(), choices in walks(60), deep in 1..=5_u8) {
        let mut searcher = Searcher::new(setup.options, 8);
        let mut game = walk(Sowing::new(setup).expect("a game"), &choices, |_| {});
        for depth in 1..=deep {
            let ToAct::Seat(seat) = game.to_act() else { break };
            let depth = depth_of(&game, depth);
            prop_assert_eq!(search(&mut searcher, &game, depth), plain(&game, seat, depth), "{:?} {}", game, depth);
            let found = searcher.found().expect("a move");
            game.play(found.line[0], &mut Deaf).expect("a playable move");
        }
    }

    /// Few seeds go round and round: repetitions are everywhere, and the history of the real game counts.
    #[test]
    fn repetitions_count_in_the_search(setup in few_seeds(), choices in walks(40), deep in 5..=8_u8) {
        let game = walk(Sowing::new(setup).expect("a game"), &choices, |_| {});
        if let ToAct::Seat(seat) = game.to_act() {
            let depth = depth_of(&game, deep);
            let mut searcher = Searcher::new(setup.options, 10);
            prop_assert_eq!(search(&mut searcher, &game, depth), plain(&game, seat, depth), "{:?} {}", game, depth);
        }
    }

    /// A line that is found is one that can be played, and with no guess in it, it ends as its value says.
    #[test]
    fn the_line_can_be_played(setup in setups(), choices in walks(80), depth in 1..=7_u8) {
        let mut game = walk(Sowing::new(setup).expect("a game"), &choices, |_| {});
        let ToAct::Seat(seat) = game.to_act() else { return Ok(()) };
        let mut searcher = Searcher::new(setup.options, 10);
        let value = search(&mut searcher, &game, depth);
        let found = searcher.found().expect("a move");
        prop_assert!(!found.line.is_empty() && found.line.len() <= usize::from(found.depth));
        for mv in &found.line {
            prop_assert!(game.play(*mv, &mut Deaf).is_ok(), "{:?} in {:?}", mv, game);
        }
        if found.proved && game.why().is_some() {
            prop_assert_eq!(value, certain(i32::from(game.store(seat)) - i32::from(game.store(seat.next(2)))));
        }
    }

    /// Steps of any length lead to the same, position by position.
    #[test]
    fn steps_of_any_length_find_the_same(setup in setups(), choices in walks(60), length in 1..300_u64) {
        let game = walk(Sowing::new(setup).expect("a game"), &choices, |_| {});
        let (mut once, mut slices) = (Searcher::new(setup.options, 8), Searcher::new(setup.options, 8));
        prop_assert_eq!(once.begin(&game, 7), slices.begin(&game, 7));
        while once.step(u64::MAX) == Progress::Searching {}
        let mut steps = 0;
        while slices.step(length) == Progress::Searching {
            steps += 1;
            prop_assert!(slices.nodes() >= steps * length, "each step makes way");
        }
        prop_assert_eq!((once.found(), once.nodes()), (slices.found(), slices.nodes()));
    }
}

fn few_seeds() -> impl Strategy<Value = Setup> {
    (setups(), prop::collection::vec(0..12_usize, 2..6)).prop_map(|(mut setup, places)| {
        setup.start.board = [0; 12];
        for place in &places {
            setup.start.board[*place] += 1;
        }
        setup.start.stores = [24, 24 - places.len() as u8];
        setup
    })
}

/// The positions that are asked about, and the moves that are found: the same on every machine and in every version.
#[test]
fn the_same_seed_and_nodes_give_the_same_moves() {
    let play = |options| {
        let mut thinker = Thinker::new(options, 10);
        let mut game = Sowing::new(Setup { options, ..Setup::default() }).expect("a game");
        let mut lots = Seed::new(*b"the same always.").choices();
        let mut said = Vec::new();
        for level in [Level::Hard, Level::Easy, Level::Hard, Level::Medium].into_iter().cycle().take(16) {
            let Some(thought) = thinker.think(&game, level, lots.draw(), |nodes| nodes > 20_000) else { break };
            said.push(format!("{}:{}", thought.mv.hole, thought.value));
            game.play(thought.mv, &mut Deaf).expect("a playable move");
        }
        said.join(" ")
    };
    for options in every_option() {
        assert_eq!(play(options), play(options));
    }
    let said = "6B:224 1A:-196 6B:236 1A:-276 2B:368 3A:-324 3B:364 2A:-412 6B:444 1A:-292 5B:20596 6A:-548 2B:20684 4A:-580 \
                5B:20772 6A:-20668";
    assert_eq!(play(Setup::default().options), said);
}

/// A sowing that never ends is valued as a loop, and so it is when it is remembered.
#[test]
fn an_endless_sowing_is_remembered_as_one() {
    let start = Start { board: [3, 4, 9, 2, 3, 11, 1, 4, 0, 1, 2, 1], stores: [7, 0], to_move: A };
    let game = Sowing::new(Setup { start, ..Setup::default() }).expect("a game");
    let endless = Move::new(Hole::new(7).expect("a hole"));
    let mut searcher = Searcher::new(*game.options(), 8);
    for _ in 0..3 {
        assert!(searcher.begin_among(&game, &[endless], 1));
        while searcher.step(u64::MAX) == Progress::Searching {}
        let found = searcher.found().expect("a move");
        assert_eq!((found.value, found.proved, found.line), (certain(9 - 39), true, vec![endless]));
    }
    assert_eq!(search(&mut searcher, &game, 3), plain(&game, A, 3));
}

/// Who has more than half of the seeds has won, and the search says so.
#[test]
fn a_majority_is_a_win_by_force() {
    let mut setup = Setup::default();
    setup.start.stores = [25, 11];
    setup.start.board = [1; 12];
    let game = Sowing::new(setup).expect("a game");
    let mut searcher = Searcher::new(setup.options, 8);
    for depth in 1..6 {
        assert!(search(&mut searcher, &game, depth) >= WON);
    }
}
