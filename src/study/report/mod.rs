//! What an experiment found, as plain numbers: what the page shows, the command line prints and an export holds.

mod csv;
mod histogram;
mod json;
mod measures;
mod read;
mod setting;

pub use histogram::Histogram;
pub use json::json;
pub use read::{NoReport, tables};
pub use setting::Setting;

use super::trial::Exact;
use crate::chance::Fall;
use crate::games::hyena::Chase;
use crate::players::{SeatTally, Tally, interval};
use crate::record::Notation;

/// What was found so far in games of one setting, and what is known of it exactly.
///
/// Its text is [`Report::csv`], which [`Report::read`] takes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What was played.
    pub setting: Setting,
    /// Games played to their end.
    pub games: u64,
    /// Throws in all of them.
    pub throws: u64,
    /// Whether a game did not end, and with it the experiment.
    pub given_up: bool,
    /// How each seat ended, by seat.
    pub seats: Vec<SeatReport>,
    /// How often each fall came, the taba first, then points upwards.
    pub falls: Vec<(Fall, Counted)>,
    /// Games by the winner's own turn in which her mother came home; 0 where one was home before the first throw.
    pub rounds: Histogram,
    /// Games by the number of throws.
    pub lengths: Histogram,
    /// Games by the number of mothers eaten.
    pub caught: Histogram,
}

/// How a seat ended in all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatReport {
    /// How often it ended so.
    pub ended: SeatTally,
    /// Its exact chance to win, where it is known.
    pub win: Option<Millionths>,
}

/// How often something came, with its exact chance, where it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// So often.
    pub count: u64,
    /// The exact chance.
    pub exact: Option<Millionths>,
}

/// A share or a chance from 0 to 1, in whole millionths: what reads and shows it then needs no fractions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Millionths(pub u32);

/// A count as a share of all, with the 99 % interval of the chance behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The share; 0 of nothing.
    pub share: Millionths,
    /// Where the interval begins.
    pub low: Millionths,
    /// Where it ends.
    pub high: Millionths,
}

impl Report {
    /// Reports what was counted of games of this setting.
    pub(super) fn of(setting: Setting, tally: &Tally, exact: &Exact, given_up: bool) -> Report {
        let odds = setting.odds();
        let win = |seat| exact.wins.get(seat).map(|chance| Millionths::near(*chance));
        let seats = (0..).zip(&tally.seats).map(|(seat, ended)| SeatReport { ended: *ended, win: win(seat) });
        let falls = odds.iter().map(|(fall, weight)| {
            let count = tally.falls.iter().find(|(other, _)| *other == fall).map_or(0, |(_, count)| *count);
            (fall, Counted { count, exact: Some(Millionths::part(u64::from(weight), u64::from(odds.total()))) })
        });
        Report {
            games: tally.games,
            throws: tally.throws,
            given_up,
            seats: seats.collect(),
            falls: falls.collect(),
            rounds: Histogram::turns(&tally.turns, &exact.turns),
            lengths: Histogram::lengths(&tally.lengths),
            caught: Histogram::caught(&tally.caught),
            setting,
        }
    }

    /// Returns a count of games as a share of all games.
    #[must_use]
    pub fn of_games(&self, count: u64) -> Share {
        Share::of(count, self.games)
    }

    /// Returns a count of throws as a share of all throws.
    #[must_use]
    pub fn of_throws(&self, count: u64) -> Share {
        Share::of(count, self.throws)
    }

    /// Says whether everything was counted once: each game in each seat and each histogram, each throw as one fall.
    #[must_use]
    pub fn adds_up(&self) -> bool {
        let sum = |counts: &mut dyn Iterator<Item = u64>, of: u64| counts.fold(0, u64::saturating_add) == of;
        let seat = |SeatTally { won, safe, late, eaten }: SeatTally| {
            sum(&mut [won, safe, late, eaten].into_iter(), self.games)
        };
        let all = [&self.rounds, &self.lengths, &self.caught];
        self.seats.iter().all(|report| seat(report.ended))
            && sum(&mut self.falls.iter().map(|(_, counted)| counted.count), self.throws)
            && all.iter().all(|histogram| sum(&mut histogram.bins.iter().map(|bin| bin.count), self.games))
    }
}

impl Share {
    /// Returns `count` as a share of `of`.
    #[must_use]
    pub fn of(count: u64, of: u64) -> Share {
        let (low, high) = interval(count, of);
        Share { share: Millionths::part(count, of), low: Millionths::near(low), high: Millionths::near(high) }
    }
}

impl Millionths {
    /// The whole, 1.
    pub const ONE: Millionths = Millionths(1_000_000);

    /// Rounds the chance `count / of`; at most 1, and 0 of nothing.
    #[must_use]
    pub fn part(count: u64, of: u64) -> Millionths {
        // Digit by digit, and one more where half or more is left; of counts that never come the last bits do not matter.
        let scale = 4_u32.saturating_sub(of.leading_zeros());
        let (mut rest, of) = (count.min(of) >> scale, (of >> scale).max(1));
        let mut millionths = 0;
        for _ in 0..6 {
            rest *= 10;
            millionths = 10 * millionths + rest / of;
            rest %= of;
        }
        Millionths((millionths + u64::from(2 * rest >= of)) as u32)
    }

    /// Rounds a chance from 0 to 1.
    #[must_use]
    pub fn near(chance: f64) -> Millionths {
        // A cast takes what is below 0, or no number, for 0.
        Millionths((chance * 1e6 + 0.5) as u32).min(Millionths::ONE)
    }
}

/// Writes a fall as records do.
fn token(fall: Fall) -> String {
    Chase::write_move(crate::games::hyena::Move::Throw(fall))
}
