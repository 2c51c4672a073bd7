//! M1, M3, M5 at the well: fees, what becomes of points thrown there, and the move on leaving.

use crate::board::{Board, each, freed, three};
use hyena_chase::games::Seat;
use hyena_chase::games::hyena::{Happening, Illegal, Preset, Tabas, Why};

/// Takes the first mother to the well of 6 or 12 days, with so many tabas.
fn at_well(preset: Preset, days: u8, tabas: u8) -> Board {
    let way = if days == 6 { "6" } else { "6 6" };
    // Juego's first taba is spent on leaving, the others keep it.
    let board = match preset {
        Preset::Juego => Board::start(preset, days, 2).then("t l"),
        _ => Board::start(preset, days, 2).then("t"),
    };
    let held = u8::from(preset != Preset::Juego);
    board.then(way).then(&format!("t*{}", tabas - held))
}

fn fees(preset: Preset) -> &'static [(&'static str, u32)] {
    match preset {
        Preset::Juego => &[("w", 2)],
        Preset::Davies => &[("k", 2), ("w", 1), ("s", 2)],
        _ => &[("w", 2), ("s", 2)],
    }
}

each! { the_fees_at_the_well:
    bell_m3_the_fees_are_wash_2_then_set_out_2 Bell,
    juego_m3_the_fee_is_wash_2 Juego,
    three_dice_m3_the_fees_are_wash_2_then_set_out_2 ThreeDice,
    davies_m3_the_fees_are_drink_2_wash_1_set_out_2 Davies,
}
fn the_fees_at_the_well(preset: Preset) {
    let mut held = 9;
    let mut board = at_well(preset, 12, 9);
    for (fee, price) in fees(preset) {
        assert_eq!(board.looks(), format!("well {held}t, village"));
        assert_eq!(board.offers(), *fee);
        for other in ["k", "w", "s"].iter().filter(|other| *other != fee) {
            assert!(matches!(board.refuses(other), Illegal::NotDue(_)), "{other} before {fee}");
        }
        board.plays(fee);
        held -= price;
    }
    assert_eq!((board.looks(), board.offers()), (format!("<well {held}t, village"), String::new()));
    assert_eq!(board.then("6").looks(), format!("<6 {held}t, village"));
}

each! { who_cannot_pay_waits:
    bell_m1_who_cannot_pay_the_fees_waits Bell,
    juego_m1_who_cannot_pay_the_fees_waits Juego,
    three_dice_m1_who_cannot_pay_the_fees_waits ThreeDice,
    davies_m1_who_cannot_pay_the_fees_waits Davies,
}
fn who_cannot_pay_waits(preset: Preset) {
    let mut board = at_well(preset, 12, 1);
    for (token, price) in fees(preset) {
        if *price == 2 {
            let held = board.game.mothers()[0].tabas();
            assert!(held.0 < 2 && board.offers().is_empty(), "{}", board.looks());
            let why = board.refuses(token);
            assert!(matches!(why, Illegal::TooDear { price: Tabas(2), held: h, .. } if h == held), "{why:?}");
        }
        board.plays(&format!("t*{price}"));
        board.plays(token);
    }
    assert_eq!(board.looks(), "<well 1t, village");
}

#[test]
fn one_die_m1_a_6_sets_her_free_at_the_well_and_throws_again() {
    let board = Board::start(Preset::OneDie, 6, 2).then("1. 6 5 2. 1 1.");
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("well, village", ""));
    for fee in ["k", "w", "s"] {
        assert!(matches!(board.refuses(fee), Illegal::NotDue(_)));
    }
    let board = board.then("6 1.");
    assert_eq!(board.looks(), "<well, village");
    assert_eq!(board.strides(), [] as [&str; 0], "the 6 itself moves her no day");
    assert_eq!(board.then("4 2.").looks(), "<2, village");
}

#[test]
fn one_die_m1_points_thrown_at_the_well_are_lost() {
    let mut board = Board::start(Preset::OneDie, 6, 2);
    board.plays("1. 6 5");
    for points in 1..=5 {
        board.plays(&format!("2. 1 1. {points}"));
        assert_eq!(board.looks(), "well, village");
        assert_eq!(board.told[1], Happening::Lost { seat: Seat::new(0), points, why: Why::WaitsAtWell });
    }
    assert_eq!(board.then("2. 1 1. 6 1").looks(), "<5, village", "and nothing of them comes back");
}

#[test]
fn one_die_m3_m5_nothing_is_ever_paid_or_banked() {
    let mut board = Board::start(Preset::OneDie, 6, 2);
    for token in "1 5 3 6 2 1. 1 2. 4 1. 6 6 6 2. 3 1. 3 2. 1 1. 1 2. 1 1. 6 3".split_whitespace() {
        board.plays(token);
        assert_eq!(board.offers(), "", "on {}", board.looks());
        assert!(board.game.mothers().iter().all(|mother| mother.bank() == 0 && mother.tabas() == Tabas(0)));
    }
}

each! { points_thrown_at_the_well_are_banked:
    bell_m1_points_thrown_at_the_well_are_banked Bell,
    juego_m1_points_thrown_at_the_well_are_banked Juego,
    three_dice_m1_points_thrown_at_the_well_are_banked ThreeDice,
    davies_m1_points_thrown_at_the_well_are_banked Davies,
}
fn points_thrown_at_the_well_are_banked(preset: Preset) {
    let board = at_well(preset, 12, 1).then("6");
    assert_eq!(board.looks(), "well +6 1t, village");
    assert_eq!(board.told[1..], [Happening::Banked { seat: Seat::new(0), points: 6, bank: 6 }]);
    let board = board.then("2 2. 2 1. 2 2. 2 1.");
    assert!(board.looks().starts_with("well +10 1t, village"), "{}", board.looks());
}

each! { banked_points_are_moved_in_one_move:
    bell_m5_points_banked_at_the_well_are_moved_in_one_move_on_leaving Bell,
    juego_m5_points_banked_at_the_well_are_moved_in_one_move_on_leaving Juego,
    three_dice_m5_points_banked_at_the_well_are_moved_in_one_move_on_leaving ThreeDice,
    davies_m5_points_banked_at_the_well_are_moved_in_one_move_on_leaving Davies,
}
fn banked_points_are_moved_in_one_move(preset: Preset) {
    let mut board = at_well(preset, 12, 5);
    let banked = 6 + three(preset).parse::<u8>().expect("points");
    board.plays("6").plays(three(preset));
    let (last, others) = fees(preset).split_last().expect("a fee");
    for (fee, _) in others {
        board.plays(fee);
        assert!(board.looks().starts_with(&format!("well +{banked} ")), "not before the last fee: {}", board.looks());
    }
    board.plays(last.0);
    assert_eq!(board.strides(), [format!("12-{}", 12 - banked)]);
    assert_eq!((board.game.mothers()[0].bank(), board.turn()), (0, 1));
}

each! { a_banked_sum_larger_than_needed_brings_her_home:
    bell_m5_a_banked_sum_larger_than_needed_brings_her_home Bell,
    juego_m5_a_banked_sum_larger_than_needed_brings_her_home Juego,
    three_dice_m5_a_banked_sum_larger_than_needed_brings_her_home ThreeDice,
    davies_m5_a_banked_sum_larger_than_needed_brings_her_home Davies,
}
fn a_banked_sum_larger_than_needed_brings_her_home(preset: Preset) {
    let mut board = at_well(preset, 6, 5);
    board.plays("6").plays(three(preset));
    for (fee, _) in fees(preset) {
        board.plays(fee);
    }
    assert_eq!(board.strides(), ["6-0"]);
    let held = 5 - fees(preset).iter().map(|(_, price)| price).sum::<u32>();
    let held = if held == 0 { String::new() } else { format!(" {held}t") };
    assert_eq!(board.looks(), format!("home{held}, village, hyena village"));
    assert_eq!(board.turn(), 1, "she paid, she did not throw a 2: the winner throws on");
}

each! { the_fees_may_be_declined:
    bell_m3_the_fees_may_be_declined_and_are_offered_again Bell,
    juego_m3_the_fees_may_be_declined_and_are_offered_again Juego,
    three_dice_m3_the_fees_may_be_declined_and_are_offered_again ThreeDice,
    davies_m3_the_fees_may_be_declined_and_are_offered_again Davies,
}
fn the_fees_may_be_declined(preset: Preset) {
    let mut board = at_well(preset, 12, 9);
    for (fee, _) in fees(preset) {
        for token in [three(preset), "6", "6", "t", "2"] {
            assert_eq!(board.offers(), *fee, "before {token}");
            board.plays(token);
        }
        assert_eq!((board.turn(), board.offers()), (2, String::new()), "not in the other's turn");
        assert!(matches!(board.refuses(fee), Illegal::NotDue(_)));
        board.plays("2");
        assert_eq!((board.turn(), board.offers().as_str()), (1, *fee), "before any throw");
        board.plays(fee);
    }
    assert!(board.looks().starts_with("home"), "{}", board.looks());
}

each! { any_number_may_stand_on_one_day:
    bell_board_any_number_of_mothers_stand_on_one_day Bell,
    juego_board_any_number_of_mothers_stand_on_one_day Juego,
    three_dice_board_any_number_of_mothers_stand_on_one_day ThreeDice,
    one_die_board_any_number_of_mothers_stand_on_one_day OneDie,
    davies_board_any_number_of_mothers_stand_on_one_day Davies,
}
fn any_number_may_stand_on_one_day(preset: Preset) {
    let mut board = Board::start(preset, 20, 12);
    for seat in 1..=12 {
        board.plays(&format!("{seat}. {} 2", freed(preset)));
    }
    let first = board.game.mothers()[0];
    assert!(first.at().0 > 0 && board.game.mothers().iter().all(|mother| *mother == first), "{}", board.looks());
}
