//! The document's own attributes, and what the person's device prefers.

use gloo::events::EventListener;
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Document, Element, Event, HtmlScriptElement, NodeList};

/// Sets the document's language, direction, title and theme, and whether it may sound (`on`, `off`).
pub fn dress(lang: &str, dir: &str, title: &str, theme: &str, sound: &str) {
    let Some(document) = document() else { return };
    document.set_title(title);
    for (name, value) in [("lang", lang), ("dir", dir), ("data-theme", theme), ("data-sound", sound)] {
        mark(name, value);
    }
}

/// Returns what the page's `meta` called `name` says.
#[must_use]
pub fn meta(name: &str) -> Option<String> {
    find(&format!("meta[name=\"{name}\"]"))?.get_attribute("content")
}

/// Tells the scripts beside the page of an event.
pub fn announce(name: &str) {
    announce_with(name, &JsValue::NULL);
}

/// Tells the scripts beside the page of an event, with a text.
pub fn announce_text(name: &str, text: &str) {
    announce_with(name, &text.into());
}

/// Tells the scripts beside the page of an event, with what goes with it.
pub fn announce_with(name: &str, detail: &JsValue) {
    let init = CustomEventInit::new();
    init.set_detail(detail);
    if let (Some(window), Ok(event)) = (web_sys::window(), CustomEvent::new_with_event_init_dict(name, &init)) {
        // A new event can always be told.
        let _ = window.dispatch_event(&event);
    }
}

/// Adds a script of the page that not every visit needs; the page's `meta` of its name says where it is. Where it cannot be
/// had the page does without.
pub fn add_part(name: &str) {
    if let Some(address) = meta(name) {
        add_module(&address, || {});
    }
}

/// Marks the document, for its style sheet and its scripts.
pub fn mark(name: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // Only a name that is no name could fail.
        let _ = root.set_attribute(name, value);
    }
}

/// Goes to the top of the page.
pub fn scroll_up() {
    if let Some(window) = web_sys::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Listens, as long as it lives, to what a script beside the page tells.
#[derive(Debug)]
pub struct Watch(#[allow(dead_code)] EventListener);

impl Watch {
    /// Calls `told` at each event of this name.
    pub fn begin(name: &'static str, told: impl Fn() + 'static) -> Option<Watch> {
        let window = web_sys::window()?;
        Some(Watch(EventListener::new(&window, name, move |_| told())))
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

/// Lists what stands in the fields of a form within what a CSS selector finds, each of one line: a line `id value` for each; a box
/// that is not checked has none.
#[must_use]
pub fn fields(within: &str) -> String {
    let selector = [within, " :is(select, input:checked, input:not([type=checkbox], [type=radio]))"].concat();
    let list = document().and_then(|document| document.query_selector_all(&selector).ok());
    let fields = (0..list.as_ref().map_or(0, NodeList::length)).filter_map(|i| list.as_ref()?.item(i));
    let lines = fields.map(|field| {
        let read = |name: &str| Reflect::get(&field, &name.into()).ok().and_then(|value| value.as_string());
        [read("id").unwrap_or_default(), read("value").unwrap_or_default()].join(" ")
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the id of what was touched, if a CSS selector matches it; nothing where it has none.
#[must_use]
pub fn touched(event: &Event, what: &str) -> String {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.and_then(|element| element.closest(what).ok().flatten()).map(|touched| touched.id()).unwrap_or_default()
}

/// Returns the name that a page around this one gave its frame.
#[must_use]
pub fn frame_name() -> String {
    web_sys::window().and_then(|window| window.name().ok()).unwrap_or_default()
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
