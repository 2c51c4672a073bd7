//! The position: where everyone stands, what the ledgers hold, and what can be asked of it.

use super::moves::{Fee, Move};
use super::rules::{Errands, Lock, Rules};
use super::setup::Setup;
use crate::chance::Odds;
use crate::games::{Seat, ToAct};

/// A place on the spiral: 0 is the village, the number of days is the well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day(pub u8);

/// A number of tabas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tabas(pub u32);

/// Which way someone goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// From the village to the well.
    Out,
    /// From the well to the village, from the moment of standing at the well.
    Back,
}

/// What has become of a mother.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// Neither home nor eaten.
    Travelling,
    /// Home from the well.
    Home,
    /// Eaten by the hyena.
    Eaten,
}

/// How a seat ended (E2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// Home first.
    Won,
    /// Home before the end.
    Safe,
    /// Neither home nor eaten when the game ended.
    Late,
    /// Eaten, the heavier loss.
    Eaten,
}

/// A player's mother and line of the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mother {
    pub(super) at: Day,
    pub(super) stage: Stage,
    pub(super) bank: u32,
    pub(super) tabas: Tabas,
}

/// The hyena, once it is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hyena {
    pub(super) player: Seat,
    pub(super) at: Day,
    pub(super) stage: HyenaStage,
}

/// A game in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Chase {
    pub(super) setup: Setup,
    pub(super) odds: Odds,
    pub(super) mothers: [Mother; Setup::MOST_SEATS as usize],
    pub(super) hyena: Option<Hyena>,
    pub(super) turn: Seat,
    pub(super) throws: u8,
    pub(super) over: bool,
}

/// How far a mother has come; `Out` and `Back` are free to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    InVillage,
    Out,
    AtWell(Errand),
    Back,
    Home,
    Eaten(Way),
}

/// What a mother at the well has to pay next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Errand {
    Drink,
    Wash,
    SetOut,
    Six,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HyenaStage {
    InVillage,
    Out,
    AtWell,
    Back,
}

impl Chase {
    /// Returns the rules played by.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.setup.rules
    }

    /// Returns the well's place.
    #[must_use]
    pub fn well(&self) -> Day {
        Day(self.setup.days.0)
    }

    /// Lists the mothers, by seat.
    #[must_use]
    pub fn mothers(&self) -> &[Mother] {
        &self.mothers[..usize::from(self.setup.seats)]
    }

    /// Returns the hyena, once it is won.
    #[must_use]
    pub fn hyena(&self) -> Option<&Hyena> {
        self.hyena.as_ref()
    }

    /// Returns the winner, once a mother is home (M6).
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        self.hyena.map(|hyena| hyena.player)
    }

    /// Returns the odds of a throw.
    #[must_use]
    pub fn odds(&self) -> &Odds {
        &self.odds
    }

    /// Returns how often the seat to act has thrown in its turn.
    #[must_use]
    pub fn throws_in_turn(&self) -> u8 {
        self.throws
    }

    /// Says who acts next: a seat that can pay has a choice, otherwise only a throw can come.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        match self.payment() {
            _ if self.over => ToAct::Over,
            Some(_) => ToAct::Seat(self.turn),
            None => ToAct::Chance(self.turn),
        }
    }

    /// Returns what the seat to act can pay now (M3); never more than one thing at a time.
    #[must_use]
    #[inline]
    pub fn payment(&self) -> Option<Fee> {
        self.due().filter(|(_, price)| *price <= self.mothers[self.turn.index()].tabas).map(|(fee, _)| fee)
    }

    /// Returns what is to be paid where the seat to act stands, whether its ledger holds enough or not.
    #[must_use]
    #[inline]
    pub fn due(&self) -> Option<(Fee, Tabas)> {
        self.due_of(self.turn)
    }

    /// Returns what `seat`, which must be one of this game's, will have to pay where it stands when its turn comes.
    #[must_use]
    #[inline]
    pub fn due_of(&self, seat: Seat) -> Option<(Fee, Tabas)> {
        if self.over {
            return None;
        }
        let rules = &self.setup.rules;
        let (fee, price) = match self.hyena {
            Some(hyena) if hyena.player == seat => match (hyena.stage, rules.hyena_leave, rules.hyena_drink) {
                (HyenaStage::InVillage, Lock::Pay(price), _) => (Fee::Release, price),
                (HyenaStage::AtWell, _, Lock::Pay(price)) => (Fee::HyenaDrink, price),
                _ => return None,
            },
            _ => self.mother_due(self.mothers.get(seat.index())?)?,
        };
        Some((fee, Tabas(u32::from(price))))
    }

    #[inline]
    fn mother_due(&self, mother: &Mother) -> Option<(Fee, u8)> {
        let rules = &self.setup.rules;
        // The two stages in which she is nearly always, before the others.
        let (days, top_up) = match mother.stage {
            Stage::Out => (self.setup.days.0 - mother.at.0, rules.top_up),
            Stage::Back => (mother.at.0, rules.home_top_up),
            _ => return self.waiting_due(mother),
        };
        // Only on a day: not in the village, not at the well.
        let on_a_day = mother.at.0 > 0 && mother.at.0 < self.setup.days.0;
        (on_a_day && top_up.allows(days)).then_some((Fee::MissingDays(days), days))
    }

    /// Returns what sets a mother free who waits in the village or at the well.
    fn waiting_due(&self, mother: &Mother) -> Option<(Fee, u8)> {
        let rules = &self.setup.rules;
        match mother.stage {
            Stage::InVillage => match rules.leave {
                Lock::Pay(price) => Some((Fee::Leave, price)),
                Lock::Taba | Lock::Six => None,
            },
            Stage::AtWell(errand) => match (errand, rules.errands) {
                (Errand::Drink, Errands::Fees { drink, .. }) => Some((Fee::Drink, drink)),
                (Errand::Wash, Errands::Fees { wash, .. }) => Some((Fee::Wash, wash)),
                (Errand::SetOut, Errands::Fees { set_out, .. }) => Some((Fee::SetOut, set_out)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Lists every legal move: what can be paid, then every fall.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.over {
            return Vec::new();
        }
        self.payment().map(Move::Pay).into_iter().chain(self.odds.iter().map(|(fall, _)| Move::Throw(fall))).collect()
    }

    /// Returns how each seat ended, by seat (E2); `None` while the game goes on.
    #[must_use]
    pub fn standings(&self) -> Option<Vec<Standing>> {
        let standing = |(seat, mother): (usize, &Mother)| match mother.fate() {
            Fate::Home if self.winner() == Some(Seat::new(seat as u8)) => Standing::Won,
            Fate::Home => Standing::Safe,
            Fate::Travelling => Standing::Late,
            Fate::Eaten => Standing::Eaten,
        };
        self.over.then(|| self.mothers().iter().enumerate().map(standing).collect())
    }
}

impl Mother {
    /// Returns where she stands, or stood when she was eaten.
    #[must_use]
    pub fn at(&self) -> Day {
        self.at
    }

    /// Returns which way she goes, or went when she was eaten.
    #[must_use]
    pub fn way(&self) -> Way {
        match self.stage {
            Stage::InVillage | Stage::Out => Way::Out,
            Stage::AtWell(_) | Stage::Back | Stage::Home => Way::Back,
            Stage::Eaten(way) => way,
        }
    }

    /// Returns what has become of her.
    #[must_use]
    pub fn fate(&self) -> Fate {
        match self.stage {
            Stage::Home => Fate::Home,
            Stage::Eaten(_) => Fate::Eaten,
            _ => Fate::Travelling,
        }
    }

    /// Says whether the next points move her.
    #[must_use]
    pub fn is_free(&self) -> bool {
        matches!(self.stage, Stage::Out | Stage::Back)
    }

    /// Returns her points marked in the sand.
    #[must_use]
    pub fn bank(&self) -> u32 {
        self.bank
    }

    /// Returns the tabas on her player's ledger, the hyena's when the player has won it (H1).
    #[must_use]
    pub fn tabas(&self) -> Tabas {
        self.tabas
    }
}

impl Hyena {
    /// Returns who plays it.
    #[must_use]
    pub fn player(&self) -> Seat {
        self.player
    }

    /// Returns where it stands.
    #[must_use]
    pub fn at(&self) -> Day {
        self.at
    }

    /// Returns which way it goes.
    #[must_use]
    pub fn way(&self) -> Way {
        match self.stage {
            HyenaStage::InVillage | HyenaStage::Out => Way::Out,
            HyenaStage::AtWell | HyenaStage::Back => Way::Back,
        }
    }

    /// Says whether the next points move it.
    #[must_use]
    pub fn is_free(&self) -> bool {
        matches!(self.stage, HyenaStage::Out | HyenaStage::Back)
    }
}

impl Standing {
    /// Returns the points it counts in a series (E3).
    #[must_use]
    pub fn points(self) -> u32 {
        match self {
            Standing::Won => crate::games::WIN_POINTS,
            Standing::Safe => 1,
            Standing::Late | Standing::Eaten => 0,
        }
    }

    /// Returns the word used in records.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Standing::Won => "won",
            Standing::Safe => "safe",
            Standing::Late => "late",
            Standing::Eaten => "eaten",
        }
    }
}
