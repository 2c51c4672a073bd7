//! Where holes, seeds and stores lie on the board: plain geometry in the units of its view box.

use crate::games::Seat;
use crate::games::jekinje::{B, Hole};
use crate::markup::Num;
use crate::page::angles::{cos, sin};
use crate::page::hand::unsteady;

/// How wide the board is.
pub const WIDTH: f64 = 1200.0;
/// How high the board is.
pub const HEIGHT: f64 = 720.0;
/// The radius of a hole.
pub const HOLE: f64 = 79.0;
/// Half the height of a store.
pub const STORE: f64 = 46.0;
/// Where a store begins and ends.
pub const STORE_ENDS: (f64, f64) = (112.0, 1088.0);
/// So many seeds are drawn in a hole; more are told by a number.
pub const MOST_DRAWN: u8 = 12;

/// Writes the view box of every layer of the board.
#[must_use]
pub fn view_box() -> String {
    format!("0 0 {:.0} {:.0}", Num(WIDTH), Num(HEIGHT))
}

/// Returns the centre of a hole. 1B to 6B run from left to right, and 1A stands above 6B.
#[must_use]
pub fn centre(hole: Hole) -> (f64, f64) {
    let number = f64::from(hole.number() - 1);
    if hole.owner() == B { (150.0 + 180.0 * number, 462.0) } else { (150.0 + 180.0 * (5.0 - number), 258.0) }
}

/// Returns the height at which a seat's store lies: before its player.
#[must_use]
pub fn store_height(seat: Seat) -> f64 {
    if seat == B { 638.0 } else { 82.0 }
}

/// Returns where seed `n` of a hole lies, and how it is turned: a heap that grows from its middle outwards.
#[must_use]
pub fn in_hole(hole: Hole, n: u8) -> (f64, f64, f64) {
    let (x, y) = centre(hole);
    let salt = hole.index() as u32 * 64 + u32::from(n);
    let far = 17.0 * (f64::from(n) + 0.35).sqrt();
    // Each seed lies a golden angle on from the one before.
    let at = 2.399_963 * f64::from(n) + hole.index() as f64;
    let (dx, dy) = (far * cos(at) + 2.5 * unsteady(salt, 81), far * sin(at) + 2.5 * unsteady(salt, 82));
    (x + dx, y + dy, 90.0 * unsteady(salt, 83))
}

/// Returns where seed `n` of a store lies, and how it is turned: two lines, from the player's left to the right.
#[must_use]
pub fn in_store(seat: Seat, n: u8) -> (f64, f64, f64) {
    let salt = 2000 + seat.index() as u32 * 64 + u32::from(n);
    let along = 164.0 + 38.0 * f64::from(n / 2) + 5.0 * unsteady(salt, 84);
    let across = if n.is_multiple_of(2) { 15.0 } else { -15.0 } + 4.0 * unsteady(salt, 85);
    let x = if seat == B { along } else { WIDTH - along };
    (x, store_height(seat) + across, 90.0 * unsteady(salt, 86))
}
