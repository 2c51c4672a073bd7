//! The names of what stands in a report's table.

/// The names of the columns.
pub(super) const HEADER: &str = "measure,key,value,share,low,high,exact";

/// What a line tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    /// The rules' name.
    Rules,
    /// A field of custom rules.
    Rule,
    Days,
    Seats,
    /// Who throws first, where it is not the first seat.
    First,
    Flat,
    /// The moves before the first throw, where there are some.
    After,
    Seed,
    /// How a seat plays.
    Policy,
    Games,
    Throws,
    GivenUp,
    Won,
    Safe,
    Late,
    Eaten,
    Fall,
    Round,
    /// Throws in each bin of `Length`.
    Width,
    Length,
    Caught,
}

const NAMES: [(Measure, &str); 21] = [
    (Measure::Rules, "rules"),
    (Measure::Rule, "rule"),
    (Measure::Days, "days"),
    (Measure::Seats, "seats"),
    (Measure::First, "first"),
    (Measure::Flat, "flat"),
    (Measure::After, "after"),
    (Measure::Seed, "seed"),
    (Measure::Policy, "policy"),
    (Measure::Games, "games"),
    (Measure::Throws, "throws"),
    (Measure::GivenUp, "given-up"),
    (Measure::Won, "won"),
    (Measure::Safe, "safe"),
    (Measure::Late, "late"),
    (Measure::Eaten, "eaten"),
    (Measure::Fall, "fall"),
    (Measure::Round, "round"),
    (Measure::Width, "width"),
    (Measure::Length, "length"),
    (Measure::Caught, "caught"),
];

impl Measure {
    /// Returns its name in the table.
    pub fn name(self) -> &'static str {
        NAMES.iter().find(|(measure, _)| *measure == self).map_or("", |(_, name)| name)
    }

    /// Finds a measure by its name.
    pub fn named(name: &str) -> Option<Measure> {
        NAMES.iter().find(|(_, other)| *other == name).map(|(measure, _)| *measure)
    }
}
