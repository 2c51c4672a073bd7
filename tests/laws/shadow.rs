//! What happened is told once and fully: a shadow that only listens comes to the same position.

use crate::battery::{Played, walk};
use crate::setups::{cases, rules, setups, walks};
use hyena_chase::games::hyena::{Chase, Day, Fate, Happening, Lock, Mother, Mover, Setup, Tabas, Way};
use hyena_chase::games::{Game, Seat, ToAct};
use proptest::prelude::*;

/// A mother or the hyena, as told.
#[derive(Clone, Debug, PartialEq)]
struct Piece {
    at: Day,
    way: Way,
    free: bool,
}

/// A mother and her player's line of the ledger, as told.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    piece: Piece,
    fate: Fate,
    bank: u32,
    tabas: Tabas,
}

/// The position, as told.
#[derive(Clone, Debug, PartialEq)]
struct Shadow {
    lines: Vec<Line>,
    hyena: Option<(Seat, Piece)>,
    turn: Seat,
    throws: u8,
    over: bool,
}

impl Shadow {
    fn begin(setup: &Setup) -> Shadow {
        let piece = Piece { at: Day(0), way: Way::Out, free: setup.rules.leave == Lock::Pay(0) };
        let line = Line { piece, fate: Fate::Travelling, bank: 0, tabas: Tabas(0) };
        let lines = vec![line; usize::from(setup.seats)];
        Shadow { lines, hyena: None, turn: setup.first, throws: 0, over: false }
    }

    fn of(game: &Chase) -> Shadow {
        let line = |mother: &Mother| Line {
            piece: Piece { at: mother.at(), way: mother.way(), free: mother.is_free() },
            fate: mother.fate(),
            bank: mother.bank(),
            tabas: mother.tabas(),
        };
        let hyena = game.hyena().map(|h| (h.player(), Piece { at: h.at(), way: h.way(), free: h.is_free() }));
        let (turn, over) = match game.to_act() {
            ToAct::Seat(seat) | ToAct::Chance(seat) => (seat, false),
            ToAct::Over => (Seat::new(0), true),
        };
        Shadow { lines: game.mothers().iter().map(line).collect(), hyena, turn, throws: game.throws_in_turn(), over }
    }

    fn piece(&mut self, mover: Mover) -> &mut Piece {
        match mover {
            Mover::Mother(seat) => &mut self.lines[seat.index()].piece,
            Mover::Hyena => &mut self.hyena.as_mut().expect("a hyena was won").1,
        }
    }

    fn hears(&mut self, happening: &Happening) {
        assert!(!self.over, "nothing happens after the end");
        match *happening {
            Happening::Threw { seat, .. } => {
                assert_eq!(seat, self.turn);
                self.throws = self.throws.saturating_add(1);
            }
            Happening::Kept { seat, held } => {
                self.lines[seat.index()].tabas.0 += 1;
                assert_eq!(self.lines[seat.index()].tabas, held);
            }
            Happening::Paid { seat, price, held, .. } => {
                self.lines[seat.index()].tabas.0 -= price.0;
                assert_eq!(self.lines[seat.index()].tabas, held);
            }
            Happening::Freed { mover, at } => {
                assert_eq!(self.piece(mover).at, at);
                self.piece(mover).free = true;
                if let Mover::Mother(seat) = mover {
                    self.lines[seat.index()].bank = 0;
                }
            }
            Happening::Moved { mover, from, to, way } => {
                let piece = self.piece(mover);
                assert_eq!((piece.at, piece.way), (from, way));
                assert!(if way == Way::Out { to > from } else { to < from }, "{happening:?}");
                piece.at = to;
            }
            Happening::AtWell { mover } => {
                let piece = self.piece(mover);
                piece.way = Way::Back;
                piece.free = false;
            }
            Happening::Banked { seat, points, bank } => {
                self.lines[seat.index()].bank += u32::from(points);
                assert_eq!(self.lines[seat.index()].bank, bank);
            }
            Happening::Lost { seat, .. } => assert_eq!(seat, self.turn),
            Happening::Home { seat } => {
                let line = &mut self.lines[seat.index()];
                assert_eq!((line.piece.at, line.fate), (Day(0), Fate::Travelling));
                line.fate = Fate::Home;
                line.piece.free = false;
            }
            Happening::Won { seat } => {
                assert!(self.hyena.is_none(), "won once");
                self.hyena = Some((seat, Piece { at: Day(0), way: Way::Out, free: false }));
            }
            Happening::Ate { seat, day } => {
                let line = &mut self.lines[seat.index()];
                assert_eq!((line.piece.at, line.fate), (day, Fate::Travelling));
                line.fate = Fate::Eaten;
                line.piece.free = false;
            }
            Happening::HyenaHome => {
                let piece = self.piece(Mover::Hyena);
                assert_eq!((piece.at, piece.way), (Day(0), Way::Back));
            }
            Happening::Passed { to } => {
                self.turn = to;
                self.throws = 0;
            }
            Happening::Over => self.over = true,
        }
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn what_happened_is_told_once_and_fully(setup in setups(rules()), choices in walks(600)) {
        let game = Chase::new(setup).expect("a good setup");
        let mut shadow = Shadow::begin(&setup);
        prop_assert_eq!(&shadow, &Shadow::of(&game));
        walk(game, &choices, |played: &Played<Chase>| {
            played.told.iter().for_each(|happening| shadow.hears(happening));
            let mut seen = Shadow::of(played.after);
            if seen.over {
                // Nobody is to act: whose turn it was stays unsaid.
                seen.turn = shadow.turn;
            }
            assert_eq!(shadow, seen, "after {:?}: {:?}", played.mv, played.told);
            let well = played.after.well();
            assert!(shadow.lines.iter().all(|line| line.piece.at <= well), "in range");
            assert!(shadow.hyena.iter().all(|(_, piece)| piece.at <= well), "in range");
        });
    }
}
