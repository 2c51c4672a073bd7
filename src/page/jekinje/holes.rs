//! A button over each hole that may be played: a touch plays it, pointing at it or a long press shows where it leads.

use crate::browser::clock::Timeout;
use crate::browser::focus;
use crate::games::jekinje::{Hole, Move, Sowing, Way};
use crate::table::Act;
use crate::words::{Arg, Texts};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// After so many milliseconds a press is long.
const LONG: u32 = 450;

/// A press that may become long.
#[derive(Default)]
pub struct Press {
    timer: Option<Timeout>,
    was_long: bool,
}

/// Shows the buttons of the holes that may be played.
///
/// `point` is told the move that is pointed at, or that none is; `ask` the hole of which the way has to be asked, where there
/// is a choice, which `asking` is then.
pub fn holes(
    texts: Texts,
    game: &Sowing,
    asking: Option<Hole>,
    press: &Rc<RefCell<Press>>,
    point: &Callback<Option<Move>>,
    ask: &Callback<Hole>,
    act: &Callback<Act<Sowing>>,
) -> Html {
    let button = |hole: Hole| {
        let ways: Vec<Move> = game.playable().iter().filter(|mv| mv.hole == hole).collect();
        let first = ways.first().copied()?;
        let pointing = |on: bool| {
            let point = point.clone();
            move || point.emit(on.then_some(first))
        };
        let (show, hide) = (pointing(true), pointing(false));
        let onclick = {
            let (press, act, ask) = (press.clone(), act.clone(), ask.clone());
            let one_way = ways.len() == 1;
            move |event: MouseEvent| {
                // A long press has shown where it leads, and plays nothing; a key (which counts no clicks) does.
                let was_long = std::mem::take(&mut press.borrow_mut().was_long);
                if was_long && event.detail() > 0 {
                    return;
                }
                if one_way {
                    act.emit(Act::Play(first));
                } else {
                    ask.emit(hole);
                }
            }
        };
        let onpointerdown = {
            let (press, show) = (press.clone(), show.clone());
            move |event: PointerEvent| {
                let (held, show) = (press.clone(), show.clone());
                let mut press = press.borrow_mut();
                press.was_long = false;
                // A mouse points without pressing.
                if event.pointer_type() == "mouse" {
                    return;
                }
                press.timer = Some(Timeout::new(LONG, move || {
                    held.borrow_mut().was_long = true;
                    show();
                }));
            }
        };
        let release = |also: Option<Box<dyn Fn()>>| {
            let press = press.clone();
            move |_: PointerEvent| {
                press.borrow_mut().timer = None;
                if let Some(also) = &also {
                    also();
                }
            }
        };
        let onpointerenter = {
            let show = show.clone();
            move |event: PointerEvent| {
                if event.pointer_type() == "mouse" {
                    show();
                }
            }
        };
        let onfocus = {
            let show = show.clone();
            move |_: FocusEvent| {
                if focus::is_visible() {
                    show();
                }
            }
        };
        let onblur = {
            let hide = hide.clone();
            move |_: FocusEvent| hide()
        };
        let seeds = texts.seeds(game.board().seeds(hole));
        Some(html! {
            <button key={hole.index()} type="button" class={format!("hole at-{}", hole.index())} {onclick} {onpointerdown} {onpointerenter} {onfocus} {onblur}
                onpointerup={release(None)} onpointercancel={release(Some(Box::new(hide.clone())))} onpointerleave={release(Some(Box::new(hide)))}
                oncontextmenu={|event: MouseEvent| event.prevent_default()} aria-describedby="preview"
                aria-expanded={(ways.len() > 1).then(|| (asking == Some(hole)).to_string())}
                aria-label={texts.je_hole(&hole.to_string(), Arg::Phrase(&seeds))} data-testid={format!("hole-{hole}")} />
        })
    };
    html! { <div id="actions" class="holes">{ for Hole::all().filter_map(button) }</div> }
}

/// Asks which way to sow a hole.
pub fn which_way(
    texts: Texts,
    hole: Hole,
    game: &Sowing,
    act: &Callback<Act<Sowing>>,
    pointed: &UseStateSetter<Option<Move>>,
    asking: &UseStateSetter<Option<Hole>>,
) -> Html {
    let leave = {
        let asking = asking.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                asking.set(None);
            }
        }
    };
    let way = |mv: Move| {
        let label = match mv.way {
            Way::Anticlockwise => texts.je_way_anticlockwise(),
            Way::Clockwise => texts.je_way_clockwise(),
        };
        let sign = match mv.way {
            Way::Anticlockwise => "M4 12a8 8 0 1 0 3-6.2M7 2v4h4",
            Way::Clockwise => "M20 12a8 8 0 1 1-3-6.2M17 2v4h-4",
        };
        let point = |on: bool| {
            let pointed = pointed.clone();
            move || pointed.set(on.then_some(mv))
        };
        let (show, look, leave) = (point(true), point(true), point(false));
        html! {
            <button key={label.clone()} type="button" class="quiet way" onclick={act.reform(move |_: MouseEvent| Act::Play(mv))}
                onpointerenter={move |_: PointerEvent| show()} onfocus={move |_: FocusEvent| look()} onpointerleave={move |_: PointerEvent| leave()}
                data-testid={format!("way-{}", if mv.way == Way::Clockwise { "clockwise" } else { "anticlockwise" })}>
                <svg class="way-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={sign} /></svg>{ label }
            </button>
        }
    };
    html! {
        <div id="ways" class="ways" role="group" aria-label={texts.je_way()} onkeydown={leave}>
            <p>{ texts.je_way() }{ " " }<bdi>{ hole.to_string() }</bdi></p>
            { for game.playable().iter().filter(|mv| mv.hole == hole).map(way) }
        </div>
    }
}
