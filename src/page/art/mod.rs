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

/// Draws a number between -1 and 1 that looks random and is the same each time, for a hand that is never quite steady.
fn unsteady(n: u32, salt: u32) -> f64 {
    let mut x = n.wrapping_mul(0x9E37_79B9) ^ salt.wrapping_mul(0x85EB_CA6B).wrapping_add(0x27D4_EB2F);
    x ^= x >> 15;
    x = x.wrapping_mul(0x2C1B_3C6D);
    x ^= x >> 12;
    x = x.wrapping_mul(0x297A_2D39);
    x ^= x >> 15;
    f64::from(x) / f64::from(u32::MAX) * 2.0 - 1.0
}
