//! The clipboard.

use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Copies `text` and tells `done` whether the browser allowed it.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    // The getter is missing outside secure contexts; asking through `Reflect` does not throw there.
    let clipboard = web_sys::window().map(|window| window.navigator()).and_then(|navigator| {
        let has = js_sys::Reflect::get(&navigator, &"clipboard".into()).ok()?;
        (!has.is_undefined()).then(|| navigator.clipboard())
    });
    let Some(clipboard) = clipboard else { return done(false) };
    let copied = clipboard.write_text(text);
    spawn_local(async move { done(JsFuture::from(copied).await.is_ok()) });
}
