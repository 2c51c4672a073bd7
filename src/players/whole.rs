//! Whole games played by a policy: as a record, and in numbers.

use super::policy::{Chooser, Policy, TooLong, play_out};
use crate::chance::Seed;
use crate::games::hyena::{Chase, Days, Move, Preset, Refusal, Setup};
use crate::games::{Deaf, Game};
use crate::record::{Head, Record};
use std::fmt;

/// Why no whole game could be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoGame {
    /// The setup makes no game.
    Refused(Refusal),
    /// The game did not end.
    TooLong(TooLong),
}

/// Plays one game whose throws and choices are `seed`'s, and returns it as a record.
///
/// # Errors
/// Why there is none.
pub fn random_record(setup: Setup, seed: Seed, policy: Policy) -> Result<Record<Chase>, NoGame> {
    let head = Head { seed: Some(seed), ..Head::default() };
    let mut record = Record::<Chase>::begin(setup, head).map_err(NoGame::Refused)?;
    let mut game = record.game().clone();
    let mut moves: Vec<Move> = Vec::new();
    play_out(&mut game, &mut seed.throws(), &mut Chooser::new(policy, seed), &mut moves, &mut Deaf)
        .map_err(NoGame::TooLong)?;
    for mv in moves {
        // The game has just taken each of these moves.
        let _ = record.play(mv, &mut Deaf);
    }
    Ok(record)
}

/// Plays `games` games of four players and 57 days and returns the number of throws made: the benchmark.
#[must_use]
pub fn play_many(preset: Preset, policy: Policy, games: u32) -> u64 {
    let seed = Seed::new(*b"the hyena chase!");
    let (mut throws, mut chooser) = (seed.throws(), Chooser::new(policy, seed));
    let setup = Setup { rules: preset.rules(), days: Days(57), seats: 4, ..Setup::default() };
    let Ok(start) = Chase::new(setup) else { return 0 };
    (0..games).map(|_| play_out(&mut start.clone(), &mut throws, &mut chooser, &mut Deaf, &mut Deaf).unwrap_or(0)).sum()
}

impl fmt::Display for NoGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoGame::Refused(refusal) => refusal.fmt(f),
            NoGame::TooLong(too_long) => too_long.fmt(f),
        }
    }
}

impl std::error::Error for NoGame {}
