//! T1, T2, M6, M7, E1 as laws: tabas are conserved, the turn passes and the game ends exactly when the clauses say.

use crate::battery::{Played, walk};
use crate::setups::{cases, rules, setups, walks};
use hyena_chase::chance::Fall;
use hyena_chase::games::hyena::{Chase, Day, Fate, Happening, Hyena, Mother, Move, Standing, TurnEnd, Way};
use hyena_chase::games::{Game, Seat, ToAct};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn tabas_thrown_minus_paid_are_those_held(setup in setups(rules()), choices in walks(600)) {
        let game = Chase::new(setup).expect("a good setup");
        let mut held = vec![0_u32; usize::from(setup.seats)];
        walk(game, &choices, |played: &Played<Chase>| {
            let seat = to_act(played.before).expect("a seat to act");
            if played.mv == Move::Throw(Fall::Taba) {
                held[seat.index()] += 1;
            }
            for happening in played.told {
                if let Happening::Paid { seat, price, .. } = happening {
                    assert!(matches!(played.mv, Move::Pay(_)), "only who pays pays");
                    held[seat.index()] = held[seat.index()].checked_sub(price.0).expect("never more than is held");
                }
            }
            assert_eq!(played.after.mothers().iter().map(|m| m.tabas().0).collect::<Vec<_>>(), held);
        });
    }

    #[test]
    fn the_turn_passes_exactly_when_t1_and_m7_say(setup in setups(rules()), choices in walks(600)) {
        let game = Chase::new(setup).expect("a good setup");
        let mut thrown = 0_u32;
        walk(game, &choices, |played: &Played<Chase>| {
            let seat = to_act(played.before).expect("a seat to act");
            let by_throw = match played.mv {
                Move::Throw(fall) => {
                    thrown += 1;
                    match setup.rules.turn {
                        TurnEnd::Two => fall == Fall::Points(2),
                        TurnEnd::NotSix => fall != Fall::Points(6) || thrown == 3,
                    }
                }
                Move::Pay(_) => false,
            };
            let passes = by_throw || !plays_on(played.after, seat);
            match to_act(played.after) {
                None => assert!(!played.told.iter().any(|h| matches!(h, Happening::Passed { .. }))),
                Some(next) if passes => {
                    thrown = 0;
                    let seats = usize::from(setup.seats);
                    let after = (1..=seats).map(|n| Seat::new(((seat.index() + n) % seats) as u8));
                    let expected = after.into_iter().find(|seat| plays_on(played.after, *seat)).expect("someone");
                    assert_eq!(next, expected, "{:?} by {seat:?}", played.mv);
                    assert_eq!(played.told.last(), Some(&Happening::Passed { to: next }), "told even if to oneself");
                }
                Some(next) => {
                    assert_eq!(next, seat, "{:?}", played.mv);
                    assert!(!played.told.iter().any(|h| matches!(h, Happening::Passed { .. })));
                }
            }
        });
    }

    #[test]
    fn the_game_is_over_exactly_when_e1_says(setup in setups(rules()), choices in walks(600)) {
        let game = Chase::new(setup).expect("a good setup");
        let mut winner = None;
        walk(game, &choices, |played: &Played<Chase>| {
            let game = played.after;
            let mothers = game.mothers();
            let first_home = (0..).map(Seat::new).zip(mothers).find(|(_, m)| m.fate() == Fate::Home).map(|(s, _)| s);
            winner = winner.or(first_home);
            assert_eq!(game.winner(), winner, "M6: the first home, for good");
            assert_eq!(game.hyena().map(Hyena::player), winner);
            let hyena_home = game.hyena().is_some_and(|hyena| hyena.way() == Way::Back && hyena.at() == Day(0));
            let over = hyena_home || mothers.iter().all(|mother| mother.fate() != Fate::Travelling);
            assert_eq!(to_act(game).is_none(), over, "{game:?}");
            assert_eq!(played.told.last() == Some(&Happening::Over), over);
            let standings = over.then(|| (0..).map(Seat::new).zip(mothers).map(|s| standing(s, winner)).collect());
            assert_eq!(game.standings(), standings, "E2");
        });
    }
}

fn to_act(game: &Chase) -> Option<Seat> {
    match game.to_act() {
        ToAct::Seat(seat) | ToAct::Chance(seat) => Some(seat),
        ToAct::Over => None,
    }
}

/// M7: whose mother is home or eaten takes no more turns, except the winner.
fn plays_on(game: &Chase, seat: Seat) -> bool {
    game.mothers()[seat.index()].fate() == Fate::Travelling || game.winner() == Some(seat)
}

fn standing((seat, mother): (Seat, &Mother), winner: Option<Seat>) -> Standing {
    match mother.fate() {
        Fate::Home if Some(seat) == winner => Standing::Won,
        Fate::Home => Standing::Safe,
        Fate::Travelling => Standing::Late,
        Fate::Eaten => Standing::Eaten,
    }
}
