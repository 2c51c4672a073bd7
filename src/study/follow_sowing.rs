//! The work on the course of a game of Je ki n je.

use super::course::{Course, MOST_POINTS, Regret};
use super::desk::{Desk, Work};
use super::hint::Aim;
use super::scales::Scales;
use crate::games::jekinje::{A, B, Move, Sowing};
use crate::games::{Deaf, Game};
use crate::players::jekinje::{Weighing, hundredths};
use crate::record::{Notation, Record};

/// Positions that are looked at for one point.
const EACH: u64 = 40_000;
/// For all points together, where there are many.
const TOGETHER: u64 = 4_000_000;
/// Positions that are looked at before a choice is called regrettable.
const DOUBT: u64 = 200_000;
/// So many choices are doubted.
const MOST_DOUBTS: usize = 6;
/// Who loses less by a choice has nothing to regret, in hundredths of a seed.
const COSTS: i32 = 100;

/// Follows a game from its first move to its last, and looks once more at the choices that seem dearest.
pub struct FollowSowing {
    moves: Vec<Move>,
    game: Sowing,
    /// How many moves were made.
    ply: usize,
    /// Positions to look at for each point.
    budget: u64,
    scales: Scales,
    /// The dearest first, by what they seemed to cost.
    doubts: Vec<(i32, Doubt)>,
    course: Course,
    stage: Stage,
}

/// A choice that may be regrettable.
struct Doubt {
    game: Sowing,
    mv: Move,
    ply: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Points,
    Doubts,
    Done,
}

impl FollowSowing {
    pub fn new(record: &Record<Sowing>) -> FollowSowing {
        let moves = record.moves().to_vec();
        let points = moves.len().clamp(1, MOST_POINTS) as u64;
        FollowSowing {
            game: record.start().clone(),
            ply: 0,
            budget: EACH.min(TOGETHER / points),
            scales: Scales::default(),
            doubts: Vec::new(),
            course: Course::of(moves.len()),
            stage: Stage::Points,
            moves,
        }
    }

    /// Takes the point where the game stands and goes to the next one; says whether there was time for it.
    fn take_point(&mut self, desk: &mut Desk, is_time: &mut dyn FnMut() -> bool) -> bool {
        let lead = if self.game.why().is_some() {
            100 * (i32::from(self.game.store(B)) - i32::from(self.game.store(A)))
        } else {
            let Some(weighing) = self.scales.weigh(desk, &self.game, self.budget, is_time) else { return false };
            self.doubt(&weighing);
            let best = weighing.weights().first().map_or(0, |weight| hundredths(weight.value.score));
            if self.game.to_act().seat() == Some(B) { best } else { -best }
        };
        self.course.points.push(vec![lead]);
        loop {
            let next = self.moves.get(self.ply).filter(|mv| self.game.play(**mv, &mut Deaf).is_ok());
            if next.is_none() {
                self.stage = Stage::Doubts;
                return true;
            }
            self.ply += 1;
            if self.course.has_point(self.ply) {
                return true;
            }
        }
    }

    /// Remembers the choice made where the game stands if it seems one of the dearest.
    fn doubt(&mut self, weighing: &Weighing) {
        let Some(&mv) = self.moves.get(self.ply) else { return };
        let Some((chosen, best)) = cost(weighing, mv) else { return };
        let costs = best.1 - chosen;
        let place = self.doubts.iter().position(|(other, _)| *other < costs).unwrap_or(self.doubts.len());
        if place < MOST_DOUBTS {
            self.doubts.insert(place, (costs, Doubt { game: self.game.clone(), mv, ply: self.ply + 1 }));
            self.doubts.truncate(MOST_DOUBTS);
        }
    }

    /// Looks once more at a doubt; says whether there was time for it.
    fn settle(&mut self, desk: &mut Desk, is_time: &mut dyn FnMut() -> bool) -> bool {
        let Some((_, Doubt { game, mv, ply })) = self.doubts.first() else {
            self.stage = Stage::Done;
            return true;
        };
        let Some(weighing) = self.scales.weigh(desk, game, DOUBT, is_time) else { return false };
        let seat = game.to_act().seat();
        if let (Some((chosen, (best, value))), Some(seat)) = (cost(&weighing, *mv), seat) {
            let (chosen, best) = ((Sowing::write_move(*mv), chosen), (Sowing::write_move(best), value));
            self.course.take_regret(Regret { ply: *ply as u32, seat, aim: Aim::Seeds, chosen, best });
        }
        self.doubts.remove(0);
        true
    }
}

/// Returns what `mv` is worth, and the best move with its own worth, where `mv` is regrettable.
fn cost(weighing: &Weighing, mv: Move) -> Option<(i32, (Move, i32))> {
    let (best, chosen) = (weighing.weights().first()?, weighing.of(mv)?);
    let (value, worth) = (hundredths(chosen.score), hundredths(best.value.score));
    (worth - value >= COSTS).then_some((value, (best.mv, worth)))
}

impl Work for FollowSowing {
    fn step(&mut self, desk: &mut Desk, is_time: &mut dyn FnMut() -> bool) -> bool {
        loop {
            let done = match self.stage {
                Stage::Points => self.take_point(desk, is_time),
                Stage::Doubts => self.settle(desk, is_time),
                Stage::Done => return true,
            };
            if !done || is_time() {
                return self.stage == Stage::Done;
            }
        }
    }

    fn answer(&self, _: &Desk) -> Option<String> {
        (self.stage == Stage::Done).then(|| self.course.to_string())
    }
}
