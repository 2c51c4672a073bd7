//! How pieces that share a place stand apart.
use crate::page::angles::{sin, sin_cos};
use std::f64::consts::TAU;

use super::Point;

/// Distance between rows, so that the heads of those in front hide no feet.
const ROW: f64 = 1.12;

/// Seats for `n` pieces on a place, in units of the distance between neighbours: rows, the last ones the longest, so that
/// nobody stands right behind two others.
pub(super) fn seats(n: usize) -> Vec<Point> {
    let rows = match n {
        0..=2 => 1,
        3..=6 => 2,
        7..=12 => 3,
        _ => 4,
    };
    let middle = |count: usize| (count as f64 - 1.0) / 2.0;
    let row = |row: usize| {
        let count = (n.max(1) + row) / rows;
        (0..count).map(move |k| (k as f64 - middle(count), (row as f64 - middle(rows)) * ROW))
    };
    (0..rows).flat_map(row).collect()
}

/// Seats for `n` pieces about the water of the well.
pub(super) fn well_seats(n: usize) -> Vec<Point> {
    if n <= 1 { seats(n) } else { ring(n, 0.9) }
}

/// Spreads `n` seats over a ring in which neighbours are at least 1 apart and whose radius is at least `least`.
fn ring(n: usize, least: f64) -> Vec<Point> {
    let half_step = TAU / 2.0 / n as f64;
    let radius = (0.5 / sin(half_step)).max(least);
    // Two stand side by side, three and more with a gap toward the top.
    let first = if n == 2 { 0.0 } else { TAU / 4.0 };
    (0..n).map(|k| sin_cos(first + 2.0 * half_step * k as f64)).map(|(s, c)| (c * radius, s * radius)).collect()
}
