//! The hyena game as text.

use super::error::{Detail, Problem};
use super::notation::{Notation, write_standings};
use super::tags::{Tag, Tags};
use crate::chance::{Fall, Flat};
use crate::games::hyena::{Chase, Days, Fee, Field, Move, Preset, Refusal, Rules, Setup, Standing};
use crate::games::{Seat, number};

impl Notation for Chase {
    const NAME: &'static str = "hyena";

    fn write_setup(setup: &Setup) -> (Vec<Tag>, Vec<Tag>) {
        let mut before = match setup.rules.preset() {
            Some(preset) => vec![Tag::new("Rules", preset.name())],
            None => custom(&setup.rules),
        };
        before.push(Tag::new("Days", &setup.days.0.to_string()));
        if setup.flat != Flat::FAIR {
            before.push(Tag::new("Flat", &format!("0.{:02}", setup.flat.as_hundredths())));
        }
        let mut after = Vec::new();
        if setup.first != Seat::new(0) {
            after.push(Tag::new("First", &setup.first.number().to_string()));
        }
        (before, after)
    }

    fn read_setup<D: Detail>(tags: &mut Tags, seats: u8) -> Result<Setup, D::Error<Refusal>> {
        let bad = |tag: &Tag, possible: &str| D::error(tag.at(), || Problem::bad_value(tag, possible));
        let rules = read_rules::<D>(tags)?;
        let days = tags.need::<D, _>("Days")?;
        let days = match number(&days.value()) {
            Some(number) if (Days::LEAST..=Days::MOST).contains(&number) => Days(number),
            _ => return Err(bad(&days, "a number from 6 to 200")),
        };
        let flat = match tags.take("Flat") {
            None => Flat::FAIR,
            Some(tag) => read_flat(&tag.value()).ok_or_else(|| bad(&tag, "a share from 0.05 to 0.95, two decimals"))?,
        };
        let first = match tags.take("First") {
            None => Seat::new(0),
            Some(tag) => match number(&tag.value()) {
                Some(number) if (1..=seats).contains(&number) => Seat::new(number - 1),
                _ => return Err(bad(&tag, "the number of a seat")),
            },
        };
        Ok(Setup { rules, days, seats, first, flat })
    }

    fn write_move(mv: Move) -> String {
        match mv {
            Move::Throw(Fall::Taba) => "t".to_owned(),
            Move::Throw(Fall::Points(points)) => points.to_string(),
            Move::Pay(Fee::Leave) => "l".to_owned(),
            Move::Pay(Fee::MissingDays(days)) => format!("+{days}"),
            Move::Pay(Fee::Drink) => "k".to_owned(),
            Move::Pay(Fee::Wash) => "w".to_owned(),
            Move::Pay(Fee::SetOut) => "s".to_owned(),
            Move::Pay(Fee::Release) => "r".to_owned(),
            Move::Pay(Fee::HyenaDrink) => "h".to_owned(),
        }
    }

    fn read_move(&self, token: &str) -> Option<Move> {
        let mv = match token {
            "t" => Move::Throw(Fall::Taba),
            "1" | "2" | "3" | "4" | "5" | "6" => Move::Throw(Fall::Points(token.parse().ok()?)),
            "l" => Move::Pay(Fee::Leave),
            "k" => Move::Pay(Fee::Drink),
            "w" => Move::Pay(Fee::Wash),
            "s" => Move::Pay(Fee::SetOut),
            "r" => Move::Pay(Fee::Release),
            "h" => Move::Pay(Fee::HyenaDrink),
            days => Move::Pay(Fee::MissingDays(days.strip_prefix('+')?.parse().ok()?)),
        };
        // One spelling for each move: "+03" is none.
        (Chase::write_move(mv) == token).then_some(mv)
    }

    fn mark(&self, _: usize, last: Option<Seat>) -> Option<u32> {
        let seat = self.to_act().seat()?;
        (last != Some(seat)).then(|| u32::from(seat.number()))
    }

    fn write_result(&self) -> Option<String> {
        Some(write_standings(&mut self.standings()?.into_iter().map(Standing::name)))
    }
}

/// Writes custom rules as their differences from `bell`.
fn custom(rules: &Rules) -> Vec<Tag> {
    let differ = Field::ALL.into_iter().filter(|field| field.read(rules) != field.read(&Rules::BELL));
    let tag = |field: Field| Tag::new(&format!("Rule.{}", field.name()), &field.read(rules));
    std::iter::once(Tag::new("Rules", "custom")).chain(differ.map(tag)).collect()
}

fn read_rules<D: Detail>(tags: &mut Tags) -> Result<Rules, D::Error<Refusal>> {
    let tag = tags.need::<D, _>("Rules")?;
    let fields = tags.take_prefixed("Rule.");
    let custom = tag.value() == "custom";
    let mut rules = match Preset::named(&tag.value()) {
        Some(preset) => preset.rules(),
        None if custom => Rules::BELL,
        None => return Err(D::error(tag.at(), || Problem::bad_value(&tag, &Preset::possible()))),
    };
    for tag in fields {
        let possible = match Field::named(tag.name.strip_prefix("Rule.").unwrap_or_default()) {
            _ if !custom => "no Rule tag beside named rules",
            None => "no such field of the rules",
            Some(field) => match field.write(&mut rules, &tag.value()) {
                Ok(()) => continue,
                Err(_) => field.values(),
            },
        };
        return Err(D::error(tag.at(), || Problem::bad_value(&tag, possible)));
    }
    match rules.check() {
        Ok(()) => Ok(rules),
        Err(refusal) => Err(D::error(tag.at(), || Problem::Setup(refusal))),
    }
}

/// Reads `0.05` to `0.95`, also with one decimal.
fn read_flat(text: &str) -> Option<Flat> {
    let decimals = text.strip_prefix("0.")?;
    let share: u8 = match decimals.len() {
        1 => decimals.parse::<u8>().ok()? * 10,
        2 => decimals.parse().ok()?,
        _ => return None,
    };
    Flat::hundredths(share).ok().filter(|_| decimals.bytes().all(|b| b.is_ascii_digit()))
}
