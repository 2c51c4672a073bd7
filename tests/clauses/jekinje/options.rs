//! The options, each off by default: a next hole on one's own side, and a single lap.

use super::board::{ANY, Board, PLAIN, SINGLE, hole};
use hyena_chase::games::Game;
use hyena_chase::games::jekinje::{A, B, BadValue, Direction, Happening, Laps, Next, Options, Rest, Setup, Variant};

#[test]
fn jekinje_options_are_off_by_default() {
    assert_eq!(Setup::default().options, PLAIN);
    assert_eq!(*Board::start(PLAIN).game.options(), Options::default());
    for variant in Variant::ALL {
        assert_eq!(variant.read(&PLAIN), variant.values()[0]);
        assert!(!variant.is_set(&PLAIN));
    }
}

/// Each option has a name and two values; a text that is none changes nothing, and no option touches another.
#[test]
fn jekinje_options_are_written_and_read_as_text() {
    let all = Options { direction: Direction::Either, next: Next::Any, laps: Laps::Single };
    let table = [
        (
            Variant::Direction,
            "direction",
            ["anticlockwise", "either"],
            Options { direction: Direction::Either, ..PLAIN },
        ),
        (Variant::Next, "next", ["opponent", "any"], Options { next: Next::Any, ..PLAIN }),
        (Variant::Laps, "laps", ["chain", "single"], Options { laps: Laps::Single, ..PLAIN }),
    ];
    for (variant, name, values, set) in table {
        assert_eq!((variant.name(), Variant::named(name), variant.values()), (name, Some(variant), values));
        let mut options = PLAIN;
        assert_eq!(variant.write(&mut options, values[1]), Ok(()));
        assert_eq!((options, variant.read(&options), variant.is_set(&options)), (set, values[1], true));
        let mut back = all;
        assert_eq!(variant.write(&mut back, values[0]), Ok(()));
        assert_eq!((variant.read(&back), Variant::ALL.iter().filter(|v| v.is_set(&back)).count()), (values[0], 2));
        for text in ["", "Either", "any ", "none", "0"] {
            assert_eq!(variant.write(&mut options, text), Err(BadValue(variant)), "{text:?}");
            assert_eq!(options, set);
        }
        assert_eq!(BadValue(variant).to_string(), format!("{name} is {} or {}", values[0], values[1]));
    }
    assert_eq!((Variant::named(""), Variant::named("Laps")), (None, None));
}

/// After a last seed in the opponent's sixth hole, the mover's own first is captured.
#[test]
fn jekinje_any_next_hole_captures_on_ones_own_side() {
    let board = Board::drawn("B 3 0 0 0 0 6 / A 1 1 1 1 1 0", B, ANY).then("6B");
    assert_eq!(board.looks(), "B 0 0 0 0 0 0 / A 2 2 2 2 2 0 / 38 0");
    let (from, next) = (hole("6A"), hole("1B"));
    assert_eq!(board.after_laps()[0], Happening::Captured { seat: B, from, hole: next, seeds: 4, store: 38 });
    let board = Board::drawn("B 1 1 1 1 1 0 / A 3 0 0 0 0 6", A, ANY).then("6A");
    assert_eq!(board.looks(), "B 2 2 2 2 2 0 / A 0 0 0 0 0 0 / 34 4");
    let empty = Board::drawn("B 0 0 0 0 0 6 / A 1 1 1 1 1 0", B, ANY).then("6B");
    assert_eq!(empty.after_laps()[0], Happening::Rested { seat: B, hole: from, why: Rest::NextEmpty });
}

/// The opponent's next hole is captured as ever, J3 and J6 hold as ever.
#[test]
fn jekinje_any_next_hole_changes_nothing_else() {
    for (drawing, token) in [
        ("B 1 0 0 0 0 1 / A 0 3 1 0 0 0", "6B"),
        ("B 1 0 0 0 0 1 / A 0 3 0 0 0 0", "6B"),
        ("B 1 0 0 0 0 1 / A 0 0 3 0 0 0", "6B"),
        ("B 0 0 0 1 0 3 / A 0 0 3 0 0 0", "4B"),
    ] {
        let (any, plain) = (Board::drawn(drawing, B, ANY).then(token), Board::drawn(drawing, B, PLAIN).then(token));
        assert_eq!((any.looks(), &any.told), (plain.looks(), &plain.told));
    }
}

/// A last seed on other seeds ends the turn; in an empty hole all is as ever.
#[test]
fn jekinje_single_lap_ends_on_seeds() {
    let board = Board::start(SINGLE).then("2B");
    assert_eq!((board.laps().as_str(), board.turn()), ("2B(4)6B", 'A'));
    assert_eq!(board.after_laps()[0], Happening::Rested { seat: B, hole: hole("6B"), why: Rest::OnSeeds });
    let theirs = Board::start(SINGLE).then("5B");
    assert_eq!(theirs.after_laps()[0], Happening::Rested { seat: B, hole: hole("3A"), why: Rest::OnSeeds });
    assert_eq!(theirs.looks(), "B 4 4 4 4 0 5 / A 5 5 5 4 4 4 / 0 0");
    for (drawing, token) in [
        ("B 1 0 0 0 0 1 / A 0 3 1 0 0 0", "6B"),
        ("B 1 0 0 0 0 1 / A 0 3 0 0 0 0", "6B"),
        ("B 0 1 0 3 0 0 / A 1 0 0 0 0 0", "2B"),
    ] {
        let (single, chain) =
            (Board::drawn(drawing, B, SINGLE).then(token), Board::drawn(drawing, B, PLAIN).then(token));
        assert_eq!((single.looks(), &single.told), (chain.looks(), &chain.told));
    }
    assert_eq!(board.game.setup().options, SINGLE);
}
