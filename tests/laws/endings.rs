//! Every game that a policy plays ends, and tells the same moves and happenings as the game itself.

use crate::setups::{cases, rules, setups};
use hyena_chase::chance::{Fall, Flat, Odds, Seed};
use hyena_chase::games::hyena::{Chase, Days, Fee, Happening, Move, Preset, Reach, Setup, Way};
use hyena_chase::games::{Deaf, Game, Seat, ToAct};
use hyena_chase::players::{Chooser, Policy, play_out};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn every_game_by_prompt_ends(setup in setups(rules()), seed in any::<[u8; 16]>()) {
        ends(setup, Policy::Prompt, Seed::new(seed));
    }

    #[test]
    fn every_game_by_never_and_random_ends(setup in setups(rules()), seed in any::<[u8; 16]>()) {
        ends(setup, Policy::Never, Seed::new(seed));
        ends(setup, Policy::Random, Seed::new(seed));
    }

    #[test]
    fn never_pays_days_only_where_no_throw_could_bring_her(setup in setups(rules()), seed in any::<[u8; 16]>()) {
        let (mut game, mut moves) = (Chase::new(setup).expect("a good setup"), Vec::new());
        let seed = Seed::new(seed);
        let _ = play_out(&mut game, &mut seed.throws(), &mut Chooser::new(Policy::Never, seed), &mut moves, &mut Deaf);
        let mut game = Chase::new(setup).expect("a good setup");
        for mv in moves {
            if let (Move::Pay(Fee::MissingDays(days)), ToAct::Seat(seat)) = (mv, game.to_act()) {
                let home = game.mothers()[seat.index()].way() == Way::Back;
                let reach = if home { setup.rules.home } else { setup.rules.well };
                prop_assert_eq!(reach, Reach::Exactly, "any throw that is enough would do");
                prop_assert!(!adds_up(&setup, days), "{} days short, throws could bring her", days);
            }
            game.play(mv, &mut Deaf).expect("a legal move");
        }
    }
}

#[test]
fn the_named_rule_sets_end_by_every_policy() {
    for (preset, policy) in Preset::ALL.into_iter().flat_map(|p| Policy::ALL.map(|policy| (p, policy))) {
        for (n, days) in (0..).zip([6, 7, 57, 200]) {
            for (seats, flat) in [(2, 50), (4, 5), (12, 95)] {
                let flat = Flat::hundredths(flat).expect("a share");
                let rules = preset.rules();
                let setup = Setup { rules, days: Days(days), seats, first: Seat::new(1), flat };
                ends(setup, policy, Seed::new([n; 16]));
            }
        }
    }
}

#[test]
fn policies_have_names() {
    for (policy, name) in Policy::ALL.into_iter().zip(["prompt", "never", "random"]) {
        assert_eq!((policy.name(), Policy::named(name)), (name, Some(policy)));
    }
    assert_eq!(Policy::named("often"), None);
}

/// Plays a game out, asserts that it ends and that the moves told lead to the same end.
fn ends(setup: Setup, policy: Policy, seed: Seed) {
    let (mut moves, mut told) = (Vec::new(), Vec::new());
    let mut game = Chase::new(setup).expect("a good setup");
    let made = play_out(&mut game, &mut seed.throws(), &mut Chooser::new(policy, seed), &mut moves, &mut told);
    let made = made.unwrap_or_else(|_| panic!("{} never ended {setup:?}", policy.name()));
    assert!(game.standings().is_some());
    assert_eq!(told.last(), Some(&Happening::Over));
    assert_eq!(moves.iter().filter(|mv| Chase::is_throw(**mv)).count() as u64, made);
    let mut again = Chase::new(setup).expect("a good setup");
    let (mut throws, mut heard) = (seed.throws(), Vec::new());
    for mv in moves {
        if Chase::is_throw(mv) {
            assert_eq!(again.throw(throws.draw()), Some(mv), "number n of the stream decides throw n");
        }
        assert_eq!(again.play(mv, &mut heard), Ok(()));
    }
    assert_eq!((again, heard), (game, told));
}

/// Says whether throws of these lots can add up to `days`.
fn adds_up(setup: &Setup, days: u8) -> bool {
    let mut sums = vec![false; usize::from(days) + 1];
    sums[0] = true;
    for day in 1..sums.len() {
        sums[day] = (1..=6).any(|points| {
            let fall = Fall::Points(points as u8);
            points <= day && sums[day - points] && Odds::of(setup.rules.lots, setup.flat).can(fall)
        });
    }
    sums[usize::from(days)]
}
