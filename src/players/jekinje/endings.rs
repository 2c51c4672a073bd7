//! What is sure of the positions with few seeds, whatever came before them.
//!
//! A repetition ends the game (J9), so a position's value depends on the positions since the last capture, its *history*. Of
//! each position two pairs of bounds are kept, in seeds to come for the player to move.
//!
//! *Whatever the history*: the greatest lower and the least upper bounds for which, at every position, a quiet move (one that
//! captures nothing) is worth what its end allows or the lead in rows that a loop would count, whichever is worse for the
//! bound. Each game ends, so by induction over what is left of it these hold with any history.
//!
//! *With none*: from there, bounds are raised by what a player can force in so many moves when no position comes twice. A
//! bound that is raised keeps its *rank*, more than those of all that it rests on, 0 where it holds whatever the history. What a
//! player is promised, and at the same promise the rank, then goes one way along every line that keeps the promise: no position
//! of such a line comes twice. So a promise holds as long as it is better than each that the same player had in the history,
//! which [`Peaks`] remembers; with none it always holds, and after a capture there is none.

use super::places::{Boards, MOST, first_of, number};
use super::sower::Sower;
use crate::games::jekinje::{After, Options, View};

/// What is sure of a position: how many seeds more than the opponent the player to move takes from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// At least so many.
    pub least: i32,
    /// At most so many.
    pub most: i32,
}

/// The best that each player was promised in the positions since the last capture, before the present one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peaks {
    /// What the player to move was.
    own: u32,
    /// What the opponent was.
    others: u32,
}

/// The bounds of every position of few seeds, computed in steps.
#[derive(Clone, Debug)]
pub struct Endings {
    options: Options,
    sower: Sower,
    held: Vec<Held>,
    /// Positions of fewer seeds are whole.
    whole: u8,
    layer: Option<Layer>,
}

/// The bounds of one position.
#[derive(Clone, Copy, Debug)]
struct Held {
    /// Whatever the history.
    always: [i8; 2],
    /// With no history.
    least: Promise,
    most: Promise,
}

#[derive(Clone, Copy, Debug)]
struct Promise {
    seeds: i8,
    rank: u16,
}

/// Positions of one number of seeds, under way.
#[derive(Clone, Debug)]
struct Layer {
    seeds: u8,
    first: u32,
    stage: Stage,
    /// Of each position the lead in rows, and the bounds of what captures and endless sowings give.
    known: Vec<[i8; 3]>,
    /// Where the quiet moves of each begin in `quiet`.
    from: Vec<u32>,
    /// Where quiet moves lead to, counted within the layer.
    quiet: Vec<u32>,
}

#[derive(Clone, Debug)]
enum Stage {
    /// Moves are made.
    Moves(Boards),
    /// Bounds that hold whatever the history are sought.
    Always(Round),
    /// They are raised.
    Raise(Round),
}

/// One round through all positions of a layer.
#[derive(Clone, Copy, Debug)]
struct Round {
    /// The next position.
    at: usize,
    /// Whether one has changed.
    changes: bool,
}

/// Less than any bound.
const NONE: i8 = i8::MIN;

impl Peaks {
    /// Nothing was promised.
    pub const NONE: Peaks = Peaks { own: 0, others: 0 };
}

impl Endings {
    /// Makes a table that holds nothing.
    #[must_use]
    pub fn new(options: Options) -> Endings {
        Endings { options, sower: Sower::new(options.laps), held: Vec::new(), whole: 0, layer: None }
    }

    /// Returns the number of seeds below which every position is held.
    #[must_use]
    pub fn below(&self) -> u8 {
        self.whole
    }

    /// Computes on, until `work` positions were looked at or those of up to `seeds` seeds are held, which is then true.
    pub fn compute(&mut self, seeds: u8, work: u32) -> bool {
        let mut left = work;
        while self.whole <= seeds.min(MOST) {
            if left == 0 {
                return false;
            }
            let mut layer = self.layer.take().unwrap_or_else(|| Layer::begin(self.whole));
            let whole = layer.advance(&mut left, self.options, &mut self.sower, &mut self.held);
            if whole {
                self.whole += 1;
            } else {
                self.layer = Some(layer);
            }
        }
        true
    }

    /// Returns what is sure of a position after positions with these peaks; `None` where it is not held.
    #[must_use]
    #[inline]
    pub fn bounds(&self, view: View, peaks: &Peaks) -> Option<Bounds> {
        let held = self.held(view)?;
        let least = if held.least.holds(peaks.own) { held.least.seeds } else { held.always[0] };
        let most = if held.most.turned().holds(peaks.others) { held.most.seeds } else { held.always[1] };
        Some(Bounds { least: i32::from(least), most: i32::from(most) })
    }

    /// Returns the peaks after `view`, as the opponent sees them, who is then to move.
    #[must_use]
    #[inline]
    pub fn peaks(&self, view: View, before: &Peaks) -> Peaks {
        match self.held(view) {
            None => Peaks::NONE,
            Some(held) => Peaks {
                own: before.others.max(held.most.turned().height()),
                others: before.own.max(held.least.height()),
            },
        }
    }

    #[inline]
    fn held(&self, view: View) -> Option<&Held> {
        let seeds = view.seeds();
        if seeds < self.whole { self.held.get(number(view, seeds) as usize) } else { None }
    }
}

impl Held {
    /// Holds bounds that say less than nothing of so many seeds: from there they are brought to what the moves allow.
    fn nothing(seeds: i8) -> Held {
        let [least, most] = [seeds, -seeds].map(|seeds| Promise { seeds, rank: 0 });
        Held { always: [seeds, -seeds], least, most }
    }
}

impl Round {
    const BEGUN: Round = Round { at: 0, changes: false };

    fn next(self, changes: bool) -> Round {
        Round { at: self.at + 1, changes: self.changes || changes }
    }
}

impl Promise {
    /// Says whether it holds where the same player was promised `peak` before.
    #[inline]
    fn holds(self, peak: u32) -> bool {
        self.rank == 0 || self.height() > peak
    }

    /// Returns how good it is: by seeds, then by how near it is.
    #[inline]
    fn height(self) -> u32 {
        ((i32::from(self.seeds) + 128) as u32) << 16 | u32::from(u16::MAX - self.rank)
    }

    /// Returns what the opponent is promised by it.
    #[inline]
    fn turned(self) -> Promise {
        Promise { seeds: -self.seeds, rank: self.rank }
    }
}

impl Layer {
    fn begin(seeds: u8) -> Layer {
        let stage = Stage::Moves(Boards::of(seeds));
        Layer { seeds, first: first_of(seeds), stage, known: Vec::new(), from: vec![0], quiet: Vec::new() }
    }

    /// Goes on for at most `left` positions, and says whether the layer is whole.
    fn advance(&mut self, left: &mut u32, options: Options, sower: &mut Sower, held: &mut Vec<Held>) -> bool {
        while *left > 0 {
            *left -= 1;
            let all = self.known.len();
            match &mut self.stage {
                Stage::Moves(boards) => {
                    if let Some(view) = boards.next() {
                        self.look(view, options, sower, held);
                    } else {
                        held.resize(held.len() + all, Held::nothing(self.seeds.cast_signed()));
                        self.stage = Stage::Always(Round::BEGUN);
                    }
                }
                Stage::Always(round) if round.at == all => {
                    self.stage = if round.changes { Stage::Always(Round::BEGUN) } else { Stage::Raise(Round::BEGUN) };
                }
                Stage::Raise(round) if round.at == all => {
                    if !round.changes {
                        return true;
                    }
                    self.stage = Stage::Raise(Round::BEGUN);
                }
                &mut Stage::Always(round) => {
                    let changes = self.always(round.at, held);
                    self.stage = Stage::Always(round.next(changes));
                }
                &mut Stage::Raise(round) => {
                    let changes = self.raise(round.at, held);
                    self.stage = Stage::Raise(round.next(changes));
                }
            }
        }
        false
    }

    /// Makes the moves of a position.
    fn look(&mut self, view: View, options: Options, sower: &mut Sower, held: &[Held]) {
        let rows = view.lead() as i8;
        let playable = view.playable(options);
        // J8: who cannot move has what lies in the rows.
        let mut known = if playable.is_empty() { [rows; 3] } else { [rows, NONE, NONE] };
        for mv in playable.iter() {
            let (least, most) = match view.after(mv, options, |lift| sower.sow(lift)) {
                After::Endless => (rows, rows),
                After::Turn(next, 0) => {
                    self.quiet.push(number(next, self.seeds) - self.first);
                    continue;
                }
                After::Turn(next, seeds) => {
                    let after = &held[number(next, self.seeds - seeds) as usize];
                    (seeds.cast_signed() - after.most.seeds, seeds.cast_signed() - after.least.seeds)
                }
            };
            known = [rows, known[1].max(least), known[2].max(most)];
        }
        self.known.push(known);
        self.from.push(self.quiet.len() as u32);
    }

    /// Lowers what is sure with every history to what the moves allow, and says whether it changed.
    #[inline]
    fn always(&self, at: usize, held: &mut [Held]) -> bool {
        let [rows, mut least, mut most] = self.known[at];
        for to in self.quiet_of(at) {
            let [other_least, other_most] = held[self.place(to)].always;
            least = least.max(rows.min(-other_most));
            most = most.max(rows.max(-other_least));
        }
        let held = &mut held[self.place(at as u32)];
        let changed = held.always != [least, most];
        if changed {
            held.always = [least, most];
            held.least.seeds = least;
            held.most.seeds = most;
        }
        changed
    }

    /// Raises what can be forced without a repetition, and says whether it changed.
    #[inline]
    fn raise(&self, at: usize, held: &mut [Held]) -> bool {
        let Held { mut least, mut most, .. } = held[self.place(at as u32)];
        if least.seeds == most.seeds {
            return false;
        }
        let mut best = Promise { seeds: NONE, rank: 0 };
        let mut worst = Promise { seeds: self.known[at][2], rank: 0 };
        for to in self.quiet_of(at) {
            let other = &held[self.place(to)];
            let (mine, others) = (other.most.turned(), other.least.turned());
            if mine.seeds > best.seeds || mine.seeds == best.seeds && mine.rank < best.rank {
                best = mine;
            }
            if others.seeds > worst.seeds || others.seeds == worst.seeds && others.rank > worst.rank {
                worst = others;
            }
        }
        let (raised, lowered) = (best.seeds > least.seeds, worst.seeds < most.seeds);
        if raised {
            least = Promise { rank: best.rank + 1, ..best };
        }
        if lowered {
            most = Promise { rank: worst.rank + 1, ..worst };
        }
        if raised || lowered {
            let place = self.place(at as u32);
            held[place] = Held { least, most, ..held[place] };
        }
        raised || lowered
    }

    #[inline]
    fn quiet_of(&self, at: usize) -> impl Iterator<Item = u32> {
        self.quiet[self.from[at] as usize..self.from[at + 1] as usize].iter().copied()
    }

    #[inline]
    fn place(&self, at: u32) -> usize {
        (self.first + at) as usize
    }
}
