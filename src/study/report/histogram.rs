//! Games counted by a number, in bins of one width.

use super::{Counted, Millionths};

/// Games counted by a number: how many fell in each bin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Histogram {
    /// The least number of the first bin; 0 without any.
    pub from: u32,
    /// How many numbers a bin holds, from 1; what is more than the last one's is in the last one too.
    pub width: u32,
    /// The bins, in order.
    pub bins: Vec<Counted>,
}

/// The most bins of the lengths of games.
const MOST_LENGTHS: usize = 60;
/// The most turns that are told apart.
const MOST_TURNS: usize = 1000;
/// Of so many games, the longest one may lie beyond the last bin.
const BEYOND: u64 = 200;

impl Histogram {
    /// Lists games by turns, with the chance of each turn from 1 where it is known; what is neither counted nor likely at
    /// either end is left out.
    pub(super) fn turns(counts: &[u64], exact: &[f64]) -> Histogram {
        let known = |turn: usize| {
            let chance = turn.checked_sub(1).map_or(0.0, |turn| exact.get(turn).copied().unwrap_or(0.0));
            (!exact.is_empty()).then(|| Millionths::near(chance))
        };
        let bin = |turn: usize| Counted { count: counts.get(turn).copied().unwrap_or(0), exact: known(turn) };
        let seen = |turn: &usize| bin(*turn).count > 0 || bin(*turn).exact > Some(Millionths(0));
        let end = counts.len().max(exact.len() + 1);
        let (Some(first), Some(last)) = ((0..end).find(seen), (0..end).rfind(seen)) else { return Histogram::none() };
        let mut bins: Vec<Counted> = (first..=last).take(MOST_TURNS).map(bin).collect();
        if let Some(open) = bins.last_mut() {
            let beyond = first + MOST_TURNS;
            open.count += counts.get(beyond..).unwrap_or_default().iter().sum::<u64>();
            let chance: f64 = exact.get(beyond - 1..).unwrap_or_default().iter().sum();
            open.exact =
                open.exact.map(|Millionths(n)| Millionths(n + Millionths::near(chance).0).min(Millionths::ONE));
        }
        Histogram { from: first as u32, width: 1, bins }
    }

    /// Lists games by throws in at most [`MOST_LENGTHS`] bins, as narrow as they may be of a width of 1, 2, 5, 10, 20, 50 …
    pub(super) fn lengths(counts: &[u64]) -> Histogram {
        let games: u64 = counts.iter().sum();
        let Some(first) = counts.iter().position(|count| *count > 0) else { return Histogram::none() };
        let mut longer = games;
        let last = counts.iter().position(|count| {
            longer -= count;
            longer <= games / BEYOND
        });
        let last = last.unwrap_or(first);
        let bins = |width: usize| last / width - first / width + 1;
        let width = widths().find(|width| bins(*width) <= MOST_LENGTHS).unwrap_or(1);
        let from = first / width;
        let mut filled = vec![Counted::default(); bins(width)];
        for (throws, count) in counts.iter().enumerate().skip(first) {
            filled[(throws / width - from).min(bins(width) - 1)].count += count;
        }
        Histogram { from: (from * width) as u32, width: width as u32, bins: filled }
    }

    /// Lists games by mothers eaten, from none.
    pub(super) fn caught(counts: &[u64]) -> Histogram {
        Histogram {
            bins: counts.iter().map(|count| Counted { count: *count, exact: None }).collect(),
            ..Histogram::none()
        }
    }

    /// Returns a histogram of nothing.
    pub(super) fn none() -> Histogram {
        Histogram { from: 0, width: 1, bins: Vec::new() }
    }

    /// Lists the bins, each with its least number.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &Counted)> {
        let (from, width) = (u64::from(self.from), u64::from(self.width));
        (0..).zip(&self.bins).map(move |(n, bin)| (from + n * width, bin))
    }
}

/// Lists 1, 2, 5, 10, 20, 50 … up to 5 millions.
fn widths() -> impl Iterator<Item = usize> {
    (0..21).map(|n| [1, 2, 5][n % 3] * 10_usize.pow(n as u32 / 3))
}
