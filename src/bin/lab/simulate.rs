//! Many games that play themselves, counted, as CSV or JSON.

use crate::commands::finish;
use crate::random::{choose_rules, foreign, games};
use clap::{Args, ValueEnum};
use hyena_chase::analysis::Analyst;
use hyena_chase::chance::{Flat, Seed};
use hyena_chase::games::Game;
use hyena_chase::games::hyena::{Chase, Days, Setup};
use hyena_chase::players::{Player, TooLong};
use hyena_chase::record::Kind;
use hyena_chase::study::{Trial, json};
use std::io::{self, Write};

/// What is asked of the games.
#[derive(Args)]
pub struct Asked {
    /// The game: hyena.
    #[arg(long, value_parser = games())]
    game: Kind,
    /// A named rule set, or custom with --rule.
    #[arg(long, default_value = "bell")]
    rules: String,
    /// A field of custom rules, as name=value; may stand often.
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    fields: Vec<String>,
    /// Days from the village to the well, 6 to 200.
    #[arg(long, default_value_t = 36)]
    days: u8,
    /// Players, 2 to 12.
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// How often the flat side of a stick falls up, in hundredths, 5 to 95.
    #[arg(long, default_value_t = 50)]
    flat: u8,
    /// How many games.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// What decides the throws and choices: 32 hexadecimal digits.
    #[arg(long)]
    seed: Seed,
    /// How they play: prompt, never, random, easy, medium or hard; one for all, or one for each seat.
    #[arg(long, default_value = "prompt", value_delimiter = ',', value_parser = player)]
    policy: Vec<Player>,
    /// How it is printed.
    #[arg(long, default_value = "csv")]
    format: Format,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    /// A line for each thing counted, with the exact chance where it is known.
    Csv,
    /// One object.
    Json,
}

/// Plays and prints.
///
/// # Errors
/// A sentence on what was asked wrongly, or on a game that did not end.
pub fn run(asked: &Asked) -> Result<(), String> {
    foreign(Kind::Hyena, &[("lab simulate", asked.game != Kind::Hyena)])?;
    let rules = choose_rules(&asked.rules, &asked.fields)?;
    let flat = Flat::hundredths(asked.flat).map_err(|error| error.to_string())?;
    let setup = Setup { rules, days: Days(asked.days), seats: asked.seats, flat, ..Setup::default() };
    if asked.policy.len() != 1 && asked.policy.len() != usize::from(asked.seats) {
        return Err(format!("--policy names {} players for {} seats", asked.policy.len(), asked.seats));
    }
    let start = Chase::new(setup).map_err(|error| error.to_string())?;
    let mut trial = Trial::new(start, 0, asked.seed, &asked.policy, asked.games);
    trial.work_out(&mut Analyst::new(&setup));
    while !trial.is_done() {
        trial.play_on();
    }
    let report = trial.report();
    finish(match asked.format {
        Format::Csv => write!(io::stdout(), "{}", report.csv()),
        Format::Json => writeln!(io::stdout(), "{}", json(&report.csv())),
    })?;
    if report.given_up { Err(TooLong.to_string()) } else { Ok(()) }
}

fn player(name: &str) -> Result<Player, &'static str> {
    Player::named(name).ok_or(Player::possible())
}
