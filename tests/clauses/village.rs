//! M1, M2, M3, M5 in the village: what lets a mother leave, and what becomes of points thrown before that.

use crate::board::{Board, each, freed, three};
use hyena_chase::chance::Fall;
use hyena_chase::games::hyena::{Fee, Happening, Illegal, Move, Mover, Preset, Tabas, Why};
use hyena_chase::games::{Game, Seat};

each! { points_before_the_taba_are_lost:
    bell_m1_points_before_the_taba_are_lost Bell,
    three_dice_m1_points_before_the_taba_are_lost ThreeDice,
    davies_m1_points_before_the_taba_are_lost Davies,
}
fn points_before_the_taba_are_lost(preset: Preset) {
    let mut board = Board::start(preset, 20, 2);
    for token in [three(preset), "6"] {
        board.plays(token);
        let points = token.parse().expect("points");
        assert_eq!(board.looks(), "village, village");
        assert_eq!(board.told[1..], [Happening::Lost { seat: Seat::new(0), points, why: Why::InVillage }]);
    }
    assert_eq!(board.then("t 6").looks(), "6> 1t, village", "and nothing of them comes back");
}

each! { a_taba_frees_her_and_is_kept:
    bell_m1_the_taba_that_frees_her_is_kept Bell,
    three_dice_m1_the_taba_that_frees_her_is_kept ThreeDice,
    davies_m1_the_taba_that_frees_her_is_kept Davies,
}
fn a_taba_frees_her_and_is_kept(preset: Preset) {
    let board = Board::start(preset, 20, 2).then("t");
    assert_eq!(board.looks(), "village> 1t, village");
    assert_eq!(board.offers(), "", "nothing is to be paid");
    assert_eq!(board.refuses("l"), Illegal::NotDue(Fee::Leave));
    assert_eq!(board.then("6 t").looks(), "6> 2t, village");
}

#[test]
fn juego_m1_leaving_costs_one_taba() {
    let board = Board::start(Preset::Juego, 20, 2);
    let dear = Illegal::TooDear { fee: Fee::Leave, price: Tabas(1), held: Tabas(0) };
    assert_eq!(board.refuses("l"), dear);
    let board = board.then("t");
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("village 1t, village", "l"));
    assert_eq!(board.then("l").looks(), "village>, village");
    assert_eq!(board.then("l 6").looks(), "6>, village");
    assert_eq!(board.then("t t l").looks(), "village> 2t, village");
}

#[test]
fn juego_m1_points_before_the_payment_are_banked() {
    let board = Board::start(Preset::Juego, 20, 2).then("3 t 6");
    assert_eq!(board.looks(), "village +9 1t, village");
    assert_eq!(board.told[1..], [Happening::Banked { seat: Seat::new(0), points: 6, bank: 9 }]);
}

#[test]
fn one_die_m1_only_a_6_leaves_the_village_and_steps_to_day_1() {
    for pips in 1..=5 {
        let board = Board::start(Preset::OneDie, 20, 2).then(&pips.to_string());
        assert_eq!(board.looks(), "village, village");
        assert_eq!(board.told[1], Happening::Lost { seat: Seat::new(0), points: pips, why: Why::InVillage });
    }
    let board = Board::start(Preset::OneDie, 20, 2).then("1. 6 1.");
    assert_eq!(board.looks(), "1>, village");
    assert_eq!(board.then("6").looks(), "7>, village");
    assert_eq!(board.then("4 2.").looks(), "5>, village");
}

each! { points_that_can_be_used_are_used:
    bell_m2_points_that_can_be_used_are_used Bell,
    juego_m2_points_that_can_be_used_are_used Juego,
    three_dice_m2_points_that_can_be_used_are_used ThreeDice,
    one_die_m2_points_that_can_be_used_are_used OneDie,
    davies_m2_points_that_can_be_used_are_used Davies,
}
fn points_that_can_be_used_are_used(preset: Preset) {
    let board = Board::start(preset, 20, 2).then(freed(preset));
    let at = board.game.mothers()[0].at().0;
    let moves = board.game.legal_moves();
    assert!(moves.iter().all(|mv| matches!(mv, Move::Throw(_))), "there is nothing to choose: {moves:?}");
    for mv in moves {
        let (mut game, mut told) = (board.game.clone(), Vec::new());
        game.play(mv, &mut told).expect("a legal move");
        let points = if let Move::Throw(Fall::Points(points)) = mv { points } else { 0 };
        assert_eq!(game.mothers()[0].at().0, at + points, "{mv:?}");
    }
}

#[test]
fn juego_m3_leaving_may_be_declined_and_is_offered_again() {
    let mut board = Board::start(Preset::Juego, 57, 2);
    for token in ["t", "3", "6", "t", "6"] {
        board.plays(token);
        assert_eq!(board.offers(), "l", "after {token}");
    }
    board.plays("2");
    assert_eq!(board.offers(), "", "not in the other's turn");
    let dear = Illegal::TooDear { fee: Fee::Leave, price: Tabas(1), held: Tabas(0) };
    assert_eq!(board.refuses("l"), dear, "nor with another's tabas");
    board.plays("2. 2 1.");
    assert_eq!(board.offers(), "l", "before any throw");
    assert_eq!(board.then("l").looks(), "17> 1t, village +2");
}

#[test]
fn juego_m5_points_banked_in_the_village_are_moved_in_one_move_when_the_taba_is_paid() {
    let board = Board::start(Preset::Juego, 20, 2).then("3 6 t l");
    assert_eq!(board.looks(), "9>, village");
    assert_eq!(board.strides(), ["0-9"]);
    let board = Board::start(Preset::Juego, 20, 2).then("1. 6 2 2. 2 1. 6 2 2. 2 1. t l");
    assert_eq!(board.looks(), "16>, village +4", "over several turns");
}

#[test]
fn juego_m5_a_banked_sum_may_reach_the_well() {
    let board = Board::start(Preset::Juego, 9, 2).then("3 6 t l");
    assert_eq!(board.looks(), "well, village");
    assert!(board.told.contains(&Happening::AtWell { mover: Mover::Mother(Seat::new(0)) }));
}

#[test]
fn juego_m5_banked_sum_past_the_well_is_lost() {
    let board = Board::start(Preset::Juego, 8, 2).then("3 6 t l");
    assert_eq!(board.looks(), "village>, village");
    assert_eq!(board.strides(), [] as [&str; 0]);
    assert!(board.told.contains(&Happening::Lost { seat: Seat::new(0), points: 9, why: Why::PassesWell }));
    assert_eq!(board.then("6").looks(), "6>, village", "she is free all the same");
}
