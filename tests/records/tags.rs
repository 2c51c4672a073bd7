//! Tags: what is kept, what is left out, and how values are spelt.

use crate::random::{cases, records, unknown};
use crate::{good, round_trips};
use hyena_chase::chance::Flat;
use hyena_chase::games::{Game, Seat};
use hyena_chase::record::{BadName, Name};
use proptest::prelude::*;

const GAME: &str = "[Game \"hyena\"]\n[Version \"1\"]\n[Rules \"bell\"]\n[Days \"20\"]\n[Seats \"A, B\"]\n\n1. t\n";

proptest! {
    #![proptest_config(cases(96))]

    /// Tags that are not known are kept in their order, wherever they stood among the others.
    #[test]
    fn unknown_tags_are_kept(record in records(8), tags in unknown(), places in prop::collection::vec(any::<u8>(), 4)) {
        let text = record.to_string();
        let mine: Vec<String> = record.head().extra.iter().map(|tag| format!("[{} ", tag.name)).collect();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let known = lines.iter().position(String::is_empty).expect("tags end") - mine.len();
        let mut from = 0;
        let mut expected = Vec::new();
        for ((name, value), place) in tags.iter().zip(places) {
            if mine.contains(&format!("[{name} ")) {
                continue;
            }
            let line = format!("[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""));
            // Each further down than the one before, and all above those that the record has already.
            from += usize::from(place) % (known + expected.len() + 1 - from);
            lines.insert(from, line.clone());
            from += 1;
            expected.push(line);
        }
        let back = good(&(lines.join("\n") + "\n"));
        let written = round_trips(&back);
        let kept: Vec<&str> = written.lines().take_while(|line| !line.is_empty()).skip(known).collect();
        let had = text.lines().skip(known).take(mine.len());
        prop_assert_eq!(kept, expected.iter().map(String::as_str).chain(had).collect::<Vec<_>>());
        prop_assert_eq!(back.moves(), record.moves());
    }
}

/// Known tags may stand in any order and are written in RECORD.md's.
#[test]
fn the_order_of_tags_is_canonical() {
    let tags = [
        "[Game \"hyena\"]",
        "[Version \"1\"]",
        "[Rules \"custom\"]",
        "[Rule.hyena-pace \"3\"]",
        "[Days \"20\"]",
        "[Flat \"0.45\"]",
        "[Seats \"A, B\"]",
        "[First \"2\"]",
        "[Seed \"0123456789abcdef0123456789abcdef\"]",
        "[Date \"2026-11-30\"]",
        "[Event \"at home\"]",
    ];
    let text = format!("{}\n\n2. t\n", tags.join("\n"));
    let record = good(&text);
    assert_eq!(round_trips(&record), text);
    assert_eq!(record.start().setup().first, Seat::new(1));
    assert_eq!(record.start().setup().flat, Flat::hundredths(45).expect("a share"));
    let upside_down: Vec<&str> = tags.into_iter().rev().collect();
    assert_eq!(good(&format!("{}\n2. t", upside_down.join("\n"))).to_string(), text);
}

/// Names hold any sign but those that control the line or the direction of writing.
#[test]
fn names_are_escaped() {
    let names = [
        "a\\b",
        "say \"x\"",
        "one, two",
        ",",
        "\\",
        "ضبع",
        "🐾🐾",
        "[1. t]",
        "1",
        "O'{Neil}",
        "24 letters, no more, no.",
    ];
    let escaped =
        "a\\\\b, say \\\"x\\\", one\\, two, \\,, \\\\, ضبع, 🐾🐾, [1. t], 1, O'{Neil}, 24 letters\\, no more\\, no.";
    let record = good(&GAME.replace("A, B", escaped));
    let read: Vec<&str> = record.head().names.iter().map(AsRef::as_ref).collect();
    assert_eq!(read, names);
    assert!(round_trips(&record).contains(&format!("[Seats \"{escaped}\"]\n")));
    // Blanks about a name are not part of it.
    let loose = good(&GAME.replace("A, B", "  A ,B "));
    assert_eq!(loose.to_string(), GAME);
}

/// A name of which nothing is seen is none.
#[test]
fn a_name_can_be_seen() {
    for name in ["", " ", "\u{200b}", "\u{2060}\u{feff}\u{ad}", "\u{3164} \u{2800}", "\u{200d}\u{fe0f}"] {
        assert_eq!(Name::new(name), Err(BadName::Empty), "{name:?}");
    }
    for name in ["a\u{200b}", "👩\u{200d}🌾", "ب\u{200c}ب", "0"] {
        assert!(Name::new(name).is_ok(), "{name:?}");
    }
}

/// A result may stand above a game in progress; it is not believed and not written again.
#[test]
fn a_result_of_a_game_in_progress_is_dropped() {
    for result in ["1 won, 2 eaten", "", "*", "nobody yet"] {
        let tag = format!("[Seats \"A, B\"]\n[Result \"{result}\"]\n");
        assert_eq!(good(&GAME.replace("[Seats \"A, B\"]\n", &tag)).to_string(), GAME);
    }
}

/// What a tag says when it is left out is left out when it is written.
#[test]
fn what_goes_without_saying_is_not_written() {
    let said = GAME.replace("[Seats \"A, B\"]\n", "[Flat \"0.50\"]\n[Seats \"A, B\"]\n[First \"1\"]\n");
    assert_eq!(good(&said).to_string(), GAME);
    let record = good(GAME);
    assert_eq!((record.head().seed, &record.head().date, record.next_throw()), (None, &None, None));
}
