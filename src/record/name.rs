//! Players' names.

use crate::games::Seat;
use std::fmt;

/// A player's name: 1 to 24 characters, none of which controls the line or the direction of writing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// Nothing is left after trimming.
    Empty,
    /// More than 24 characters.
    TooLong,
    /// A control character, or one that turns the direction of what follows.
    Control,
}

impl Name {
    /// The longest name, in characters.
    pub const MOST: usize = 24;

    /// Takes a name, without the blanks around it.
    ///
    /// # Errors
    /// Why it is none.
    pub fn new(text: &str) -> Result<Name, BadName> {
        let text = text.trim();
        let (mut count, mut is_seen, mut controlled) = (0, false, false);
        for c in text.chars() {
            count += 1;
            is_seen |= !unseen(c);
            controlled |= controls(c);
        }
        if !is_seen {
            return Err(BadName::Empty);
        }
        if controlled {
            return Err(BadName::Control);
        }
        if count > Name::MOST {
            return Err(BadName::TooLong);
        }
        Ok(Name(text.to_owned()))
    }

    /// Names a seat by its number.
    #[must_use]
    pub fn of_seat(seat: Seat) -> Name {
        Name(seat.number().to_string())
    }

    /// Returns the first letter, as a capital where the script has one.
    #[must_use]
    pub fn initial(&self) -> char {
        let first = self.0.chars().next().unwrap_or(' ');
        first.to_uppercase().next().unwrap_or(first)
    }

    /// Returns the text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Name {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadName::Empty => "a name is missing",
            BadName::TooLong => "a name has at most 24 characters",
            BadName::Control => "a name holds a control character",
        })
    }
}

impl std::error::Error for BadName {}

/// Says whether `c` controls the line or the direction of writing (embeddings, overrides, isolates).
pub(super) fn controls(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Says whether nothing is seen of `c`, alone or in a row of its like.
fn unseen(c: char) -> bool {
    c.is_whitespace()
        || matches!(c, '\u{AD}' | '\u{34F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{2065}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}'
            | '\u{FFA0}' | '\u{E0000}'..='\u{E0FFF}')
}
