//! What a move does. Each function names the clauses of RULES.md that it carries out.

use super::board::Board;
use super::happening::Happening;
use super::hole::{Hole, Way, hole_seen_by, seen_by};
use super::lap::{Lift, MOST_LAPS, Sown, TOLD_LAPS, sow};
use super::moves::{Illegal, Move};
use super::setup::{Refusal, Setup};
use super::state::{Ended, Sowing, Standing};
use super::view::harvest;
use crate::games::{Deaf, Game, Seat, Sink, ToAct};

impl Game for Sowing {
    type Setup = Setup;
    type Move = Move;
    type Happening = Happening;
    type Refusal = Refusal;
    type Illegal = Illegal;
    type Standing = Standing;

    const THROWS: bool = false;

    fn new(setup: Setup) -> Result<Sowing, Refusal> {
        setup.check()?;
        let (board, start) = (Board::new(setup.start.board), setup.start);
        let mut game = Sowing { setup, board, stores: start.stores, turn: start.to_move, why: None, seen: Vec::new() };
        game.seen.push(game.key());
        if game.playable().is_empty() {
            game.finish(Ended::Stuck, &mut Deaf);
        }
        Ok(game)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn to_act(&self) -> ToAct {
        Sowing::to_act(self)
    }

    fn legal_moves(&self) -> Vec<Move> {
        self.playable().iter().collect()
    }

    fn throw(&self, _: u64) -> Option<Move> {
        None
    }

    fn is_throw(_: Move) -> bool {
        false
    }

    #[inline]
    fn play(&mut self, mv: Move, sink: &mut impl Sink<Happening>) -> Result<(), Illegal> {
        self.check(mv)?;
        self.carry_out(mv, sink);
        Ok(())
    }

    fn standings(&self) -> Option<Vec<Standing>> {
        Sowing::standings(self)
    }

    fn points(standing: Standing) -> u32 {
        standing.points()
    }
}

impl Sowing {
    /// Sows `mv`, which may be made, and does what follows: J1 to J6.
    #[inline]
    fn carry_out<S: Sink<Happening>>(&mut self, mv: Move, sink: &mut S) {
        let before = self.board;
        let laps = self.setup.options.laps;
        let Some(first) = Lift::new(seen_by(mv.way, before), hole_seen_by(mv.way, mv.hole)) else { return };
        let sown = sow(first, laps, MOST_LAPS, |_, _| {});
        if S::LISTENS {
            // Only now is it known how many laps there are to tell.
            let told = if matches!(sown, Sown::Rests { .. }) { MOST_LAPS } else { TOLD_LAPS };
            sow(first, laps, told, |lift, to| sink.tell(self.lap(mv.way, lift, to)));
        }
        match sown {
            Sown::Rests { board, hole, .. } => {
                self.board = seen_by(mv.way, board);
                let captured = self.reap(hole_seen_by(mv.way, hole), mv.way, sink);
                self.pass(before, captured, sink);
            }
            Sown::Endless { closes } => {
                sink.tell(Happening::Endless { seat: self.turn, closes });
                self.put_back(before, sink);
            }
        }
    }

    fn lap(&self, way: Way, lift: Lift, to: Hole) -> Happening {
        let (from, to) = (hole_seen_by(way, lift.hole()), hole_seen_by(way, to));
        Happening::Lap { seat: self.turn, from, seeds: lift.seeds(), way, to }
    }

    /// Captures where the last seed lies so, and says whether it did: J3, J4, J5, J6.
    #[inline]
    fn reap(&mut self, last: Hole, way: Way, sink: &mut impl Sink<Happening>) -> bool {
        let seat = self.turn;
        match harvest(self.board, last, way, seat, self.setup.options.next) {
            Ok((left, seeds)) => {
                self.board = left;
                self.stores[seat.index()] += seeds;
                let store = self.stores[seat.index()];
                sink.tell(Happening::Captured { seat, from: last, hole: last.next(way), seeds, store });
                true
            }
            Err(why) => {
                sink.tell(Happening::Rested { seat, hole: last, why });
                false
            }
        }
    }

    /// Hands the turn over, or ends the game: J8, J9.
    #[inline]
    fn pass(&mut self, before: Board, captured: bool, sink: &mut impl Sink<Happening>) {
        let seat = self.turn;
        self.turn = seat.next(2);
        let key = self.key();
        if captured {
            self.seen.clear();
        } else if self.seen.contains(&key) {
            sink.tell(Happening::Repeated { seat });
            self.put_back(before, sink);
            return;
        }
        self.seen.push(key);
        if self.playable().is_empty() {
            sink.tell(Happening::Stuck { seat: self.turn });
            self.finish(Ended::Stuck, sink);
        } else {
            sink.tell(Happening::Passed { to: self.turn });
        }
    }

    /// Ends the game in a loop, on the board as it stood before the move: J9.
    #[cold]
    fn put_back(&mut self, before: Board, sink: &mut impl Sink<Happening>) {
        self.board = before;
        sink.tell(Happening::PutBack);
        self.finish(Ended::Loop, sink);
    }

    /// Gives each player the seeds of the own row: J8.
    #[cold]
    fn finish(&mut self, why: Ended, sink: &mut impl Sink<Happening>) {
        for seat in Seat::first(Setup::SEATS) {
            let seeds = self.board.row(seat);
            self.stores[seat.index()] += seeds;
            if seeds > 0 {
                sink.tell(Happening::Took { seat, seeds, store: self.stores[seat.index()] });
            }
        }
        self.board = Board::EMPTY;
        self.why = Some(why);
        sink.tell(Happening::Over);
    }
}
