//! Everything that can become of one mother, as a graph of her states.

use super::mother::{Alone, Road};
use super::states::Numbers;

/// Where an edge leads that brings her home.
pub(super) const HOME: u32 = u32::MAX;
/// Where nothing can be paid.
pub(super) const NOTHING: u32 = u32::MAX - 1;

/// All states that a mother can come to, with what each throw and payment makes of them.
///
/// States are numbered in their order: an edge leads to a greater number, to the same one, or [`HOME`].
#[derive(Clone, Debug)]
pub(super) struct Ways {
    pub road: Road,
    /// The chance of each fall.
    pub chances: Vec<f64>,
    /// For each layer (throws made in the turn) and fall, whether it ends the turn.
    ends: Vec<bool>,
    pub layers: usize,
    states: Vec<Alone>,
    numbers: Numbers,
    /// By state and fall.
    next: Vec<u32>,
    /// By state.
    pay: Vec<u32>,
}

impl Ways {
    /// Finds all states that can be reached from the village.
    pub fn new(road: Road) -> Ways {
        let falls = road.falls();
        let (numbers, states) = Numbers::find(road.start().into(), road.sizes(), &mut |state, found| {
            let state = Alone::from(state);
            let thrown = falls.iter().filter_map(|(fall, _)| road.thrown(state, *fall));
            thrown.chain(road.payment(state).and_then(|_| road.paid(state))).for_each(|next| found(next.into()));
        });
        let states: Vec<Alone> = states.into_iter().map(Alone::from).collect();
        let number = |state: Option<Alone>| state.and_then(|state| numbers.of(state.into())).unwrap_or(HOME);
        let mut next = Vec::with_capacity(states.len() * falls.len());
        let mut pay = Vec::with_capacity(states.len());
        for &state in &states {
            next.extend(falls.iter().map(|(fall, _)| number(road.thrown(state, *fall))));
            pay.push(road.payment(state).map_or(NOTHING, |_| number(road.paid(state))));
        }
        let layers = road.layers();
        let ends = (0..layers).flat_map(|layer| falls.iter().map(move |(fall, _)| (*fall, layer)));
        let ends = ends.map(|(fall, layer)| road.ends(fall, layer)).collect();
        Ways {
            chances: falls.into_iter().map(|(_, chance)| chance).collect(),
            ends,
            layers,
            states,
            numbers,
            next,
            pay,
            road,
        }
    }

    /// Returns how many states there are.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    pub fn state(&self, n: usize) -> Alone {
        self.states[n]
    }

    /// Finds the number of a state that can be reached.
    pub fn number(&self, state: Alone) -> Option<usize> {
        self.numbers.of(state.into()).map(|n| n as usize)
    }

    /// Returns where each fall leads from a state.
    pub fn next(&self, n: usize) -> &[u32] {
        let falls = self.chances.len();
        &self.next[n * falls..(n + 1) * falls]
    }

    /// Returns where paying leads from a state, [`HOME`] or [`NOTHING`] included.
    pub fn pay(&self, n: usize) -> u32 {
        self.pay[n]
    }

    /// Says of each fall whether it ends the turn.
    pub fn ends(&self, layer: usize) -> &[bool] {
        let falls = self.chances.len();
        &self.ends[layer * falls..(layer + 1) * falls]
    }

    /// Returns the layer of the next throw in the same turn.
    pub fn later(&self, layer: usize) -> usize {
        (layer + 1).min(self.layers - 1)
    }

    /// Lists the states that can be reached from `root`, itself first, in their order.
    pub fn from(&self, root: usize) -> Vec<usize> {
        let mut reached = vec![false; self.len() - root];
        reached[0] = true;
        let mut list = Vec::new();
        for n in root..self.len() {
            if reached[n - root] {
                list.push(n);
                for &to in self.next(n).iter().chain([&self.pay(n)]) {
                    if to < NOTHING {
                        reached[to as usize - root] = true;
                    }
                }
            }
        }
        list
    }
}
