//! The commands and their arguments.

use crate::json::Shown;
use crate::random::{self, Asked};
use crate::{bench, best, laps, matches, odds, simulate};
use clap::{Parser, Subcommand};
use hyena_chase::analysis::Pays;
use hyena_chase::chance::Seed;
use hyena_chase::games::hyena::Chase;
use hyena_chase::games::jekinje::Sowing;
use hyena_chase::record::{self, Kind};
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "lab", version, about = "Replays, makes and measures games of The Hyena Chase")]
struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Reads a game and prints each position as one line of JSON.
    Replay {
        /// The file, or - for standard input.
        file: String,
    },
    /// Plays one game by itself and prints it as a record.
    Random(Asked),
    /// Finds the best move of a record's last position and prints it as one line of JSON.
    Best(best::Asked),
    /// Lets two levels play each other and prints wins, draws and losses of the first.
    Match(matches::Asked),
    /// Plays many games by themselves and prints what was counted.
    Simulate(simulate::Asked),
    /// Prints each seat's chance to win in the last position of a game, as JSON.
    Odds {
        /// The record, or - for standard input.
        file: String,
        /// How all pay: prompt, or best, which brings each mother home in the fewest turns.
        #[arg(long, default_value = "prompt", value_parser = odds::pays())]
        policy: Pays,
    },
    /// Measures random games, searches and the exact odds on one core.
    Bench,
    /// Searches for long sowings of Je ki n je.
    Laps {
        /// How many positions are drawn.
        #[arg(long, default_value_t = 1_000_000)]
        positions: u64,
        /// What they are drawn by: 32 hexadecimal digits.
        #[arg(long)]
        seed: Seed,
        /// How many laps each is followed, forwards and backwards.
        #[arg(long, default_value_t = 100_000)]
        most: u32,
    },
}

/// Runs the command line; the status is 2 when something was wrong with what was asked or read.
pub fn run() -> ExitCode {
    let done = match Lab::parse().command {
        Command::Replay { file } => replay(&file),
        Command::Random(asked) => {
            random::record(&asked).and_then(|record| finish(write!(io::stdout().lock(), "{record}")))
        }
        Command::Best(asked) => {
            read_text(&asked.file).and_then(|text| best::best(&asked, &text)).and_then(|line| print(&line))
        }
        Command::Match(asked) => matches::run(&asked).and_then(|line| print(&line)),
        Command::Simulate(asked) => simulate::run(&asked),
        Command::Odds { file, policy } => read_text(&file).and_then(|text| odds::odds(&file, &text, policy)),
        Command::Bench => finish(bench::run()),
        Command::Laps { positions, seed, most } => finish(laps::run(positions, seed, most)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("lab: {sentence}");
            ExitCode::from(2)
        }
    }
}

fn replay(file: &str) -> Result<(), String> {
    let text = read_text(file)?;
    match Kind::of(&text).map_err(|error| format!("{file}: {error}"))? {
        Kind::Hyena => print_positions::<Chase>(file, &text),
        Kind::Jekinje => print_positions::<Sowing>(file, &text),
    }
}

fn print_positions<G: Shown>(file: &str, text: &str) -> Result<(), String> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut ply = 0;
    let mut written = Ok(());
    let read = record::read_watching::<G>(text, |game, mv| {
        if written.is_ok() {
            written = writeln!(out, "{}", game.position(ply, mv));
        }
        ply += 1;
    });
    // The good lines go out before the error is told.
    finish(written.and_then(|()| out.flush()))?;
    read.map(|_| ()).map_err(|error| format!("{file}: {error}"))
}

/// Reads a whole file of at most the length that a record may have.
fn read_text(file: &str) -> Result<String, String> {
    let input: Box<dyn Read> = if file == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(file).map_err(|error| format!("{file}: {error}"))?)
    };
    let mut bytes = Vec::new();
    input.take(record::MOST_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(|error| format!("{file}: {error}"))?;
    if bytes.len() > record::MOST_BYTES {
        // Too long whatever it says: what was cut off may have been the half of a character.
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let last = good.rsplit('\n').next().unwrap_or_default();
        let (line, column) = (good.matches('\n').count() + 1, last.chars().count() + 1);
        format!("{file}: line {line}, column {column}: the text is not UTF-8")
    })
}

fn print(line: &str) -> Result<(), String> {
    finish(writeln!(io::stdout().lock(), "{line}"))
}

/// Ends quietly when nobody reads on.
///
/// # Errors
/// A sentence on why nothing more could be written.
pub fn finish(written: io::Result<()>) -> Result<(), String> {
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(format!("standard output: {error}")),
        _ => Ok(()),
    }
}
