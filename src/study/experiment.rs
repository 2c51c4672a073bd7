//! Many games of one setting, or of two beside each other, as an answer to a question.

use super::desk::{Desk, Work};
use super::trial::Trial;
use crate::games::hyena::Chase;
use crate::games::{Game, Seat, ToAct};
use crate::players::Player;
use crate::record;

/// What stands between the two forms of an answer.
pub const PARTS: char = '\u{1e}';

/// The most games of a setting.
pub const MOST_GAMES: u64 = 10_000_000;

/// Plays the games of one or two settings and reports them.
#[derive(Debug)]
pub struct Experiment {
    trials: Vec<Trial>,
    /// Whose games come next.
    turn: usize,
}

/// How a setting is asked for, above its record.
const FORM: &str = "simulate GAMES POLICY[,POLICY...]";

impl Experiment {
    /// Takes a question: one or two settings, each a line `simulate GAMES POLICY[,POLICY...]` above a record.
    ///
    /// # Errors
    /// A sentence on what is wrong with it.
    pub fn read(question: &str) -> Result<Experiment, String> {
        let later = question.match_indices("\nsimulate ").map(|(at, _)| at + 1);
        let mut ends: Vec<usize> = later.chain([question.len()]).collect();
        if ends.len() > 2 {
            return Err("at most two settings are compared".to_owned());
        }
        ends.insert(0, 0);
        let trials = ends.windows(2).map(|block| trial(&question[block[0]..block[1]])).collect::<Result<_, _>>()?;
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

    /// Answers with the tables of [`super::Report::csv`], an empty line between two, and after [`PARTS`] with a list of the objects of
    /// [`super::Report::json`]: what an experiment found in both forms in which it can be kept.
    fn answer(&self, _: &Desk) -> Option<String> {
        let (mut csv, mut json) = (String::new(), String::new());
        for report in self.trials.iter().map(Trial::report) {
            if !csv.is_empty() {
                csv.push('\n');
                json.push_str(",\n");
            }
            csv.push_str(&report.csv());
            json.push_str(&report.json());
        }
        Some(format!("{csv}{PARTS}[{json}]\n"))
    }

    fn tells(&self) -> bool {
        true
    }
}

fn trial(block: &str) -> Result<Trial, String> {
    let (line, text) = block.split_once('\n').unwrap_or((block, ""));
    let words: Vec<&str> = line.split(' ').collect();
    let ["simulate", games, players] = words[..] else { return Err(format!("a setting is asked for by `{FORM}`")) };
    let games = games.parse().ok().filter(|games| (1..=MOST_GAMES).contains(games));
    let games = games.ok_or_else(|| format!("1 to {MOST_GAMES} games can be played"))?;
    let players: Option<Vec<Player>> = players.split(',').map(Player::named).collect();
    let players = players.ok_or_else(|| format!("a policy is {}", Player::possible()))?;

    let record = record::read::<Chase>(text).map_err(|error| error.to_string())?;
    let game = record.game();
    let seats = Seat::first(game.seats()).len();
    if players.len() != 1 && players.len() != seats {
        return Err(format!("{} policies are named for {seats} seats", players.len()));
    }
    if Game::to_act(game) == ToAct::Over {
        return Err("the game of the record is over".to_owned());
    }
    let seed = record.head().seed.ok_or("the record has no Seed, which decides the throws")?;
    Ok(Trial::new(game.clone(), record.moves().len() as u64, seed, &players, games))
}
