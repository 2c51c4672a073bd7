//! The board: the ground drawn once, and the pieces over it.

use super::art::{Look, Mood, ground, hyena};
use super::geometry::Spiral;
use super::layout::{Placed, layout};
use crate::games::Seat;
use crate::games::hyena::{Chase, Mother, Mover, Way};
use crate::markup::Markup;
use crate::markup::Num;
use crate::page::angles::cos;
use crate::page::order;
use std::rc::Rc;
use yew::prelude::*;

/// What stands on the board.
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// The board's geometry.
    pub spiral: Rc<Spiral>,
    /// The position.
    pub game: Chase,
    /// How the mother of each seat is dressed.
    pub looks: Vec<Look>,
    /// The letters that stand in place of the mothers' marks, if they are wanted.
    #[prop_or_default]
    pub initials: Vec<char>,
    /// Whose turn it is, to be seen by a ring.
    pub turn: Option<Mover>,
    /// What the picture shows, for those who do not see it.
    pub label: AttrValue,
}

/// Draws the board with its pieces.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let mut placed = layout(&props.game, &props.spiral);
    // Who stands lower stands in front, and who acts, with the ring about her, before all.
    order::by(&mut placed, |piece| if props.turn == Some(piece.mover) { f64::INFINITY } else { piece.y });
    let ground = use_memo(props.spiral.clone(), |spiral| ground(spiral));
    html! {
        <div class="board" role="img" aria-label={props.label.clone()}>
            { (*ground).clone() }
            <svg class="pieces" viewBox={props.spiral.view_box()} aria-hidden="true" focusable="false">
                { for placed.iter().map(|piece| draw(props, piece)) }
            </svg>
        </div>
    }
}

fn draw(props: &BoardProps, piece: &Placed) -> Html {
    let body = match piece.mover {
        Mover::Hyena => {
            let mood = mood(&props.game);
            let direction = cos(props.spiral.place(piece.place).angle.to_radians());
            let back = props.game.hyena().is_some_and(|hyena| hyena.way() == Way::Back);
            hyena(mood, (direction < 0.0) != back)
        }
        Mover::Mother(seat) => mother(&props.game, &props.looks, seat, props.initials.get(seat.index()).copied()),
    };
    let class =
        classes!("piece", (!piece.there).then_some("gone"), (props.turn == Some(piece.mover)).then_some("acts"));
    let transform = format!("translate({:.1} {:.1}) scale({:.3})", Num(piece.x), Num(piece.y), Num(piece.scale));
    let mut ring = Markup::default();
    if props.turn == Some(piece.mover) {
        ring.raw("<ellipse class=\"turn-ring\" cx=\"0\" cy=\"44\" rx=\"50\" ry=\"17\"/>");
    }
    html! {
        <g key={piece.id()} id={piece.id()} {class} {transform}>
            { ring.html() }
            { body }
        </g>
    }
}

fn mother(game: &Chase, looks: &[Look], seat: Seat, initial: Option<char>) -> Html {
    let way = game.mothers().get(seat.index()).map_or(Way::Out, Mother::way);
    let look = looks.get(seat.index()).copied().unwrap_or(Look::ALL[0]);
    super::art::mother(look, way, initial)
}

fn mood(game: &Chase) -> Mood {
    match game.hyena() {
        None => Mood::Asleep,
        Some(hyena) if hyena.way() == Way::Out && !hyena.is_free() => Mood::Asleep,
        Some(hyena) if hyena.way() == Way::Out => Mood::Slinking,
        Some(hyena) if !hyena.is_free() => Mood::Drinking,
        Some(_) => Mood::Hunting,
    }
}
