//! How fast random games are played, positions searched and exact odds found, on one core.

use crate::best;
use hyena_chase::analysis::{Pays, win_chances};
use hyena_chase::games::Game;
use hyena_chase::games::hyena::{Chase, Days, Preset, Setup};
use hyena_chase::games::jekinje::{self, Options, Sowing};
use hyena_chase::players::jekinje::{Endings, Progress, Searcher};
use hyena_chase::players::{Policy, play_many, sow_many};
use hyena_chase::study::{self, Benchmark, Desk};
use std::hint::black_box;
use std::io::{self, Write};
use std::time::Instant;

const GAMES: u32 = 200_000;
const ROUNDS: u32 = 3;

/// What was played in a second.
struct Rates {
    steps: f64,
    games: f64,
}

/// Prints lines of a name, a unit and a whole number: of random games of each rule set and each game the best of three rounds.
///
/// # Errors
/// If standard output takes no more.
pub fn run() -> io::Result<()> {
    let mut out = io::stdout();
    for preset in Preset::ALL {
        let rates = measure(|games| play_many(preset, Policy::Prompt, games));
        writeln!(out, "hyena.{}.prompt.4x57 throws/s {:.0}", preset.name(), rates.steps)?;
        if preset == Preset::Bell {
            writeln!(out, "hyena.bell.prompt.4x57 games/s {:.0}", rates.games)?;
        }
    }
    odds(&mut out)?;
    let rates = measure(sow_many);
    writeln!(out, "jekinje.random moves/s {:.0}", rates.steps)?;
    writeln!(out, "jekinje.random games/s {:.0}", rates.games)?;
    search(&mut out)?;
    Benchmark::all().iter().try_for_each(|benchmark| ask(&mut out, benchmark))
}

/// Prints the figures of a question that the browser is asked too, the best of three rounds.
fn ask(out: &mut impl Write, benchmark: &Benchmark) -> io::Result<()> {
    let mut desk = Desk::default();
    let mut answer = |question: &str| {
        let begun = Instant::now();
        let mut work = study::begin(question, 0).ok()?;
        while !work.step(&mut desk, &mut || false) {}
        Some((begun.elapsed(), work.answer(&desk)?))
    };
    let rounds = (0..ROUNDS).filter_map(|_| {
        answer(&benchmark.before)?;
        answer(&benchmark.question)
    });
    let Some((took, answer)) = rounds.min() else { return Ok(()) };
    for (unit, amount) in benchmark.figures(&answer, took.as_secs_f64()) {
        writeln!(out, "{} {unit} {amount:.0}", benchmark.name)?;
    }
    Ok(())
}

/// Prints how fast the search of Je ki n je is from the start of the game, and how long its endings take.
fn search(out: &mut impl Write) -> io::Result<()> {
    let Ok(start) = Sowing::new(jekinje::Setup::default()) else { return Ok(()) };
    let to_depth = |depth: u8| {
        let mut searcher = Searcher::new(Options::default(), best::BITS);
        let begun = Instant::now();
        searcher.begin(&start, depth);
        while searcher.step(u64::MAX) == Progress::Searching {}
        (searcher.nodes() as f64, begun.elapsed().as_secs_f64())
    };
    let (nodes, took) = to_depth(18);
    writeln!(out, "jekinje.search nodes/s {:.0}", nodes / took)?;
    for depth in [12, 18] {
        writeln!(out, "jekinje.search.depth{depth} ms {:.0}", 1000.0 * to_depth(depth).1)?;
    }
    let begun = Instant::now();
    Endings::new(Options::default()).compute(best::ENDINGS, u32::MAX);
    writeln!(out, "jekinje.endings.{} ms {:.0}", best::ENDINGS, 1000.0 * begun.elapsed().as_secs_f64())
}

/// Prints how long the exact odds take for four players and 57 days, all tables made anew.
fn odds(out: &mut impl Write) -> io::Result<()> {
    for preset in Preset::ALL {
        let setup = Setup { rules: preset.rules(), days: Days(57), seats: 4, ..Setup::default() };
        let Ok(game) = Chase::new(setup) else { continue };
        let took = (0..10 * ROUNDS).map(|_| {
            let begun = Instant::now();
            black_box(win_chances(black_box(&game), Pays::Prompt));
            begun.elapsed()
        });
        let least = took.min().unwrap_or_default();
        writeln!(out, "hyena.odds.{}.4x57 µs {}", preset.name(), least.as_micros())?;
    }
    Ok(())
}

/// Plays so many games three times and returns the best rates; `play` returns the steps that it made.
fn measure(play: impl Fn(u32) -> u64) -> Rates {
    let mut best = Rates { steps: 0.0, games: 0.0 };
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        let steps = play(GAMES);
        let took = begun.elapsed().as_secs_f64();
        best = Rates { steps: best.steps.max(steps as f64 / took), games: best.games.max(f64::from(GAMES) / took) };
    }
    best
}
