//! What each move is worth, all looked at equally far.

use super::level::Sure;
use super::score::Value;
use super::searcher::{DEEPEST, Progress, Searcher};
use crate::games::Game;
use crate::games::jekinje::{Move, Sowing};

/// What one move is worth to the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    /// The move.
    pub mv: Move,
    /// Its value.
    pub value: Value,
}

/// Weighs every move of a position to the same depth, so that the values can be compared: what choosing a move costs.
///
/// It counts in positions, not in time: a searcher that forgot, or was asked the same before, gives the same on every machine.
#[derive(Clone, Debug)]
pub struct Weighing {
    game: Sowing,
    /// So many positions are looked at in all.
    budget: u64,
    used: u64,
    /// The moves, what is best so far first.
    moves: Vec<Move>,
    /// Of the moves those that keep a win which the endings promise.
    keeping: Vec<Move>,
    /// The depth that is being looked at, 0 before the first.
    depth: u8,
    /// What was found at that depth.
    found: Vec<Weight>,
    /// What was found at the depth before, the best first.
    weights: Vec<Weight>,
    /// How many positions of the move under way are counted in `used`; `None` between two moves.
    counted: Option<u64>,
    done: bool,
}

/// A depth takes about so many times what all before it took together; it is not begun where less is left.
const DEEPER: u64 = 3;
/// So deep is looked whatever it takes: a few hundred positions.
const AT_LEAST: u8 = 2;

impl Weighing {
    /// Prepares to weigh the moves of `game` by looking at about `budget` positions.
    #[must_use]
    pub fn new(game: &Sowing, budget: u64) -> Weighing {
        Weighing {
            game: game.clone(),
            budget,
            used: 0,
            moves: game.legal_moves(),
            keeping: Vec::new(),
            depth: 0,
            found: Vec::new(),
            weights: Vec::new(),
            counted: None,
            done: false,
        }
    }

    /// Goes on through about `nodes` positions. Always with the same searcher, whose own search is given up.
    pub fn step(&mut self, searcher: &mut Searcher, nodes: u64) -> Progress {
        let mut left = nodes;
        while left > 0 && !self.done {
            let Some(&mv) = self.moves.get(self.found.len()).filter(|_| self.depth > 0) else {
                self.deepen(searcher);
                continue;
            };
            if self.counted.is_none() && !searcher.begin_one(&self.game, mv, self.depth) {
                self.done = true;
                break;
            }
            let counted = self.counted.unwrap_or(0);
            let most = if self.depth > AT_LEAST { self.budget.saturating_sub(self.used) } else { u64::MAX };
            let progress = searcher.step(left.min(most));
            let looked = searcher.nodes().saturating_sub(counted);
            self.used += looked;
            left = left.saturating_sub(looked.max(1));
            self.counted = Some(counted + looked);
            match searcher.found().filter(|_| progress == Progress::Done) {
                Some(found) => {
                    self.counted = None;
                    self.found.push(Weight { mv, value: Value { score: found.value, proved: found.proved } });
                }
                None => self.done = progress == Progress::Done || self.depth > AT_LEAST && self.used >= self.budget,
            }
        }
        if self.done { Progress::Done } else { Progress::Searching }
    }

    /// Returns what the moves are worth, the best first; all at the depth that [`Weighing::depth`] tells.
    #[must_use]
    pub fn weights(&self) -> &[Weight] {
        &self.weights
    }

    /// Returns how many moves ahead were looked at in full.
    #[must_use]
    pub fn depth(&self) -> u8 {
        self.depth.saturating_sub(1)
    }

    /// Says what is sure of the end if both play their best; `None` where it is a guess.
    #[must_use]
    pub fn sure(&self) -> Option<Sure> {
        let best = self.weights.first()?;
        let proved = self.weights.iter().all(|weight| weight.value.proved);
        Sure::of(Value { proved, ..best.value })
    }

    /// Returns what `mv` is worth.
    #[must_use]
    pub fn of(&self, mv: Move) -> Option<Value> {
        self.weights.iter().find(|weight| weight.mv == mv).map(|weight| weight.value)
    }

    /// Takes the depth in that was looked at in full, and begins the next one if that is worth it.
    fn deepen(&mut self, searcher: &mut Searcher) {
        if self.depth == 0 {
            self.keeping = searcher.keeping(&self.game);
        } else {
            let keeping = &self.keeping;
            // Of moves that are worth the same, one that keeps a promise is nearer to it.
            let rank = |weight: &Weight| (-weight.value.score, !keeping.contains(&weight.mv));
            self.weights.clear();
            for weight in self.found.drain(..) {
                let place = self.weights.partition_point(|other| rank(other) <= rank(&weight));
                self.weights.insert(place, weight);
            }
            self.moves = self.weights.iter().map(|weight| weight.mv).collect();
        }
        self.depth += 1;
        let proved = self.depth > 1 && self.weights.iter().all(|weight| weight.value.proved);
        let short = self.depth > AT_LEAST && self.used.saturating_mul(DEEPER + 1) > self.budget;
        self.done = self.moves.is_empty() || proved || short || self.depth > DEEPEST;
    }
}
