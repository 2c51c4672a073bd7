//! The Hyena Chase: two traditional African board games, played in the browser.
//!
//! Rooms depend downwards only: `page` → {`table`, `study`, `settings`, `browser`}; `settings` → `words`; `table` → `record` → `games` → `chance`; `players` →
//! {`analysis`, `record`} → `games`; `study` → `players`; `words` → `study`. `games` and `chance` know no clock, storage or sentence; `browser` is a leaf that gives plain
//! values.

pub mod analysis;
#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod chance;
pub mod games;
pub mod messages;
pub mod page;
pub mod players;
pub mod record;
pub mod settings;
pub mod study;
pub mod table;
pub mod words;
