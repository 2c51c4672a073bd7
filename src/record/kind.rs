//! Which game a text is.

use super::error::{Problem, ReadError, quote};
use super::notation::Notation;
use super::read::{MOST_BYTES, read_heading};
use crate::games::hyena::Chase;
use crate::games::jekinje::Sowing;
use std::convert::Infallible;

/// The games that are read here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The Hyena Chase.
    Hyena,
    /// Je ki n je.
    Jekinje,
}

impl Kind {
    /// All games, the first one first.
    pub const ALL: [Kind; 2] = [Kind::Hyena, Kind::Jekinje];

    /// Returns the value of the tag `Game`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Kind::Hyena => Chase::NAME,
            Kind::Jekinje => Sowing::NAME,
        }
    }

    /// Finds a game by its name in records.
    #[must_use]
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Says which game a text is, by its tag `Game`; the rest of it is not looked at.
    ///
    /// # Errors
    /// Where the tags are wrong, or the game is none of these.
    pub fn of(text: &str) -> Result<Kind, ReadError<Infallible>> {
        if text.len() > MOST_BYTES {
            return Err(Problem::TooLong.at(1, 1));
        }
        let game = read_heading(text)?;
        Kind::named(&game.value()).ok_or_else(|| {
            let (line, column) = game.at();
            Problem::OtherGame(quote(&game.value())).at(line, column)
        })
    }
}
