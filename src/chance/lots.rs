//! What can be thrown and what each fall counts (RULES.md, "The lots").

use std::fmt;

/// What one throw counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fall {
    /// A *taba*: nothing moves, one more on the thrower's ledger (T2).
    Taba,
    /// Days, 1 to 6.
    Points(u8),
}

/// The five ways to throw (RULES.md, "The lots").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lots {
    /// Three split sticks: 1 white is a taba, 2 whites 2, 3 whites 3, no white 6.
    ThreeSticks,
    /// Three dice by parity: as the sticks, with evens for whites.
    ThreeDice,
    /// One die: 1, 4 and 5 are a taba, 2, 3 and 6 are days.
    OneDieTabas,
    /// One plain die: its pips are days, there are no tabas.
    PlainDie,
    /// Three sticks by Davies' count: 3 whites are 4 days.
    DaviesSticks,
}

/// How often a stick falls with its flat side up, in hundredths, 5 to 95.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flat(u8);

/// A share of flat sides outside 5 to 95 hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFlat;

impl Flat {
    /// The least share, in hundredths.
    pub const LEAST: u8 = 5;
    /// The greatest.
    pub const MOST: u8 = 95;
    /// A fair stick.
    pub const FAIR: Flat = Flat(50);

    /// Takes a share in hundredths.
    ///
    /// # Errors
    /// `NotFlat` outside 5 to 95.
    pub fn hundredths(share: u8) -> Result<Flat, NotFlat> {
        if (Flat::LEAST..=Flat::MOST).contains(&share) { Ok(Flat(share)) } else { Err(NotFlat) }
    }

    /// Returns the share in hundredths.
    #[must_use]
    pub fn as_hundredths(self) -> u8 {
        self.0
    }
}

impl fmt::Display for NotFlat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the flat side falls up between 0.05 and 0.95 of the time")
    }
}

impl std::error::Error for NotFlat {}

impl Lots {
    /// All ways to throw, in the order of RULES.md.
    pub const ALL: [Lots; 5] =
        [Lots::ThreeSticks, Lots::ThreeDice, Lots::OneDieTabas, Lots::PlainDie, Lots::DaviesSticks];

    /// Returns what `whites` flat or even sides up count; `None` for the single dice.
    #[must_use]
    pub fn count(self, whites: u8) -> Option<Fall> {
        let three = match self {
            Lots::ThreeSticks | Lots::ThreeDice => 3,
            Lots::DaviesSticks => 4,
            Lots::OneDieTabas | Lots::PlainDie => return None,
        };
        match whites {
            0 => Some(Fall::Points(6)),
            1 => Some(Fall::Taba),
            2 => Some(Fall::Points(2)),
            3 => Some(Fall::Points(three)),
            _ => None,
        }
    }

    /// Returns what `pips` of the single die count; `None` for three lots or pips beyond 1 to 6.
    #[must_use]
    pub fn pips(self, pips: u8) -> Option<Fall> {
        match (self, pips) {
            (Lots::OneDieTabas, 1 | 4 | 5) => Some(Fall::Taba),
            (Lots::OneDieTabas, 2 | 3 | 6) | (Lots::PlainDie, 1..=6) => Some(Fall::Points(pips)),
            _ => None,
        }
    }

    /// Says whether sticks are thrown, so that their bias matters.
    #[must_use]
    pub fn are_sticks(self) -> bool {
        matches!(self, Lots::ThreeSticks | Lots::DaviesSticks)
    }

    /// Says whether a taba can be thrown at all.
    #[must_use]
    pub fn have_tabas(self) -> bool {
        self != Lots::PlainDie
    }

    /// Says whether a single day can be thrown: without one, a mother a day short needs a taba.
    #[must_use]
    pub fn have_one(self) -> bool {
        self == Lots::PlainDie
    }

    /// Says whether some run of throws adds up to exactly `days`.
    #[must_use]
    pub fn can_add_up_to(self, days: u8) -> bool {
        match self {
            Lots::PlainDie => true,
            Lots::DaviesSticks => days.is_multiple_of(2),
            Lots::ThreeSticks | Lots::ThreeDice | Lots::OneDieTabas => days != 1,
        }
    }
}
