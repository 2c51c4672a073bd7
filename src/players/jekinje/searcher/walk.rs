//! The walk through the positions of one depth, in frames instead of calls, so that it stops and goes on anywhere.

use super::{Found, Searcher};
use crate::players::jekinje::frame::{Candidate, Frame};
use crate::players::jekinje::node::{Made, Node, pack, unpack};
use crate::players::jekinje::score::{ABOVE, Score, Value, certain, guess};
use crate::players::jekinje::transpositions::{Bound, Entry};

impl Searcher {
    /// Goes on with the frames until the lowest is left, which is true, or `stop` positions were looked at.
    pub(super) fn run(&mut self, stop: u64) -> bool {
        while let Some(ply) = self.frames.len().checked_sub(1) {
            if let Some(value) = self.back.take() {
                self.take_in(ply, value.turned());
                continue;
            }
            if self.nodes >= stop {
                return false;
            }
            let frame = &mut self.frames[ply];
            if frame.best.score >= frame.beta || frame.is_through() && !self.fill(ply) {
                self.leave(ply);
                continue;
            }
            let frame = &mut self.frames[ply];
            let scout = frame.next > 0;
            let candidate = frame.take_next();
            match candidate.made {
                Made::Over(score) => {
                    self.nodes += 1;
                    self.lines[ply + 1].clear();
                    self.absorb(ply, Value::sure(score));
                }
                Made::Turn(node) => {
                    let (alpha, beta) = (frame.floor(), frame.beta);
                    frame.scout = scout && alpha + 1 < beta;
                    let above = if frame.scout { alpha + 1 } else { beta };
                    let depth = frame.depth - 1;
                    self.enter(ply + 1, node, depth, -above, -alpha);
                }
            }
        }
        true
    }

    /// Takes the value of the move under way in; looks once more where a scout found it better than thought.
    #[inline]
    fn take_in(&mut self, ply: usize, value: Value) {
        let frame = &mut self.frames[ply];
        let alpha = frame.floor();
        if frame.scout && value.score > alpha && value.score < frame.beta {
            frame.scout = false;
            if let Made::Turn(node) = frame.current().made {
                let (depth, beta) = (frame.depth - 1, frame.beta);
                self.enter(ply + 1, node, depth, -beta, -alpha);
                return;
            }
        }
        self.absorb(ply, value);
    }

    fn absorb(&mut self, ply: usize, value: Value) {
        let frame = &mut self.frames[ply];
        frame.all_proved &= value.proved;
        if value.score <= frame.best.score {
            return;
        }
        let raises = value.score > frame.alpha;
        let mv = frame.current().mv;
        frame.best = value;
        frame.best_move = mv;
        if raises {
            let (upper, lower) = self.lines.split_at_mut(ply + 1);
            upper[ply].clear();
            upper[ply].push(mv);
            upper[ply].extend_from_slice(&lower[0]);
        }
        if ply == 0 {
            self.note(false);
        }
    }

    /// Keeps the best at the root so far; `whole` when the depth is searched through.
    fn note(&mut self, whole: bool) {
        let (Some(frame), Some(root)) = (self.frames.first(), &mut self.root) else { return };
        let line = self.lines[0].iter().filter_map(|mv| unpack(*mv)).collect();
        let proved = whole && frame.all_proved;
        let depth = if whole { root.depth } else { root.depth - 1 };
        root.found = Some(Found { value: frame.best.score, depth, line, proved });
        root.done = whole && (proved || root.depth >= root.most);
    }

    /// Adds the moves of a frame that has only looked at the one remembered; says whether there are any.
    fn fill(&mut self, ply: usize) -> bool {
        let frame = &mut self.frames[ply];
        if frame.filled {
            return false;
        }
        frame.filled = true;
        let node = frame.node;
        self.maker.go(&node);
        for mv in node.view.playable(self.maker.options).iter() {
            if Some(pack(mv)) == frame.hint {
                continue;
            }
            let made = self.maker.make(&node, mv);
            frame.add(Candidate::new(mv, made));
        }
        frame.prefer(None, self.killers[ply]);
        !frame.is_through()
    }

    /// Ends a frame and hands its value up.
    fn leave(&mut self, ply: usize) {
        if ply == 0 {
            self.note(true);
            self.frames.pop();
            return;
        }
        let Some(frame) = self.frames.pop() else { return };
        let bound = if frame.best.score >= frame.beta {
            Bound::AtLeast
        } else if frame.best.score > frame.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let proved = if bound == Bound::AtLeast { frame.best.proved } else { frame.all_proved };
        if bound == Bound::AtLeast && self.killers[ply][0] != frame.best_move {
            self.killers[ply] = [frame.best_move, self.killers[ply][0]];
        }
        let entry = Entry { score: frame.best.score, bound, depth: frame.depth, proved, best: frame.best_move };
        self.table.keep(frame.node.key(), entry);
        self.back = Some(Value { score: frame.best.score, proved });
    }

    /// Begins with a position: its value is in `back`, or a frame waits to find it.
    #[inline]
    fn enter(&mut self, ply: usize, node: Node, depth: u8, alpha: Score, beta: Score) {
        self.nodes += 1;
        self.lines[ply].clear();
        if let Some(bounds) = self.maker.bounds(&node) {
            let (least, most) = (certain(node.lead + bounds.least), certain(node.lead + bounds.most));
            if least == most || least >= beta {
                self.back = Some(Value::sure(least));
                return;
            }
            if most <= alpha {
                self.back = Some(Value::sure(most));
                return;
            }
        }
        if depth == 0 {
            self.back = Some(self.leaf(&node).turned());
            return;
        }
        if depth == 1 {
            self.back = Some(self.last(ply, &node, alpha, beta));
            return;
        }
        let (entry, hint) = self.table.find(node.key());
        if let Some(entry) = entry.filter(|entry| entry.serves(depth) && alpha + 1 == beta) {
            let serves = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => entry.score >= beta,
                Bound::AtMost => entry.score <= alpha,
            };
            if serves {
                self.back = Some(Value { score: entry.score, proved: entry.proved });
                return;
            }
        }
        let mut frame = Frame::new(node, depth, alpha, beta, hint);
        self.maker.go(&node);
        if let Some(mv) = hint.and_then(unpack) {
            let made = self.maker.make(&node, mv);
            frame.add(Candidate::new(mv, made));
        }
        self.frames.push(frame);
    }

    /// Looks at the moves of a position one move before the end of the search.
    #[inline]
    fn last(&mut self, ply: usize, node: &Node, alpha: Score, beta: Score) -> Value {
        self.maker.go(node);
        let (mut best, mut all_proved) = (-ABOVE, true);
        for mv in node.view.playable(self.maker.options).iter() {
            self.nodes += 1;
            let value = match self.maker.make(node, mv) {
                Made::Over(score) => Value::sure(score),
                Made::Turn(child) => self.leaf(&child),
            };
            all_proved &= value.proved;
            if value.score > best {
                best = value.score;
                if best > alpha {
                    self.lines[ply].clear();
                    self.lines[ply].push(pack(mv));
                    if best >= beta {
                        return value;
                    }
                }
            }
        }
        Value { score: best, proved: all_proved }
    }

    /// Returns the value of a position where the search stops, for the one who moved there.
    #[inline]
    fn leaf(&self, child: &Node) -> Value {
        let guess = guess(child.view, child.lead);
        match self.maker.bounds(child) {
            None => Value { score: -guess, proved: false },
            Some(bounds) => {
                let (least, most) = (certain(child.lead + bounds.least), certain(child.lead + bounds.most));
                Value { score: -guess.clamp(least, most), proved: least == most }
            }
        }
    }
}
