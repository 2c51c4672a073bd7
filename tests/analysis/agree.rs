//! Exact odds agree with simulation, from the start and from positions in the middle of games.

use hyena_chase::analysis::{Analyst, Pays};
use hyena_chase::chance::{Flat, Seed};
use hyena_chase::games::hyena::{Chase, Days, Preset, Setup};
use hyena_chase::games::{Deaf, Game, Seat};
use hyena_chase::players::{Chooser, Chooses, Company, Player, Policy, Simulation};

/// The chance of one false alarm among all comparisons of this file is below 1 in 10,000 at five standard errors.
const SMALL: (u64, f64) = (20_000, 5.0);

/// Returns positions of one game after so many throws, everybody paying by chance.
pub fn positions(setup: Setup, seed: Seed, after: &[u32]) -> Vec<Chase> {
    let mut game = Chase::new(setup).expect("a good setup");
    let (mut throws, mut chooser) = (seed.throws(), Chooser::new(Policy::Random, seed));
    let mut found = Vec::new();
    for made in 0..=*after.last().expect("some") {
        if game.winner().is_some() {
            break;
        }
        if after.contains(&made) {
            found.push(game.clone());
        }
        while let Some(fee) = chooser.pays(&game) {
            game.play(hyena_chase::games::hyena::Move::Pay(fee), &mut Deaf).expect("a payment");
        }
        let mv = game.throw(throws.draw()).expect("a throw");
        game.play(mv, &mut Deaf).expect("a throw");
    }
    found
}

pub fn assert_agrees(analyst: &mut Analyst, game: &Chase, policy: Policy, pays: Pays, (games, errors): (u64, f64)) {
    let wins = analyst.win_chances(game, &[pays]);
    assert!((wins.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{wins:?}");
    let seed = Seed::new(*b"exact odds agree");
    let mut simulation = Simulation::from(game.clone(), Company::new(vec![Player::Pays(policy)], seed), seed);
    simulation.play(games).expect("ends");
    let tally = simulation.tally();
    for (seat, (exact, counted)) in wins.iter().zip(&tally.seats).enumerate() {
        let share = counted.won as f64 / games as f64;
        let error = (exact * (1.0 - exact) / games as f64).sqrt();
        assert!(
            (share - exact).abs() <= errors * error + 1e-9,
            "{policy:?}, seat {seat}: exact {exact}, counted {share} ± {error}\n{game:?}"
        );
    }
}

#[test]
fn exact_odds_agree_with_simulation() {
    for preset in Preset::ALL {
        let setup = Setup { rules: preset.rules(), days: Days(20), seats: 3, first: Seat::new(1), flat: Flat::FAIR };
        let mut analyst = Analyst::new(&setup);
        for (policy, pays) in
            [(Policy::Prompt, Pays::Prompt), (Policy::Never, Pays::Never), (Policy::Random, Pays::Random)]
        {
            for game in positions(setup, Seed::new(*b"middle positions"), &[0, 7, 19, 34, 52, 71]) {
                assert_agrees(&mut analyst, &game, policy, pays, SMALL);
            }
        }
    }
}
