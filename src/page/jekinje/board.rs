//! The board: wood drawn once, seeds, hand and marks over it, and a button over each hole that may be played.

use super::art::{circle, hand, seed, wood};
use super::geometry::{MOST_DRAWN, STORE_ENDS, centre, in_hole, in_store, store_height, view_box};
use super::moments::Moment;
use crate::games::jekinje::{B, Happening, Hole, Setup, Sowing};
use crate::games::{Game, Seat};
use crate::markup::Markup;
use crate::markup::Num;
use std::fmt::Write as _;
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
                { wood() }
                <svg class="seeds" viewBox={view_box()} aria-hidden="true" focusable="false">
                    // Always as many: what is drawn above the seeds does not have them drawn again.
                    { Hole::all().map(|hole| heap(hole, lie)).collect::<Html>() }
                    { Seat::first(Setup::SEATS).map(|seat| store(seat, lie)).collect::<Html>() }
                    { preview.map(|(told, whole)| marks(told, whole)).unwrap_or_default() }
                    { lie.hand.map(|(hole, held)| holding(hole, held)).unwrap_or_default() }
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
    let mut markup = Markup::default();
    let _ = write!(markup.raw("<g data-hole=\""), "{hole}");
    markup.raw("\" data-seeds=\"").number(seeds).raw("\">");
    for n in 0..drawn {
        seed(&mut markup, in_hole(hole, n), fell && n + 1 == drawn);
    }
    if seeds > MOST_DRAWN {
        let (x, y) = centre(hole);
        number(&mut markup, x, y, seeds);
    }
    markup.raw("</g>");
    markup.html()
}

/// Draws the seeds of a store and their number.
fn store(seat: Seat, lie: &Lie) -> Html {
    let seeds = lie.stores[seat.index()];
    let mut markup = Markup::default();
    markup.raw("<g data-store=\"").number(seat.number());
    markup.raw("\" data-seeds=\"").number(seeds).raw("\">");
    for n in 0..seeds {
        seed(&mut markup, in_store(seat, n), false);
    }
    if seeds > 0 {
        let (left, right) = STORE_ENDS;
        number(&mut markup, if seat == B { right - 6.0 } else { left + 6.0 }, store_height(seat), seeds);
    }
    markup.raw("</g>");
    markup.html()
}

fn number(markup: &mut Markup, x: f64, y: f64, seeds: u8) {
    let _ = write!(markup.raw("<g class=\"count\" transform=\""), "translate({:.0} {:.0})", Num(x), Num(y));
    markup.raw("\"><circle r=\"33\"/><text text-anchor=\"middle\" dy=\".35em\">").number(seeds).raw("</text></g>");
}

/// Draws the hand over a hole, with what it holds.
fn holding(hole: Hole, held: u8) -> Html {
    let (x, y) = centre(hole);
    let mut markup = Markup::default();
    hand(&mut markup);
    if held > 0 {
        number(&mut markup, 0.0, 22.0, held);
    }
    html! {
        <g id="hand" class="hand" transform={format!("translate({:.1} {:.1})", Num(x), Num(y + 34.0))}>{ markup.html() }</g>
    }
}

/// Marks where the first lap of a move ends, and, if `whole`, where its chain ends and what it captures.
fn marks(told: &[Happening], whole: bool) -> Html {
    let mut markup = Markup::default();
    markup.raw("<g class=\"marks\">");
    let mut first = true;
    for happening in told {
        let (hole, tags, more) = match *happening {
            Happening::Lap { to, .. } if first => (to, "<circle class=\"mark-lap\"", 2.0),
            Happening::Rested { hole, .. } if whole => (hole, REST, -12.0),
            Happening::Captured { from, hole, .. } if whole => {
                circle(&mut markup, REST, from, -12.0);
                (hole, "<circle class=\"mark-captured\"", -12.0)
            }
            _ => continue,
        };
        first = false;
        circle(&mut markup, tags, hole, more);
    }
    markup.raw("</g>");
    markup.html()
}

const REST: &str = "<circle class=\"mark-rest\"";

/// Draws the board as a game begins.
pub fn picture() -> Html {
    let start = Sowing::new(Setup::default()).map(|game| Lie::of(&game));
    start.map(|lie| board(&lie, None, String::new(), Html::default())).unwrap_or_default()
}
