//! A game as text: written, read strictly, replayed (RECORD.md). What is saved, shared and tested is this text.

mod error;
mod hyena;
mod jekinje;
mod kind;
mod name;
mod notation;
mod read;
mod tags;
mod write;

pub use error::{Brief, Detail, InBrief, InFull, Problem, ReadError};
pub use kind::Kind;
pub use name::{BadName, Name};
pub use notation::Notation;
pub use read::{MOST_BYTES, read, read_in_brief, read_watching};
pub use tags::{Tag, Tags};

use crate::chance::Seed;
use crate::games::{Game, Seat, Sink};

/// A game with its history: always valid, from the setup through every move to the position.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    head: Head,
    start: G,
    moves: Vec<G::Move>,
    comments: Vec<Comment>,
    game: G,
}

/// What stands above the moves besides the setup.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Head {
    /// The players' names, one for each seat.
    pub names: Vec<Name>,
    /// The seed that decides the throws; without one they come from elsewhere.
    pub seed: Option<Seed>,
    /// The day of the game, `YYYY-MM-DD`.
    pub date: Option<String>,
    /// Tags that this version does not know, kept as they are.
    pub extra: Vec<Tag>,
}

/// A remark between the moves.
#[derive(Clone, Debug, PartialEq)]
struct Comment {
    /// It follows so many moves.
    after: usize,
    /// It stands behind the mark of the turn that begins there.
    in_turn: bool,
    text: String,
}

impl<G: Game> Record<G> {
    /// Begins a game.
    ///
    /// # Errors
    /// What is wrong with the setup. A head with too few names is filled up with the seats' numbers, and one with too many
    /// is cut: a game is never lost for a name.
    pub fn begin(setup: G::Setup, mut head: Head) -> Result<Record<G>, G::Refusal> {
        let start = G::new(setup)?;
        head.names.truncate(usize::from(start.seats()));
        head.names.extend(Seat::first(start.seats()).skip(head.names.len()).map(Name::of_seat));
        Ok(Record { head, game: start.clone(), start, moves: Vec::new(), comments: Vec::new() })
    }

    /// Returns the position.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the position and drops what led to it.
    #[must_use]
    pub fn into_game(self) -> G {
        self.game
    }

    /// Returns what stands above the moves.
    #[must_use]
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// Returns the position before the first move.
    #[must_use]
    pub fn start(&self) -> &G {
        &self.start
    }

    /// Returns this record with `seed` deciding the throws to come, unless it has a seed or nobody throws.
    #[must_use]
    pub fn with_seed(mut self, seed: Seed) -> Record<G> {
        self.head.seed = self.head.seed.or(G::THROWS.then_some(seed));
        self
    }

    /// Returns this record with other names for its players. It stays as it is where these are not as many as the seats.
    #[must_use]
    pub fn with_names(mut self, names: &[Name]) -> Record<G> {
        if names.len() == self.head.names.len() {
            self.head.names = names.to_vec();
        }
        self
    }

    /// Lists the moves from the beginning.
    #[must_use]
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// Returns the number of throws made.
    #[must_use]
    pub fn throws(&self) -> u64 {
        self.moves.iter().filter(|mv| G::is_throw(**mv)).count() as u64
    }

    /// Returns the throw that the seed decides next; `None` without a seed or where nobody throws.
    #[must_use]
    pub fn next_throw(&self) -> Option<G::Move> {
        let mut stream = self.head.seed?.throws();
        stream.seek(self.throws());
        self.game.throw(stream.draw())
    }

    /// Plays a move, telling `sink` what it did.
    ///
    /// # Errors
    /// Why the move is illegal; the record is then as it was.
    pub fn play(&mut self, mv: G::Move, sink: &mut impl Sink<G::Happening>) -> Result<(), G::Illegal> {
        self.game.play(mv, sink)?;
        self.moves.push(mv);
        Ok(())
    }

    /// Returns this record cut after its first `len` moves.
    #[must_use]
    pub fn cut(&self, len: usize) -> Record<G> {
        let mut game = self.start.clone();
        let mut moves = Vec::with_capacity(len);
        for &mv in self.moves.iter().take(len) {
            if game.play(mv, &mut crate::games::Deaf).is_ok() {
                moves.push(mv);
            }
        }
        let comments = self.comments.iter().filter(|c| c.after <= moves.len()).cloned().collect();
        Record { head: self.head.clone(), start: self.start.clone(), moves, comments, game }
    }

    /// Calls `watch` with the start and with the position after each move.
    pub fn replay(&self, mut watch: impl FnMut(&G, Option<G::Move>)) {
        let mut game = self.start.clone();
        watch(&game, None);
        for &mv in &self.moves {
            if game.play(mv, &mut crate::games::Deaf).is_ok() {
                watch(&game, Some(mv));
            }
        }
    }
}
