//! Drawings of Je ki n je: the carved board, a seed, the hand.

use super::geometry::{HOLE, STORE, STORE_ENDS, centre, store_height, view_box};
use crate::games::jekinje::{A, B, Hole};
use crate::page::hand::unsteady;
use crate::page::num::{Num, num};
use std::fmt::Write as _;
use yew::prelude::*;

/// The properties of the board's wood: it is always the same.
#[derive(Properties, PartialEq)]
pub struct WoodProps {}

/// Draws the carved board without its seeds. A component, because it is drawn once.
#[component]
pub fn Wood(_: &WoodProps) -> Html {
    let (left, right) = STORE_ENDS;
    let store = |seat| {
        let y = store_height(seat) - STORE;
        html! {
            <g class={if seat == B { "row-b" } else { "row-a" }}>
                <rect class="hollow-rim" x={num(left - 7.0)} y={num(y - 7.0)} width={num(right - left + 14.0)}
                    height={num(2.0 * STORE + 14.0)} rx={num(STORE + 7.0)} />
                <rect fill="url(#je-trough)" x={num(left)} y={num(y)} width={num(right - left)}
                    height={num(2.0 * STORE)} rx={num(STORE)} />
            </g>
        }
    };
    let hollow = |hole: Hole| {
        let (x, y) = centre(hole);
        let (cx, cy) = (num(x), num(y));
        html! {
            <g class={if hole.owner() == B { "row-b" } else { "row-a" }}>
                <text class="wood-name" x={cx.clone()} y={num(if hole.owner() == B { y + 115.0 } else { y - 97.0 })}>{ hole.to_string() }</text>
                <circle class="hollow-rim" cx={cx.clone()} cy={cy.clone()} r={num(HOLE + 7.0)} />
                <circle fill="url(#je-hollow)" {cx} {cy} r={num(HOLE)} />
                <path class="hollow-light" d={format!("M{:.0} {:.0}A{r} {r} 0 0 0 {:.0} {:.0}", Num(x - 62.0), Num(y + 42.0), Num(x + 62.0), Num(y + 42.0), r = Num(HOLE - 4.0))} />
            </g>
        }
    };
    html! {
        <svg class="wood" viewBox={view_box()} aria-hidden="true" focusable="false">
            <path class="wood-edge" d={SHAPE} />
            <path fill="url(#je-wood)" d={SHAPE} />
            <path class="wood-vein" d={grain()} />
            <path class="carved-dark" d={plait(2.0)} />
            <path class="carved-light" d={plait(0.0)} />
            <path class="carved-dark" d={ends()} />
            { store(A) }{ store(B) }
            { for Hole::all().map(hollow) }
        </svg>
    }
}

/// Defines the shades of wood, hollows and seeds, once for every board on the page.
pub fn shades() -> Html {
    let stop = |offset: &'static str, class: &'static str| html! { <stop {offset} {class} /> };
    html! {
        <svg class="shades" aria-hidden="true" focusable="false">
            <defs>
                <linearGradient id="je-wood" x1="0" y1="0" x2="0" y2="1">
                    { stop("0", "wood-high") }{ stop(".5", "wood-mid") }{ stop("1", "wood-low") }
                </linearGradient>
                <radialGradient id="je-hollow" cx=".5" cy=".4" r=".62">
                    { stop("0", "hollow-bed") }{ stop(".7", "hollow-mid") }{ stop("1", "hollow-deep") }
                </radialGradient>
                <linearGradient id="je-trough" x1="0" y1="0" x2="0" y2="1">
                    { stop("0", "hollow-deep") }{ stop(".35", "hollow-mid") }{ stop("1", "hollow-bed") }
                </linearGradient>
                <radialGradient id="je-seed" cx=".36" cy=".3" r=".8">
                    { stop("0", "seed-high") }{ stop(".55", "seed-mid") }{ stop("1", "seed-low") }
                </radialGradient>
            </defs>
        </svg>
    }
}

/// The board with a handle at each end.
const SHAPE: &str = "M96 12H1104Q1172 12 1180 84L1186 300Q1198 304 1198 360Q1198 416 1186 420L1180 636Q1172 708 1104 708H96\
    Q28 708 20 636L14 420Q2 416 2 360Q2 304 14 300L20 84Q28 12 96 12Z";

/// Draws a seed lying at a place, turned by an angle; `fell` tells that it has just fallen there.
pub fn seed((x, y, turn): (f64, f64, f64), fell: bool) -> Html {
    let transform = format!("translate({:.1} {:.1}) rotate({:.0})", Num(x), Num(y), Num(turn));
    html! { <g {transform}><ellipse class={if fell { "seed fell" } else { "seed" }} rx="18" ry="14.5" /></g> }
}

/// Draws the hand, its palm at the origin, seen from above with the fingers towards the board.
pub fn hand() -> Html {
    html! {
        <>
            <path class="hand-shape" d="M-20 70C-26 44 -52 34 -58 6C-62 -10 -46 -18 -38 -4L-30 10C-34 -14 -40 -42 -34 -50C-26 -60 -15 -50 -14 -38\
                L-9 -8C-10 -30 -12 -62 -3 -66C8 -70 14 -58 13 -44L13 -8C16 -28 18 -54 27 -56C38 -58 40 -44 38 -32L34 0C38 -14 44 -30 52 -28\
                C62 -25 58 -10 54 4C48 28 46 44 36 70Z" />
            <path class="hand-line" d="M-22 18C-8 8 14 6 32 16M-16 34C0 24 20 24 30 32" />
        </>
    }
}

/// Draws the grain of the wood, lengthwise.
fn grain() -> String {
    let mut d = String::new();
    for n in 0..14_u32 {
        let y = 34.0 + 50.0 * f64::from(n) + 9.0 * unsteady(n, 91);
        let (a, b) = (14.0 * unsteady(n, 92), 14.0 * unsteady(n, 93));
        let (from, to) = (40.0 + 60.0 * (1.0 + unsteady(n, 94)), 1160.0 - 60.0 * (1.0 + unsteady(n, 95)));
        let _ = write!(
            d,
            "M{:.0} {:.0}C400 {:.0} 800 {:.0} {:.0} {:.0}",
            Num(from),
            Num(y),
            Num(y + a),
            Num(y + b),
            Num(to),
            Num(y)
        );
    }
    d
}

/// Draws a plait of two cords between the rows, as carvers put it on boards, `below` units lower.
fn plait(below: f64) -> String {
    let mut d = String::new();
    for cord in [1.0, -1.0] {
        let _ = write!(d, "M70 {:.0}", Num(360.0 + below));
        for n in 0..26 {
            let bow = if n % 2 == 0 { cord } else { -cord };
            let _ = write!(d, "q20.4 {:.0} 40.8 0", Num(bow * 22.0));
        }
    }
    d
}

/// Draws the notches at both ends of the board.
fn ends() -> String {
    let mut d = String::new();
    for n in 0..9 {
        let y = 160.0 + 50.0 * f64::from(n);
        let _ = write!(d, "M34 {:.0}l16 18l-16 18M1166 {:.0}l-16 18l16 18", Num(y - 18.0), Num(y - 18.0));
    }
    d
}
