//! The ledger in the sand: tabas as strokes of a finger, banked points as dots.
use crate::markup::Markup;
use crate::markup::Num;

use crate::page::hand::unsteady;

/// Strokes or dots beyond this number are only counted.
const MOST: u32 = 25;

/// Writes tabas as strokes, four and a slash; beyond 25 a number tells how many there are.
pub fn strokes(markup: &mut Markup, tabas: u32) {
    fives(markup, "<span class=\"strokes\" aria-hidden=\"true\">", tabas, bundle_of);
}

/// Writes banked points as dots, five to a group like the pips of a die; beyond 25 a number tells how many there are.
pub fn dots(markup: &mut Markup, points: u32) {
    fives(markup, "<span class=\"dots\" aria-hidden=\"true\">", points, group_of);
}

/// Draws a number by its fives: each has its number, and how many of them there are in the last.
fn fives(markup: &mut Markup, tags: &'static str, number: u32, five: fn(&mut Markup, u32, u32)) {
    let shown = number.min(MOST);
    markup.raw(tags);
    for n in 0..shown.div_ceil(5) {
        five(markup, n, (shown - n * 5).min(5));
        markup.raw("</svg>");
    }
    if number > MOST {
        markup.raw("<b class=\"count\">").number(number).raw("</b>");
    }
    markup.raw("</span>");
}

fn bundle(markup: &mut Markup, width: u32) {
    markup.raw("<svg class=\"bundle\" focusable=\"false\" viewBox=\"0 0 ").number(width).raw(" 40\">");
}

fn bundle_of(markup: &mut Markup, number: u32, count: u32) {
    let line = |n: u32| {
        let seed = number * 5 + n;
        let (top, foot, bow) = (2.0 * unsteady(seed, 61), 2.0 * unsteady(seed, 62), 2.0 * unsteady(seed, 63));
        if n == 4 {
            format!(
                "M{:.1} {:.1}Q26 {:.1} {:.1} {:.1}",
                Num(2.0 + foot),
                Num(31.0 + top),
                Num(20.0 + bow),
                Num(50.0 + foot),
                Num(9.0 + top)
            )
        } else {
            let x = 8.0 + f64::from(n) * 12.0;
            format!(
                "M{:.1} {:.1}Q{:.1} 20 {:.1} {:.1}",
                Num(x + top),
                Num(5.0 + foot),
                Num(x + bow * 1.6),
                Num(x + foot),
                Num(35.0 + top)
            )
        }
    };
    bundle(markup, if count == 5 { 54 } else { count * 12 + 4 });
    for n in 0..count {
        let line = line(n);
        markup
            .raw("<g class=\"stroke\"><path class=\"stroke-light\" transform=\"translate(1.2 1.4)\" d=\"")
            .text(&line);
        markup.raw("\"/><path class=\"stroke-dark\" d=\"").text(&line).raw("\"/></g>");
    }
}

fn group_of(markup: &mut Markup, group: u32, count: u32) {
    const SEATS: [(f64, f64); 5] = [(9.0, 10.0), (31.0, 10.0), (20.0, 20.0), (9.0, 30.0), (31.0, 30.0)];
    const FEW: [(f64, f64); 4] = [(9.0, 10.0), (9.0, 30.0), (31.0, 10.0), (31.0, 30.0)];
    bundle(markup, if count <= 2 { 18 } else { 40 });
    for n in 0..count {
        let (x, y) = if count == 5 { SEATS[n as usize] } else { FEW[n as usize] };
        let (x, y) = (x + 1.2 * unsteady(group * 5 + n, 64), y + 1.2 * unsteady(group * 5 + n, 65));
        markup
            .raw("<g class=\"dot\"><circle class=\"dot-light\" r=\"6.2\"")
            .lengths(&[("cx", x + 1.2), ("cy", y + 1.4)]);
        markup.raw("/><circle class=\"dot-dark\" r=\"5.8\"").lengths(&[("cx", x), ("cy", y)]).raw("/></g>");
    }
}
