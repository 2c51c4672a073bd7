//! The Hyena Chase: two traditional African board games, played in the browser.
//!
//! Rooms depend downwards only: `page` → {`table`, `tools`, `settings`, `messages`, `browser`}; `tools` → {`settings`, `study`, `markup`};
//! `settings` → `words`; `messages` → `table` → `record` → `games` → `chance`; `players` → {`analysis`, `record`} → `games`; `study` →
//! `players`; `words` → `study`. `games` and `chance` know no clock, storage or sentence; `markup` and `browser` are leaves, and `browser`
//! gives plain values.

pub mod analysis;
#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod chance;
pub mod games;
pub mod markup;
pub mod messages;
pub mod page;
pub mod players;
pub mod record;
pub mod settings;
pub mod study;
pub mod table;
pub mod tools;
pub mod words;
