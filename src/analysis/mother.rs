//! One mother alone: while the race goes on nobody touches her, so this is all that decides when she is home.

use super::states::State;
use crate::chance::{Fall, Odds};
use crate::games::hyena::{Chase, Errands, Fate, Fee, Lock, Points, Reach, Setup, TopUp, TurnEnd, Way};
use crate::games::{Game, Seat};

/// How far she has come. The order is that of the way: nobody ever goes back in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Stage {
    Village,
    Out,
    Drink,
    Wash,
    SetOut,
    Six,
    Back,
}

/// A mother's state. A throw or a payment leaves it as it was or makes it greater, so that its order is one in which
/// equations can be solved one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Alone {
    pub stage: Stage,
    /// Her bank while she waits, at most one more than the days; her day on the way out; the days that lie behind her on
    /// the way back.
    pub done: u16,
    /// Her tabas, at most what she can still spend ([`Road::cap`]).
    pub tabas: u16,
}

impl Stage {
    const ALL: [Stage; 7] =
        [Stage::Village, Stage::Out, Stage::Drink, Stage::Wash, Stage::SetOut, Stage::Six, Stage::Back];
}

impl From<Alone> for State {
    fn from(alone: Alone) -> State {
        [alone.stage as u16, alone.done, alone.tabas]
    }
}

impl From<State> for Alone {
    fn from([stage, done, tabas]: State) -> Alone {
        Alone { stage: Stage::ALL[usize::from(stage)], done, tabas }
    }
}

/// The rules as far as they matter to one mother.
#[derive(Clone, Debug)]
pub(super) struct Road {
    setup: Setup,
    odds: Odds,
    well: u16,
}

impl Road {
    pub fn new(setup: Setup) -> Road {
        Road { setup, odds: Odds::of(setup.rules.lots, setup.flat), well: u16::from(setup.days.0) }
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Lists the falls with their chances.
    pub fn falls(&self) -> Vec<(Fall, f64)> {
        let total = f64::from(self.odds.total());
        self.odds.iter().map(|(fall, weight)| (fall, f64::from(weight) / total)).collect()
    }

    /// Returns how many counts of throws in a turn differ: 1 where only the 2 ends it.
    pub fn layers(&self) -> usize {
        match self.setup.rules.turn {
            TurnEnd::Two => 1,
            TurnEnd::NotSix => 3,
        }
    }

    /// Says whether `fall`, thrown after `layer` throws of a turn, ends it (T1).
    pub fn ends(&self, fall: Fall, layer: usize) -> bool {
        match self.setup.rules.turn {
            TurnEnd::Two => fall == Fall::Points(2),
            TurnEnd::NotSix => fall != Fall::Points(6) || layer >= 2,
        }
    }

    pub fn start(&self) -> Alone {
        let stage = if self.setup.rules.leave == Lock::Pay(0) { Stage::Out } else { Stage::Village };
        Alone { stage, done: 0, tabas: 0 }
    }

    /// Returns one more than the most of each part of a state.
    pub fn sizes(&self) -> State {
        [Stage::ALL.len() as u16, self.well + 2, self.cap(Stage::Village, 0) + 1]
    }

    /// Takes a seat's mother out of a game; `None` when she is home or eaten.
    pub fn of(&self, game: &Chase, seat: Seat) -> Option<Alone> {
        let mother = game.mothers().get(seat.index())?;
        if mother.fate() != Fate::Travelling {
            return None;
        }
        let at = u16::from(mother.at().0);
        let bank = |most: u16| mother.bank().min(u32::from(most)) as u16;
        let (stage, done) = match (mother.way(), mother.is_free()) {
            (Way::Out, false) => (Stage::Village, bank(self.well + 1)),
            (Way::Out, true) => (Stage::Out, at),
            (Way::Back, true) => (Stage::Back, self.well - at),
            (Way::Back, false) => {
                let stage = match game.due_of(seat) {
                    Some((Fee::Drink, _)) => Stage::Drink,
                    Some((Fee::Wash, _)) => Stage::Wash,
                    Some((Fee::SetOut, _)) => Stage::SetOut,
                    _ => Stage::Six,
                };
                (stage, bank(self.well))
            }
        };
        Some(self.capped(stage, done, mother.tabas().0.min(u32::from(u16::MAX)) as u16))
    }

    /// Returns the day on which she can be eaten, if she stands on one.
    pub fn day(&self, alone: Alone) -> Option<u16> {
        let day = match alone.stage {
            Stage::Out => alone.done,
            Stage::Back => self.well - alone.done,
            _ => return None,
        };
        (day > 0 && day < self.well).then_some(day)
    }

    /// Returns what is to be paid and its price, whether she has it or not (M3, M4).
    pub fn due(&self, alone: Alone) -> Option<(Fee, u16)> {
        let rules = &self.setup.rules;
        let on_a_day = |missing: u16, top_up: TopUp| {
            (missing > 0 && missing < self.well && top_up.allows(missing as u8))
                .then_some((Fee::MissingDays(missing as u8), missing))
        };
        let [drink, wash, set_out] = self.errands();
        match alone.stage {
            Stage::Village => match rules.leave {
                Lock::Pay(price) => Some((Fee::Leave, u16::from(price))),
                Lock::Taba | Lock::Six => None,
            },
            Stage::Out => on_a_day(self.well - alone.done, rules.top_up),
            Stage::Drink => Some((Fee::Drink, drink)),
            Stage::Wash => Some((Fee::Wash, wash)),
            Stage::SetOut => Some((Fee::SetOut, set_out)),
            Stage::Six => None,
            Stage::Back => on_a_day(self.well - alone.done, rules.home_top_up),
        }
    }

    /// Returns what can be paid now.
    pub fn payment(&self, alone: Alone) -> Option<Fee> {
        self.due(alone).filter(|(_, price)| *price <= alone.tabas).map(|(fee, _)| fee)
    }

    /// Pays what is due, which must be payable; `None` is home.
    pub fn paid(&self, alone: Alone) -> Option<Alone> {
        let price = self.due(alone).map_or(0, |(_, price)| price);
        let tabas = alone.tabas.saturating_sub(price);
        match alone.stage {
            Stage::Village => Some(self.goes_out(0, tabas, alone.done)),
            Stage::Out => Some(self.goes_out(alone.done, tabas, price)),
            Stage::Back => None,
            stage => self.next_errand(stage, tabas, alone.done),
        }
    }

    /// Throws; `None` is home.
    pub fn thrown(&self, alone: Alone, fall: Fall) -> Option<Alone> {
        let rules = &self.setup.rules;
        let Alone { stage, done, tabas } = alone;
        let points = match fall {
            Fall::Taba if stage == Stage::Village && rules.leave == Lock::Taba => {
                return Some(self.goes_out(0, tabas + 1, done));
            }
            Fall::Taba => return Some(self.capped(stage, done, tabas + 1)),
            Fall::Points(points) => u16::from(points),
        };
        let kept = |kept: Points, most: u16| match kept {
            Points::Lost => Some(alone),
            Points::Banked => Some(Alone { done: (done + points).min(most), ..alone }),
        };
        match stage {
            Stage::Village if points == 6 && rules.leave == Lock::Six => Some(self.goes_out(1, tabas, done)),
            // More than reaches the well from the village passes it, however much more.
            Stage::Village => kept(rules.village_points, self.well + 1),
            Stage::Out => Some(self.goes_out(done, tabas, points)),
            Stage::Six if points == 6 => self.next_errand(Stage::Six, tabas, done),
            Stage::Back if points > self.well - done && rules.home == Reach::Exactly => Some(alone),
            Stage::Back => self.goes_back(done, tabas, points),
            // A bank that reaches home reaches it, however much more it is (M5).
            _ => kept(rules.well_points, self.well),
        }
    }

    /// Returns the most that she can still spend: each fee to come is paid once at most, so more tabas change nothing.
    fn cap(&self, stage: Stage, done: u16) -> u16 {
        let rules = &self.setup.rules;
        let days = |top_up: TopUp, missing: u16| match top_up {
            TopUp::Any => missing,
            TopUp::AtMost(most) => missing.min(u16::from(most)),
        };
        let [drink, wash, set_out] = self.errands();
        let whole = self.well - 1;
        let home = days(rules.home_top_up, whole);
        let errands = drink + wash + set_out;
        match stage {
            Stage::Village => {
                let leave = if let Lock::Pay(price) = rules.leave { u16::from(price) } else { 0 };
                leave + days(rules.top_up, whole) + errands + home
            }
            Stage::Out => days(rules.top_up, whole.min(self.well - done)) + errands + home,
            Stage::Drink => errands + home,
            Stage::Wash => wash + set_out + home,
            Stage::SetOut => set_out + home,
            Stage::Six => home,
            Stage::Back => days(rules.home_top_up, whole.min(self.well - done)),
        }
    }

    fn capped(&self, stage: Stage, done: u16, tabas: u16) -> Alone {
        Alone { stage, done, tabas: tabas.min(self.cap(stage, done)) }
    }

    fn errands(&self) -> [u16; 3] {
        match self.setup.rules.errands {
            Errands::Fees { drink, wash, set_out } => [drink, wash, set_out].map(u16::from),
            Errands::Six => [0; 3],
        }
    }

    fn goes_out(&self, from: u16, tabas: u16, points: u16) -> Alone {
        let missing = self.well - from;
        if points > missing && self.setup.rules.well == Reach::Exactly {
            self.capped(Stage::Out, from, tabas)
        } else if points < missing {
            self.capped(Stage::Out, from + points, tabas)
        } else {
            self.arrives(tabas)
        }
    }

    /// Comes to the first errand at the well, with an empty bank.
    fn arrives(&self, tabas: u16) -> Alone {
        if self.setup.rules.errands == Errands::Six {
            return self.capped(Stage::Six, 0, tabas);
        }
        let first = [Stage::Drink, Stage::Wash, Stage::SetOut].into_iter().zip(self.errands());
        let first = first.filter(|(_, price)| *price > 0).map(|(stage, _)| stage).next();
        self.capped(first.unwrap_or(Stage::Back), 0, tabas)
    }

    fn next_errand(&self, stage: Stage, tabas: u16, bank: u16) -> Option<Alone> {
        let after = [Stage::Drink, Stage::Wash, Stage::SetOut].into_iter().zip(self.errands());
        match after.filter(|(next, price)| *next > stage && *price > 0).map(|(next, _)| next).next() {
            Some(next) => Some(self.capped(next, bank, tabas)),
            None => self.goes_back(0, tabas, bank),
        }
    }

    fn goes_back(&self, done: u16, tabas: u16, points: u16) -> Option<Alone> {
        (done + points < self.well).then(|| self.capped(Stage::Back, done + points, tabas))
    }
}

/// Returns how many throws of the turn count for its end, 0 where only the 2 ends it.
pub(super) fn layer(game: &Chase) -> usize {
    match game.setup().rules.turn {
        TurnEnd::Two => 0,
        TurnEnd::NotSix => usize::from(game.throws_in_turn().min(2)),
    }
}
