//! How one game is told as text.

use super::tags::{Tag, Tags, Taken};
use crate::games::{Game, Seat};

/// A game that can be written and read.
pub trait Notation: Game {
    /// The value of the tag `Game`.
    const NAME: &'static str;

    /// Writes the setup as tags, in canonical order, `Seats` left out.
    fn write_setup(setup: &Self::Setup) -> (Vec<Tag>, Vec<Tag>);

    /// Takes the setup's tags out of `tags`, which name `seats` players.
    ///
    /// # Errors
    /// The first tag that is missing or wrong.
    fn read_setup(tags: &mut Tags, seats: u8) -> Taken<Self::Setup, Self::Refusal>;

    /// Writes a move.
    fn write_move(mv: Self::Move) -> String;

    /// Reads a token that may stand in this position; whether the move is legal is the game's to say.
    fn read_move(&self, token: &str) -> Option<Self::Move>;

    /// Returns the number that must stand, with a dot, before the next move: `ply` moves were made, the last by `last`.
    fn mark(&self, ply: usize, last: Option<Seat>) -> Option<u32>;

    /// Writes how the game ended; `None` while it goes on.
    fn write_result(&self) -> Option<String>;
}
