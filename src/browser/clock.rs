//! The time, and waiting.

pub use gloo::timers::callback::Timeout;

/// Returns the day here as `YYYY-MM-DD`.
#[must_use]
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// Returns milliseconds that only grow while the page is open.
#[must_use]
pub fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or_else(js_sys::Date::now, |p| p.now())
}
