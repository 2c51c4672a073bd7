//! Where questions are taken, and what is kept from one to the next.

use super::advise::{AdviseFee, AdviseHole};
use super::choose::{ChooseFee, ChooseHole};
use super::experiment::Experiment;
use super::follow_chase::FollowChase;
use super::follow_sowing::FollowSowing;
use super::play::Play;
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
///   empty line between two.
/// - `play GAMES POLICY`, of Je ki n je `play GAMES`, above a record with a seed, plays so many games from its last position to
///   their end, paying so or moving by chance; the seed's streams decide all, one game after the other. The answer is a line
///   for each, its moves as a record writes them.
///
/// # Errors
/// A sentence on what is wrong with the question.
pub fn begin(question: &str, lot: u64) -> Result<Box<dyn Work>, &'static str> {
    let (line, text) = question.split_once('\n').unwrap_or((question, ""));
    let mut words = line.split(' ');
    let word = words.next().unwrap_or_default();
    let rest = [words.next(), words.next()];
    match Kind::of(text).map_err(|_| UNREADABLE)? {
        Kind::Hyena if word == "simulate" => Ok(Box::new(Experiment::read(question)?)),
        Kind::Hyena => about_chase(word, rest, played(text)?),
        Kind::Jekinje => about_sowing(word, rest, played(text)?, lot),
    }
}

fn about_chase(word: &str, rest: [Option<&str>; 2], record: Record<Chase>) -> Result<Box<dyn Work>, &'static str> {
    Ok(match word {
        "move" => Box::new(ChooseFee::new(record.into_game(), level(rest[0])?)),
        "hint" => Box::new(AdviseFee::new(record.into_game())),
        "course" => Box::new(FollowChase::new(&record)),
        "play" => Box::new(Play::chase(rest[0], rest[1], record)?),
        _ => return Err(UNKNOWN),
    })
}

fn about_sowing(
    word: &str,
    rest: [Option<&str>; 2],
    record: Record<Sowing>,
    lot: u64,
) -> Result<Box<dyn Work>, &'static str> {
    Ok(match word {
        "move" => Box::new(ChooseHole::new(record.into_game(), level(rest[0])?, lot)),
        "hint" => Box::new(AdviseHole::new(record.into_game())),
        "course" => Box::new(FollowSowing::new(&record)),
        "play" => Box::new(Play::sowing(rest[0], record)?),
        _ => return Err(UNKNOWN),
    })
}

const UNKNOWN: &str = "a question about a game is move, hint, course, play or, of hyena, simulate";
/// Why a record is none is for those to say who take one from people: here it comes from where it was read before.
const UNREADABLE: &str = "below the question stands no record of this game";

pub(super) fn played<G: Notation>(text: &str) -> Result<Record<G>, &'static str> {
    record::read::<G>(text).map_err(|_| UNREADABLE)
}

fn level(name: Option<&str>) -> Result<Level, &'static str> {
    name.and_then(Level::named).ok_or("a level is easy, medium or hard")
}
