//! The tokens of the hyena game (RECORD.md, the table), and what a file may leave open.

use crate::{good, round_trips};
use hyena_chase::chance::Fall;
use hyena_chase::games::Game;
use hyena_chase::games::hyena::{Chase, Fee, Move, Setup};
use hyena_chase::record::Notation;

const TAGS: &str = "[Game \"hyena\"]\n[Version \"1\"]\n[Rules \"bell\"]\n[Days \"20\"]\n[Seats \"A, B\"]\n\n";

/// Each move has one token, and each token is one move.
#[test]
fn tokens_are_those_of_the_table() {
    let points = |n| Move::Throw(Fall::Points(n));
    let table = [
        ("t", Move::Throw(Fall::Taba)),
        ("1", points(1)),
        ("2", points(2)),
        ("3", points(3)),
        ("4", points(4)),
        ("5", points(5)),
        ("6", points(6)),
        ("l", Move::Pay(Fee::Leave)),
        ("+1", Move::Pay(Fee::MissingDays(1))),
        ("+200", Move::Pay(Fee::MissingDays(200))),
        ("w", Move::Pay(Fee::Wash)),
        ("k", Move::Pay(Fee::Drink)),
        ("s", Move::Pay(Fee::SetOut)),
        ("r", Move::Pay(Fee::Release)),
        ("h", Move::Pay(Fee::HyenaDrink)),
    ];
    let game = Chase::new(Setup::default()).expect("a game");
    for (token, mv) in table {
        assert_eq!(Chase::write_move(mv), token);
        assert_eq!(game.read_move(token), Some(mv), "{token}");
    }
    for token in ["", "T", "0", "7", "+", "+03", "++3", "+-3", "+256", "-1", "02", "+1.", "tt", "12", "٣", "t\0", "1."]
    {
        assert_eq!(game.read_move(token), None, "{token:?}");
    }
}

/// A file may end with its tags, in an open turn, or behind the mark of a turn.
#[test]
fn a_game_in_progress_may_end_anywhere() {
    for (moves, canonical) in [
        ("", ""),
        ("1.", ""),
        ("1. t", "1. t\n"),
        ("1. t 2", "1. t 2\n"),
        ("1. t 2 2.", "1. t 2\n"),
        ("1. t 2\n2. t 6\n", "1. t 2\n2. t 6\n"),
    ] {
        let record = good(&format!("{TAGS}{moves}"));
        assert_eq!(record.to_string(), format!("{TAGS}{canonical}"));
        round_trips(&record);
    }
    assert_eq!(good(TAGS.trim_end()).to_string(), TAGS);
}

/// A text of exactly 1 MiB is read, one byte more is not.
#[test]
fn a_game_is_at_most_one_mebibyte_long() {
    let filler = |len: usize| {
        let open = format!("{TAGS}1. t {{");
        let letters = "x".repeat(len - open.len() - 1);
        format!("{open}{letters}}}")
    };
    assert_eq!(hyena_chase::record::MOST_BYTES, 1_048_576);
    assert_eq!(good(&filler(1_048_576)).moves().len(), 1);
    let error = hyena_chase::record::read::<Chase>(&filler(1_048_577)).expect_err("too long");
    assert_eq!(error.to_string(), "line 1, column 1: a game is at most 1 MiB long");
}
