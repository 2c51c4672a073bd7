//! The boards of few seeds, numbered without gaps.

use crate::games::jekinje::{B, Board, Hole, View};

/// No board of more seeds is numbered.
pub const MOST: u8 = 16;

const HOLES: usize = Hole::COUNT as usize;

/// Returns how many boards have fewer seeds than `seeds`, at most [`MOST`]: the number of the first that has them.
#[must_use]
#[inline]
pub fn first_of(seeds: u8) -> u32 {
    if seeds == 0 { 0 } else { CHOOSE[HOLES - 1][usize::from(seeds) - 1] }
}

/// Returns the number of a board of `seeds` seeds: those of fewer seeds come first.
#[must_use]
#[inline]
pub fn number(view: View, seeds: u8) -> u32 {
    let (mut packed, mut sum, mut number) = (view.packed(), 0_usize, first_of(seeds));
    for choose in CHOOSE.iter().take(HOLES - 1) {
        sum += (packed & 0xFF) as usize;
        packed >>= 8;
        // So many boards agree in the holes behind this one and have less up to here.
        number += if sum > 0 { choose[sum - 1] } else { 0 };
    }
    number
}

/// The boards of one number of seeds, in the order of their numbers.
#[derive(Clone, Debug)]
pub struct Boards {
    /// The seeds up to each hole, that one included.
    sums: [u8; HOLES],
    over: bool,
}

impl Boards {
    /// Begins with the first board of `seeds` seeds.
    #[must_use]
    pub fn of(seeds: u8) -> Boards {
        let mut sums = [0; HOLES];
        sums[HOLES - 1] = seeds;
        Boards { sums, over: false }
    }
}

impl Iterator for Boards {
    type Item = View;

    fn next(&mut self) -> Option<View> {
        if self.over {
            return None;
        }
        let sums = &mut self.sums;
        let view = View::new(Board::new(std::array::from_fn(|i| sums[i] - if i > 0 { sums[i - 1] } else { 0 })), B);
        match (0..HOLES - 1).find(|i| sums[*i] < sums[*i + 1]) {
            Some(i) => {
                sums[i] += 1;
                sums[..i].fill(0);
            }
            None => self.over = true,
        }
        Some(view)
    }
}

/// In how many ways at most so many seeds lie in `i + 1` holes, by `i` and by seeds.
static CHOOSE: [[u32; MOST as usize + 1]; HOLES] = choose();

const fn choose() -> [[u32; MOST as usize + 1]; HOLES] {
    let mut choose = [[0; MOST as usize + 1]; HOLES];
    let mut holes = 0;
    while holes < HOLES {
        let mut seeds = 0;
        while seeds <= MOST as usize {
            let fewer_holes = if holes > 0 { choose[holes - 1][seeds] } else { 1 };
            let fewer_seeds = if seeds > 0 { choose[holes][seeds - 1] } else { 0 };
            choose[holes][seeds] = fewer_holes + fewer_seeds;
            seeds += 1;
        }
        holes += 1;
    }
    choose
}
