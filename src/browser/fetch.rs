//! Files that stand beside the page.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

/// Fetches the text at `address`, relative to the page, and tells `done`; `None` where it cannot be had.
pub fn text(address: String, done: impl FnOnce(Option<String>) + 'static) {
    spawn_local(async move { done(fetched(&address).await) });
}

async fn fetched(address: &str) -> Option<String> {
    let response = JsFuture::from(web_sys::window()?.fetch_with_str(address)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
