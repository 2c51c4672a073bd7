//! The sticks or dice: one large button to throw them, how they lie, and what each fall counts.

use super::art::{die, stick, sticks};
use crate::chance::{Faces, Fall, Lots};
use crate::markup::Markup;
use crate::words::{Texts, hyena as words};
use yew::prelude::*;

/// Who throws next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// A person, who touches the button.
    Person,
    /// The computer.
    Computer,
    /// Nobody yet: what a person did is still seen.
    Nobody,
}

/// Shows the lots as they lie on the button that throws them.
///
/// `fall` is what the last throw counted, and `count`, the number of throws made, chooses how the lots lie. `past` says that
/// another player threw them. Where no person is to throw, the button keeps the focus that it has and does nothing.
pub fn throw(
    texts: Texts,
    lots: Lots,
    fall: Option<Fall>,
    count: u64,
    past: bool,
    by: By,
    on_throw: Callback<MouseEvent>,
) -> Html {
    let label = match lots {
        _ if by == By::Computer => texts.play_throw_computer(),
        Lots::ThreeSticks | Lots::DaviesSticks => texts.play_throw_sticks(),
        Lots::ThreeDice => texts.play_throw_dice(),
        Lots::OneDieTabas | Lots::PlainDie => texts.play_throw_die(),
    };
    let result = fall.map(|fall| words::fall(texts, fall));
    html! {
        <button id="throw" type="button" class={classes!("throw", past.then_some("past"))} onclick={on_throw}
            aria-disabled={(by != By::Person).then_some("true")} data-by={(by == By::Computer).then_some("computer")} data-testid="throw">
            <span id="lots" class={classes!("lots-ground", fall.is_none().then_some("unthrown"))} aria-hidden="true">
                { lie(lots, fall, count) }
            </span>
            <span id="result" class="result" aria-hidden="true" data-testid="result">{ result.unwrap_or_default() }</span>
            <span class="throw-label">{ label }</span>
        </button>
    }
}

/// Shows what each fall counts.
pub fn key(texts: Texts, lots: Lots) -> Html {
    let mut markup = Markup::default();
    let title = texts.play_key();
    markup.raw("<section class=\"key\" aria-label=\"").text(&title).raw("\"><h3>").text(&title).raw("</h3><ul>");
    match lots {
        Lots::ThreeSticks | Lots::DaviesSticks | Lots::ThreeDice => {
            for whites in [1, 2, 3, 0] {
                let Some(fall) = lots.count(whites) else { continue };
                markup.raw(ROW);
                for i in 0..3 {
                    small(&mut markup, lots, i < whites);
                }
                counts(&mut markup, texts, fall);
            }
        }
        Lots::OneDieTabas | Lots::PlainDie => {
            for fall in [Fall::Taba].into_iter().chain((1..=6).map(Fall::Points)) {
                let mut pips = (1..=6).filter(|&pips| lots.pips(pips) == Some(fall)).peekable();
                if pips.peek().is_some() {
                    markup.raw(ROW);
                    for pips in pips {
                        small_die(&mut markup, &pips.to_string());
                    }
                    counts(&mut markup, texts, fall);
                }
            }
        }
    }
    markup.raw("</ul></section>");
    markup.html()
}

const ROW: &str = "<li><span aria-hidden=\"true\">";

/// Ends a row with what its fall counts.
fn counts(markup: &mut Markup, texts: Texts, fall: Fall) {
    markup.raw("</span><b>").text(&words::fall(texts, fall)).raw("</b></li>");
}

fn small(markup: &mut Markup, lots: Lots, up: bool) {
    if lots.are_sticks() {
        stick(markup, up);
    } else {
        small_die(markup, if up { "2·4·6" } else { "1·3·5" });
    }
}

fn small_die(markup: &mut Markup, pips: &str) {
    markup.raw("<span class=\"small-die\">").text(pips).raw("</span>");
}

fn lie(lots: Lots, fall: Option<Fall>, count: u64) -> Html {
    // Which of the ways to lie that count the same is chosen by the number of the throw alone.
    let lot = (count + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(31);
    let mut markup = Markup::default();
    match Faces::showing(lots, fall.unwrap_or(Fall::Points(2)), lot) {
        Faces::Sticks(flats) => sticks(&mut markup, flats, lot as u32),
        Faces::Dice(pips) => dice(&mut markup, &pips),
        Faces::Die(pips) => dice(&mut markup, &[pips]),
    }
    markup.html()
}

fn dice(markup: &mut Markup, pips: &[u8]) {
    markup.raw("<span class=\"lots lots-dice\">");
    for (index, &pips) in (0..).zip(pips) {
        die(markup, pips, index);
    }
    markup.raw("</span>");
}
