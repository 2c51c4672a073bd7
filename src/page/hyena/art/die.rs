//! A die of bone with burnt pips.
use crate::markup::Markup;

/// Draws a die as an `svg` of its own, a `.lot` with its own `data-index`.
pub fn die(markup: &mut Markup, pips: u8, index: u8) {
    markup.raw("<svg class=\"lot die\" data-index=\"").number(index).raw(
        "\" viewBox=\"-60 -60 120 120\" aria-hidden=\"true\" focusable=\"false\">\
        <rect class=\"lot-shadow\" x=\"-40\" y=\"-36\" width=\"90\" height=\"90\" rx=\"20\"/><g class=\"lot-roll\">\
        <rect class=\"lot-line\" x=\"-44\" y=\"-44\" width=\"88\" height=\"90\" rx=\"18\"/>\
        <rect class=\"bone-edge\" x=\"-44\" y=\"-44\" width=\"88\" height=\"90\" rx=\"18\"/>\
        <rect class=\"bone\" x=\"-44\" y=\"-44\" width=\"88\" height=\"83\" rx=\"18\"/>\
        <path class=\"bone-light\" d=\"M-38-22C-38-34-32-38-20-38H22C30-38 34-36 36-32C20-36-10-36-22-33C-32-30-34-20-36 0Z\"/>\
        <path class=\"bone-grain\" d=\"M-34 20C-20 14-8 24 8 20C20 17 28 22 36 19M-36-6C-24-10-12-2 2-6\"/>",
    );
    for &(x, y) in places(pips) {
        let (cx, cy) = (f64::from(x) * 22.0, f64::from(y) * 21.0 - 2.0);
        markup.raw("<circle class=\"pip-light\" r=\"8.6\"").lengths(&[("cx", cx + 1.0), ("cy", cy + 1.5)]);
        markup.raw("/><circle class=\"pip\" r=\"8.2\"").lengths(&[("cx", cx), ("cy", cy)]).raw("/>");
    }
    markup.raw("</g></svg>");
}

/// Places of the pips, in steps from the middle.
fn places(count: u8) -> &'static [(i8, i8)] {
    match count {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        6 => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
        _ => &[],
    }
}
