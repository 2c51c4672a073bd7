//! What a move did, told once: pictures, sentences, sounds and messages are each a function of this list.

use super::moves::Fee;
use super::state::{Day, Tabas, Way};
use crate::chance::Fall;
use crate::games::Seat;

/// One thing that happened. Mothers are named by their seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// The lots fell.
    Threw {
        /// Whose throw.
        seat: Seat,
        /// What it counts.
        fall: Fall,
    },
    /// A taba was marked on the ledger (T2).
    Kept {
        /// Whose ledger.
        seat: Seat,
        /// What it holds now.
        held: Tabas,
    },
    /// Someone may move from now on.
    Freed {
        /// Who.
        mover: Mover,
        /// Where she or it stands.
        at: Day,
    },
    /// Someone moved along the spiral.
    Moved {
        /// Who.
        mover: Mover,
        /// From here.
        from: Day,
        /// To here.
        to: Day,
        /// In this direction.
        way: Way,
    },
    /// Points were marked in the sand (M1).
    Banked {
        /// Whose.
        seat: Seat,
        /// So many.
        points: u8,
        /// What lies there now.
        bank: u32,
    },
    /// Points were lost.
    Lost {
        /// Whose throw.
        seat: Seat,
        /// Thrown or banked points.
        points: u32,
        /// For this reason.
        why: Why,
    },
    /// Tabas were paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// For what.
        fee: Fee,
        /// How many.
        price: Tabas,
        /// What is left.
        held: Tabas,
    },
    /// Someone stands at the well.
    AtWell {
        /// Who.
        mover: Mover,
    },
    /// A mother is home: the first wins the hyena (M6), the others are safe.
    Home {
        /// Whose mother.
        seat: Seat,
    },
    /// The first mother is home: the game is won, and the hyena with it (M6).
    Won {
        /// By whom.
        seat: Seat,
    },
    /// The hyena ate a mother (H5).
    Ate {
        /// Whose mother.
        seat: Seat,
        /// Where.
        day: Day,
    },
    /// The hyena is back in the village (E1).
    HyenaHome,
    /// The lots go to the next player.
    Passed {
        /// Who throws now.
        to: Seat,
    },
    /// The game is over (E1).
    Over,
}

/// Who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// The mother of a seat.
    Mother(Seat),
    /// The hyena, played by the winner.
    Hyena,
}

/// Why points were lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// She may not leave the village yet (M1).
    InVillage,
    /// She waits at the well (M1).
    WaitsAtWell,
    /// They would pass the well.
    PassesWell,
    /// They would pass the village.
    PassesHome,
    /// The hyena may not move yet (H2).
    HyenaWaits,
    /// They would take the hyena past the well (H4).
    HyenaPassesWell,
}
