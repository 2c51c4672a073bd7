//! J7: an opponent with an empty row is fed.

use super::board::{Board, PLAIN, hole};
use hyena_chase::games::jekinje::{A, B, Illegal};

#[test]
fn jekinje_7_only_holes_that_reach_the_empty_row_are_played() {
    let board = Board::drawn("B 1 5 0 2 2 0 / A 0 0 0 0 0 0", B, PLAIN);
    assert_eq!(board.offers(), "2B 5B");
    assert_eq!(board.refuses("1B"), Illegal::DoesNotFeed(hole("1B")));
    assert_eq!(board.refuses("4B"), Illegal::DoesNotFeed(hole("4B")));
    assert_eq!(board.refuses("3B"), Illegal::Empty(hole("3B")));
    assert_eq!(board.then("5B").looks(), "B 1 5 0 2 0 1 / A 1 0 0 0 0 0 / 38 0");
    let board = Board::drawn("B 0 0 0 0 0 0 / A 6 4 4 2 1 1", A, PLAIN);
    assert_eq!(board.offers(), "1A 3A 6A");
    let enough = Board::drawn("B 6 5 4 3 2 1 / A 0 0 0 0 0 0", B, PLAIN);
    assert_eq!(enough.offers(), "1B 2B 3B 4B 5B 6B");
    let short = Board::drawn("B 5 4 3 2 1 1 / A 0 0 0 0 0 0", B, PLAIN);
    assert_eq!(short.offers(), "6B");
}

/// It is the first sowing that must reach the row, not the chain that follows it.
#[test]
fn jekinje_7_a_chain_that_comes_there_later_does_not_feed() {
    let board = Board::drawn("B 0 0 0 1 2 0 / A 0 0 0 0 0 0", B, PLAIN);
    assert_eq!(board.offers(), "5B");
    assert_eq!(board.refuses("4B"), Illegal::DoesNotFeed(hole("4B")));
}

#[test]
fn jekinje_7_a_single_seed_in_the_row_is_enough_to_play_anything() {
    let board = Board::drawn("B 1 5 0 2 2 0 / A 0 0 0 0 0 1", B, PLAIN);
    assert_eq!(board.offers(), "1B 2B 4B 5B");
}
