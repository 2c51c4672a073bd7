//! The levels of the computer, how it pays in the hyena game, and the company around a board: one player for each seat.

use super::policy::{Chooses, Policy};
use crate::analysis::{Analyst, Pays};
use crate::chance::{Seed, Stream};
use crate::games::hyena::{Chase, Fee, Setup};
use crate::games::{Seat, ToAct};

/// How well the computer plays; what that means is each game's own ([`Level::pays`], [`super::jekinje::Thinker`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // They are what they say.
pub enum Level {
    Easy,
    Medium,
    Hard,
}

/// Who decides for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A way to pay.
    Pays(Policy),
    /// A level of the computer player.
    Plays(Level),
}

/// A player for each seat, with the numbers that they choose by and an analyst whom they all ask.
#[derive(Debug)]
pub struct Company {
    players: Vec<Player>,
    choices: Stream,
    analyst: Option<Analyst>,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// Returns the name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// Finds a level by its name.
    #[must_use]
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Chooses what the seat to act in the hyena game pays now, before its next throw; `None` to throw.
    ///
    /// *Easy* pays at once, as [`Policy::Prompt`] does. *Medium* brings its mother home in the fewest turns, in the mean. *Hard*
    /// replies best to others who pay at once: to win, then to come home uneaten, and with the hyena to eat most.
    #[must_use]
    pub fn pays(self, game: &Chase, analyst: &mut Analyst) -> Option<Fee> {
        let fee = game.payment()?;
        match self {
            Level::Easy => Some(fee),
            Level::Medium => analyst.fastest(game),
            Level::Hard => analyst.best(game, &[Pays::Prompt])?.pay,
        }
    }
}

impl Player {
    /// Lists all players, ways to pay first.
    pub fn all() -> impl Iterator<Item = Player> {
        Policy::ALL.into_iter().map(Player::Pays).chain(Level::ALL.into_iter().map(Player::Plays))
    }

    /// Returns the name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Player::Pays(policy) => policy.name(),
            Player::Plays(level) => level.name(),
        }
    }

    /// Finds a player by its name.
    #[must_use]
    pub fn named(name: &str) -> Option<Player> {
        Player::all().find(|player| player.name() == name)
    }

    /// Lists the names, as a sentence does.
    #[must_use]
    pub fn possible() -> &'static str {
        "prompt, never, random, easy, medium or hard"
    }

    /// Returns the way to pay by which the exact odds know it while the race goes on; none for *hard*, which looks at the
    /// others.
    #[must_use]
    pub fn pays(self) -> Option<Pays> {
        match self {
            Player::Pays(Policy::Prompt) | Player::Plays(Level::Easy) => Some(Pays::Prompt),
            Player::Pays(Policy::Never) => Some(Pays::Never),
            Player::Pays(Policy::Random) => Some(Pays::Random),
            Player::Plays(Level::Medium) => Some(Pays::Fastest),
            Player::Plays(Level::Hard) => None,
        }
    }
}

impl Company {
    /// Gathers `players`, one for each seat; the last one also plays every seat after it. Choices by chance are `seed`'s,
    /// independent of its throws.
    #[must_use]
    pub fn new(players: Vec<Player>, seed: Seed) -> Company {
        Company { players, choices: seed.choices(), analyst: None }
    }

    /// Returns who decides for a seat; without any, everybody pays at once.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Player {
        self.players.get(seat.index()).or(self.players.last()).copied().unwrap_or(Player::Pays(Policy::Prompt))
    }

    fn analyst(&mut self, setup: &Setup) -> &mut Analyst {
        self.analyst.get_or_insert_with(|| Analyst::new(setup))
    }
}

impl Chooses for Company {
    #[inline]
    fn pays(&mut self, game: &Chase) -> Option<Fee> {
        use crate::games::Game;
        let ToAct::Seat(seat) = game.to_act() else { return None };
        match self.player(seat) {
            Player::Pays(policy) => policy.pays(game, &mut self.choices),
            Player::Plays(Level::Easy) => game.payment(),
            Player::Plays(level) => level.pays(game, self.analyst(game.setup())),
        }
    }
}
