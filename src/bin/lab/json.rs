//! A position as one line of JSON (RECORD.md, "The command line").

use hyena_chase::games::Seat;
use hyena_chase::games::hyena::{Chase, Fate, Move, Way};
use hyena_chase::games::{Game, ToAct};
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

/// Writes the position after `ply` tokens, the last of which was `mv`.
pub fn position(game: &Chase, ply: usize, mv: Option<Move>) -> String {
    let turn = match game.to_act() {
        ToAct::Seat(seat) | ToAct::Chance(seat) => Some(seat.number()),
        ToAct::Over => None,
    };
    let standings = game.standings();
    let mother = |m: &hyena_chase::games::hyena::Mother| Mother {
        at: m.at().0,
        way: way(m.way()),
        fate: match m.fate() {
            Fate::Travelling => "travelling",
            Fate::Home => "home",
            Fate::Eaten => "eaten",
        },
        free: m.is_free(),
        bank: m.bank(),
        tabas: m.tabas().0,
    };
    let position = Position {
        ply,
        r#move: mv.map(Chase::write_move),
        turn,
        over: standings.is_some(),
        winner: game.winner().map(Seat::number),
        mothers: game.mothers().iter().map(mother).collect(),
        hyena: game.hyena().map(|h| Hyena { at: h.at().0, way: way(h.way()), free: h.is_free() }),
        standings: Game::standings(game).map(|all| all.iter().map(|s| s.name()).collect()),
    };
    serde_json::to_string(&position).unwrap_or_default()
}

fn way(way: Way) -> &'static str {
    match way {
        Way::Out => "out",
        Way::Back => "back",
    }
}
