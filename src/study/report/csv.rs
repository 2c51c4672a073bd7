//! A report as a table: `measure,key,value,share,low,high,exact`.

use super::measures::{HEADER, Measure};
use super::{Counted, Histogram, Millionths, Report, Share, token};
use crate::games::Seat;
use crate::games::hyena::{Field, Rules};
use std::fmt::{self, Display, Write};

impl Report {
    /// Writes it as CSV: a line for the names of the columns and one for each measure.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut out = format!("{HEADER}\n");
        self.write_setting(&mut out);
        row(&mut out, Measure::Games, &"", &self.games);
        row(&mut out, Measure::Throws, &"", &self.throws);
        if self.given_up {
            row(&mut out, Measure::GivenUp, &"", &1);
        }
        for (n, seat) in (1..).zip(&self.seats) {
            let ended = seat.ended;
            counted(&mut out, Measure::Won, &n, Counted { count: ended.won, exact: seat.win }, self.games);
            for (measure, count) in
                [(Measure::Safe, ended.safe), (Measure::Late, ended.late), (Measure::Eaten, ended.eaten)]
            {
                counted(&mut out, measure, &n, Counted { count, exact: None }, self.games);
            }
        }
        for (fall, fell) in &self.falls {
            counted(&mut out, Measure::Fall, &token(*fall), *fell, self.throws);
        }
        self.histogram(&mut out, Measure::Round, &self.rounds);
        row(&mut out, Measure::Width, &"", &self.lengths.width);
        self.histogram(&mut out, Measure::Length, &self.lengths);
        self.histogram(&mut out, Measure::Caught, &self.caught);
        out
    }

    fn write_setting(&self, out: &mut String) {
        let setup = &self.setting.setup;
        row(out, Measure::Rules, &"", &setup.rules.preset().map_or("custom", |preset| preset.name()));
        if setup.rules.preset().is_none() {
            for (field, value) in differences(&setup.rules) {
                row(out, Measure::Rule, &field.name(), &value);
            }
        }
        row(out, Measure::Days, &"", &setup.days.0);
        row(out, Measure::Seats, &"", &setup.seats);
        if setup.first != Seat::new(0) {
            row(out, Measure::First, &"", &setup.first.number());
        }
        row(out, Measure::Flat, &"", &setup.flat.as_hundredths());
        if self.setting.after > 0 {
            row(out, Measure::After, &"", &self.setting.after);
        }
        row(out, Measure::Seed, &"", &self.setting.seed);
        for (n, player) in (1..).zip(&self.setting.players) {
            row(out, Measure::Policy, &n, &player.name());
        }
    }

    fn histogram(&self, out: &mut String, measure: Measure, histogram: &Histogram) {
        for (number, bin) in histogram.iter() {
            counted(out, measure, &number, *bin, self.games);
        }
    }
}

impl Display for Millionths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:06}", self.0 / 1_000_000, self.0 % 1_000_000)
    }
}

/// Lists the fields in which custom rules differ from `bell`, as their tags in records do.
pub(super) fn differences(rules: &Rules) -> impl Iterator<Item = (Field, String)> {
    let differ = |field: Field| (field, field.read(rules));
    Field::ALL.into_iter().map(differ).filter(|(field, value)| *value != field.read(&Rules::BELL))
}

fn row(out: &mut String, measure: Measure, key: &dyn Display, value: &dyn Display) {
    let value = value.to_string();
    // Of all values only fees at the well, one after the other, hold commas; none holds a quote.
    let quote = if value.bytes().any(|byte| byte == b',') { "\"" } else { "" };
    // Writing to a text cannot fail.
    let _ = writeln!(out, "{},{key},{quote}{value}{quote},,,,", measure.name());
}

fn counted(out: &mut String, measure: Measure, key: &dyn Display, Counted { count, exact }: Counted, of: u64) {
    let Share { share, low, high } = Share::of(count, of);
    let _ = write!(out, "{},{key},{count},{share},{low},{high},", measure.name());
    if let Some(exact) = exact {
        let _ = write!(out, "{exact}");
    }
    out.push('\n');
}
