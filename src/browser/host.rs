//! The page around this one, if there is one. `assets/host.js` passes on what is told, and what it asks.

use super::document::{announce, announce_text};
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::CustomEvent;

/// Says whether there is a page around this one.
#[must_use]
pub fn is_there() -> bool {
    let Some(window) = web_sys::window() else { return false };
    // Of a page of another origin nothing can be read, but whether it is another one.
    window.parent().ok().flatten().is_some_and(|parent| parent != window)
}

/// Tells it something: a JSON object whose `type` is that of the message. Where there is no such page nobody hears.
pub fn tell(message: &str) {
    announce_text("hyena:tell", message);
}

/// Says how it is to be told, before anything is: the only origin that hears and is heard, if there is to be one, and whether
/// statements for a record of learning are wanted.
pub fn begin(origin: &str, xapi: bool) {
    announce_text("hyena:host", &format!("{} {origin}", u8::from(xapi)));
}

/// Says that what was asked is done and drawn. Not before that the next is asked.
pub fn done() {
    announce("hyena:done");
}

/// Listens, as long as it lives, to what that page asks.
#[derive(Debug)]
pub struct Watch(#[allow(dead_code)] EventListener);

impl Watch {
    /// Calls `asked` with the name of what is asked and what goes with it, an empty text where nothing does.
    pub fn begin(asked: impl Fn(&str, &str) + 'static) -> Option<Watch> {
        let window = web_sys::window()?;
        Some(Watch(EventListener::new(&window, "hyena:asked", move |event| {
            let detail = event.dyn_ref::<CustomEvent>().and_then(|event| event.detail().as_string());
            if let Some((name, with)) = detail.as_deref().and_then(|text| text.split_once(' ')) {
                asked(name, with);
            }
        })))
    }
}
