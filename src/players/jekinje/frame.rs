//! One position of the line under way, with its moves and what was found of them: a search that can stop anywhere.

use super::node::{Made, Node, pack};
use super::score::{ABOVE, Score, Value, guess};
use crate::games::jekinje::{Hole, Move};

/// A position whose moves are looked at one after the other.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The position.
    pub node: Node,
    /// How many moves ahead are looked at.
    pub depth: u8,
    /// What the mover is sure of elsewhere.
    pub alpha: Score,
    /// What the opponent does not allow.
    pub beta: Score,
    /// The best value so far.
    pub best: Value,
    /// The move that it belongs to, packed.
    pub best_move: u8,
    /// Whether all values so far are.
    pub all_proved: bool,
    /// The move that was best before.
    pub hint: Option<u8>,
    /// Whether all moves are here, not the one that was best before alone.
    pub filled: bool,
    /// Whether the move under way is only asked whether it is better.
    pub scout: bool,
    /// How many moves were begun.
    pub next: usize,
    moves: Vec<Candidate>,
    /// The places of `moves` in the order in which they are looked at.
    order: [u8; MOST_MOVES],
}

/// A move and what it leads to.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The move, packed.
    pub mv: u8,
    /// What it leads to.
    pub made: Made,
    /// How good it looks.
    worth: Score,
}

/// Six holes, each in two ways.
const MOST_MOVES: usize = 2 * Hole::ROW as usize;
/// What it counts that a move was the best in a position alike.
const KILLED: Score = 40;

impl Candidate {
    /// Takes a move and what it led to.
    #[inline]
    pub fn new(mv: Move, made: Made) -> Candidate {
        let worth = match &made {
            Made::Over(score) => *score,
            Made::Turn(node) => -guess(node.view, node.lead),
        };
        Candidate { mv: pack(mv), made, worth }
    }
}

impl Frame {
    /// Begins a frame without moves.
    #[inline]
    pub fn new(node: Node, depth: u8, alpha: Score, beta: Score, hint: Option<u8>) -> Frame {
        Frame {
            node,
            depth,
            alpha,
            beta,
            best: Value::sure(-ABOVE),
            best_move: u8::MAX,
            all_proved: true,
            hint,
            filled: false,
            scout: false,
            next: 0,
            moves: Vec::new(),
            order: [0; MOST_MOVES],
        }
    }

    /// Adds a move behind the others.
    #[inline]
    pub fn add(&mut self, candidate: Candidate) {
        let place = self.moves.len();
        if place < MOST_MOVES {
            self.order[place] = place as u8;
            self.moves.push(candidate);
        }
    }

    /// Puts the moves that were not begun in order: the one that was best before, then by what they look worth.
    #[inline]
    pub fn prefer(&mut self, first: Option<u8>, killers: [u8; 2]) {
        let worth = |place: u8| {
            let candidate = &self.moves[usize::from(place)];
            if Some(candidate.mv) == first {
                ABOVE
            } else {
                candidate.worth + if killers.contains(&candidate.mv) { KILLED } else { 0 }
            }
        };
        let order = &mut self.order[self.next..self.moves.len()];
        for i in 1..order.len() {
            let mut j = i;
            while j > 0 && worth(order[j]) > worth(order[j - 1]) {
                order.swap(j, j - 1);
                j -= 1;
            }
        }
    }

    /// Returns the least value that is still better than what the mover has.
    #[inline]
    pub fn floor(&self) -> Score {
        self.alpha.max(self.best.score)
    }

    /// Says whether all its moves were begun.
    #[inline]
    pub fn is_through(&self) -> bool {
        self.next >= self.moves.len()
    }

    /// Begins the next move, which there must be.
    #[inline]
    pub fn take_next(&mut self) -> Candidate {
        self.next += 1;
        *self.current()
    }

    /// Returns the move under way.
    #[inline]
    pub fn current(&self) -> &Candidate {
        &self.moves[usize::from(self.order[self.next - 1])]
    }
}
