//! The rule sets as data of one type (RULES.md, "The rule sets").

use super::state::Way;
use crate::chance::Lots;

/// Every point in which the sources differ, each a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// What is thrown.
    pub lots: Lots,
    /// When a turn ends (T1).
    pub turn: TurnEnd,
    /// What lets a mother leave the village.
    pub leave: Lock,
    /// What becomes of points thrown before that (M1).
    pub village_points: Points,
    /// How the well is reached.
    pub well: Reach,
    /// How many missing days may be paid on the way out (M4).
    pub top_up: TopUp,
    /// What sets a mother free at the well.
    pub errands: Errands,
    /// What becomes of points thrown while she waits there (M1, M5).
    pub well_points: Points,
    /// How home is reached.
    pub home: Reach,
    /// How many missing days may be paid on the way home.
    pub home_top_up: TopUp,
    /// What lets the hyena leave the village; never [`Lock::Taba`].
    pub hyena_leave: Lock,
    /// Days the hyena goes for each point, 1 to 4.
    pub hyena_pace: u8,
    /// How the hyena reaches the well.
    pub hyena_well: Reach,
    /// What the hyena's drink costs; never [`Lock::Taba`].
    pub hyena_drink: Lock,
    /// Whom the hyena eats on its way back (H5).
    pub hyena_eats: Catch,
}

/// When a turn ends (T1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnEnd {
    /// With the 2, which is used first.
    Two,
    /// After a throw other than 6; at the latest after the third throw.
    NotSix,
}

/// What opens a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lock {
    /// Her player's first taba, which is kept.
    Taba,
    /// So many tabas, paid; 0 means that the way is open.
    Pay(u8),
    /// A thrown 6, which out of the village also steps to day 1.
    Six,
}

/// What becomes of points that cannot be used yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Points {
    /// They are lost.
    Lost,
    /// They are banked and used in one move later (M5).
    Banked,
}

/// How an end of the spiral is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// By the exact number; a throw that would pass it is lost. For the hyena see H4.
    Exactly,
    /// By any number that is enough; what is over falls away.
    Enough,
}

/// How many missing days may be paid, one taba a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TopUp {
    /// At most so many; 0 forbids it.
    AtMost(u8),
    /// Any number.
    Any,
}

/// What sets a mother free at the well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Errands {
    /// Fees in tabas, paid in this order; 0 leaves one out.
    Fees {
        /// To drink.
        drink: u8,
        /// To wash the clothes.
        wash: u8,
        /// To set out.
        set_out: u8,
    },
    /// A thrown 6.
    Six,
}

/// Whom the hyena eats on its way back (H5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Catch {
    /// Whom it reaches or passes.
    Reached,
    /// Whom it passes; sharing its day is safe.
    Passed,
}

/// The named rule sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Bell, *Board and Table Games from Many Civilizations*; the default.
    Bell,
    /// *El juego de la hiena*.
    Juego,
    /// *Гиена*, with three dice.
    ThreeDice,
    /// *Охота гиены*, with one die.
    OneDie,
    /// Davies 1925, among the Kababish of Kordofan.
    Davies,
}

impl Preset {
    /// All named rule sets, the default first.
    pub const ALL: [Preset; 5] = [Preset::Bell, Preset::Juego, Preset::ThreeDice, Preset::OneDie, Preset::Davies];

    /// Returns the name used in records and addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Bell => "bell",
            Preset::Juego => "juego",
            Preset::ThreeDice => "three-dice",
            Preset::OneDie => "one-die",
            Preset::Davies => "davies",
        }
    }

    /// Lists the names that records know, `custom` among them, as a sentence does.
    #[must_use]
    pub fn possible() -> String {
        format!("{} or custom", Preset::ALL.map(Preset::name).join(", "))
    }

    /// Finds a rule set by its name in records.
    #[must_use]
    pub fn named(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// Returns the rules themselves.
    #[must_use]
    pub fn rules(self) -> Rules {
        match self {
            Preset::Bell => Rules::BELL,
            Preset::Juego => Rules {
                lots: Lots::OneDieTabas,
                leave: Lock::Pay(1),
                village_points: Points::Banked,
                top_up: TopUp::AtMost(5),
                errands: Errands::Fees { drink: 0, wash: 2, set_out: 0 },
                ..Rules::BELL
            },
            Preset::ThreeDice => Rules { lots: Lots::ThreeDice, ..Rules::BELL },
            Preset::OneDie => Rules {
                lots: Lots::PlainDie,
                turn: TurnEnd::NotSix,
                leave: Lock::Six,
                top_up: TopUp::AtMost(0),
                errands: Errands::Six,
                well_points: Points::Lost,
                hyena_leave: Lock::Six,
                hyena_well: Reach::Exactly,
                hyena_drink: Lock::Six,
                ..Rules::BELL
            },
            Preset::Davies => Rules {
                lots: Lots::DaviesSticks,
                top_up: TopUp::AtMost(1),
                errands: Errands::Fees { drink: 2, wash: 1, set_out: 2 },
                home: Reach::Exactly,
                home_top_up: TopUp::AtMost(1),
                hyena_eats: Catch::Passed,
                ..Rules::BELL
            },
        }
    }
}

impl Rules {
    /// Bell's rules, from which the others are told as differences.
    pub const BELL: Rules = Rules {
        lots: Lots::ThreeSticks,
        turn: TurnEnd::Two,
        leave: Lock::Taba,
        village_points: Points::Lost,
        well: Reach::Exactly,
        top_up: TopUp::Any,
        errands: Errands::Fees { drink: 0, wash: 2, set_out: 2 },
        well_points: Points::Banked,
        home: Reach::Enough,
        home_top_up: TopUp::AtMost(0),
        hyena_leave: Lock::Pay(2),
        hyena_pace: 2,
        hyena_well: Reach::Enough,
        hyena_drink: Lock::Pay(10),
        hyena_eats: Catch::Reached,
    };

    /// Says whether no throws can bring a mother over the `days` that she misses, so that only paying can.
    #[must_use]
    pub fn is_out_of_reach(&self, way: Way, days: u8) -> bool {
        let reach = match way {
            Way::Out => self.well,
            Way::Back => self.home,
        };
        reach == Reach::Exactly && !self.lots.can_add_up_to(days)
    }

    /// Returns the named rule set that these rules are; `None` for custom rules.
    #[must_use]
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.rules() == *self)
    }
}

impl TopUp {
    /// Says whether `days` missing days may be paid.
    #[must_use]
    #[inline]
    pub fn allows(self, days: u8) -> bool {
        match self {
            TopUp::AtMost(most) => days <= most,
            TopUp::Any => true,
        }
    }
}
