//! What is asked of the laboratory, and how that becomes a question.

use crate::chance::{Flat, Seed};
use crate::games::hyena::{Chase, Days, Refusal, Rules, Setup};
use crate::players::{Level, Player, Policy};
use crate::record::{Head, Record};

/// One setting, or two to compare, and how many games of each.
#[derive(Clone, Debug, PartialEq)]
pub struct Asks {
    /// The settings.
    pub choices: Vec<Choice>,
    /// How many games.
    pub games: u64,
}

/// One setting.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The rules.
    pub rules: Rules,
    /// Whether the rules are set field by field.
    pub custom: bool,
    /// The length of the spiral as typed.
    pub days: String,
    /// How many play.
    pub seats: u8,
    /// How often a stick falls with its flat side up, in hundredths, as typed.
    pub flat: String,
    /// How the first player pays.
    pub first: Player,
    /// How all others pay.
    pub rest: Player,
}

/// How many games one can ask for.
pub const GAMES: [u64; 5] = [1000, 10_000, 100_000, 1_000_000, 10_000_000];
/// The ways to play that one can choose from.
pub const PLAYERS: [Player; 5] = [
    Player::Pays(Policy::Prompt),
    Player::Pays(Policy::Never),
    Player::Pays(Policy::Random),
    Player::Plays(Level::Medium),
    Player::Plays(Level::Hard),
];

impl Default for Asks {
    fn default() -> Asks {
        Asks { choices: vec![Choice::default()], games: GAMES[2] }
    }
}

impl Default for Choice {
    fn default() -> Choice {
        let setup = Setup::default();
        Choice {
            rules: setup.rules,
            custom: false,
            days: setup.days.0.to_string(),
            seats: setup.seats,
            flat: setup.flat.as_hundredths().to_string(),
            first: PLAYERS[0],
            rest: PLAYERS[0],
        }
    }
}

/// Why there can be no such games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unready {
    /// The rules or the length make no game.
    Game(Refusal),
    /// The sticks fall so in no game.
    Flat,
}

impl Asks {
    /// Puts it into a question, in which each setting has the same throws.
    ///
    /// # Errors
    /// Why there can be no such games.
    pub fn question(&self, seed: Seed) -> Result<String, Unready> {
        let blocks: Result<Vec<String>, Unready> =
            self.choices.iter().map(|choice| choice.question(self.games, seed)).collect();
        Ok(blocks?.join("\n"))
    }

    /// Says why there can be no such games; `None` where there can.
    #[must_use]
    pub fn why_not(&self) -> Option<Unready> {
        self.question(Seed::new([0; 16])).err()
    }
}

impl Choice {
    fn question(&self, games: u64, seed: Seed) -> Result<String, Unready> {
        let days = Days(self.days.trim().parse().unwrap_or(0));
        let flat = self.flat.trim().parse().ok().and_then(|flat| Flat::hundredths(flat).ok()).ok_or(Unready::Flat)?;
        let setup = Setup { rules: self.rules, days, seats: self.seats, flat, ..Setup::default() };
        let head = Head { seed: Some(seed), ..Head::default() };
        let record = Record::<Chase>::begin(setup, head).map_err(Unready::Game)?;
        let mut players = self.first.name().to_owned();
        for _ in 1..self.seats {
            players.push(',');
            players.push_str(self.rest.name());
        }
        Ok(format!("simulate {games} {players}\n{record}"))
    }
}
