//! Ways to pay in the hyena game, and whole games played by them.

use crate::chance::{Seed, Stream};
use crate::games::hyena::{Chase, Fee, Happening, Move};
use crate::games::{Game, Sink, ToAct};
use std::fmt;

/// A way to pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Policy {
    /// Pays whatever can be paid, at once, before each throw.
    Prompt,
    /// Pays fees as `Prompt` does, but missing days only where no throws could add up to them any more.
    Never,
    /// Pays each thing that can be paid with chance 1/2.
    Random,
}

/// A policy with the numbers that it chooses by.
#[derive(Debug)]
pub struct Chooser {
    policy: Policy,
    choices: Stream,
}

/// Someone who says what is paid.
pub trait Chooses {
    /// Chooses what the seat to act pays now, before its next throw; `None` to throw.
    fn pays(&mut self, game: &Chase) -> Option<Fee>;
}

/// A game that was given up after [`TooLong::THROWS`] throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

impl Policy {
    /// All policies.
    pub const ALL: [Policy; 3] = [Policy::Prompt, Policy::Never, Policy::Random];

    /// Returns the name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Policy::Prompt => "prompt",
            Policy::Never => "never",
            Policy::Random => "random",
        }
    }

    /// Finds a policy by its name.
    #[must_use]
    pub fn named(name: &str) -> Option<Policy> {
        Policy::ALL.into_iter().find(|policy| policy.name() == name)
    }

    /// Chooses what the seat to act pays now, before its next throw, chance by `choices`; `None` to throw.
    #[inline]
    pub fn pays(self, game: &Chase, choices: &mut Stream) -> Option<Fee> {
        let fee = game.payment()?;
        let pays = match self {
            Policy::Prompt => true,
            Policy::Never => match fee {
                Fee::MissingDays(days) => out_of_reach(game, days),
                _ => true,
            },
            Policy::Random => choices.draw() >> 63 == 1,
        };
        pays.then_some(fee)
    }
}

impl Chooser {
    /// Makes a chooser whose choices are `seed`'s, independent of its throws.
    #[must_use]
    pub fn new(policy: Policy, seed: Seed) -> Chooser {
        Chooser { policy, choices: seed.choices() }
    }
}

impl Chooses for Chooser {
    #[inline]
    fn pays(&mut self, game: &Chase) -> Option<Fee> {
        self.policy.pays(game, &mut self.choices)
    }
}

impl TooLong {
    /// The number of throws after which a game is given up.
    pub const THROWS: u64 = 1_000_000;
}

/// Plays `game` to its end, telling `moves` each move and `sink` what it did; returns the number of throws.
///
/// # Errors
/// `TooLong` when a million throws did not end it.
pub fn play_out(
    game: &mut Chase,
    throws: &mut Stream,
    chooser: &mut impl Chooses,
    moves: &mut impl Sink<Move>,
    sink: &mut impl Sink<Happening>,
) -> Result<u64, TooLong> {
    for made in 0..TooLong::THROWS {
        while let Some(fee) = chooser.pays(game) {
            let mv = Move::Pay(fee);
            if game.play_in_place(mv, sink).is_err() {
                break;
            }
            moves.tell(mv);
        }
        let Some(mv) = game.throw(throws.draw()) else { return Ok(made) };
        if game.play_in_place(mv, sink).is_err() {
            return Ok(made);
        }
        moves.tell(mv);
    }
    Err(TooLong)
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game was given up: {} throws did not end it", TooLong::THROWS)
    }
}

impl std::error::Error for TooLong {}

/// Says whether no throws can bring the mother to act over the `days` that she misses.
fn out_of_reach(game: &Chase, days: u8) -> bool {
    let ToAct::Seat(seat) = game.to_act() else { return false };
    game.rules().is_out_of_reach(game.mothers()[seat.index()].way(), days)
}
