//! Many games of one setting, or of two beside each other, as an answer to a question.

use super::desk::{Desk, Work, played};
use super::hint::words;
use super::trial::Trial;
use crate::games::hyena::Chase;
use crate::games::{Game, Seat, ToAct};
use crate::players::Player;

/// The most games of a setting.
pub const MOST_GAMES: u64 = 10_000_000;

/// Plays the games of one or two settings and reports them.
#[derive(Debug)]
pub struct Experiment {
    trials: Vec<Trial>,
    /// Whose games come next.
    turn: usize,
}

impl Experiment {
    /// Takes a question: one or two settings, each a line `simulate GAMES POLICY[,POLICY...]` above a record.
    ///
    /// # Errors
    /// A sentence on what is wrong with it.
    pub fn read(question: &str) -> Result<Experiment, &'static str> {
        let (mut trials, mut rest) = (Vec::new(), question);
        while !rest.is_empty() {
            if trials.len() == 2 {
                return Err("at most two settings are compared");
            }
            let mut lines = rest.split_inclusive('\n');
            let own = lines.next().map_or(0, str::len);
            let text: usize = lines.take_while(|line| !line.starts_with("simulate ")).map(str::len).sum();
            let (block, next) = rest.split_at_checked(own + text).unwrap_or((rest, ""));
            trials.push(trial(block)?);
            rest = next;
        }
        Ok(Experiment { trials, turn: 0 })
    }
}

impl Work for Experiment {
    fn step(&mut self, desk: &mut Desk, is_time: &mut dyn FnMut() -> bool) -> bool {
        for trial in self.trials.iter_mut().filter(|trial| !trial.is_worked_out()) {
            let start = trial.start().clone();
            trial.work_out(desk.analyst(&start));
            if is_time() {
                return false;
            }
        }
        loop {
            let count = self.trials.len();
            let in_turn = (self.turn..self.turn + count).map(|n| n % count);
            let Some(next) = in_turn.into_iter().find(|n| !self.trials[*n].is_done()) else { return true };
            self.trials[next].play_on();
            self.turn = next + 1;
            if is_time() {
                return false;
            }
        }
    }

    /// Answers with the tables of [`super::Report::csv`], an empty line between two.
    fn answer(&self, _: &Desk) -> Option<String> {
        let mut csv = String::new();
        for trial in &self.trials {
            if !csv.is_empty() {
                csv.push('\n');
            }
            csv.push_str(&trial.report().csv());
        }
        Some(csv)
    }

    fn tells(&self) -> bool {
        true
    }
}

fn trial(block: &str) -> Result<Trial, &'static str> {
    let (line, text) = block.split_once('\n').unwrap_or((block, ""));
    let Some(["simulate", games, named]) = words(line) else {
        return Err("a setting is asked for by `simulate GAMES POLICY[,POLICY...]`");
    };
    let games = games.parse().ok().filter(|games| (1..=MOST_GAMES).contains(games));
    let games = games.ok_or("1 to 10000000 games can be played")?;
    let mut players = Vec::new();
    for name in named.split(',') {
        players.push(Player::named(name).ok_or("a policy is prompt, never, random, easy, medium or hard")?);
    }

    let record = played::<Chase>(text)?;
    let game = record.game();
    let seats = Seat::first(game.seats()).len();
    if players.len() != 1 && players.len() != seats {
        return Err("one policy is named for all seats, or one for each");
    }
    if Game::to_act(game) == ToAct::Over {
        return Err("the game of the record is over");
    }
    let seed = record.head().seed.ok_or("the record has no Seed, which decides the throws")?;
    Ok(Trial::new(game.clone(), record.moves().len() as u64, seed, &players, games))
}
