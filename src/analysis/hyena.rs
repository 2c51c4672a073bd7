//! The hyena alone, which pays as soon as it can unless it is said.

use super::mother::Road;
use super::states::{Numbers, State};
use crate::chance::Fall;
use crate::games::hyena::{Catch, Chase, Fee, Lock, Reach, Way};

/// How far the hyena has come; ordered as [`super::mother::Stage`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Stage {
    Village,
    Out,
    Well,
    Back,
}

/// The hyena's state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prowl {
    stage: Stage,
    /// The days behind it in its direction.
    done: u16,
    tabas: u16,
}

impl Stage {
    const ALL: [Stage; 4] = [Stage::Village, Stage::Out, Stage::Well, Stage::Back];
}

impl From<Prowl> for State {
    fn from(prowl: Prowl) -> State {
        [prowl.stage as u16, prowl.done, prowl.tabas]
    }
}

impl From<State> for Prowl {
    fn from([stage, done, tabas]: State) -> Prowl {
        Prowl { stage: Stage::ALL[usize::from(stage)], done, tabas }
    }
}

/// One fall of the hyena's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The state that follows; `None` when it is back in the village.
    pub to: Option<u32>,
    /// The days on which it eats, first and one past the last.
    pub eats: (u16, u16),
}

/// All states of the hyena, in their order, with what each throw and payment makes of them.
#[derive(Clone, Debug)]
pub(super) struct Den {
    len: usize,
    numbers: Numbers,
    falls: usize,
    next: Vec<Step>,
    pay: Vec<Option<u32>>,
}

impl Den {
    pub fn new(road: &Road) -> Den {
        let falls = road.falls();
        let rules = Lair(road);
        let (numbers, states) = Numbers::find(rules.start().into(), rules.sizes(), &mut |state, found| {
            let state = Prowl::from(state);
            let thrown = falls.iter().filter_map(|(fall, _)| rules.thrown(state, *fall).0);
            thrown.chain(rules.paid(state)).for_each(|next| found(next.into()));
        });
        let number = |state: Option<Prowl>| state.and_then(|state| numbers.of(state.into()));
        let (mut next, mut pay) = (Vec::new(), Vec::new());
        for &state in &states {
            let state = Prowl::from(state);
            next.extend(falls.iter().map(|(fall, _)| {
                let (to, eats) = rules.thrown(state, *fall);
                Step { to: number(to), eats }
            }));
            pay.push(number(rules.paid(state)));
        }
        Den { falls: falls.len(), len: states.len(), next, pay, numbers }
    }

    pub fn len(&self) -> usize {
        self.len
    }

    /// Finds the hyena of a game; `None` while nobody has won it.
    pub fn number(&self, road: &Road, game: &Chase) -> Option<usize> {
        let hyena = game.hyena()?;
        let at = u16::from(hyena.at().0);
        let well = u16::from(game.well().0);
        let (stage, done) = match (hyena.way(), hyena.is_free()) {
            (Way::Out, false) => (Stage::Village, 0),
            (Way::Out, true) => (Stage::Out, at),
            (Way::Back, false) => (Stage::Well, 0),
            (Way::Back, true) => (Stage::Back, well - at),
        };
        let tabas = game.mothers()[hyena.player().index()].tabas().0.min(u32::from(u16::MAX)) as u16;
        self.numbers.of(Lair(road).capped(stage, done, tabas).into()).map(|n| n as usize)
    }

    pub fn next(&self, n: usize) -> &[Step] {
        &self.next[n * self.falls..(n + 1) * self.falls]
    }

    pub fn pay(&self, n: usize) -> Option<usize> {
        self.pay[n].map(|to| to as usize)
    }
}

/// The rules as far as they matter to the hyena.
struct Lair<'a>(&'a Road);

impl Lair<'_> {
    fn start(&self) -> Prowl {
        let open = self.0.setup().rules.hyena_leave == Lock::Pay(0);
        Prowl { stage: if open { Stage::Out } else { Stage::Village }, done: 0, tabas: 0 }
    }

    /// Returns one more than the most of each part of a state.
    fn sizes(&self) -> State {
        let well = u16::from(self.0.setup().days.0);
        [Stage::ALL.len() as u16, well + 1, self.release() + self.drink() + 1]
    }

    fn capped(&self, stage: Stage, done: u16, tabas: u16) -> Prowl {
        let cap = match stage {
            Stage::Village => self.release() + self.drink(),
            Stage::Out | Stage::Well => self.drink(),
            Stage::Back => 0,
        };
        Prowl { stage, done, tabas: tabas.min(cap) }
    }

    fn release(&self) -> u16 {
        price(self.0.setup().rules.hyena_leave)
    }

    fn drink(&self) -> u16 {
        price(self.0.setup().rules.hyena_drink)
    }

    fn paid(&self, prowl: Prowl) -> Option<Prowl> {
        let rules = &self.0.setup().rules;
        let (lock, price, to) = match prowl.stage {
            Stage::Village => (rules.hyena_leave, self.release(), Stage::Out),
            Stage::Well => (rules.hyena_drink, self.drink(), Stage::Back),
            _ => return None,
        };
        let left = prowl.tabas.checked_sub(price).filter(|_| matches!(lock, Lock::Pay(_)))?;
        Some(self.capped(to, 0, left))
    }

    /// Returns what follows a throw, and on which days mothers are eaten by it (H2 to H5).
    fn thrown(&self, prowl: Prowl, fall: Fall) -> (Option<Prowl>, (u16, u16)) {
        let setup = self.0.setup();
        let (rules, well) = (&setup.rules, u16::from(setup.days.0));
        let Prowl { stage, done, tabas } = prowl;
        let none = (0, 0);
        let Fall::Points(points) = fall else { return (Some(self.capped(stage, done, tabas + 1)), none) };
        let stride = u16::from(points) * u16::from(rules.hyena_pace);
        let left = well - done;
        match stage {
            Stage::Village if points == 6 && rules.hyena_leave == Lock::Six => {
                (Some(self.capped(Stage::Out, 1, tabas)), none)
            }
            Stage::Well if points == 6 && rules.hyena_drink == Lock::Six => {
                (Some(self.capped(Stage::Back, 0, tabas)), none)
            }
            Stage::Village | Stage::Well => (Some(prowl), none),
            Stage::Out => {
                let exact = u16::from(points) <= left.div_ceil(u16::from(rules.hyena_pace));
                if rules.hyena_well == Reach::Exactly && !exact {
                    return (Some(prowl), none);
                }
                let to = if stride < left {
                    self.capped(Stage::Out, done + stride, tabas)
                } else {
                    let drinks = rules.hyena_drink != Lock::Pay(0);
                    self.capped(if drinks { Stage::Well } else { Stage::Back }, 0, tabas)
                };
                (Some(to), none)
            }
            Stage::Back => {
                let to = left.saturating_sub(stride);
                let first = match rules.hyena_eats {
                    Catch::Reached => to,
                    Catch::Passed => to + 1,
                };
                let next = (to > 0).then(|| self.capped(Stage::Back, well - to, tabas));
                (next, (first.max(1), left))
            }
        }
    }
}

fn price(lock: Lock) -> u16 {
    match lock {
        Lock::Pay(price) => u16::from(price),
        Lock::Taba | Lock::Six => 0,
    }
}

/// Says whether a fee is the hyena's.
pub(super) fn is_hyenas(fee: Fee) -> bool {
    matches!(fee, Fee::Release | Fee::HyenaDrink)
}
