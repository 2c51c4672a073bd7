//! Who begins, and the next game with another beginning; of each game.

use crate::games::Seat;
use crate::games::hyena::Chase;
use crate::games::jekinje::Sowing;
use crate::record::Notation;

/// A game that can be played again with another player beginning.
pub trait Rotate: Notation {
    /// Returns who begins in `setup`.
    fn first(setup: &Self::Setup) -> Seat;

    /// Returns `setup` with `seat` beginning.
    #[must_use]
    fn beginning_with(setup: &Self::Setup, seat: Seat) -> Self::Setup;
}

impl Rotate for Chase {
    fn first(setup: &Self::Setup) -> Seat {
        setup.first
    }

    fn beginning_with(setup: &Self::Setup, seat: Seat) -> Self::Setup {
        Self::Setup { first: seat, ..*setup }
    }
}

impl Rotate for Sowing {
    fn first(setup: &Self::Setup) -> Seat {
        setup.start.to_move
    }

    fn beginning_with(setup: &Self::Setup, seat: Seat) -> Self::Setup {
        let mut setup = *setup;
        setup.start.to_move = seat;
        setup
    }
}
