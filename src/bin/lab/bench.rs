//! How fast random games are played, on one core.

use hyena_chase::games::hyena::Preset;
use hyena_chase::players::{Policy, play_many, sow_many};
use std::io::{self, Write};
use std::time::Instant;

const GAMES: u32 = 200_000;
const ROUNDS: u32 = 3;

/// What was played in a second.
struct Rates {
    steps: f64,
    games: f64,
}

/// Prints, for each rule set and each game, the best of three rounds of random games: name, unit, whole number.
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
    let rates = measure(sow_many);
    writeln!(out, "jekinje.random moves/s {:.0}", rates.steps)?;
    writeln!(out, "jekinje.random games/s {:.0}", rates.games)
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
