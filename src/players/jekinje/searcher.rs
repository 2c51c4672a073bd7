//! The search: iterative deepening alpha-beta, in steps of any length.

mod walk;

use super::endings::Endings;
use super::frame::{Candidate, Frame};
use super::node::{Made, Maker, Node, pack};
use super::score::{ABOVE, Score, Value, certain};
use super::transpositions::Transpositions;
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
}

/// So many positions are looked at before it is asked again whether to stop.
const POLL: u64 = 4096;
