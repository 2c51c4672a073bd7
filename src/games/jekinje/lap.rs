//! One lap, what comes of laps that follow each other (J1, J2), and how an endless sowing is known (J9).

use super::board::Board;
use super::hole::Hole;
use super::options::Laps;

/// After so many laps a sowing that has neither ended nor returned to its first lift counts as endless (J9).
///
/// That is exact as far as is known. `lab laps --positions 400000000 --seed 00000000000000000000000000000001 --most 65536`
/// draws positions of every number of seeds and finds the whole sowing that each belongs to, forwards and back to its first
/// lift, so that long ones are drawn the more often. Of 400 million, 399769249 belonged to sowings that end: the longest has
/// 1554 laps, 54 have more than 1023 and none more than 2047, each doubling being 7 to 20 times rarer than the one before.
/// 143589 belonged to endless ones that close within 65536 laps, 71 of them within 31. The other 87162 neither end nor
/// begin nor close within 65536 laps either way. So the bound is ten times the longest sowing that is known to end. It
/// costs an endless sowing less than a tenth of a millisecond, and there are two of those in a hundred random games.
pub const MOST_LAPS: u32 = 1 << 14;

/// The most laps of a sowing that is known to end: 6B from `1 0 6 7 6 1 / 1 2 3 0 10 0`, found by that search.
pub const LONGEST_KNOWN: u32 = 1554;

/// Of an endless sowing so many laps are told; the others are alike.
pub const TOLD_LAPS: u32 = 24;

/// A board on which one hole, not empty, is about to be lifted and sown anti-clockwise.
///
/// A clockwise sowing is the anti-clockwise one of the board seen in a mirror.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lift(
    /// The board, and above it a byte that is the hole.
    u128,
);

/// How one lap ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lap {
    /// The last seed fell into a hole that was not empty; with the option of a single lap the turn ends here.
    OnSeeds(Lift),
    /// The last seed fell into an empty hole.
    InEmpty(Board, Hole),
}

/// How a sowing ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sown {
    /// The last seed of the last lap lies in `hole`.
    Rests {
        /// The board then.
        board: Board,
        /// Where it lies.
        hole: Hole,
        /// How many laps there were.
        laps: u32,
    },
    /// It never ends (J9).
    Endless {
        /// After so many laps the first lift comes again; `None` where it did not within the laps that were tried.
        closes: Option<u32>,
    },
}

/// Sows lap after lap, at most `most` of them, and calls `tell` with each lift and with the hole where its last seed fell.
///
/// A lap is one-to-one on boards and holes ([`Lift::back`] undoes it), so an endless sowing returns to its very first
/// lift, and that one is all that has to be remembered.
#[inline]
pub fn sow(first: Lift, laps: Laps, most: u32, mut tell: impl FnMut(Lift, Hole)) -> Sown {
    let mut lift = first;
    let mut made = 0;
    while made < most {
        made += 1;
        match lift.sown() {
            Lap::InEmpty(board, hole) => {
                tell(lift, hole);
                return Sown::Rests { board, hole, laps: made };
            }
            Lap::OnSeeds(next) => {
                tell(lift, next.hole());
                if laps == Laps::Single {
                    return Sown::Rests { board: next.board(), hole: next.hole(), laps: made };
                }
                if next == first {
                    return Sown::Endless { closes: Some(made) };
                }
                lift = next;
            }
        }
    }
    Sown::Endless { closes: None }
}

impl Lift {
    /// Makes ready to lift `hole`; `None` where it is empty.
    #[must_use]
    #[inline]
    pub const fn new(board: Board, hole: Hole) -> Option<Lift> {
        if board.seeds(hole) > 0 && board.seeds(hole) as usize <= MOST_SEEDS {
            Some(Lift::packed(board, hole))
        } else {
            None
        }
    }

    /// Returns the board before the lift.
    #[must_use]
    #[inline]
    pub const fn board(self) -> Board {
        Board(self.0 & (HOLE - 1))
    }

    /// Returns the hole to be lifted.
    #[must_use]
    #[inline]
    pub const fn hole(self) -> Hole {
        Hole::packed((self.0 >> HOLE_BITS) as u8)
    }

    /// Returns the seeds to be sown, at least 1.
    #[must_use]
    #[inline]
    pub const fn seeds(self) -> u8 {
        (self.0 >> (8 * self.hole().index())) as u8
    }

    /// Sows one lap (J1).
    #[must_use]
    #[inline]
    pub fn sown(self) -> Lap {
        let change = CHANGES[self.hole().index()][self.seeds() as usize];
        let next = Lift(self.0.wrapping_add(change));
        if next.seeds() > 1 { Lap::OnSeeds(next) } else { Lap::InEmpty(next.board(), next.hole()) }
    }

    /// Returns the lift from which a lap led to this one; `None` where it holds a single seed, which no lap leads to.
    ///
    /// So a sowing that begins with a single seed always ends: it was never on a way that closes.
    #[must_use]
    pub fn back(self) -> Option<Lift> {
        (self.seeds() > 1).then(|| Lift::leading_to(self.board(), self.hole()))
    }

    /// Returns the one lift whose lap ends with its last seed in `hole`, which must hold one, and leaves `board`.
    ///
    /// Seeds are taken up backwards, one from each hole, until one is found empty: the hole that had been lifted. Every
    /// other hole on the way was sown at least as often as it is taken from here.
    #[must_use]
    pub fn leading_to(board: Board, hole: Hole) -> Lift {
        let (mut holes, mut at, mut hand) = (board.holes(), hole.index(), 0);
        while holes[at] > 0 {
            holes[at] -= 1;
            hand += 1;
            at = if at > 0 { at - 1 } else { holes.len() - 1 };
        }
        holes[at] = hand;
        Lift::packed(Board::new(holes), Hole::packed(at as u8))
    }

    #[inline]
    const fn packed(board: Board, hole: Hole) -> Lift {
        Lift(board.0 | (hole.index() as u128) << HOLE_BITS)
    }
}

const HOLE_BITS: u32 = 8 * Hole::COUNT as u32;
const HOLE: u128 = 1 << HOLE_BITS;
const MOST_SEEDS: usize = super::setup::SEEDS as usize;

/// What a lap adds to a packed lift, by hole and by seeds: the seeds sown, less those lifted, and the way to the last hole.
static CHANGES: [[u128; MOST_SEEDS + 1]; Hole::COUNT as usize] = changes();

const fn changes() -> [[u128; MOST_SEEDS + 1]; Hole::COUNT as usize] {
    let mut changes = [[0_u128; MOST_SEEDS + 1]; Hole::COUNT as usize];
    let mut hole = 0;
    while hole < changes.len() {
        let (mut sown, mut last, mut seeds) = (0_u128, hole, 1);
        while seeds <= MOST_SEEDS {
            last = (last + 1) % changes.len();
            sown += 1 << (8 * last);
            let lifted = (seeds as u128) << (8 * hole);
            let (to, from) = ((last as u128) << HOLE_BITS, (hole as u128) << HOLE_BITS);
            changes[hole][seeds] = sown.wrapping_sub(lifted).wrapping_add(to).wrapping_sub(from);
            seeds += 1;
        }
        hole += 1;
    }
    changes
}
