//! In which turn the first mother is home.

use crate::support::{of_the_race, positions, seed};
use hyena_chase::analysis::{Analyst, Pays, TAIL};
use hyena_chase::chance::Flat;
use hyena_chase::games::Seat;
use hyena_chase::games::hyena::{Chase, Days, Preset, Setup};
use hyena_chase::players::{Company, Level, Player, Policy, Simulation};

const GAMES: u64 = 20_000;

/// Some seats pay in one way and the others in another.
const COMPANIES: [[(Player, Pays); 2]; 2] = [
    [(Player::Pays(Policy::Prompt), Pays::Prompt), (Player::Pays(Policy::Random), Pays::Random)],
    [(Player::Plays(Level::Medium), Pays::Fastest), (Player::Pays(Policy::Never), Pays::Never)],
];

fn setup(preset: Preset, seats: u8) -> Setup {
    Setup { rules: preset.rules(), days: Days(20), seats, first: Seat::new(1), flat: Flat::FAIR }
}

/// They sum to 1, the mean of simulated games lies within four standard errors of theirs, and so does each turn's share
/// within five.
fn assert_agrees(analyst: &mut Analyst, game: &Chase, company: [(Player, Pays); 2]) {
    let turns = analyst.first_home_turns(game, &company.map(|(_, pays)| pays));
    let sum: f64 = turns.iter().sum();
    assert!((1.0 - sum).abs() < TAIL + 1e-10 && turns.iter().all(|chance| (0.0..=1.0).contains(chance)), "{sum}");

    let players = company.map(|(player, _)| player).to_vec();
    let mut simulation = Simulation::from(game.clone(), Company::new(players, seed(GAMES)), seed(GAMES));
    simulation.play(GAMES).expect("an end");
    let counted = &simulation.tally().turns;
    assert_eq!((counted[0], counted.iter().sum()), (0, GAMES));
    let moment = |power: i32| (1..).zip(&turns).map(|(turn, chance)| f64::from(turn).powi(power) * chance).sum::<f64>();
    let mean = (0..).zip(counted).map(|(turn, games)| f64::from(turn) * *games as f64).sum::<f64>() / GAMES as f64;
    let error = ((moment(2) - moment(1).powi(2)) / GAMES as f64).sqrt();
    assert!((mean - moment(1)).abs() <= 4.0 * error, "exact {}, counted {mean}, {company:?}\n{game:?}", moment(1));
    for (turn, exact) in turns.iter().enumerate() {
        let share = counted.get(turn + 1).map_or(0.0, |games| *games as f64 / GAMES as f64);
        let error = (exact * (1.0 - exact) / GAMES as f64).sqrt().max(1.0 / GAMES as f64);
        assert!((share - exact).abs() <= 5.0 * error, "turn {turn}: exact {exact}, counted {share}\n{game:?}");
    }
}

#[test]
fn the_first_homecoming_agrees_with_simulation() {
    for (n, preset) in (0..).zip(Preset::ALL) {
        for seats in [2, 5] {
            let setup = setup(preset, seats);
            let mut analyst = Analyst::new(&setup);
            for game in of_the_race(setup, seed(n), 3) {
                for company in COMPANIES {
                    assert_agrees(&mut analyst, &game, company);
                }
            }
        }
    }
}

/// Once a mother is home, no turn is hers.
#[test]
fn a_race_that_is_over_has_no_turns() {
    let won = positions(setup(Preset::Bell, 3), seed(2), |_| true).into_iter().find(|game| game.winner().is_some());
    let won = won.expect("a winner");
    assert!(Analyst::new(&setup(Preset::Bell, 3)).first_home_turns(&won, &[Pays::Prompt]).is_empty());
}
