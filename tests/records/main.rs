//! A game as text (RECORD.md): what is written is read back, what is wrong is refused with its place.

mod cases;
mod comments;
mod errors;
mod forms;
mod fuzz;
mod jekinje;
mod playthroughs;
mod random;
mod round_trip;
mod tags;

use hyena_chase::games::hyena::Chase;
use hyena_chase::record::{Record, read};

/// Reads a text that is a game.
fn good(text: &str) -> Record<Chase> {
    read::<Chase>(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Writing, reading and writing again gives the same record and the same bytes; returns the text.
fn round_trips(record: &Record<Chase>) -> String {
    let text = record.to_string();
    let back = good(&text);
    assert_eq!(&back, record, "\n{text}");
    assert_eq!(back.to_string(), text);
    text
}

/// Splits what stands below the tags into tokens and comments, by RECORD.md's words and not by the reader's code.
fn items(text: &str) -> Vec<String> {
    let (_, mut rest) = text.split_once("\n\n").unwrap_or((text, ""));
    let mut items = Vec::new();
    loop {
        rest = rest.trim_start_matches([' ', '\t', '\r', '\n']);
        let end = match rest.chars().next() {
            None => return items,
            Some('{') => rest.find('}').expect("a closed comment") + 1,
            Some(_) => rest.find([' ', '\t', '\r', '\n', '{']).unwrap_or(rest.len()),
        };
        items.push(rest[..end].to_owned());
        rest = &rest[end..];
    }
}
