//! The well: water in a ring of stones.
use crate::markup::Markup;
use crate::markup::Num;
use crate::page::angles::sin_cos;
use std::fmt::Write as _;

use crate::page::hand::unsteady;

const STONES: u32 = 15;

/// Draws the well about (0,0) as a `g`.
pub fn well(markup: &mut Markup, size: f64) {
    let _ = write!(markup.raw("<g class=\"well\"><defs><radialGradient id=\"water-"), "{:.0}", Num(size));
    markup.raw(
        "\" cx=\".6\" cy=\".66\" r=\".72\"><stop class=\"water-light\" offset=\"0\"/>\
        <stop class=\"water-mid\" offset=\".5\"/><stop class=\"water-deep\" offset=\"1\"/></radialGradient></defs>\
        <circle class=\"well-shade\" cx=\"2\" cy=\"3.5\"",
    );
    markup.lengths(&[("r", size)]).raw("/><circle class=\"well-bank\"").lengths(&[("r", size * 0.97)]);
    markup.raw("/><circle class=\"well-water\"").lengths(&[("r", size * 0.74)]);
    let _ = write!(markup.raw(" fill=\""), "url(#water-{:.0})", Num(size));
    let _ = write!(markup.raw("\"/><g transform=\""), "scale({:.3})", Num(size / 100.0));
    markup.raw("\">").paths(&[
        ("well-ripple", "M-38 8C-28 0-18 0-9 6C0 12 10 12 20 5M-12 28C-4 22 6 22 14 27M2-20C10-26 20-26 28-20"),
        ("well-glint", "M-44-22C-38-40-24-52-6-55C-22-46-32-36-36-20C-38-14-46-16-44-22Z"),
    ]);
    markup.raw("</g>");
    for n in 0..STONES {
        stone(markup, size, n);
    }
    markup.raw("</g>");
}

fn stone(markup: &mut Markup, size: f64, n: u32) {
    let at = std::f64::consts::TAU * (f64::from(n) + 0.16 * unsteady(n, 41)) / f64::from(STONES);
    let (sin, cos) = sin_cos(at);
    let radius = size * (0.86 + 0.015 * unsteady(n, 42));
    let long = size * (0.175 + 0.018 * unsteady(n, 43));
    let wide = size * (0.135 + 0.014 * unsteady(n, 44));
    let turn = at.to_degrees() + 90.0 + 9.0 * unsteady(n, 45);
    let kind = ["", " stone-warm", " stone-cool"][(n * 7 % 3) as usize];
    let _ = write!(markup.raw("<g transform=\""), "translate({:.1} {:.1})", Num(cos * radius), Num(sin * radius));
    let _ =
        write!(markup.raw("\"><ellipse class=\"stone").raw(kind).raw("\" transform=\""), "rotate({:.0})", Num(turn));
    markup.raw("\"").lengths(&[("rx", long), ("ry", wide)]).raw("/><ellipse class=\"stone-light\"");
    markup.lengths(&[("cx", -wide * 0.25), ("cy", -wide * 0.34), ("rx", wide * 0.55), ("ry", wide * 0.36)]);
    markup.raw("/></g>");
}
