//! What the computer does when it is its turn.

use super::desk::{Desk, Work};
use crate::games::hyena::{Chase, Fee, Move};
use crate::games::jekinje::Sowing;
use crate::players::Level;
use crate::players::jekinje::{Progress, Thinker};
use crate::record::Notation;

/// The endings that are computed before the first move of *hard*, by their seeds.
pub(super) const ENDINGS: u8 = 8;
/// Positions between two looks at the clock.
pub(super) const BETWEEN: u32 = 2000;

/// Chooses what is paid, or to throw.
pub struct ChooseFee {
    game: Chase,
    level: Level,
    answer: Option<String>,
}

/// Chooses the hole that is sown.
pub struct ChooseHole {
    game: Sowing,
    level: Level,
    lot: u64,
    begun: bool,
    /// What *medium* would do, where there is no time for more.
    near: Option<String>,
}

impl ChooseFee {
    pub fn new(game: Chase, level: Level) -> ChooseFee {
        ChooseFee { game, level, answer: None }
    }
}

impl ChooseHole {
    pub fn new(game: Sowing, level: Level, lot: u64) -> ChooseHole {
        ChooseHole { game, level, lot, begun: false, near: None }
    }
}

impl Work for ChooseFee {
    fn step(&mut self, desk: &mut Desk, _: &mut dyn FnMut() -> bool) -> bool {
        let pay = self.level.pays(&self.game, desk.analyst(&self.game));
        self.answer = Some(token(pay));
        true
    }

    fn answer(&self, _: &Desk) -> Option<String> {
        self.answer.clone()
    }
}

impl Work for ChooseHole {
    fn step(&mut self, desk: &mut Desk, is_time: &mut dyn FnMut() -> bool) -> bool {
        let thinker = desk.thinker(&self.game);
        if !self.begun {
            if self.level == Level::Hard && self.near.is_none() {
                thinker.begin(&self.game, Level::Medium, self.lot);
                self.near = thinker.thought().map(|thought| Sowing::write_move(thought.mv));
            }
            while self.level == Level::Hard && !thinker.prepare(ENDINGS, BETWEEN) {
                if is_time() {
                    return false;
                }
            }
            self.begun = true;
            if !thinker.begin(&self.game, self.level, self.lot) {
                return true;
            }
        }
        while thinker.step(u64::from(BETWEEN)) == Progress::Searching {
            if is_time() {
                return false;
            }
        }
        true
    }

    fn answer(&self, desk: &Desk) -> Option<String> {
        let thought = desk.asked().filter(|_| self.begun).and_then(Thinker::thought);
        thought.map(|thought| Sowing::write_move(thought.mv)).or_else(|| self.near.clone())
    }
}

/// What a choice to throw is called in answers: what falls is nobody's choice.
pub const THROW: &str = "throw";

/// Writes a choice as a record writes it, or [`THROW`].
#[must_use]
pub fn token(pay: Option<Fee>) -> String {
    pay.map_or_else(|| THROW.to_owned(), |fee| Chase::write_move(Move::Pay(fee)))
}
