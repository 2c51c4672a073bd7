//! A position of the Hyena Chase.

use super::Shown;
use hyena_chase::games::hyena::{self, Chase, Fate, Move, Way};
use hyena_chase::games::{Seat, ToAct};
use hyena_chase::record::Notation;
use serde::Serialize;

#[derive(Serialize)]
struct Position {
    ply: usize,
    r#move: Option<String>,
    /// The seat to act, from 1; null when the game is over.
    turn: Option<u8>,
    over: bool,
    winner: Option<u8>,
    mothers: Vec<Mother>,
    hyena: Option<Hyena>,
    #[serde(skip_serializing_if = "Option::is_none")]
    standings: Option<Vec<&'static str>>,
}

#[derive(Serialize)]
struct Mother {
    at: u8,
    way: &'static str,
    fate: &'static str,
    free: bool,
    bank: u32,
    tabas: u32,
}

#[derive(Serialize)]
struct Hyena {
    at: u8,
    way: &'static str,
    free: bool,
}

impl Shown for Chase {
    fn position(&self, ply: usize, mv: Option<Move>) -> String {
        let turn = match self.to_act() {
            ToAct::Seat(seat) | ToAct::Chance(seat) => Some(seat.number()),
            ToAct::Over => None,
        };
        let standings = self.standings();
        let position = Position {
            ply,
            r#move: mv.map(Chase::write_move),
            turn,
            over: standings.is_some(),
            winner: self.winner().map(Seat::number),
            mothers: self.mothers().iter().map(mother).collect(),
            hyena: self.hyena().map(|h| Hyena { at: h.at().0, way: way(h.way()), free: h.is_free() }),
            standings: standings.map(|all| all.iter().map(|s| s.name()).collect()),
        };
        serde_json::to_string(&position).unwrap_or_default()
    }
}

fn mother(mother: &hyena::Mother) -> Mother {
    Mother {
        at: mother.at().0,
        way: way(mother.way()),
        fate: match mother.fate() {
            Fate::Travelling => "travelling",
            Fate::Home => "home",
            Fate::Eaten => "eaten",
        },
        free: mother.is_free(),
        bank: mother.bank(),
        tabas: mother.tabas().0,
    }
}

fn way(way: Way) -> &'static str {
    match way {
        Way::Out => "out",
        Way::Back => "back",
    }
}
