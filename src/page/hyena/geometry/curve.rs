//! The line of the groove, and lengths along it.
use crate::page::angles::{acos, asinh, distance, sin_cos};
use std::f64::consts::{PI, TAU};

use super::{EDGE_MARGIN, HALF, Point, Sample, VILLAGE, VILLAGE_MARGIN, tenth_radius, well_radius};

/// Length between two entries of the table of arc lengths.
const STEP: f64 = 2.0;

/// The groove in three parts: a tail from the village, an Archimedean spiral, a bend into the well.
#[derive(Clone, Debug)]
pub(super) struct Curve {
    gap: f64,
    pub(super) outer: f64,
    pub(super) inner: f64,
    /// Angle, in radians, at which the spiral begins on the outside.
    start: f64,
    tail: [Point; 4],
    inlet: [Point; 4],
}

impl Curve {
    pub(super) fn new(gap: f64, spacing: f64) -> Self {
        let outer = HALF - EDGE_MARGIN - tenth_radius(spacing);
        let inner = well_radius(spacing) + tenth_radius(spacing) * 1.25 + 4.0;
        let corner = HALF - VILLAGE_MARGIN - VILLAGE;
        let village = (-corner, corner);
        // Where the tangent of the outer turn meets the village, and a little further on for a bow.
        let start = 0.75 * PI + acos(outer / distance(corner, corner)) + 0.06;
        let mut curve = Self { gap, outer, inner, start, tail: [village; 4], inlet: [(0.0, 0.0); 4] };
        let (p, d) = curve.polar(0.0);
        let back = distance(p.0 - village.0, p.1 - village.1) * 0.42 / distance(d.0, d.1);
        let c2 = (p.0 - d.0 * back, p.1 - d.1 * back);
        curve.tail = [village, (f64::midpoint(village.0, c2.0), f64::midpoint(village.1, c2.1)), c2, p];
        let (p, d) = curve.polar(curve.sweep());
        let ahead = inner * 0.5 / distance(d.0, d.1);
        let turn = sin_cos(0.75);
        let c2 = ((p.0 * turn.1 - p.1 * turn.0) * 0.45, (p.0 * turn.0 + p.1 * turn.1) * 0.45);
        curve.inlet = [p, (p.0 + d.0 * ahead, p.1 + d.1 * ahead), c2, (0.0, 0.0)];
        curve
    }

    pub(super) fn turns(&self) -> f64 {
        (self.outer - self.inner) / self.gap
    }

    fn sweep(&self) -> f64 {
        (self.turns() * TAU).max(0.0)
    }

    /// Locates the spiral after a turn of `t` radians, and its derivative by `t`.
    fn polar(&self, t: f64) -> (Point, Point) {
        let slope = self.gap / TAU;
        let r = self.outer - slope * t;
        let (sin, cos) = sin_cos(self.start + t);
        ((r * cos, r * sin), (-slope * cos - r * sin, -slope * sin + r * cos))
    }

    pub(super) fn spiral_length(&self) -> f64 {
        let slope = self.gap / TAU;
        let primitive = |r: f64| 0.5 * (r * distance(r, slope) / slope + slope * asinh(r / slope));
        primitive(self.outer) - primitive(self.inner)
    }

    pub(super) fn tail_length(&self) -> f64 {
        let points: Vec<Point> = (0..=40).map(|n| bezier(self.tail, f64::from(n) / 40.0)).collect();
        points.windows(2).map(|w| distance(w[1].0 - w[0].0, w[1].1 - w[0].1)).sum()
    }

    /// Lists the whole groove as cubic curves, of which the spiral takes one for every half radian.
    pub(super) fn cubics(&self) -> Vec<[Point; 4]> {
        let pieces = (self.sweep() / 0.5).ceil().max(1.0) as u32;
        let step = self.sweep() / f64::from(pieces);
        let arm = |at: Point, slope: Point, part: f64| (at.0 + slope.0 * part, at.1 + slope.1 * part);
        let turns = (0..pieces).map(|n| {
            let (start, leaving) = self.polar(step * f64::from(n));
            let (end, arriving) = self.polar(step * f64::from(n + 1));
            [start, arm(start, leaving, step / 3.0), arm(end, arriving, -step / 3.0), end]
        });
        std::iter::once(self.tail).chain(turns).chain(std::iter::once(self.inlet)).collect()
    }

    /// Lists points of the groove close together, with the length so far.
    pub(super) fn table(&self) -> Vec<Sample> {
        let parts = |length: f64| (length / STEP).ceil().max(8.0) as u32;
        let (tail, turns, inlet) = (parts(self.tail_length()), parts(self.spiral_length()), parts(self.inner * 1.4));
        let share = |n: u32, of: u32| f64::from(n) / f64::from(of);
        let points = (0..tail)
            .map(|n| bezier(self.tail, share(n, tail)))
            .chain((0..turns).map(|n| self.polar(self.sweep() * share(n, turns)).0))
            .chain((0..=inlet).map(|n| bezier(self.inlet, share(n, inlet))));
        let mut table: Vec<Sample> = Vec::new();
        for (x, y) in points {
            let along = table.last().map_or(0.0, |s| s.along + distance(x - s.x, y - s.y));
            table.push(Sample { x, y, along, angle: 0.0 });
        }
        table
    }
}

/// Finds the point of a cubic curve at `t` by halving between its arms.
fn bezier([start, out, back, end]: [Point; 4], t: f64) -> Point {
    let mix = |p: Point, q: Point| (p.0 + (q.0 - p.0) * t, p.1 + (q.1 - p.1) * t);
    let (near, middle, far) = (mix(start, out), mix(out, back), mix(back, end));
    mix(mix(near, middle), mix(middle, far))
}
