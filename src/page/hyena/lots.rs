//! The sticks or dice: one large button to throw them, how they lie, and what each fall counts.

use super::art::{die, stick, sticks};
use crate::chance::{Faces, Fall, Lots};
use crate::words::{Texts, hyena as words};
use yew::prelude::*;

/// Shows the lots as they lie on the button that throws them.
///
/// `fall` is what the last throw counted, and `count`, the number of throws made, chooses how the lots lie. `past` says that
/// another player threw them, and `thinks` that the computer is about to throw.
pub fn throw(
    texts: Texts,
    lots: Lots,
    fall: Option<Fall>,
    count: u64,
    past: bool,
    thinks: bool,
    on_throw: Callback<MouseEvent>,
) -> Html {
    let label = match lots {
        Lots::ThreeSticks | Lots::DaviesSticks => texts.play_throw_sticks(),
        Lots::ThreeDice => texts.play_throw_dice(),
        Lots::OneDieTabas | Lots::PlainDie => texts.play_throw_die(),
    };
    let result = fall.map(|fall| words::fall(texts, fall));
    html! {
        <button id="throw" type="button" class={classes!("throw", past.then_some("past"))} onclick={on_throw} disabled={thinks} data-testid="throw">
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
    let row = |shown: Html, fall: Fall| html! { <li><span aria-hidden="true">{ shown }</span><b>{ words::fall(texts, fall) }</b></li> };
    let rows: Vec<Html> = match lots {
        Lots::ThreeSticks | Lots::DaviesSticks | Lots::ThreeDice => [1, 2, 3, 0]
            .into_iter()
            .filter_map(|whites| {
                let shown = (0..3).map(|i| small(lots, i < whites)).collect::<Html>();
                Some(row(shown, lots.count(whites)?))
            })
            .collect(),
        Lots::OneDieTabas | Lots::PlainDie => {
            let die = |pips| html! { <span class="small-die">{ pips }</span> };
            let falls = [Fall::Taba].into_iter().chain((1..=6).map(Fall::Points));
            let with = |fall: Fall| (1..=6).filter(move |&pips| lots.pips(pips) == Some(fall));
            falls
                .filter(|fall| with(*fall).next().is_some())
                .map(|fall| row(with(fall).map(die).collect(), fall))
                .collect()
        }
    };
    html! {
        <section class="key" aria-label={texts.play_key()}>
            <h3>{ texts.play_key() }</h3>
            <ul>{ for rows }</ul>
        </section>
    }
}

fn small(lots: Lots, up: bool) -> Html {
    if lots.are_sticks() {
        stick(up)
    } else {
        html! { <span class="small-die">{ if up { "2·4·6" } else { "1·3·5" } }</span> }
    }
}

fn lie(lots: Lots, fall: Option<Fall>, count: u64) -> Html {
    // Which of the ways to lie that count the same is chosen by the number of the throw alone.
    let lot = (count + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(31);
    match Faces::showing(lots, fall.unwrap_or(Fall::Points(2)), lot) {
        Faces::Sticks(flats) => sticks(flats, lot as u32),
        Faces::Dice(pips) => html! {
            <span class="lots lots-dice">{ for (0..3).zip(pips).map(|(index, pips)| die(pips, index)) }</span>
        },
        Faces::Die(pips) => html! { <span class="lots lots-dice">{ die(pips, 0) }</span> },
    }
}
