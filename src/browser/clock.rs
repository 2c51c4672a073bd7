//! The time, and waiting.

pub use gloo::timers::callback::{Interval, Timeout};
use wasm_bindgen::JsCast;
use web_sys::Event;

/// Returns the day here as `YYYY-MM-DD`.
#[must_use]
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// Returns when the touch or key that is being answered was made, however late the answer is: in milliseconds that only
/// grow while the page is open. Where nothing is being answered, that is now.
#[must_use]
pub fn touched() -> f64 {
    let Some(window) = web_sys::window() else { return js_sys::Date::now() };
    let answered = window.event().dyn_into::<Event>().map(|event| event.time_stamp());
    answered.unwrap_or_else(|_| now())
}

/// Returns the time in milliseconds that only grow while the page is open.
#[must_use]
pub fn now() -> f64 {
    let clock = web_sys::window().and_then(|window| window.performance());
    clock.map_or_else(js_sys::Date::now, |clock| clock.now())
}
