//! J3 to J6: where the last seed comes to rest, what is captured and what is not.

use super::board::{Board, PLAIN, hole};
use hyena_chase::games::Seat;
use hyena_chase::games::jekinje::{A, B, Happening, Rest};

/// Asserts that nothing was captured, and why.
fn assert_rests(board: &Board, seat: Seat, at: &str, why: Rest) {
    let rested = Happening::Rested { seat, hole: hole(at), why };
    assert_eq!(board.after_laps()[0], rested, "{}", board.looks());
}

#[test]
fn jekinje_3_an_empty_own_hole_ends_the_turn() {
    let board = Board::drawn("B 0 1 0 3 0 0 / A 1 0 0 0 0 0", B, PLAIN).then("2B");
    assert_rests(&board, B, "3B", Rest::OwnHole);
    assert_eq!((board.looks().as_str(), board.turn()), ("B 0 0 1 3 0 0 / A 1 0 0 0 0 0 / 43 0", 'A'));
    let board = Board::drawn("B 1 0 0 0 0 0 / A 1 0 3 0 0 0", A, PLAIN).then("1A");
    assert_rests(&board, A, "2A", Rest::OwnHole);
    assert_eq!((board.looks().as_str(), board.turn()), ("B 1 0 0 0 0 0 / A 0 1 3 0 0 0 / 43 0", 'B'));
}

#[test]
fn jekinje_4_the_next_hole_is_captured_with_the_last_seed() {
    let board = Board::drawn("B 1 0 0 0 0 1 / A 0 3 1 0 0 0 / 20 22", B, PLAIN).then("6B");
    assert_eq!((board.looks().as_str(), board.turn()), ("B 1 0 0 0 0 0 / A 0 0 1 0 0 0 / 24 22", 'A'));
    let (from, next) = (hole("1A"), hole("2A"));
    assert_eq!(board.after_laps()[0], Happening::Captured { seat: B, from, hole: next, seeds: 4, store: 24 });
    let board = Board::drawn("B 0 3 1 0 0 0 / A 1 0 0 0 0 1 / 20 22", A, PLAIN).then("6A");
    assert_eq!((board.looks().as_str(), board.turn()), ("B 0 0 1 0 0 0 / A 1 0 0 0 0 0 / 20 26", 'B'));
    let (from, next) = (hole("1B"), hole("2B"));
    assert_eq!(board.after_laps()[0], Happening::Captured { seat: A, from, hole: next, seeds: 4, store: 26 });
}

/// Into the opponent's fifth hole, the sixth is captured; one seed there is enough.
#[test]
fn jekinje_4_captures_the_sixth_hole_and_a_single_seed() {
    let board = Board::drawn("B 1 0 0 0 0 5 / A 1 0 0 0 0 1", B, PLAIN).then("6B");
    assert_eq!(board.looks(), "B 1 0 0 0 0 0 / A 2 1 1 1 0 0 / 42 0");
}

#[test]
fn jekinje_5_nothing_is_captured_where_the_next_hole_is_empty() {
    let board = Board::drawn("B 1 0 0 0 0 1 / A 0 0 3 0 0 0", B, PLAIN).then("6B");
    assert_rests(&board, B, "1A", Rest::NextEmpty);
    assert_eq!((board.looks().as_str(), board.turn()), ("B 1 0 0 0 0 0 / A 1 0 3 0 0 0 / 43 0", 'A'));
}

/// *(reading)* Harvest is only on the opponent's ground.
#[test]
fn jekinje_5_nothing_is_captured_where_the_next_hole_is_the_movers_own() {
    let board = Board::drawn("B 3 0 0 0 0 6 / A 1 1 1 1 1 0", B, PLAIN).then("6B");
    assert_rests(&board, B, "6A", Rest::NextOwn);
    assert_eq!(board.looks(), "B 3 0 0 0 0 0 / A 2 2 2 2 2 1 / 34 0");
    let board = Board::drawn("B 1 1 1 1 1 0 / A 3 0 0 0 0 6", A, PLAIN).then("6A");
    assert_rests(&board, A, "6B", Rest::NextOwn);
    assert_eq!(board.looks(), "B 2 2 2 2 2 1 / A 3 0 0 0 0 0 / 34 0");
}

#[test]
fn jekinje_6_no_starving() {
    let board = Board::drawn("B 1 0 0 0 0 1 / A 0 3 0 0 0 0", B, PLAIN).then("6B");
    assert_rests(&board, B, "1A", Rest::WouldStarve);
    assert_eq!((board.looks().as_str(), board.turn()), ("B 1 0 0 0 0 0 / A 1 3 0 0 0 0 / 43 0", 'A'));
    let board = Board::drawn("B 0 3 0 0 0 0 / A 1 0 0 0 0 1", A, PLAIN).then("6A");
    assert_rests(&board, A, "1B", Rest::WouldStarve);
    assert_eq!((board.looks().as_str(), board.turn()), ("B 1 3 0 0 0 0 / A 1 0 0 0 0 0 / 43 0", 'B'));
    let one_more = Board::drawn("B 1 0 0 0 0 1 / A 0 3 0 0 0 1", B, PLAIN).then("6B");
    assert_eq!(one_more.looks(), "B 1 0 0 0 0 0 / A 0 0 0 0 0 1 / 46 0", "a seed is left to A");
}
