//! Many games that play themselves, counted, as CSV or JSON.

use crate::commands::finish;
use crate::random::{choose_rules, foreign, games};
use clap::{Args, ValueEnum};
use hyena_chase::chance::{Flat, Seed};
use hyena_chase::games::hyena::{Days, Setup};
use hyena_chase::players::{Company, Player, Simulation, Tally};
use hyena_chase::record::Kind;
use serde::Serialize;
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
    /// A line for each seat.
    Csv,
    /// One object.
    Json,
}

#[derive(Serialize)]
struct Row {
    seat: usize,
    policy: &'static str,
    games: u64,
    won: u64,
    safe: u64,
    late: u64,
    eaten: u64,
    points: u64,
    win: f64,
    /// The 99 % interval of the chance to win.
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct Counted {
    rules: String,
    days: u8,
    games: u64,
    throws: u64,
    seats: Vec<Row>,
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
    let company = Company::new(asked.policy.clone(), asked.seed);
    let mut simulation = Simulation::new(setup, company, asked.seed).map_err(|error| error.to_string())?;
    simulation.play(asked.games).map_err(|error| error.to_string())?;
    let tally = simulation.tally();
    let rows = rows(tally, &asked.policy);
    finish(match asked.format {
        Format::Csv => csv(&rows),
        Format::Json => {
            let (games, throws) = (tally.games, tally.throws);
            let counted = Counted { rules: asked.rules.clone(), days: asked.days, games, throws, seats: rows };
            writeln!(io::stdout(), "{}", serde_json::to_string(&counted).unwrap_or_default())
        }
    })
}

fn rows(tally: &Tally, players: &[Player]) -> Vec<Row> {
    let row = |(seat, counted): (usize, &hyena_chase::players::SeatTally)| {
        let (low, high) = tally.interval(counted.won);
        Row {
            seat: seat + 1,
            policy: players.get(seat).or(players.last()).map_or("prompt", |player| player.name()),
            games: tally.games,
            won: counted.won,
            safe: counted.safe,
            late: counted.late,
            eaten: counted.eaten,
            points: counted.points(),
            win: tally.share(counted.won),
            low,
            high,
        }
    };
    tally.seats.iter().enumerate().map(row).collect()
}

fn csv(rows: &[Row]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "seat,policy,games,won,safe,late,eaten,points,win,low,high")?;
    for r in rows {
        let Row { seat, policy, games, won, safe, late, eaten, points, win, low, high } = r;
        writeln!(out, "{seat},{policy},{games},{won},{safe},{late},{eaten},{points},{win:.6},{low:.6},{high:.6}")?;
    }
    Ok(())
}

fn player(name: &str) -> Result<Player, &'static str> {
    Player::named(name).ok_or("prompt, never, random, easy, medium or hard")
}
