//! What can be done in a turn, and why something cannot.

use super::board::Board;
use super::hole::{Hole, Way};
use crate::games::Seat;
use std::fmt;

/// A hole is lifted and sown this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Which.
    pub hole: Hole,
    /// Which way.
    pub way: Way,
}

/// The moves that one seat may make, a small set that is counted and looked into without a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playable {
    seat: Seat,
    /// The highest bit of a byte for each hole that may be sown anti-clockwise.
    anticlockwise: u64,
    clockwise: u64,
}

/// Why a move may not be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The hole is the opponent's.
    NotYours(Hole),
    /// The hole is empty.
    Empty(Hole),
    /// Without the option nobody sows clockwise.
    Clockwise,
    /// The opponent's row is empty, and this sowing does not reach it (J7).
    DoesNotFeed(Hole),
}

impl Move {
    /// Lifts `hole` and sows it anti-clockwise.
    #[must_use]
    pub const fn new(hole: Hole) -> Move {
        Move { hole, way: Way::Anticlockwise }
    }
}

impl Playable {
    /// No moves.
    pub(super) const NONE: Playable = Playable { seat: Seat::new(0), anticlockwise: 0, clockwise: 0 };

    /// Finds the moves of `seat`: J1, J7.
    #[inline]
    pub(super) fn of(board: Board, seat: Seat, either: bool) -> Playable {
        // A byte of 1 to 48 reaches its highest bit by adding 127.
        let held = (board.row_bytes(seat) + 0x7F7F_7F7F_7F7F) & 0x8080_8080_8080;
        let clockwise = if either { held } else { 0 };
        let mut playable = Playable { seat, anticlockwise: held, clockwise };
        if board.is_empty(seat.next(2)) {
            playable.anticlockwise &= feeding(board, seat, Way::Anticlockwise);
            playable.clockwise &= feeding(board, seat, Way::Clockwise);
        }
        playable
    }

    /// Returns how many there are.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.anticlockwise.count_ones() + self.clockwise.count_ones()
    }

    /// Says whether there are none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.anticlockwise | self.clockwise == 0
    }

    /// Returns move `n` from 0: anti-clockwise ones before clockwise ones, each from the first hole to the sixth.
    #[must_use]
    #[inline]
    pub fn get(self, n: u32) -> Option<Move> {
        let ones = self.anticlockwise.count_ones();
        let (mut marks, mut skip, way) = if n < ones {
            (self.anticlockwise, n, Way::Anticlockwise)
        } else {
            (self.clockwise, n - ones, Way::Clockwise)
        };
        while skip > 0 && marks != 0 {
            marks &= marks - 1;
            skip -= 1;
        }
        let first = Hole::ROW * self.seat.index() as u8;
        (marks != 0).then(|| Move { hole: Hole::packed(first + (marks.trailing_zeros() / 8) as u8), way })
    }

    /// Lists them in that order.
    pub fn iter(self) -> impl Iterator<Item = Move> {
        (0..self.len()).filter_map(move |n| self.get(n))
    }

    /// Says whether `mv` is one of them.
    #[must_use]
    #[inline]
    pub fn contains(self, mv: Move) -> bool {
        let marks = match mv.way {
            Way::Anticlockwise => self.anticlockwise,
            Way::Clockwise => self.clockwise,
        };
        mv.hole.owner() == self.seat && marks >> (8 * mv.hole.number() - 1) & 1 == 1
    }
}

/// Marks the holes of `seat` whose first sowing reaches the other row (J7).
#[cold]
fn feeding(board: Board, seat: Seat, way: Way) -> u64 {
    let reaches = |hole: &Hole| {
        let steps = match way {
            Way::Anticlockwise => Hole::ROW + 1 - hole.number(),
            Way::Clockwise => hole.number(),
        };
        board.seeds(*hole) >= steps
    };
    Hole::row(seat).filter(reaches).map(|hole| 1 << (8 * hole.number() - 1)).sum()
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Over => f.write_str("the game is over"),
            Illegal::NotYours(hole) => write!(f, "{hole} is the opponent's"),
            Illegal::Empty(hole) => write!(f, "{hole} is empty"),
            Illegal::Clockwise => f.write_str("nobody sows clockwise here"),
            Illegal::DoesNotFeed(hole) => write!(f, "{hole} does not reach the opponent's row, which is empty"),
        }
    }
}

impl std::error::Error for Illegal {}
