//! Many games of one setting, counted.

use super::level::Company;
use super::policy::{TooLong, play_out};
use crate::chance::{Seed, Stream};
use crate::games::hyena::{Chase, Refusal, Setup, Standing};
use crate::games::{Deaf, Game};

/// Games that are being played, any number at a time.
#[derive(Debug)]
pub struct Simulation {
    start: Chase,
    throws: Stream,
    company: Company,
    tally: Tally,
}

/// What was counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Throws in all of them.
    pub throws: u64,
    /// How each seat ended, by seat.
    pub seats: Vec<SeatTally>,
}

/// How often a seat ended so (E2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// Home first.
    pub won: u64,
    /// Home before the end.
    pub safe: u64,
    /// Neither home nor eaten.
    pub late: u64,
    /// Eaten.
    pub eaten: u64,
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
        let seats = vec![SeatTally::default(); usize::from(start.seats())];
        Simulation { start, throws: seed.throws(), company, tally: Tally { seats, ..Tally::default() } }
    }

    /// Plays so many more games.
    ///
    /// # Errors
    /// `TooLong` when one did not end; those before it are counted.
    pub fn play(&mut self, games: u64) -> Result<(), TooLong> {
        for _ in 0..games {
            let mut game = self.start.clone();
            self.tally.throws += play_out(&mut game, &mut self.throws, &mut self.company, &mut Deaf, &mut Deaf)?;
            self.tally.games += 1;
            for (seat, standing) in self.tally.seats.iter_mut().zip(game.standings().unwrap_or_default()) {
                *match standing {
                    Standing::Won => &mut seat.won,
                    Standing::Safe => &mut seat.safe,
                    Standing::Late => &mut seat.late,
                    Standing::Eaten => &mut seat.eaten,
                } += 1;
            }
        }
        Ok(())
    }

    /// Returns what was counted so far.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }
}

impl Tally {
    /// Returns the share of `count` in the games; 0 before the first.
    #[must_use]
    pub fn share(&self, count: u64) -> f64 {
        count as f64 / self.games.max(1) as f64
    }

    /// Returns the 99 % interval of the chance of which `count` of the games are the share, by Wilson's score: it lies within
    /// 0 and 1 and holds for rare events too.
    #[must_use]
    pub fn interval(&self, count: u64) -> (f64, f64) {
        /// The two-sided 99 % point of the normal distribution.
        const Z: f64 = 2.575_829_303_548_901;
        let (games, share) = (self.games.max(1) as f64, self.share(count));
        let scale = 1.0 + Z * Z / games;
        let middle = (share + Z * Z / (2.0 * games)) / scale;
        let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt() / scale;
        ((middle - half).max(0.0), (middle + half).min(1.0))
    }
}

impl SeatTally {
    /// Returns the points of a series (E3).
    #[must_use]
    pub fn points(&self) -> u64 {
        u64::from(Standing::Won.points()) * self.won + u64::from(Standing::Safe.points()) * self.safe
    }
}
