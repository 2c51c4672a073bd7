//! What follows from a touch.

use super::State;

/// What follows from a touch: what is asked for from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// How far that is.
    pub state: State,
    /// What is asked for, in lines `id value`: the tool reads it when it is drawn.
    pub asked: String,
    /// What has to be worked out for it, as a question that `study::begin` takes.
    pub question: Option<String>,
}

impl Reply {
    /// Writes it.
    #[must_use]
    pub fn write(&self) -> String {
        [self.state.name(), &self.asked, self.question.as_deref().unwrap_or_default()].join("\0")
    }

    /// Reads what [`Reply::write`] wrote; `None` where it is nothing of the kind.
    #[must_use]
    pub fn read(text: &str) -> Option<Reply> {
        let mut parts = text.split('\0');
        let mut next = || parts.next().unwrap_or_default();
        let (state, asked, question) = (State::named(next())?, next().to_owned(), next());
        let question = if question.is_empty() { None } else { Some(question.to_owned()) };
        Some(Reply { state, asked, question })
    }
}
