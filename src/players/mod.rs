//! Players that are no people: ways to pay, the levels of the hyena game's computer player, moves chosen by chance, and
//! whole games played by them.

pub mod jekinje;
mod level;
mod policy;
mod simulate;
mod tally;
mod uniform;
mod whole;

pub use level::{Company, Level, Player};
pub use policy::{Chooser, Chooses, Policy, TooLong, play_out};
pub use simulate::Simulation;
pub use tally::{SeatTally, Tally, interval};
pub use uniform::{random_sowing, sow_many, sow_out};
pub use whole::{NoGame, play_many, random_record};
