//! How one game is told as text.

use super::error::Detail;
use super::tags::{Tag, Tags};
use crate::games::{Game, Seat};
use std::fmt::Write;

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
    fn read_setup<D: Detail>(tags: &mut Tags, seats: u8) -> Result<Self::Setup, D::Error<Self::Refusal>>;

    /// Writes a move.
    fn write_move(mv: Self::Move) -> String;

    /// Reads a token that may stand in this position; whether the move is legal is the game's to say.
    fn read_move(&self, token: &str) -> Option<Self::Move>;

    /// Returns the number that must stand, with a dot, before the next move: `ply` moves were made, the last by `last`.
    fn mark(&self, ply: usize, last: Option<Seat>) -> Option<u32>;

    /// Writes how the game ended; `None` while it goes on.
    fn write_result(&self) -> Option<String>;
}

/// Writes how each seat ended, by seat.
pub(super) fn write_standings(names: &mut dyn Iterator<Item = &'static str>) -> String {
    let mut out = String::new();
    for (number, name) in (1..).zip(names) {
        let between = if number == 1 { "" } else { ", " };
        // Writing to a text cannot fail.
        let _ = write!(out, "{between}{number} {name}");
    }
    out
}
