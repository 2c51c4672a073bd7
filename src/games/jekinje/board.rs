//! The seeds in the holes, packed so that a whole lap is one addition.

use super::hole::Hole;
use crate::games::Seat;
use std::fmt;

/// The seeds in the twelve holes, at most 255 in each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board(
    /// A byte for each hole, the first hole lowest; the four highest bytes are 0.
    pub(super) u128,
);

/// The bytes of one row, at the lowest end.
const ROW: u64 = 0xFFFF_FFFF_FFFF;
const ONES: u64 = 0x0101_0101_0101;

impl Board {
    /// No seeds at all.
    pub(super) const EMPTY: Board = Board(0);

    /// Takes the seeds of the holes in the order of sowing.
    #[must_use]
    pub fn new(holes: [u8; Hole::COUNT as usize]) -> Board {
        let mut bytes = [0; 16];
        bytes[..holes.len()].copy_from_slice(&holes);
        Board(u128::from_le_bytes(bytes))
    }

    /// Returns the seeds of the holes in the order of sowing.
    #[must_use]
    pub fn holes(self) -> [u8; Hole::COUNT as usize] {
        let mut holes = [0; Hole::COUNT as usize];
        let len = holes.len();
        holes.copy_from_slice(&self.0.to_le_bytes()[..len]);
        holes
    }

    /// Returns the seeds in one hole.
    #[must_use]
    #[inline]
    pub const fn seeds(self, hole: Hole) -> u8 {
        (self.0 >> (8 * hole.index())) as u8
    }

    /// Returns the seeds in a seat's row, which are 255 at most.
    #[must_use]
    #[inline]
    pub const fn row(self, seat: Seat) -> u8 {
        // The product's sixth byte is the sum of all six.
        (self.row_bytes(seat).wrapping_mul(ONES) >> 40) as u8
    }

    /// Says whether a seat's row holds no seed.
    #[must_use]
    #[inline]
    pub const fn is_empty(self, seat: Seat) -> bool {
        self.row_bytes(seat) == 0
    }

    /// Returns the board with one hole emptied.
    #[must_use]
    #[inline]
    pub const fn without(self, hole: Hole) -> Board {
        Board(self.0 & !(0xFF << (8 * hole.index())))
    }

    /// Returns a byte for each hole of a seat's row, the first lowest.
    #[inline]
    pub(super) const fn row_bytes(self, seat: Seat) -> u64 {
        (self.0 >> (48 * seat.index())) as u64 & ROW
    }

    /// Returns the board as a mirror shows it, 1B in the place of 6A.
    #[inline]
    pub(super) const fn mirrored(self) -> Board {
        Board(self.0.swap_bytes() >> 32)
    }

    /// Returns the board as the other player sees it, 1B in the place of 1A.
    #[inline]
    pub(super) const fn turned(self) -> Board {
        Board(self.0 >> 48 | (self.0 & ROW as u128) << 48)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let holes = self.holes();
        let (bottom, top) = holes.split_at(usize::from(Hole::ROW));
        write!(f, "{bottom:?} / {top:?}")
    }
}
