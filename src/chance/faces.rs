//! How lots lie when they count so much: for the eye only, the rules see just the fall.

use super::{Fall, Lots};

/// The lots as they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Faces {
    /// Three sticks, `true` for the flat side up.
    Sticks([bool; 3]),
    /// Three dice, their pips.
    Dice([u8; 3]),
    /// One die, its pips.
    Die(u8),
}

impl Faces {
    /// Chooses, by the number `lot`, one of the ways in which `lots` lie that count `fall`.
    ///
    /// A fall that `lots` cannot make is shown as if it were the nearest they have: the plain die shows a taba as 1.
    #[must_use]
    pub fn showing(lots: Lots, fall: Fall, lot: u64) -> Faces {
        let whites = (0..=3).find(|&k| lots.count(k) == Some(fall));
        match lots {
            Lots::ThreeSticks | Lots::DaviesSticks => Faces::Sticks(pattern(whites.unwrap_or(1), lot)),
            Lots::ThreeDice => {
                let evens = pattern(whites.unwrap_or(1), lot);
                let pips = |i: usize| {
                    let third = (lot >> (8 + 8 * i)) as u8 % 3;
                    third * 2 + if evens[i] { 2 } else { 1 }
                };
                Faces::Dice([pips(0), pips(1), pips(2)])
            }
            Lots::OneDieTabas | Lots::PlainDie => {
                let ways: Vec<u8> = (1..=6).filter(|&p| lots.pips(p) == Some(fall)).collect();
                let index = lot.checked_rem(ways.len() as u64).unwrap_or(0) as usize;
                Faces::Die(ways.get(index).copied().unwrap_or(1))
            }
        }
    }
}

/// Marks `whites` of three, the odd one out chosen by `lot`.
fn pattern(whites: u8, lot: u64) -> [bool; 3] {
    let odd = (lot % 3) as usize;
    match whites {
        0 => [false; 3],
        1 => std::array::from_fn(|i| i == odd),
        2 => std::array::from_fn(|i| i != odd),
        _ => [true; 3],
    }
}
