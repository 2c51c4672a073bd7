//! Random options and positions: full boards and bare ones, empty rows among them.

use crate::battery::Listed;
use hyena_chase::games::Seat;
use hyena_chase::games::jekinje::{Direction, Hole, Laps, Move, Next, Options, SEEDS, Setup, Sowing, Start, Way};
use proptest::prelude::*;

/// Lists all combinations of options.
pub fn every_option() -> Vec<Options> {
    let mut all = Vec::new();
    for direction in [Direction::Anticlockwise, Direction::Either] {
        for next in [Next::Opponent, Next::Any] {
            for laps in [Laps::Chain, Laps::Single] {
                all.push(Options { direction, next, laps });
            }
        }
    }
    all
}

/// Any setup that makes a game.
pub fn setups() -> impl Strategy<Value = Setup> {
    (prop::sample::select(every_option()), prop_oneof![1 => Just(Start::default()), 4 => starts()])
        .prop_map(|(options, start)| Setup { options, start, seats: 2 })
}

/// Any position of 48 seeds; bare boards as often as full ones, and seeds in some of the holes only.
pub fn starts() -> impl Strategy<Value = Start> {
    let on_board = prop_oneof![0..=12_usize, 0..=usize::from(SEEDS)];
    let places = prop::collection::vec(any::<u8>(), usize::from(SEEDS));
    (on_board, places, 1..=12_usize, 0..12_usize, any::<bool>()).prop_map(|(on_board, places, spread, shift, a)| {
        let mut start = Start { board: [0; 12], stores: [0; 2], to_move: Seat::new(u8::from(a)) };
        for (i, place) in places.into_iter().enumerate() {
            if i < on_board {
                start.board[(usize::from(place) % spread + shift) % 12] += 1;
            } else {
                start.stores[usize::from(place) % 2] += 1;
            }
        }
        start
    })
}

impl Listed for Sowing {
    fn every_move() -> Vec<Move> {
        let ways = [Way::Anticlockwise, Way::Clockwise];
        Hole::all().flat_map(|hole| ways.map(|way| Move { hole, way })).collect()
    }
}
