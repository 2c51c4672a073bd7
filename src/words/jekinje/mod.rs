//! What Je ki n je tells, in sentences.

mod advice;
mod happenings;
mod help;
mod options;
mod sources;

pub use advice::advice;
pub use happenings::{line, preview, sentences};
pub use help::help;
pub use options::{refusal, standing, value, variant};
pub use sources::sources;
