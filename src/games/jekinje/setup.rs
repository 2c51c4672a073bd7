//! What is chosen before the game, and why it may make no game.

use super::hole::{B, Hole};
use super::options::Options;
use crate::games::Seat;
use std::fmt;

/// The seeds of a game, in the holes and in the stores together.
pub const SEEDS: u8 = 48;

/// What is chosen before the game, unchecked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What is told otherwise elsewhere.
    pub options: Options,
    /// The position from which the game is played.
    pub start: Start,
    /// How many players: two.
    pub seats: u8,
}

/// A position from which a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The seeds of the holes in the order of sowing, 1B to 6B and 1A to 6A.
    pub board: [u8; Hole::COUNT as usize],
    /// The seeds in the stores, by seat.
    pub stores: [u8; 2],
    /// Who moves first.
    pub to_move: Seat,
}

/// Why a setup makes no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Not two players.
    Seats(u8),
    /// The seeds are not 48 in all.
    Seeds(u32),
    /// The player to move is none of the two.
    ToMove(Seat),
}

impl Setup {
    /// How many players there are.
    pub const SEATS: u8 = 2;

    /// Checks that this is a game.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), Refusal> {
        if self.seats != Setup::SEATS {
            return Err(Refusal::Seats(self.seats));
        }
        let seeds = self.start.board.iter().chain(&self.start.stores).map(|seeds| u32::from(*seeds)).sum();
        if seeds != u32::from(SEEDS) {
            return Err(Refusal::Seeds(seeds));
        }
        if self.start.to_move.number() > Setup::SEATS {
            return Err(Refusal::ToMove(self.start.to_move));
        }
        Ok(())
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { options: Options::default(), start: Start::default(), seats: Setup::SEATS }
    }
}

impl Default for Start {
    /// Four seeds in each hole, none in the stores; B begins.
    fn default() -> Start {
        Start { board: [SEEDS / Hole::COUNT; Hole::COUNT as usize], stores: [0; 2], to_move: B }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Seats(seats) => write!(f, "2 play, not {seats}"),
            Refusal::Seeds(seeds) => write!(f, "the seeds are 48 in all, not {seeds}"),
            Refusal::ToMove(seat) => write!(f, "seat {} cannot move first: there is no such seat", seat.number()),
        }
    }
}

impl std::error::Error for Refusal {}
