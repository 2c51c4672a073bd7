//! A position within a search, with what its value depends on besides the board.

use super::endings::{Bounds, Endings, Peaks};
use super::score::{Score, certain};
use super::sower::{Sower, mix};
use super::transpositions::Key;
use crate::games::jekinje::{After, Hole, Move, Options, View, Way};

/// A position in the line that is looked at. Everything is as its mover sees it.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The board.
    pub view: View,
    /// How many more seeds lie in the mover's store.
    pub lead: i32,
    /// Where in the line it stands.
    pub at: usize,
    /// Where in the line the positions since the last capture begin.
    since: usize,
    /// Those before it that the mover was to move in, and those of the opponent, mixed.
    own: u64,
    others: u64,
    /// The highest that the endings promised in those before it.
    peaks: Peaks,
}

/// What a move led to.
#[derive(Clone, Copy, Debug)]
pub enum Made {
    /// The opponent is to move.
    Turn(Node),
    /// The game is over, with this value for who moved.
    Over(Score),
}

/// Makes the moves of a search, by the rules of one game.
#[derive(Clone, Debug)]
pub struct Maker {
    /// What is played by.
    pub options: Options,
    /// The endings, as far as they are known.
    pub endings: Endings,
    sower: Sower,
    /// The positions since the last capture in the game, and then those that the search went through.
    line: Vec<View>,
}

/// A move in a byte: the hole, and 16 for clockwise.
pub const fn pack(mv: Move) -> u8 {
    mv.hole.index() as u8
        | match mv.way {
            Way::Anticlockwise => 0,
            Way::Clockwise => 16,
        }
}

/// Unpacks what [`pack`] packed.
pub fn unpack(mv: u8) -> Option<Move> {
    let way = if mv & 16 == 0 { Way::Anticlockwise } else { Way::Clockwise };
    Hole::new(mv & 15).map(|hole| Move { hole, way })
}

impl Maker {
    /// Makes a maker that knows no endings.
    pub fn new(options: Options) -> Maker {
        Maker { options, endings: Endings::new(options), sower: Sower::new(options.laps), line: Vec::new() }
    }

    /// Begins where `history` ends, the positions since the last capture in order; `None` where there is none.
    pub fn begin(&mut self, history: impl Iterator<Item = View>, lead: i32) -> Option<Node> {
        self.line.clear();
        let mut node: Option<Node> = None;
        for view in history {
            self.line.push(view);
            node = Some(match node {
                None => Node { view, lead, at: 0, since: 0, own: 0, others: 0, peaks: Peaks::NONE },
                Some(before) => self.quiet(&before, view),
            });
        }
        // The lead was counted from the first of these on, in turns.
        node.map(|node| Node { lead, ..node })
    }

    /// Returns what `mv` leads to; what J8 and J9 end is over.
    #[inline]
    pub fn make(&mut self, node: &Node, mv: Move) -> Made {
        let child = match node.view.after(mv, self.options, |lift| self.sower.sow(lift)) {
            After::Turn(view, 0) => {
                if self.was_there(node, view) {
                    return Made::Over(certain(node.lead + node.view.lead()));
                }
                self.quiet(node, view)
            }
            After::Turn(view, seeds) => {
                let (lead, at) = (-node.lead - i32::from(seeds), node.at + 1);
                Node { view, lead, at, since: at, own: 0, others: 0, peaks: Peaks::NONE }
            }
            After::Endless => return Made::Over(certain(node.lead + node.view.lead())),
        };
        if child.view.playable(self.options).is_empty() {
            return Made::Over(-certain(child.lead + child.view.lead()));
        }
        Made::Turn(child)
    }

    /// Goes to `node`, which follows one in the line: what is looked at next comes after it.
    #[inline]
    pub fn go(&mut self, node: &Node) {
        self.line.truncate(node.at);
        self.line.push(node.view);
    }

    /// Returns what the endings promise of `node`, of the seeds to come; `None` where they do not reach so far.
    #[inline]
    pub fn bounds(&self, node: &Node) -> Option<Bounds> {
        self.endings.bounds(node.view, &node.peaks)
    }

    /// Says whether `view` was there since the last capture, its mover being the opponent of `node`'s.
    #[inline]
    fn was_there(&self, node: &Node, view: View) -> bool {
        let line = self.line.get(node.since..node.at).unwrap_or_default();
        line.iter().rev().step_by(2).any(|before| *before == view)
    }

    /// Returns what follows `node` without a capture.
    #[inline]
    fn quiet(&self, node: &Node, view: View) -> Node {
        Node {
            view,
            lead: -node.lead,
            at: node.at + 1,
            since: node.since,
            own: node.others,
            others: node.own ^ mix(node.view.packed()),
            peaks: self.endings.peaks(node.view, &node.peaks),
        }
    }
}

impl Node {
    /// Returns what the value depends on.
    #[inline]
    pub fn key(&self) -> Key {
        Key::new(self.view, self.lead, self.own ^ self.others.rotate_left(32).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}
