//! The village: a ring of huts within a fence of thorns.
use crate::markup::Markup;
use crate::markup::Num;
use crate::page::angles::{cos, sin, sin_cos};
use crate::page::order;
use std::fmt::Write as _;

use crate::page::hand::unsteady;
use crate::page::hyena::geometry::Spot;

const HUTS: u32 = 8;

/// Draws the village as a `g`, open where the groove leaves.
pub fn village(markup: &mut Markup, spot: Spot) {
    let Spot { x, y, angle, size } = spot;
    let gate = angle.to_radians();
    let mut huts: Vec<(f64, f64, u32)> = (0..HUTS)
        .map(|n| {
            let part = (f64::from(n) + 0.75) / (f64::from(HUTS) + 0.5);
            let (sin, cos) = sin_cos(gate + part * std::f64::consts::TAU);
            let radius = size * (0.85 + 0.03 * unsteady(n, 21));
            (cos * radius, sin * radius, n)
        })
        .collect();
    order::by(&mut huts, |hut| hut.1);
    let _ = write!(markup.raw("<g class=\"village\" transform=\""), "translate({x:.1} {y:.1})", x = Num(x), y = Num(y));
    markup.raw("\"><circle class=\"village-shade\" cx=\"-2\" cy=\"-2.5\"").lengths(&[("r", size + 1.0)]);
    markup.raw("/><circle class=\"village-light\" cx=\"2\" cy=\"3\"").lengths(&[("r", size + 1.0)]);
    markup.raw("/><circle class=\"village-ground\"").lengths(&[("r", size)]);
    markup.raw("/><path class=\"fence\" d=\"");
    fence(markup, size, gate);
    markup.raw("\"/>");
    for (x, y, n) in huts {
        hut(markup, x, y, n);
    }
    markup.raw("</g>");
}

fn hut(markup: &mut Markup, x: f64, y: f64, n: u32) {
    let scale = Num(1.24 + 0.12 * unsteady(n, 23));
    let tilt = Num(4.0 * unsteady(n, 24));
    markup.raw("<g transform=\"");
    let _ = write!(markup, "translate({:.1} {:.1}) rotate({tilt:.1}) scale({scale:.2})", Num(x), Num(y));
    markup.raw("\"><ellipse class=\"hut-shadow\" cx=\"5\" cy=\"14\" rx=\"20\" ry=\"6\"/>").paths(&[
        ("hut-wall", "M-13-1L-12 14Q0 18 12 14L13-1Z"),
        ("hut-wall-shade", "M5-1L5 16Q9 15.5 12 14L13-1Z"),
        ("hut-door", "M-4 16V6Q-3 2 0 2Q4 2 4 6V16Z"),
        ("hut-roof", "M-20 2C-12-6-5-15-1-24L2-24C6-15 13-6 20 2C12 6-12 6-20 2Z"),
        ("hut-roof-shade", "M1-24L2-24C6-15 13-6 20 2C15 4.5 9 5.3 3 5.5C6-4 5-14 1-24Z"),
        ("hut-straw", "M-1-20C-5-10-10-3-15 2M0-20C-2-10-4-2-6 4M1-20C2-10 3-2 4 4M2-19C5-10 9-3 14 2M-3-26L0-22L4-27"),
    ]);
    markup.raw("</g>");
}

/// Short strokes across a ring, as of thorn branches laid about the huts, with a gap at the gate.
fn fence(markup: &mut Markup, size: f64, gate: f64) {
    let count = 60;
    for n in 3..=count - 3 {
        let at = gate + std::f64::consts::TAU * f64::from(n) / f64::from(count);
        let lean = 0.05 * (1.6 + unsteady(n, 31)) * if n % 2 == 0 { 1.0 } else { -1.0 };
        let (near, far) = (size - 4.0 + 3.0 * unsteady(n, 32), size + 6.0 + 3.0 * unsteady(n, 33));
        let (a, b) = (at - lean, at + lean);
        let _ = write!(
            markup,
            "M{:.1} {:.1}L{:.1} {:.1}",
            Num(cos(a) * near),
            Num(sin(a) * near),
            Num(cos(b) * far),
            Num(sin(b) * far)
        );
    }
}
