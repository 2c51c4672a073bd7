//! E1, E2, E3: how the game ends, and how each seat ended.

use crate::board::{Board, each, freed, home, three};
use hyena_chase::games::hyena::{Happening, Illegal, Preset, Standing};
use hyena_chase::games::{Game, ToAct};

/// Asserts that the game is over and nothing more can be done.
fn assert_over(board: &Board, standings: &str) {
    assert_eq!(board.standings(), standings, "{}", board.looks());
    assert_eq!(board.told.last(), Some(&Happening::Over));
    assert_eq!((board.game.to_act(), board.game.legal_moves(), board.game.throw(0)), (ToAct::Over, vec![], None));
    for token in ["t", "2", "6", "w", "h"] {
        assert_eq!(board.refuses(token), Illegal::Over);
    }
}

/// Wins with the first mother and takes the hyena to the well of 18 days; the lots pass.
fn won(preset: Preset, seats: u8) -> Board {
    Board::start(preset, 18, seats).then(&home(preset, 18)).then("t t r 6 6 2 2.")
}

each! { ends_when_the_hyena_is_home:
    bell_e1_ends_when_the_hyena_is_back_in_the_village Bell,
    juego_e1_ends_when_the_hyena_is_back_in_the_village Juego,
    three_dice_e1_ends_when_the_hyena_is_back_in_the_village ThreeDice,
    davies_e1_ends_when_the_hyena_is_back_in_the_village Davies,
}
fn ends_when_the_hyena_is_home(preset: Preset) {
    let board = won(preset, 2).then("2. 2 1. t*10 h 6");
    assert_eq!(board.standings(), "");
    for token in [three(preset), "6"] {
        let board = board.then(token);
        assert!(board.looks().ends_with("hyena home"), "whatever is over: {}", board.looks());
        assert!(board.told.contains(&Happening::HyenaHome));
        assert_over(&board, "won, late");
    }
    let board = board.then("2 2. 2 1.");
    assert!(board.looks().ends_with("hyena <2") && board.standings().is_empty(), "{}", board.looks());
    assert_over(&board.then("2"), "won, late");
}

#[test]
fn one_die_e1_ends_when_the_hyena_is_back_in_the_village() {
    let board = Board::start(Preset::OneDie, 6, 2).then("1. 6 5 2. 1 1. 6 6 6 2. 1 1. 3 2. 1 1. 6 2 2. 1 1.");
    assert_eq!((board.looks().as_str(), board.standings().as_str()), ("home, village, hyena <2", ""));
    for pips in 1..=6 {
        let board = board.then(&pips.to_string());
        assert!(board.told.contains(&Happening::HyenaHome));
        assert_over(&board, "won, late");
    }
}

each! { ends_when_all_are_home:
    bell_e1_ends_when_all_the_others_are_home Bell,
    juego_e1_ends_when_all_the_others_are_home Juego,
    three_dice_e1_ends_when_all_the_others_are_home ThreeDice,
    davies_e1_ends_when_all_the_others_are_home Davies,
}
fn ends_when_all_are_home(preset: Preset) {
    let board = won(preset, 3).then(&home(preset, 18)).then("3.");
    assert_eq!(board.standings(), "");
    let board = board.then(&home(preset, 18));
    assert!(!board.told.contains(&Happening::HyenaHome));
    assert_over(&board, "won, safe, safe");
}

#[test]
fn one_die_e1_ends_when_all_the_others_are_home() {
    let board = Board::start(Preset::OneDie, 6, 3).then("1. 6 5 2. 6 5 3. 6 5 1. 6 6 6 2. 6 6 3. 6");
    assert_eq!(board.standings(), "");
    assert_over(&board.then("6"), "won, safe, safe");
}

each! { ends_when_the_last_is_eaten:
    bell_e1_ends_when_the_last_of_the_others_is_eaten Bell,
    juego_e1_ends_when_the_last_of_the_others_is_eaten Juego,
    three_dice_e1_ends_when_the_last_of_the_others_is_eaten ThreeDice,
    davies_e1_ends_when_the_last_of_the_others_is_eaten Davies,
}
fn ends_when_the_last_is_eaten(preset: Preset) {
    let board = won(preset, 3).then(&home(preset, 18)).then("3.").then(freed(preset)).then("6 6 2 1. t*10 h");
    assert_eq!(board.standings(), "");
    let board = board.then(three(preset));
    assert!(!board.looks().ends_with("hyena home"), "{}", board.looks());
    assert_over(&board, "won, safe, eaten");
}

#[test]
fn one_die_e1_ends_when_the_last_of_the_others_is_eaten() {
    let board = Board::start(Preset::OneDie, 6, 2).then("1. 6 5 2. 1 1. 6 6 6 2. 6 3 1. 3 2. 1 1. 6 1");
    assert_eq!(board.looks(), "home, eaten@5, hyena <4");
    assert_over(&board, "won, eaten");
}

each! { all_four_standings:
    bell_e2_won_safe_eaten_and_late_in_one_game Bell,
    juego_e2_won_safe_eaten_and_late_in_one_game Juego,
    three_dice_e2_won_safe_eaten_and_late_in_one_game ThreeDice,
    davies_e2_won_safe_eaten_and_late_in_one_game Davies,
}
fn all_four_standings(preset: Preset) {
    // Seat 4 never left, seat 5 is at the well, seat 6 on her way behind the hyena: all three are late.
    let board = won(preset, 6).then(&home(preset, 18)).then("3.").then(freed(preset)).then("6 2 4. 2 5.");
    let board = board.then(freed(preset)).then("6 6 6 2 6. 2 1. t*10 h 6 2 4. 2 5.");
    assert!(board.looks().contains("eaten@8") && board.looks().ends_with("hyena <2"), "{}", board.looks());
    let board = board.then("5. 2 6.").then(freed(preset)).then("6 2 1. 2");
    assert_over(&board, "won, safe, eaten, late, late, late");
}

#[test]
fn one_die_e2_won_safe_eaten_and_late_in_one_game() {
    let mut board = Board::start(Preset::OneDie, 6, 4);
    board.plays("1. 6 5 2. 1 3. 1 4. 1 1. 6 6 6 2. 6 5 3. 6 2 4. 1 1. 3 2. 6 6 3. 1 4. 1 1. 6 1 4. 1 1. 2");
    assert_over(&board, "won, safe, eaten, late");
}

each! { a_series_counts_3_1_0:
    bell_e3_a_series_counts_3_for_a_win_1_for_safe Bell,
    juego_e3_a_series_counts_3_for_a_win_1_for_safe Juego,
    three_dice_e3_a_series_counts_3_for_a_win_1_for_safe ThreeDice,
    one_die_e3_a_series_counts_3_for_a_win_1_for_safe OneDie,
    davies_e3_a_series_counts_3_for_a_win_1_for_safe Davies,
}
fn a_series_counts_3_1_0(preset: Preset) {
    let board = if preset == Preset::OneDie {
        Board::start(preset, 6, 3).then("1. 6 5 2. 6 5 3. 1 1. 6 6 6 2. 6 6 3. 1 1. 3 3. 1 1. 6 3")
    } else {
        won(preset, 3).then(&home(preset, 18)).then("3. 2 1. t*10 h 6 6")
    };
    let points: Vec<u32> = board.game.standings().expect("the end").into_iter().map(Standing::points).collect();
    assert_eq!(points, [3, 1, 0]);
    assert_eq!(Standing::Eaten.points(), 0);
}
