//! H1 to H4: how the hyena leaves, moves, and comes to the well and away from it.

use crate::board::{Board, each, freed, home, three};
use hyena_chase::games::Seat;
use hyena_chase::games::hyena::{Fee, Happening, Illegal, Preset, Tabas, Why};

/// Wins with the first mother of two; nothing is left on the ledger, the winner throws on.
fn won(preset: Preset, days: u8) -> Board {
    Board::start(preset, days, 2).then(&home(preset, days))
}

/// Wins with one plain die over 6 or 7 days and takes the hyena to day 1; the winner throws next, seat 2 never left.
fn hunting(days: u8) -> Board {
    let tokens = if days == 6 { "1. 6 5 2. 1 1. 6 6 6 2. 1 1." } else { "1. 6 6 1 2. 1 1. 6 6 1 2. 1 1. 6 1." };
    let board = Board::start(Preset::OneDie, days, 2).then(tokens);
    assert_eq!(board.looks(), "home, village, hyena 1>");
    board
}

each! { the_hyena_is_released_with_the_winners_tabas:
    bell_h1_the_hyena_leaves_for_2_of_the_winners_tabas Bell,
    juego_h1_the_hyena_leaves_for_2_of_the_winners_tabas Juego,
    three_dice_h1_the_hyena_leaves_for_2_of_the_winners_tabas ThreeDice,
    davies_h1_the_hyena_leaves_for_2_of_the_winners_tabas Davies,
}
fn the_hyena_is_released_with_the_winners_tabas(preset: Preset) {
    // Three tabas are left of the mother's journey.
    let board = Board::start(preset, 6, 2).then("t*3").then(&home(preset, 6));
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("home 3t, village, hyena village", "r"));
    assert_eq!(board.then("r").looks(), "home 1t, village, hyena village>");
    let board = won(preset, 6).then("t");
    let dear = Illegal::TooDear { fee: Fee::Release, price: Tabas(2), held: Tabas(1) };
    assert_eq!((board.offers().as_str(), board.refuses("r")), ("", dear));
    assert_eq!(board.then("t").offers(), "r");
    assert_eq!(board.then("t t t 2 2. 2 1.").offers(), "r", "it may be declined, and is asked again");
}

each! { the_hyenas_drink_costs_10:
    bell_h1_the_hyena_drinks_for_10_of_the_winners_tabas Bell,
    juego_h1_the_hyena_drinks_for_10_of_the_winners_tabas Juego,
    three_dice_h1_the_hyena_drinks_for_10_of_the_winners_tabas ThreeDice,
    davies_h1_the_hyena_drinks_for_10_of_the_winners_tabas Davies,
}
fn the_hyenas_drink_costs_10(preset: Preset) {
    let board = won(preset, 6).then("t*6 r 6 t*5");
    let dear = Illegal::TooDear { fee: Fee::HyenaDrink, price: Tabas(10), held: Tabas(9) };
    assert_eq!((board.offers().as_str(), board.refuses("h")), ("", dear), "{}", board.looks());
    let board = board.then("t");
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("home 10t, village, hyena well", "h"));
    assert_eq!(board.then("h").looks(), "home, village, hyena <well");
    assert_eq!(board.then("6 2 2. 2 1.").offers(), "h", "it may be declined, and is asked again");
}

#[test]
fn one_die_h1_the_hyena_pays_nothing_and_leaves_with_a_6_to_day_1() {
    let board = Board::start(Preset::OneDie, 12, 2).then("1. 6 6 5 2. 1 1. 6 6 6 2. 1 1.");
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("home, village, hyena village", ""));
    assert_eq!(board.refuses("r"), Illegal::NotDue(Fee::Release));
    assert_eq!(board.then("6 1.").looks(), "home, village, hyena 1>");
    assert_eq!(board.then("6 5 2.").looks(), "home, village, hyena 11>");
}

#[test]
fn one_die_h1_the_hyena_drinks_with_a_6() {
    let board = hunting(6).then("3 2. 1 1.");
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("home, village, hyena well", ""));
    assert_eq!(board.refuses("h"), Illegal::NotDue(Fee::HyenaDrink));
    let board = board.then("6 1.");
    assert_eq!(board.looks(), "home, village, hyena <well");
    assert_eq!(board.strides(), [] as [&str; 0], "the 6 itself moves it no day");
    assert_eq!(board.then("2 2.").looks(), "home, village, hyena <2");
}

each! { points_are_lost_while_the_hyena_waits:
    bell_h2_points_are_lost_while_the_hyena_waits Bell,
    juego_h2_points_are_lost_while_the_hyena_waits Juego,
    three_dice_h2_points_are_lost_while_the_hyena_waits ThreeDice,
    davies_h2_points_are_lost_while_the_hyena_waits Davies,
}
fn points_are_lost_while_the_hyena_waits(preset: Preset) {
    let mut board = won(preset, 6);
    let check = |board: &mut Board| {
        let before = board.looks();
        for token in [three(preset), "6", "2"] {
            board.plays("1.").plays(token);
            let points = token.parse().expect("points");
            assert_eq!(board.looks(), before);
            assert_eq!(board.told[1], Happening::Lost { seat: Seat::new(0), points, why: Why::HyenaWaits });
        }
    };
    check(&mut board.plays("t t").clone());
    board.plays("r");
    assert!(board.looks().ends_with("hyena village>"), "nothing was kept: {}", board.looks());
    check(&mut board.plays("6 t*10").clone());
    board.plays("h");
    assert!(board.looks().ends_with("hyena <well"), "nothing was kept: {}", board.looks());
}

#[test]
fn one_die_h2_points_other_than_6_are_lost_while_the_hyena_waits() {
    let mut board = Board::start(Preset::OneDie, 12, 2).then("1. 6 6 5 2. 1 1. 6 6 6 2. 1");
    for points in 1..=5 {
        board.plays(&format!("1. {points}"));
        assert_eq!(board.told[1], Happening::Lost { seat: Seat::new(0), points, why: Why::HyenaWaits });
        board.plays("2. 1");
    }
    assert_eq!(board.looks(), "home, village, hyena village");
    let mut board = hunting(6).then("3 2. 1");
    for points in 1..=5 {
        board.plays(&format!("1. {points}"));
        assert_eq!(board.told[1], Happening::Lost { seat: Seat::new(0), points, why: Why::HyenaWaits });
        board.plays("2. 1");
    }
    assert_eq!(board.looks(), "home, village, hyena well");
}

each! { the_hyena_moves_double:
    bell_h_the_hyena_moves_double Bell,
    juego_h_the_hyena_moves_double Juego,
    three_dice_h_the_hyena_moves_double ThreeDice,
    davies_h_the_hyena_moves_double Davies,
}
fn the_hyena_moves_double(preset: Preset) {
    let points: u8 = three(preset).parse().expect("points");
    let mut board = won(preset, 24);
    board.plays("t t r").plays(three(preset));
    assert_eq!(board.strides(), [format!("0-{}", 2 * points)]);
    board.plays("2");
    assert_eq!(board.strides(), [format!("{}-{}", 2 * points, 2 * points + 4)]);
    board.plays("2. 2 1. 6 6 t*10 h").plays(three(preset));
    assert_eq!(board.strides(), [format!("24-{}", 24 - 2 * points)]);
    board.plays("6");
    assert_eq!(board.strides(), [format!("{}-{}", 24 - 2 * points, 12 - 2 * points)]);
}

#[test]
fn one_die_h_the_hyena_moves_double() {
    let mut board = Board::start(Preset::OneDie, 12, 2);
    board.plays("1. 6 6 5 2. 1 1. 6 6 6 2. 1 1. 6 4");
    assert_eq!(board.strides(), ["1-9"]);
    board.plays("2. 1 1. 2 2. 1 1. 6 1");
    assert_eq!(board.strides(), ["12-10"]);
}

each! { the_hyena_eats_nobody_on_its_way_out:
    bell_h3_on_its_way_out_the_hyena_eats_nobody Bell,
    juego_h3_on_its_way_out_the_hyena_eats_nobody Juego,
    three_dice_h3_on_its_way_out_the_hyena_eats_nobody ThreeDice,
    davies_h3_on_its_way_out_the_hyena_eats_nobody Davies,
}
fn the_hyena_eats_nobody_on_its_way_out(preset: Preset) {
    let mut board = Board::start(preset, 18, 3);
    board.plays(&format!("1. {} t t r 2", home(preset, 18)));
    board.plays(&format!("2. {0} 6 2 3. {0} 6 6 2 1. 2", freed(preset)));
    let looks = board.looks();
    assert!(looks.starts_with("home, 8>") && looks.contains("14>") && looks.ends_with("hyena 8>"), "shared: {looks}");
    let looks = board.then("2. 2 3. 2 1. 6").looks();
    assert!(looks.starts_with("home, 10>") && looks.contains(" 16>") && looks.ends_with("hyena well"), "{looks}");
}

#[test]
fn one_die_h3_on_its_way_out_the_hyena_eats_nobody() {
    let mut board = Board::start(Preset::OneDie, 6, 3);
    board.plays("1. 6 5 2. 1 3. 1 1. 6 6 6 2. 6 2 3. 6 1 1. 1");
    assert_eq!(board.looks(), "home, 3>, 2>, hyena 3>", "one is passed, the other's day is shared");
}

each! { the_hyena_stops_at_the_well_whatever_is_over:
    bell_h4_the_hyena_stops_at_the_well_whatever_is_over Bell,
    juego_h4_the_hyena_stops_at_the_well_whatever_is_over Juego,
    three_dice_h4_the_hyena_stops_at_the_well_whatever_is_over ThreeDice,
    davies_h4_the_hyena_stops_at_the_well_whatever_is_over Davies,
}
fn the_hyena_stops_at_the_well_whatever_is_over(preset: Preset) {
    let board = won(preset, 6).then("t t r 6");
    assert_eq!((board.looks().as_str(), board.turn()), ("home, village, hyena well", 1));
    assert_eq!(board.strides(), ["0-6"]);
    let board = won(preset, 12).then("t t r 6");
    assert_eq!(board.looks(), "home, village, hyena well", "exactly, as well");
}

/// Throws `pips` for a hyena of one plain die that is `missing` days short, and asserts what became of it.
fn one_die_throw(missing: u8, pips: u8, expected: &str) {
    let days = if missing % 2 == 1 { 6 } else { 7 };
    let mut board = hunting(days);
    while board.game.hyena().expect("a hyena").at().0 + missing < days {
        board.plays("1 2. 1 1.");
    }
    board.plays(&pips.to_string());
    let looks = board.looks();
    assert_eq!(looks.split(", ").last(), Some(expected), "{missing} days short, {pips} thrown");
}

#[test]
fn one_die_h4_even_distance_ends_with_double_the_throw() {
    for (missing, pips) in [(2, 1), (4, 2), (6, 3)] {
        one_die_throw(missing, pips, "hyena well");
    }
}

#[test]
fn one_die_h4_odd_distance_ends_with_distance_plus_one() {
    for (missing, pips) in [(1, 1), (3, 2), (5, 3)] {
        one_die_throw(missing, pips, "hyena well");
    }
}

#[test]
fn one_die_h4_a_throw_that_stays_short_moves() {
    for (missing, pips, place) in [(6, 1, "3>"), (6, 2, "5>"), (5, 1, "3>"), (5, 2, "5>"), (4, 1, "5>"), (3, 1, "5>")] {
        one_die_throw(missing, pips, &format!("hyena {place}"));
    }
}

#[test]
fn one_die_h4_a_throw_that_passes_is_lost() {
    for (missing, least, place) in [(6, 4, "1>"), (5, 4, "1>"), (4, 3, "3>"), (3, 3, "3>"), (2, 2, "5>"), (1, 2, "5>")]
    {
        for pips in least..=6 {
            one_die_throw(missing, pips, &format!("hyena {place}"));
        }
    }
    let board = hunting(6).then("4");
    assert_eq!(board.told[1], Happening::Lost { seat: Seat::new(0), points: 4, why: Why::HyenaPassesWell });
}
