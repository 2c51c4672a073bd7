//! Positions in the middle of games.

use hyena_chase::chance::Seed;
use hyena_chase::games::hyena::{Chase, Move, Setup};
use hyena_chase::games::{Deaf, Game};
use hyena_chase::players::{Chooser, Chooses, Policy};

/// Returns positions of one game before each throw as long as `keep` says so, everybody paying by chance, and also those
/// between two payments.
pub fn positions(setup: Setup, seed: Seed, mut keep: impl FnMut(&Chase) -> bool) -> Vec<Chase> {
    let mut game = Chase::new(setup).expect("a good setup");
    let (mut throws, mut chooser) = (seed.throws(), Chooser::new(Policy::Random, seed));
    let mut found = Vec::new();
    while keep(&game) {
        found.push(game.clone());
        let mv = match chooser.pays(&game) {
            Some(fee) => Move::Pay(fee),
            None => match game.throw(throws.draw()) {
                Some(mv) => mv,
                None => break,
            },
        };
        game.play(mv, &mut Deaf).expect("a move");
    }
    found
}

/// Returns the positions of one game while nobody is home, and there so many, evenly spread.
pub fn of_the_race(setup: Setup, seed: Seed, count: usize) -> Vec<Chase> {
    let all = positions(setup, seed, |game| game.winner().is_none());
    (0..count).map(|i| all[i * all.len() / count].clone()).collect()
}

/// Makes a seed of a number.
pub fn seed(n: u64) -> Seed {
    Seed::new((u128::from(n) << 64 | 0x0DD5).to_be_bytes())
}
