//! The rules' fields as text: for records, for the set-up of custom rules, and for the help.

use super::rules::{Catch, Errands, Lock, Points, Reach, Rules, TopUp, TurnEnd};
use crate::chance::Lots;
use crate::games::number;
use std::fmt::{self, Write};

/// One field of [`Rules`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // Each is the field of `Rules` with its name.
pub enum Field {
    Lots,
    Turn,
    Leave,
    VillagePoints,
    Well,
    TopUp,
    Errands,
    WellPoints,
    Home,
    HomeTopUp,
    HyenaLeave,
    HyenaPace,
    HyenaWell,
    HyenaDrink,
    HyenaEats,
}

/// A text that is no value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadValue(pub Field);

const LOTS: [(Lots, &str); 5] = [
    (Lots::ThreeSticks, "three-sticks"),
    (Lots::ThreeDice, "three-dice"),
    (Lots::OneDieTabas, "one-die-tabas"),
    (Lots::PlainDie, "plain-die"),
    (Lots::DaviesSticks, "davies-sticks"),
];
const TURNS: [(TurnEnd, &str); 2] = [(TurnEnd::Two, "two"), (TurnEnd::NotSix, "not-six")];
const POINTS: [(Points, &str); 2] = [(Points::Lost, "lost"), (Points::Banked, "banked")];
const REACHES: [(Reach, &str); 2] = [(Reach::Exactly, "exactly"), (Reach::Enough, "enough")];
const CATCHES: [(Catch, &str); 2] = [(Catch::Reached, "reached"), (Catch::Passed, "passed")];

impl Field {
    /// All fields, in the order of RULES.md.
    pub const ALL: [Field; 15] = [
        Field::Lots,
        Field::Turn,
        Field::Leave,
        Field::VillagePoints,
        Field::Well,
        Field::TopUp,
        Field::Errands,
        Field::WellPoints,
        Field::Home,
        Field::HomeTopUp,
        Field::HyenaLeave,
        Field::HyenaPace,
        Field::HyenaWell,
        Field::HyenaDrink,
        Field::HyenaEats,
    ];

    /// Returns the name in records: the tag is `Rule.` and this.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Field::Lots => "lots",
            Field::Turn => "turn",
            Field::Leave => "leave",
            Field::VillagePoints => "village-points",
            Field::Well => "well",
            Field::TopUp => "top-up",
            Field::Errands => "errands",
            Field::WellPoints => "well-points",
            Field::Home => "home",
            Field::HomeTopUp => "home-top-up",
            Field::HyenaLeave => "hyena-leave",
            Field::HyenaPace => "hyena-pace",
            Field::HyenaWell => "hyena-well",
            Field::HyenaDrink => "hyena-drink",
            Field::HyenaEats => "hyena-eats",
        }
    }

    /// Finds a field by its name in records.
    #[must_use]
    pub fn named(name: &str) -> Option<Field> {
        Field::ALL.into_iter().find(|field| field.name() == name)
    }

    /// Writes the field's value in `rules`.
    #[must_use]
    pub fn read(self, rules: &Rules) -> String {
        match self {
            Field::Lots => word(&LOTS, rules.lots),
            Field::Turn => word(&TURNS, rules.turn),
            Field::Leave => lock(rules.leave),
            Field::VillagePoints => word(&POINTS, rules.village_points),
            Field::Well => word(&REACHES, rules.well),
            Field::TopUp => top_up(rules.top_up),
            Field::Errands => errands(rules.errands),
            Field::WellPoints => word(&POINTS, rules.well_points),
            Field::Home => word(&REACHES, rules.home),
            Field::HomeTopUp => top_up(rules.home_top_up),
            Field::HyenaLeave => lock(rules.hyena_leave),
            Field::HyenaPace => rules.hyena_pace.to_string(),
            Field::HyenaWell => word(&REACHES, rules.hyena_well),
            Field::HyenaDrink => lock(rules.hyena_drink),
            Field::HyenaEats => word(&CATCHES, rules.hyena_eats),
        }
    }

    /// Sets the field in `rules` from its text.
    ///
    /// # Errors
    /// `BadValue` when the text is no value of this field; `rules` is then as it was.
    pub fn write(self, rules: &mut Rules, text: &str) -> Result<(), BadValue> {
        let bad = BadValue(self);
        match self {
            Field::Lots => rules.lots = value(&LOTS, text).ok_or(bad)?,
            Field::Turn => rules.turn = value(&TURNS, text).ok_or(bad)?,
            Field::Leave => rules.leave = parse_lock(text).ok_or(bad)?,
            Field::VillagePoints => rules.village_points = value(&POINTS, text).ok_or(bad)?,
            Field::Well => rules.well = value(&REACHES, text).ok_or(bad)?,
            Field::TopUp => rules.top_up = parse_top_up(text).ok_or(bad)?,
            Field::Errands => rules.errands = parse_errands(text).ok_or(bad)?,
            Field::WellPoints => rules.well_points = value(&POINTS, text).ok_or(bad)?,
            Field::Home => rules.home = value(&REACHES, text).ok_or(bad)?,
            Field::HomeTopUp => rules.home_top_up = parse_top_up(text).ok_or(bad)?,
            Field::HyenaLeave => rules.hyena_leave = parse_lock(text).ok_or(bad)?,
            Field::HyenaPace => rules.hyena_pace = number(text).ok_or(bad)?,
            Field::HyenaWell => rules.hyena_well = value(&REACHES, text).ok_or(bad)?,
            Field::HyenaDrink => rules.hyena_drink = parse_lock(text).ok_or(bad)?,
            Field::HyenaEats => rules.hyena_eats = value(&CATCHES, text).ok_or(bad)?,
        }
        Ok(())
    }

    /// Lists values to choose from, as text; those that are numbers are only the usual ones.
    #[must_use]
    pub fn offered(self) -> Vec<&'static str> {
        match self {
            Field::Lots => LOTS.iter().map(|(_, name)| *name).collect(),
            Field::Turn => TURNS.iter().map(|(_, name)| *name).collect(),
            Field::Leave => vec!["taba", "six", "0", "1", "2", "3"],
            Field::VillagePoints | Field::WellPoints => POINTS.iter().map(|(_, name)| *name).collect(),
            Field::Well | Field::Home | Field::HyenaWell => REACHES.iter().map(|(_, name)| *name).collect(),
            Field::TopUp | Field::HomeTopUp => vec!["any", "0", "1", "2", "3", "4", "5", "6", "10"],
            Field::Errands => {
                vec!["wash 2, set-out 2", "wash 2", "drink 2, wash 1, set-out 2", "wash 1", "drink 1", "six", "none"]
            }
            Field::HyenaLeave => vec!["2", "six", "0", "1", "3", "4"],
            Field::HyenaPace => vec!["1", "2", "3", "4"],
            Field::HyenaDrink => vec!["10", "six", "0", "2", "4", "6", "8", "12"],
            Field::HyenaEats => CATCHES.iter().map(|(_, name)| *name).collect(),
        }
    }

    /// Describes the values that the field takes.
    #[must_use]
    pub fn values(self) -> &'static str {
        match self {
            Field::Lots => "three-sticks, three-dice, one-die-tabas, plain-die or davies-sticks",
            Field::Turn => "two or not-six",
            Field::Leave | Field::HyenaLeave | Field::HyenaDrink => "taba, six, or a number of tabas from 0 to 255",
            Field::VillagePoints | Field::WellPoints => "lost or banked",
            Field::Well | Field::Home | Field::HyenaWell => "exactly or enough",
            Field::TopUp | Field::HomeTopUp => "any, or a number of days from 0 to 255",
            Field::Errands => "six, none, or fees in this order: drink N, wash N, set-out N",
            Field::HyenaPace => "a number from 1 to 4",
            Field::HyenaEats => "reached or passed",
        }
    }
}

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is {}", self.0.name(), self.0.values())
    }
}

impl std::error::Error for BadValue {}

fn word<T: Copy + PartialEq>(table: &[(T, &str)], value: T) -> String {
    table.iter().find(|(v, _)| *v == value).map(|(_, name)| (*name).to_owned()).unwrap_or_default()
}

fn value<T: Copy>(table: &[(T, &str)], text: &str) -> Option<T> {
    table.iter().find(|(_, name)| *name == text).map(|(v, _)| *v)
}

fn lock(lock: Lock) -> String {
    match lock {
        Lock::Taba => "taba".to_owned(),
        Lock::Six => "six".to_owned(),
        Lock::Pay(price) => price.to_string(),
    }
}

fn parse_lock(text: &str) -> Option<Lock> {
    match text {
        "taba" => Some(Lock::Taba),
        "six" => Some(Lock::Six),
        price => number(price).map(Lock::Pay),
    }
}

fn top_up(top_up: TopUp) -> String {
    match top_up {
        TopUp::Any => "any".to_owned(),
        TopUp::AtMost(days) => days.to_string(),
    }
}

fn parse_top_up(text: &str) -> Option<TopUp> {
    if text == "any" { Some(TopUp::Any) } else { number(text).map(TopUp::AtMost) }
}

fn errands(errands: Errands) -> String {
    let Errands::Fees { drink, wash, set_out } = errands else { return "six".to_owned() };
    let mut fees = String::new();
    for (name, price) in [("drink", drink), ("wash", wash), ("set-out", set_out)] {
        if price > 0 {
            let between = if fees.is_empty() { "" } else { ", " };
            // Writing to a text cannot fail.
            let _ = write!(fees, "{between}{name} {price}");
        }
    }
    if fees.is_empty() { "none".to_owned() } else { fees }
}

fn parse_errands(text: &str) -> Option<Errands> {
    match text {
        "six" => return Some(Errands::Six),
        "none" => return Some(Errands::Fees { drink: 0, wash: 0, set_out: 0 }),
        _ => {}
    }
    let mut prices = [0; 3];
    let mut next = 0;
    for (n, fee) in text.split(',').enumerate() {
        let fee = if n == 0 { fee } else { fee.strip_prefix(' ')? };
        let (name, price) = fee.split_once(' ')?;
        let i = ["drink", "wash", "set-out"].iter().position(|n| *n == name).filter(|i| *i >= next)?;
        prices[i] = number(price).filter(|p| *p > 0)?;
        next = i + 1;
    }
    let [drink, wash, set_out] = prices;
    Some(Errands::Fees { drink, wash, set_out })
}
