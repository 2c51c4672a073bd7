//! Games of one setting, some at a time, and what is known of them exactly.

use super::report::{Report, Setting};
use crate::analysis::{Analyst, Pays};
use crate::chance::Seed;
use crate::games::hyena::Chase;
use crate::games::{Game, Seat};
use crate::players::{Company, Level, Player, Simulation};

/// A number of games that all begin in one position.
#[derive(Debug)]
pub struct Trial {
    setting: Setting,
    games: u64,
    simulation: Simulation,
    exact: Option<Exact>,
    given_up: bool,
}

/// What is known exactly; empty where nothing is.
#[derive(Debug, Default)]
pub(super) struct Exact {
    /// Each seat's chance to win.
    pub wins: Vec<f64>,
    /// The chance that the first mother is home in each turn of her own, from the first.
    pub turns: Vec<f64>,
}

/// The most games that are played at a time.
const GAMES_AT_A_TIME: u32 = 16;
/// The throws after which no further game is begun in that time: less than a millisecond.
const THROWS_AT_A_TIME: u64 = 8000;

impl Trial {
    /// Prepares so many games from `start`, which has `after` moves behind it. `players` are by seat; the last one also plays
    /// every seat after it, and without any everybody pays at once.
    #[must_use]
    pub fn new(start: Chase, after: u64, seed: Seed, players: &[Player], games: u64) -> Trial {
        let company = Company::new(players.to_vec(), seed);
        let players = Seat::first(start.seats()).map(|seat| company.player(seat)).collect();
        let setting = Setting { setup: *start.setup(), after, seed, players };
        Trial { setting, games, simulation: Simulation::from(start, company, seed), exact: None, given_up: false }
    }

    /// Returns the position in which every game begins.
    #[must_use]
    pub fn start(&self) -> &Chase {
        self.simulation.start()
    }

    /// Says whether what can be known exactly was worked out.
    #[must_use]
    pub fn is_worked_out(&self) -> bool {
        self.exact.is_some()
    }

    /// Works out what can be known exactly: nothing where someone replies to how the others stand.
    pub fn work_out(&mut self, analyst: &mut Analyst) {
        let pays: Option<Vec<Pays>> = self.setting.players.iter().map(|player| player.pays()).collect();
        let exact = pays.map(|pays| Exact {
            wins: analyst.win_chances(self.simulation.start(), &pays),
            turns: analyst.first_home_turns(self.simulation.start(), &pays),
        });
        self.exact = Some(exact.unwrap_or_default());
    }

    /// Plays on for a moment: some games, but only one where it may take long.
    pub fn play_on(&mut self) {
        let slow = self.setting.players.contains(&Player::Plays(Level::Hard));
        let before = self.simulation.tally().throws;
        for _ in 0..if slow { 1 } else { GAMES_AT_A_TIME } {
            if self.is_done() || self.simulation.tally().throws - before > THROWS_AT_A_TIME {
                break;
            }
            self.given_up = self.simulation.play(1).is_err();
        }
    }

    /// Says whether all games were played, or one was given up.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.given_up || self.simulation.tally().games >= self.games
    }

    /// Reports what was found so far.
    #[must_use]
    pub fn report(&self) -> Report {
        let unknown = Exact::default();
        let exact = self.exact.as_ref().unwrap_or(&unknown);
        Report::of(self.setting.clone(), self.simulation.tally(), exact, self.given_up)
    }
}
