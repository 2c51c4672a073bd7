//! Where the keyboard is.

use super::document::{by_id, document};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};

/// Says whether nothing has the focus.
#[must_use]
pub fn is_nowhere() -> bool {
    document().and_then(|document| document.active_element()).is_none_or(|element| element.tag_name() == "BODY")
}

/// Moves the focus to the first of `ids` that is there and can take it.
pub fn to_first(ids: &[&str]) {
    for id in ids {
        if let Some(element) = by_id(id).and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            if element.focus().is_ok() && !is_nowhere() {
                return;
            }
        }
    }
}

/// Opens a dialog over the page, unless it is open.
pub fn open_dialog(id: &str) {
    if let Some(dialog) = dialog(id).filter(|dialog| !dialog.open()) {
        // Fails only where the dialog is not in the document any more.
        let _ = dialog.show_modal();
    }
}

/// Closes a dialog.
pub fn close_dialog(id: &str) {
    if let Some(dialog) = dialog(id) {
        dialog.close();
    }
}

/// Moves the focus by `step` among the elements of `group` that can be chosen, in a ring.
pub fn step(group: &str, step: i32) {
    let Some(list) = by_id(group).and_then(|g| g.query_selector_all("button:not(:disabled)").ok()) else { return };
    let active = document().and_then(|document| document.active_element());
    let count = list.length() as i32;
    let is_active =
        |i: &i32| list.item(*i as u32).is_some_and(|n| active.as_ref().is_some_and(|a| a.is_same_node(Some(&n))));
    let now = (0..count).find(is_active).unwrap_or(0);
    let next = (now + step).rem_euclid(count.max(1));
    if let Some(element) = list.item(next as u32).and_then(|n| n.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

fn dialog(id: &str) -> Option<HtmlDialogElement> {
    by_id(id)?.dyn_into().ok()
}
