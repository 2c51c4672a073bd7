//! Exact odds of the hyena game: when each mother is home, who wins, and what is best to pay. The equations and what
//! is a model in them are in `docs/odds.md`.

mod analyst;
mod homecoming;
mod hunt;
mod hyena;
mod mother;
mod pays;
mod race;
mod states;
mod ways;

pub use analyst::{Advice, Aim, Analyst, best, win_chances};
pub use homecoming::{Homecoming, TAIL};
pub use pays::Pays;
