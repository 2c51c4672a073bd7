//! One game that plays itself, printed as a record.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use hyena_chase::chance::Seed;
use hyena_chase::games::hyena::{self, Days, Field, Preset, Rules};
use hyena_chase::games::jekinje::{self, Options, Variant};
use hyena_chase::players::{Policy, random_record, random_sowing};
use hyena_chase::record::Kind;

/// What is asked of a random game.
#[derive(Args)]
pub struct Asked {
    /// The game.
    #[arg(long, value_parser = games())]
    game: Kind,
    /// Of hyena: a named rule set, or custom with --rule; bell unless it is said.
    #[arg(long)]
    rules: Option<String>,
    /// Of hyena: a field of custom rules, as name=value; may stand often.
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    fields: Vec<String>,
    /// Of hyena: days from the village to the well, 6 to 200; 36 unless it is said.
    #[arg(long)]
    days: Option<u8>,
    /// Of jekinje: direction=either, next=any or laps=single; may stand often.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Players: of hyena 2 to 12, of jekinje 2.
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// What decides the throws and choices: 32 hexadecimal digits.
    #[arg(long)]
    seed: Seed,
    /// How tabas are paid: prompt, never or random. In jekinje nothing is paid, and each plays any legal hole by chance.
    #[arg(long, default_value = "prompt", value_parser = |name: &str| Policy::named(name).ok_or("prompt, never or random"))]
    policy: Policy,
}

/// Plays the game that was asked for and writes its record.
///
/// # Errors
/// A sentence on what was asked wrongly, or on a game that did not end.
pub fn record(asked: &Asked) -> Result<String, String> {
    match asked.game {
        Kind::Hyena => hyena(asked),
        Kind::Jekinje => jekinje(asked),
    }
}

/// Reads the name of a game.
pub fn games() -> impl TypedValueParser<Value = Kind> {
    PossibleValuesParser::new(Kind::ALL.map(Kind::name))
        .try_map(|name| Kind::named(&name).ok_or("possible is hyena or jekinje"))
}

fn hyena(asked: &Asked) -> Result<String, String> {
    foreign(Kind::Jekinje, &[("--option", !asked.options.is_empty())])?;
    let rules = choose_rules(asked.rules.as_deref().unwrap_or("bell"), &asked.fields)?;
    let default = hyena::Setup::default();
    let setup = hyena::Setup { rules, days: asked.days.map_or(default.days, Days), seats: asked.seats, ..default };
    random_record(setup, asked.seed, asked.policy).map(|record| record.to_string()).map_err(|error| error.to_string())
}

fn jekinje(asked: &Asked) -> Result<String, String> {
    let given =
        [("--rules", asked.rules.is_some()), ("--rule", !asked.fields.is_empty()), ("--days", asked.days.is_some())];
    foreign(Kind::Hyena, &given)?;
    let options = choose_options(&asked.options)?;
    let setup = jekinje::Setup { options, seats: asked.seats, ..jekinje::Setup::default() };
    random_sowing(setup, asked.seed).map(|record| record.to_string()).map_err(|error| error.to_string())
}

/// Refuses arguments that belong to another game.
///
/// # Errors
/// A sentence on the first that was given.
pub fn foreign(game: Kind, given: &[(&str, bool)]) -> Result<(), String> {
    match given.iter().find(|(_, given)| *given) {
        Some((argument, _)) => Err(format!("{argument} goes with --game {}", game.name())),
        None => Ok(()),
    }
}

/// Takes rules by their name, or custom ones field by field.
///
/// # Errors
/// A sentence on what is no such rule.
pub fn choose_rules(name: &str, fields: &[String]) -> Result<Rules, String> {
    if let Some(preset) = Preset::named(name) {
        return if fields.is_empty() { Ok(preset.rules()) } else { Err("--rule goes with --rules custom".to_owned()) };
    }
    if name != "custom" {
        return Err(format!("--rules {name}: possible is {}", Preset::possible()));
    }
    let mut rules = Rules::BELL;
    for field in fields {
        let (name, value) = split("--rule", field)?;
        let field = Field::named(name).ok_or_else(|| format!("--rule {name}: no such field"))?;
        field.write(&mut rules, value).map_err(|bad| format!("--rule {name}: {bad}"))?;
    }
    Ok(rules)
}

fn choose_options(given: &[String]) -> Result<Options, String> {
    let mut options = Options::default();
    for option in given {
        let (name, value) = split("--option", option)?;
        let variant = Variant::named(name).ok_or_else(|| format!("--option {name}: no such option"))?;
        variant.write(&mut options, value).map_err(|bad| format!("--option {name}: {bad}"))?;
    }
    Ok(options)
}

fn split<'a>(argument: &str, given: &'a str) -> Result<(&'a str, &'a str), String> {
    given.split_once('=').ok_or_else(|| format!("{argument} {given}: write NAME=VALUE"))
}
