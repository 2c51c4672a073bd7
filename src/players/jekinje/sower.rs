//! Sowings with a memory for the long ones, so that an endless one is not followed to its end each time (J9).

use crate::games::jekinje::{B, Laps, Lift, MOST_LAPS, Sown, View, sow};

/// Sows, and remembers what came of sowings of more than [`SHORT`] laps.
#[derive(Clone, Debug)]
pub struct Sower {
    laps: Laps,
    long: Vec<Option<(Lift, Sown)>>,
}

/// Sowings up to so many laps are sown again each time; about one in a thousand is longer.
const SHORT: u32 = 96;
/// How many long sowings are remembered; one in the place of another drives it out.
const PLACES: u64 = 1 << 10;

impl Sower {
    /// Makes a sower that remembers nothing.
    #[must_use]
    pub fn new(laps: Laps) -> Sower {
        Sower { laps, long: vec![None; PLACES as usize] }
    }

    /// Sows as the rules do, at most [`MOST_LAPS`] laps.
    #[inline]
    pub fn sow(&mut self, first: Lift) -> Sown {
        match sow(first, self.laps, SHORT, |_, _| {}) {
            Sown::Endless { closes: None } => self.sow_long(first),
            known => known,
        }
    }

    #[cold]
    fn sow_long(&mut self, first: Lift) -> Sown {
        let place = mix(View::new(first.board(), B).packed() ^ (first.hole().index() as u128) << 100) % PLACES;
        let place = &mut self.long[place as usize];
        match *place {
            Some((lift, sown)) if lift == first => sown,
            _ => {
                let sown = sow(first, self.laps, MOST_LAPS, |_, _| {});
                *place = Some((first, sown));
                sown
            }
        }
    }
}

/// Mixes a packed position to a number that is the same on every machine.
#[inline]
pub fn mix(packed: u128) -> u64 {
    let low = (packed as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let high = ((packed >> 64) as u64).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
    let mixed = (low ^ low >> 29 ^ high).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed ^ mixed >> 32
}
