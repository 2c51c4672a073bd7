//! A mother: a pebble wrapped in cloth.
use crate::markup::Markup;
use std::fmt::Write as _;
use yew::prelude::*;

use super::look::Look;
use super::outlined;
use crate::games::hyena::Way;

/// Draws a mother about (0,0) in a box of 100 by 100, as a `g` for the caller's `svg`.
///
/// On her way out she leans forward; on her way back she walks upright and carries water on her head. `initial`, a letter,
/// stands in place of her mark.
pub fn mother(look: Look, way: Way, initial: Option<char>) -> Html {
    let mut markup = Markup::default();
    figure(&mut markup, look, way, initial);
    markup.html()
}

/// Draws a mother within other markup.
pub fn figure(markup: &mut Markup, look: Look, way: Way, initial: Option<char>) {
    let jar = way == Way::Back;
    // The end of the shawl trails behind her.
    let (lean, tail) = match way {
        Way::Out => (
            " mother-out\"><ellipse class=\"piece-shadow\" cx=\"5\" cy=\"45\" rx=\"36\" ry=\"6\"/><g transform=\"rotate(-7 0 44)\">",
            "M12-14C26-14 34-6 44-9C42 0 34 6 22 4Z",
        ),
        Way::Back => (
            " mother-back\"><ellipse class=\"piece-shadow\" cx=\"5\" cy=\"45\" rx=\"36\" ry=\"6\"/><g transform=\"rotate(3 0 44)\">",
            "M-12-14C-22-10-26 0-27 10C-20 12-12 8-8 2Z",
        ),
    };
    let (body, hood) = (look.body(), look.hood());
    markup.raw("<g class=\"").raw(look.class()).raw(lean);
    let outline = [("", JAR), ("", tail), ("", body), ("", hood)];
    outlined(markup, if jar { &outline } else { &outline[1..] });
    markup.paths(&[("cloth-under", tail), ("cloth-under", body)]);
    markup.raw("<path class=\"cloth\" transform=\"translate(-2.5 1) scale(.88 .94)\" d=\"").raw(body).raw("\"/>");
    markup.paths(&[("cloth-fold", look.folds())]);
    markup.raw("<path class=\"cloth-hem\" transform=\"translate(-1.5 5) scale(.72 .72)\" d=\"").raw(body).raw("\"/>");
    markup.paths(&[("cloth-edge", hood)]);
    markup.raw("<path class=\"cloth\" transform=\"translate(-1.5 -2) scale(.9 .92)\" d=\"").raw(hood).raw("\"/>");
    let details = [
        ("face", "M-10-15C-10-30 10-30 10-15C10-6 5-2 0-2C-5-2-10-6-10-15Z"),
        ("face-light", "M-6-16C-6-23-2-25 1-25C-2-22-4-19-4-14Z"),
        ("jar", JAR),
        ("jar-shade", "M5-51C5-48 12-45 12-39C12-34 7-31 0-31C6-34 8-39 3-51Z"),
        ("jar-band", "M-11-41Q0-38 11.5-41"),
    ];
    markup.paths(if jar { &details } else { &details[..2] });
    if let Some(initial) = initial {
        let y = f64::from(look.mark_at().min(25)) + 11.0;
        let _ = write!(markup.raw("<text class=\"piece-initial\" x=\"0\"").lengths(&[("y", y)]).raw(">"), "{initial}");
        markup.raw("</text></g></g>");
    } else {
        let _ = write!(
            markup.raw("<path class=\"cloth-mark\" transform=\""),
            "translate(0 {}) scale(1.25)",
            look.mark_at()
        );
        markup.raw("\" d=\"").raw(look.mark()).raw("\"/></g></g>");
    }
}

/// The water jar on her head.
const JAR: &str = "M-5.5-51Q0-53 5.5-51L4.5-47.5C9-46 12.5-43 12.5-39C12.5-34 7-30.5 0-30.5C-7-30.5-12.5-34-12.5-39C-12.5-43-9-46-4.5-47.5Z";
