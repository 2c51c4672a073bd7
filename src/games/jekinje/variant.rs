//! The options as text: for records, for the command line and for the set-up.

use super::options::{Direction, Laps, Next, Options};
use std::fmt;

/// One field of [`Options`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // Each is the field of `Options` with its name.
pub enum Variant {
    Direction,
    Next,
    Laps,
}

/// A text that is no value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadValue(pub Variant);

impl Variant {
    /// All options, in the order in which records name them.
    pub const ALL: [Variant; 3] = [Variant::Direction, Variant::Next, Variant::Laps];

    /// Returns the name used in records.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Variant::Direction => "direction",
            Variant::Next => "next",
            Variant::Laps => "laps",
        }
    }

    /// Finds an option by its name in records.
    #[must_use]
    pub fn named(name: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.name() == name)
    }

    /// Lists the option's values, the default first.
    #[must_use]
    pub fn values(self) -> [&'static str; 2] {
        match self {
            Variant::Direction => ["anticlockwise", "either"],
            Variant::Next => ["opponent", "any"],
            Variant::Laps => ["chain", "single"],
        }
    }

    /// Describes the values that the option takes.
    #[must_use]
    pub fn described(self) -> &'static str {
        match self {
            Variant::Direction => "anticlockwise or either",
            Variant::Next => "opponent or any",
            Variant::Laps => "chain or single",
        }
    }

    /// Says whether the option differs from the default in `options`.
    #[must_use]
    pub fn is_set(self, options: &Options) -> bool {
        match self {
            Variant::Direction => options.direction != Direction::default(),
            Variant::Next => options.next != Next::default(),
            Variant::Laps => options.laps != Laps::default(),
        }
    }

    /// Writes the option's value in `options`.
    #[must_use]
    pub fn read(self, options: &Options) -> &'static str {
        self.values()[usize::from(self.is_set(options))]
    }

    /// Sets the option in `options` from its text.
    ///
    /// # Errors
    /// `BadValue` when the text is no value of this option; `options` is then as it was.
    pub fn write(self, options: &mut Options, text: &str) -> Result<(), BadValue> {
        let i = self.values().iter().position(|value| *value == text).ok_or(BadValue(self))?;
        match self {
            Variant::Direction => options.direction = [Direction::Anticlockwise, Direction::Either][i],
            Variant::Next => options.next = [Next::Opponent, Next::Any][i],
            Variant::Laps => options.laps = [Laps::Chain, Laps::Single][i],
        }
        Ok(())
    }
}

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is {}", self.0.name(), self.0.described())
    }
}

impl std::error::Error for BadValue {}
