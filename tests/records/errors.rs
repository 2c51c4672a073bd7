//! Everything that can be wrong with a text, each with its place, what was found and what was possible (RECORD.md).

use crate::cases::{GAME, MOVES, SETUPS, TAGS};
use crate::good;
use hyena_chase::games::hyena::Chase;
use hyena_chase::record::{Brief, Problem, ReadError, read, read_in_brief};

/// Each is refused at its line and column, in these words.
#[test]
fn errors_name_their_place_what_was_found_and_what_was_possible() {
    assert_eq!(good(GAME).to_string(), GAME);
    let mut wrong = Vec::new();
    for &(from, to, says) in [TAGS, SETUPS, MOVES].into_iter().flatten() {
        assert!(GAME.contains(from), "{from:?} stands nowhere");
        let text = GAME.replacen(from, to, 1);
        assert_eq!(read_in_brief::<Chase>(&text).err(), read::<Chase>(&text).err().map(brief), "{to:?}");
        match read::<Chase>(&text) {
            Ok(_) => wrong.push(format!("{to:?} was read; expected {says}")),
            Err(error) if error.to_string() == says => {}
            Err(error) => wrong.push(format!("{to:?}\n    says {error}\nexpected {says}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Leaves the reason out, but for a newer version.
fn brief<R>(error: ReadError<R>) -> Brief {
    let ReadError { line, column, problem } = error;
    Brief { line, column, is_newer: matches!(problem, Problem::NewerVersion(_)) }
}

/// What is quoted can neither steer a terminal nor turn the direction of the sentence.
#[test]
fn what_is_quoted_controls_nothing() {
    for sign in ["\u{1b}[2J", "\u{7}", "\u{202e}", "\u{2028}"] {
        for text in
            [format!("{GAME}x{sign}y"), GAME.replace("bell", &format!("be{}ll", sign.replace('\u{1b}', "\u{202e}")))]
        {
            let said = read::<Chase>(&text).expect_err("no such move, no such rules").to_string();
            assert!(!said.chars().any(|c| c.is_control() || ('\u{2028}'..='\u{202e}').contains(&c)), "{said:?}");
        }
    }
}

/// A tag that is not written as a tag is refused where it goes wrong.
#[test]
fn tags_are_written_one_way() {
    let cases = [
        ("[Date \"x\"", 10),
        ("[Date \"x", 9),
        ("[Date x]", 6),
        ("[Date]", 6),
        ("[]", 2),
        ("[ Date \"x\"]", 2),
        ("[Dåte \"x\"]", 3),
        ("[Date \"x\"] 1. t", 10),
        ("[Date \"x\" \"y\"]", 10),
        ("[Date \"x\\\"]", 12),
        ("[Date \"x\u{0}y\"]", 9),
        ("[Date \"x\ty\"]", 9),
        ("[\"Date\" \"x\"]", 2),
    ];
    for (tag, column) in cases {
        for (line, text) in [(1, format!("{tag}\n{GAME}")), (7, GAME.replace("[Date \"2026-11-30\"]", tag))] {
            let error = read::<Chase>(&text).expect_err(tag);
            let says = "a tag is written [Name \"value\"], alone on its line, before the moves";
            assert_eq!(error.to_string(), format!("line {line}, column {column}: {says}"), "{tag}");
        }
    }
    // Blanks between name, value and bracket are none of these.
    assert_eq!(good(&GAME.replace("[Date \"2026-11-30\"]", "[Date\t \"2026-11-30\" ]  ")).to_string(), GAME);
}

/// A text that is no game at all says so at its beginning.
#[test]
fn rubbish_is_refused() {
    for (text, says) in [
        ("", "line 1, column 1: the tag Game is missing"),
        ("{bad", "line 1, column 1: the tag Game is missing"),
        ("null", "line 1, column 1: the tag Game is missing"),
        ("\u{0}\u{0}\u{0}", "line 1, column 1: the tag Game is missing"),
        ("[]", "line 1, column 2: a tag is written [Name \"value\"], alone on its line, before the moves"),
        (
            "\n\n  [\"Game\"]",
            "line 3, column 4: a tag is written [Name \"value\"], alone on its line, before the moves",
        ),
    ] {
        assert_eq!(read::<Chase>(text).expect_err("no game").to_string(), says, "{text:?}");
    }
}

/// What was found is quoted in at most 40 characters, however long it is.
#[test]
fn what_was_found_is_quoted_briefly() {
    let forty = "x".repeat(40);
    let error = |found: &str| read::<Chase>(&GAME.replace("t 6 2", found)).expect_err("no move").to_string();
    assert!(error(&forty).contains(&format!("found \"{forty}\";")));
    assert!(error(&"ض".repeat(500_000)).contains(&format!("found \"{}…\";", "ض".repeat(39))));
}
