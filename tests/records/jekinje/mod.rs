//! Je ki n je as text.

mod errors;
mod forms;
mod kinds;
mod playthroughs;
mod round_trip;

use hyena_chase::games::jekinje::Sowing;
use hyena_chase::record::{Record, read};

/// Reads a text that is a game.
fn good(text: &str) -> Record<Sowing> {
    read::<Sowing>(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Writing, reading and writing again gives the same record and the same bytes; returns the text.
fn round_trips(record: &Record<Sowing>) -> String {
    let text = record.to_string();
    let back = good(&text);
    assert_eq!(&back, record, "\n{text}");
    assert_eq!(back.to_string(), text);
    text
}
