//! Many games of one setting, counted.

use super::level::Company;
use super::policy::{TooLong, play_out};
use super::tally::{Heard, Tally};
use crate::chance::{Seed, Stream};
use crate::games::hyena::{Chase, Refusal, Setup};
use crate::games::{Deaf, Game};

/// Games that are being played, any number at a time.
#[derive(Debug)]
pub struct Simulation {
    start: Chase,
    throws: Stream,
    company: Company,
    tally: Tally,
}

impl Simulation {
    /// Begins with a setup and the players around it; game after game takes its throws from `seed`'s one stream.
    ///
    /// # Errors
    /// What is wrong with the setup.
    pub fn new(setup: Setup, company: Company, seed: Seed) -> Result<Simulation, Refusal> {
        Ok(Simulation::from(Chase::new(setup)?, company, seed))
    }

    /// Begins every game with this position.
    #[must_use]
    pub fn from(start: Chase, company: Company, seed: Seed) -> Simulation {
        let tally = Tally::new(start.seats(), start.odds());
        Simulation { start, throws: seed.throws(), company, tally }
    }

    /// Plays so many more games.
    ///
    /// # Errors
    /// `TooLong` when one did not end; those before it are counted.
    pub fn play(&mut self, games: u64) -> Result<(), TooLong> {
        for _ in 0..games {
            let (mut game, mut heard) = (self.start.clone(), Heard::default());
            let throws = play_out(&mut game, &mut self.throws, &mut self.company, &mut Deaf, &mut heard)?;
            self.tally.count(throws, &heard, &game.standings().unwrap_or_default());
        }
        Ok(())
    }

    /// Returns the position in which every game begins.
    #[must_use]
    pub fn start(&self) -> &Chase {
        &self.start
    }

    /// Returns what was counted so far.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }
}
