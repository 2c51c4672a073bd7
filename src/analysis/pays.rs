//! Ways to pay, as shares of each state in which something can be paid.

use super::mother::Stage;
use super::ways::{HOME, NOTHING, Ways};
use crate::games::hyena::{Fee, Way};

/// How a mother pays while she is on her way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pays {
    /// Whatever can be paid, at once.
    Prompt,
    /// Fees at once, missing days only where no throws could add up to them any more.
    Never,
    /// Each thing that can be paid with chance 1/2, asked before each throw.
    Random,
    /// What brings her home in the fewest turns of her own, in the mean.
    Fastest,
}

/// How near two times count as the same; then she pays.
const SAME: f64 = 1e-11;

impl Pays {
    /// Returns the chance to pay, by layer and state; 0 where nothing can be paid.
    pub(super) fn shares(self, ways: &Ways) -> Vec<f64> {
        if self == Pays::Fastest {
            return fastest(ways);
        }
        let share = |n: usize| {
            let state = ways.state(n);
            let Some(fee) = ways.road.payment(state) else { return 0.0 };
            match (self, fee) {
                (Pays::Random, _) => 0.5,
                (Pays::Never, Fee::MissingDays(days)) => {
                    let way = if state.stage == Stage::Back { Way::Back } else { Way::Out };
                    f64::from(u8::from(ways.road.setup().rules.is_out_of_reach(way, days)))
                }
                _ => 1.0,
            }
        };
        let layer: Vec<f64> = (0..ways.len()).map(share).collect();
        layer.repeat(ways.layers)
    }
}

/// Chooses the payments that minimise the mean number of turns, from the last state to the first.
///
/// In a state and layer, `turns = min(turns after paying, Σ chance · (turns after the fall + 1 where it ends the turn))`.
/// A fall that changes nothing leads back to the same state, in which the same is chosen again.
fn fastest(ways: &Ways) -> Vec<f64> {
    let len = ways.len();
    let mut turns = vec![f64::INFINITY; len * ways.layers];
    let mut shares = vec![0.0; len * ways.layers];
    for n in (0..len).rev() {
        if ways.layers == 1 {
            let throw = mean_turns(ways, n, &turns);
            let pay = after_paying(ways, n, 0, &turns);
            turns[n] = throw.min(pay);
            shares[n] = f64::from(u8::from(pay <= throw + SAME));
        } else {
            settle(ways, n, &mut turns, &mut shares);
        }
        if ways.pay(n) == NOTHING {
            (0..ways.layers).for_each(|layer| shares[layer * len + n] = 0.0);
        }
    }
    shares
}

fn after_paying(ways: &Ways, n: usize, layer: usize, turns: &[f64]) -> f64 {
    match ways.pay(n) {
        NOTHING => f64::INFINITY,
        HOME => 0.0,
        to => turns[layer * ways.len() + to as usize],
    }
}

/// Returns the mean turns of throwing until the state changes, where only the 2 ends a turn.
fn mean_turns(ways: &Ways, n: usize, turns: &[f64]) -> f64 {
    let (mut sum, mut stays) = (0.0, 0.0);
    for ((&to, &chance), &ends) in ways.next(n).iter().zip(&ways.chances).zip(ways.ends(0)) {
        let home = to == HOME;
        sum += if ends && !home { chance } else { 0.0 };
        match to {
            HOME => {}
            to if to as usize == n => stays += chance,
            to => sum += chance * turns[to as usize],
        }
    }
    if stays < 1.0 { sum / (1.0 - stays) } else { f64::INFINITY }
}

/// Solves a state whose layers lead to each other, by going round until nothing changes.
fn settle(ways: &Ways, n: usize, turns: &mut [f64], shares: &mut [f64]) {
    let len = ways.len();
    for layer in 0..ways.layers {
        turns[layer * len + n] = 0.0;
    }
    for _ in 0..100_000 {
        let mut change: f64 = 0.0;
        for layer in (0..ways.layers).rev() {
            let mut throw = 0.0;
            for ((&to, &chance), &ends) in ways.next(n).iter().zip(&ways.chances).zip(ways.ends(layer)) {
                if to != HOME {
                    let to_layer = if ends { 0 } else { ways.later(layer) };
                    throw += chance * (turns[to_layer * len + to as usize] + f64::from(u8::from(ends)));
                }
            }
            let pay = after_paying(ways, n, layer, turns);
            let at = layer * len + n;
            let least = throw.min(pay);
            change = change.max((least - turns[at]).abs());
            turns[at] = least;
            shares[at] = f64::from(u8::from(pay <= throw + SAME));
        }
        if change < 1e-13 {
            break;
        }
    }
}
