//! The work on a hint.

use super::choose::token;
use super::desk::{Desk, Work};
use super::hint::{Aim, Hint};
use super::scales::Scales;
use crate::analysis::{self, Pays};
use crate::games::hyena::Chase;
use crate::games::jekinje::Sowing;
use crate::players::jekinje::hundredths;
use crate::record::Notation;

/// Positions that are looked at for a hint: below a second in the browser.
const BUDGET: u64 = 400_000;

/// Finds what is best to pay, or to throw.
pub struct AdviseFee {
    game: Chase,
    answer: Option<String>,
}

/// Finds the best hole to sow.
pub struct AdviseHole {
    game: Sowing,
    scales: Scales,
    answer: Option<String>,
}

impl AdviseFee {
    pub fn new(game: Chase) -> AdviseFee {
        AdviseFee { game, answer: None }
    }
}

impl AdviseHole {
    pub fn new(game: Sowing) -> AdviseHole {
        AdviseHole { game, scales: Scales::default(), answer: None }
    }
}

impl Work for AdviseFee {
    fn step(&mut self, desk: &mut Desk, _: &mut dyn FnMut() -> bool) -> bool {
        let advice = desk.analyst(&self.game).best(&self.game, &[Pays::Prompt]);
        self.answer = advice.map(|advice| {
            let others = advice.alternatives.iter().copied();
            let choices = [(advice.pay, advice.value)].into_iter().chain(others);
            let choices = choices.map(|(pay, value)| (token(pay), millionths(value))).collect();
            Hint { aim: advice.aim.into(), sure: None, depth: 0, prey: advice.prey, choices }.to_string()
        });
        true
    }

    fn answer(&self, _: &Desk) -> Option<String> {
        self.answer.clone()
    }
}

impl Work for AdviseHole {
    fn step(&mut self, desk: &mut Desk, is_time: &mut dyn FnMut() -> bool) -> bool {
        if self.game.why().is_some() || self.answer.is_some() {
            return true;
        }
        let Some(weighing) = self.scales.weigh(desk, &self.game, BUDGET, is_time) else { return false };
        let weights = weighing.weights().iter();
        let choices = weights.map(|weight| (Sowing::write_move(weight.mv), hundredths(weight.value.score))).collect();
        let hint = Hint { aim: Aim::Seeds, sure: weighing.sure(), depth: weighing.depth(), prey: 0, choices };
        self.answer = Some(hint.to_string());
        true
    }

    fn answer(&self, _: &Desk) -> Option<String> {
        self.answer.clone()
    }
}

impl From<analysis::Aim> for Aim {
    fn from(aim: analysis::Aim) -> Aim {
        match aim {
            analysis::Aim::Win => Aim::Win,
            analysis::Aim::Shelter => Aim::Shelter,
            analysis::Aim::Hunt => Aim::Hunt,
        }
    }
}

/// Returns the nearest whole number of millionths.
pub fn millionths(value: f64) -> i32 {
    (value * 1e6).round() as i32
}
