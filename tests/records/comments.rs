//! Comments stay where they stand among the moves.

use crate::random::{cases, records};
use crate::{good, items, round_trips};
use hyena_chase::games::hyena::{Chase, Fee, Move};
use hyena_chase::record::{Record, read};
use proptest::prelude::*;

const TAGS: &str = "[Game \"hyena\"]\n[Version \"1\"]\n[Rules \"juego\"]\n[Days \"20\"]\n[Seats \"A, B\"]\n\n";

proptest! {
    #![proptest_config(cases(64))]

    /// Comments set between any tokens are kept in their places, and what is then written round-trips byte for byte, as
    /// does each of its beginnings.
    #[test]
    fn comments_keep_their_places(
        record in records(30),
        comments in prop::collection::vec((any::<prop::sample::Index>(), remark()), 1..8),
        blanks in prop::collection::vec("[ \t\n]|\r\n", 1..8),
    ) {
        let text = record.to_string();
        let (tags, _) = text.split_once("\n\n").expect("tags and moves");
        let mut with = items(&text);
        for (place, remark) in &comments {
            with.insert(place.index(with.len() + 1), format!("{{{remark}}}"));
        }
        let mut strewn = format!("{tags}\n\n");
        for (item, blank) in with.iter().zip(blanks.iter().cycle()) {
            strewn.extend([item, blank.as_str()]);
        }
        let back = good(&strewn);
        prop_assert_eq!(back.moves(), record.moves());
        prop_assert_eq!(back.game(), record.game());
        let written = round_trips(&back);
        let kept: Vec<String> = with.iter().map(|item| item.replace('\r', "")).collect();
        prop_assert_eq!(items(&written), kept);
        for len in 0..=back.moves().len() {
            round_trips(&back.cut(len));
        }
    }
}

/// Comments are written as RECORD.md shows them: one turn a line, one blank between whatever stands there.
#[test]
fn a_canonical_file_with_comments_is_stable() {
    let text = format!("{TAGS}{{to begin}}\n1. {{first}} t {{one, \"taba\" [x]}} l 2 {{over\nto B}}\n2. t {{end\\}}\n");
    assert_eq!(round_trips(&good(&text)), text);
    let messy = text.replace(" {", "{").replace("} ", "}\t\n ").replace('\n', "\r\n");
    assert_eq!(good(&messy).to_string(), text);
}

/// A comment is no place for moves, tags or marks.
#[test]
fn what_stands_in_a_comment_is_not_read() {
    let text = format!("{TAGS}1. t {{ 2. t 2 [Days \"7\"] 1. }} {{}} {{ {{ }} l\n");
    let record = round_trips(&good(&text));
    assert_eq!(record, text);
    assert_eq!(good(&text).moves().len(), 2);
}

/// Taking back a choice leaves the comments before it, also the one behind the mark of a turn that is open now.
#[test]
fn a_shorter_record_keeps_the_comments_before_its_end() {
    let text = format!("{TAGS}1. t 2\n2. t 2\n1. {{now?}} l {{well}} 3\n");
    let record = good(&text);
    let cut = record.cut(4);
    assert_eq!(cut.moves().len(), 4);
    assert_eq!(round_trips(&cut), format!("{TAGS}1. t 2\n2. t 2\n1. {{now?}}\n"));
    let mut on: Record<Chase> = cut;
    on.play(Move::Pay(Fee::Leave), &mut hyena_chase::games::Deaf).expect("she holds a taba");
    assert_eq!(round_trips(&on), format!("{TAGS}1. t 2\n2. t 2\n1. {{now?}} l\n"));
    assert_eq!(round_trips(&record.cut(5)), format!("{TAGS}1. t 2\n2. t 2\n1. {{now?}} l {{well}}\n"));
}

/// An unclosed comment is refused where it opens, whatever stands in it.
#[test]
fn an_open_comment_is_no_comment() {
    for (text, line, column) in [("{", 7, 1), ("1. t {a\n\n b", 7, 6), ("1. t\n{a} {", 8, 5)] {
        let error = read::<Chase>(&format!("{TAGS}{text}")).expect_err("an open comment");
        assert_eq!((error.line, error.column), (line, column), "{text}");
        assert!(error.to_string().ends_with("the comment that begins here is not closed with }"), "{error}");
    }
}

fn remark() -> impl Strategy<Value = String> {
    let hard: Vec<char> = "{[\"\\1.t+2 \t\r\r\n\nضбé🐾\u{0}\u{2028}".chars().collect();
    prop::collection::vec(prop::sample::select(hard), 0..10).prop_map(|letters| letters.into_iter().collect())
}
