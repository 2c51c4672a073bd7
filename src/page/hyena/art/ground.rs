//! The sand and what is scratched into it: everything on the board that does not move.
use crate::markup::Markup;
use crate::markup::Num;
use std::fmt::Write as _;

use yew::prelude::*;

use super::village::village;
use super::well::well;
use crate::page::hand::unsteady;
use crate::page::hyena::geometry::Spiral;

/// Draws the static layer of a board as an `svg` of its own, to lie under the layer with the pieces.
pub fn ground(spiral: &Spiral) -> Html {
    let days = spiral.days();
    let hollow = spiral.hollow();
    let soft = hollow * 0.06 + 2.0;
    let mut markup = Markup::default();
    let m = &mut markup;
    m.raw("<svg class=\"ground\" aria-hidden=\"true\" focusable=\"false\" viewBox=\"")
        .raw(spiral.view_box())
        .raw("\">");
    own(m, days, DEFINITIONS);
    for (tags, salt, count) in GRAINS {
        m.raw(tags);
        grains(m, salt, count, 173.0);
    }
    own(m, days, "\"/></pattern><path id=\"groove-~\" d=\"");
    m.text(&spiral.outline(hollow * 0.7));
    own(m, days, "\"/><path id=\"middle-~\" d=\"");
    m.text(&spiral.path());
    own(
        m,
        days,
        "\"/></defs><rect class=\"sand\" x=\"-500\" y=\"-500\" width=\"1000\" height=\"1000\" fill=\"url(#sand-~)\"/><g class=\"dunes\">",
    );
    let dunes = dunes();
    m.raw("<path class=\"dune-shade\" d=\"").text(&dunes);
    m.raw("\"/><path class=\"dune-light\" transform=\"translate(1 5)\" d=\"")
        .text(&dunes)
        .raw("\"/></g><g class=\"groove\">");
    coat(m, days, "<use class=\"groove-berm\" href=\"#groove-~\"", hollow * 0.9, soft * 0.9);
    coat(m, days, "<use class=\"groove-shade\" href=\"#groove-~\"", soft * 2.2, -soft * 0.7);
    coat(m, days, "<use class=\"groove-dark\" href=\"#groove-~\"", 0.0, -soft * 0.75);
    coat(m, days, "<use class=\"groove-light\" href=\"#groove-~\"", 0.0, soft * 0.8);
    own(m, days, "<use class=\"groove-bed\" href=\"#groove-~\"/>");
    // Each wall in three thin coats, which blend into a slope.
    for part in [0.16, 0.28, 0.38] {
        let width = hollow * (1.02 - 1.6 * part);
        coat(m, days, "<use class=\"groove-deep\" href=\"#middle-~\"", width, -hollow * part);
        coat(m, days, "<use class=\"groove-glow\" href=\"#middle-~\"", width, hollow * part);
    }
    own(m, days, "</g><g class=\"hollows\" fill=\"url(#dent-~)\" stroke=\"url(#rim-~)\"");
    m.lengths(&[("stroke-width", hollow * 0.13)]).raw(">");
    for day in 1..days {
        let spot = spiral.place(day);
        let n = u32::from(day);
        let rx = spot.size * (1.0 + 0.05 * unsteady(n, 1));
        let ry = spot.size * (0.97 + 0.05 * unsteady(n, 2));
        ellipse(m, "<ellipse", [spot.x, spot.y, rx, ry]);
    }
    own(
        m,
        days,
        "</g><rect class=\"grain\" x=\"-500\" y=\"-500\" width=\"1000\" height=\"1000\" fill=\"url(#grain-~)\"/><g class=\"litter\">",
    );
    pebbles(m);
    m.raw("</g><g class=\"day-numbers\"").lengths(&[("font-size", spiral.number_size())]).raw(">");
    for day in (1..days).filter(|day| day % 10 == 0) {
        let spot = spiral.place(day);
        m.raw("<text").lengths(&[("x", spot.x), ("y", spot.y + spiral.number_size() * 0.35)]);
        m.raw(">").number(day).raw("</text>");
    }
    m.raw("</g>");
    village(m, spiral.place(0));
    well(m, spiral.place(days).size);
    m.raw("</svg>");
    markup.html()
}

/// Shades, each under a name of its own for each length of the board; up to the first grains.
const DEFINITIONS: &str = "<defs><radialGradient id=\"sand-~\" cx=\".36\" cy=\".28\" r=\".9\">\
    <stop class=\"sand-high\" offset=\"0\"/><stop class=\"sand-mid\" offset=\".55\"/><stop class=\"sand-low\" offset=\"1\"/>\
    </radialGradient><linearGradient id=\"dent-~\" x1=\".22\" y1=\".1\" x2=\".78\" y2=\".9\">\
    <stop class=\"dent-deep\" offset=\".02\"/><stop class=\"dent-mid\" offset=\".38\"/><stop class=\"dent-mid\" offset=\".6\"/>\
    <stop class=\"dent-lit\" offset=\"1\"/>\
    </linearGradient><linearGradient id=\"rim-~\" x1=\".15\" y1=\".1\" x2=\".85\" y2=\".9\">\
    <stop class=\"rim-dark\" offset=\"0\"/><stop class=\"rim-none\" offset=\".55\"/><stop class=\"rim-light\" offset=\"1\"/>\
    </linearGradient><pattern id=\"grain-~\" width=\"173\" height=\"173\" patternUnits=\"userSpaceOnUse\">";

/// What comes before the grains of each kind, with their salt and their number.
const GRAINS: [(&str, u32, u32); 3] = [
    ("<path class=\"grain-dark\" d=\"", 1, 190),
    ("\"/><path class=\"grain-light\" d=\"", 2, 150),
    ("\"/><path class=\"grain-bold\" d=\"", 3, 26),
];

/// Writes tags with the days of the board in place of each `~`: two boards on one page keep their own definitions.
fn own(markup: &mut Markup, days: u16, tags: &'static str) {
    for (n, part) in tags.split('~').enumerate() {
        if n > 0 {
            markup.number(days);
        }
        markup.raw(part);
    }
}

/// Draws the groove once more, as wide as is said if it is, moved away from the light, which falls from the upper corner.
fn coat(markup: &mut Markup, days: u16, tags: &'static str, width: f64, by: f64) {
    own(markup, days, tags);
    if width > 0.0 {
        markup.lengths(&[("stroke-width", width)]);
    }
    let _ = write!(markup.raw(" transform=\""), "translate({:.1} {:.1})", Num(by * 0.8), Num(by));
    markup.raw("\"/>");
}

fn ellipse(markup: &mut Markup, tag: &'static str, [cx, cy, rx, ry]: [f64; 4]) {
    markup.raw(tag).lengths(&[("cx", cx), ("cy", cy), ("rx", rx), ("ry", ry)]).raw("/>");
}

/// Ripples that the wind left.
fn dunes() -> String {
    let mut high = String::new();
    for n in 0..17 {
        let y = f64::from(n) * 66.0 - 520.0 + 14.0 * unsteady(n, 5);
        let start = -520.0 + 160.0 * (unsteady(n, 6) + 1.0);
        let _ = write!(high, "M{start:.0} {y:.0}", start = Num(start), y = Num(y));
        let (mut x, mut level) = (start, y);
        for k in 0..4 + n % 3 {
            let step = 130.0 + 30.0 * unsteady(n * 8 + k, 7);
            let rise = 15.0 * unsteady(n * 8 + k, 8);
            let bow = 16.0 * if k % 2 == 0 { -1.0 } else { 1.0 };
            let _ = write!(
                high,
                "C{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}",
                Num(x + step * 0.35),
                Num(level + bow),
                Num(x + step * 0.65),
                Num(level + rise + bow),
                Num(x + step),
                Num(level + rise)
            );
            x += step;
            level += rise;
        }
    }
    high
}

/// A few stones and dry tufts in the corners that the spiral leaves free.
fn pebbles(markup: &mut Markup) {
    let stones =
        [(448.0, -452.0, 9.0), (424.0, -468.0, 5.0), (464.0, -426.0, 4.0), (456.0, 470.0, 7.0), (-462.0, -468.0, 6.0)];
    for (x, y, r) in stones {
        ellipse(markup, "<ellipse class=\"stone-shadow\"", [x + r * 0.3, y + r * 0.4, r * 1.25, r]);
        ellipse(markup, "<ellipse class=\"stone\"", [x, y, r * 1.2, r]);
        ellipse(markup, "<ellipse class=\"stone-light\"", [x - r * 0.3, y - r * 0.35, r * 0.5, r * 0.3]);
    }
    for at in ["-446 -446", "436 452", "472 418"] {
        markup.raw("<path class=\"tuft\" d=\"M0 0C-2-9-7-15-14-19M0 0C-1-11-4-20-8-27M0 0C0-12 2-22 3-31M0 0C2-10 7-18 13-23M0 0C3-7 9-12 17-14\" transform=\"translate(");
        markup.raw(at).raw(")\"/>");
    }
}

/// Scatters `count` grains over a tile, each a line of no length that its round caps make a dot.
fn grains(markup: &mut Markup, salt: u32, count: u32, side: f64) {
    for n in 0..count {
        let x = (unsteady(n, salt * 10) + 1.0) * 0.5 * side;
        let y = (unsteady(n, salt * 10 + 1) + 1.0) * 0.5 * side;
        let _ = write!(markup, "M{x:.1} {y:.1}h.01", x = Num(x), y = Num(y));
    }
}
