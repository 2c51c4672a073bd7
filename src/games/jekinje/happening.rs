//! What a move did, told once: pictures, sentences, sounds and messages are each a function of this list.

use super::hole::{Hole, Way};
use crate::games::Seat;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// All seeds of a hole were lifted and sown one by one into the holes that follow (J1, J2).
    ///
    /// Of an endless sowing only the first laps are told.
    Lap {
        /// Whose move.
        seat: Seat,
        /// The hole that was lifted.
        from: Hole,
        /// Its seeds.
        seeds: u8,
        /// Which way they were sown.
        way: Way,
        /// The hole where the last seed fell.
        to: Hole,
    },
    /// The sowing came to rest and nothing was captured.
    Rested {
        /// Whose move.
        seat: Seat,
        /// Where the last seed lies.
        hole: Hole,
        /// Why nothing was captured.
        why: Rest,
    },
    /// The last seed was moved into the next hole and all its seeds were captured (J4).
    Captured {
        /// Who captured.
        seat: Seat,
        /// Where the last seed lay, empty now.
        from: Hole,
        /// The next hole, empty now.
        hole: Hole,
        /// How many, the last seed included.
        seeds: u8,
        /// What the store holds now.
        store: u8,
    },
    /// The sowing never ends (J9).
    Endless {
        /// Whose move.
        seat: Seat,
        /// After so many laps the first lift comes again; `None` where it did not within [`super::MOST_LAPS`].
        closes: Option<u32>,
    },
    /// The position, with the same player to move, has come up again (J9).
    Repeated {
        /// Whose move brought it.
        seat: Seat,
    },
    /// The board was put back as it stood before the move, which ended in a loop (J9).
    PutBack,
    /// A player has no playable hole (J8).
    Stuck {
        /// Who.
        seat: Seat,
    },
    /// The seeds of the own row were taken at the end (J8); a row without any is not told of.
    Took {
        /// By whom.
        seat: Seat,
        /// How many.
        seeds: u8,
        /// What the store holds now.
        store: u8,
    },
    /// The other player moves now.
    Passed {
        /// Who.
        to: Seat,
    },
    /// The game is over.
    Over,
}

/// Why nothing was captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rest {
    /// The last seed fell into an empty hole of the mover's own (J3).
    OwnHole,
    /// The next hole is empty (J5).
    NextEmpty,
    /// The next hole is the mover's own (J5).
    NextOwn,
    /// The capture would have left the opponent's row without a seed (J6).
    WouldStarve,
    /// The last seed of the single lap fell on other seeds.
    OnSeeds,
}
