//! Local storage, guarded: what cannot be kept is said, and nothing is deleted unless that is asked for.

use gloo::events::EventListener;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use wasm_bindgen::JsCast;
use web_sys::{Storage, StorageEvent};

/// Why something is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unkept {
    /// There is no storage for this page.
    Unavailable,
    /// Storage is there and refused the text: it is full, or was taken away.
    Full,
}

static KEEPS_NOTHING: AtomicBool = AtomicBool::new(false);

/// Reads what is kept under `key`.
///
/// # Errors
/// `Unavailable` where the browser gives no storage or reading fails.
pub fn read(key: &str) -> Result<Option<String>, Unkept> {
    if KEEPS_NOTHING.load(Relaxed) {
        return Ok(None);
    }
    storage()?.get_item(key).map_err(|_| Unkept::Unavailable)
}

/// Keeps `text` under `key`; what was there before stays where that fails.
///
/// # Errors
/// Why it is not kept.
pub fn write(key: &str, text: &str) -> Result<(), Unkept> {
    if KEEPS_NOTHING.load(Relaxed) {
        return Ok(());
    }
    let storage = storage()?;
    storage.set_item(key, text).map_err(|_| Unkept::Full)?;
    // Some browsers take the text without a word and keep nothing.
    match storage.get_item(key) {
        Ok(Some(kept)) if kept == text => Ok(()),
        _ => Err(Unkept::Unavailable),
    }
}

/// Keeps nothing from now on, and reads nothing: as if there were nothing to keep, without a word.
pub fn keep_nothing() {
    KEEPS_NOTHING.store(true, Relaxed);
}

/// Forgets what is kept under `key`.
pub fn remove(key: &str) {
    if let Ok(storage) = storage() {
        // What cannot be removed could not be kept either.
        let _ = storage.remove_item(key);
    }
}

/// Keeps `text` under the first free key that begins with `prefix`, unless it is kept under one of them already.
///
/// # Errors
/// Why it is not kept.
pub fn set_aside(prefix: &str, text: &str) -> Result<(), Unkept> {
    for number in 1.. {
        let key = format!("{prefix}{number}");
        match read(&key)? {
            Some(kept) if kept == text => return Ok(()),
            Some(_) => {}
            None => return write(&key, text),
        }
    }
    Err(Unkept::Full)
}

/// Listens, as long as it lives, to what other windows of this page keep.
#[derive(Debug)]
pub struct Watch(#[allow(dead_code)] EventListener);

impl Watch {
    /// Calls `changed` when another window keeps something new under `key`.
    pub fn begin(key: &'static str, changed: impl Fn() + 'static) -> Option<Watch> {
        let window = web_sys::window()?;
        Some(Watch(EventListener::new(&window, "storage", move |event| {
            let Some(event) = event.dyn_ref::<StorageEvent>() else { return };
            if event.key().as_deref() == Some(key) {
                changed();
            }
        })))
    }
}

fn storage() -> Result<Storage, Unkept> {
    web_sys::window().and_then(|window| window.local_storage().ok().flatten()).ok_or(Unkept::Unavailable)
}
