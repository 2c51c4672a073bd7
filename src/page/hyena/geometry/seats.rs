//! How pieces that share a place stand apart.
use crate::page::angles::{sin, sin_cos};
use std::f64::consts::TAU;

use super::Point;

/// Seats for `n` pieces about a place, in units of the distance between neighbours: a ring, or two rings.
pub(super) fn seats(n: usize) -> Vec<Point> {
    match n {
        0 | 1 => vec![(0.0, 0.0)],
        2..=6 => ring(n, 0.0),
        7 | 8 => [ring(1, 0.0), ring(n - 1, 1.0)].concat(),
        9 | 10 => [ring(2, 0.0), ring(n - 2, 1.4)].concat(),
        _ => [ring(3, 0.0), ring(n - 3, 1.58)].concat(),
    }
}

/// Seats for `n` pieces about the water of the well.
pub(super) fn well_seats(n: usize) -> Vec<Point> {
    if n <= 1 { seats(n) } else { ring(n, 0.9) }
}

/// Spreads `n` seats over a ring in which neighbours are at least 1 apart and whose radius is at least `least`.
fn ring(n: usize, least: f64) -> Vec<Point> {
    if n == 1 {
        return vec![(0.0, 0.0)];
    }
    let half_step = TAU / 2.0 / n as f64;
    let radius = (0.5 / sin(half_step)).max(least);
    // Two stand side by side, three and more with a gap toward the top.
    let first = if n == 2 { 0.0 } else { TAU / 4.0 };
    (0..n).map(|k| sin_cos(first + 2.0 * half_step * k as f64)).map(|(s, c)| (c * radius, s * radius)).collect()
}
