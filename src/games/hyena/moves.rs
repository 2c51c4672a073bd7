//! What can be done in a turn, and why something cannot.

use super::state::Tabas;
use crate::chance::Fall;
use std::fmt;

/// One act in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// The lots were thrown and fell so.
    Throw(Fall),
    /// Tabas are paid (M3).
    Pay(Fee),
}

/// What tabas are paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fee {
    /// To leave the village.
    Leave,
    /// So many missing days, to the well or home (M4).
    MissingDays(u8),
    /// The mother's drink at the well.
    Drink,
    /// The clothes washed at the well.
    Wash,
    /// The way back from the well.
    SetOut,
    /// The hyena's way out of the village.
    Release,
    /// The hyena's drink.
    HyenaDrink,
}

/// Why a move may not be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// These lots do not fall so.
    NoSuchFall(Fall),
    /// This is not to be paid here.
    NotDue(Fee),
    /// It is to be paid here, but the ledger does not hold enough.
    TooDear {
        /// For what.
        fee: Fee,
        /// What it costs.
        price: Tabas,
        /// What the ledger holds.
        held: Tabas,
    },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Over => f.write_str("the game is over"),
            Illegal::NoSuchFall(Fall::Taba) => f.write_str("these lots throw no taba"),
            Illegal::NoSuchFall(Fall::Points(points)) => write!(f, "these lots throw no {points}"),
            Illegal::NotDue(fee) => write!(f, "{} is not to be paid here", fee.name()),
            Illegal::TooDear { fee, price, held } => {
                write!(f, "{} costs {} tabas and the ledger holds {}", fee.name(), price.0, held.0)
            }
        }
    }
}

impl std::error::Error for Illegal {}

impl Fee {
    fn name(self) -> &'static str {
        match self {
            Fee::Leave => "leaving the village",
            Fee::MissingDays(_) => "that number of missing days",
            Fee::Drink => "the drink at the well",
            Fee::Wash => "the washing",
            Fee::SetOut => "setting out",
            Fee::Release => "the hyena's release",
            Fee::HyenaDrink => "the hyena's drink",
        }
    }
}
