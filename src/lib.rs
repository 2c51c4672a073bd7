//! The Hyena Chase: two traditional African board games, played in the browser.
//!
//! Rooms depend downwards only: `page` → {`table`, `browser`}; `table` → {`players`, `record`} → `games` → `chance`.
//! `games` and `chance` know no generator's state, clock, storage or sentence; `browser` is a leaf that gives plain values.

pub mod chance;
pub mod games;
#[cfg(target_arch = "wasm32")]
pub mod page;
pub mod players;
pub mod record;
pub mod table;
