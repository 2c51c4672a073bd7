//! The best move of a record's last position.

use crate::odds;
use clap::Args;
use hyena_chase::games::ToAct;
use hyena_chase::games::jekinje::{Move, Sowing};
use hyena_chase::players::Level;
use hyena_chase::players::jekinje::{SEED, Sure, Thinker, Thought, WON};
use hyena_chase::record::{self, Kind, Notation};
use serde::Serialize;
use std::time::{Duration, Instant};

/// What is asked.
#[derive(Args)]
pub struct Asked {
    /// The file, or - for standard input.
    pub file: String,
    /// How long to think, in milliseconds.
    #[arg(long, default_value_t = 1000)]
    ms: u64,
}

#[derive(Serialize)]
struct Best {
    /// The best move; null when the game is over.
    r#move: Option<String>,
    /// By how many seeds more than the opponent the player to move is thought to end with.
    value: Option<f64>,
    /// What is sure: won, drawn or lost; null where the value is a guess.
    sure: Option<&'static str>,
    depth: u8,
    nodes: u64,
    pv: Vec<String>,
}

/// The table of the search, 2 to the power of this.
pub const BITS: u32 = 20;
/// The endings that are computed, by their seeds.
pub const ENDINGS: u8 = 10;

/// Returns the best move of the last position of `text` as a line of JSON.
///
/// # Errors
/// A sentence on what is wrong with the text.
pub fn best(asked: &Asked, text: &str) -> Result<String, String> {
    let file = &asked.file;
    match Kind::of(text).map_err(|error| format!("{file}: {error}"))? {
        // Worked out exactly, which takes what it takes.
        Kind::Hyena => odds::best(file, text),
        Kind::Jekinje => {
            let record = record::read::<Sowing>(text).map_err(|error| format!("{file}: {error}"))?;
            serde_json::to_string(&sowing(record.game(), asked.ms)).map_err(|error| error.to_string())
        }
    }
}

/// Says when `ms` milliseconds from now are over.
pub fn within(ms: u64) -> impl FnMut(u64) -> bool {
    let end = Instant::now() + Duration::from_millis(ms);
    move |_| Instant::now() >= end
}

fn sowing(game: &Sowing, ms: u64) -> Best {
    let thought = match game.to_act() {
        ToAct::Over => None,
        ToAct::Seat(_) | ToAct::Chance(_) => think(game, ms),
    };
    let write = |mv: &Move| Sowing::write_move(*mv);
    Best {
        r#move: thought.as_ref().map(|thought| write(&thought.mv)),
        value: thought.as_ref().map(value),
        sure: thought.as_ref().and_then(Thought::sure).map(|sure| match sure {
            Sure::Won => "won",
            Sure::Drawn => "drawn",
            Sure::Lost => "lost",
        }),
        depth: thought.as_ref().map_or(0, |thought| thought.depth),
        nodes: thought.as_ref().map_or(0, |thought| thought.nodes),
        pv: thought.iter().flat_map(|thought| &thought.line).map(write).collect(),
    }
}

/// Computes endings for at most a quarter of the time, and searches with those that are whole for the rest.
fn think(game: &Sowing, ms: u64) -> Option<Thought> {
    let (mut prepared, mut over) = (within(ms / 4), within(ms));
    let mut thinker = Thinker::new(*game.options(), BITS);
    while !thinker.prepare(ENDINGS, 10_000) && !prepared(0) {}
    thinker.think(game, Level::Hard, 0, &mut over)
}

/// Returns the value in seeds, to a hundredth.
fn value(thought: &Thought) -> f64 {
    let sure = if thought.sure().is_some() { thought.value.signum() * WON } else { 0 };
    (f64::from(thought.value - sure) / f64::from(SEED) * 100.0).round() / 100.0
}
