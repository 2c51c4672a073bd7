//! Players that are no people: for now the ways to pay that simulations and records use, and moves chosen by chance.

pub mod jekinje;
mod policy;
mod uniform;
mod whole;

pub use policy::{Chooser, Policy, TooLong, play_out};
pub use uniform::{random_sowing, sow_many, sow_out};
pub use whole::{NoGame, play_many, random_record};
