//! Drawings of Je ki n je: the carved board, a seed, the hand.

use super::geometry::{HOLE, STORE, STORE_ENDS, centre, store_height, view_box};
use crate::games::Seat;
use crate::games::jekinje::{A, B, Hole};
use crate::markup::Markup;
use crate::markup::Num;
use crate::page::hand::unsteady;
use std::fmt::Write as _;
use yew::prelude::*;

thread_local! {
    /// The board is always the same.
    static WOOD: Html = carved();
}

/// Draws the carved board without its seeds.
pub fn wood() -> Html {
    WOOD.with(Html::clone)
}

fn carved() -> Html {
    let mut markup = Markup::default();
    markup.raw("<svg class=\"carved\" aria-hidden=\"true\" focusable=\"false\" viewBox=\"").text(&view_box());
    markup.raw("\"><path class=\"wood-edge\" d=\"").raw(SHAPE).raw("\"/><path fill=\"url(#je-wood)\" d=\"").raw(SHAPE);
    markup.raw("\"/><path class=\"wood-vein\" d=\"").text(&grain());
    markup.raw("\"/><path class=\"carved-dark\" d=\"").text(&plait(2.0));
    markup.raw("\"/><path class=\"carved-light\" d=\"").text(&plait(0.0));
    markup.raw("\"/><path class=\"carved-dark\" d=\"").text(&ends()).raw("\"/>");
    for seat in [A, B] {
        trough(&mut markup, seat);
    }
    for hole in Hole::all() {
        hollow(&mut markup, hole);
    }
    markup.raw("</svg>");
    markup.html()
}

fn row(markup: &mut Markup, seat: Seat) {
    markup.raw(if seat == B { "<g class=\"row-b\">" } else { "<g class=\"row-a\">" });
}

fn trough(markup: &mut Markup, seat: Seat) {
    let (left, right) = STORE_ENDS;
    row(markup, seat);
    for (tags, more) in [("<rect class=\"hollow-rim\"", 7.0), ("<rect fill=\"url(#je-trough)\"", 0.0)] {
        let around = STORE + more;
        markup.raw(tags).lengths(&[
            ("x", left - more),
            ("y", store_height(seat) - around),
            ("width", right - left + 2.0 * more),
            ("height", 2.0 * around),
            ("rx", around),
        ]);
        markup.raw("/>");
    }
    markup.raw("</g>");
}

fn hollow(markup: &mut Markup, hole: Hole) {
    let (x, y) = centre(hole);
    row(markup, hole.owner());
    markup.raw("<text class=\"wood-name\"");
    markup.lengths(&[("x", x), ("y", if hole.owner() == B { y + 115.0 } else { y - 97.0 })]).raw(">");
    let _ = write!(markup, "{hole}");
    markup.raw("</text>");
    circle(markup, "<circle class=\"hollow-rim\"", hole, 7.0);
    circle(markup, "<circle fill=\"url(#je-hollow)\"", hole, 0.0);
    let _ = write!(
        markup.raw("<path class=\"hollow-light\" d=\""),
        "M{:.0} {:.0}A{r} {r} 0 0 0 {:.0} {:.0}",
        Num(x - 62.0),
        Num(y + 42.0),
        Num(x + 62.0),
        Num(y + 42.0),
        r = Num(HOLE - 4.0)
    );
    markup.raw("\"/></g>");
}

/// Draws a circle about a hole, as much larger than it as is said.
pub fn circle(markup: &mut Markup, tags: &'static str, hole: Hole, more: f64) {
    let (x, y) = centre(hole);
    markup.raw(tags).lengths(&[("cx", x), ("cy", y), ("r", HOLE + more)]).raw("/>");
}

/// Defines the shades of wood, hollows and seeds, once for every board on the page.
pub fn shades() -> Html {
    let mut markup = Markup::default();
    markup.raw(
        "<svg class=\"shades\" aria-hidden=\"true\" focusable=\"false\"><defs>\
        <linearGradient id=\"je-wood\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" class=\"wood-high\"/>\
        <stop offset=\".5\" class=\"wood-mid\"/><stop offset=\"1\" class=\"wood-low\"/></linearGradient>\
        <radialGradient id=\"je-hollow\" cx=\".5\" cy=\".4\" r=\".62\"><stop offset=\"0\" class=\"hollow-bed\"/>\
        <stop offset=\".7\" class=\"hollow-mid\"/><stop offset=\"1\" class=\"hollow-deep\"/></radialGradient>\
        <linearGradient id=\"je-trough\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" class=\"hollow-deep\"/>\
        <stop offset=\".35\" class=\"hollow-mid\"/><stop offset=\"1\" class=\"hollow-bed\"/></linearGradient>\
        <radialGradient id=\"je-seed\" cx=\".36\" cy=\".3\" r=\".8\"><stop offset=\"0\" class=\"seed-high\"/>\
        <stop offset=\".55\" class=\"seed-mid\"/><stop offset=\"1\" class=\"seed-low\"/></radialGradient></defs></svg>",
    );
    markup.html()
}

/// The board with a handle at each end.
const SHAPE: &str = "M96 12H1104Q1172 12 1180 84L1186 300Q1198 304 1198 360Q1198 416 1186 420L1180 636Q1172 708 1104 708H96\
    Q28 708 20 636L14 420Q2 416 2 360Q2 304 14 300L20 84Q28 12 96 12Z";

/// Draws a seed lying at a place, turned by an angle; `fell` tells that it has just fallen there.
pub fn seed(markup: &mut Markup, (x, y, turn): (f64, f64, f64), fell: bool) {
    markup.raw("<g transform=\"");
    let _ = write!(markup, "translate({:.1} {:.1}) rotate({:.0})", Num(x), Num(y), Num(turn));
    markup.raw(if fell { "\"><ellipse class=\"seed fell" } else { "\"><ellipse class=\"seed" });
    markup.raw("\" rx=\"18\" ry=\"14.5\"/></g>");
}

/// Draws the hand, its palm at the origin, seen from above with the fingers towards the board.
pub fn hand(markup: &mut Markup) {
    markup.paths(&[
        (
            "hand-shape",
            "M-20 70C-26 44 -52 34 -58 6C-62 -10 -46 -18 -38 -4L-30 10C-34 -14 -40 -42 -34 -50C-26 -60 -15 -50 -14 -38\
            L-9 -8C-10 -30 -12 -62 -3 -66C8 -70 14 -58 13 -44L13 -8C16 -28 18 -54 27 -56C38 -58 40 -44 38 -32L34 0C38 -14 44 -30 52 -28\
            C62 -25 58 -10 54 4C48 28 46 44 36 70Z",
        ),
        ("hand-line", "M-22 18C-8 8 14 6 32 16M-16 34C0 24 20 24 30 32"),
    ]);
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
