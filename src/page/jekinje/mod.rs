//! Je ki n je on the page: set-up, board, sowing seed by seed, end, example, and the plain geometry and moments under them.

pub mod geometry;
pub mod moments;

#[cfg(target_arch = "wasm32")]
mod art;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod demo;
#[cfg(target_arch = "wasm32")]
mod end;
#[cfg(target_arch = "wasm32")]
mod holes;
#[cfg(target_arch = "wasm32")]
mod play;
#[cfg(target_arch = "wasm32")]
mod setup;

#[cfg(target_arch = "wasm32")]
pub use art::shades;
#[cfg(target_arch = "wasm32")]
pub use board::picture;
#[cfg(target_arch = "wasm32")]
pub use demo::demo;
#[cfg(target_arch = "wasm32")]
pub use play::Play;
#[cfg(target_arch = "wasm32")]
pub use setup::{SetUp, asked};
