//! What is counted of many games.

use crate::chance::{Fall, Odds};
use crate::games::Sink;
use crate::games::hyena::{Happening, Standing};

/// What was counted.
///
/// Lists by number grow as far as something was counted: what lies beyond their end is 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Throws in all of them.
    pub throws: u64,
    /// How each seat ended, by seat.
    pub seats: Vec<SeatTally>,
    /// How often each fall came, in the order of [`Odds::iter`].
    pub falls: Vec<(Fall, u64)>,
    /// Games by the winner's own turn in which her mother came home; 0 where one was home before the first throw.
    pub turns: Vec<u64>,
    /// Games by the number of throws.
    pub lengths: Vec<u64>,
    /// Games by the number of mothers eaten.
    pub caught: Vec<u64>,
}

/// How often a seat ended so (E2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// Home first.
    pub won: u64,
    /// Home before the end.
    pub safe: u64,
    /// Neither home nor eaten.
    pub late: u64,
    /// Eaten.
    pub eaten: u64,
}

/// What is heard of one game.
#[derive(Debug, Default)]
pub(super) struct Heard {
    /// By [`slot`].
    falls: [u32; 8],
    passes: u32,
    /// The passes made when the first mother came home.
    won: Option<u32>,
}

impl Tally {
    /// Begins to count games of so many seats with lots of these odds.
    #[must_use]
    pub fn new(seats: u8, odds: &Odds) -> Tally {
        let falls = odds.iter().map(|(fall, _)| (fall, 0)).collect();
        Tally { seats: vec![SeatTally::default(); usize::from(seats)], falls, ..Tally::default() }
    }

    /// Counts a game that has ended after so many throws.
    pub(super) fn count(&mut self, throws: u64, heard: &Heard, standings: &[Standing]) {
        self.games += 1;
        self.throws += throws;
        for (fall, count) in &mut self.falls {
            *count += u64::from(heard.falls[slot(*fall)]);
        }
        // Until the first mother is home everybody takes turns: so many passes make a round.
        let turn = heard.won.map_or(0, |passes| passes as usize / self.seats.len().max(1) + 1);
        more(&mut self.turns, turn);
        more(&mut self.lengths, throws as usize);
        let mut caught = 0;
        for (seat, standing) in self.seats.iter_mut().zip(standings) {
            match standing {
                Standing::Won => seat.won += 1,
                Standing::Safe => seat.safe += 1,
                Standing::Late => seat.late += 1,
                Standing::Eaten => {
                    seat.eaten += 1;
                    caught += 1;
                }
            }
        }
        more(&mut self.caught, caught);
    }

    /// Returns the share of `count` in the games; 0 before the first.
    #[must_use]
    pub fn share(&self, count: u64) -> f64 {
        count as f64 / self.games.max(1) as f64
    }
}

impl SeatTally {
    /// Returns the points of a series (E3).
    #[must_use]
    pub fn points(&self) -> u64 {
        u64::from(Standing::Won.points()) * self.won + u64::from(Standing::Safe.points()) * self.safe
    }
}

impl Sink<Happening> for Heard {
    #[inline]
    fn tell(&mut self, happening: Happening) {
        match happening {
            Happening::Threw { fall, .. } => self.falls[slot(fall)] += 1,
            Happening::Passed { .. } => self.passes += 1,
            Happening::Won { .. } => self.won = Some(self.passes),
            _ => {}
        }
    }
}

/// Returns the 99 % interval of the chance of which `count` in `of` are the share, by Wilson's score: it lies within 0 and 1
/// and holds for rare events too. Of nothing it is all from 0 to 1.
#[must_use]
pub fn interval(count: u64, of: u64) -> (f64, f64) {
    /// The two-sided 99 % point of the normal distribution.
    const Z: f64 = 2.575_829_303_548_901;
    if of == 0 {
        return (0.0, 1.0);
    }
    let of = of as f64;
    let share = count as f64 / of;
    let scale = 1.0 + Z * Z / of;
    let middle = (share + Z * Z / (2.0 * of)) / scale;
    let half = Z * (share * (1.0 - share) / of + Z * Z / (4.0 * of * of)).sqrt() / scale;
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// Finds the place of a fall among what is heard.
#[inline]
fn slot(fall: Fall) -> usize {
    match fall {
        Fall::Taba => 0,
        Fall::Points(points) => usize::from(points & 7),
    }
}

fn more(counts: &mut Vec<u64>, at: usize) {
    if at >= counts.len() {
        counts.resize(at + 1, 0);
    }
    counts[at] += 1;
}
