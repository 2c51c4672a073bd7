//! Texts that are fetched: the first part of a language before the page is shown in it, the later part when it is first wanted.

use crate::browser::{document, drawer, fetch};
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

    /// Gives what is shown in the place of what is worked out beside the page and then drawn by a tool, until it is `known` and
    /// can be drawn: that it is `coming`, as soon as there are the texts that say so.
    pub fn until(&self, texts: Texts, known: bool, coming: Html) -> Option<Html> {
        match self {
            More::There if known => None,
            More::Missing(_) if known => self.instead(texts),
            _ if words::is_there(texts.lang(), Part::Later) => Some(coming),
            _ => self.instead(texts),
        }
    }
}

/// What can be wanted.
#[derive(Clone, Copy, PartialEq)]
enum What {
    /// The later texts.
    Texts,
    /// Those, and what draws tools.
    Tools,
}

/// What could not be had when it was last asked for, in which language.
static MISSING: [[AtomicBool; Lang::ALL.len()]; 2] = [const { [const { AtomicBool::new(false) }; Lang::ALL.len()] }; 2];

/// Has the later texts of a language fetched as soon as they are `wanted`, and has the component drawn again when they are
/// there or cannot be had.
///
/// What is wanted anew, such as the contents of a dialog that is opened again, is asked for anew where it is missing.
#[hook]
pub fn use_more(texts: Texts, wanted: bool) -> More {
    use_what(What::Texts, texts.lang(), wanted)
}

/// Does the same for a tool, which needs the later texts and what draws it.
#[hook]
pub fn use_tools(texts: Texts, wanted: bool) -> More {
    use_what(What::Tools, texts.lang(), wanted)
}

#[hook]
fn use_what(what: What, lang: Lang, wanted: bool) -> More {
    let redraw = use_force_update();
    let missing = &MISSING[what as usize][lang as usize];
    let ask = move || {
        let redraw = redraw.clone();
        what.ask(
            lang,
            Box::new(move |there| {
                missing.store(!there, Relaxed);
                redraw.force_update();
            }),
        );
    };
    use_effect_with((lang, wanted), {
        let ask = ask.clone();
        move |&(lang, wanted)| {
            if wanted && !what.is_there(lang) {
                ask();
            }
        }
    });
    if what.is_there(lang) {
        More::There
    } else if missing.load(Relaxed) {
        More::Missing(Callback::from(move |_| ask()))
    } else {
        More::Coming
    }
}

impl What {
    fn is_there(self, lang: Lang) -> bool {
        words::is_there(lang, Part::Later) && (self == What::Texts || drawer::is_there())
    }

    fn ask(self, lang: Lang, done: Box<dyn FnOnce(bool)>) {
        match self {
            What::Texts => ask(lang, Part::Later, done),
            What::Tools => {
                // Both at once, though one is waited for after the other.
                drawer::fetch(Box::new(|_| ()));
                ask(lang, Part::Later, Box::new(|there| if there { drawer::fetch(done) } else { done(false) }));
            }
        }
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
