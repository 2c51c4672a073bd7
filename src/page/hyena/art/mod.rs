//! Drawings: markup without state, coloured by the classes of `styles/`.
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
pub use ground::ground;
pub use hyena::{Mood, hyena};
pub use ledger::{dots, strokes};
pub use look::Look;
pub use mother::{figure, mother};
pub use signs::{SignKind, sign, write_sign};
pub use sticks::{stick, sticks};

use crate::markup::Markup;

/// Draws the outline of a piece twice, as a halo and as a line.
fn outlined(markup: &mut Markup, outline: &[(&'static str, &'static str)]) {
    for tags in ["<g class=\"piece-halo\">", "<g class=\"piece-line\">"] {
        markup.raw(tags).paths(outline).raw("</g>");
    }
}
