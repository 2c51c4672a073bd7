//! The search: iterative deepening alpha-beta, in steps of any length.

use super::endings::Endings;
use super::frame::{Candidate, Frame};
use super::node::{Made, Maker, Node, pack, unpack};
use super::score::{ABOVE, Score, Value, certain, guess};
use super::transpositions::{Bound, Entry, Transpositions};
use crate::games::jekinje::{Move, Options, Sowing, View};
use crate::games::{Seat, ToAct};

/// Searches positions of games with the same options, and keeps what it found from one to the next.
///
/// It counts in positions, not in time. The same positions asked of a new searcher in the same order, searched through as many
/// nodes, give the same moves on every machine, in however many steps.
#[derive(Clone, Debug)]
pub struct Searcher {
    maker: Maker,
    table: Transpositions,
    frames: Vec<Frame>,
    /// The value that a position below was left with, for its own mover.
    back: Option<Value>,
    /// By how far from the root, the best moves from there on.
    lines: Vec<Vec<u8>>,
    killers: Vec<[u8; 2]>,
    root: Option<Root>,
    nodes: u64,
}

/// What is searched.
#[derive(Clone, Debug)]
struct Root {
    node: Node,
    seat: Seat,
    /// The moves looked at.
    moves: Vec<Move>,
    most: u8,
    depth: u8,
    found: Option<Found>,
    done: bool,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The value for the player to move.
    pub value: Score,
    /// How many moves ahead were looked at in full.
    pub depth: u8,
    /// The best moves of both, the one to make first.
    pub line: Vec<Move>,
    /// Whether the value is sure: no guess went into it.
    pub proved: bool,
}

/// How far a search came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There is more to look at.
    Searching,
    /// Nothing more can be found, or the depth asked for is reached.
    Done,
}

/// No search looks further ahead.
pub const DEEPEST: u8 = 60;
/// A move without a choice is not thought about longer.
const FORCED: u8 = 6;

impl Searcher {
    /// Makes a searcher whose table has 2 to the power of `bits` places.
    #[must_use]
    pub fn new(options: Options, bits: u32) -> Searcher {
        Searcher {
            maker: Maker::new(options),
            table: Transpositions::new(bits),
            frames: Vec::new(),
            back: None,
            lines: vec![Vec::new(); usize::from(DEEPEST) + 2],
            killers: vec![[u8::MAX; 2]; usize::from(DEEPEST) + 2],
            root: None,
            nodes: 0,
        }
    }

    /// Returns the endings, to look at.
    #[must_use]
    pub fn endings(&self) -> &Endings {
        &self.maker.endings
    }

    /// Returns the endings, to compute more of them; not while a search is under way, which then begins anew.
    pub fn endings_mut(&mut self) -> &mut Endings {
        self.root = None;
        self.frames.clear();
        &mut self.maker.endings
    }

    /// Begins to search `game`, at most `most` moves ahead; says whether there is anything to search.
    pub fn begin(&mut self, game: &Sowing, most: u8) -> bool {
        let moves: Vec<Move> = game.playable().iter().collect();
        self.begin_among(game, &moves, most)
    }

    /// Begins to search `game` among the moves that keep a win which the endings promise; all moves where they promise none.
    ///
    /// However short the search, a game that is won so is then never thrown away: each such move leads to a position that
    /// promises as much and is nearer to it.
    pub fn begin_keeping(&mut self, game: &Sowing, most: u8) -> bool {
        let begun = self.begin(game, most);
        self.keep_a_promise();
        begun
    }

    /// Begins to search `game` as if only `mv` could be made, to just that depth: its value is exact there.
    pub(super) fn begin_one(&mut self, game: &Sowing, mv: Move, depth: u8) -> bool {
        let begun = self.begin_among(game, &[mv], depth);
        if let Some(root) = &mut self.root {
            (root.depth, root.most) = (depth.saturating_sub(1), depth.min(DEEPEST));
        }
        begun
    }

    /// Lists the moves that [`Searcher::begin_keeping`] would look at; a search under way is given up.
    pub(super) fn keeping(&mut self, game: &Sowing) -> Vec<Move> {
        self.begin_keeping(game, 1);
        let Some(root) = self.root.take() else { return Vec::new() };
        root.moves.iter().map(|mv| View::turned_move(*mv, root.seat)).collect()
    }

    /// Forgets what was searched, the endings excepted: what follows is as if nothing had been asked before.
    pub fn forget(&mut self) {
        self.root = None;
        self.frames.clear();
        self.table.clear();
    }

    /// Leaves of the moves at the root those that keep a win which the endings promise, if they promise one.
    fn keep_a_promise(&mut self) {
        let Some(root) = &mut self.root else { return };
        let node = root.node;
        let Some(promised) = self.maker.bounds(&node).map(|bounds| node.lead + bounds.least) else { return };
        if promised <= 0 {
            return;
        }
        self.maker.go(&node);
        let maker = &mut self.maker;
        let keeps = |mv: &Move| match maker.make(&node, *mv) {
            Made::Over(score) => score >= certain(promised),
            Made::Turn(child) => maker.bounds(&child).is_some_and(|after| -child.lead - after.most >= promised),
        };
        let kept: Vec<Move> = root.moves.iter().copied().filter(keeps).collect();
        if !kept.is_empty() {
            root.moves = kept;
        }
    }

    /// Begins to search `game` as if only `moves` could be made.
    pub fn begin_among(&mut self, game: &Sowing, moves: &[Move], most: u8) -> bool {
        self.frames.clear();
        self.back = None;
        self.nodes = 0;
        self.root = None;
        self.table.grow_old();
        self.killers.fill([u8::MAX; 2]);
        let ToAct::Seat(seat) = game.to_act() else { return false };
        let lead = i32::from(game.store(seat)) - i32::from(game.store(seat.next(2)));
        let Some(node) = self.maker.begin(game.views(), lead) else { return false };
        let moves: Vec<Move> =
            moves.iter().filter(|mv| game.check(**mv).is_ok()).map(|mv| View::turned_move(*mv, seat)).collect();
        let most = if moves.len() == 1 { most.min(FORCED) } else { most.min(DEEPEST) };
        let done = moves.is_empty();
        self.root = Some(Root { node, seat, moves, most, depth: 0, found: None, done });
        !done
    }

    /// Searches on through about `nodes` positions.
    pub fn step(&mut self, nodes: u64) -> Progress {
        let stop = self.nodes.saturating_add(nodes);
        loop {
            let Some(root) = &mut self.root else { return Progress::Done };
            if root.done {
                return Progress::Done;
            }
            if self.frames.is_empty() {
                root.depth += 1;
                let (node, depth) = (root.node, root.depth);
                let hint = root.found.as_ref().and_then(|found| found.line.first().copied());
                let candidates: Vec<Move> = root.moves.clone();
                self.maker.go(&node);
                let mut frame = Frame::new(node, depth, -ABOVE, ABOVE, None);
                for mv in candidates {
                    let made = self.maker.make(&node, mv);
                    frame.add(Candidate::new(mv, made));
                }
                frame.filled = true;
                frame.prefer(hint.map(pack), [u8::MAX; 2]);
                self.frames.push(frame);
            }
            if !self.run(stop) {
                return Progress::Searching;
            }
        }
    }

    /// Searches until it is done or `should_stop` says so, which is asked every few thousand positions.
    pub fn run_until(&mut self, mut should_stop: impl FnMut(u64) -> bool) {
        while self.step(POLL) == Progress::Searching && !should_stop(self.nodes) {}
    }

    /// Returns the positions looked at since the search began.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the best so far; `None` until one move was looked at.
    #[must_use]
    pub fn found(&self) -> Option<Found> {
        let root = self.root.as_ref()?;
        let found = root.found.clone()?;
        let seats = [root.seat, root.seat.next(2)].into_iter().cycle();
        let line = found.line.iter().zip(seats).map(|(mv, seat)| View::turned_move(*mv, seat)).collect();
        Some(Found { line, ..found })
    }

    /// Goes on with the frames until the lowest is left, which is true, or `stop` positions were looked at.
    fn run(&mut self, stop: u64) -> bool {
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

/// So many positions are looked at before it is asked again whether to stop.
const POLL: u64 = 4096;
