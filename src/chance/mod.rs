//! Sticks and dice, their odds, and where throws come from. Depends on nothing of ours.

mod faces;
mod lots;
mod odds;
mod seed;

pub use faces::Faces;
pub use lots::{Fall, Flat, Lots, NotFlat};
pub use odds::Odds;
pub use seed::{NotASeed, Seed, Stream};
