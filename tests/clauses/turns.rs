//! T1, T2, T3: how long a turn lasts, and what a taba and a 2 do.

use crate::board::{Board, each, freed, home, three};
use hyena_chase::chance::{Fall, Flat};
use hyena_chase::games::hyena::{Chase, Days, Happening, Illegal, Preset, Setup, Why};
use hyena_chase::games::{Game, Seat, ToAct};

each! { throws_on_until_the_2:
    bell_t1_throws_on_until_the_2 Bell,
    juego_t1_throws_on_until_the_2 Juego,
    three_dice_t1_throws_on_until_the_2 ThreeDice,
    davies_t1_throws_on_until_the_2 Davies,
}
fn throws_on_until_the_2(preset: Preset) {
    let mut board = Board::start(preset, 57, 3);
    for (token, times) in [("t", 3), (three(preset), 5), ("6", 5), ("t", 300)] {
        for _ in 0..times {
            board.plays(token);
            assert_eq!(board.turn(), 1, "after {token}");
        }
    }
    board.plays("2");
    assert_eq!(board.turn(), 2);
    assert_eq!(board.told.last(), Some(&Happening::Passed { to: Seat::new(1) }));
}

each! { the_lots_go_round_in_seat_order:
    bell_t1_the_lots_go_round_in_seat_order Bell,
    juego_t1_the_lots_go_round_in_seat_order Juego,
    three_dice_t1_the_lots_go_round_in_seat_order ThreeDice,
    one_die_t1_the_lots_go_round_in_seat_order OneDie,
    davies_t1_the_lots_go_round_in_seat_order Davies,
}
fn the_lots_go_round_in_seat_order(preset: Preset) {
    Board::start(preset, 57, 3).plays("1. 2 2. 2 3. 2 1. 2 2. 2 3. 2 1.");
    let setup = Setup { rules: preset.rules(), days: Days(57), seats: 3, first: Seat::new(2), flat: Flat::FAIR };
    let mut board = Board { game: Chase::new(setup).expect("a good setup"), told: Vec::new() };
    board.plays("3. 2 1. 2 2. 2 3.");
}

each! { the_2_passes_the_lots_at_once:
    bell_t1_after_the_2_nothing_can_be_paid Bell,
    juego_t1_after_the_2_nothing_can_be_paid Juego,
    three_dice_t1_after_the_2_nothing_can_be_paid ThreeDice,
    davies_t1_after_the_2_nothing_can_be_paid Davies,
}
fn the_2_passes_the_lots_at_once(preset: Preset) {
    let (days, tokens, offer) = match preset {
        Preset::Juego => (6, "t*5 l 2", "+4"),
        Preset::Davies => (7, "t 4 2", "+1"),
        _ => (6, "t*4 2", "+4"),
    };
    let board = Board::start(preset, days, 2).then(tokens);
    assert_eq!((board.turn(), board.offers()), (2, String::new()));
    assert_eq!(board.game.to_act(), ToAct::Chance(Seat::new(1)));
    board.refuses(offer);
    assert_eq!(board.then("2. 2 1.").offers(), offer, "but it is offered when her turn comes again");
}

#[test]
fn one_die_t1_a_throw_other_than_6_ends_the_turn() {
    for pips in 1..=5 {
        let board = Board::start(Preset::OneDie, 20, 2).then(&format!("1. {pips}"));
        assert_eq!(board.turn(), 2, "after {pips}");
        let board = board.then(&format!("2. 6 {pips}"));
        assert_eq!(board.turn(), 1, "after 6 and {pips}");
    }
}

#[test]
fn one_die_t1_a_6_throws_again_and_the_third_throw_ends_the_turn() {
    let mut board = Board::start(Preset::OneDie, 57, 2);
    board.plays("1. 6 1. 6 1. 6 2. 6 2. 6 2. 6 1. 6 1. 6 1. 6 2.");
    assert_eq!(board.looks(), "31>, 13>");
}

each! { a_taba_moves_no_one:
    bell_t2_a_taba_is_kept_and_moves_no_one Bell,
    juego_t2_a_taba_is_kept_and_moves_no_one Juego,
    three_dice_t2_a_taba_is_kept_and_moves_no_one ThreeDice,
    davies_t2_a_taba_is_kept_and_moves_no_one Davies,
}
fn a_taba_moves_no_one(preset: Preset) {
    // A whole game of seat 1, hunt included; a taba is thrown in a copy at each position of it.
    let whole = format!("{} t t r 6 6 t*10 h 6", home(preset, 18));
    let mut board = Board::start(preset, 18, 2);
    for token in whole.split_whitespace() {
        let after = board.then("1. t 1.");
        let places = |b: &Board| {
            let mothers: Vec<_> = b.game.mothers().iter().map(|m| (m.at(), m.way(), m.fate(), m.bank())).collect();
            (mothers, b.game.hyena().map(|h| (h.at(), h.way(), h.is_free())))
        };
        assert_eq!(places(&after), places(&board), "on {}", board.looks());
        let held = |b: &Board| b.game.mothers()[0].tabas().0;
        assert_eq!(held(&after), held(&board) + 1, "on {}", board.looks());
        board.plays(token);
    }
    assert_eq!(board.looks(), "home, village, hyena <6");
}

#[test]
fn one_die_t2_no_taba_can_be_thrown() {
    let board = Board::start(Preset::OneDie, 20, 2);
    assert_eq!(board.refuses("t"), Illegal::NoSuchFall(Fall::Taba));
    assert_eq!(board.refuses("7"), Illegal::NoSuchFall(Fall::Points(7)));
}

each! { a_2_is_moved_before_the_turn_passes:
    bell_t3_a_2_is_moved_before_the_turn_passes Bell,
    juego_t3_a_2_is_moved_before_the_turn_passes Juego,
    three_dice_t3_a_2_is_moved_before_the_turn_passes ThreeDice,
    one_die_t3_a_2_is_moved_before_the_turn_passes OneDie,
    davies_t3_a_2_is_moved_before_the_turn_passes Davies,
}
fn a_2_is_moved_before_the_turn_passes(preset: Preset) {
    let board = Board::start(preset, 20, 2).then(freed(preset)).then("1. 2 2.");
    let stride = if preset == Preset::OneDie { "1-3" } else { "0-2" };
    assert_eq!(board.strides(), [stride]);
}

each! { a_2_in_the_village_is_lost:
    bell_t3_a_2_in_the_village_is_lost Bell,
    three_dice_t3_a_2_in_the_village_is_lost ThreeDice,
    one_die_t3_a_2_in_the_village_is_lost OneDie,
    davies_t3_a_2_in_the_village_is_lost Davies,
}
fn a_2_in_the_village_is_lost(preset: Preset) {
    let board = Board::start(preset, 20, 2).then("1. 2 2.");
    assert_eq!(board.looks(), "village, village");
    assert!(board.told.contains(&Happening::Lost { seat: Seat::new(0), points: 2, why: Why::InVillage }));
}

#[test]
fn juego_t3_a_2_in_the_village_is_banked() {
    let board = Board::start(Preset::Juego, 20, 2).then("1. 2 2.");
    assert_eq!(board.looks(), "village +2, village");
    assert!(board.told.contains(&Happening::Banked { seat: Seat::new(0), points: 2, bank: 2 }));
}

each! { a_2_at_the_well_is_banked:
    bell_t3_a_2_at_the_well_is_banked Bell,
    juego_t3_a_2_at_the_well_is_banked Juego,
    three_dice_t3_a_2_at_the_well_is_banked ThreeDice,
    davies_t3_a_2_at_the_well_is_banked Davies,
}
fn a_2_at_the_well_is_banked(preset: Preset) {
    let board = Board::start(preset, 6, 2).then(freed(preset)).then("1. 6 2 2.");
    assert_eq!(board.game.mothers()[0].bank(), 2);
}

#[test]
fn one_die_t3_a_2_at_the_well_is_lost() {
    let board = Board::start(Preset::OneDie, 6, 2).then("1. 6 5 2. 1 1. 2 2.");
    assert_eq!(board.looks(), "well, village");
    assert!(board.told.contains(&Happening::Lost { seat: Seat::new(0), points: 2, why: Why::WaitsAtWell }));
}

each! { a_2_moves_the_hyena_before_the_turn_passes:
    bell_t3_a_2_moves_the_hyena_before_the_turn_passes Bell,
    juego_t3_a_2_moves_the_hyena_before_the_turn_passes Juego,
    three_dice_t3_a_2_moves_the_hyena_before_the_turn_passes ThreeDice,
    davies_t3_a_2_moves_the_hyena_before_the_turn_passes Davies,
}
fn a_2_moves_the_hyena_before_the_turn_passes(preset: Preset) {
    let board = Board::start(preset, 6, 2).then(&home(preset, 6)).then("1. t t r 2 2.");
    assert_eq!(board.looks(), "home, village, hyena 4>");
}
