//! The table of rule sets, row by row, as data; and what a setup must keep to.

use crate::board::Board;
use hyena_chase::chance::{Fall, Flat, Lots};
use hyena_chase::games::hyena::{Chase, Days, Field, Lock, Preset, Refusal, Rules, Setup, TopUp};
use hyena_chase::games::{Game, Seat};

/// RULES.md's table: the field, then `bell`, `juego`, `three-dice`, `one-die`, `davies`.
const TABLE: [(Field, [&str; 5]); 15] = [
    (Field::Lots, ["three-sticks", "one-die-tabas", "three-dice", "plain-die", "davies-sticks"]),
    (Field::Turn, ["two", "two", "two", "not-six", "two"]),
    (Field::Leave, ["taba", "1", "taba", "six", "taba"]),
    (Field::VillagePoints, ["lost", "banked", "lost", "lost", "lost"]),
    (Field::Well, ["exactly", "exactly", "exactly", "exactly", "exactly"]),
    (Field::TopUp, ["any", "5", "any", "0", "1"]),
    (Field::Errands, ["wash 2, set-out 2", "wash 2", "wash 2, set-out 2", "six", "drink 2, wash 1, set-out 2"]),
    (Field::WellPoints, ["banked", "banked", "banked", "lost", "banked"]),
    (Field::Home, ["enough", "enough", "enough", "enough", "exactly"]),
    (Field::HomeTopUp, ["0", "0", "0", "0", "1"]),
    (Field::HyenaLeave, ["2", "2", "2", "six", "2"]),
    (Field::HyenaPace, ["2", "2", "2", "2", "2"]),
    (Field::HyenaWell, ["enough", "enough", "enough", "exactly", "enough"]),
    (Field::HyenaDrink, ["10", "10", "10", "six", "10"]),
    (Field::HyenaEats, ["reached", "reached", "reached", "reached", "passed"]),
];

/// Asserts that a rule set is its column of the table.
fn assert_column(preset: Preset, name: &str, column: usize) {
    assert_eq!((preset.name(), Preset::named(name)), (name, Some(preset)));
    let mut written = Rules::BELL;
    for (field, values) in TABLE {
        assert_eq!(field.read(&preset.rules()), values[column], "{name}, {}", field.name());
        assert_eq!(field.write(&mut written, values[column]), Ok(()));
    }
    assert_eq!(written, preset.rules());
    assert_eq!(written.preset(), Some(preset));
    assert_eq!(written.check(), Ok(()));
}

#[test]
fn bell_is_its_column_of_the_table() {
    assert_column(Preset::Bell, "bell", 0);
    assert_eq!(Setup::default().rules, Preset::Bell.rules(), "the default");
}

#[test]
fn juego_is_its_column_of_the_table() {
    assert_column(Preset::Juego, "juego", 1);
}

#[test]
fn three_dice_is_its_column_of_the_table() {
    assert_column(Preset::ThreeDice, "three-dice", 2);
}

#[test]
fn one_die_is_its_column_of_the_table() {
    assert_column(Preset::OneDie, "one-die", 3);
}

#[test]
fn davies_is_its_column_of_the_table() {
    assert_column(Preset::Davies, "davies", 4);
}

#[test]
fn custom_is_no_name_of_a_rule_set() {
    assert_eq!(Preset::named("custom"), None);
    let custom = Rules { hyena_pace: 3, ..Rules::BELL };
    assert_eq!(custom.preset(), None);
    Board::custom(custom, 20, 2).plays("1. t 2 2.");
}

/// Asserts which falls the lots of a rule set can make.
fn assert_falls(preset: Preset, taba: bool, points: &[u8]) {
    let board = Board::start(preset, 20, 2);
    let mut falls: Vec<Fall> = taba.then_some(Fall::Taba).into_iter().collect();
    falls.extend(points.iter().map(|points| Fall::Points(*points)));
    assert_eq!(board.game.odds().iter().map(|(fall, _)| fall).collect::<Vec<_>>(), falls);
    for never in (0..=8).filter(|pips| !points.contains(pips)) {
        board.refuses(&never.to_string());
    }
}

#[test]
fn bell_lots_count_taba_2_3_6() {
    assert_falls(Preset::Bell, true, &[2, 3, 6]);
}

#[test]
fn juego_lots_count_taba_2_3_6() {
    assert_falls(Preset::Juego, true, &[2, 3, 6]);
}

#[test]
fn three_dice_lots_count_taba_2_3_6() {
    assert_falls(Preset::ThreeDice, true, &[2, 3, 6]);
}

#[test]
fn one_die_lots_count_1_to_6() {
    assert_falls(Preset::OneDie, false, &[1, 2, 3, 4, 5, 6]);
}

#[test]
fn davies_lots_count_taba_2_4_6() {
    assert_falls(Preset::Davies, true, &[2, 4, 6]);
}

#[test]
fn board_6_to_200_days_2_to_12_seats_any_of_them_first() {
    let refusal = |days, seats, first| {
        let setup = Setup { days: Days(days), seats, first: Seat::new(first), ..Setup::default() };
        Chase::new(setup).err()
    };
    for days in 0..=u8::MAX {
        let expected = (!(6..=200).contains(&days)).then_some(Refusal::Days(days));
        assert_eq!(refusal(days, 2, 0), expected, "{days} days");
    }
    for seats in 0..=u8::MAX {
        let expected = (!(2..=12).contains(&seats)).then_some(Refusal::Seats(seats));
        assert_eq!(refusal(20, seats, 0), expected, "{seats} seats");
        let first = Seat::new(seats.min(254));
        let expected = (first.number() > 12).then_some(Refusal::First(first));
        assert_eq!(refusal(20, 12, seats.min(254)), expected, "{first:?} first");
    }
    assert_eq!(Days::OFFERED, [20, 36, 57, 81, 99]);
}

#[test]
fn board_begins_with_everyone_waiting_in_the_village() {
    for preset in Preset::ALL {
        let board = Board::start(preset, 57, 3);
        assert_eq!(board.looks(), "village, village, village");
        assert_eq!((board.offers().as_str(), board.game.winner()), ("", None));
    }
}

#[test]
fn custom_rules_that_could_stick_for_ever_are_refused() {
    type Change = fn(&mut Rules);
    let refusal = |change: Change| {
        let mut rules = Rules::BELL;
        change(&mut rules);
        rules.check().err()
    };
    let cases: [(Change, Option<Refusal>); 9] = [
        (|r| r.lots = Lots::PlainDie, Some(Refusal::NoTabas)),
        (|r| r.top_up = TopUp::AtMost(0), Some(Refusal::WellOutOfReach)),
        (|r| r.home = r.well, Some(Refusal::HomeOutOfReach)),
        (|r| r.hyena_well = r.well, Some(Refusal::HyenaWellOutOfReach)),
        (|r| r.hyena_leave = Lock::Taba, Some(Refusal::HyenaTaba)),
        (|r| r.hyena_drink = Lock::Taba, Some(Refusal::HyenaTaba)),
        (|r| r.hyena_pace = 0, Some(Refusal::Pace(0))),
        (|r| r.hyena_pace = 5, Some(Refusal::Pace(5))),
        (|r| r.hyena_leave = Lock::Pay(0), None),
    ];
    for (change, expected) in cases {
        assert_eq!(refusal(change), expected);
    }
    assert!(Flat::hundredths(4).is_err() && Flat::hundredths(96).is_err());
    assert!(Flat::hundredths(5).is_ok() && Flat::hundredths(95).is_ok());
}
