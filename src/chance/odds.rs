//! The odds of a throw as exact whole-number weights.

use super::{Fall, Flat, Lots};

const MOST: usize = 6;

/// The falls of one way to throw, each with its exact weight.
///
/// Drawing maps a uniform 64-bit number to a fall; each fall's chance is its weight over the total, to within 2⁻⁶⁴.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    falls: [Fall; MOST],
    weights: [u32; MOST],
    /// Exclusive upper bound of the numbers that stand for each fall but the last.
    bounds: [u64; MOST],
    /// A bit for each fall that can be thrown.
    known: u8,
    len: u8,
}

impl Odds {
    /// Works out the odds of `lots`, whose sticks fall flat side up with the share `flat` (dice do not heed it).
    #[must_use]
    pub fn of(lots: Lots, flat: Flat) -> Odds {
        let up = u32::from(if lots.are_sticks() { flat } else { Flat::FAIR }.as_hundredths());
        let down = 100 - up;
        // Three independent lots: C(3, k) up^k down^(3 - k).
        let whites = [down.pow(3), 3 * up * down.pow(2), 3 * up.pow(2) * down, up.pow(3)];
        let mut odds =
            Odds { falls: [Fall::Taba; MOST], weights: [0; MOST], bounds: [u64::MAX; MOST], known: 0, len: 0 };
        for (k, weight) in (0..).zip(whites) {
            if let Some(fall) = lots.count(k) {
                odds.add(fall, weight);
            }
        }
        for pips in 1..=6 {
            if let Some(fall) = lots.pips(pips) {
                odds.add(fall, 1);
            }
        }
        let total = u64::from(odds.total());
        let mut below = 0;
        for i in 0..usize::from(odds.len) {
            below += u64::from(odds.weights[i]);
            // `below / total` of 2⁶⁴, in two steps of 32 bits; the whole is one less.
            let (high, rest) = ((below << 32) / total, (below << 32) % total);
            odds.bounds[i] = if below < total { (high << 32) | ((rest << 32) / total) } else { u64::MAX };
        }
        odds
    }

    /// Lists the falls with their weights, the taba first, then points upwards.
    pub fn iter(&self) -> impl Iterator<Item = (Fall, u32)> + '_ {
        let len = usize::from(self.len);
        self.falls[..len].iter().copied().zip(self.weights[..len].iter().copied())
    }

    /// Returns the sum of all weights.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.weights.iter().sum()
    }

    /// Says whether `fall` can be thrown.
    #[must_use]
    #[inline]
    pub fn can(&self, fall: Fall) -> bool {
        self.known & bit(fall) != 0
    }

    /// Returns the fall that the uniform number `lot` stands for.
    #[must_use]
    #[inline]
    pub fn draw(&self, lot: u64) -> Fall {
        // Counted without a branch, for no processor can foretell a throw.
        let i: usize = self.bounds[..MOST - 1].iter().map(|bound| usize::from(lot >= *bound)).sum();
        self.falls[i.min(usize::from(self.len) - 1)]
    }

    fn add(&mut self, fall: Fall, weight: u32) {
        let len = usize::from(self.len);
        // The falls stand in order: the taba first, then points upwards.
        let i = self.falls[..len].iter().position(|&f| f >= fall).unwrap_or(len);
        if i == len || self.falls[i] != fall {
            self.falls.copy_within(i..MOST - 1, i + 1);
            self.weights.copy_within(i..MOST - 1, i + 1);
            self.falls[i] = fall;
            self.weights[i] = 0;
            self.known |= bit(fall);
            self.len += 1;
        }
        self.weights[i] += weight;
    }
}

/// Marks a fall in a set of falls; points beyond 6 have no mark.
#[inline]
const fn bit(fall: Fall) -> u8 {
    match fall {
        Fall::Taba => 1,
        Fall::Points(points @ 1..=6) => 1 << points,
        Fall::Points(_) => 0,
    }
}
