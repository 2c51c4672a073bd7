//! The rules once more, slowly and plainly, one seed at a time: random games come to the same positions by both.

use super::setups::{every_option, setups};
use crate::battery::{Played, walk};
use crate::setups::{cases, walks};
use hyena_chase::chance::Seed;
use hyena_chase::games::jekinje::{Direction, Laps, MOST_LAPS, Next, Setup, Sowing, Start, Way};
use hyena_chase::games::{Deaf, Game, ToAct};
use proptest::prelude::*;
use std::collections::HashSet;

/// A game: holes 0 to 5 are B's, 6 to 11 A's.
#[derive(Clone)]
struct Naive {
    setup: Setup,
    holes: Vec<u32>,
    stores: [u32; 2],
    mover: usize,
    /// Every position since the beginning, with stores and mover.
    all: Vec<(Vec<u32>, [u32; 2], usize)>,
    why: Option<&'static str>,
}

impl Naive {
    fn begin(setup: Setup) -> Naive {
        let holes: Vec<u32> = setup.start.board.iter().map(|seeds| u32::from(*seeds)).collect();
        let stores = setup.start.stores.map(u32::from);
        let mover = setup.start.to_move.index();
        let mut game = Naive { setup, holes, stores, mover, all: Vec::new(), why: None };
        game.all.push((game.holes.clone(), stores, mover));
        if game.legal().is_empty() {
            game.ends("stuck");
        }
        game
    }

    fn step(hole: usize, clockwise: bool) -> usize {
        if clockwise { (hole + 11) % 12 } else { (hole + 1) % 12 }
    }

    /// Lists hole and clockwise of each move that may be made.
    fn legal(&self) -> HashSet<(usize, bool)> {
        if self.why.is_some() {
            return HashSet::new();
        }
        let starving = (0..12).filter(|hole| hole / 6 != self.mover).all(|hole| self.holes[hole] == 0);
        let mut legal = HashSet::new();
        for hole in (0..12).filter(|hole| hole / 6 == self.mover && self.holes[*hole] > 0) {
            for clockwise in [false, true] {
                if clockwise && self.setup.options.direction == Direction::Anticlockwise {
                    continue;
                }
                let mut at = hole;
                let feeds = (0..self.holes[hole]).any(|_| {
                    at = Naive::step(at, clockwise);
                    at / 6 != self.mover
                });
                if feeds || !starving {
                    legal.insert((hole, clockwise));
                }
            }
        }
        legal
    }

    fn play(&mut self, hole: usize, clockwise: bool) {
        let before = self.holes.clone();
        let Some(last) = self.sow(hole, clockwise) else {
            self.holes = before;
            return self.ends("loop");
        };
        let other = 1 - self.mover;
        let next = Naive::step(last, clockwise);
        let own_side_counts = self.setup.options.next == Next::Any;
        if self.holes[last] == 1 && last / 6 == other && self.holes[next] > 0 && (next / 6 == other || own_side_counts)
        {
            let mut after = self.holes.clone();
            after[last] = 0;
            after[next] = 0;
            let left: u32 = (0..12).filter(|hole| hole / 6 == other).map(|hole| after[hole]).sum();
            if left > 0 {
                self.stores[self.mover] += self.holes[next] + 1;
                self.holes = after;
            }
        }
        self.mover = other;
        let position = (self.holes.clone(), self.stores, self.mover);
        if self.all.contains(&position) {
            self.holes = before;
            return self.ends("loop");
        }
        self.all.push(position);
        if self.legal().is_empty() {
            self.ends("stuck");
        }
    }

    /// Sows one seed at a time and returns where the last one lies; `None` for an endless sowing.
    fn sow(&mut self, mut hole: usize, clockwise: bool) -> Option<usize> {
        let mut lifted = HashSet::new();
        // Twice the engine's bound: a sowing that ended in between would tell.
        for _ in 0..2 * MOST_LAPS {
            if !lifted.insert((self.holes.clone(), hole)) {
                return None;
            }
            let mut hand = std::mem::take(&mut self.holes[hole]);
            let mut was = 0;
            while hand > 0 {
                hole = Naive::step(hole, clockwise);
                was = self.holes[hole];
                self.holes[hole] += 1;
                hand -= 1;
            }
            if was == 0 || self.setup.options.laps == Laps::Single {
                return Some(hole);
            }
        }
        None
    }

    fn ends(&mut self, why: &'static str) {
        for hole in 0..12 {
            self.stores[hole / 6] += std::mem::take(&mut self.holes[hole]);
        }
        self.why = Some(why);
    }

    fn assert_is(&self, game: &Sowing) {
        let holes: Vec<u32> = game.board().holes().iter().map(|seeds| u32::from(*seeds)).collect();
        let stores = [0, 1].map(|seat| u32::from(game.store(hyena_chase::games::Seat::new(seat))));
        assert_eq!((&holes, stores), (&self.holes, self.stores), "{game:?}");
        assert_eq!(game.why().map(hyena_chase::games::jekinje::Ended::name), self.why, "{game:?}");
        match game.to_act() {
            ToAct::Seat(seat) => assert_eq!((seat.index(), self.why), (self.mover, None)),
            ToAct::Chance(_) => panic!("nobody throws"),
            ToAct::Over => assert!(self.why.is_some()),
        }
        let legal = game.legal_moves().into_iter().map(|mv| (mv.hole.index(), mv.way == Way::Clockwise)).collect();
        assert_eq!(self.legal(), legal, "{game:?}");
    }
}

proptest! {
    #![proptest_config(cases(600))]

    #[test]
    fn random_games_come_to_the_same_by_a_naive_reading(setup in setups(), choices in walks(300)) {
        let game = Sowing::new(setup).expect("a game");
        let mut naive = Naive::begin(setup);
        naive.assert_is(&game);
        walk(game, &choices, |played: &Played<Sowing>| {
            naive.play(played.mv.hole.index(), played.mv.way == Way::Clockwise);
            naive.assert_is(played.after);
        });
    }
}

/// Whole games from four seeds in each hole, with every combination of options.
#[test]
fn whole_games_come_to_the_same_by_a_naive_reading() {
    let (mut stuck, mut loops) = (0, 0);
    for (n, options) in (0..).zip(every_option()) {
        let mut choices = Seed::new([n; 16]).choices();
        for _ in 0..40 {
            let setup = Setup { options, start: Start::default(), seats: 2 };
            let (mut game, mut naive) = (Sowing::new(setup).expect("a game"), Naive::begin(setup));
            while let Some(mv) = game.playable().get(choices.below(game.playable().len())) {
                game.play(mv, &mut Deaf).expect("a playable move");
                naive.play(mv.hole.index(), mv.way == Way::Clockwise);
                naive.assert_is(&game);
            }
            stuck += u32::from(naive.why == Some("stuck"));
            loops += u32::from(naive.why == Some("loop"));
        }
    }
    assert_eq!(stuck + loops, 320, "every game ends");
    assert!(stuck > 50 && loops > 50, "{stuck} stuck, {loops} loops");
}
