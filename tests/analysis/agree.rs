//! Exact odds agree with simulation, from the start and from positions in the middle of games.

use crate::support::{of_the_race, seed};
use hyena_chase::analysis::{Analyst, Pays};
use hyena_chase::chance::Flat;
use hyena_chase::games::hyena::{
    Chase, Days, Errands, Lock, Move, Points, Preset, Reach, Rules, Setup, TopUp, TurnEnd,
};
use hyena_chase::games::{Deaf, Game, Seat};
use hyena_chase::players::{Company, Level, Player, Policy, Simulation};

const PAYS: [(Player, Pays); 4] = [
    (Player::Pays(Policy::Prompt), Pays::Prompt),
    (Player::Pays(Policy::Never), Pays::Never),
    (Player::Pays(Policy::Random), Pays::Random),
    (Player::Plays(Level::Medium), Pays::Fastest),
];

/// Asserts that each seat's share of so many games lies within so many standard errors of its exact chance.
fn assert_agrees(analyst: &mut Analyst, game: &Chase, (player, pays): (Player, Pays), games: u64, errors: f64) {
    let wins = analyst.win_chances(game, &[pays]);
    let seed = seed(games);
    let mut simulation = Simulation::from(game.clone(), Company::new(vec![player], seed), seed);
    simulation.play(games).expect("an end");
    for (seat, (exact, counted)) in wins.iter().zip(&simulation.tally().seats).enumerate() {
        let share = counted.won as f64 / games as f64;
        let error = (exact * (1.0 - exact) / games as f64).sqrt();
        assert!(
            (share - exact).abs() <= errors * error + 1e-9,
            "{player:?}, seat {seat}: exact {exact}, counted {share}, standard error {error}\n{game:?}"
        );
    }
}

/// Five standard errors are passed once in two million comparisons; there are some hundred.
#[test]
fn exact_odds_agree_with_simulation() {
    for (n, preset) in (0..).zip(Preset::ALL) {
        let setup = Setup { rules: preset.rules(), days: Days(20), seats: 3, first: Seat::new(1), flat: Flat::FAIR };
        let mut analyst = Analyst::new(&setup);
        for pays in PAYS {
            for game in of_the_race(setup, seed(n), 5) {
                assert_agrees(&mut analyst, &game, pays, 20_000, 5.0);
            }
        }
    }
}

/// Rules that no source tells, sticks that are no fair coins, and the extremes of size.
#[test]
fn exact_odds_agree_with_simulation_in_custom_games() {
    let custom = Rules {
        turn: TurnEnd::NotSix,
        leave: Lock::Six,
        village_points: Points::Banked,
        top_up: TopUp::AtMost(3),
        errands: Errands::Fees { drink: 1, wash: 0, set_out: 3 },
        home: Reach::Exactly,
        home_top_up: TopUp::Any,
        ..Rules::BELL
    };
    let open = Rules { leave: Lock::Pay(0), well: Reach::Enough, errands: Errands::Six, ..Rules::BELL };
    let free = Rules { errands: Errands::Fees { drink: 0, wash: 0, set_out: 0 }, ..custom };
    for (rules, days, seats, flat) in
        [(custom, 11, 2, 60), (open, 30, 12, 35), (free, 17, 3, 50), (Rules::BELL, 6, 2, 90), (Rules::BELL, 40, 2, 20)]
    {
        let flat = Flat::hundredths(flat).expect("a share");
        let setup = Setup { rules, days: Days(days), seats, first: Seat::new(0), flat };
        let mut analyst = Analyst::new(&setup);
        for pays in PAYS {
            for game in of_the_race(setup, seed(7), 3) {
                assert_agrees(&mut analyst, &game, pays, 10_000, 5.0);
            }
        }
    }
}

/// Two million games from the start and from each of twenty positions of the race, until it is won.
fn agrees_with_two_million_games(preset: Preset) {
    let setup = Setup { rules: preset.rules(), days: Days(20), seats: 4, first: Seat::new(0), flat: Flat::FAIR };
    let mut analyst = Analyst::new(&setup);
    for (n, game) in (0..).zip(of_the_race(setup, seed(100), 21)) {
        let exact = analyst.win_chances(&game, &[Pays::Prompt]);
        let (mut throws, mut counts) = (seed(200 + n).throws(), [0_u32; 4]);
        for _ in 0..2_000_000 {
            let mut copy = game.clone();
            while copy.winner().is_none() {
                let mv = copy.payment().map(Move::Pay).or_else(|| copy.throw(throws.draw())).expect("not over");
                copy.play_in_place(mv, &mut Deaf).expect("a move");
            }
            counts[copy.winner().expect("won").index()] += 1;
        }
        for (exact, count) in exact.iter().zip(counts) {
            let share = f64::from(count) / 2e6;
            let error = (exact * (1.0 - exact) / 2e6).sqrt();
            assert!((share - exact).abs() <= 4.0 * error + 1e-9, "exact {exact}, counted {share} in {game:?}");
        }
    }
}

#[test]
#[ignore = "a minute: `cargo xtask test --slow` runs it"]
fn bell_agrees_with_two_million_games() {
    agrees_with_two_million_games(Preset::Bell);
}

#[test]
#[ignore = "a minute: `cargo xtask test --slow` runs it"]
fn juego_agrees_with_two_million_games() {
    agrees_with_two_million_games(Preset::Juego);
}

#[test]
#[ignore = "a minute: `cargo xtask test --slow` runs it"]
fn three_dice_agrees_with_two_million_games() {
    agrees_with_two_million_games(Preset::ThreeDice);
}

#[test]
#[ignore = "a minute: `cargo xtask test --slow` runs it"]
fn one_die_agrees_with_two_million_games() {
    agrees_with_two_million_games(Preset::OneDie);
}

#[test]
#[ignore = "a minute: `cargo xtask test --slow` runs it"]
fn davies_agrees_with_two_million_games() {
    agrees_with_two_million_games(Preset::Davies);
}
