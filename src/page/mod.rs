//! The page: Yew components, and the geometry of the boards. It is given legal moves, what they did and what they would do, and works out none of that.
//!
//! A room for each game, and around them what the games share: the frame with its dialogs and notices, what is held and
//! kept of a game, and the parts that every game's screen has.

pub mod angles;
pub mod hand;
pub mod home;
pub mod hyena;
pub mod idle;
pub mod jekinje;
pub mod order;

#[cfg(target_arch = "wasm32")]
mod advice;
#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod asked;
#[cfg(target_arch = "wasm32")]
mod chances;
#[cfg(target_arch = "wasm32")]
mod dialogs;
#[cfg(target_arch = "wasm32")]
mod frame;
#[cfg(target_arch = "wasm32")]
mod games;
#[cfg(target_arch = "wasm32")]
mod help;
#[cfg(target_arch = "wasm32")]
mod host;
#[cfg(target_arch = "wasm32")]
mod keys;
#[cfg(target_arch = "wasm32")]
mod kiosk;
#[cfg(target_arch = "wasm32")]
mod link;
#[cfg(target_arch = "wasm32")]
mod log;
#[cfg(target_arch = "wasm32")]
mod more;
#[cfg(target_arch = "wasm32")]
mod names;
#[cfg(target_arch = "wasm32")]
mod notices;
#[cfg(target_arch = "wasm32")]
mod outside;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod place;
#[cfg(target_arch = "wasm32")]
mod rival;
#[cfg(target_arch = "wasm32")]
mod room;
#[cfg(target_arch = "wasm32")]
mod saved;
#[cfg(target_arch = "wasm32")]
mod series;
#[cfg(target_arch = "wasm32")]
mod shown;
#[cfg(target_arch = "wasm32")]
mod stage;
#[cfg(target_arch = "wasm32")]
mod text_dialog;
#[cfg(target_arch = "wasm32")]
mod tool;
#[cfg(target_arch = "wasm32")]
mod touch;

/// Mounts the page into the document's body.
#[cfg(target_arch = "wasm32")]
pub fn mount() {
    yew::Renderer::<app::App>::new().render();
}
