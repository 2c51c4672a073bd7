//! RULES.md, "Figures to check an engine against": throws a game where everyone pays as soon as possible.

use hyena_chase::chance::{Flat, Seed};
use hyena_chase::games::hyena::{Chase, Days, Preset, Setup};
use hyena_chase::games::{Deaf, Game, Seat};
use hyena_chase::players::{Chooser, Policy, play_out};

const GAMES: u64 = 2000;
/// The figures are means of 60 games of another implementation.
const TOLERANCE: f64 = 0.1;

#[test]
fn bell_throws_a_game() {
    assert_throws(Preset::Bell, 57, 4, 260.0);
    assert_throws(Preset::Bell, 30, 2, 75.0);
}

#[test]
fn juego_throws_a_game() {
    assert_throws(Preset::Juego, 57, 4, 244.0);
    assert_throws(Preset::Juego, 30, 2, 72.0);
}

#[test]
fn three_dice_throws_a_game() {
    assert_throws(Preset::ThreeDice, 57, 4, 259.0);
    assert_throws(Preset::ThreeDice, 30, 2, 75.0);
}

#[test]
fn one_die_throws_a_game() {
    assert_throws(Preset::OneDie, 57, 4, 216.0);
    assert_throws(Preset::OneDie, 30, 2, 74.0);
}

/// Plays games of one seed each and asserts their mean number of throws.
fn assert_throws(preset: Preset, days: u8, seats: u8, expected: f64) {
    let setup = Setup { rules: preset.rules(), days: Days(days), seats, first: Seat::new(0), flat: Flat::FAIR };
    let throws: u64 = (0..GAMES).map(|n| throws(setup, n)).sum();
    let mean = throws as f64 / GAMES as f64;
    let name = preset.name();
    println!("{name}, {seats} players, {days} days: {mean:.1} throws a game, expected about {expected}");
    assert!(
        (mean / expected - 1.0).abs() < TOLERANCE,
        "{name}, {seats} players, {days} days: {mean:.1}, not {expected}"
    );
}

fn throws(setup: Setup, n: u64) -> u64 {
    let seed = Seed::new((u128::from(n) << 64 | u128::from(setup.days.0)).to_be_bytes());
    let mut game = Chase::new(setup).expect("a good setup");
    let mut chooser = Chooser::new(Policy::Prompt, seed);
    play_out(&mut game, &mut seed.throws(), &mut chooser, &mut Deaf, &mut Deaf).expect("an end")
}
