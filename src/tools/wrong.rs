//! What is wrong with a text that is to be a game, in words.

use super::{Drawn, State};
use crate::games::hyena::Chase;
use crate::games::jekinje::Sowing;
use crate::record::{Kind, Problem, ReadError, read};
use crate::words::{Arg, Lang, Texts, hyena, jekinje};

/// A text that is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrong<'a> {
    /// The language.
    pub lang: Lang,
    /// The text.
    pub text: &'a str,
}

/// How a question begins.
pub(super) const WRONG: &str = "wrong";

impl<'a> Wrong<'a> {
    /// Writes the question.
    #[must_use]
    pub fn question(&self) -> String {
        [WRONG, " ", self.lang.tag(), "\n", self.text].concat()
    }

    /// Reads a question that [`Wrong::question`] wrote: the rest of its first line, and what is below.
    pub(super) fn read(head: &str, rest: &'a str) -> Option<Wrong<'a>> {
        Some(Wrong { lang: Lang::tagged(head)?, text: rest })
    }

    /// Says it in a language whose messages are all there: what is wrong, where, and that nothing was lost by it; `None` where
    /// nothing is wrong.
    pub(super) fn draw(&self) -> Option<Drawn> {
        let texts = Texts::of(self.lang);
        let error = match Kind::of(self.text) {
            Err(error) => error.map(|never| match never {}),
            Ok(Kind::Hyena) => read::<Chase>(self.text).err()?.map(|refusal| hyena::refusal(texts, refusal)),
            Ok(Kind::Jekinje) => read::<Sowing>(self.text).err()?.map(|refusal| jekinje::refusal(texts, refusal)),
        };
        Some(Drawn { state: State::Done, said: said(texts, &error), ..Drawn::default() })
    }
}

fn said(texts: Texts, error: &ReadError<String>) -> String {
    let problem = match &error.problem {
        Problem::TooLong => texts.record_error_too_long(),
        Problem::BadTag => texts.record_error_bad_tag(),
        Problem::BadEscape => texts.record_error_bad_escape(),
        Problem::TagTwice(tag) => texts.record_error_tag_twice(tag),
        Problem::MissingTag(tag) => texts.record_error_missing_tag(*tag),
        Problem::BadValue { tag, found, possible } => texts.record_error_bad_value(found, tag, possible),
        Problem::OtherGame(found) => texts.record_error_other_game(found),
        Problem::NewerVersion(_) => texts.record_error_newer_version(),
        Problem::Setup(why) => texts.record_error_setup(Arg::Phrase(why)),
        Problem::OpenComment => texts.record_error_open_comment(),
        Problem::Mark { found, expected } => texts.record_error_mark(found, *expected),
        Problem::Move { found, possible, .. } => texts.record_error_move(found, &possible.join(" ")),
        Problem::AfterEnd(found) => texts.record_error_after_end(found),
        Problem::WrongResult { found, expected } => texts.record_error_wrong_result(found, expected),
    };
    let place = texts.record_error_at(error.line, error.column, Arg::Phrase(&problem));
    format!("{place} {}", texts.record_kept())
}
