//! What is wrong with a text that should be a game, and where.

use super::kind::Kind;
use super::name::controls;
use std::convert::Infallible;
use std::fmt;

/// Where reading stopped and why; `R` is the game's refusal of a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError<R> {
    /// The line, from 1.
    pub line: u32,
    /// The character in the line, from 1.
    pub column: u32,
    /// What is wrong there.
    pub problem: Problem<R>,
}

/// What is wrong. What was found is quoted in at most 40 characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem<R> {
    /// The text is longer than 1 MiB.
    TooLong,
    /// A line is neither `[Name "value"]` nor moves.
    BadTag,
    /// A backslash stands before something else than `\`, `"` or `,`.
    BadEscape,
    /// A tag stands twice.
    TagTwice(String),
    /// A required tag is missing.
    MissingTag(&'static str),
    /// A tag's value is none that it can have.
    BadValue {
        /// The tag.
        tag: String,
        /// What it says.
        found: String,
        /// What it could say.
        possible: String,
    },
    /// The text is another game.
    OtherGame(String),
    /// The text was written by a newer version.
    NewerVersion(String),
    /// The setup makes no game.
    Setup(R),
    /// A comment is not closed.
    OpenComment,
    /// The number of a turn is wrong or missing.
    Mark {
        /// What stands there.
        found: String,
        /// The number that had to stand there.
        expected: u32,
    },
    /// A move is unknown or illegal here.
    Move {
        /// What stands there.
        found: String,
        /// Why it is illegal; empty where it is no move of this game at all.
        why: String,
        /// The moves that are possible here.
        possible: Vec<String>,
    },
    /// Something stands after the end of the game.
    AfterEnd(String),
    /// The result is not the one that the moves lead to.
    WrongResult {
        /// What the tag says.
        found: String,
        /// What the moves say.
        expected: String,
    },
}

/// How much is told of a text that cannot be read.
pub trait Detail {
    /// What is told; `R` is the game's refusal of a setup.
    type Error<R>;

    /// Tells of a problem in this line and column.
    fn error<R>(at: (u32, u32), problem: impl FnOnce() -> Problem<R>) -> Self::Error<R>;

    /// Tells of a text that a newer version wrote.
    fn newer<R>(at: (u32, u32), problem: impl FnOnce() -> Problem<R>) -> Self::Error<R> {
        Self::error(at, problem)
    }

    /// Makes what went wrong with what all games share an error of one of them.
    fn of_any_game<R>(error: Self::Error<Infallible>) -> Self::Error<R>;
}

/// Tells where reading stopped and why.
#[derive(Clone, Copy, Debug)]
pub enum InFull {}

/// Tells where reading stopped: where nobody hears why, nothing of what could be told is built in.
#[derive(Clone, Copy, Debug)]
pub enum InBrief {}

/// Where reading stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brief {
    /// The line, from 1.
    pub line: u32,
    /// The character in the line, from 1.
    pub column: u32,
    /// Whether a newer version wrote the text.
    pub is_newer: bool,
}

impl Detail for InFull {
    type Error<R> = ReadError<R>;

    fn error<R>((line, column): (u32, u32), problem: impl FnOnce() -> Problem<R>) -> ReadError<R> {
        ReadError { line, column, problem: problem() }
    }

    fn of_any_game<R>(error: ReadError<Infallible>) -> ReadError<R> {
        error.map(|never| match never {})
    }
}

impl Detail for InBrief {
    type Error<R> = Brief;

    fn error<R>((line, column): (u32, u32), _: impl FnOnce() -> Problem<R>) -> Brief {
        Brief { line, column, is_newer: false }
    }

    fn newer<R>((line, column): (u32, u32), _: impl FnOnce() -> Problem<R>) -> Brief {
        Brief { line, column, is_newer: true }
    }

    fn of_any_game<R>(error: Brief) -> Brief {
        error
    }
}

impl<R: fmt::Display> fmt::Display for ReadError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl<R: fmt::Display> fmt::Display for Problem<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::TooLong => f.write_str("a game is at most 1 MiB long"),
            Problem::BadTag => f.write_str("a tag is written [Name \"value\"], alone on its line, before the moves"),
            Problem::BadEscape => f.write_str("a backslash stands only before \\, \" or ,"),
            Problem::TagTwice(tag) => write!(f, "the tag {tag} stands twice"),
            Problem::MissingTag(tag) => write!(f, "the tag {tag} is missing"),
            Problem::BadValue { tag, found, possible } => {
                write!(f, "the tag {tag} says \"{found}\"; possible is {possible}")
            }
            Problem::OtherGame(found) if Kind::named(found).is_some() => {
                write!(f, "this is the game \"{found}\", and another one was to be read")
            }
            Problem::OtherGame(found) => {
                write!(f, "this is the game \"{found}\"; possible is {}", Kind::ALL.map(Kind::name).join(" or "))
            }
            Problem::NewerVersion(found) => {
                write!(f, "this game was written by a newer version ({found}); this one reads version 1")
            }
            Problem::Setup(refusal) => write!(f, "these settings make no game: {refusal}"),
            Problem::OpenComment => f.write_str("the comment that begins here is not closed with }"),
            Problem::Mark { found, expected } => {
                write!(f, "found {}; a turn begins here, with \"{expected}.\"", Found(found))
            }
            Problem::Move { found, why, possible } => {
                write!(f, "found {}; ", Found(found))?;
                if !why.is_empty() {
                    write!(f, "{why}; ")?;
                }
                write!(f, "possible here: {}", possible.join(" "))
            }
            Problem::AfterEnd(found) => write!(f, "found {} after the end of the game", Found(found)),
            Problem::WrongResult { found, expected } => {
                write!(f, "the tag Result says \"{found}\", the moves lead to \"{expected}\"")
            }
        }
    }
}

impl<R: std::error::Error> std::error::Error for ReadError<R> {}

impl<R> ReadError<R> {
    /// Puts another value in the place of the game's refusal.
    #[must_use]
    pub fn map<S>(self, refusal: impl FnOnce(R) -> S) -> ReadError<S> {
        let problem = match self.problem {
            Problem::Setup(why) => Problem::Setup(refusal(why)),
            Problem::TooLong => Problem::TooLong,
            Problem::BadTag => Problem::BadTag,
            Problem::BadEscape => Problem::BadEscape,
            Problem::TagTwice(tag) => Problem::TagTwice(tag),
            Problem::MissingTag(tag) => Problem::MissingTag(tag),
            Problem::BadValue { tag, found, possible } => Problem::BadValue { tag, found, possible },
            Problem::OtherGame(found) => Problem::OtherGame(found),
            Problem::NewerVersion(found) => Problem::NewerVersion(found),
            Problem::OpenComment => Problem::OpenComment,
            Problem::Mark { found, expected } => Problem::Mark { found, expected },
            Problem::Move { found, why, possible } => Problem::Move { found, why, possible },
            Problem::AfterEnd(found) => Problem::AfterEnd(found),
            Problem::WrongResult { found, expected } => Problem::WrongResult { found, expected },
        };
        ReadError { line: self.line, column: self.column, problem }
    }
}

/// Quotes a text in at most 40 characters, none of which controls a terminal or the direction of writing.
pub(super) fn quote(text: &str) -> String {
    let shown = text.chars().map(|c| if controls(c) { '\u{FFFD}' } else { c });
    if text.chars().count() <= 40 { shown.collect() } else { shown.take(39).chain(['…']).collect() }
}

struct Found<'a>(&'a str);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("the end of the text") } else { write!(f, "\"{}\"", self.0) }
    }
}
