//! What the hyena game tells, in sentences.

mod advice;
mod happenings;
mod help;
mod payments;
mod places;
mod rule_sets;
mod sources;

pub use advice::{advice, choice};
pub use happenings::{sentence, sentences};
pub use help::{KeyRow, help, key};
pub use payments::{missing, payment, waiting};
pub use places::{fall, hyena_line, mother_line, place, refusal, standing, standing_line};
pub use rule_sets::{Intro, field_label, field_value, rule_set_intro};
pub use sources::sources;
