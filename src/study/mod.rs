//! Questions about a game, the work that answers them in slices, and what the answers say.
//!
//! A question is a line and a record below it, an answer is a text too, so that both cross from the page to what thinks beside it
//! as they are. Chances are whole millionths in answers and seeds hundredths: the page then reads no fractions.

mod advise;
mod benchmark;
mod choose;
mod course;
mod desk;
mod experiment;
mod follow_chase;
mod follow_sowing;
mod hint;
mod play;
mod report;
mod scales;
mod trial;

pub use benchmark::Benchmark;
pub use choose::{THROW, token};
pub use course::{Course, MOST_POINTS, Regret, Turn};
pub use desk::{Desk, Work, begin};
pub use experiment::{Experiment, MOST_GAMES};
pub use hint::{Aim, Hint};
pub use report::{Counted, Histogram, Millionths, NoReport, Report, SeatReport, Setting, Share, json, tables};
pub use trial::Trial;
