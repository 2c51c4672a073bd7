//! What adds up, and what the analysis shares with the rules.

use crate::support::{of_the_race, positions, seed};
use hyena_chase::analysis::{Analyst, Pays, TAIL, best, win_chances};
use hyena_chase::chance::Flat;
use hyena_chase::games::hyena::{Chase, Days, Preset, Rules, Setup};
use hyena_chase::games::{Game, Seat, ToAct};

const ALL: [Pays; 4] = [Pays::Prompt, Pays::Never, Pays::Random, Pays::Fastest];

fn setup(rules: Rules, days: u8, seats: u8) -> Setup {
    Setup { rules, days: Days(days), seats, first: Seat::new(0), flat: Flat::FAIR }
}

#[test]
fn homecomings_sum_to_one() {
    for preset in Preset::ALL {
        for (days, flat) in [(6, 50), (57, 50), (200, 50), (20, 5), (20, 95)] {
            let flat = Flat::hundredths(flat).expect("a share");
            let setup = Setup { flat, ..setup(preset.rules(), days, 2) };
            let game = Chase::new(setup).expect("a game");
            let mut analyst = Analyst::new(&setup);
            for pays in ALL {
                let time = analyst.homecoming(&game, Seat::new(1), pays).expect("on her way");
                let sum: f64 = time.in_turn().iter().sum();
                assert!((1.0 - sum).abs() < TAIL + 1e-10, "{preset:?}, {days} days, {pays:?}: {sum}");
                assert!(time.in_turn().iter().all(|chance| (0.0..=1.0).contains(chance)));
                assert!((time.later_than(0) - 1.0).abs() < 1e-10 && time.later_than(usize::MAX) <= TAIL);
            }
        }
    }
}

#[test]
fn win_chances_sum_to_one() {
    for preset in Preset::ALL {
        for seats in [2, 3, 12] {
            let setup = setup(preset.rules(), 20, seats);
            let mut analyst = Analyst::new(&setup);
            for game in of_the_race(setup, seed(3), 12) {
                for pays in ALL {
                    let wins = analyst.win_chances(&game, &[pays]);
                    assert!((wins.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{wins:?}");
                }
            }
        }
    }
}

/// Once a mother is home the race is decided, also when the game is over.
#[test]
fn a_game_that_is_won_is_won() {
    for preset in Preset::ALL {
        let mut won = 0;
        for game in positions(setup(preset.rules(), 8, 3), seed(9), |_| true) {
            if let Some(winner) = game.winner() {
                let expected: Vec<f64> = (0..3).map(|seat| f64::from(u8::from(seat == winner.index()))).collect();
                assert_eq!(win_chances(&game, Pays::Prompt), expected);
                won += 1;
            }
            assert_eq!(best(&game, Pays::Prompt).is_none(), game.to_act() == ToAct::Over);
        }
        assert!(won > 3);
    }
}

/// A throw neither helps nor harms in the mean: the odds before it are the mean of the odds after it.
#[test]
fn odds_before_a_throw_are_the_mean_of_those_after() {
    for preset in Preset::ALL {
        let setup = setup(preset.rules(), 15, 3);
        let mut analyst = Analyst::new(&setup);
        for game in of_the_race(setup, seed(5), 40) {
            if game.payment().is_some() {
                continue;
            }
            let before = analyst.win_chances(&game, &[Pays::Prompt]);
            let mut mean = [0.0; 3];
            for (fall, weight) in game.odds().iter() {
                let mut after = game.clone();
                after
                    .play(hyena_chase::games::hyena::Move::Throw(fall), &mut hyena_chase::games::Deaf)
                    .expect("a throw");
                let chance = f64::from(weight) / f64::from(game.odds().total());
                for (sum, win) in mean.iter_mut().zip(analyst.win_chances(&after, &[Pays::Prompt])) {
                    *sum += chance * win;
                }
            }
            for (before, mean) in before.iter().zip(mean) {
                assert!((before - mean).abs() < 1e-9, "{before} {mean} in {game:?}");
            }
        }
    }
}

/// An analyst who has seen other games says the same as a new one.
#[test]
fn what_is_kept_changes_nothing() {
    let setups = [setup(Rules::BELL, 12, 3), setup(Preset::Davies.rules(), 12, 3), setup(Rules::BELL, 13, 3)];
    let mut analyst = Analyst::new(&setups[2]);
    for n in 0..3 {
        for setup in setups {
            for game in positions(setup, seed(n), |_| true).iter().step_by(9) {
                assert_eq!(analyst.win_chances(game, &[Pays::Prompt]), win_chances(game, Pays::Prompt));
                assert_eq!(analyst.best(game, &[Pays::Never]), best(game, Pays::Never));
            }
        }
    }
}
