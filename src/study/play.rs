//! Whole games, move for move.

use super::desk::{Desk, Work};
use crate::chance::{Seed, Stream};
use crate::games::hyena::Chase;
use crate::games::jekinje::Sowing;
use crate::games::{Deaf, Game};
use crate::players::{Company, Player, play_out, sow_out};
use crate::record::{Notation, Record};

/// The most games: each move of them is kept.
const MOST: usize = 100_000;

/// Plays games that all begin in one position.
pub struct Play {
    table: Box<dyn Table>,
    left: usize,
}

/// Where games are played.
trait Table {
    /// Plays one more game; says whether it ended.
    fn play(&mut self) -> bool;

    /// Writes the games, a line for each.
    fn write(&self) -> String;
}

struct ChaseTable {
    start: Chase,
    throws: Stream,
    company: Company,
    played: Vec<Vec<<Chase as Game>::Move>>,
}

struct SowingTable {
    start: Sowing,
    choices: Stream,
    played: Vec<Vec<<Sowing as Game>::Move>>,
}

impl Play {
    /// Takes the number of games and the policy of all, and a record whose seed decides throws and choices.
    pub fn chase(games: Option<&str>, policy: Option<&str>, record: Record<Chase>) -> Result<Play, &'static str> {
        let player = policy.and_then(Player::named).ok_or("a policy is prompt, never, random, easy, medium or hard")?;
        let seed = seed(&record)?;
        let (throws, company) = (seed.throws(), Company::new(vec![player], seed));
        Play::new(games, Box::new(ChaseTable { start: record.into_game(), throws, company, played: Vec::new() }))
    }

    /// Takes the number of games, and a record whose seed decides every move.
    pub fn sowing(games: Option<&str>, record: Record<Sowing>) -> Result<Play, &'static str> {
        let choices = seed(&record)?.choices();
        Play::new(games, Box::new(SowingTable { start: record.into_game(), choices, played: Vec::new() }))
    }

    fn new(games: Option<&str>, table: Box<dyn Table>) -> Result<Play, &'static str> {
        let left = games.and_then(|games| games.parse().ok()).filter(|games| (1..=MOST).contains(games));
        Ok(Play { table, left: left.ok_or("1 to 100000 games can be played")? })
    }
}

fn seed<G: Game>(record: &Record<G>) -> Result<Seed, &'static str> {
    record.head().seed.ok_or("the record has no Seed, which decides the throws")
}

impl Work for Play {
    fn step(&mut self, _: &mut Desk, is_time: &mut dyn FnMut() -> bool) -> bool {
        while self.left > 0 {
            // After a game that does not end there is none.
            self.left = if self.table.play() { self.left - 1 } else { 0 };
            if is_time() {
                break;
            }
        }
        self.left == 0
    }

    fn answer(&self, _: &Desk) -> Option<String> {
        Some(self.table.write())
    }
}

impl Table for ChaseTable {
    fn play(&mut self) -> bool {
        let (mut game, mut moves) = (self.start.clone(), Vec::new());
        let played = play_out(&mut game, &mut self.throws, &mut self.company, &mut moves, &mut Deaf);
        if played.is_ok() {
            self.played.push(moves);
        }
        played.is_ok()
    }

    fn write(&self) -> String {
        write(&self.played, Chase::write_move)
    }
}

impl Table for SowingTable {
    fn play(&mut self) -> bool {
        let mut moves = Vec::new();
        sow_out(&mut self.start.clone(), &mut self.choices, &mut moves, &mut Deaf);
        self.played.push(moves);
        true
    }

    fn write(&self) -> String {
        write(&self.played, Sowing::write_move)
    }
}

fn write<M: Copy>(played: &[Vec<M>], token: fn(M) -> String) -> String {
    let mut out = String::new();
    for moves in played {
        for (n, &mv) in moves.iter().enumerate() {
            if n > 0 {
                out.push(' ');
            }
            out.push_str(&token(mv));
        }
        out.push('\n');
    }
    out
}
