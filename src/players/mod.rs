//! Players that are no people: for now the ways to pay that simulations and records use.

mod policy;
mod whole;

pub use policy::{Chooser, Policy, TooLong, play_out};
pub use whole::{NoGame, play_many, random_record};
