//! Questions about a game, and what the answers say.

mod asked;
mod course;
mod hint;
