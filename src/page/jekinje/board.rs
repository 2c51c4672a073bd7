//! The board: wood drawn once, seeds, hand and marks over it, and a button over each hole that may be played.

use super::art::{Wood, hand, seed};
use super::geometry::{HOLE, MOST_DRAWN, STORE_ENDS, centre, in_hole, in_store, store_height, view_box};
use super::moments::Moment;
use crate::games::jekinje::{B, Happening, Hole, Setup, Sowing};
use crate::games::{Game, Seat};
use crate::page::num::{Num, num};
use yew::prelude::*;

/// The seeds as they lie, and what is shown over them.
#[derive(Clone, Debug, PartialEq)]
pub struct Lie {
    /// The seeds in the holes.
    pub holes: [u8; Hole::COUNT as usize],
    /// The seeds in the stores, by seat.
    pub stores: [u8; 2],
    /// Over which hole the hand is, and what it holds.
    pub hand: Option<(Hole, u8)>,
    /// The hole into which something just fell.
    pub fell: Option<Hole>,
}

impl Lie {
    /// Returns the seeds of a position.
    #[must_use]
    pub fn of(game: &Sowing) -> Lie {
        let stores = [game.store(Seat::new(0)), game.store(Seat::new(1))];
        Lie { holes: game.board().holes(), stores, hand: None, fell: None }
    }
}

impl From<&Moment> for Lie {
    fn from(moment: &Moment) -> Lie {
        Lie { holes: moment.holes, stores: moment.stores, hand: moment.hand, fell: moment.fell }
    }
}

/// Draws the board with its seeds, and `over` it what lies over the holes.
///
/// `preview` is what a move that is pointed at would do, and whether its whole chain is shown; `label` says what the picture
/// shows to those who do not see it.
pub fn board(lie: &Lie, preview: Option<(&[Happening], bool)>, label: String, over: Html) -> Html {
    html! {
        <div class="bowl">
            <div class="bowl-picture" role="img" aria-label={label}>
                <Wood />
                <svg class="seeds" viewBox={view_box()} aria-hidden="true" focusable="false">
                    { for Hole::all().map(|hole| heap(hole, lie)) }
                    { for Seat::first(Setup::SEATS).map(|seat| store(seat, lie)) }
                    { for preview.map(|(told, whole)| marks(told, whole)) }
                    { for lie.hand.map(|(hole, held)| holding(hole, held)) }
                </svg>
            </div>
            { over }
        </div>
    }
}

/// Draws the seeds of a hole, and their number where they are too many to be counted at a glance.
fn heap(hole: Hole, lie: &Lie) -> Html {
    let seeds = lie.holes[hole.index()];
    let drawn = seeds.min(MOST_DRAWN);
    let fell = lie.fell == Some(hole);
    let (x, y) = centre(hole);
    html! {
        <g key={hole.index()} data-hole={hole.to_string()} data-seeds={seeds.to_string()}>
            { for (0..drawn).map(|n| seed(in_hole(hole, n), fell && n + 1 == drawn)) }
            if seeds > MOST_DRAWN { { number(x, y, seeds) } }
        </g>
    }
}

/// Draws the seeds of a store and their number.
fn store(seat: Seat, lie: &Lie) -> Html {
    let seeds = lie.stores[seat.index()];
    let (left, right) = STORE_ENDS;
    let x = if seat == B { right - 6.0 } else { left + 6.0 };
    html! {
        <g key={100 + seat.index()} data-store={seat.number().to_string()} data-seeds={seeds.to_string()}>
            { for (0..seeds).map(|n| seed(in_store(seat, n), false)) }
            if seeds > 0 { { number(x, store_height(seat), seeds) } }
        </g>
    }
}

fn number(x: f64, y: f64, seeds: u8) -> Html {
    html! {
        <g class="count" transform={format!("translate({:.0} {:.0})", Num(x), Num(y))}>
            <circle r="33" /><text text-anchor="middle" dy=".35em">{ seeds }</text>
        </g>
    }
}

/// Draws the hand over a hole, with what it holds.
fn holding(hole: Hole, held: u8) -> Html {
    let (x, y) = centre(hole);
    html! {
        <g key="hand" id="hand" class="hand" transform={format!("translate({:.1} {:.1})", Num(x), Num(y + 34.0))}>
            { hand() }
            if held > 0 { { number(0.0, 22.0, held) } }
        </g>
    }
}

/// Marks where the first lap of a move ends, and, if `whole`, where its chain ends and what it captures.
fn marks(told: &[Happening], whole: bool) -> Html {
    let ring = |hole: Hole, class: &'static str, more: f64| {
        let (x, y) = centre(hole);
        html! { <circle {class} cx={num(x)} cy={num(y)} r={num(HOLE + more)} /> }
    };
    let mut drawn = Vec::new();
    for happening in told {
        match *happening {
            Happening::Lap { to, .. } if drawn.is_empty() => drawn.push(ring(to, "mark-lap", 2.0)),
            Happening::Rested { hole, .. } if whole => drawn.push(ring(hole, "mark-rest", -12.0)),
            Happening::Captured { from, hole, .. } if whole => {
                drawn.push(ring(from, "mark-rest", -12.0));
                drawn.push(ring(hole, "mark-captured", -12.0));
            }
            _ => {}
        }
    }
    html! { <g class="marks">{ for drawn }</g> }
}

/// Draws the board as a game begins.
pub fn picture() -> Html {
    let start = Sowing::new(Setup::default()).map(|game| Lie::of(&game));
    start.map(|lie| board(&lie, None, String::new(), Html::default())).unwrap_or_default()
}
