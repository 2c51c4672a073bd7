//! The work on the course of a hyena game.

use super::advise::millionths;
use super::choose::token;
use super::course::{Course, Regret, Turn};
use super::desk::{Desk, Work};
use crate::analysis::{Analyst, Pays};
use crate::games::hyena::{Chase, Move};
use crate::games::{Deaf, Game, Seat};
use crate::record::Record;

/// A smaller change of a chance turns nothing, in millionths.
const TURNS: u32 = 20_000;
/// Who loses less by a choice has nothing to regret, in millionths.
const COSTS: i32 = 10_000;

/// Follows a game from its first move to its last.
pub struct FollowChase {
    moves: Vec<Move>,
    game: Chase,
    /// How many moves were made.
    ply: usize,
    /// The chances where the game stands; none before the first step.
    chances: Vec<i32>,
    /// The dearest of the choices that were made alike in the turn under way.
    pending: Option<Regret>,
    course: Course,
}

impl FollowChase {
    pub fn new(record: &Record<Chase>) -> FollowChase {
        let (mut last, mut decided) = (0, false);
        record.replay(|game, mv| {
            last += usize::from(mv.is_some() && !decided);
            decided = game.winner().is_some();
        });
        FollowChase {
            moves: record.moves().to_vec(),
            game: record.start().clone(),
            ply: 0,
            chances: Vec::new(),
            pending: None,
            course: Course::of(last),
        }
    }

    /// Makes the next move, and says whether there was one.
    fn advance(&mut self, analyst: &mut Analyst) -> bool {
        let (Some(&mv), Some(seat)) = (self.moves.get(self.ply), self.game.to_act().seat()) else { return false };
        self.ply += 1;
        self.regret(analyst, mv, seat);
        if self.game.play(mv, &mut Deaf).is_err() {
            return false;
        }
        if self.ply <= self.course.last as usize {
            self.measure(analyst, mv, seat);
        }
        let more = self.ply < self.moves.len();
        if !more || self.game.to_act().seat() != Some(seat) {
            self.settle(None);
        }
        more
    }

    /// Compares what was chosen with what is best, where there is a choice.
    fn regret(&mut self, analyst: &mut Analyst, mv: Move, seat: Seat) {
        if self.game.payment().is_none() {
            return;
        }
        let chosen = match mv {
            Move::Pay(fee) => Some(fee),
            Move::Throw(_) => None,
        };
        let Some(advice) = analyst.best(&self.game, &[Pays::Prompt]) else { return };
        let Some(&(_, value)) = advice.alternatives.iter().find(|(pay, _)| *pay == chosen) else { return };
        let (value, best) = (millionths(value), millionths(advice.value));
        if best - value >= COSTS {
            let (chosen, best) = ((token(chosen), value), (token(advice.pay), best));
            self.settle(Some(Regret { ply: self.ply as u32, seat, aim: advice.aim.into(), chosen, best }));
        }
    }

    /// Takes the pending regret in, and waits with `next`: who declines the same again in one turn errs once, so of such the
    /// dearest counts.
    fn settle(&mut self, next: Option<Regret>) {
        let alike = |old: &Regret, new: &Regret| (&old.chosen.0, &old.best.0) == (&new.chosen.0, &new.best.0);
        self.pending = match (self.pending.take(), next) {
            (Some(old), Some(new)) if alike(&old, &new) => Some(if new.cost() > old.cost() { new } else { old }),
            (old, new) => {
                if let Some(old) = old {
                    self.course.take_regret(old);
                }
                new
            }
        };
    }

    /// Takes the chances after a move.
    fn measure(&mut self, analyst: &mut Analyst, mv: Move, seat: Seat) {
        // Who pays at once has as good as paid before: a payment changes nothing.
        if Chase::is_throw(mv) {
            let after = chances(analyst, &self.game);
            let turn =
                Turn { ply: self.ply as u32, seat, before: self.chances[seat.index()], after: after[seat.index()] };
            if turn.change() >= TURNS {
                self.course.take_turn(turn);
            }
            self.chances = after;
        }
        if self.course.has_point(self.ply) {
            self.course.points.push(self.chances.clone());
        }
    }
}

impl Work for FollowChase {
    fn step(&mut self, desk: &mut Desk, is_time: &mut dyn FnMut() -> bool) -> bool {
        let analyst = desk.analyst(&self.game);
        if self.chances.is_empty() {
            self.chances = chances(analyst, &self.game);
            self.course.points.push(self.chances.clone());
        }
        while self.advance(analyst) {
            if is_time() {
                return false;
            }
        }
        true
    }

    fn answer(&self, _: &Desk) -> Option<String> {
        (self.ply >= self.moves.len() && !self.chances.is_empty()).then(|| self.course.to_string())
    }
}

/// Returns each seat's chance to win if all pay at once, in millionths.
fn chances(analyst: &mut Analyst, game: &Chase) -> Vec<i32> {
    analyst.win_chances(game, &[Pays::Prompt]).into_iter().map(millionths).collect()
}
