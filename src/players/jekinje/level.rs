//! One way to ask for a move, whatever the level.
//!
//! *Easy* looks one move ahead, and makes any move one time in three. *Medium* looks at each move and the answer to it. *Hard*
//! looks as far ahead as it is given time for, and knows the endings.

use super::score::{Score, Value, WON, seeds};
use super::searcher::{DEEPEST, Found, Progress, Searcher};
use super::weighing::Weighing;
use crate::games::jekinje::{Move, Options, Sowing};
use crate::players::Level;

/// A move and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move.
    pub mv: Move,
    /// Its value for the player who makes it.
    pub value: Score,
    /// How many moves ahead were looked at in full.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The best moves of both from here, this one first.
    pub line: Vec<Move>,
    /// Whether the value is exact: no guess went into it.
    pub proved: bool,
}

/// What is sure of the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // They are what they say.
pub enum Sure {
    Won,
    Drawn,
    Lost,
}

/// Thinks about games of one set of options at any level, in steps, and remembers from one move to the next.
#[derive(Clone, Debug)]
pub struct Thinker {
    /// Looks far, with the endings.
    far: Searcher,
    /// Looks a few moves ahead and knows nothing else.
    near: Searcher,
    task: Task,
}

#[derive(Clone, Debug)]
enum Task {
    Nothing,
    /// Searched by `far`.
    Search,
    Thought(Thought),
}

/// How far *medium* looks.
const MEDIUM: u8 = 2;
/// *Easy* errs one time in so many.
const ERRS: u64 = 3;

impl Thought {
    /// Returns by how many seeds the player who moves will have more at the end, fewer below 0, if both play like this.
    #[must_use]
    pub fn lead(&self) -> i32 {
        seeds(self.value)
    }

    /// Says what is sure of the end; `None` where it is a guess.
    #[must_use]
    pub fn sure(&self) -> Option<Sure> {
        Sure::of(Value { score: self.value, proved: self.proved })
    }
}

impl Sure {
    /// Says what a value makes sure; `None` where it is a guess.
    #[must_use]
    pub const fn of(value: Value) -> Option<Sure> {
        match value.score {
            WON.. => Some(Sure::Won),
            ..=LOST => Some(Sure::Lost),
            0 if value.proved => Some(Sure::Drawn),
            _ => None,
        }
    }
}

const LOST: Score = -WON;

impl Thinker {
    /// Makes a thinker whose table has 2 to the power of `bits` places; see [`Searcher::new`].
    #[must_use]
    pub fn new(options: Options, bits: u32) -> Thinker {
        Thinker { far: Searcher::new(options, bits), near: Searcher::new(options, NEAR_BITS), task: Task::Nothing }
    }

    /// Computes the endings of up to `seeds` seeds on, through `work` positions; says whether they are all there.
    ///
    /// A search that is under way is given up: do so while nobody waits for a move.
    pub fn prepare(&mut self, seeds: u8, work: u32) -> bool {
        if self.far.endings().below() > seeds {
            return true;
        }
        if matches!(self.task, Task::Search) {
            self.task = Task::Nothing;
        }
        self.far.endings_mut().compute(seeds, work)
    }

    /// Begins to think about `game`; says whether there is anything to choose.
    ///
    /// `lot` is a uniform number, by which the lower levels choose among moves that they think alike and *easy* errs. The
    /// game's options must be the thinker's own.
    pub fn begin(&mut self, game: &Sowing, level: Level, lot: u64) -> bool {
        self.task = match level {
            Level::Easy => self.near(game, 1, lot, true),
            Level::Medium => self.near(game, MEDIUM, lot, false),
            Level::Hard if self.far.begin_keeping(game, DEEPEST) => Task::Search,
            Level::Hard => Task::Nothing,
        };
        !matches!(self.task, Task::Nothing)
    }

    /// Thinks on through about `nodes` positions.
    pub fn step(&mut self, nodes: u64) -> Progress {
        match self.task {
            Task::Search => self.far.step(nodes),
            Task::Nothing | Task::Thought(_) => Progress::Done,
        }
    }

    /// Goes on with a weighing through about `nodes` positions; a search that is under way is given up.
    pub fn weigh(&mut self, weighing: &mut Weighing, nodes: u64) -> Progress {
        self.task = Task::Nothing;
        weighing.step(&mut self.far, nodes)
    }

    /// Forgets what was searched, the endings excepted: what follows then depends on nothing that was asked before.
    pub fn forget(&mut self) {
        self.task = Task::Nothing;
        self.far.forget();
    }

    /// Returns the best so far; `None` until there is one.
    #[must_use]
    pub fn thought(&self) -> Option<Thought> {
        match &self.task {
            Task::Nothing => None,
            Task::Thought(thought) => Some(thought.clone()),
            Task::Search => Thought::of(self.far.found()?, self.far.nodes()),
        }
    }

    /// Thinks until it is done or `should_stop` says so, which is told the positions looked at every few thousand of them.
    pub fn think(
        &mut self,
        game: &Sowing,
        level: Level,
        lot: u64,
        should_stop: impl FnMut(u64) -> bool,
    ) -> Option<Thought> {
        if self.begin(game, level, lot) && matches!(self.task, Task::Search) {
            self.far.run_until(should_stop);
        }
        self.thought()
    }

    /// Looks at each move to the same depth, and chooses among the best by `lot`, or among all where it errs.
    fn near(&mut self, game: &Sowing, depth: u8, lot: u64, errs: bool) -> Task {
        let (mut nodes, mut thoughts) = (0, Vec::new());
        for mv in game.playable().iter() {
            self.near.begin_among(game, &[mv], depth);
            while self.near.step(u64::MAX) == Progress::Searching {}
            nodes += self.near.nodes();
            thoughts.extend(self.near.found().and_then(|found| Thought::of(found, 0)));
        }
        let best = thoughts.iter().map(|thought| thought.value).max();
        if !(errs && lot.is_multiple_of(ERRS)) {
            thoughts.retain(|thought| Some(thought.value) == best);
        }
        // The high bits choose; whether it errs was decided by the low ones, as good as independent of them.
        let place = (u128::from(lot) * thoughts.len() as u128) >> 64;
        match thoughts.into_iter().nth(place as usize) {
            Some(thought) => Task::Thought(Thought { nodes, ..thought }),
            None => Task::Nothing,
        }
    }
}

impl Thought {
    fn of(found: Found, nodes: u64) -> Option<Thought> {
        let Found { value, depth, line, proved } = found;
        Some(Thought { mv: *line.first()?, value, depth, nodes, line, proved })
    }
}

/// The table of the search of a few moves ahead is small.
const NEAR_BITS: u32 = 10;
