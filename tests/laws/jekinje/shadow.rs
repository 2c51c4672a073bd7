//! What happened is told once and fully: a shadow that only listens, and knows no rule, comes to the same position.

use super::setups::setups;
use crate::battery::{Played, walk};
use crate::setups::{cases, walks};
use hyena_chase::games::jekinje::{Ended, Happening, Hole, Rest, Setup, Sowing, TOLD_LAPS, Way};
use hyena_chase::games::{Game, Seat, ToAct};
use proptest::prelude::*;

/// The position, as told.
#[derive(Clone, Debug, PartialEq)]
struct Shadow {
    holes: [u8; 12],
    stores: [u8; 2],
    turn: Seat,
    why: Option<Ended>,
    over: bool,
}

impl Shadow {
    fn begin(setup: &Setup) -> Shadow {
        let start = setup.start;
        Shadow { holes: start.board, stores: start.stores, turn: start.to_move, why: None, over: false }
    }

    /// Hears what a move did, which began on `before`.
    fn hears(&mut self, told: &[Happening], before: [u8; 12], way: Way) {
        let mut last: Option<Hole> = None;
        for happening in told {
            assert!(!self.over, "nothing happens after the end");
            match *happening {
                Happening::Lap { seat, from, seeds, way: told, to } => {
                    assert_eq!((seat, told), (self.turn, way));
                    assert!(last.is_none_or(|last| last == from), "a lap begins where the one before ended");
                    assert_eq!(std::mem::take(&mut self.holes[from.index()]), seeds);
                    let mut at = from;
                    for _ in 0..seeds {
                        at = at.next(way);
                        self.holes[at.index()] += 1;
                    }
                    assert_eq!(at, to);
                    last = Some(to);
                }
                Happening::Rested { seat, hole, why } => {
                    assert_eq!((seat, Some(hole)), (self.turn, last));
                    assert_eq!(why == Rest::OnSeeds, self.holes[hole.index()] > 1);
                }
                Happening::Captured { seat, from, hole, seeds, store } => {
                    assert_eq!((seat, Some(from)), (self.turn, last));
                    let taken = std::mem::take(&mut self.holes[hole.index()]);
                    assert_eq!((std::mem::take(&mut self.holes[from.index()]), taken + 1), (1, seeds));
                    self.stores[seat.index()] += seeds;
                    assert_eq!(self.stores[seat.index()], store);
                }
                Happening::Endless { seat, closes } => {
                    assert_eq!(seat, self.turn);
                    let laps = told.iter().filter(|told| matches!(told, Happening::Lap { .. })).count();
                    assert_eq!(laps as u32, closes.map_or(TOLD_LAPS, |closes| closes.min(TOLD_LAPS)));
                    self.why = Some(Ended::Loop);
                }
                Happening::Repeated { seat } => {
                    assert_eq!(seat, self.turn);
                    self.why = Some(Ended::Loop);
                }
                Happening::PutBack => self.holes = before,
                Happening::Stuck { seat } => {
                    assert_eq!(seat, self.turn.next(2));
                    self.why = Some(Ended::Stuck);
                }
                Happening::Took { seat, seeds, store } => {
                    let row = Hole::row(seat).map(|hole| std::mem::take(&mut self.holes[hole.index()])).sum::<u8>();
                    assert_eq!((row, row > 0), (seeds, true));
                    self.stores[seat.index()] += seeds;
                    assert_eq!(self.stores[seat.index()], store);
                }
                Happening::Passed { to } => {
                    assert_eq!(to, self.turn.next(2));
                    self.turn = to;
                }
                Happening::Over => self.over = true,
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn what_happened_is_told_once_and_fully(setup in setups(), choices in walks(200)) {
        let game = Sowing::new(setup).expect("a game");
        prop_assume!(game.why().is_none());
        let mut shadow = Shadow::begin(&setup);
        walk(game, &choices, |played: &Played<Sowing>| {
            shadow.hears(played.told, played.before.board().holes(), played.mv.way);
            let game = played.after;
            let turn = match Game::to_act(game) {
                ToAct::Seat(seat) => seat,
                // Nobody is to act: whose turn it was stays unsaid.
                _ => shadow.turn,
            };
            let stores = [0, 1].map(|seat| game.store(Seat::new(seat)));
            let over = game.why().is_some();
            let seen = Shadow { holes: game.board().holes(), stores, turn, why: game.why(), over };
            assert_eq!(shadow, seen, "after {:?}: {:?}", played.mv, played.told);
        });
    }
}
