//! Drawings: SVG components without state, coloured by the classes of `styles/`.
mod die;
mod ground;
mod hyena;
mod ledger;
mod look;
mod mother;
mod signs;
mod sticks;
mod village;
mod well;

pub use die::die;
pub use ground::Ground;
pub use hyena::{Mood, hyena};
pub use ledger::{dots, strokes};
pub use look::Look;
pub use mother::mother;
pub use signs::{SignKind, sign};
pub use sticks::{stick, sticks};
