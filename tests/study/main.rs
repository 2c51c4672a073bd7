//! Questions about a game, and what the answers say.

mod asked;
mod course;
mod experiment;
mod hint;
mod play;
mod report;
