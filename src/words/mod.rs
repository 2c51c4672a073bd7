//! Every sentence that a person reads, in four languages, and nothing but sentences.
//!
//! Messages stand in `locales/<lang>/*.ftl` and become typed functions of [`Texts`] when the program is built, which fails
//! where a language lacks one. The functions of this room put what the games tell into those messages.

pub mod advice;
pub mod hyena;
pub mod jekinje;

mod lang;
mod sources;
mod texts;

pub use lang::Lang;
pub use sources::{Reading, Sources};
pub use texts::{Arg, Part, Texts, is_there, take_in, told};

use crate::games::Seat;

/// One question that people ask, and its answer in sentences, each a line of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The question.
    pub question: String,
    /// The answer, never empty.
    pub answer: Vec<String>,
}

/// Returns the name of a seat, or its number where it has none.
fn name_of(names: &[impl AsRef<str>], seat: Seat) -> String {
    names.get(seat.index()).map_or_else(|| seat.number().to_string(), |name| name.as_ref().to_owned())
}
