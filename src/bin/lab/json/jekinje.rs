//! A position of Je ki n je.

use super::Shown;
use hyena_chase::games::jekinje::{A, B, Ended, Hole, Move, Sowing, letter};
use hyena_chase::games::{Seat, ToAct};
use hyena_chase::record::Notation;
use serde::Serialize;

#[derive(Serialize)]
#[serde(rename_all = "UPPERCASE")]
struct BySeat<T> {
    b: T,
    a: T,
}

#[derive(Serialize)]
struct Position {
    ply: usize,
    r#move: Option<String>,
    /// The letter of the seat to act; null when the game is over.
    turn: Option<char>,
    over: bool,
    /// The rows: 1B to 6B and 1A to 6A.
    #[serde(flatten)]
    rows: BySeat<Vec<u8>>,
    stores: BySeat<u8>,
    why: Option<&'static str>,
}

impl Shown for Sowing {
    fn position(&self, ply: usize, mv: Option<Move>) -> String {
        let turn = match self.to_act() {
            ToAct::Seat(seat) | ToAct::Chance(seat) => Some(letter(seat)),
            ToAct::Over => None,
        };
        let row = |seat: Seat| Hole::row(seat).map(|hole| self.board().seeds(hole)).collect();
        let position = Position {
            ply,
            r#move: mv.map(Sowing::write_move),
            turn,
            over: self.why().is_some(),
            rows: BySeat { b: row(B), a: row(A) },
            stores: BySeat { b: self.store(B), a: self.store(A) },
            why: self.why().map(Ended::name),
        };
        serde_json::to_string(&position).unwrap_or_default()
    }
}
