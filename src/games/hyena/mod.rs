//! The Hyena Chase: a spiral race from Sudan (RULES.md, part 1).

mod fields;
mod happening;
mod moves;
mod play;
mod rules;
mod setup;
mod state;

pub use fields::{BadValue, Field};
pub use happening::{Happening, Mover, Why};
pub use moves::{Fee, Illegal, Move};
pub use rules::{Catch, Errands, Lock, Points, Preset, Reach, Rules, TopUp, TurnEnd};
pub use setup::{Days, Refusal, Setup};
pub use state::{Chase, Day, Fate, Hyena, Mother, Standing, Tabas, Way};
