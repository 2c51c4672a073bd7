//! A game in progress at a table: a pure reducer over a record. Saving, speaking and moving pictures follow it as effects.

mod rotate;
mod series;

pub use rotate::Rotate;
pub use series::{Line, Series};

use crate::chance::Seed;
use crate::record::{Head, Notation, Record};
use std::rc::Rc;

/// The players at their game: its record, what happened in it, and the series that it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct Table<G: Notation> {
    record: Record<G>,
    happenings: Rc<Vec<G::Happening>>,
    /// Where the happenings of the last act begin.
    fresh: usize,
    /// How many acts were taken here, taking back included: a new number is a new act.
    acts: u32,
}

/// What a person does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act<G: Notation> {
    /// Throws; the seed decides.
    Throw,
    /// Makes a choice, or enters a throw made by hand.
    Play(G::Move),
    /// Takes back the last choice; a throw stands.
    TakeBack,
    /// Plays again with the same players, the next of them beginning.
    Rematch {
        /// What decides the throws, if there are any.
        seed: Seed,
        /// The day, `YYYY-MM-DD`.
        date: Option<String>,
    },
}

impl<G: Notation> Table<G> {
    /// Sits down at a game, new or in progress; one with throws and without a seed goes on by `seed`.
    #[must_use]
    pub fn open(record: Record<G>, seed: Seed) -> Table<G> {
        let record = record.with_seed(seed);
        let happenings = told(&record);
        let fresh = happenings.len();
        Table { record, happenings: Rc::new(happenings), fresh, acts: 0 }
    }

    /// Returns the game with its history.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Returns the position.
    #[must_use]
    pub fn game(&self) -> &G {
        self.record.game()
    }

    /// Lists everything that happened, from the beginning.
    #[must_use]
    pub fn happenings(&self) -> &Rc<Vec<G::Happening>> {
        &self.happenings
    }

    /// Lists what the last act did; nothing after opening and taking back.
    #[must_use]
    pub fn fresh(&self) -> &[G::Happening] {
        &self.happenings[self.fresh..]
    }

    /// Returns a number that is new after each act.
    #[must_use]
    pub fn acts(&self) -> u32 {
        self.acts
    }

    /// Says whether the last move was a choice that can be taken back; a throw stands.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.record.moves().last().is_some_and(|mv| !G::is_throw(*mv))
    }

    /// Returns the series with this game in it, if it has ended (E3).
    #[must_use]
    pub fn series(&self) -> Series {
        let mut series = Series::of(self.record.head());
        if let Some(standings) = self.game().standings() {
            let points = standings.into_iter().map(G::points);
            series.add(self.record.head().names.iter().zip(points));
        }
        series
    }
}

impl<G: Rotate> Table<G> {
    /// Returns the table after `act`; `None` where it cannot be done and nothing changes.
    #[must_use]
    pub fn after(&self, act: &Act<G>) -> Option<Table<G>> {
        match act {
            Act::Throw => self.played(self.record.next_throw()?),
            Act::Play(mv) => self.played(*mv),
            Act::TakeBack if self.can_take_back() => {
                let record = self.record.cut(self.record.moves().len() - 1);
                let happenings = told(&record);
                Some(Table {
                    fresh: happenings.len(),
                    happenings: Rc::new(happenings),
                    record,
                    acts: self.acts.wrapping_add(1),
                })
            }
            Act::TakeBack => None,
            Act::Rematch { seed, date } => {
                let setup = self.game().setup();
                let next = G::first(setup).next(self.game().seats());
                let head = Head {
                    names: self.record.head().names.clone(),
                    seed: G::THROWS.then_some(*seed),
                    date: date.clone(),
                    extra: self.series().kept_in(&self.record.head().extra),
                };
                let record = Record::begin(G::beginning_with(setup, next), head).ok()?;
                let mut table = Table::open(record, *seed);
                table.acts = self.acts.wrapping_add(1);
                Some(table)
            }
        }
    }

    fn played(&self, mv: G::Move) -> Option<Table<G>> {
        let mut table = self.clone();
        let mut fresh = Vec::new();
        table.record.play(mv, &mut fresh).ok()?;
        table.fresh = table.happenings.len();
        Rc::make_mut(&mut table.happenings).append(&mut fresh);
        table.acts = self.acts.wrapping_add(1);
        Some(table)
    }
}

/// Lists everything that happened in a game.
fn told<G: Notation>(record: &Record<G>) -> Vec<G::Happening> {
    let mut happenings = Vec::new();
    let mut game = record.start().clone();
    for &mv in record.moves() {
        // The record has played each of these moves.
        let _ = game.play(mv, &mut happenings);
    }
    happenings
}
