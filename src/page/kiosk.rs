//! A page that stands alone in a hall: it plays by itself until somebody touches it, and begins anew when they have gone.

use super::idle::{Idle, Now};
use super::parts::button;
use crate::browser::clock::{self, Interval};
use crate::browser::{focus, host, input};
use crate::markup::Markup;
use crate::messages::Message;
use crate::settings::{IDLE, Query, WARN};
use crate::words::{Lang, Texts};
use yew::prelude::*;

/// How often the time is looked at, in milliseconds.
const TICK: u32 = 250;
/// How long the call stands in one language, in milliseconds.
const CALL: f64 = 7000.0;
/// The id of the warning.
const STILL: &str = "still";

/// How a kiosk stands.
#[derive(Clone, PartialEq)]
pub struct Kiosk {
    /// The language in which it calls, while nobody is there.
    pub calls: Option<Lang>,
    /// The seconds that are left before it begins anew, while it warns.
    left: Option<u32>,
    /// Told that somebody is there, who reads this language.
    pub on_begin: Callback<Lang>,
    /// Told that somebody is still there.
    on_here: Callback<()>,
    /// Told that everything is to begin anew; a kiosk then calls again.
    pub on_reset: Callback<()>,
}

/// Follows whether somebody is there; `on_reset` is told when everything is to begin anew, which it does with another `visit`.
/// What is no kiosk neither calls nor warns.
#[hook]
pub fn use_kiosk(query: &'static Query, visit: u32, on_reset: &Callback<()>) -> Kiosk {
    let calls = use_state_eq(|| query.is_kiosk().then(|| called(query)[0]));
    let left = use_state_eq(|| None::<u32>);
    // Known at once, also to a look at the clock that comes before the next drawing.
    let there = use_mut_ref(|| false);
    let number = |name: &str, otherwise: u32| query.number(name).unwrap_or(otherwise);
    let idle = use_mut_ref(|| Idle::new(number("idle", IDLE), number("warn", WARN), clock::now()));
    let on_here = Callback::from({
        let (left, idle) = (left.setter(), idle.clone());
        move |()| {
            idle.borrow_mut().touch(clock::now());
            left.set(None);
        }
    });
    let on_reset = {
        let (calls, on_reset) = (calls.setter(), on_reset.clone());
        Callback::from(move |()| {
            calls.set(query.is_kiosk().then(|| called(query)[0]));
            on_reset.emit(());
        })
    };
    use_effect_with((visit, calls.is_some()), {
        let (calls, left, on_reset, on_here) = (calls.setter(), left.setter(), on_reset.clone(), on_here.clone());
        let there = there.clone();
        move |&(_, waits)| {
            let begun = clock::now();
            let langs = called(query);
            on_here.emit(());
            there.replace(!waits);
            let look = move || match idle.borrow_mut().look(clock::now()) {
                _ if waits && *there.borrow() => {}
                _ if waits => calls.set(Some(langs[((clock::now() - begun) / CALL) as usize % langs.len()])),
                Now::Wait => left.set(None),
                Now::Warn(seconds) => left.set(Some(seconds)),
                Now::Reset => on_reset.emit(()),
            };
            let follow =
                query.is_kiosk().then(|| (Interval::new(TICK, look), input::Watch::begin(move || on_here.emit(()))));
            move || drop(follow)
        }
    });
    use_effect_with(left.is_some(), |&warns| {
        if warns {
            host::tell(&Message::new("idle").json());
            focus::open_dialog(STILL);
        } else {
            focus::close_dialog(STILL);
        }
    });
    let on_begin = {
        let calls = calls.setter();
        Callback::from(move |_: Lang| {
            there.replace(true);
            calls.set(None);
        })
    };
    Kiosk { calls: *calls, left: *left, on_begin, on_here, on_reset }
}

/// Lists the languages in which a kiosk calls, one after the other: the one that the address asks for comes first.
fn called(query: &Query) -> Vec<Lang> {
    let first = query.lang();
    first.into_iter().chain(query.langs().into_iter().filter(|lang| Some(*lang) != first)).collect()
}

/// Shows the call over everything while nobody is there, and what the game is about; `langs` can be begun in.
pub fn call(texts: Texts, tagline: &str, langs: &[Lang], on_begin: &Callback<Lang>) -> Html {
    let begin = |lang: Lang| on_begin.reform(move |_: MouseEvent| lang);
    let mut words = Markup::default();
    words.raw("<b><svg class=\"call-sign\" viewBox=\"0 0 48 48\" aria-hidden=\"true\" focusable=\"false\"><path d=\"M17 30V9a4 4 0 0 1 8 0v15l10 3c4 1 5 4 4 8l-2 9H21L10 30c-2-4 3-8 7-3z\"/></svg>");
    words.text(&texts.kiosk_call()).raw("</b><p>").text(tagline).raw("</p>");
    let choice = |&lang: &Lang| {
        html! {
            <button key={lang.tag()} type="button" class="quiet large" lang={lang.tag()} dir={lang.dir()} onclick={begin(lang)}
                data-testid={format!("call-{}", lang.tag())}>{ lang.native_name() }</button>
        }
    };
    html! {
        <div class="call" data-testid="attract">
            <button id="call" type="button" class="call-touch" onclick={begin(texts.lang())} aria-label={texts.kiosk_call()} data-testid="call" />
            <div class="call-words">
                { words.html() }
                if langs.len() > 1 {
                    <div class="call-langs" role="group" aria-label={texts.settings_language()}>{ for langs.iter().map(choice) }</div>
                }
            </div>
        </div>
    }
}

/// Holds the warning, which is seen while it counts down.
pub fn still(texts: Texts, kiosk: &Kiosk) -> Html {
    let here = kiosk.on_here.reform(|_: MouseEvent| ());
    let closed = kiosk.on_here.reform(|_: Event| ());
    html! {
        <dialog id={STILL} class="dialog still" aria-labelledby="still-heading" onclose={closed} data-testid="still">
            <h2 id="still-heading">{ texts.kiosk_still() }</h2>
            <p role="timer" aria-live="off">{ kiosk.left.map(|left| texts.kiosk_left(left)).unwrap_or_default() }</p>
            { button("still-here", texts.kiosk_here(), here) }
        </dialog>
    }
}
