//! What a tool is asked, as the page writes it and a tool reads it.

use super::{Fields, Tool};
use crate::words::{Lang, Part};

/// How far the work of a tool is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum State {
    /// Nothing was asked for yet.
    #[default]
    New,
    /// What was asked for is worked out.
    Runs,
    /// It is there, as far as it was wanted.
    Done,
    /// It could not be had.
    Missing,
    /// What the form says can not be asked.
    Unready,
}

/// A question how a tool looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight<'a> {
    /// The tool.
    pub tool: Tool,
    /// The language.
    pub lang: Lang,
    /// How far its work is.
    pub state: State,
    /// Whether that was told to wait.
    pub waits: bool,
    /// What was asked for last, as a [`Reply`](super::Reply) gave it.
    pub asked: Fields<'a>,
    /// What came out so far.
    pub answer: &'a str,
}

/// A question what follows from a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch<'a> {
    /// The tool.
    pub tool: Tool,
    /// The id of the button that was touched, or of the field that was changed.
    pub id: &'a str,
    /// What stands in the form.
    pub fields: Fields<'a>,
}

/// How a question begins.
pub(super) const SIGHT: &str = "sight";
pub(super) const TOUCH: &str = "touch";
pub(super) const WORDS: &str = "words";

const WAITS: &str = "waits";

/// Writes what gives a tool a part of the messages of a language, as `words::take_in` takes it.
#[must_use]
pub fn words(lang: Lang, part: Part, text: &str) -> String {
    [WORDS, " ", lang.tag(), " ", part.name(), "\n", text].concat()
}

impl Sight<'_> {
    /// Writes the question.
    #[must_use]
    pub fn question(&self) -> String {
        let waits = if self.waits { WAITS } else { "" };
        let head = [SIGHT, self.tool.name(), self.lang.tag(), self.state.name(), waits].join(" ");
        [&*head, "\n", self.asked.0, "\0", self.answer].concat()
    }

    /// Reads a question that [`Sight::question`] wrote: the rest of its first line, and what is below.
    pub(super) fn read<'a>(head: &str, rest: &'a str) -> Option<Sight<'a>> {
        let mut head = head.split(' ');
        let mut next = || head.next();
        let (tool, lang, state) = (Tool::named(next()?)?, Lang::tagged(next()?)?, State::named(next()?)?);
        let (asked, answer) = rest.split_once('\0')?;
        Some(Sight { tool, lang, state, waits: next()? == WAITS, asked: Fields(asked), answer })
    }
}

impl Touch<'_> {
    /// Writes the question.
    #[must_use]
    pub fn question(&self) -> String {
        [TOUCH, " ", self.tool.name(), " ", self.id, "\n", self.fields.0].concat()
    }

    /// Reads a question that [`Touch::question`] wrote: the rest of its first line, and what is below.
    pub(super) fn read<'a>(head: &'a str, rest: &'a str) -> Option<Touch<'a>> {
        let (tool, id) = head.split_once(' ')?;
        Some(Touch { tool: Tool::named(tool)?, id, fields: Fields(rest) })
    }
}

impl State {
    const ALL: [State; 5] = [State::New, State::Runs, State::Done, State::Missing, State::Unready];

    /// Returns its name in questions and on the page.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            State::New => "new",
            State::Runs => "runs",
            State::Done => "done",
            State::Missing => "missing",
            State::Unready => "unready",
        }
    }

    /// Finds a state by its name.
    pub(super) fn named(name: &str) -> Option<State> {
        State::ALL.into_iter().find(|state| state.name() == name)
    }
}
