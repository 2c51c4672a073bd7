//! The row "reaching the well", and M3 and M4: missing days paid with tabas on the way out.

use crate::board::{Board, each, freed, three};
use hyena_chase::games::Seat;
use hyena_chase::games::hyena::{Fee, Happening, Illegal, Preset, Tabas, Why};

each! { the_well_is_reached_exactly:
    bell_well_a_throw_past_it_is_lost Bell,
    juego_well_a_throw_past_it_is_lost Juego,
    three_dice_well_a_throw_past_it_is_lost ThreeDice,
    davies_well_a_throw_past_it_is_lost Davies,
}
fn the_well_is_reached_exactly(preset: Preset) {
    let mut board = Board::start(preset, 8, 2);
    board.plays(freed(preset)).plays("6");
    for token in [three(preset), "6"] {
        board.plays(token);
        let points = token.parse().expect("points");
        assert_eq!(board.game.mothers()[0].at().0, 6);
        assert_eq!(board.told[1..], [Happening::Lost { seat: Seat::new(0), points, why: Why::PassesWell }]);
    }
    board.plays("2");
    assert!(board.looks().starts_with("well"), "{}", board.looks());
}

#[test]
fn one_die_well_a_throw_past_it_is_lost() {
    let mut board = Board::start(Preset::OneDie, 8, 2);
    board.plays("1. 6 5");
    for points in 3..=5 {
        board.plays(&format!("2. 1 1. {points}"));
        assert_eq!(board.looks(), "6>, village");
        assert_eq!(board.told[1], Happening::Lost { seat: Seat::new(0), points, why: Why::PassesWell });
    }
    assert_eq!(board.then("2. 1 1. 6").looks(), "6>, village");
    assert_eq!(board.then("2. 1 1. 1").looks(), "7>, village");
    assert_eq!(board.then("2. 1 1. 2").looks(), "well, village");
}

each! { any_number_of_days_may_be_paid:
    bell_m4_top_up_any_number Bell,
    three_dice_m4_top_up_any_number ThreeDice,
}
fn any_number_of_days_may_be_paid(preset: Preset) {
    let board = Board::start(preset, 200, 2).then("t*199");
    assert_eq!(board.then("2 2. 2 1.").offers(), "+198", "from the second day already");
    let board = Board::start(preset, 20, 2).then("t*16 6");
    assert_eq!(board.offers(), "+14");
    for other in ["+1", "+13", "+15", "+0"] {
        assert!(matches!(board.refuses(other), Illegal::NotDue(Fee::MissingDays(_))), "{other}: exactly, or nothing");
    }
    assert_eq!(board.then("+14").looks(), "well 2t, village");
    assert_eq!(board.then("+14").strides(), ["6-20"]);
}

#[test]
fn juego_m4_top_up_at_most_5() {
    let board = Board::start(Preset::Juego, 20, 2).then("t*7 l 6 6 3");
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("15> 6t, village", "+5"));
    assert_eq!(board.then("+5").looks(), "well 1t, village");
    let board = Board::start(Preset::Juego, 21, 2).then("t*7 l 6 6 3");
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("15> 6t, village", ""));
    assert_eq!(board.refuses("+6"), Illegal::NotDue(Fee::MissingDays(6)));
    assert_eq!(board.refuses("+5"), Illegal::NotDue(Fee::MissingDays(5)));
}

#[test]
fn davies_m4_top_up_at_most_1() {
    let board = Board::start(Preset::Davies, 7, 2).then("t t 6");
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("6> 2t, village", "+1"));
    assert_eq!(board.then("+1").looks(), "well 1t, village");
    let board = Board::start(Preset::Davies, 8, 2).then("t t 6");
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("6> 2t, village", ""));
    assert_eq!(board.refuses("+2"), Illegal::NotDue(Fee::MissingDays(2)));
    assert_eq!(board.refuses("+1"), Illegal::NotDue(Fee::MissingDays(1)));
}

#[test]
fn one_die_m4_no_day_may_be_paid() {
    let board = Board::start(Preset::OneDie, 13, 2).then("1. 6 6 5 2. 1 1.");
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("12>, village", ""));
    assert_eq!(board.refuses("+1"), Illegal::NotDue(Fee::MissingDays(1)));
}

each! { not_from_the_village:
    bell_m4_not_from_the_village Bell,
    juego_m4_not_from_the_village Juego,
    three_dice_m4_not_from_the_village ThreeDice,
    davies_m4_not_from_the_village Davies,
}
fn not_from_the_village(preset: Preset) {
    let board = Board::start(preset, 6, 2).then("t*9");
    let board = if preset == Preset::Juego { board.then("l") } else { board };
    assert!(board.looks().starts_with("village>"));
    assert_eq!(board.offers(), "");
    assert_eq!(board.refuses("+6"), Illegal::NotDue(Fee::MissingDays(6)));
}

each! { only_with_tabas_enough:
    bell_m4_only_with_tabas_enough Bell,
    juego_m4_only_with_tabas_enough Juego,
    three_dice_m4_only_with_tabas_enough ThreeDice,
    davies_m4_only_with_tabas_enough Davies,
}
fn only_with_tabas_enough(preset: Preset) {
    // Davies' mother has her first taba on her way out, which is enough: she is short of it on her way home.
    let (days, tokens, fee, price, held) = match preset {
        Preset::Juego => (10, "t*4 l 6", 4, 4, 3),
        Preset::Davies => (7, "t*6 6 +1 k w s 6", 1, 1, 0),
        _ => (10, "t*3 6", 4, 4, 3),
    };
    let board = Board::start(preset, days, 2).then(tokens);
    assert_eq!(board.offers(), "");
    let dear = Illegal::TooDear { fee: Fee::MissingDays(fee), price: Tabas(price), held: Tabas(held) };
    assert_eq!(board.refuses(&format!("+{fee}")), dear);
    assert_eq!(board.then("t").offers(), format!("+{fee}"), "offered as soon as there are enough");
}

each! { missing_days_may_be_declined:
    bell_m3_missing_days_may_be_declined_and_are_offered_again Bell,
    juego_m3_missing_days_may_be_declined_and_are_offered_again Juego,
    three_dice_m3_missing_days_may_be_declined_and_are_offered_again ThreeDice,
    davies_m3_missing_days_may_be_declined_and_are_offered_again Davies,
}
fn missing_days_may_be_declined(preset: Preset) {
    let (days, tokens, first, pass, later) = match preset {
        Preset::Juego => (11, "t*6 l 6", "+5", "2 2. 2 1.", "+3"),
        Preset::Davies => (7, "t t 6", "+1", "4 2 2. 2 1.", "+1"),
        _ => (20, "t*14 6", "+14", "3 2 2. 2 1.", "+9"),
    };
    let mut board = Board::start(preset, days, 2);
    board.plays(tokens);
    assert_eq!(board.offers(), first);
    assert_eq!(board.then("t").offers(), first, "after a taba");
    board.plays(pass);
    assert_eq!(board.offers(), later, "before any throw");
    board.plays(later);
    assert!(board.looks().starts_with("well"), "{}", board.looks());
}
