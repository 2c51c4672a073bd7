//! The race: who is home first, and the payments that make it likeliest.

use super::homecoming::{Homecoming, stays};
use super::ways::{HOME, NOTHING, Ways};
use std::rc::Rc;

/// Where the others' chances to be still on their way are taken for nothing: the error of a value is at most this.
const HOPELESS: f64 = 1e-9;

/// What each of two choices is worth, a chance to win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Choice {
    /// Of paying now; `None` where nothing can be paid.
    pub pay: Option<f64>,
    /// Of one throw now.
    pub throw: f64,
}

/// Returns the chance of each to be home first; `times` are in the order in which they throw, the first one's turn being
/// the next or under way.
///
/// `P(i wins) = Σₖ P(Tᵢ = k) · Π P(Tⱼ > k) for j before i · Π P(Tⱼ > k - 1) for j after i`.
pub(super) fn first_home(times: &[Rc<Homecoming>]) -> Vec<f64> {
    let turns = times.iter().map(|time| time.in_turn().len()).max().unwrap_or(0);
    let mut wins = vec![0.0; times.len()];
    // Of those in front of i, nobody home in turn k; of those behind, nobody home before it.
    let mut behind = vec![1.0; times.len() + 1];
    for k in 0..turns {
        for i in (0..times.len()).rev() {
            behind[i] = behind[i + 1] * times[i].later_than(k);
        }
        let mut before = 1.0;
        for (i, time) in times.iter().enumerate() {
            wins[i] += before * time.in_turn().get(k).unwrap_or(&0.0) * behind[i + 1];
            before *= time.later_than(k + 1);
        }
    }
    wins
}

/// Returns the chance that the first of them is home in each turn, their next or present one first; `times` are as in
/// [`first_home`].
///
/// `P(first in turn k) = Π P(Tᵢ > k - 1) - Π P(Tᵢ > k)`, whoever it is.
pub(super) fn first_turns(times: &[Rc<Homecoming>]) -> Vec<f64> {
    let turns = times.iter().map(|time| time.in_turn().len()).max().unwrap_or(0);
    let nobody = |turns: usize| times.iter().map(|time| time.later_than(turns)).product::<f64>();
    (0..turns).map(|k| nobody(k) - nobody(k + 1)).collect()
}

/// Returns the chance that none of `others` is home before so many turns of them, from 0, until it is next to nothing.
pub(super) fn nobody_home(others: &[Rc<Homecoming>]) -> Vec<f64> {
    let mut weights = Vec::new();
    loop {
        let weight: f64 = others.iter().map(|time| time.later_than(weights.len())).product();
        let done = weights.len() >= others.iter().map(|time| time.in_turn().len()).max().unwrap_or(0);
        if weight < HOPELESS || done {
            return weights;
        }
        weights.push(weight);
    }
}

/// Finds what paying and throwing are worth to a mother in state `root` after `layer` throws of her turn, if from then on
/// she always chooses what is best: being home in turn `k` is worth `weights[k]`.
///
/// Goes back from the last turn to the present one; in each, from the last state to the first.
pub(super) fn best_reply(ways: &Ways, weights: &[f64], root: usize, layer: usize) -> Choice {
    let list = ways.from(root);
    let layers = ways.layers;
    // Edges between places in the list, so that what is looked up lies together.
    let mut place = vec![NOTHING; ways.len() - root];
    for (i, n) in list.iter().enumerate() {
        place[n - root] = i as u32;
    }
    let local = |to: u32| if to < NOTHING { place[to as usize - root] } else { to };
    let next: Vec<u32> = list.iter().flat_map(|&n| ways.next(n)).map(|&to| local(to)).collect();
    let pay: Vec<u32> = list.iter().map(|&n| local(ways.pay(n))).collect();
    let stay: Vec<f64> = list.iter().map(|&n| if layers == 1 { 1.0 / (1.0 - stays(ways, n)) } else { 1.0 }).collect();
    let falls = ways.chances.len();
    let len = list.len();
    let mut after = vec![0.0; len];
    let mut values = vec![0.0; len * layers];
    let mut choice = Choice { pay: None, throw: 0.0 };
    for &weight in weights.iter().rev() {
        for l in (0..layers).rev() {
            let ends = ways.ends(l);
            for i in (0..len).rev() {
                let mut throw = 0.0;
                for f in 0..falls {
                    let to = next[i * falls + f];
                    throw += ways.chances[f]
                        * match to {
                            HOME => weight,
                            to if ends[f] => after[to as usize],
                            to if layers == 1 && to as usize == i => 0.0,
                            to => values[ways.later(l) * len + to as usize],
                        };
                }
                let (once, changed) = (throw, throw * stay[i]);
                let paid = match pay[i] {
                    NOTHING => None,
                    HOME => Some(weight),
                    to => Some(values[l * len + to as usize]),
                };
                let value = paid.map_or(changed, |paid| paid.max(changed));
                values[l * len + i] = value;
                if i == 0 && l == layer {
                    // After one throw that changes nothing she may choose otherwise.
                    choice = Choice { pay: paid, throw: once + (1.0 - 1.0 / stay[i]) * value };
                }
            }
        }
        after.copy_from_slice(&values[..len]);
    }
    choice
}
