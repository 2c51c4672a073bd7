//! What is best for whose turn it is, in words.

use super::{Drawn, State};
use crate::record::{Kind, read};
use crate::study::Hint;
use crate::words::{Lang, Texts, hyena, jekinje};

/// A game under way, and what was found to be best in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advised<'a> {
    /// The language.
    pub lang: Lang,
    /// The game.
    pub record: &'a str,
    /// What is best, as [`Hint`] writes it.
    pub hint: &'a str,
}

/// How a question begins.
pub(super) const ADVISED: &str = "advised";

impl<'a> Advised<'a> {
    /// Writes the question.
    #[must_use]
    pub fn question(&self) -> String {
        [ADVISED, " ", self.lang.tag(), "\n", self.hint, "\0", self.record].concat()
    }

    /// Reads a question that [`Advised::question`] wrote: the rest of its first line, and what is below.
    pub(super) fn read(head: &str, rest: &'a str) -> Option<Advised<'a>> {
        let (hint, record) = rest.split_once('\0')?;
        Some(Advised { lang: Lang::tagged(head)?, record, hint })
    }

    /// Says it in a language whose messages are all there; `None` where it is no game or no advice.
    pub(super) fn draw(&self) -> Option<Drawn> {
        let (texts, hint) = (Texts::of(self.lang), Hint::read(self.hint)?);
        let said = match Kind::of(self.record).ok()? {
            Kind::Hyena => hyena::advice(texts, read(self.record).ok()?.game(), &hint),
            Kind::Jekinje => jekinje::advice(texts, &hint),
        };
        Some(Drawn { state: State::Done, said, ..Drawn::default() })
    }
}
