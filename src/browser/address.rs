//! The part of the page's address behind `#`, which no server sees.

use gloo::events::EventListener;

/// Returns what stands behind the `#`, nothing where there is none.
#[must_use]
pub fn hash() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// Returns the query of the address, and behind it what is baked into the page itself (`<meta name="wishes">`), both without
/// a `?`.
#[must_use]
pub fn query() -> String {
    let search = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    format!("{}&{}", search.trim_start_matches('?'), super::document::meta("wishes").unwrap_or_default())
}

/// Returns the address of the page without query and hash; nothing where no server gives it, as for a file on a disk.
#[must_use]
pub fn base() -> String {
    let Some(location) = web_sys::window().map(|window| window.location()) else { return String::new() };
    let (origin, path) = (location.origin().unwrap_or_default(), location.pathname().unwrap_or_default());
    if origin.starts_with("http") { [origin, path].concat() } else { String::new() }
}

/// Returns what a text of an address stands for; `None` where that is no text.
#[must_use]
pub fn decoded(text: &str) -> Option<String> {
    js_sys::decode_uri_component(text).ok().map(String::from)
}

/// Goes to another place of the page, so that the way back does not lead to the one before.
pub fn replace(hash: &str) {
    if let Some(window) = web_sys::window() {
        // A place of the page itself can always be gone to.
        let _ = window.location().replace(&format!("#{hash}"));
    }
}

/// Goes to another place of the page, as a link to it does.
pub fn go(hash: &str) {
    if let Some(window) = web_sys::window() {
        // A place of the page itself can always be gone to.
        let _ = window.location().set_hash(hash);
    }
}

/// Listens, as long as it lives, to another place of the page being gone to.
#[derive(Debug)]
pub struct Watch(#[allow(dead_code)] EventListener);

impl Watch {
    /// Calls `changed` with what stands behind the `#` from now on.
    pub fn begin(changed: impl Fn(String) + 'static) -> Option<Watch> {
        let window = web_sys::window()?;
        Some(Watch(EventListener::new(&window, "hashchange", move |_| changed(hash()))))
    }
}
