//! A position as one line of JSON (RECORD.md, "The command line").

mod hyena;
mod jekinje;

use hyena_chase::record::Notation;

/// A game whose positions are printed.
pub trait Shown: Notation {
    /// Writes the position after `ply` tokens, the last of which was `mv`.
    fn position(&self, ply: usize, mv: Option<Self::Move>) -> String;
}
