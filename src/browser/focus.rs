//! Where the keyboard is.

use super::document::{announce, by_id, document, find};
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlDialogElement, HtmlElement};

/// The event by which the page hears that it opened a dialog; browsers tell only that one was closed.
const OPENED: &str = "hyena:opened";

/// Says whether nothing has the focus, or only a place that is no control: one that the Tab key does not lead to.
#[must_use]
pub fn is_nowhere() -> bool {
    let is_no_control = |element: &Element| element.get_attribute("tabindex").as_deref() == Some("-1");
    active().is_none_or(|element| element.tag_name() == "BODY" || is_no_control(&element))
}

/// Says whether what has the focus shows it, as it does where the keyboard is used.
#[must_use]
pub fn is_visible() -> bool {
    find(":focus-visible").is_some()
}

/// Moves the focus to what the first of these CSS selectors finds that can take it.
pub fn to_first(selectors: &[&str]) {
    first_that_takes_it(selectors, |element| element.focus().is_ok());
}

/// Does the same, and leaves what is seen where it is.
pub fn to_first_in_place(selectors: &[&str]) {
    let in_place = FocusOptions::new();
    in_place.set_prevent_scroll(true);
    first_that_takes_it(selectors, |element| element.focus_with_options(&in_place).is_ok());
}

fn first_that_takes_it(selectors: &[&str], focus: impl Fn(&HtmlElement) -> bool) {
    let has_it = |element: &HtmlElement| active().is_some_and(|active| active.is_same_node(Some(element)));
    for selector in selectors {
        let element = find(selector).and_then(|element| element.dyn_into::<HtmlElement>().ok());
        if element.is_some_and(|element| focus(&element) && has_it(&element)) {
            return;
        }
    }
}

/// Opens a dialog over the page, unless it is open.
pub fn open_dialog(id: &str) {
    if let Some(dialog) = dialog(id).filter(|dialog| !dialog.open()) {
        // Fails only where the dialog is not in the document any more.
        let _ = dialog.show_modal();
        announce(OPENED);
    }
}

/// Says whether a dialog is open.
#[must_use]
pub fn is_open(id: &str) -> bool {
    dialog(id).is_some_and(|dialog| dialog.open())
}

/// Listens, as long as it lives, to dialogs being opened and closed.
#[derive(Debug)]
pub struct Watch(#[allow(dead_code)] [EventListener; 2]);

impl Watch {
    /// Calls `changed` whenever a dialog was opened or closed from now on.
    pub fn begin(changed: impl Fn() + Clone + 'static) -> Option<Watch> {
        let window = web_sys::window()?;
        let listen = |event| {
            let changed = changed.clone();
            // What closes a dialog is told to the dialog alone.
            let options = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&window, event, options, move |_| changed())
        };
        Some(Watch([OPENED, "close"].map(listen)))
    }
}

/// Closes a dialog.
pub fn close_dialog(id: &str) {
    if let Some(dialog) = dialog(id) {
        dialog.close();
    }
}

/// Moves the focus to the next button of `group`, in a ring.
pub fn to_next(group: &str) {
    step(group, |now, count| (now + 1) % count);
}

/// Moves the focus to the button of `group` before, in a ring.
pub fn to_previous(group: &str) {
    step(group, |now, count| (now + count - 1) % count);
}

/// Moves the focus to the button of `group` that `choose` picks by where it is and how many there are.
fn step(group: &str, choose: impl Fn(u32, u32) -> u32) {
    let Some(list) = by_id(group).and_then(|g| g.query_selector_all("button:not(:disabled)").ok()) else { return };
    let active = active();
    let is_active = |i: &u32| list.item(*i).is_some_and(|n| active.as_ref().is_some_and(|a| a.is_same_node(Some(&n))));
    let Some(now) = (0..list.length()).find(is_active) else { return };
    if let Some(element) = list.item(choose(now, list.length())).and_then(|n| n.dyn_into::<HtmlElement>().ok()) {
        // Fails only where the element is gone.
        let _ = element.focus();
    }
}

fn active() -> Option<Element> {
    document()?.active_element()
}

fn dialog(id: &str) -> Option<HtmlDialogElement> {
    by_id(id)?.dyn_into().ok()
}
