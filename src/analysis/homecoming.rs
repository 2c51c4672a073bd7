//! When one mother is home: the exact distribution over turns of her own.

use super::ways::{HOME, NOTHING, Ways};

/// Where distributions are cut: the chance of all later turns together is at most this.
pub const TAIL: f64 = 1e-12;
/// What is too little to be followed. With fewer than 10⁸ states and turns all of it is far below [`TAIL`].
const NEXT_TO_NOTHING: f64 = 1e-30;
/// The most turns that are followed, whatever is left then.
const MOST_TURNS: usize = 1_000_000;

/// The chance that a mother comes home in each turn of her own.
#[derive(Clone, Debug, PartialEq)]
pub struct Homecoming {
    in_turn: Vec<f64>,
    /// The chance of later turns than `k`, for each `k` from 0.
    later: Vec<f64>,
}

impl Homecoming {
    /// Follows the chances from state `root` after `layer` throws of a turn, paying by `shares`.
    pub(super) fn follow(ways: &Ways, shares: &[f64], root: usize, layer: usize) -> Homecoming {
        let (len, layers) = (ways.len(), ways.layers);
        let mut here = vec![0.0; len * layers];
        let mut then = vec![0.0; len];
        here[layer * len + root] = 1.0;
        let mut in_turn = Vec::new();
        let mut left = 1.0;
        while left > TAIL && in_turn.len() < MOST_TURNS {
            let mut home = 0.0;
            left = 0.0;
            for layer in 0..layers {
                let ends = ways.ends(layer);
                for n in root..len {
                    let at = layer * len + n;
                    let mass = std::mem::take(&mut here[at]);
                    if mass < NEXT_TO_NOTHING {
                        continue;
                    }
                    let share = shares[at];
                    let next = ways.next(n);
                    let throws = if layers == 1 { mass / (1.0 - (1.0 - share) * stays(ways, n)) } else { mass };
                    if share > 0.0 {
                        match ways.pay(n) {
                            HOME => home += throws * share,
                            NOTHING => {}
                            to => here[layer * len + to as usize] += throws * share,
                        }
                    }
                    let throws = throws * (1.0 - share);
                    if throws == 0.0 {
                        continue;
                    }
                    for ((&to, &chance), &ends) in next.iter().zip(&ways.chances).zip(ends) {
                        let mass = throws * chance;
                        match to {
                            HOME => home += mass,
                            to if ends => {
                                then[to as usize] += mass;
                                left += mass;
                            }
                            to if layers == 1 && to as usize == n => {}
                            to => here[ways.later(layer) * len + to as usize] += mass,
                        }
                    }
                }
            }
            in_turn.push(home);
            here[..len].swap_with_slice(&mut then);
        }
        Homecoming::of(in_turn, left)
    }

    fn of(in_turn: Vec<f64>, left: f64) -> Homecoming {
        // Summed from the end, where the small ones are.
        let mut later = vec![left; in_turn.len() + 1];
        for k in (0..in_turn.len()).rev() {
            later[k] = later[k + 1] + in_turn[k];
        }
        Homecoming { in_turn, later }
    }

    /// Returns the chance of each turn, the next or present one first; all later ones together have at most [`TAIL`].
    #[must_use]
    pub fn in_turn(&self) -> &[f64] {
        &self.in_turn
    }

    /// Returns the chance to be home neither in the next `turns` turns nor before.
    #[must_use]
    pub fn later_than(&self, turns: usize) -> f64 {
        self.later[turns.min(self.in_turn.len())]
    }

    /// Returns the mean number of turns, the one in which she comes home included.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.later.iter().take(self.in_turn.len()).sum()
    }
}

/// Returns the chance that a throw neither changes the state nor ends the turn, where only the 2 ends it.
pub(super) fn stays(ways: &Ways, n: usize) -> f64 {
    let falls = ways.next(n).iter().zip(&ways.chances).zip(ways.ends(0));
    falls.filter(|((to, _), ends)| **to as usize == n && !**ends).map(|((_, chance), _)| chance).sum()
}
