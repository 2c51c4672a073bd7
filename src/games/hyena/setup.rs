//! What is chosen before the game, and why it may make no game.

use super::rules::{Errands, Lock, Reach, Rules, TopUp};
use crate::chance::Flat;
use crate::games::Seat;
use std::fmt;

/// The number of days from the village to the well, the texts' "N".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Days(pub u8);

/// What is chosen before the game, unchecked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// The length of the spiral, 6 to 200.
    pub days: Days,
    /// How many players, 2 to 12.
    pub seats: u8,
    /// Who throws first.
    pub first: Seat,
    /// How often a stick falls with its flat side up.
    pub flat: Flat,
}

/// Why a setup makes no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Fewer than 6 or more than 200 days.
    Days(u8),
    /// Fewer than 2 or more than 12 players.
    Seats(u8),
    /// The first player is none of the seats.
    First(Seat),
    /// Something must be paid, or waits for a taba, and the lots throw none.
    NoTabas,
    /// A mother one day short of the well could never reach it.
    WellOutOfReach,
    /// A mother one day short of home could never reach it.
    HomeOutOfReach,
    /// The hyena could never reach the well exactly.
    HyenaWellOutOfReach,
    /// The hyena cannot wait for "the first taba": its player has thrown many.
    HyenaTaba,
    /// The hyena goes 1 to 4 days for each point.
    Pace(u8),
}

impl Days {
    /// The shortest spiral.
    pub const LEAST: u8 = 6;
    /// The longest spiral.
    pub const MOST: u8 = 200;
    /// The lengths that are offered: short, middling, the drawing in `juego-de-la-hiena`, Bell's, a hundred squares.
    pub const OFFERED: [u8; 5] = [20, 36, 57, 81, 99];
}

impl Setup {
    /// The fewest players.
    pub const LEAST_SEATS: u8 = 2;
    /// The most players.
    pub const MOST_SEATS: u8 = 12;

    /// Checks that a game can be played to its end.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), Refusal> {
        if !(Days::LEAST..=Days::MOST).contains(&self.days.0) {
            return Err(Refusal::Days(self.days.0));
        }
        if !(Setup::LEAST_SEATS..=Setup::MOST_SEATS).contains(&self.seats) {
            return Err(Refusal::Seats(self.seats));
        }
        if self.first.index() >= usize::from(self.seats) {
            return Err(Refusal::First(self.first));
        }
        self.rules.check()
    }
}

impl Default for Setup {
    /// Two players, 36 days, Bell's rules, fair sticks.
    fn default() -> Setup {
        Setup { rules: Rules::BELL, days: Days(36), seats: 2, first: Seat::new(0), flat: Flat::FAIR }
    }
}

impl Rules {
    /// Checks that nobody can be stuck for ever.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), Refusal> {
        let waits_for_taba = |lock| matches!(lock, Lock::Taba | Lock::Pay(1..));
        let errands_cost = match self.errands {
            Errands::Fees { drink, wash, set_out } => drink > 0 || wash > 0 || set_out > 0,
            Errands::Six => false,
        };
        let needs_tabas = errands_cost
            || waits_for_taba(self.leave)
            || waits_for_taba(self.hyena_leave)
            || waits_for_taba(self.hyena_drink);
        if needs_tabas && !self.lots.have_tabas() {
            return Err(Refusal::NoTabas);
        }
        let stuck = |reach, top_up| reach == Reach::Exactly && !self.lots.have_one() && top_up == TopUp::AtMost(0);
        if stuck(self.well, self.top_up) {
            return Err(Refusal::WellOutOfReach);
        }
        if stuck(self.home, self.home_top_up) {
            return Err(Refusal::HomeOutOfReach);
        }
        if self.hyena_well == Reach::Exactly && !self.lots.have_one() {
            return Err(Refusal::HyenaWellOutOfReach);
        }
        if self.hyena_leave == Lock::Taba || self.hyena_drink == Lock::Taba {
            return Err(Refusal::HyenaTaba);
        }
        if !(1..=4).contains(&self.hyena_pace) {
            return Err(Refusal::Pace(self.hyena_pace));
        }
        Ok(())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Days(days) => write!(f, "the spiral has 6 to 200 days, not {days}"),
            Refusal::Seats(seats) => write!(f, "2 to 12 can play, not {seats}"),
            Refusal::First(seat) => write!(f, "seat {} cannot begin: there is no such seat", seat.number()),
            Refusal::NoTabas => f.write_str("these lots throw no tabas, and these rules ask for some"),
            Refusal::WellOutOfReach => f.write_str(
                "a mother one day short could never reach the well: no throw is 1 and no missing day may be paid",
            ),
            Refusal::HomeOutOfReach => f.write_str(
                "a mother one day short could never reach home: no throw is 1 and no missing day may be paid",
            ),
            Refusal::HyenaWellOutOfReach => f.write_str("the hyena could never reach the well exactly: no throw is 1"),
            Refusal::HyenaTaba => f.write_str("the hyena is set free by paying or by a 6, not by a first taba"),
            Refusal::Pace(pace) => write!(f, "the hyena goes 1 to 4 days for a point, not {pace}"),
        }
    }
}

impl std::error::Error for Refusal {}
