//! Exact odds and the best move for the last position of a record.

use crate::commands::finish;
use clap::builder::TypedValueParser;
use hyena_chase::analysis::{Advice, Pays, best as advise, win_chances};
use hyena_chase::games::hyena::Chase;
use hyena_chase::record::{Kind, read};
use hyena_chase::study::{self, token};
use serde::Serialize;
use std::io::{self, Write};

#[derive(Serialize)]
struct Odds {
    win: Vec<f64>,
    method: &'static str,
}

#[derive(Serialize)]
struct Told {
    /// A payment's token, "throw", or null when the game is over.
    best: Option<String>,
    value: Option<f64>,
    /// What the value counts: win, shelter or hunt.
    aim: Option<&'static str>,
    alternatives: Vec<Alternative>,
    method: &'static str,
}

#[derive(Serialize)]
struct Alternative {
    r#move: String,
    value: f64,
}

/// Reads `prompt` or `best`.
pub fn pays() -> impl TypedValueParser<Value = Pays> {
    clap::builder::PossibleValuesParser::new(["prompt", "best"])
        .map(|name| if name == "best" { Pays::Fastest } else { Pays::Prompt })
}

/// Prints each seat's chance to win.
///
/// # Errors
/// A sentence on what could not be read or written.
pub fn odds(file: &str, text: &str, pays: Pays) -> Result<(), String> {
    print(&Odds { win: win_chances(&hyena(file, text)?, pays), method: "exact" })
}

/// Returns the best move of the seat to act, the others paying at once, as a line of JSON.
///
/// # Errors
/// A sentence on what could not be read.
pub fn best(file: &str, text: &str) -> Result<String, String> {
    let game = hyena(file, text)?;
    let advice = advise(&game, Pays::Prompt);
    let others = advice.iter().flat_map(|advice| &advice.alternatives);
    let told = Told {
        best: advice.as_ref().map(|advice| token(advice.pay)),
        value: advice.as_ref().map(|advice| advice.value),
        aim: advice.as_ref().map(|advice| study::Aim::from(advice.aim).name()),
        alternatives: others.map(|(pay, value)| Alternative { r#move: token(*pay), value: *value }).collect(),
        method: if advice.as_ref().is_some_and(Advice::is_rollout) { "rollout" } else { "exact" },
    };
    serde_json::to_string(&told).map_err(|error| error.to_string())
}

fn hyena(file: &str, text: &str) -> Result<Chase, String> {
    match Kind::of(text).map_err(|error| format!("{file}: {error}"))? {
        Kind::Hyena => {}
        kind @ Kind::Jekinje => return Err(format!("{file}: for {} there are no odds yet", kind.name())),
    }
    read::<Chase>(text).map(|record| record.game().clone()).map_err(|error| format!("{file}: {error}"))
}

fn print(shown: &impl Serialize) -> Result<(), String> {
    finish(writeln!(io::stdout(), "{}", serde_json::to_string(shown).unwrap_or_default()))
}
