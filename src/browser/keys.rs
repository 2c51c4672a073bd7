//! Keys pressed anywhere on the page.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// A key and where it was pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The key's name, as in `KeyboardEvent.key`.
    pub name: String,
    /// Whether the key is held down and repeats.
    pub repeats: bool,
    /// Where the focus was.
    pub at: At,
}

/// Where the focus was when a key was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// Nowhere.
    Nowhere,
    /// On something that takes text or arrow keys itself.
    Field,
    /// Within a dialog.
    Dialog,
    /// On a button or link.
    Control,
}

/// Listens to keys as long as it lives, except while the page is inert; a key for which `heard` says true does nothing else.
#[derive(Debug)]
pub struct Keys(#[allow(dead_code)] EventListener);

impl Keys {
    /// Begins to listen.
    pub fn listen(heard: impl Fn(&Key) -> bool + 'static) -> Option<Keys> {
        let document = super::document::document()?;
        let options = EventListenerOptions::enable_prevent_default();
        Some(Keys(EventListener::new_with_options(&document, "keydown", options, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing() {
                return;
            }
            // What is covered takes no keys either.
            if super::document::find("[inert]").is_some() {
                return;
            }
            let at = event.target().and_then(|t| t.dyn_into::<Element>().ok()).map_or(At::Nowhere, |e| place(&e));
            if heard(&Key { name: event.key(), repeats: event.repeat(), at }) {
                event.prevent_default();
            }
        })))
    }
}

fn place(element: &Element) -> At {
    let within = |selector: &str| element.closest(selector).ok().flatten().is_some();
    if within("dialog") {
        At::Dialog
    } else if within("input, select, textarea, [contenteditable], summary") {
        At::Field
    } else if within("button, a[href]") {
        At::Control
    } else {
        At::Nowhere
    }
}
