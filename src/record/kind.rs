//! Which game a text is.

use super::error::{Brief, Detail, InBrief, InFull, Problem, ReadError, quote};
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
    pub const fn name(self) -> &'static str {
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
        Kind::telling::<InFull>(text)
    }

    /// Says which game a text is as [`Kind::of`] does, but not why the tags are wrong.
    ///
    /// # Errors
    /// Where the tags are wrong.
    pub fn of_in_brief(text: &str) -> Result<Kind, Brief> {
        Kind::telling::<InBrief>(text)
    }

    fn telling<D: Detail>(text: &str) -> Result<Kind, D::Error<Infallible>> {
        if text.len() > MOST_BYTES {
            return Err(D::error((1, 1), || Problem::TooLong));
        }
        let game = read_heading::<D>(text)?;
        Kind::named(&game.value()).ok_or_else(|| D::error(game.at(), || Problem::OtherGame(quote(&game.value()))))
    }
}
