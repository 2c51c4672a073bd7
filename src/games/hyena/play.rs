//! What a move does. Each function names the clauses of RULES.md that it carries out.

use super::happening::{Happening, Mover, Why};
use super::moves::{Fee, Illegal, Move};
use super::rules::{Catch, Errands, Lock, Points, Reach, TurnEnd};
use super::setup::{Refusal, Setup};
use super::state::{Chase, Day, Errand, Fate, Hyena, HyenaStage, Mother, Stage, Standing, Tabas, Way};
use crate::chance::{Fall, Odds};
use crate::games::{Game, Seat, Sink, ToAct};

impl Game for Chase {
    type Setup = Setup;
    type Move = Move;
    type Happening = Happening;
    type Refusal = Refusal;
    type Illegal = Illegal;
    type Standing = Standing;

    const THROWS: bool = true;

    fn new(setup: Setup) -> Result<Chase, Refusal> {
        setup.check()?;
        let stage = if setup.rules.leave == Lock::Pay(0) { Stage::Out } else { Stage::InVillage };
        let mother = Mother { at: Day(0), stage, bank: 0, tabas: Tabas(0) };
        Ok(Chase {
            setup,
            odds: Odds::of(setup.rules.lots, setup.flat),
            mothers: [mother; Setup::MOST_SEATS as usize],
            hyena: None,
            turn: setup.first,
            throws: 0,
            over: false,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn to_act(&self) -> ToAct {
        Chase::to_act(self)
    }

    fn legal_moves(&self) -> Vec<Move> {
        Chase::legal_moves(self)
    }

    fn throw(&self, lot: u64) -> Option<Move> {
        (!self.over).then(|| Move::Throw(self.odds.draw(lot)))
    }

    fn is_throw(mv: Move) -> bool {
        matches!(mv, Move::Throw(_))
    }

    fn play(&mut self, mv: Move, sink: &mut impl Sink<Happening>) -> Result<(), Illegal> {
        self.play_in_place(mv, sink)
    }

    fn standings(&self) -> Option<Vec<Standing>> {
        Chase::standings(self)
    }

    fn points(standing: Standing) -> u32 {
        standing.points()
    }
}

impl Chase {
    /// Plays `mv` as [`Game::play`] does, copied into its caller: a simulation is 5 to 10 % faster by it (`lab bench`).
    ///
    /// # Errors
    /// As [`Game::play`].
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "that is what it is for")]
    pub fn play_in_place(&mut self, mv: Move, sink: &mut impl Sink<Happening>) -> Result<(), Illegal> {
        if self.over {
            return Err(Illegal::Over);
        }
        match mv {
            Move::Throw(fall) if self.odds.can(fall) => self.thrown(fall, sink),
            Move::Throw(fall) => return Err(Illegal::NoSuchFall(fall)),
            Move::Pay(fee) => self.pay(fee, sink)?,
        }
        if self.over {
            sink.tell(Happening::Over);
        }
        Ok(())
    }

    /// Carries out a throw: T1, T2, T3.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "as `play_in_place`")]
    fn thrown(&mut self, fall: Fall, sink: &mut impl Sink<Happening>) {
        let seat = self.turn;
        self.throws = self.throws.saturating_add(1);
        sink.tell(Happening::Threw { seat, fall });
        let hunts = self.winner() == Some(seat);
        match fall {
            Fall::Taba => {
                let mother = &mut self.mothers[seat.index()];
                mother.tabas.0 += 1;
                sink.tell(Happening::Kept { seat, held: mother.tabas });
                if mother.stage == Stage::InVillage && self.setup.rules.leave == Lock::Taba {
                    self.set_free(seat, Stage::Out, Day(0), sink);
                }
            }
            Fall::Points(points) if hunts => self.hyena_uses(points, sink),
            Fall::Points(points) => self.mother_uses(seat, points, sink),
        }
        let ends = match self.setup.rules.turn {
            TurnEnd::Two => fall == Fall::Points(2),
            TurnEnd::NotSix => fall != Fall::Points(6) || self.throws >= 3,
        };
        if !self.over && (ends || self.is_done(seat)) {
            self.pass(sink);
        }
    }

    /// Carries out a payment: M3, M4, M5.
    fn pay(&mut self, fee: Fee, sink: &mut impl Sink<Happening>) -> Result<(), Illegal> {
        let seat = self.turn;
        let (due, price) = self.due().ok_or(Illegal::NotDue(fee))?;
        if due != fee {
            return Err(Illegal::NotDue(fee));
        }
        let mother = &mut self.mothers[seat.index()];
        let held = mother.tabas;
        mother.tabas = held.0.checked_sub(price.0).map(Tabas).ok_or(Illegal::TooDear { fee, price, held })?;
        sink.tell(Happening::Paid { seat, fee, price, held: mother.tabas });
        match fee {
            Fee::Leave => self.set_free(seat, Stage::Out, Day(0), sink),
            Fee::MissingDays(days) => match mother.stage {
                Stage::Back => self.goes_back(seat, u32::from(days), sink),
                _ => self.goes_out(seat, u32::from(days), sink),
            },
            Fee::Drink => self.next_errand(seat, Some(Errand::Drink), sink),
            Fee::Wash => self.next_errand(seat, Some(Errand::Wash), sink),
            Fee::SetOut => self.next_errand(seat, Some(Errand::SetOut), sink),
            Fee::Release => self.free_hyena(HyenaStage::Out, sink),
            Fee::HyenaDrink => self.free_hyena(HyenaStage::Back, sink),
        }
        if !self.over && self.is_done(seat) {
            self.pass(sink);
        }
        Ok(())
    }

    /// Moves a mother, or says what became of the points instead: M1, M2.
    #[inline]
    fn mother_uses(&mut self, seat: Seat, points: u8, sink: &mut impl Sink<Happening>) {
        let rules = self.setup.rules;
        match self.mothers[seat.index()].stage {
            Stage::Out => self.goes_out(seat, u32::from(points), sink),
            Stage::Back => self.goes_back(seat, u32::from(points), sink),
            Stage::InVillage if points == 6 && rules.leave == Lock::Six => {
                self.mothers[seat.index()].at = Day(1);
                let mover = Mover::Mother(seat);
                sink.tell(Happening::Moved { mover, from: Day(0), to: Day(1), way: Way::Out });
                self.set_free(seat, Stage::Out, Day(1), sink);
            }
            Stage::AtWell(Errand::Six) if points == 6 => self.next_errand(seat, Some(Errand::Six), sink),
            Stage::InVillage => self.keep_points(seat, points, rules.village_points, Why::InVillage, sink),
            Stage::AtWell(_) => self.keep_points(seat, points, rules.well_points, Why::WaitsAtWell, sink),
            Stage::Home | Stage::Eaten(_) => {}
        }
    }

    fn keep_points(&mut self, seat: Seat, points: u8, kept: Points, why: Why, sink: &mut impl Sink<Happening>) {
        match kept {
            Points::Lost => sink.tell(Happening::Lost { seat, points: u32::from(points), why }),
            Points::Banked => {
                let mother = &mut self.mothers[seat.index()];
                mother.bank += u32::from(points);
                sink.tell(Happening::Banked { seat, points, bank: mother.bank });
            }
        }
    }

    /// Sets a mother free and moves her banked points at once, in one move: M5.
    fn set_free(&mut self, seat: Seat, stage: Stage, at: Day, sink: &mut impl Sink<Happening>) {
        let mother = &mut self.mothers[seat.index()];
        mother.stage = stage;
        let bank = std::mem::take(&mut mother.bank);
        sink.tell(Happening::Freed { mover: Mover::Mother(seat), at });
        match stage {
            _ if bank == 0 => {}
            Stage::Back => self.come_home_or_nearer(seat, bank, sink),
            _ => self.goes_out(seat, bank, sink),
        }
    }

    #[inline]
    fn goes_out(&mut self, seat: Seat, points: u32, sink: &mut impl Sink<Happening>) {
        let mother = &mut self.mothers[seat.index()];
        let from = mother.at;
        let missing = u32::from(self.setup.days.0 - from.0);
        if points > missing && self.setup.rules.well == Reach::Exactly {
            sink.tell(Happening::Lost { seat, points, why: Why::PassesWell });
            return;
        }
        mother.at = Day(from.0 + points.min(missing) as u8);
        sink.tell(Happening::Moved { mover: Mover::Mother(seat), from, to: mother.at, way: Way::Out });
        if points >= missing {
            sink.tell(Happening::AtWell { mover: Mover::Mother(seat) });
            self.next_errand(seat, None, sink);
        }
    }

    #[inline]
    fn goes_back(&mut self, seat: Seat, points: u32, sink: &mut impl Sink<Happening>) {
        if points > u32::from(self.mothers[seat.index()].at.0) && self.setup.rules.home == Reach::Exactly {
            sink.tell(Happening::Lost { seat, points, why: Why::PassesHome });
        } else {
            self.come_home_or_nearer(seat, points, sink);
        }
    }

    /// Moves a mother towards home; a banked sum larger than needed brings her home whatever the rules (M5).
    fn come_home_or_nearer(&mut self, seat: Seat, points: u32, sink: &mut impl Sink<Happening>) {
        let mother = &mut self.mothers[seat.index()];
        let from = mother.at;
        mother.at = Day(u32::from(from.0).saturating_sub(points) as u8);
        sink.tell(Happening::Moved { mover: Mover::Mother(seat), from, to: mother.at, way: Way::Back });
        if mother.at == Day(0) {
            mother.stage = Stage::Home;
            sink.tell(Happening::Home { seat });
            if self.hyena.is_none() {
                self.win(seat, sink);
            }
            self.over = self.over || self.nobody_to_catch();
        }
    }

    /// Goes on to the errand after `done`, or sets the mother free.
    fn next_errand(&mut self, seat: Seat, done: Option<Errand>, sink: &mut impl Sink<Happening>) {
        let next = match (self.setup.rules.errands, done) {
            (Errands::Six, None) => Some(Errand::Six),
            (Errands::Six, Some(_)) => None,
            (Errands::Fees { drink, wash, set_out }, done) => {
                let first = match done {
                    None => 0,
                    Some(Errand::Drink) => 1,
                    Some(Errand::Wash) => 2,
                    Some(Errand::SetOut | Errand::Six) => 3,
                };
                [(Errand::Drink, drink), (Errand::Wash, wash), (Errand::SetOut, set_out)]
                    .into_iter()
                    .skip(first)
                    .find_map(|(errand, price)| (price > 0).then_some(errand))
            }
        };
        match next {
            Some(errand) => self.mothers[seat.index()].stage = Stage::AtWell(errand),
            None => self.set_free(seat, Stage::Back, self.well(), sink),
        }
    }

    /// Gives the hyena to the first mother home: M6, H1.
    fn win(&mut self, seat: Seat, sink: &mut impl Sink<Happening>) {
        self.hyena = Some(Hyena { player: seat, at: Day(0), stage: HyenaStage::InVillage });
        sink.tell(Happening::Won { seat });
        if self.setup.rules.hyena_leave == Lock::Pay(0) {
            self.free_hyena(HyenaStage::Out, sink);
        }
    }

    /// Moves the hyena, or loses the points: H2, H3, H4, H5.
    fn hyena_uses(&mut self, points: u8, sink: &mut impl Sink<Happening>) {
        let rules = self.setup.rules;
        let well = self.setup.days.0;
        let Some(hyena) = &mut self.hyena else { return };
        let (seat, from) = (hyena.player, hyena.at);
        let stride = u32::from(points) * u32::from(rules.hyena_pace);
        match hyena.stage {
            HyenaStage::InVillage if points == 6 && rules.hyena_leave == Lock::Six => {
                hyena.at = Day(1);
                sink.tell(Happening::Moved { mover: Mover::Hyena, from, to: Day(1), way: Way::Out });
                self.free_hyena(HyenaStage::Out, sink);
            }
            HyenaStage::AtWell if points == 6 && rules.hyena_drink == Lock::Six => {
                self.free_hyena(HyenaStage::Back, sink);
            }
            HyenaStage::InVillage | HyenaStage::AtWell => {
                sink.tell(Happening::Lost { seat, points: u32::from(points), why: Why::HyenaWaits });
            }
            HyenaStage::Out => {
                let missing = u32::from(well - from.0);
                // H4: exact is the smallest throw that reaches the well, so that an odd distance can be ended.
                let exact = u32::from(points) <= missing.div_ceil(u32::from(rules.hyena_pace));
                if rules.hyena_well == Reach::Exactly && !exact {
                    sink.tell(Happening::Lost { seat, points: u32::from(points), why: Why::HyenaPassesWell });
                    return;
                }
                hyena.at = Day(from.0 + stride.min(missing) as u8);
                sink.tell(Happening::Moved { mover: Mover::Hyena, from, to: hyena.at, way: Way::Out });
                if hyena.at == Day(well) {
                    hyena.stage = HyenaStage::AtWell;
                    sink.tell(Happening::AtWell { mover: Mover::Hyena });
                    if rules.hyena_drink == Lock::Pay(0) {
                        self.free_hyena(HyenaStage::Back, sink);
                    }
                }
            }
            HyenaStage::Back => {
                hyena.at = Day(u32::from(from.0).saturating_sub(stride) as u8);
                let to = hyena.at;
                sink.tell(Happening::Moved { mover: Mover::Hyena, from, to, way: Way::Back });
                self.eat(from, to, sink);
            }
        }
    }

    fn free_hyena(&mut self, stage: HyenaStage, sink: &mut impl Sink<Happening>) {
        if let Some(hyena) = &mut self.hyena {
            hyena.stage = stage;
            sink.tell(Happening::Freed { mover: Mover::Hyena, at: hyena.at });
        }
    }

    /// Eats every mother on a day between the hyena's places, nearest first, and ends the game: H5, E1.
    fn eat(&mut self, from: Day, to: Day, sink: &mut impl Sink<Happening>) {
        let first = match self.setup.rules.hyena_eats {
            Catch::Reached => to.0,
            Catch::Passed => to.0 + 1,
        };
        for day in (first.max(1)..from.0).rev().map(Day) {
            for seat in Seat::first(self.setup.seats) {
                let mother = &mut self.mothers[seat.index()];
                if mother.at == day && mother.fate() == Fate::Travelling {
                    mother.stage = Stage::Eaten(mother.way());
                    sink.tell(Happening::Ate { seat, day });
                }
            }
        }
        if to == Day(0) {
            sink.tell(Happening::HyenaHome);
        }
        self.over = to == Day(0) || self.nobody_to_catch();
    }

    /// Says whether no mother is on her way any more (E1).
    fn nobody_to_catch(&self) -> bool {
        self.mothers().iter().all(|mother| mother.fate() != Fate::Travelling)
    }

    /// Says whether a seat takes no more turns (M7).
    #[inline]
    fn is_done(&self, seat: Seat) -> bool {
        self.mothers[seat.index()].fate() != Fate::Travelling && self.winner() != Some(seat)
    }

    /// Hands the lots to the next player who still takes turns: T1, M7.
    fn pass(&mut self, sink: &mut impl Sink<Happening>) {
        let seats = self.setup.seats;
        for _ in 0..seats {
            self.turn = self.turn.next(seats);
            if !self.is_done(self.turn) {
                break;
            }
        }
        self.throws = 0;
        sink.tell(Happening::Passed { to: self.turn });
    }
}
