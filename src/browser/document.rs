//! The document's own attributes, and what the person's device prefers.

use wasm_bindgen::JsValue;
use web_sys::{Document, Element, Event};

/// Sets the document's language, direction, title and theme.
pub fn dress(lang: &str, dir: &str, title: &str, theme: &str) {
    let Some(document) = document() else { return };
    document.set_title(title);
    if let Some(root) = document.document_element() {
        for (name, value) in [("lang", lang), ("dir", dir), ("data-theme", theme)] {
            // Only a name that is no name could fail.
            let _ = root.set_attribute(name, value);
        }
    }
}

/// Returns what the page's `meta` called `name` says.
#[must_use]
pub fn meta(name: &str) -> Option<String> {
    find(&format!("meta[name=\"{name}\"]"))?.get_attribute("content")
}

/// Tells the scripts beside the page of an event.
pub fn announce(name: &str) {
    let event = Event::new(name).ok();
    if let (Some(window), Some(event)) = (web_sys::window(), event) {
        // A new event can always be told.
        let _ = window.dispatch_event(&event);
    }
}

/// Lists the languages that the person prefers, dearest first.
#[must_use]
pub fn languages() -> Vec<String> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    window.navigator().languages().iter().filter_map(|tag| JsValue::as_string(&tag)).collect()
}

/// Says whether the device asks for little movement.
#[must_use]
pub fn prefers_reduced_motion() -> bool {
    web_sys::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten())
        .is_some_and(|query| query.matches())
}

/// Finds the element with an id.
pub(super) fn by_id(id: &str) -> Option<Element> {
    document()?.get_element_by_id(id)
}

/// Finds the first element that a CSS selector names.
pub(super) fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok().flatten()
}

/// Returns the document.
pub(super) fn document() -> Option<Document> {
    web_sys::window()?.document()
}
