//! The twelve holes in the order of sowing, whose they are, and which way one sows.

use super::board::Board;
use crate::games::Seat;
use std::fmt;
use std::str::FromStr;

/// The seat of the bottom row, which begins unless it is said otherwise.
pub const B: Seat = Seat::new(0);
/// The seat of the top row.
pub const A: Seat = Seat::new(1);

/// A hole, counted from 0 in the order of sowing: 1B to 6B, then 1A to 6A.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hole(u8);

/// Which way a move sows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// From 1B to 6B, then from 1A to 6A: the only way without the option.
    Anticlockwise,
    /// The other way round.
    Clockwise,
}

/// A text that names no hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoHole;

impl Hole {
    /// How many there are.
    pub const COUNT: u8 = 12;
    /// How many there are in a row.
    pub const ROW: u8 = 6;

    /// Takes an index from 0 to 11.
    #[must_use]
    pub const fn new(index: u8) -> Option<Hole> {
        if index < Hole::COUNT { Some(Hole(index)) } else { None }
    }

    /// Lists all holes in the order of sowing.
    pub fn all() -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator {
        (0..Hole::COUNT).map(Hole)
    }

    /// Lists a seat's own holes, its first to its sixth.
    pub fn row(seat: Seat) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator {
        let first = if seat == B { 0 } else { Hole::ROW };
        (first..first + Hole::ROW).map(Hole)
    }

    /// Returns the index from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number in its row, from 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 % Hole::ROW + 1
    }

    /// Returns whose it is.
    #[must_use]
    #[inline]
    pub const fn owner(self) -> Seat {
        if self.0 < Hole::ROW { B } else { A }
    }

    /// Returns the hole that is sown next.
    #[must_use]
    #[inline]
    pub const fn next(self, way: Way) -> Hole {
        match way {
            Way::Anticlockwise => Hole(if self.0 + 1 < Hole::COUNT { self.0 + 1 } else { 0 }),
            Way::Clockwise => Hole(if self.0 > 0 { self.0 - 1 } else { Hole::COUNT - 1 }),
        }
    }

    /// Returns how many holes on `other` is, 0 for itself.
    #[must_use]
    pub const fn steps_to(self, other: Hole, way: Way) -> u8 {
        let steps = (Hole::COUNT + other.0 - self.0) % Hole::COUNT;
        match way {
            Way::Anticlockwise => steps,
            Way::Clockwise => (Hole::COUNT - steps) % Hole::COUNT,
        }
    }

    /// Returns the hole in whose place it is when the board is seen in a mirror: clockwise is then anti-clockwise.
    #[inline]
    pub(super) const fn mirrored(self) -> Hole {
        Hole(Hole::COUNT - 1 - self.0)
    }

    /// Returns the hole in whose place it is when the board is turned, each player in the other's seat.
    #[inline]
    pub(super) const fn opposite(self) -> Hole {
        Hole(if self.0 < Hole::ROW { self.0 + Hole::ROW } else { self.0 - Hole::ROW })
    }

    /// Takes an index that a packed lift holds.
    #[inline]
    pub(super) const fn packed(index: u8) -> Hole {
        debug_assert!(index < Hole::COUNT);
        Hole(index)
    }
}

/// Returns the letter of a seat and its row.
#[must_use]
pub const fn letter(seat: Seat) -> char {
    if seat.index() == B.index() { 'B' } else { 'A' }
}

/// Returns the board as one who sows this way sees it: laps go anti-clockwise, clockwise ones in a mirror. Seen twice it is
/// the board itself.
#[inline]
pub(super) fn seen_by(way: Way, board: Board) -> Board {
    match way {
        Way::Anticlockwise => board,
        Way::Clockwise => board.mirrored(),
    }
}

#[inline]
pub(super) fn hole_seen_by(way: Way, hole: Hole) -> Hole {
    match way {
        Way::Anticlockwise => hole,
        Way::Clockwise => hole.mirrored(),
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number(), letter(self.owner()))
    }
}

impl FromStr for Hole {
    type Err = NoHole;

    fn from_str(text: &str) -> Result<Hole, NoHole> {
        let [number @ b'1'..=b'6', row @ (b'A' | b'B')] = *text.as_bytes() else { return Err(NoHole) };
        Ok(Hole(number - b'1' + if row == b'A' { Hole::ROW } else { 0 }))
    }
}

impl fmt::Display for NoHole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a hole is 1B to 6B or 1A to 6A")
    }
}

impl std::error::Error for NoHole {}
