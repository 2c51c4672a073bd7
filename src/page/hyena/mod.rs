//! The hyena game on the page: set-up, board, lots, ledger, end, and the plain geometry, layout and cues under them.

pub mod cues;
pub mod geometry;
pub mod layout;

#[cfg(target_arch = "wasm32")]
mod art;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod course;
#[cfg(target_arch = "wasm32")]
mod draft;
#[cfg(target_arch = "wasm32")]
mod end;
#[cfg(target_arch = "wasm32")]
mod ledger;
#[cfg(target_arch = "wasm32")]
mod lots;
#[cfg(target_arch = "wasm32")]
mod play;
#[cfg(target_arch = "wasm32")]
mod players;
#[cfg(target_arch = "wasm32")]
mod rules;
#[cfg(target_arch = "wasm32")]
mod setup;

#[cfg(target_arch = "wasm32")]
pub use draft::{asked, picture};
#[cfg(target_arch = "wasm32")]
pub use play::Play;
#[cfg(target_arch = "wasm32")]
pub use setup::SetUp;
