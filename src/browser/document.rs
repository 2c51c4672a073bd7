//! The document's own attributes, and what the person's device prefers.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlScriptElement};

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

/// Adds a script that is a module, and calls `failed` where it cannot be had.
pub fn add_module(address: &str, failed: impl FnOnce() + 'static) {
    let script = document().and_then(|document| document.create_element("script").ok());
    let script = script.and_then(|script| script.dyn_into::<HtmlScriptElement>().ok());
    if let (Some(script), Some(head)) = (script, find("head")) {
        script.set_type("module");
        script.set_src(address);
        EventListener::once(&script, "error", move |_| failed()).forget();
        // A new element has a place in every head.
        let _ = head.append_child(&script);
    }
}

/// Returns what stands in a field of a form, nothing where there is none of that id.
#[must_use]
pub fn value(id: &str) -> String {
    property(id, "value").as_string().unwrap_or_default()
}

/// Says whether a box of a form is checked.
#[must_use]
pub fn is_checked(id: &str) -> bool {
    property(id, "checked").is_truthy()
}

fn property(id: &str, name: &str) -> JsValue {
    by_id(id).and_then(|field| js_sys::Reflect::get(&field, &name.into()).ok()).unwrap_or_default()
}

/// Returns the address of a file that holds a text, for a link to it.
#[must_use]
pub fn file(kind: &str, text: &str) -> String {
    format!("data:{kind};charset=utf-8,{}", js_sys::encode_uri_component(text))
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
