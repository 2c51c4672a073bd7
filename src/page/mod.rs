//! The page: Yew components, and the geometry of the boards. It is given legal moves and computes none.

pub mod cues;
pub mod geometry;
pub mod layout;
pub mod num;
pub mod order;
pub mod settings;

#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod art;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod course;
#[cfg(target_arch = "wasm32")]
mod dialogs;
#[cfg(target_arch = "wasm32")]
mod draft;
#[cfg(target_arch = "wasm32")]
mod end;
#[cfg(target_arch = "wasm32")]
mod frame;
#[cfg(target_arch = "wasm32")]
mod help;
#[cfg(target_arch = "wasm32")]
mod home;
#[cfg(target_arch = "wasm32")]
mod ledger;
#[cfg(target_arch = "wasm32")]
mod log;
#[cfg(target_arch = "wasm32")]
mod lots;
#[cfg(target_arch = "wasm32")]
mod notices;
#[cfg(target_arch = "wasm32")]
mod play;
#[cfg(target_arch = "wasm32")]
mod players;
#[cfg(target_arch = "wasm32")]
mod room;
#[cfg(target_arch = "wasm32")]
mod rules;
#[cfg(target_arch = "wasm32")]
mod saved;
#[cfg(target_arch = "wasm32")]
mod setup;
#[cfg(target_arch = "wasm32")]
mod text_dialog;

/// Mounts the page into the document's body.
#[cfg(target_arch = "wasm32")]
pub fn mount() {
    yew::Renderer::<app::App>::new().render();
}
