//! Whether anybody is there: any touch, key or turn of a wheel, wherever on the page.

use gloo::events::{EventListener, EventListenerOptions};

/// What a person does to a page.
const KINDS: [&str; 4] = ["pointerdown", "keydown", "wheel", "touchstart"];

/// Listens as long as it lives.
#[derive(Debug)]
pub struct Watch(#[allow(dead_code)] Vec<EventListener>);

impl Watch {
    /// Calls `touched` before anything else hears of it.
    pub fn begin(touched: impl Fn() + Clone + 'static) -> Option<Watch> {
        let window = web_sys::window()?;
        let listen = |kind| {
            let touched = touched.clone();
            let options = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&window, kind, options, move |_| touched())
        };
        Some(Watch(KINDS.map(listen).into()))
    }
}
