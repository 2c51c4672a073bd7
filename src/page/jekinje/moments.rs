//! A sowing as moments that follow each other, seed by seed: plain values worked out from the happenings.

use crate::games::Seat;
use crate::games::jekinje::{Board, Happening, Hole, Way};

/// The seeds as they lie for a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The seeds in the holes.
    pub holes: [u8; Hole::COUNT as usize],
    /// The seeds in the stores, by seat.
    pub stores: [u8; 2],
    /// Over which hole the hand is, and what it holds.
    pub hand: Option<(Hole, u8)>,
    /// The hole into which something just fell.
    pub fell: Option<Hole>,
    /// How many laps were begun.
    pub lap: u32,
    /// Which of the happenings is being shown.
    pub of: usize,
    /// How long this is to be seen, in milliseconds at normal speed.
    pub time: f64,
}

/// The first laps are shown seed by seed, the later ones whole.
const SEED_BY_SEED: u32 = 8;
/// A long chain leaves out laps between its first and its last ones, so that so many are seen at most.
const SHOWN_LAPS: usize = 48;
/// How long the eye rests when something is lifted, lies still or is captured.
const REST: f64 = 420.0;
/// The shortest moment that an eye can follow.
const SHORTEST: f64 = 45.0;

impl Moment {
    /// Returns what is heard of it, and when: a seed that falls, or a hand that takes what it did not sow.
    #[must_use]
    pub fn sound(&self) -> Option<&'static str> {
        match (self.fell, self.hand) {
            (Some(_), _) => Some("seed 0"),
            (None, Some(_)) => Some("take 0"),
            (None, None) => None,
        }
    }
}

/// Works out the moments of what a move did to the seeds that lay in `holes` and `stores`; the last one is how they lie
/// after it. Each lap is a little quicker than the one before.
#[must_use]
pub fn moments(holes: Board, stores: [u8; 2], happenings: &[Happening]) -> Vec<Moment> {
    let laps = happenings.iter().filter(|happening| matches!(happening, Happening::Lap { .. })).count();
    let mut now = Moment { holes: holes.holes(), stores, hand: None, fell: None, lap: 0, of: 0, time: 0.0 };
    let before = now.holes;
    let mut all = Vec::new();
    for (of, happening) in happenings.iter().enumerate() {
        now.of = of;
        now.fell = None;
        match *happening {
            Happening::Lap { from, seeds, way, .. } => {
                now.lap += 1;
                let shown = laps <= SHOWN_LAPS
                    || (now.lap as usize) < SHOWN_LAPS / 2
                    || now.lap as usize + SHOWN_LAPS / 2 > laps;
                lap(&mut all, &mut now, from, seeds, way, shown);
            }
            Happening::Rested { .. } => push(&mut all, &now, REST),
            Happening::Captured { seat, from, hole, seeds, store } => {
                now.holes[from.index()] = 0;
                now.hand = Some((hole, 1));
                push(&mut all, &now, REST);
                now.holes[hole.index()] = 0;
                now.hand = Some((hole, seeds));
                push(&mut all, &now, REST);
                now.hand = None;
                now.stores[seat.index()] = store;
                push(&mut all, &now, REST);
            }
            Happening::Endless { .. } | Happening::Repeated { .. } | Happening::Stuck { .. } => {
                push(&mut all, &now, REST * 2.0);
            }
            Happening::PutBack => {
                now.holes = before;
                now.hand = None;
                push(&mut all, &now, REST * 2.0);
            }
            Happening::Took { seat, store, .. } => {
                take(&mut now, seat, store);
                push(&mut all, &now, REST);
            }
            Happening::Passed { .. } | Happening::Over => {}
        }
        if !matches!(happening, Happening::Lap { .. }) {
            now.hand = None;
        }
    }
    all
}

/// Lifts and sows one lap.
fn lap(all: &mut Vec<Moment>, now: &mut Moment, from: Hole, seeds: u8, way: Way, shown: bool) {
    let quick = 0.84_f64.powi(now.lap.cast_signed() - 1);
    let step = (230.0 * quick).max(SHORTEST);
    now.holes[from.index()] = 0;
    now.hand = Some((from, seeds));
    if shown {
        push(all, now, (REST * quick).max(SHORTEST));
    }
    let mut at = from;
    for left in (0..seeds).rev() {
        at = at.next(way);
        now.holes[at.index()] += 1;
        now.hand = Some((at, left));
        now.fell = Some(at);
        if shown && (now.lap <= SEED_BY_SEED || left == 0) {
            push(all, now, step);
        }
    }
}

fn take(now: &mut Moment, seat: Seat, store: u8) {
    for hole in Hole::row(seat) {
        now.holes[hole.index()] = 0;
    }
    now.stores[seat.index()] = store;
}

fn push(all: &mut Vec<Moment>, now: &Moment, time: f64) {
    all.push(Moment { time, ..now.clone() });
}
