//! The split sticks: bark on the rounded side, pale wood on the flat one.
use crate::markup::Markup;
use crate::markup::Num;
use std::fmt::Write as _;

use crate::page::hand::unsteady;

/// Draws one stick, lengthwise across, as an `svg` of its own.
pub fn stick(markup: &mut Markup, flat: bool) {
    markup.raw("<svg class=\"stick").raw(side(flat));
    markup.raw(
        " viewBox=\"-110 -26 220 52\" aria-hidden=\"true\" focusable=\"false\">\
        <ellipse class=\"lot-shadow\" cx=\"2\" cy=\"14\" rx=\"100\" ry=\"8\"/>",
    );
    faces(markup, 0);
    markup.raw("</svg>");
}

/// Draws three sticks as they fell, each in a `.lot` with its own `data-index`.
pub fn sticks(markup: &mut Markup, flats: [bool; 3], tilt_seed: u32) {
    markup.raw("<div class=\"lots lots-sticks\" aria-hidden=\"true\">");
    for (n, flat) in (0..3_u32).zip(flats) {
        let salt = tilt_seed.wrapping_mul(3).wrapping_add(n);
        let turn = 8.0 * unsteady(salt, 51) + 3.0 * (f64::from(n) - 1.0);
        let slide = 12.0 * unsteady(salt, 52);
        markup.raw("<svg class=\"lot").raw(side(flat)).raw(" data-index=\"").number(n);
        markup.raw("\" viewBox=\"-130 -46 260 92\" focusable=\"false\"><g class=\"lot-rest\" transform=\"");
        let _ = write!(markup, "translate({slide:.1} 0) rotate({turn:.1})", slide = Num(slide), turn = Num(turn));
        markup.raw("\"><ellipse class=\"lot-shadow\" cx=\"3\" cy=\"14\" rx=\"101\" ry=\"8.5\"/>");
        faces(markup, n);
        markup.raw("</g></svg>");
    }
    markup.raw("</div>");
}

/// Ends the classes of a stick.
fn side(flat: bool) -> &'static str {
    if flat { " is-flat\"" } else { " is-bark\"" }
}

/// Draws both faces of stick `n`; the classes of an ancestor show one of them.
fn faces(markup: &mut Markup, n: u32) {
    let knot = Num(34.0 * unsteady(n, 53));
    markup.raw("<g class=\"lot-roll\"><g class=\"face-bark\">").paths(&[
        ("lot-line", BARK),
        ("bark", BARK),
        ("bark-dark", "M-104 4C-60 10 60 10 104 3C104 9 102 13 99 15C60 20-60 20-98 15C-101 13-104 9-104 4Z"),
        ("bark-light", "M-98-10C-60-15 50-15 97-11C60-8-50-7-98-10Z"),
        (
            "bark-crack",
            "M-88-2C-70-5-52 1-34-2M-20-6C0-9 12-3 30-6M44 0C60-3 72 2 90-1M-66 7C-50 5-36 9-22 7M4 5C20 3 36 8 52 6",
        ),
    ]);
    let _ = write!(markup.raw("<ellipse class=\"bark-knot\" cx=\""), "{knot:.0}");
    markup.raw("\" cy=\"-2\" rx=\"6\" ry=\"3.6\"/></g><g class=\"face-flat\">").paths(&[
        ("lot-line", FLAT),
        ("bark", FLAT),
        ("wood", "M-102-11C-60-13 60-13 102-10.5C103-4 103 5 101 11C60 13-60 13-101 10.5C-103 4-103-5-102-11Z"),
        ("wood-light", "M-101-9C-60-11 60-11 101-8.5L101-3C60-6-60-6-102-3Z"),
        (
            "wood-grain",
            "M-96 6C-50 2-20 8 20 5C50 3 70 6 95 5M-98-1C-60 1-30-4 0-1C40 3 70-2 98 0M-70-6C-40-4-10-8 24-6",
        ),
    ]);
    let _ = write!(markup.raw("<ellipse class=\"wood-pith\" cx=\""), "{knot:.0}");
    markup.raw("\" cy=\"1\" rx=\"9\" ry=\"2.6\"/></g></g>");
}

const BARK: &str = "M-99-14C-60-18 60-18 99-14.5C103-12 105-6 105 0C105 8 102 14 98 16C60 20-60 20-98 15.5C-102 13-105 6-105 0\
    C-105-7-103-12-99-14Z";
const FLAT: &str = "M-101-14C-60-16 60-16 102-13.5C106-6 106 7 102 14C60 16.5-60 16.5-101 13.5C-105 6-105-6-101-14Z";
