//! The option of direction: each clause holds for clockwise moves with "next" in the direction of sowing.

use super::board::{ANY, Board, EITHER, PLAIN, SINGLE, hole};
use hyena_chase::games::jekinje::{A, B, Direction, Happening, Illegal, Options, Rest, Way};

const EITHER_SINGLE: Options = Options { direction: Direction::Either, ..SINGLE };

#[test]
fn jekinje_either_direction_offers_both() {
    let board = Board::drawn("B 0 3 0 0 2 0 / A 0 2 1 1 0 4", B, EITHER);
    assert_eq!(board.offers(), "2B 5B 2B< 5B<");
    assert_eq!(board.refuses("1B<"), Illegal::Empty(hole("1B")));
    assert_eq!(board.refuses("2A<"), Illegal::NotYours(hole("2A")));
}

#[test]
fn jekinje_without_the_option_nobody_sows_clockwise() {
    let board = Board::start(PLAIN);
    assert_eq!(board.offers(), "1B 2B 3B 4B 5B 6B");
    assert_eq!(board.refuses("2B<"), Illegal::Clockwise);
}

#[test]
fn jekinje_1_clockwise_sows_the_other_way() {
    let board = Board::start(EITHER_SINGLE).then("2B<");
    assert_eq!((board.laps().as_str(), board.looks().as_str()), ("2B(4)4A", "B 5 0 4 4 4 4 / A 4 4 4 5 5 5 / 0 0"));
    let board = board.then("1A<");
    assert_eq!((board.laps().as_str(), board.looks().as_str()), ("1A(4)3B", "B 5 0 5 5 5 5 / A 0 4 4 5 5 5 / 0 0"));
    assert!(board.told.iter().any(|told| matches!(told, Happening::Lap { way: Way::Clockwise, seat: A, .. })));
    let round = Board::drawn("B 0 0 0 0 0 14 / A 1 0 0 0 0 0", B, EITHER_SINGLE).then("6B<");
    assert_eq!(round.looks(), "B 1 1 1 2 2 1 / A 2 1 1 1 1 1 / 33 0");
}

#[test]
fn jekinje_2_clockwise_sows_on() {
    let board = Board::drawn("B 1 0 1 2 0 0 / A 0 0 0 0 0 1", B, EITHER).then("4B<");
    assert_eq!((board.laps().as_str(), board.looks().as_str()), ("4B(2)2B", "B 1 1 2 0 0 0 / A 0 0 0 0 0 1 / 43 0"));
    let board = Board::drawn("B 1 0 1 1 0 0 / A 0 0 0 0 0 1", B, EITHER).then("4B<");
    assert_eq!(
        (board.laps().as_str(), board.looks().as_str()),
        ("4B(1)3B 3B(2)1B 1B(2)5A", "B 0 1 0 0 0 0 / A 0 0 0 0 1 2 / 44 0")
    );
}

/// Clockwise, B comes to 6A first; the next of it is 5A, and A's last hole is 1A.
#[test]
fn jekinje_4_5_6_clockwise_the_next_hole_is_the_next_sown() {
    let captured = Board::drawn("B 1 0 0 0 0 1 / A 1 0 0 0 3 0", B, EITHER).then("1B<");
    assert_eq!(captured.looks(), "B 0 0 0 0 0 1 / A 1 0 0 0 0 0 / 46 0");
    let (from, next) = (hole("6A"), hole("5A"));
    assert_eq!(captured.after_laps()[0], Happening::Captured { seat: B, from, hole: next, seeds: 4, store: 46 });
    let empty = Board::drawn("B 1 0 0 0 0 1 / A 3 0 0 0 0 0", B, EITHER).then("1B<");
    assert_eq!(empty.after_laps()[0], Happening::Rested { seat: B, hole: from, why: Rest::NextEmpty });
    let starved = Board::drawn("B 1 0 0 0 0 1 / A 0 0 0 0 3 0", B, EITHER).then("1B<");
    assert_eq!(starved.after_laps()[0], Happening::Rested { seat: B, hole: from, why: Rest::WouldStarve });
    let own = Board::drawn("B 6 0 0 0 0 3 / A 0 1 1 1 1 1", B, EITHER).then("1B<");
    assert_eq!(own.after_laps()[0], Happening::Rested { seat: B, hole: hole("1A"), why: Rest::NextOwn });
    let both = Options { direction: Direction::Either, ..ANY };
    let own = Board::drawn("B 6 0 0 0 0 3 / A 0 1 1 1 1 1", B, both).then("1B<");
    assert_eq!(own.looks(), "B 0 0 0 0 0 0 / A 0 2 2 2 2 2 / 38 0");
}

/// J7 goes by the direction of the move.
#[test]
fn jekinje_7_clockwise_feeds_over_the_first_hole() {
    let board = Board::drawn("B 1 1 3 0 2 1 / A 0 0 0 0 0 0", B, EITHER);
    assert_eq!(board.offers(), "5B 6B 1B< 3B<");
    assert_eq!(board.refuses("2B<"), Illegal::DoesNotFeed(hole("2B")));
    assert_eq!(board.refuses("1B"), Illegal::DoesNotFeed(hole("1B")));
    let board = Board::drawn("B 0 0 0 0 0 0 / A 0 2 0 1 1 0", A, EITHER);
    assert_eq!(board.offers(), "2A<");
}
