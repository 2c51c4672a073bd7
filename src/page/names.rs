//! Players' names before a game, as they are typed.

use crate::record::{BadName, Name};
use crate::words::Texts;

/// What has to be mended before a game can begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadNames {
    /// The name at this place is none.
    Bad(usize, BadName),
    /// The name at this place stands before it already.
    Twice(usize),
}

/// Takes the names of all players.
///
/// # Errors
/// The first that has to be mended.
pub fn take<'a>(typed: impl Iterator<Item = &'a str>) -> Result<Vec<Name>, BadNames> {
    let mut names: Vec<Name> = Vec::new();
    for (i, text) in typed.enumerate() {
        let name = Name::new(text).map_err(|bad| BadNames::Bad(i, bad))?;
        if names.contains(&name) {
            return Err(BadNames::Twice(i));
        }
        names.push(name);
    }
    Ok(names)
}

/// Says what has to be mended; `typed` is the name that it is about.
pub fn mend(texts: Texts, bad: BadNames, typed: &str) -> String {
    match bad {
        BadNames::Bad(i, BadName::Empty) => texts.name_error_empty(i + 1),
        BadNames::Bad(i, BadName::Control) => texts.name_error_signs(i + 1),
        BadNames::Bad(i, BadName::TooLong) => texts.name_error_long(i + 1, Name::MOST),
        BadNames::Twice(_) => texts.name_error_twice(typed.trim()),
    }
}

/// Lists the names of players who have not typed theirs.
pub fn given(texts: Texts) -> [String; 12] {
    [
        texts.name_1(),
        texts.name_2(),
        texts.name_3(),
        texts.name_4(),
        texts.name_5(),
        texts.name_6(),
        texts.name_7(),
        texts.name_8(),
        texts.name_9(),
        texts.name_10(),
        texts.name_11(),
        texts.name_12(),
    ]
}

impl BadNames {
    /// Returns the place of the name.
    pub fn place(self) -> usize {
        match self {
            BadNames::Bad(i, _) | BadNames::Twice(i) => i,
        }
    }
}
