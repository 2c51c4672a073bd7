//! All that is asked of the browser, as plain values; depends on nothing of ours. Every access that can throw is guarded:
//! in a sandboxed frame even reading the getter of local storage throws.

pub mod address;
pub mod chance;
pub mod clipboard;
pub mod clock;
pub mod document;
pub mod drawer;
pub mod fetch;
pub mod focus;
pub mod host;
pub mod input;
pub mod keys;
pub mod motion;
pub mod sound;
pub mod store;
pub mod thinker;
