//! What thinks beside the page: a script that is fetched with the first question (`assets/think.js`).

use super::{document, drawer};
use gloo::events::EventListener;
use js_sys::{Object, Reflect};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::CustomEvent;

/// A question that was asked; when this is dropped nobody waits for its answer any more.
#[derive(Debug)]
pub struct Asked(u32);

/// What is heard: an answer so far or none, and whether it is the last.
type Hears = std::rc::Rc<dyn Fn(Option<String>, bool)>;

/// The one that everybody asks.
#[derive(Default)]
struct Thinker {
    /// The number of the last question.
    id: u32,
    /// Who hears what is answered to it.
    hears: Option<Hears>,
    /// What was asked last, for the script once it is there.
    last: JsValue,
    /// Whether that is to wait.
    held: bool,
    /// How often the script was asked for.
    tries: u32,
    state: State,
    listeners: Vec<EventListener>,
}

#[derive(Clone, Copy, Default, PartialEq)]
enum State {
    /// The script was not asked for yet.
    #[default]
    New,
    There,
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// Asks a question as `study::begin` takes it, to be thought about for so many milliseconds or to its end. It takes the place of
/// whatever was asked before; `hears` is told the answer, more than once if it comes by and by.
pub fn ask(question: &str, ms: Option<u32>, hears: impl Fn(Option<String>, bool) + 'static) -> Asked {
    let (id, before) = THINKER.with_borrow_mut(|thinker| {
        thinker.id = thinker.id.wrapping_add(1);
        thinker.hears = Some(std::rc::Rc::new(hears));
        let id = thinker.id;
        let mut properties = vec![("id", id.into()), ("ask", question.into())];
        properties.extend(ms.map(|ms| ("ms", ms.into())));
        thinker.last = object(&properties);
        thinker.held = false;
        (id, thinker.state)
    });
    match before {
        State::New => load(),
        State::There => tell(&THINKER.with_borrow(|thinker| thinker.last.clone())),
    }
    Asked(id)
}

impl Asked {
    /// Has the work wait, or go on.
    pub fn hold(&self, on: bool) {
        let is_last = THINKER.with_borrow_mut(|thinker| {
            thinker.held = on;
            thinker.id == self.0
        });
        if is_last {
            tell(&object(&[("id", self.0.into()), ("hold", on.into())]));
        }
    }

    /// Says whether the work was told to wait, whatever of it is still on its way.
    #[must_use]
    pub fn waits(&self) -> bool {
        THINKER.with_borrow(|thinker| thinker.held && thinker.id == self.0)
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        // Whoever hears is dropped outside, since that may drop another question.
        let heard = THINKER.with_borrow_mut(|thinker| {
            if thinker.id != self.0 {
                return None;
            }
            let end = object(&[("id", self.0.into())]);
            thinker.last = end.clone();
            Some((thinker.hears.take(), end))
        });
        if let Some((hears, end)) = heard {
            tell(&end);
            drop(hears);
        }
    }
}

/// Has the script fetched, unless it is there or on its way.
pub(super) fn load() {
    if THINKER.with_borrow_mut(|thinker| std::mem::replace(&mut thinker.state, State::There)) == State::There {
        return;
    }
    let Some(window) = web_sys::window() else { return };
    let answers = EventListener::new(&window, "hyena:thought", |event| {
        let Some(told) = event.dyn_ref::<CustomEvent>().map(CustomEvent::detail) else { return };
        if let Some(id) = get(&told, "id").as_f64() {
            heard(id as u32, get(&told, "answer").as_string(), get(&told, "done").is_truthy());
        } else {
            drawer::settle(get(&told, "draws").is_truthy());
        }
    });
    let ready = EventListener::new(&window, "hyena:thinker", |_| {
        let (last, held, id) = THINKER.with_borrow(|thinker| (thinker.last.clone(), thinker.held, thinker.id));
        if last.is_object() {
            tell(&last);
        }
        if held {
            tell(&object(&[("id", id.into()), ("hold", true.into())]));
        }
        drawer::prepare();
    });
    let tries = THINKER.with_borrow_mut(|thinker| {
        thinker.listeners = vec![answers, ready];
        thinker.tries += 1;
        thinker.tries
    });
    let address = document::meta("thinker").unwrap_or_default();
    // What could not be had at an address is not asked for there again by every browser.
    let address = if tries == 1 { address } else { format!("{address}?{tries}") };
    document::add_module(&address, || {
        let id = THINKER.with_borrow_mut(|thinker| {
            // The next question asks for it anew.
            thinker.state = State::New;
            thinker.id
        });
        heard(id, None, true);
        drawer::settle(false);
    });
}

/// Tells an answer to whoever waits for it; one to a question that is gone is dropped.
fn heard(id: u32, answer: Option<String>, done: bool) {
    let hears = THINKER.with_borrow(|thinker| thinker.hears.clone().filter(|_| thinker.id == id));
    if let Some(hears) = hears {
        hears(answer, done);
    }
}

/// Tells the script something; where it is not there yet nobody hears.
fn tell(what: &JsValue) {
    document::announce_with("hyena:think", what);
}

pub(super) fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // A plain object takes every property.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}

pub(super) fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or_default()
}
