//! Which game a text is.

use hyena_chase::games::hyena::Chase;
use hyena_chase::games::jekinje::Sowing;
use hyena_chase::record::{Kind, MOST_BYTES, Notation};

#[test]
fn games_have_names() {
    assert_eq!(Kind::ALL.map(Kind::name), ["hyena", "jekinje"]);
    assert_eq!([Chase::NAME, Sowing::NAME], Kind::ALL.map(Kind::name));
    for kind in Kind::ALL {
        assert_eq!(Kind::named(kind.name()), Some(kind));
    }
    assert_eq!((Kind::named(""), Kind::named("Hyena")), (None, None));
}

/// The tag `Game` says it, wherever it stands among the tags and whatever follows them.
#[test]
fn a_text_says_which_game_it_is() {
    for (text, kind) in [
        ("[Game \"hyena\"]\n", Kind::Hyena),
        ("\u{FEFF}[Game \"jekinje\"]\r\n", Kind::Jekinje),
        ("[Version \"9\"]\n\n  [Game \"jekinje\"]\n1. nonsense", Kind::Jekinje),
        ("[Seats \"[Game \\\"jekinje\\\"]\"]\n[Game \"hyena\"]", Kind::Hyena),
    ] {
        assert_eq!(Kind::of(text), Ok(kind), "{text}");
    }
    for (text, says) in [
        ("", "line 1, column 1: the tag Game is missing"),
        ("1. 2B\n[Game \"jekinje\"]", "line 1, column 1: the tag Game is missing"),
        ("\n [Game \"chess\"]", "line 2, column 2: this is the game \"chess\"; possible is hyena or jekinje"),
        ("[Game \"hyena\"]\n[Game \"hyena\"]", "line 2, column 1: the tag Game stands twice"),
        ("[Game hyena]", "line 1, column 6: a tag is written [Name \"value\"], alone on its line, before the moves"),
    ] {
        assert_eq!(Kind::of(text).expect_err("no game").to_string(), says);
    }
    let long = format!("[Game \"hyena\"]\n{}", " ".repeat(MOST_BYTES));
    assert_eq!(Kind::of(&long).expect_err("too long").to_string(), "line 1, column 1: a game is at most 1 MiB long");
}
