//! What a game is, and one room for each game. Rules hold no generator, no clock, no storage and no sentences.

pub mod hyena;
pub mod jekinje;

use std::fmt::Debug;

/// A player's place at the table, counted from 0; a person reads it from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// A player has something to choose; where the game has throws, throwing is one of the choices.
    Seat(Seat),
    /// Only a throw can come, and this player makes it.
    Chance(Seat),
    /// Nobody: the game is over.
    Over,
}

/// Someone who is told what happens.
pub trait Sink<H> {
    /// Whether anything is heard; what is told for nobody need not be worked out.
    const LISTENS: bool = true;

    /// Takes in one happening.
    fn tell(&mut self, happening: H);
}

/// A listener that hears nothing, at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deaf;

/// A game of perfect information with or without throws, whole in its position.
///
/// A setup is unchecked, a game is valid; a move that is refused changes nothing.
pub trait Game: Clone + Debug + PartialEq + Sized {
    /// What can be chosen before the game, unchecked.
    type Setup: Clone + Debug + PartialEq;
    /// One act: a choice, or a throw that fell.
    type Move: Copy + Debug + PartialEq;
    /// One thing that a move did.
    type Happening: Clone + Debug + PartialEq;
    /// Why a setup makes no game.
    type Refusal: std::error::Error + PartialEq;
    /// Why a move may not be made.
    type Illegal: std::error::Error + PartialEq;
    /// How one seat ended.
    type Standing: Copy + Debug + PartialEq;

    /// Whether anybody throws in this game; without throws a seed decides nothing.
    const THROWS: bool;

    /// Begins a game.
    ///
    /// # Errors
    /// What is wrong with the setup.
    fn new(setup: Self::Setup) -> Result<Self, Self::Refusal>;

    /// Returns what the game was begun with.
    fn setup(&self) -> &Self::Setup;

    /// Returns how many seats there are.
    fn seats(&self) -> u8;

    /// Says who acts next.
    fn to_act(&self) -> ToAct;

    /// Lists every legal move, throws included, each once.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Returns the throw that the uniform number `lot` stands for; `None` where nobody throws.
    fn throw(&self, lot: u64) -> Option<Self::Move>;

    /// Says whether `mv` is a throw, decided by chance and not by a person.
    fn is_throw(mv: Self::Move) -> bool;

    /// Plays `mv` and tells `sink` what it did, in order.
    ///
    /// # Errors
    /// Why the move is illegal; the game is then as it was and nothing was told.
    fn play(&mut self, mv: Self::Move, sink: &mut impl Sink<Self::Happening>) -> Result<(), Self::Illegal>;

    /// Returns how each seat ended, by seat; `None` while the game goes on.
    fn standings(&self) -> Option<Vec<Self::Standing>>;

    /// Returns what a standing counts in a series, [`WIN_POINTS`] for a win.
    fn points(standing: Self::Standing) -> u32;
}

impl ToAct {
    /// Returns whose turn it is, to choose or to throw.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            ToAct::Seat(seat) | ToAct::Chance(seat) => Some(seat),
            ToAct::Over => None,
        }
    }
}

/// What a win counts in a series (E3).
pub const WIN_POINTS: u32 = 3;

impl Seat {
    /// Takes an index from 0.
    #[must_use]
    pub const fn new(index: u8) -> Seat {
        Seat(index)
    }

    /// Returns the index from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number that a person reads, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns the seat that follows, of `count` in a ring.
    #[must_use]
    pub const fn next(self, count: u8) -> Seat {
        Seat(if self.0 + 1 < count { self.0 + 1 } else { 0 })
    }

    /// Lists the first `count` seats.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..count).map(Seat)
    }
}

impl<H> Sink<H> for Deaf {
    const LISTENS: bool = false;

    #[inline]
    fn tell(&mut self, _: H) {}
}

impl<H> Sink<H> for Vec<H> {
    #[inline]
    fn tell(&mut self, happening: H) {
        self.push(happening);
    }
}

/// Reads a number from 0 to 255 in its one canonical spelling: whatever rules can hold, a record can say.
pub(crate) fn number(text: &str) -> Option<u8> {
    let canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| canonical)
}
