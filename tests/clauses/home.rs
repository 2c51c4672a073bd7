//! The row "reaching home", and M6, M7: who wins the hyena, and who takes no more turns.

use crate::board::{Board, each, freed, home, three};
use hyena_chase::games::Seat;
use hyena_chase::games::hyena::{Fee, Happening, Hyena, Illegal, Preset, Rules, Tabas, TopUp, Why};

/// Takes the first mother out over `days`, 7 or 8, and back as far as a 6 brings her; nothing is left on the ledger.
fn nearly_home(preset: Preset, days: u8) -> Board {
    let last = if days == 7 { "+1" } else { "2 2. 2 1." };
    let spare = u8::from(days == 7);
    let tokens = match preset {
        Preset::Juego => format!("t*{} l 6 {last} w 6", 3 + spare),
        Preset::Davies => format!("t*{} 6 {last} k w s 6", 5 + spare),
        _ => format!("t*{} 6 {last} w s 6", 4 + spare),
    };
    Board::start(preset, days, 2).then(&tokens)
}

each! { home_is_reached_by_any_number:
    bell_home_is_reached_by_any_number Bell,
    juego_home_is_reached_by_any_number Juego,
    three_dice_home_is_reached_by_any_number ThreeDice,
}
fn home_is_reached_by_any_number(preset: Preset) {
    let board = nearly_home(preset, 8);
    assert!(board.looks().starts_with("<2"), "{}", board.looks());
    for token in ["2", "3", "6"] {
        let board = board.then(token);
        assert_eq!(board.strides(), ["2-0"]);
        assert!(board.looks().starts_with("home"), "{token}: {}", board.looks());
    }
}

#[test]
fn one_die_home_is_reached_by_any_number() {
    let board = Board::start(Preset::OneDie, 6, 2).then("1. 6 5 2. 1 1. 6 4 2. 1 1.");
    assert_eq!(board.looks(), "<2, village");
    assert_eq!(board.then("1").looks(), "<1, village");
    for pips in 2..=6 {
        assert_eq!(board.then(&pips.to_string()).looks(), "home, village, hyena village");
    }
}

#[test]
fn davies_home_is_reached_exactly() {
    let mut board = nearly_home(Preset::Davies, 8);
    for (token, points) in [("4", 4), ("6", 6)] {
        board.plays(token);
        assert_eq!(board.looks(), "<2, village");
        assert_eq!(board.told[1..], [Happening::Lost { seat: Seat::new(0), points, why: Why::PassesHome }]);
    }
    assert_eq!(board.then("2").looks(), "home, village, hyena village");
}

#[test]
fn davies_home_the_last_day_may_be_paid_with_1_taba() {
    let board = nearly_home(Preset::Davies, 7);
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("<1, village", ""));
    let dear = Illegal::TooDear { fee: Fee::MissingDays(1), price: Tabas(1), held: Tabas(0) };
    assert_eq!(board.refuses("+1"), dear);
    assert_eq!(board.then("4 2 2. 2 1.").looks(), "<1, village", "no throw brings her");
    let board = board.then("t");
    assert_eq!(board.offers(), "+1");
    assert_eq!(board.then("+1 1.").looks(), "home, village, hyena village");
    let board = nearly_home(Preset::Davies, 8).then("t t");
    assert_eq!(board.offers(), "", "two days are too many");
    assert_eq!(board.refuses("+2"), Illegal::NotDue(Fee::MissingDays(2)));
}

each! { no_day_home_may_be_paid:
    bell_home_no_day_may_be_paid Bell,
    juego_home_no_day_may_be_paid Juego,
    three_dice_home_no_day_may_be_paid ThreeDice,
}
fn no_day_home_may_be_paid(preset: Preset) {
    let board = nearly_home(preset, 7).then("t");
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("<1 1t, village", ""));
    assert_eq!(board.refuses("+1"), Illegal::NotDue(Fee::MissingDays(1)));
}

#[test]
fn one_die_home_no_day_may_be_paid() {
    let board = Board::start(Preset::OneDie, 6, 2).then("1. 6 5 2. 1 1. 6 5 2. 1 1.");
    assert_eq!(board.refuses("+1"), Illegal::NotDue(Fee::MissingDays(1)));
}

#[test]
fn custom_m4_days_home_are_paid_on_a_day_not_at_the_well() {
    let rules = Rules { home_top_up: TopUp::Any, ..Rules::BELL };
    let board = Board::custom(rules, 8, 2).then("t*20 6 2 2. 2 1. w s");
    assert_eq!((board.looks().as_str(), board.offers().as_str()), ("<well 16t, village", ""));
    assert_eq!(board.refuses("+8"), Illegal::NotDue(Fee::MissingDays(8)));
    assert_eq!(board.then("3").offers(), "+5");
    assert_eq!(board.then("3 +5").looks(), "home 11t, village, hyena village");
}

each! { the_first_home_wins_the_hyena_and_throws_on:
    bell_m6_the_first_home_wins_the_hyena_and_throws_on Bell,
    juego_m6_the_first_home_wins_the_hyena_and_throws_on Juego,
    three_dice_m6_the_first_home_wins_the_hyena_and_throws_on ThreeDice,
    davies_m6_the_first_home_wins_the_hyena_and_throws_on Davies,
}
fn the_first_home_wins_the_hyena_and_throws_on(preset: Preset) {
    let board = Board::start(preset, 6, 3).then("1. 2 2.");
    assert_eq!(board.game.winner(), None);
    let board = board.then(&home(preset, 6));
    assert!(board.looks().ends_with("home, village, hyena village"), "{}", board.looks());
    assert_eq!(board.game.winner(), Some(Seat::new(1)));
    assert_eq!(board.game.hyena().map(Hyena::player), Some(Seat::new(1)));
    assert_eq!(board.told[2..], [Happening::Home { seat: Seat::new(1) }, Happening::Won { seat: Seat::new(1) }]);
    let board = board.then("2. t t r").then(three(preset)).then("2.");
    assert!(board.looks().ends_with("home, village, hyena well"), "{}", board.looks());
}

#[test]
fn one_die_m6_the_first_home_wins_the_hyena_and_throws_on_after_a_6() {
    let board = Board::start(Preset::OneDie, 6, 3).then("1. 6 5 2. 1 3. 1 1. 6 6 1.");
    assert_eq!(board.looks(), "home, village, village, hyena village");
    assert_eq!(board.game.winner(), Some(Seat::new(0)));
    assert_eq!(board.then("6 2.").looks(), "home, village, village, hyena 1>", "the third throw of that turn");
    let board = Board::start(Preset::OneDie, 12, 2).then("1. 6 6 5 2. 1 1. 6 6 6 2.");
    assert_eq!(board.looks(), "home, village, hyena village", "home with the third throw: the turn ends");
    let board = Board::start(Preset::OneDie, 6, 2).then("1. 6 5 2. 1 1. 6 5 2. 1 1. 1 2.");
    assert_eq!(board.looks(), "home, village, hyena village", "home with another throw than 6: the turn ends");
}

each! { the_rest_of_the_throw_is_not_the_hyenas:
    bell_m6_the_rest_of_the_throw_is_not_the_hyenas Bell,
    juego_m6_the_rest_of_the_throw_is_not_the_hyenas Juego,
    three_dice_m6_the_rest_of_the_throw_is_not_the_hyenas ThreeDice,
}
fn the_rest_of_the_throw_is_not_the_hyenas(preset: Preset) {
    let board = nearly_home(preset, 8).then("t t 6 1.");
    assert!(board.looks().ends_with("hyena village"), "{}", board.looks());
    assert_eq!(board.then("r").looks().split(", ").last(), Some("hyena village>"), "nor kept for it");
    assert!(nearly_home(preset, 8).then("2 2.").looks().ends_with("hyena village"), "the 2 that wins ends the turn");
}

#[test]
fn one_die_m6_the_rest_of_the_throw_is_not_the_hyenas() {
    let board = Board::start(Preset::OneDie, 6, 2).then("1. 6 5 2. 1 1. 6 5 2. 1 1. 6 1.");
    assert_eq!(board.looks(), "home, village, hyena village");
}

#[test]
fn davies_m6_the_2_that_wins_ends_the_turn() {
    assert_eq!(nearly_home(Preset::Davies, 8).then("2 2.").looks(), "home, village, hyena village");
}

each! { the_second_home_wins_nothing_and_her_turn_ends_at_once:
    bell_m7_the_second_home_ends_her_players_turn_at_once Bell,
    juego_m7_the_second_home_ends_her_players_turn_at_once Juego,
    three_dice_m7_the_second_home_ends_her_players_turn_at_once ThreeDice,
    davies_m7_the_second_home_ends_her_players_turn_at_once Davies,
}
fn the_second_home_wins_nothing_and_her_turn_ends_at_once(preset: Preset) {
    let way = home(preset, 6);
    let mut board = Board::start(preset, 6, 3);
    board.plays(&format!("1. {way} t t r 2 2. {way} 3."));
    assert_eq!(board.game.winner(), Some(Seat::new(0)));
    assert_eq!(board.told.last(), Some(&Happening::Passed { to: Seat::new(2) }));
    board.plays("3. t 2 1. t 2 3. t 2");
    assert_eq!(board.turn(), 1, "seat 2 is skipped, the winner throws on for the hyena");
}

#[test]
fn davies_m7_home_by_the_paid_day_ends_her_players_turn_at_once() {
    let way = "t*7 6 +1 k w s 6 +1";
    let board = Board::start(Preset::Davies, 7, 3).then(&format!("1. {way} 2 2. {way} 3."));
    assert_eq!(board.looks(), "home, home, village, hyena village");
}

#[test]
fn one_die_m7_the_second_home_ends_her_players_turn_at_once() {
    let mut board = Board::start(Preset::OneDie, 6, 3);
    board.plays("1. 6 5 2. 6 5 3. 1 1. 6 6 6 2. 6 6 3.");
    assert_eq!(board.looks(), "home, home, village, hyena 1>");
    board.plays("3. 1 1. 1 3. 1 1.");
}

each! { an_eaten_player_is_skipped:
    bell_m7_an_eaten_player_is_skipped Bell,
    juego_m7_an_eaten_player_is_skipped Juego,
    three_dice_m7_an_eaten_player_is_skipped ThreeDice,
    davies_m7_an_eaten_player_is_skipped Davies,
}
fn an_eaten_player_is_skipped(preset: Preset) {
    let mut board = Board::start(preset, 18, 3);
    board.plays(&format!("1. {} t t r 6 6 2", home(preset, 18)));
    board.plays(&format!("2. {} 6 6 2 3. 2 1. t*10 h {}", freed(preset), three(preset)));
    assert!(board.looks().contains("eaten@14"), "{}", board.looks());
    board.plays("1. 2 3. 2 1. 2 3.");
}

#[test]
fn one_die_m7_an_eaten_player_is_skipped() {
    let mut board = Board::start(Preset::OneDie, 6, 3);
    board.plays("1. 6 5 2. 1 3. 1 1. 6 6 6 2. 6 3 3. 1 1. 3 2. 1 3. 1");
    assert_eq!(board.looks(), "home, 5>, village, hyena well");
    board.plays("1. 6 1 3.");
    assert_eq!(board.looks(), "home, eaten@5, village, hyena <4");
    board.plays("3. 1 1.");
}
