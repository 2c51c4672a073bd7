//! The hunt: one mother and the hyena, who take turns, as one chain of pairs of states.
//!
//! What becomes of a mother depends on the hyena and on herself alone: the others neither move nor shield her, and the
//! game goes on while she is on her way. With several mothers the numbers eaten add up.

use super::hyena::Den;
use super::pays::Pays;
use super::ways::{HOME, NOTHING, Ways};

/// Who chooses, and how the other one pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// The mother chooses what is best for her; the hyena pays at once.
    Shelter,
    /// The mother pays in this way; the hyena pays at once.
    Prey(Pays),
    /// The mother pays in this way; the hyena chooses what is best for it.
    Stalk(Pays),
}

/// What the three ends are worth to the one who asks.
#[derive(Clone, Copy, Debug)]
struct Worth {
    safe: f64,
    late: f64,
    eaten: f64,
}

/// The values of one state of the hyena with each state of the mother, by layer and place in the list.
#[derive(Clone, Debug, Default)]
struct Row {
    /// When the hyena is about to pay or throw.
    hyena: Vec<f64>,
    /// When the mother is.
    mother: Vec<f64>,
}

/// The values of a rectangle of pairs.
#[derive(Clone, Debug)]
pub(super) struct Hunt {
    mode: Mode,
    /// The mother's states, and the place of each in the list.
    list: Vec<usize>,
    place: Vec<u32>,
    rows: Vec<Row>,
}

/// One player's choice: what it is worth if nothing leads back to this pair, and the chances that something does.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    sum: f64,
    /// To the same player in the same pair.
    own: f64,
    /// To the other player in the same pair.
    other: f64,
}

/// Where the layers of a pair have settled.
const SETTLED: f64 = 1e-13;

impl Mode {
    fn worth(self) -> Worth {
        match self {
            // E2 puts late half-way between safe and eaten.
            Mode::Shelter => Worth { safe: 1.0, late: 0.5, eaten: 0.0 },
            Mode::Prey(_) | Mode::Stalk(_) => Worth { safe: 0.0, late: 0.0, eaten: 1.0 },
        }
    }
}

/// What is looked into while a table is made.
struct Field<'a> {
    ways: &'a Ways,
    den: &'a Den,
    shares: &'a [f64],
}

impl Hunt {
    /// Solves all pairs that can follow the mother's state `root` and the hyena's state `lair`; `shares` are the mother's
    /// where the mode lets her not choose. Rows that are needed no more are dropped unless `keep`.
    pub fn solve(mode: Mode, ways: &Ways, den: &Den, shares: &[f64], (root, lair): (usize, usize), keep: bool) -> Hunt {
        let list = ways.from(root);
        let mut place = vec![NOTHING; ways.len()];
        for (i, n) in list.iter().enumerate() {
            place[*n] = i as u32;
        }
        let mut hunt = Hunt { mode, list, place, rows: vec![Row::default(); den.len()] };
        let field = Field { ways, den, shares };
        let needed = needed(den, lair);
        for h in (lair..den.len()).rev().filter(|h| needed[*h].is_some()) {
            hunt.fill(&field, h);
            if !keep {
                for (row, lowest) in hunt.rows.iter_mut().zip(&needed).skip(h + 1) {
                    // What the first state itself looks at stays: its choice is asked for.
                    if lowest.is_some_and(|lowest| lowest >= h && lowest > lair) {
                        *row = Row::default();
                    }
                }
            }
        }
        hunt
    }

    /// Returns what paying and throwing now are worth to the mother in `state`; paying `None` where nothing can be paid.
    pub fn mothers_choice(
        &self,
        ways: &Ways,
        den: &Den,
        (state, h): (usize, usize),
        layer: usize,
    ) -> (Option<f64>, f64) {
        let field = Field { ways, den, shares: &[] };
        let (i, row, len) = (self.place[state] as usize, &self.rows[h], self.list.len());
        let line = self.mother_throws(&field, h, i, layer);
        let throw = line.sum + line.own * row.mother[layer * len + i] + line.other * row.hyena[i];
        (self.mother_pays(&field, h, i, layer), throw)
    }

    /// Returns what paying and throwing now are worth to the hyena in state `h` with the mother in `state`.
    pub fn hyenas_choice(
        &self,
        ways: &Ways,
        den: &Den,
        (state, h): (usize, usize),
        layer: usize,
    ) -> (Option<f64>, f64) {
        let field = Field { ways, den, shares: &[] };
        let (i, row, len) = (self.place[state] as usize, &self.rows[h], self.list.len());
        let line = self.hyena_throws(&field, h, i, layer);
        let throw = line.sum + line.own * row.hyena[layer * len + i] + line.other * row.mother[i];
        (den.pay(h).map(|to| self.rows[to].hyena[layer * len + i]), throw)
    }

    fn fill(&mut self, field: &Field, h: usize) {
        let (len, layers) = (self.list.len(), field.ways.layers);
        self.rows[h] = Row { hyena: vec![0.0; len * layers], mother: vec![0.0; len * layers] };
        for i in (0..len).rev() {
            if layers == 1 {
                let (hyena, mother) = self.pair(field, h, i);
                self.rows[h].hyena[i] = hyena;
                self.rows[h].mother[i] = mother;
            } else {
                self.settle(field, h, i);
            }
        }
    }

    /// Solves one pair: two equations in two unknowns, for each way to choose.
    fn pair(&self, field: &Field, h: usize, i: usize) -> (f64, f64) {
        let hyena = self.hyena_throws(field, h, i, 0);
        let mother = self.mother_throws(field, h, i, 0);
        let released = field.den.pay(h).map(|to| Line { sum: self.rows[to].hyena[i], ..Line::default() });
        let paid = self.mother_pays(field, h, i, 0).map(|sum| Line { sum, ..Line::default() });
        let solve = |hyena: Line, mother: Line| {
            let determinant = (1.0 - hyena.own) * (1.0 - mother.own) - hyena.other * mother.other;
            if determinant <= f64::EPSILON {
                return (0.0, 0.0);
            }
            let x = (hyena.sum * (1.0 - mother.own) + hyena.other * mother.sum) / determinant;
            (x, (mother.sum + mother.other * x) / (1.0 - mother.own).max(f64::EPSILON))
        };
        match self.mode {
            Mode::Shelter => {
                let hyena = released.unwrap_or(hyena);
                let thrown = solve(hyena, mother);
                match paid.map(|paid| solve(hyena, paid)) {
                    Some(paid) if paid.1 >= thrown.1 => paid,
                    _ => thrown,
                }
            }
            Mode::Prey(_) => solve(released.unwrap_or(hyena), mixed(paid, mother, field.shares[self.list[i]])),
            Mode::Stalk(_) => {
                let mother = mixed(paid, mother, field.shares[self.list[i]]);
                let thrown = solve(hyena, mother);
                match released.map(|released| solve(released, mother)) {
                    Some(released) if released.0 >= thrown.0 => released,
                    _ => thrown,
                }
            }
        }
    }

    /// Solves a pair whose layers lead to each other, by going round until nothing changes.
    fn settle(&mut self, field: &Field, h: usize, i: usize) {
        let (len, layers) = (self.list.len(), field.ways.layers);
        for _ in 0..100_000 {
            let mut change: f64 = 0.0;
            for layer in (0..layers).rev() {
                let at = layer * len + i;
                let thrown = self.hyena_throws(field, h, i, layer).sum;
                let released = field.den.pay(h).map(|to| self.rows[to].hyena[at]);
                let hyena = match (self.mode, released) {
                    (_, None) => thrown,
                    (Mode::Stalk(_), Some(released)) => released.max(thrown),
                    (_, Some(released)) => released,
                };
                let thrown = self.mother_throws(field, h, i, layer);
                let paid = self.mother_pays(field, h, i, layer);
                let mother = match self.mode {
                    Mode::Shelter => paid.map_or(thrown.sum, |paid| paid.max(thrown.sum)),
                    Mode::Prey(_) | Mode::Stalk(_) => {
                        let share = field.shares[layer * field.ways.len() + self.list[i]];
                        mixed(paid.map(|sum| Line { sum, ..Line::default() }), thrown, share).sum
                    }
                };
                let row = &mut self.rows[h];
                change = change.max((row.hyena[at] - hyena).abs()).max((row.mother[at] - mother).abs());
                row.hyena[at] = hyena;
                row.mother[at] = mother;
            }
            if change < SETTLED {
                break;
            }
        }
    }

    fn hyena_throws(&self, field: &Field, h: usize, i: usize, layer: usize) -> Line {
        let (ways, worth, len) = (field.ways, self.mode.worth(), self.list.len());
        let day = ways.road.day(ways.state(self.list[i]));
        let mut line = Line::default();
        for ((step, &chance), &ends) in field.den.next(h).iter().zip(&ways.chances).zip(ways.ends(layer)) {
            let eaten = day.is_some_and(|day| (step.eats.0..step.eats.1).contains(&day));
            line.sum += chance
                * match step.to {
                    _ if eaten => worth.eaten,
                    None => worth.late,
                    Some(to) if to as usize == h && ways.layers == 1 => {
                        *if ends { &mut line.other } else { &mut line.own } += chance;
                        0.0
                    }
                    Some(to) if ends => self.rows[to as usize].mother[i],
                    Some(to) => self.rows[to as usize].hyena[ways.later(layer) * len + i],
                };
        }
        line
    }

    fn mother_throws(&self, field: &Field, h: usize, i: usize, layer: usize) -> Line {
        let (ways, worth, len) = (field.ways, self.mode.worth(), self.list.len());
        let (n, row) = (self.list[i], &self.rows[h]);
        let mut line = Line::default();
        for ((&to, &chance), &ends) in ways.next(n).iter().zip(&ways.chances).zip(ways.ends(layer)) {
            line.sum += chance
                * match to {
                    HOME => worth.safe,
                    to if to as usize == n && ways.layers == 1 => {
                        *if ends { &mut line.other } else { &mut line.own } += chance;
                        0.0
                    }
                    to if ends => row.hyena[self.place[to as usize] as usize],
                    to => row.mother[ways.later(layer) * len + self.place[to as usize] as usize],
                };
        }
        line
    }

    fn mother_pays(&self, field: &Field, h: usize, i: usize, layer: usize) -> Option<f64> {
        match field.ways.pay(self.list[i]) {
            NOTHING => None,
            HOME => Some(self.mode.worth().safe),
            to => Some(self.rows[h].mother[layer * self.list.len() + self.place[to as usize] as usize]),
        }
    }
}

fn mixed(paid: Option<Line>, throw: Line, share: f64) -> Line {
    let Some(paid) = paid else { return throw };
    let rest = 1.0 - share;
    Line { sum: paid.sum * share + throw.sum * rest, own: throw.own * rest, other: throw.other * rest }
}

/// Returns, for each state that can follow `lair`, the lowest one that looks at it.
fn needed(den: &Den, lair: usize) -> Vec<Option<usize>> {
    let mut lowest = vec![None; den.len()];
    lowest[lair] = Some(lair);
    for h in lair..den.len() {
        if lowest[h].is_some() {
            let next = den.next(h).iter().filter_map(|step| step.to.map(|to| to as usize));
            for to in next.chain(den.pay(h)) {
                lowest[to] = lowest[to].or(Some(h));
            }
        }
    }
    lowest
}
