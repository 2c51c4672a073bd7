//! Reading a report's table.

use super::measures::{HEADER, Measure};
use super::{Counted, Histogram, Millionths, Report, SeatReport, Setting};
use crate::chance::{Flat, Seed};
use crate::games::Seat;
use crate::games::hyena::{Days, Field, Preset, Rules, Setup};
use crate::players::Player;
use std::fmt;
use std::str::FromStr;

/// The greatest count that is read; it and its sums are whole numbers everywhere.
const MOST: u64 = 1 << 53;

/// A text that is no report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoReport;

/// What was read so far.
struct Draft {
    report: Report,
    seed: Option<Seed>,
}

/// The cells of a line that are not worked out from others.
struct Line<'a> {
    measure: Measure,
    key: &'a str,
    value: &'a str,
    exact: &'a str,
}

impl Report {
    /// Reads what [`Report::csv`] wrote.
    ///
    /// # Errors
    /// `NoReport` where something that counts is missing or cannot be, or the counts do not add up. What can be worked out from
    /// the counts is not looked at.
    pub fn read(text: &str) -> Result<Report, NoReport> {
        let rows = text.strip_prefix(HEADER).and_then(|rows| rows.strip_prefix('\n')).ok_or(NoReport)?;
        let mut draft = Draft::new();
        for line in rows.lines() {
            Line::read(line).and_then(|line| draft.take(&line)).ok_or(NoReport)?;
        }
        draft.finish().ok_or(NoReport)
    }

    /// Reads reports, an empty line between two, as an experiment answers.
    ///
    /// # Errors
    /// As [`Report::read`], of any.
    pub fn read_all(text: &str) -> Result<Vec<Report>, NoReport> {
        tables(text).into_iter().map(Report::read).collect()
    }
}

/// Cuts reports, an empty line between two, as an experiment answers, into the table of each; at least one.
#[must_use]
pub fn tables(text: &str) -> Vec<&str> {
    // Searching for more than a character weighs 4 KB.
    let (mut tables, mut begin, mut end) = (Vec::new(), 0, 0);
    for line in text.split_inclusive('\n') {
        if line == "\n" {
            tables.push(text.get(begin..end).unwrap_or_default());
            begin = end + line.len();
        }
        end += line.len();
    }
    tables.push(text.get(begin..).unwrap_or_default());
    tables
}

impl<'a> Line<'a> {
    fn read(line: &'a str) -> Option<Line<'a>> {
        let (measure, rest) = line.split_once(',')?;
        let (key, rest) = rest.split_once(',')?;
        let (value, rest) = match rest.strip_prefix('"') {
            Some(quoted) => {
                let (value, rest) = quoted.split_once('"')?;
                (value, rest.strip_prefix(',')?)
            }
            None => rest.split_once(',')?,
        };
        let exact = rest.split(',').nth(3)?;
        Some(Line { measure: Measure::named(measure)?, key, value, exact })
    }

    fn number<T: FromStr>(&self) -> Option<T> {
        self.value.parse().ok()
    }

    fn counted(&self) -> Option<Counted> {
        let exact = if self.exact.is_empty() { None } else { Some(millionths(self.exact)?) };
        Some(Counted { count: self.number()?, exact })
    }
}

impl Draft {
    fn new() -> Draft {
        let setting = Setting { setup: Setup::default(), after: 0, seed: Seed::new([0; 16]), players: Vec::new() };
        let report = Report {
            setting,
            games: 0,
            throws: 0,
            given_up: false,
            seats: Vec::new(),
            falls: Vec::new(),
            rounds: Histogram::none(),
            lengths: Histogram::none(),
            caught: Histogram::none(),
        };
        Draft { report, seed: None }
    }

    /// Takes in a line; nothing where it says what cannot be.
    fn take(&mut self, line: &Line) -> Option<()> {
        let report = &mut self.report;
        let setup = &mut report.setting.setup;
        match line.measure {
            Measure::Rules => setup.rules = rules(line.value)?,
            Measure::Rule => Field::named(line.key)?.write(&mut setup.rules, line.value).ok()?,
            Measure::Days => setup.days = Days(line.number()?),
            Measure::Seats => setup.seats = line.number()?,
            Measure::First => setup.first = Seat::new(line.number::<u8>()?.checked_sub(1)?),
            Measure::Flat => setup.flat = Flat::hundredths(line.number()?).ok()?,
            Measure::After => report.setting.after = line.number()?,
            Measure::Seed => self.seed = Some(line.number()?),
            Measure::Policy => report.setting.players.push(Player::named(line.value)?),
            Measure::Games => report.games = line.number()?,
            Measure::Throws => report.throws = line.number()?,
            Measure::GivenUp => report.given_up = true,
            Measure::Won => {
                let Counted { count: won, exact: win } = line.counted()?;
                let mut seat = SeatReport { win, ..SeatReport::default() };
                seat.ended.won = won;
                report.seats.push(seat);
            }
            Measure::Safe => report.seats.last_mut()?.ended.safe = line.number()?,
            Measure::Late => report.seats.last_mut()?.ended.late = line.number()?,
            Measure::Eaten => report.seats.last_mut()?.ended.eaten = line.number()?,
            Measure::Fall => {
                let odds = report.setting.odds();
                let fall = odds.iter().map(|(fall, _)| fall).nth(report.falls.len())?;
                report.falls.push((fall, line.counted()?));
            }
            Measure::Round => report.rounds.take(line)?,
            Measure::Width => report.lengths.width = line.number()?,
            Measure::Length => report.lengths.take(line)?,
            Measure::Caught => report.caught.take(line)?,
        }
        Some(())
    }

    fn finish(mut self) -> Option<Report> {
        self.report.setting.seed = self.seed?;
        let report = self.report;
        let seats = usize::from(report.setting.setup.seats);
        let whole = report.setting.setup.check().is_ok()
            && (report.setting.players.len(), report.seats.len()) == (seats, seats)
            && report.falls.len() == report.setting.odds().iter().count()
            && [&report.rounds, &report.lengths, &report.caught].into_iter().all(Histogram::is_bounded)
            && report.caught.from == 0
            && report.games.max(report.throws) <= MOST;
        (whole && report.adds_up()).then_some(report)
    }
}

impl Histogram {
    /// Says whether its numbers are such as games can have, and their sums small numbers.
    fn is_bounded(&self) -> bool {
        let end = u64::from(self.from) + u64::from(self.width) * self.bins.len() as u64;
        self.width > 0 && end <= u64::from(u32::MAX / 2)
    }

    fn take(&mut self, line: &Line) -> Option<()> {
        if self.bins.is_empty() {
            self.from = line.key.parse().ok()?;
        }
        self.bins.push(line.counted()?);
        Some(())
    }
}

impl fmt::Display for NoReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no report of an experiment")
    }
}

impl std::error::Error for NoReport {}

fn rules(name: &str) -> Option<Rules> {
    if name == "custom" { Some(Rules::BELL) } else { Some(Preset::named(name)?.rules()) }
}

/// Reads a chance of six decimals.
fn millionths(text: &str) -> Option<Millionths> {
    let (whole, decimals) = text.split_once('.').filter(|(_, decimals)| decimals.len() == 6)?;
    let (whole, decimals) = (whole.parse::<u32>().ok()?, decimals.parse::<u32>().ok()?);
    let chance = Millionths(whole.checked_mul(1_000_000)?.checked_add(decimals)?);
    (chance <= Millionths::ONE).then_some(chance)
}
