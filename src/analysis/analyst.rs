//! The analyst, who keeps what was worked out for one position for the next ones of the same game.

use super::homecoming::Homecoming;
use super::hunt::{Hunt, Mode};
use super::hyena::{Den, is_hyenas};
use super::mother::{Road, layer};
use super::pays::Pays;
use super::race::{Choice, best_reply, first_home, first_turns, nobody_home};
use super::ways::Ways;
use crate::games::hyena::{Chase, Fate, Fee, Setup};
use crate::games::{Game, Seat, ToAct};
use std::rc::Rc;

/// What the value of an advice counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The chance to win, 0 to 1: no mother is home yet.
    Win,
    /// To come home uneaten when the game is won by another: safe is worth 1, late 1/2, eaten 0 (E2).
    Shelter,
    /// How many mothers the hyena eats, in the mean.
    Hunt,
}

/// What is best for the seat to act.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What to pay now; `None` to throw.
    pub pay: Option<Fee>,
    /// What that is worth if all that follows is chosen as `aim` and `docs/odds.md` tell.
    pub value: f64,
    /// The other choices, with what they are worth; none where only a throw can come.
    pub alternatives: Vec<(Option<Fee>, f64)>,
    /// What is counted.
    pub aim: Aim,
    /// How many mothers the hyena hunts; 0 unless that is the aim.
    pub prey: u8,
}

/// Works out odds for positions of one setup, and keeps what the next position can use again.
///
/// Any position may be asked about: one of other rules, days or sticks makes the analyst begin anew.
#[derive(Clone, Debug)]
pub struct Analyst {
    ways: Ways,
    shares: Vec<(Pays, Rc<[f64]>)>,
    /// In the order of their keys.
    times: Vec<(Key, Rc<Homecoming>)>,
    den: Option<Rc<Den>>,
    /// Whole tables, where they are small.
    hunts: Vec<(Mode, Rc<Hunt>)>,
}

/// How she pays, the number of her state and her throws in the turn.
type Key = (Pays, usize, usize);

/// How many distributions are kept, of some hundred numbers each.
const MOST_TIMES: usize = 4096;
/// How many pairs of states a table may have that is kept whole: 16 bytes each.
const MOST_PAIRS: usize = 1 << 20;
/// How near two values count as the same; then it is better to have paid.
const SAME: f64 = 1e-9;

/// Returns each seat's chance to be home first, by seat, if all pay in this way: exact to 10⁻⁹, and 1 and 0 once a mother
/// is home. For several positions of a game, [`Analyst`] is faster.
#[must_use]
pub fn win_chances(game: &Chase, pays: Pays) -> Vec<f64> {
    Analyst::new(game.setup()).win_chances(game, &[pays])
}

/// Returns what is best for the seat to act, the others paying as `others` says; `None` when the game is over.
#[must_use]
pub fn best(game: &Chase, others: Pays) -> Option<Advice> {
    Analyst::new(game.setup()).best(game, &[others])
}

impl Advice {
    /// Says whether the value is that of one choice and a plain rule after it, not of the best choices to the end: so for a
    /// hyena with more than one mother to hunt.
    #[must_use]
    pub fn is_rollout(&self) -> bool {
        self.prey > 1
    }
}

impl Analyst {
    /// Prepares for games of a setup: finds every state that a mother can come to.
    #[must_use]
    pub fn new(setup: &Setup) -> Analyst {
        Analyst {
            ways: Ways::new(Road::new(*setup)),
            shares: Vec::new(),
            times: Vec::new(),
            den: None,
            hunts: Vec::new(),
        }
    }

    /// Returns how many states a mother can come to.
    #[must_use]
    pub fn states(&self) -> usize {
        self.ways.len()
    }

    /// Returns each seat's chance to be home first, by seat. `pays` has one way to pay for each seat; the last one holds for
    /// all seats after it, and without any all pay at once.
    #[must_use]
    pub fn win_chances(&mut self, game: &Chase, pays: &[Pays]) -> Vec<f64> {
        let mut wins = vec![0.0; usize::from(game.seats())];
        if let Some(winner) = game.winner() {
            wins[winner.index()] = 1.0;
            return wins;
        }
        let times = self.homecomings(game, pays);
        for (seat, win) in in_order(game).iter().zip(first_home(&times)) {
            wins[seat.index()] = win;
        }
        wins
    }

    /// Returns the chance that the first mother comes home in each turn of her own, the one under way or else her next one
    /// counting as the first; all later ones together have at most [`super::TAIL`]. `pays` is as in
    /// [`Analyst::win_chances`]. Nothing once a mother is home.
    #[must_use]
    pub fn first_home_turns(&mut self, game: &Chase, pays: &[Pays]) -> Vec<f64> {
        if game.winner().is_some() {
            return Vec::new();
        }
        let times = self.homecomings(game, pays);
        first_turns(&times)
    }

    /// Returns when each mother comes home, in the order in which they throw; all are on their way.
    fn homecomings(&mut self, game: &Chase, pays: &[Pays]) -> Vec<Rc<Homecoming>> {
        let times: Option<Vec<_>> =
            in_order(game).into_iter().map(|seat| self.homecoming(game, seat, of(pays, seat))).collect();
        times.unwrap_or_default()
    }

    /// Returns when the mother of `seat` comes home if nothing eats her, in turns of her own, the one under way included;
    /// `None` when she is home or eaten.
    pub fn homecoming(&mut self, game: &Chase, seat: Seat, pays: Pays) -> Option<Rc<Homecoming>> {
        self.attend(game);
        let root = self.ways.number(self.ways.road.of(game, seat)?)?;
        let layer = if acts(game, seat) { layer(game) } else { 0 };
        let key = (pays, root, layer);
        let mut place = match self.times.binary_search_by_key(&key, |(key, _)| *key) {
            Ok(known) => return Some(Rc::clone(&self.times[known].1)),
            Err(place) => place,
        };
        let shares = self.shares(pays);
        let time = Rc::new(Homecoming::follow(&self.ways, &shares, root, layer));
        if self.times.len() >= MOST_TIMES {
            self.times.clear();
            place = 0;
        }
        self.times.insert(place, (key, Rc::clone(&time)));
        Some(time)
    }

    /// Returns what a mother pays now who only wants to be home in the fewest turns ([`Pays::Fastest`]); the hyena pays at
    /// once.
    pub fn fastest(&mut self, game: &Chase) -> Option<Fee> {
        let fee = game.payment()?;
        if is_hyenas(fee) {
            return Some(fee);
        }
        self.attend(game);
        let ToAct::Seat(seat) = game.to_act() else { return None };
        let n = self.ways.number(self.ways.road.of(game, seat)?)?;
        let share = self.shares(Pays::Fastest)[layer(game) * self.ways.len() + n];
        (share > 0.0).then_some(fee)
    }

    /// Returns what is best for the seat to act; `None` when the game is over.
    ///
    /// `others` is as in [`Analyst::win_chances`], and what it says of the seat to act is not looked at. While the race goes
    /// on, the value is the chance to win, exact to 10⁻⁹, by the best of all plans that do not look at what the others will
    /// throw; who asks again at each choice wins that or more. Of the hunt see `docs/odds.md`.
    pub fn best(&mut self, game: &Chase, others: &[Pays]) -> Option<Advice> {
        let (ToAct::Seat(seat) | ToAct::Chance(seat)) = game.to_act() else { return None };
        self.attend(game);
        let prey = game.mothers().iter().filter(|mother| mother.fate() == Fate::Travelling).count() as u8;
        let prey = if game.winner() == Some(seat) { prey } else { 0 };
        let (aim, choice) = match game.winner() {
            None => (Aim::Win, self.wins_most(game, seat, others)?),
            Some(winner) if winner == seat => (Aim::Hunt, self.eats_most(game, others)?),
            Some(_) => (Aim::Shelter, self.shelters_best(game, seat)?),
        };
        let throw = (None, choice.throw);
        let pay = game.payment().zip(choice.pay).map(|(fee, value)| (Some(fee), value));
        let (best, other) = match pay {
            None => (throw, None),
            Some(pay) if pay.1 >= throw.1 - SAME => (pay, Some(throw)),
            Some(pay) => (throw, Some(pay)),
        };
        Some(Advice { pay: best.0, value: best.1, alternatives: other.into_iter().collect(), aim, prey })
    }

    fn wins_most(&mut self, game: &Chase, seat: Seat, others: &[Pays]) -> Option<Choice> {
        let seats = in_order(game);
        let times = seats.iter().filter(|other| **other != seat);
        let times: Option<Vec<_>> = times.map(|&other| self.homecoming(game, other, of(others, other))).collect();
        let times = times?;
        let weights = nobody_home(&times);
        let root = self.ways.number(self.ways.road.of(game, seat)?)?;
        Some(best_reply(&self.ways, &weights, root, layer(game)))
    }

    fn shelters_best(&mut self, game: &Chase, seat: Seat) -> Option<Choice> {
        let den = self.den();
        let pair = (self.ways.number(self.ways.road.of(game, seat)?)?, den.number(&self.ways.road, game)?);
        let hunt = self.hunt(Mode::Shelter, pair, &den);
        let (pay, throw) = hunt.mothers_choice(&self.ways, &den, pair, layer(game));
        Some(Choice { pay, throw })
    }

    fn eats_most(&mut self, game: &Chase, others: &[Pays]) -> Option<Choice> {
        let den = self.den();
        let h = den.number(&self.ways.road, game)?;
        let travelling = |seat: &Seat| game.mothers()[seat.index()].fate() == Fate::Travelling;
        let prey: Vec<Seat> = Seat::first(game.seats()).filter(travelling).collect();
        let mut choice = Choice { pay: den.pay(h).map(|_| 0.0), throw: 0.0 };
        for &seat in &prey {
            let pays = of(others, seat);
            // Against one mother all that follows can be the best; against several it is what a prompt hyena does.
            let mode = if prey.len() == 1 { Mode::Stalk(pays) } else { Mode::Prey(pays) };
            let pair = (self.ways.number(self.ways.road.of(game, seat)?)?, h);
            let hunt = self.hunt(mode, pair, &den);
            let (pay, throw) = hunt.hyenas_choice(&self.ways, &den, pair, layer(game));
            choice = Choice { pay: choice.pay.zip(pay).map(|(sum, pay)| sum + pay), throw: choice.throw + throw };
        }
        Some(choice)
    }

    fn hunt(&mut self, mode: Mode, pair: (usize, usize), den: &Den) -> Rc<Hunt> {
        if let Some((_, hunt)) = self.hunts.iter().find(|(of, _)| *of == mode) {
            return Rc::clone(hunt);
        }
        let shares = match mode {
            Mode::Shelter => Rc::from([]),
            Mode::Prey(pays) | Mode::Stalk(pays) => self.shares(pays),
        };
        let keep = self.ways.len() * den.len() * self.ways.layers <= MOST_PAIRS;
        let from = if keep { (0, 0) } else { pair };
        let hunt = Rc::new(Hunt::solve(mode, &self.ways, den, &shares, from, keep));
        if keep {
            self.hunts.push((mode, Rc::clone(&hunt)));
        }
        hunt
    }

    fn den(&mut self) -> Rc<Den> {
        Rc::clone(self.den.get_or_insert_with(|| Rc::new(Den::new(&self.ways.road))))
    }

    fn shares(&mut self, pays: Pays) -> Rc<[f64]> {
        if let Some((_, shares)) = self.shares.iter().find(|(of, _)| *of == pays) {
            return Rc::clone(shares);
        }
        let shares = Rc::from(pays.shares(&self.ways));
        self.shares.push((pays, Rc::clone(&shares)));
        shares
    }

    /// Begins anew when `game` is of other rules, days or sticks; seats do not matter to one mother.
    fn attend(&mut self, game: &Chase) {
        let (own, asked) = (self.ways.road.setup(), game.setup());
        if (own.rules, own.days, own.flat) != (asked.rules, asked.days, asked.flat) {
            *self = Analyst::new(asked);
        }
    }
}

/// Lists the seats in the order in which they throw, the one to act first.
fn in_order(game: &Chase) -> Vec<Seat> {
    let (ToAct::Seat(first) | ToAct::Chance(first)) = game.to_act() else { return Vec::new() };
    std::iter::successors(Some(first), |seat| Some(seat.next(game.seats()))).take(usize::from(game.seats())).collect()
}

fn acts(game: &Chase, seat: Seat) -> bool {
    matches!(game.to_act(), ToAct::Seat(to_act) | ToAct::Chance(to_act) if to_act == seat)
}

fn of(pays: &[Pays], seat: Seat) -> Pays {
    pays.get(seat.index()).or(pays.last()).copied().unwrap_or(Pays::Prompt)
}
