//! The position: the seeds in holes and stores, whose turn it is, and what can be asked of it.

use super::board::Board;
use super::hole::Way;
use super::moves::{Illegal, Move, Playable};
use super::options::{Direction, Options};
use super::setup::Setup;
use crate::games::{Seat, ToAct, WIN_POINTS};

/// A game in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Sowing {
    pub(super) setup: Setup,
    pub(super) board: Board,
    pub(super) stores: [u8; 2],
    pub(super) turn: Seat,
    pub(super) why: Option<Ended>,
    /// The positions since the last capture, which nothing can undo, the present one last; see [`Sowing::key`].
    pub(super) seen: Vec<u128>,
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ended {
    /// The player to move had no playable hole (J8).
    Stuck,
    /// A position came again, or a sowing never ended (J9).
    Loop,
}

/// How a seat ended (J10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// With more seeds.
    Won,
    /// With 24 seeds, as the other.
    Drew,
    /// With fewer seeds.
    Lost,
}

impl Sowing {
    /// Returns the options played by.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.setup.options
    }

    /// Returns the seeds in the holes, none at the end.
    #[must_use]
    pub fn board(&self) -> Board {
        self.board
    }

    /// Returns the seeds in a seat's store.
    #[must_use]
    pub fn store(&self, seat: Seat) -> u8 {
        self.stores[seat.index()]
    }

    /// Returns why the game is over; `None` while it goes on.
    #[must_use]
    pub fn why(&self) -> Option<Ended> {
        self.why
    }

    /// Says who acts next.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        if self.why.is_some() { ToAct::Over } else { ToAct::Seat(self.turn) }
    }

    /// Returns the moves that may be made.
    #[must_use]
    #[inline]
    pub fn playable(&self) -> Playable {
        if self.why.is_some() {
            return Playable::NONE;
        }
        Playable::of(self.board, self.turn, self.setup.options.direction == Direction::Either)
    }

    /// Checks that `mv` may be made.
    ///
    /// # Errors
    /// Why it may not.
    #[inline]
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.playable().contains(mv) { Ok(()) } else { Err(self.why_not(mv)) }
    }

    #[cold]
    fn why_not(&self, mv: Move) -> Illegal {
        match mv.hole {
            _ if self.why.is_some() => Illegal::Over,
            hole if hole.owner() != self.turn => Illegal::NotYours(hole),
            _ if mv.way == Way::Clockwise && self.setup.options.direction != Direction::Either => Illegal::Clockwise,
            hole if self.board.seeds(hole) == 0 => Illegal::Empty(hole),
            hole => Illegal::DoesNotFeed(hole),
        }
    }

    /// Returns how each seat ended, by seat (J10); `None` while the game goes on.
    #[must_use]
    pub fn standings(&self) -> Option<Vec<Standing>> {
        let standing = |mine: u8, other: u8| match mine.cmp(&other) {
            std::cmp::Ordering::Greater => Standing::Won,
            std::cmp::Ordering::Equal => Standing::Drew,
            std::cmp::Ordering::Less => Standing::Lost,
        };
        let [b, a] = self.stores;
        self.why.map(|_| vec![standing(b, a), standing(a, b)])
    }

    /// Packs the board and who moves; the stores are the same as long as nothing is captured.
    #[inline]
    pub(super) fn key(&self) -> u128 {
        self.board.0 | (self.turn.index() as u128) << 96
    }
}

impl Ended {
    /// Returns the word used on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Ended::Stuck => "stuck",
            Ended::Loop => "loop",
        }
    }
}

impl Standing {
    /// Returns the points it counts in a series (E3).
    #[must_use]
    pub fn points(self) -> u32 {
        match self {
            Standing::Won => WIN_POINTS,
            Standing::Drew => 1,
            Standing::Lost => 0,
        }
    }

    /// Returns the word used in records.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Standing::Won => "won",
            Standing::Drew => "drew",
            Standing::Lost => "lost",
        }
    }
}
