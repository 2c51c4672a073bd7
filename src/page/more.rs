//! Texts that are fetched: the first part of a language before the page is shown in it, the later part when it is first wanted.

use crate::browser::{document, fetch};
use crate::words::{self, Lang, Part, Texts};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use yew::prelude::*;

/// Whether the later texts of a language are there.
#[derive(Clone, Debug, PartialEq)]
pub enum More {
    /// They are there.
    There,
    /// They are not wanted yet, or on their way.
    Coming,
    /// They cannot be had; whoever tells this has them asked for again.
    Missing(Callback<MouseEvent>),
}

impl More {
    /// Gives what is shown in the place of the later texts as long as they are not there: no word while they are coming, and
    /// what can be done where they cannot be had.
    pub fn instead(&self, texts: Texts) -> Option<Html> {
        match self {
            More::There => None,
            More::Coming => Some(html! { <p class="hint" aria-busy="true">{ "…" }</p> }),
            More::Missing(again) => Some(html! {
                <div class="missing" role="alert" data-testid="more-missing">
                    <p>{ texts.more_missing() }</p>
                    <button type="button" class="quiet" onclick={again} data-testid="more-again">{ texts.more_again() }</button>
                </div>
            }),
        }
    }
}

/// Of which languages the later texts could not be had when they were last asked for.
static MISSING: [AtomicBool; Lang::ALL.len()] = [const { AtomicBool::new(false) }; Lang::ALL.len()];

/// Has the later texts of a language fetched as soon as they are `wanted`, and has the component drawn again when they are
/// there or cannot be had.
///
/// What is wanted anew, such as the contents of a dialog that is opened again, is asked for anew where it is missing.
#[hook]
pub fn use_more(texts: Texts, wanted: bool) -> More {
    let lang = texts.lang();
    let redraw = use_force_update();
    let ask = move || {
        let redraw = redraw.clone();
        ask_for(lang, Part::Later, move |there| {
            MISSING[lang as usize].store(!there, Relaxed);
            redraw.force_update();
        });
    };
    use_effect_with((lang, wanted), {
        let ask = ask.clone();
        move |&(lang, wanted)| {
            if wanted && !words::is_there(lang, Part::Later) {
                ask();
            }
        }
    });
    if words::is_there(lang, Part::Later) {
        More::There
    } else if MISSING[lang as usize].load(Relaxed) {
        More::Missing(Callback::from(move |_| ask()))
    } else {
        More::Coming
    }
}

/// Tells `done` whether a part of the messages of a language is there, once it has been fetched if need be.
///
/// The page's `meta` called `words` says where: a tag and the addresses of its parts, and so on.
pub fn ask_for(lang: Lang, part: Part, done: impl FnOnce(bool) + 'static) {
    ask(lang, part, Box::new(done));
}

/// One for whoever is told: what waits for a file weighs much.
fn ask(lang: Lang, part: Part, done: Box<dyn FnOnce(bool)>) {
    if words::is_there(lang, part) {
        return done(true);
    }
    let list = document::meta("words").unwrap_or_default();
    let mut list = list.split_whitespace();
    let address = list.find(|word| *word == lang.tag()).and_then(|_| list.nth(part as usize));
    match address {
        Some(address) => {
            fetch::text(address.to_owned(), move |text| {
                done(text.is_some_and(|text| words::take_in(lang, part, text)));
            });
        }
        None => done(false),
    }
}
