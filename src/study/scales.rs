//! Positions of Je ki n je weighed one after the other, in slices.

use super::choose::{BETWEEN, ENDINGS};
use super::desk::Desk;
use crate::games::jekinje::Sowing;
use crate::players::jekinje::{Progress, Weighing};

/// What weighs: what it says depends on nothing that was asked before.
#[derive(Default)]
pub struct Scales {
    ready: bool,
    under_way: Option<Weighing>,
}

impl Scales {
    /// Goes on with weighing the moves of `game`, always the same one until it is weighed; `None` when it is time.
    pub fn weigh(
        &mut self,
        desk: &mut Desk,
        game: &Sowing,
        budget: u64,
        is_time: &mut dyn FnMut() -> bool,
    ) -> Option<Weighing> {
        let thinker = desk.thinker(game);
        if !self.ready {
            while !thinker.prepare(ENDINGS, BETWEEN) {
                if is_time() {
                    return None;
                }
            }
            thinker.forget();
            self.ready = true;
        }
        let mut weighing = self.under_way.take().unwrap_or_else(|| Weighing::new(game, budget));
        while thinker.weigh(&mut weighing, u64::from(BETWEEN)) == Progress::Searching {
            if is_time() {
                self.under_way = Some(weighing);
                return None;
            }
        }
        Some(weighing)
    }
}
