//! What an experiment plays, as far as its report tells it.

use crate::chance::{Odds, Seed};
use crate::games::hyena::Setup;
use crate::players::Player;

/// What is played, and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// What the games were begun with.
    pub setup: Setup,
    /// The moves that every game has in common before its first throw; 0 from the beginning.
    pub after: u64,
    /// What decides the throws and the choices by chance.
    pub seed: Seed,
    /// How each seat plays, by seat.
    pub players: Vec<Player>,
}

impl Setting {
    /// Returns the odds of a throw.
    #[must_use]
    pub fn odds(&self) -> Odds {
        Odds::of(self.setup.rules.lots, self.setup.flat)
    }
}
