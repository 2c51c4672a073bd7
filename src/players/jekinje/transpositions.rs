//! Positions that were searched already, in a table of fixed size.

use super::score::Score;
use super::sower::mix;
use crate::games::jekinje::View;

/// A position with all that its value depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The board as the mover sees it, and above it the mover's lead.
    position: u128,
    /// The positions since the last capture, mixed: a repetition depends on them (J9).
    history: u64,
}

/// What was found of a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The value, or a bound of it.
    pub score: Score,
    /// How the value lies to `score`.
    pub bound: Bound,
    /// How deep was searched.
    pub depth: u8,
    /// Whether no guess went into it: searching deeper finds the same.
    pub proved: bool,
    /// The best move, packed; see [`super::frame`].
    pub best: u8,
}

/// How a value lies to a score that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // They are what they say.
pub enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    key: Key,
    score: i16,
    depth: u8,
    best: u8,
    /// 0 where nothing is; else the bound, and whether it is proved.
    kind: u8,
    age: u8,
}

/// The table. What it holds changes no value, only the time that it takes: see [`Entry::serves`].
#[derive(Clone, Debug)]
pub struct Transpositions {
    places: Vec<Place>,
    bits: u32,
    age: u8,
}

/// So many places are looked at for one position.
const BUCKET: usize = 2;

impl Key {
    /// Puts together what a position's value depends on; `history` is a mixture of the positions since the last capture.
    #[must_use]
    #[inline]
    pub fn new(view: View, lead: i32, history: u64) -> Key {
        Key { position: view.packed() | ((lead + 64) as u128) << 96, history }
    }
}

impl Entry {
    /// Says whether it is what a search to `depth` would find: it comes from just that depth, or from less without a guess.
    #[must_use]
    #[inline]
    pub fn serves(self, depth: u8) -> bool {
        self.depth == depth || self.proved && self.depth < depth
    }
}

impl Transpositions {
    /// Makes a table of 2 to the power of `bits` places, 2 at least, each of 48 bytes.
    #[must_use]
    pub fn new(bits: u32) -> Transpositions {
        let bits = bits.clamp(1, 28);
        Transpositions { places: vec![Place::EMPTY; 1 << bits], bits, age: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.places.fill(Place::EMPTY);
        self.age = 0;
    }

    /// Begins a new search: what is older gives way first.
    pub fn grow_old(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// Returns what was found of a position; the entry of another history serves for its best move alone.
    #[inline]
    pub fn find(&self, key: Key) -> (Option<Entry>, Option<u8>) {
        let from = self.bucket(key);
        let mut best = None;
        for place in &self.places[from..from + BUCKET] {
            if place.kind != 0 && place.key.position == key.position {
                best = best.or(Some(place.best));
                if place.key.history == key.history {
                    return (Some(place.entry()), Some(place.best));
                }
            }
        }
        (None, best)
    }

    /// Keeps what was found, in the place of the same position, an old one or the shallowest.
    #[inline]
    pub fn keep(&mut self, key: Key, entry: Entry) {
        let (from, age) = (self.bucket(key), self.age);
        let mut chosen = from;
        let mut least = u32::MAX;
        for (at, place) in self.places.iter().enumerate().skip(from).take(BUCKET) {
            let worth = if place.kind == 0 || place.key == key {
                0
            } else {
                1 + u32::from(place.depth) + if place.age == age { 256 } else { 0 }
            };
            if worth < least {
                (chosen, least) = (at, worth);
            }
        }
        let kind = 1 + entry.bound as u8 + if entry.proved { 4 } else { 0 };
        self.places[chosen] = Place { key, score: entry.score as i16, depth: entry.depth, best: entry.best, kind, age };
    }

    #[inline]
    fn bucket(&self, key: Key) -> usize {
        (mix(key.position) >> (64 - self.bits)) as usize & !(BUCKET - 1)
    }
}

impl Place {
    const EMPTY: Place = Place { key: Key { position: 0, history: 0 }, score: 0, depth: 0, best: 0, kind: 0, age: 0 };

    #[inline]
    fn entry(&self) -> Entry {
        let bound = match (self.kind - 1) & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        let proved = (self.kind - 1) & 4 != 0;
        Entry { score: Score::from(self.score), bound, depth: self.depth, proved, best: self.best }
    }
}
