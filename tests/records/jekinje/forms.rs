//! The tokens, tags and marks of RECORD.md.

use super::{good, round_trips};
use hyena_chase::games::Game;
use hyena_chase::games::jekinje::{A, B, Direction, Hole, Laps, Move, Next, Options, Setup, Sowing, Start, Way};
use hyena_chase::record::Notation;

const TAGS: &str = "[Game \"jekinje\"]\n[Version \"1\"]\n[Seats \"A, B\"]\n\n";

/// Each move has one token, and each token is one move.
#[test]
fn tokens_are_those_of_the_table() {
    let game = Sowing::new(Setup::default()).expect("a game");
    for hole in Hole::all() {
        for (way, mark) in [(Way::Anticlockwise, ""), (Way::Clockwise, "<")] {
            let (mv, token) = (Move { hole, way }, format!("{hole}{mark}"));
            assert_eq!(Sowing::write_move(mv), token);
            assert_eq!(game.read_move(&token), Some(mv), "{token}");
        }
    }
    for token in ["", "<", "2", "B", "2b", "0B", "7A", "2B<<", "<2B", "2B>", "2B.", "02B", "2C", "２B", "2B\0", "t"] {
        assert_eq!(game.read_move(token), None, "{token:?}");
    }
}

/// A turn's number counts moves as in chess, one line each; a game that A begins is numbered alike.
#[test]
fn a_number_stands_before_every_second_move() {
    for (tags, moves, canonical) in [
        ("", "", ""),
        ("", "1.", ""),
        ("", "1. 2B", "1. 2B\n"),
        ("", "1. 2B 5A 2. 6B 1A", "1. 2B 5A\n2. 6B 1A\n"),
        ("", "1.\n2B\n\n5A 2. 6B", "1. 2B 5A\n2. 6B\n"),
        ("", "1. 2B {why} 5A {so} 2. {on} 6B", "1. 2B {why} 5A {so}\n2. {on} 6B\n"),
        ("[Start \"4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / A\"]\n", "1. 5A 2B 2. 1A", "1. 5A 2B\n2. 1A\n"),
    ] {
        let head = TAGS.replace("[Seats", &format!("[Option.laps \"single\"]\n{tags}[Seats"));
        let record = good(&format!("{head}{moves}"));
        assert_eq!(record.to_string(), format!("{head}{canonical}"));
        round_trips(&record);
    }
}

/// Options and the start are tags that are written only where they differ from the default.
#[test]
fn options_and_start_are_tags() {
    let text = TAGS.replace(
        "[Seats",
        "[Option.direction \"either\"]\n[Option.next \"any\"]\n[Option.laps \"single\"]\n[Start \"3 4 9 2 3 11 / 1 4 0 1 2 1 / 7 0 / A\"]\n[Seats",
    );
    let record = good(&text);
    let options = Options { direction: Direction::Either, next: Next::Any, laps: Laps::Single };
    let start = Start { board: [3, 4, 9, 2, 3, 11, 1, 4, 0, 1, 2, 1], stores: [7, 0], to_move: A };
    assert_eq!(*record.game().setup(), Setup { options, start, seats: 2 });
    assert_eq!(record.to_string(), text);
    let defaults = TAGS.replace(
        "[Seats",
        "[Option.next \"opponent\"]\n[Start \"4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / B\"]\n[Option.laps \"chain\"]\n[Seats",
    );
    let record = good(&defaults);
    assert_eq!(*record.game().setup(), Setup::default());
    assert_eq!((record.game().setup().start.to_move, record.to_string().as_str()), (B, TAGS));
}

/// A seed that stands in a record stays; a record without one gets none, for nobody throws.
#[test]
fn a_seed_is_kept_and_never_added() {
    let seed = "0123456789abcdef0123456789abcdef".parse().expect("a seed");
    let without = good(TAGS).with_seed(seed);
    assert_eq!(without.to_string(), TAGS);
    let text = TAGS.replace("]\n\n", "]\n[Seed \"0123456789abcdef0123456789abcdef\"]\n\n");
    assert_eq!(good(&text).head().seed, Some(seed));
    assert_eq!(good(&text).next_throw(), None);
    round_trips(&good(&text));
}
