//! How fast random games are played, on one core.

use hyena_chase::games::hyena::Preset;
use hyena_chase::players::{Policy, play_many, sow_many};
use std::io::{self, Write};
use std::time::Instant;

const GAMES: u32 = 200_000;
const ROUNDS: u32 = 3;

/// Prints, for each rule set, the best of three rounds of random games: name, unit, whole number.
///
/// # Errors
/// If standard output takes no more.
pub fn run() -> io::Result<()> {
    for preset in Preset::ALL {
        let mut best = 0.0_f64;
        for _ in 0..ROUNDS {
            let begun = Instant::now();
            let throws = play_many(preset, Policy::Prompt, GAMES);
            best = best.max(throws as f64 / begun.elapsed().as_secs_f64());
        }
        writeln!(io::stdout(), "hyena.{}.prompt.4x57 throws/s {best:.0}", preset.name())?;
    }
    let mut best = 0.0_f64;
    let mut moves_best = 0.0_f64;
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        let moves = sow_many(GAMES);
        let took = begun.elapsed().as_secs_f64();
        best = best.max(f64::from(GAMES) / took);
        moves_best = moves_best.max(moves as f64 / took);
    }
    writeln!(io::stdout(), "jekinje.random moves/s {moves_best:.0}")?;
    writeln!(io::stdout(), "jekinje.random games/s {best:.0}")?;
    Ok(())
}
