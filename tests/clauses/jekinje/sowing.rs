//! J1, J2: lifting, sowing, and sowing on.

use super::board::{Board, PLAIN, SINGLE, hole};
use hyena_chase::games::jekinje::{A, B, Happening, Hole, Illegal, NoHole, Rest, Way};

/// 1B to 6B run on into 1A to 6A, and those into 1B; B is the first seat and begins.
#[test]
fn jekinje_1_holes_follow_each_other() {
    let names: Vec<String> = Hole::all().map(|hole| hole.to_string()).collect();
    assert_eq!(names.join(" "), "1B 2B 3B 4B 5B 6B 1A 2A 3A 4A 5A 6A");
    for (i, name) in names.iter().enumerate() {
        let this = hole(name);
        assert_eq!((this.index(), Hole::new(i as u8)), (i, Some(this)));
        assert_eq!(this.owner(), if i < 6 { B } else { A });
        assert_eq!(this.next(Way::Anticlockwise).to_string(), names[(i + 1) % 12]);
        assert_eq!(this.next(Way::Clockwise).to_string(), names[(i + 11) % 12]);
        for (steps, other) in names.iter().cycle().skip(i).take(12).enumerate() {
            assert_eq!(usize::from(this.steps_to(hole(other), Way::Anticlockwise)), steps);
            assert_eq!(usize::from(this.steps_to(hole(other), Way::Clockwise)), (12 - steps) % 12);
        }
    }
    assert_eq!(Hole::new(12), None);
    for text in ["", "B", "0B", "7B", "1C", "1b", "B1", "11B", "1B ", "１B"] {
        assert_eq!(text.parse::<Hole>(), Err(NoHole), "{text:?}");
    }
    let board = Board::start(PLAIN);
    assert_eq!((board.looks().as_str(), board.turn()), ("B 4 4 4 4 4 4 / A 4 4 4 4 4 4 / 0 0", 'B'));
    assert_eq!(board.offers(), "1B 2B 3B 4B 5B 6B");
}

/// All seeds of an own hole go one by one into the holes that follow.
#[test]
fn jekinje_1_sows_one_by_one() {
    let board = Board::start(SINGLE);
    for (token, laps, looks) in [
        ("1B", "1B(4)5B", "B 0 5 5 5 5 4 / A 4 4 4 4 4 4 / 0 0"),
        ("2B", "2B(4)6B", "B 4 0 5 5 5 5 / A 4 4 4 4 4 4 / 0 0"),
        ("5B", "5B(4)3A", "B 4 4 4 4 0 5 / A 5 5 5 4 4 4 / 0 0"),
        ("6B", "6B(4)4A", "B 4 4 4 4 4 0 / A 5 5 5 5 4 4 / 0 0"),
        ("2B 6A", "6A(4)4B", "B 5 1 6 6 5 5 / A 4 4 4 4 4 0 / 0 0"),
        ("2B 1A", "1A(4)5A", "B 4 0 5 5 5 5 / A 0 5 5 5 5 4 / 0 0"),
    ] {
        let after = board.then(token);
        assert_eq!((after.laps().as_str(), after.looks().as_str()), (laps, looks));
    }
}

/// A hole that is not the mover's, or holds nothing, cannot be played.
#[test]
fn jekinje_1_lifts_only_an_own_hole_with_seeds() {
    let board = Board::drawn("B 0 3 0 0 2 0 / A 0 2 1 1 0 4", B, PLAIN);
    assert_eq!(board.offers(), "2B 5B");
    assert_eq!(board.refuses("1B"), Illegal::Empty(hole("1B")));
    assert_eq!(board.refuses("2A"), Illegal::NotYours(hole("2A")));
    assert_eq!(board.refuses("1A"), Illegal::NotYours(hole("1A")));
    assert_eq!(Board::drawn("B 0 3 0 0 2 0 / A 0 2 1 1 0 4", A, PLAIN).offers(), "2A 3A 4A 6A");
}

/// *(reading)* The hole left empty is not skipped when the sowing comes round.
#[test]
fn jekinje_1_the_lifted_hole_is_not_skipped() {
    let thirteen = Board::drawn("B 13 0 0 0 0 1 / A 1 0 0 0 0 0", B, SINGLE).then("1B");
    assert_eq!(thirteen.looks(), "B 1 2 1 1 1 2 / A 2 1 1 1 1 1 / 33 0");
    let twelve = Board::drawn("B 12 0 0 0 0 1 / A 1 0 0 0 0 0", B, PLAIN).then("1B");
    assert_eq!(twelve.looks(), "B 1 1 1 1 1 2 / A 2 1 1 1 1 1 / 34 0");
    assert_eq!(twelve.told[1], Happening::Rested { seat: B, hole: hole("1B"), why: Rest::OwnHole }, "it was empty");
    let twice = Board::drawn("B 0 0 25 0 0 0 / A 0 0 1 0 0 0", B, SINGLE).then("3B");
    assert_eq!(twice.looks(), "B 2 2 2 3 2 2 / A 2 2 3 2 2 2 / 22 0");
    let all = Board::drawn("B 0 0 0 0 0 48 / A 0 0 0 0 0 0", B, SINGLE).then("6B");
    assert_eq!(all.looks(), "B 4 4 4 4 4 4 / A 4 4 4 4 4 4 / 0 0");
    assert_eq!(all.laps(), "6B(48)6B");
}

/// The last seed in a hole with seeds, whoever's it is, lifts them all, itself included.
#[test]
fn jekinje_2_sows_on_from_a_hole_with_seeds() {
    let own = Board::drawn("B 1 2 0 1 0 0 / A 1 0 0 0 0 0", B, PLAIN).then("1B");
    assert_eq!(
        (own.laps().as_str(), own.looks().as_str()),
        ("1B(1)2B 2B(3)5B", "B 0 0 1 2 1 0 / A 1 0 0 0 0 0 / 43 0")
    );
    let theirs = Board::drawn("B 1 0 0 0 0 1 / A 1 0 0 0 0 2", B, PLAIN).then("6B");
    assert_eq!(theirs.laps(), "6B(1)1A 1A(2)3A");
    assert_eq!(theirs.looks(), "B 1 0 0 0 0 0 / A 0 1 1 0 0 2 / 43 0");
    let round = Board::drawn("B 0 1 0 0 0 0 / A 1 0 0 0 1 2", A, PLAIN).then("5A");
    assert_eq!(round.laps(), "5A(1)6A 6A(3)3B");
    assert_eq!(round.looks(), "B 1 2 1 0 0 0 / A 1 0 0 0 0 0 / 43 0", "on from 6A into B's row");
}

/// RECORD.md's own move: 2B from the start, five laps, resting in the mover's own 4B.
#[test]
fn jekinje_2_five_laps_from_the_start() {
    let board = Board::start(PLAIN).then("2B");
    assert_eq!(board.laps(), "2B(4)6B 6B(5)5A 5A(5)4B 4B(6)4A 4A(6)4B");
    assert_eq!((board.looks().as_str(), board.turn()), ("B 6 2 7 1 6 1 / A 6 6 6 0 1 6 / 0 0", 'A'));
    let rested = Happening::Rested { seat: B, hole: hole("4B"), why: Rest::OwnHole };
    assert_eq!(board.after_laps(), [rested, Happening::Passed { to: A }]);
}

/// The source's worked example.
#[test]
fn jekinje_2_4_the_worked_example() {
    let board = Board::drawn("B 1 3 0 0 2 0 / A 0 2 1 1 0 4 / 0 34", B, PLAIN).then("2B");
    assert_eq!(board.laps(), "2B(3)5B 5B(3)2A 2A(3)5A");
    assert_eq!(board.looks(), "B 1 0 1 1 0 1 / A 1 0 2 2 0 0 / 5 34");
    let (from, hole) = (hole("5A"), hole("6A"));
    let captured = Happening::Captured { seat: B, from, hole, seeds: 5, store: 5 };
    assert_eq!(board.after_laps(), [captured, Happening::Passed { to: A }]);
    assert_eq!(board.turn(), 'A');
}
