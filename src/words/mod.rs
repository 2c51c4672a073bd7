//! Every sentence that a person reads, in four languages, and nothing but sentences.
//!
//! Messages stand in `locales/<lang>/*.ftl` and become typed functions of [`Texts`] when the program is built, which fails
//! where a language lacks one. The functions of this room put what the games tell into those messages.

mod happenings;
mod help;
mod lang;
mod payments;
mod places;
mod rule_sets;
mod texts;

pub use happenings::{sentence, sentences};
pub use help::{KeyRow, Question, help, key};
pub use lang::Lang;
pub use payments::{missing, payment};
pub use places::{fall, hyena_line, mother_line, place, refusal, standing, standing_line};
pub use rule_sets::{Intro, Reading, Sources, field_label, field_value, rule_set_intro, sources};
pub use texts::{Arg, Texts, is_there, take_in};
