//! What the course of a game says: the chances after its moves, the throws that turned it, the choices that cost most.

use super::hint::{Aim, words};
use crate::games::Seat;
use std::fmt;

/// How a game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// There is a point after so many moves, from the start on, and one after the last move.
    pub every: u32,
    /// After so many moves the last point stands: that by which the first mother was home, or the last one of the record.
    pub last: u32,
    /// At each point, in the hyena game each seat's chance to win in millionths if all pay at once from there; in Je ki n je by
    /// how many seeds B will be ahead, in hundredths.
    pub points: Vec<Vec<i32>>,
    /// The throws that changed the chance of who threw most, the greatest change first; none in Je ki n je.
    pub turns: Vec<Turn>,
    /// The choices that cost most, the dearest first. Of throws instead of the same payment in one turn only the dearest is one.
    pub regrets: Vec<Regret>,
}

/// A throw that turned the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The move's number, from 1.
    pub ply: u32,
    /// Who threw.
    pub seat: Seat,
    /// The thrower's chance to win before it, in millionths, as at a point.
    pub before: i32,
    /// That after it.
    pub after: i32,
}

/// A choice that cost something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regret {
    /// The move's number, from 1.
    pub ply: u32,
    /// Who chose.
    pub seat: Seat,
    /// What the values count.
    pub aim: Aim,
    /// What was chosen and what that is worth: a move as records write it, or `throw`.
    pub chosen: (String, i32),
    /// What would have been best.
    pub best: (String, i32),
}

/// A course has no more points.
pub const MOST_POINTS: usize = 1000;
/// Of turns and of regrets, so many are told.
const MOST_TOLD: usize = 3;

impl Course {
    /// Begins the course of a game of which the first `last` moves are followed.
    pub(super) fn of(last: usize) -> Course {
        // The start and the last position are points whatever lies between.
        let every = last.div_ceil(MOST_POINTS - 2).max(1);
        Course { every: every as u32, last: last as u32, points: Vec::new(), turns: Vec::new(), regrets: Vec::new() }
    }

    /// Says whether there is a point after `ply` moves.
    pub(super) fn has_point(&self, ply: usize) -> bool {
        ply <= self.last as usize && (ply == self.last as usize || ply.is_multiple_of(self.every as usize))
    }

    /// Takes a turn in if it is one of the greatest.
    pub(super) fn take_turn(&mut self, turn: Turn) {
        keep(&mut self.turns, turn, Turn::change);
    }

    /// Takes a regret in if it is one of the dearest.
    pub(super) fn take_regret(&mut self, regret: Regret) {
        keep(&mut self.regrets, regret, Regret::cost);
    }

    /// Reads what [`Course`] writes; `None` where it is anything else.
    #[must_use]
    pub fn read(text: &str) -> Option<Course> {
        let mut lines = text.lines();
        let [every, last] = words(lines.next()?)?;
        let (every, last) = (every.parse().ok().filter(|every| *every > 0)?, last.parse().ok()?);
        let mut course = Course { every, last, points: Vec::new(), turns: Vec::new(), regrets: Vec::new() };
        for line in lines {
            match line.split_once(' ')? {
                ("point", values) => course.points.push(point(values)?),
                ("turn", turn) => course.turns.push(Turn::read(turn)?),
                ("regret", regret) => course.regrets.push(Regret::read(regret)?),
                _ => return None,
            }
        }
        let width = course.points.first()?.len();
        course.points.iter().all(|point| point.len() == width).then_some(course)
    }
}

impl Turn {
    /// Returns by how much it changed the chance, whichever way.
    #[must_use]
    pub const fn change(&self) -> u32 {
        self.before.abs_diff(self.after)
    }

    fn read(line: &str) -> Option<Turn> {
        let [ply, at, before, after] = words(line)?;
        Some(Turn { ply: ply.parse().ok()?, seat: seat(at)?, before: before.parse().ok()?, after: after.parse().ok()? })
    }
}

impl Regret {
    /// Returns how much the best choice was worth more.
    #[must_use]
    pub const fn cost(&self) -> u32 {
        self.best.1.abs_diff(self.chosen.1)
    }

    fn read(line: &str) -> Option<Regret> {
        let [ply, at, aim, token, value, best, best_value] = words(line)?;
        Some(Regret {
            ply: ply.parse().ok()?,
            seat: seat(at)?,
            aim: Aim::named(aim)?,
            chosen: (token.to_owned(), value.parse().ok()?),
            best: (best.to_owned(), best_value.parse().ok()?),
        })
    }
}

fn point(values: &str) -> Option<Vec<i32>> {
    values.split(' ').map(|value| value.parse().ok()).collect()
}

fn seat(number: &str) -> Option<Seat> {
    number.parse::<u8>().ok()?.checked_sub(1).map(Seat::new)
}

/// Adds to the greatest, which are in order; of equals the first stays first.
fn keep<T>(greatest: &mut Vec<T>, new: T, size: impl Fn(&T) -> u32) {
    let place = greatest.iter().position(|old| size(old) < size(&new)).unwrap_or(greatest.len());
    greatest.insert(place, new);
    greatest.truncate(MOST_TOLD);
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.every, self.last)?;
        for point in &self.points {
            f.write_str("point")?;
            point.iter().try_for_each(|value| write!(f, " {value}"))?;
            writeln!(f)?;
        }
        for Turn { ply, seat, before, after } in &self.turns {
            writeln!(f, "turn {ply} {} {before} {after}", seat.number())?;
        }
        for Regret { ply, seat, aim, chosen, best } in &self.regrets {
            let (seat, aim) = (seat.number(), aim.name());
            writeln!(f, "regret {ply} {seat} {aim} {} {} {} {}", chosen.0, chosen.1, best.0, best.1)?;
        }
        Ok(())
    }
}
