//! Where questions are taken, and what is kept from one to the next.

use super::advise::{AdviseFee, AdviseHole};
use super::choose::{ChooseFee, ChooseHole};
use super::experiment::Experiment;
use super::follow_chase::FollowChase;
use super::follow_sowing::FollowSowing;
use crate::analysis::Analyst;
use crate::games::Game;
use crate::games::hyena::Chase;
use crate::games::jekinje::{Options, Sowing};
use crate::players::Level;
use crate::players::jekinje::Thinker;
use crate::record::{self, Kind, Notation, Record};

/// Work on an answer, a slice at a time.
pub trait Work {
    /// Works until `is_time` says so, which is asked every millisecond or so; says whether there is nothing more to do.
    fn step(&mut self, desk: &mut Desk, is_time: &mut dyn FnMut() -> bool) -> bool;

    /// Returns the answer as far as it is known; `None` where there is none.
    fn answer(&self, desk: &Desk) -> Option<String>;

    /// Says whether an answer is worth telling before the work is done.
    fn tells(&self) -> bool {
        false
    }
}

/// What was worked out for earlier questions and may help with the next.
#[derive(Debug, Default)]
pub struct Desk {
    analyst: Option<Analyst>,
    thinker: Option<(Options, Thinker)>,
}

/// The table of the search, 2 to the power of this: 12 MB.
const BITS: u32 = 18;

impl Desk {
    /// Returns the analyst for a game, who begins anew by itself where the rules are others.
    pub fn analyst(&mut self, game: &Chase) -> &mut Analyst {
        self.analyst.get_or_insert_with(|| Analyst::new(game.setup()))
    }

    /// Returns the thinker for a game; of one with other options nothing is kept.
    pub fn thinker(&mut self, game: &Sowing) -> &mut Thinker {
        let options = *game.options();
        self.thinker.take_if(|(of, _)| *of != options);
        &mut self.thinker.get_or_insert_with(|| (options, Thinker::new(options, BITS))).1
    }

    /// Returns the thinker that was asked last.
    #[must_use]
    pub fn asked(&self) -> Option<&Thinker> {
        self.thinker.as_ref().map(|(_, thinker)| thinker)
    }
}

/// Begins the work on a question; `lot` is a uniform number for whatever is chosen by chance.
///
/// - `move LEVEL` asks what the seat to act does at a level (`easy`, `medium`, `hard`). The answer is the move as a record
///   writes it, or `throw`.
/// - `hint` asks what is best for the seat to act, and what the other choices are worth: a [`super::Hint`], nothing when the
///   game is over.
/// - `course` asks how the chances went from the first move to the last: a [`super::Course`].
/// - `simulate GAMES POLICY[,POLICY...]`, once or twice, each above a record with a seed, asks what becomes of so many games
///   from its last position, one policy for all or for each seat. The answer is the table of each ([`super::Report`]), an
///   empty line between two, and after [`super::PARTS`] the same as JSON.
///
/// # Errors
/// A sentence on what is wrong with the question.
pub fn begin(question: &str, lot: u64) -> Result<Box<dyn Work>, String> {
    let (line, text) = question.split_once('\n').unwrap_or((question, ""));
    let mut words = line.split(' ');
    let kind = Kind::of(text).map_err(|error| error.to_string())?;
    match (words.next().unwrap_or_default(), kind) {
        ("move", Kind::Hyena) => Ok(Box::new(ChooseFee::new(chase(text)?, level(words.next())?))),
        ("move", Kind::Jekinje) => Ok(Box::new(ChooseHole::new(sowing(text)?, level(words.next())?, lot))),
        ("hint", Kind::Hyena) => Ok(Box::new(AdviseFee::new(chase(text)?))),
        ("hint", Kind::Jekinje) => Ok(Box::new(AdviseHole::new(sowing(text)?))),
        ("course", Kind::Hyena) => Ok(Box::new(FollowChase::new(&played(text)?))),
        ("course", Kind::Jekinje) => Ok(Box::new(FollowSowing::new(&played(text)?))),
        ("simulate", Kind::Hyena) => Ok(Box::new(Experiment::read(question)?)),
        (word, _) => {
            Err(format!("`{word}` is no question about this game; one is: move, hint, course, simulate (hyena)"))
        }
    }
}

fn played<G: Notation>(text: &str) -> Result<Record<G>, String> {
    record::read::<G>(text).map_err(|error| error.to_string())
}

fn chase(text: &str) -> Result<Chase, String> {
    Ok(record::read::<Chase>(text).map_err(|error| error.to_string())?.game().clone())
}

fn sowing(text: &str) -> Result<Sowing, String> {
    Ok(record::read::<Sowing>(text).map_err(|error| error.to_string())?.game().clone())
}

fn level(name: Option<&str>) -> Result<Level, String> {
    Level::named(name.unwrap_or_default()).ok_or_else(|| "a level is easy, medium or hard".to_owned())
}
