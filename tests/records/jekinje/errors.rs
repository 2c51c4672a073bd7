//! What can be wrong with a text, each with its place, what was found and what was possible.

use super::good;
use hyena_chase::games::jekinje::Sowing;
use hyena_chase::record::read;

/// A whole game that a short loop ends. Line 7 is empty.
const GAME: &str = r#"[Game "jekinje"]
[Version "1"]
[Option.direction "either"]
[Start "1 1 0 1 0 1 / 0 1 0 1 0 2 / 40 0 / A"]
[Seats "Asha, Bilal"]
[Result "1 won, 2 lost"]

1. 6A 1B
"#;

const START: &str = "possible is six numbers of seeds, six, the two stores and A or B: \
    \"4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / B\"";

/// What stands in the game, what is written instead, and what is said about it.
const CASES: &[(&str, &str, &str)] = &[
    ("[Seats \"Asha, Bilal\"]\n", "", "line 1, column 1: the tag Seats is missing"),
    ("Asha, Bilal", "Asha", "line 5, column 1: these settings make no game: 2 play, not 1"),
    ("Asha, Bilal", "A, B, C", "line 5, column 1: these settings make no game: 2 play, not 3"),
    (
        "\"either\"",
        "\"both\"",
        "line 3, column 1: the tag Option.direction says \"both\"; possible is anticlockwise or either",
    ),
    (
        "direction \"either",
        "next \"own",
        "line 3, column 1: the tag Option.next says \"own\"; possible is opponent or any",
    ),
    (
        "direction \"either",
        "laps \"one",
        "line 3, column 1: the tag Option.laps says \"one\"; possible is chain or single",
    ),
    (
        "direction \"either",
        "wind \"east",
        "line 3, column 1: the tag Option.wind says \"east\"; possible is no such option",
    ),
    ("direction \"either", " \"x", "line 3, column 1: the tag Option. says \"x\"; possible is no such option"),
    ("40 0", "39 0", "line 4, column 1: these settings make no game: the seeds are 48 in all, not 47"),
    ("1 1 0 1 0 1", "255 1 0 1 0 1", "line 4, column 1: these settings make no game: the seeds are 48 in all, not 302"),
    ("1. 6A", "2. 6A", "line 8, column 1: found \"2.\"; a turn begins here, with \"1.\""),
    ("1. 6A", "6A", "line 8, column 1: found \"6A\"; a turn begins here, with \"1.\""),
    ("6A 1B", "6A 1. 1B", "line 8, column 7: found \"1.\"; possible here: 1B 3B 5B 1B< 3B< 5B<"),
    ("6A 1B", "6A 2B", "line 8, column 7: found \"2B\"; 2B is empty; possible here: 1B 3B 5B 1B< 3B< 5B<"),
    ("6A 1B", "6A 2A", "line 8, column 7: found \"2A\"; 2A is the opponent's; possible here: 1B 3B 5B 1B< 3B< 5B<"),
    ("6A 1B", "6A 1b", "line 8, column 7: found \"1b\"; possible here: 1B 3B 5B 1B< 3B< 5B<"),
    ("6A 1B\n", "6A 1B 2. 6A", "line 8, column 10: found \"2.\" after the end of the game"),
    (
        "1 won, 2 lost",
        "1 drew, 2 drew",
        "line 6, column 1: the tag Result says \"1 drew, 2 drew\", the moves lead to \"1 won, 2 lost\"",
    ),
    ("\"jekinje\"", "\"hyena\"", "line 1, column 1: this is the game \"hyena\", and another one was to be read"),
];

#[test]
fn errors_name_their_place_what_was_found_and_what_was_possible() {
    assert_eq!(good(GAME).to_string(), GAME);
    let mut wrong = Vec::new();
    for &(from, to, says) in CASES {
        assert!(GAME.contains(from), "{from:?} stands nowhere");
        match read::<Sowing>(&GAME.replacen(from, to, 1)) {
            Ok(_) => wrong.push(format!("{to:?} was read; expected {says}")),
            Err(error) if error.to_string() == says => {}
            Err(error) => wrong.push(format!("{to:?}\n    says {error}\nexpected {says}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Without the option a clockwise move is refused with the reason; so is one that does not feed.
#[test]
fn moves_that_the_rules_forbid_are_refused_with_the_reason() {
    let error = |text: &str| read::<Sowing>(text).expect_err("an illegal move").to_string();
    let plain = GAME.replace("[Option.direction \"either\"]\n", "").replace("6A 1B", "6A 1B<");
    assert_eq!(error(&plain), "line 7, column 7: found \"1B<\"; nobody sows clockwise here; possible here: 1B 3B 5B");
    let bare =
        GAME.replace("1 1 0 1 0 1 / 0 1 0 1 0 2 / 40 0", "0 0 0 0 0 0 / 6 0 0 0 1 1 / 40 0").replace("6A 1B", "5A");
    assert_eq!(
        error(&bare),
        "line 8, column 4: found \"5A\"; 5A does not reach the opponent's row, which is empty; possible here: 1A 6A 1A<"
    );
}

/// A start has one spelling.
#[test]
fn a_start_has_one_spelling() {
    for start in [
        "",
        "x",
        "1 1 0 1 0 1 / 0 1 0 1 0 2 / 40 0",
        "1 1 0 1 0 1 / 0 1 0 1 0 2 / 40 0 / C",
        "1 1 0 1 0 1 / 0 1 0 1 0 2 / 40 0 / a",
        "1 1 0 1 0 1 / 0 1 0 1 0 2 / 40 0 / A / B",
        "1 1 0 1 0 / 0 1 0 1 0 2 / 41 0 / A",
        "1 1 0 1 0 1 0 / 0 1 0 1 0 2 / 40 0 / A",
        "1 1 0 1 0 1 / 0 1 0 1 0 2 / 40 / A",
        "1 1 0 1 0 1 / 0 1 0 1 0 2 / 40 0 0 / A",
        "01 1 0 1 0 1 / 0 1 0 1 0 2 / 40 0 / A",
        "+1 1 0 1 0 1 / 0 1 0 1 0 2 / 40 0 / A",
        "-1 1 0 1 0 1 / 0 1 0 1 0 2 / 42 0 / A",
        "1  1 0 1 0 1 / 0 1 0 1 0 2 / 40 0 / A",
        "1 1 0 1 0 1/0 1 0 1 0 2/40 0/A",
        " 1 1 0 1 0 1 / 0 1 0 1 0 2 / 40 0 / A",
        "256 1 0 1 0 1 / 0 1 0 1 0 2 / 40 0 / A",
    ] {
        let text = GAME.replace("1 1 0 1 0 1 / 0 1 0 1 0 2 / 40 0 / A", start);
        let error = read::<Sowing>(&text).expect_err(start).to_string();
        assert!(error.starts_with("line 4, column 1: the tag Start says \"") && error.ends_with(START), "{error}");
    }
}

/// A start in which the game is over takes no move, and its result is checked.
#[test]
fn a_start_can_be_an_end() {
    let text =
        "[Game \"jekinje\"]\n[Version \"1\"]\n[Start \"0 0 0 0 0 0 / 1 0 0 0 0 0 / 23 24 / A\"]\n[Seats \"A, B\"]\n";
    let record = good(text);
    assert!(record.to_string().contains("\n[Result \"1 lost, 2 won\"]\n"));
    assert_eq!(
        read::<Sowing>(&format!("{text}\n1. 1A")).expect_err("no move").to_string(),
        "line 6, column 1: found \"1.\" after the end of the game"
    );
}
