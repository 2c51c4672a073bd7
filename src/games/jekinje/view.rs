//! The board as the player to move sees it: what a search looks at, without stores and history.

use super::board::Board;
use super::happening::Rest;
use super::hole::{A, B, Hole, Way, hole_seen_by, seen_by};
use super::lap::{Lift, Sown};
use super::moves::{Move, Playable};
use super::options::{Direction, Next, Options};
use super::state::Sowing;
use crate::games::Seat;

/// The board turned so that the holes of the player to move are the first six.
///
/// Both players sow alike, so what can come of a position does not depend on who is to move, only on what that player sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View(Board);

/// What a move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// The opponent is to move and sees this; the mover captured so many seeds, perhaps none.
    Turn(View, u8),
    /// The sowing never ends, and that ends the game (J9).
    Endless,
}

impl View {
    /// Turns the board for `seat` to move.
    #[must_use]
    #[inline]
    pub const fn new(board: Board, seat: Seat) -> View {
        if seat.index() == B.index() { View(board) } else { View(board.turned()) }
    }

    /// Returns the board as it is seen: the mover's row is that of seat B.
    #[must_use]
    #[inline]
    pub const fn board(self) -> Board {
        self.0
    }

    /// Returns the board's bytes as one number below 2 to the power of 96, the mover's first hole lowest.
    #[must_use]
    #[inline]
    pub const fn packed(self) -> u128 {
        self.0.0
    }

    /// Returns how many more seeds lie in the mover's row than in the other.
    #[must_use]
    #[inline]
    pub const fn lead(self) -> i32 {
        self.0.row(B) as i32 - self.0.row(A) as i32
    }

    /// Returns the seeds in all holes.
    #[must_use]
    #[inline]
    pub const fn seeds(self) -> u8 {
        self.0.row(B) + self.0.row(A)
    }

    /// Finds the moves of the player to move, whose holes are those of seat B here: J1, J7.
    #[must_use]
    #[inline]
    pub fn playable(self, options: Options) -> Playable {
        Playable::of(self.0, B, options.direction == Direction::Either)
    }

    /// Makes `mv`, which may be made, sowing by `sow`, and turns the board for the opponent: J1 to J6.
    #[inline]
    pub fn after(self, mv: Move, options: Options, sow: impl FnOnce(Lift) -> Sown) -> After {
        let Some(first) = Lift::new(seen_by(mv.way, self.0), hole_seen_by(mv.way, mv.hole)) else {
            return After::Turn(View(self.0.turned()), 0);
        };
        let Sown::Rests { board, hole, .. } = sow(first) else { return After::Endless };
        let (board, last) = (seen_by(mv.way, board), hole_seen_by(mv.way, hole));
        match harvest(board, last, mv.way, B, options.next) {
            Ok((left, seeds)) => After::Turn(View(left.turned()), seeds),
            Err(_) => After::Turn(View(board.turned()), 0),
        }
    }

    /// Returns the move in this view that `mv` of `seat` is, and the other way round.
    #[must_use]
    pub fn turned_move(mv: Move, seat: Seat) -> Move {
        if seat == B { mv } else { Move { hole: mv.hole.opposite(), way: mv.way } }
    }
}

impl Sowing {
    /// Returns the board as the player to move sees it.
    #[must_use]
    pub fn view(&self) -> View {
        View::new(self.board, self.turn)
    }

    /// Lists the positions since the last capture as the one to move in each saw it, in order, the present one last.
    ///
    /// They belong to the two players in turn. These are what a repetition is known by (J9).
    #[must_use]
    pub fn views(&self) -> impl DoubleEndedIterator<Item = View> + ExactSizeIterator {
        self.seen.iter().map(|key| {
            let turn = if key >> TURN & 1 == 0 { B } else { A };
            View::new(Board(key & (TURN_BIT - 1)), turn)
        })
    }
}

const TURN: u32 = 8 * Hole::COUNT as u32;
const TURN_BIT: u128 = 1 << TURN;

/// Takes the last seed and the next hole where they are captured, and returns the board left and the seeds taken: J3 to J6.
///
/// # Errors
/// Why nothing is captured.
#[inline]
pub(super) fn harvest(board: Board, last: Hole, way: Way, seat: Seat, next_is: Next) -> Result<(Board, u8), Rest> {
    let next = last.next(way);
    let left = board.without(last).without(next);
    if board.seeds(last) > 1 {
        Err(Rest::OnSeeds)
    } else if last.owner() == seat {
        Err(Rest::OwnHole)
    } else if next.owner() == seat && next_is == Next::Opponent {
        Err(Rest::NextOwn)
    } else if board.seeds(next) == 0 {
        Err(Rest::NextEmpty)
    } else if left.is_empty(seat.next(2)) {
        Err(Rest::WouldStarve)
    } else {
        Ok((left, board.seeds(next) + 1))
    }
}
