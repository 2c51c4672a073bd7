//! What a hint says: the best choice, and what the others are worth.

use crate::players::jekinje::Sure;
use std::fmt;

/// What is best for the seat to act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What the values count.
    pub aim: Aim,
    /// What is sure of the end if both play their best; `None` where it is not known.
    pub sure: Option<Sure>,
    /// How many moves ahead were looked at; 0 where the value is worked out without looking ahead.
    pub depth: u8,
    /// How many mothers the hyena hunts; 0 unless that is the aim.
    pub prey: u8,
    /// Each choice with what it is worth, the best first: a move as records write it, or `throw`.
    pub choices: Vec<(String, i32)>,
}

/// What a value counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The chance to win, in millionths: no mother is home yet.
    Win,
    /// To come home uneaten, in millionths: safe is worth 1, late 1/2, eaten 0 (E2).
    Shelter,
    /// How many mothers the hyena eats in the mean, in millionths.
    Hunt,
    /// By how many seeds the one who moves will be ahead, in hundredths.
    Seeds,
}

impl Aim {
    /// All of them.
    pub const ALL: [Aim; 4] = [Aim::Win, Aim::Shelter, Aim::Hunt, Aim::Seeds];

    /// Returns its name in answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Aim::Win => "win",
            Aim::Shelter => "shelter",
            Aim::Hunt => "hunt",
            Aim::Seeds => "seeds",
        }
    }

    /// Finds an aim by its name.
    #[must_use]
    pub fn named(name: &str) -> Option<Aim> {
        Aim::ALL.into_iter().find(|aim| aim.name() == name)
    }
}

impl Hint {
    /// Reads what [`Hint`] writes; `None` where it is anything else.
    #[must_use]
    pub fn read(text: &str) -> Option<Hint> {
        let mut lines = text.lines();
        let [aim, sure, depth, prey] = words(lines.next()?)?;
        let choice = |line| words(line).and_then(|[token, value]| Some((token.to_owned(), value.parse().ok()?)));
        let choices: Vec<_> = lines.map(choice).collect::<Option<_>>()?;
        Some(Hint {
            aim: Aim::named(aim)?,
            sure: SURE.into_iter().find(|(_, name)| *name == sure)?.0,
            depth: depth.parse().ok()?,
            prey: prey.parse().ok()?,
            choices: Some(choices).filter(|choices| !choices.is_empty())?,
        })
    }

    /// Returns the best choice of what [`Hint`] writes, nothing where it is anything else.
    #[must_use]
    pub fn best_of(text: &str) -> &str {
        text.lines().nth(1).and_then(|line| line.split(' ').next()).unwrap_or_default()
    }
}

/// What is sure, as it is written.
const SURE: [(Option<Sure>, &str); 4] =
    [(None, "open"), (Some(Sure::Won), "won"), (Some(Sure::Drawn), "drawn"), (Some(Sure::Lost), "lost")];

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sure = SURE.into_iter().find(|(sure, _)| *sure == self.sure).map_or("open", |(_, name)| name);
        writeln!(f, "{} {sure} {} {}", self.aim.name(), self.depth, self.prey)?;
        self.choices.iter().try_for_each(|(token, value)| writeln!(f, "{token} {value}"))
    }
}

/// Splits a line into just so many words, one blank between them.
pub(super) fn words<const N: usize>(line: &str) -> Option<[&str; N]> {
    let mut words = line.split(' ');
    let mut found = [""; N];
    for word in &mut found {
        *word = words.next().filter(|word| !word.is_empty())?;
    }
    words.next().is_none().then_some(found)
}
