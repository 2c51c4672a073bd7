//! The form as an address fills it in.

use super::fields::{ANY, EACH, FORM, Field, PEOPLE};
use crate::settings::{HUMAN, Query};
use crate::words::Lang;

/// Returns what stands in the form where it asks for what an address asks for: a line `id value` for each field.
///
/// What is read of it again asks for the same, so a link leads to a form that makes this link.
pub fn filled(query: &Query) -> String {
    let mut lines = String::new();
    let mut put = |name: &str, value: &str| lines.push_str(&["embed-", name, " ", value, "\n"].concat());
    let mut seats: Vec<&str> = query.list("seats").collect();
    if !seats.is_empty() {
        seats.resize(query.players(), HUMAN);
    }
    for field in &FORM {
        match field {
            Field::Pick(name @ "who", ..) => put(name, who(&seats)),
            Field::Pick(name @ "lang", ..) => put(name, query.lang().map_or(ANY, Lang::tag)),
            // As many as the lists have, where their number is not told.
            Field::Number(name @ "players", ..) if query.get(name).is_none() => put(name, &query.players().to_string()),
            Field::Text(name @ "names", ..) => put(name, &query.list(name).collect::<Vec<_>>().join(", ")),
            Field::Pick(name, ..) | Field::Number(name, ..) | Field::Text(name, ..) => {
                put(name, query.get(name).unwrap_or_default());
            }
            Field::Switch(name, _, is_on, otherwise) if query.says(name, otherwise) != *is_on => put(name, "on"),
            Field::Seats(_) => {
                for (seat, who) in (1..).zip(&seats) {
                    put(&["seat-", &u8::to_string(&seat)].concat(), who);
                }
            }
            Field::Offered => {
                let offered: Vec<Lang> = query.list("langs").filter_map(Lang::matching).collect();
                for lang in Lang::ALL.into_iter().filter(|lang| offered.is_empty() || offered.contains(lang)) {
                    put(&["langs-", lang.tag()].concat(), "on");
                }
            }
            Field::Switch(..) | Field::Group(_) | Field::Within(_) | Field::End | Field::NewSeed => {}
        }
    }
    lines
}

/// Returns the choice for those who sit at the seats; the simplest that there is.
fn who<'a>(seats: &[&'a str]) -> &'a str {
    match seats {
        [] => ANY,
        [first, others @ ..] if *first == HUMAN && others.iter().all(|other| *other == others[0]) => match others {
            [level, ..] if *level != HUMAN => level,
            _ => PEOPLE,
        },
        _ => EACH,
    }
}
