//! Where the places of a spiral board lie: pure geometry, without web types.
//!
//! Lengths are units of a square view box whose centre is the well. Angles are degrees, clockwise on the screen from the
//! direction of the text. The groove leaves the village in the lower corner, runs clockwise and inward along an
//! Archimedean curve, and bends into the well.
mod curve;
mod seats;
#[cfg(test)]
mod tests;

use crate::markup::Num;
use crate::page::angles::{atan2, cos, distance, sin};
use crate::page::order;
use std::fmt::Write as _;

use curve::Curve;
use seats::{seats, well_seats};

/// Half the side of the square view box.
pub const HALF: f64 = 500.0;
/// The `viewBox` attribute of every board.
pub const VIEW_BOX: &str = "-500 -500 1000 1000";

/// Distance between neighbouring turns, as a multiple of the distance between neighbouring days.
const GAP_PER_SPACING: f64 = 1.28;
/// Boards so short that the rule above would leave no spiral still turn this often.
const FEWEST_TURNS: f64 = 1.3;
const VILLAGE: f64 = 94.0;
const VILLAGE_MARGIN: f64 = 16.0;
const EDGE_MARGIN: f64 = 12.0;
/// Distance between pieces that share a day or the well, as a part of their box.
const PITCH: f64 = 0.72;
/// Distance between pieces in the village, which has more room, and where the hyena sleeps: it is wider than a mother.
const VILLAGE_PITCH: f64 = 0.82;
/// How far from its centre pieces in the village reach, a little beyond its fence.
const VILLAGE_REACH: f64 = 124.0;
/// How far the ring about whoever acts reaches beyond her box, to each side and below it, as a part of her box.
const RING: (f64, f64) = (0.06, 0.17);

/// One place of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Centre, across.
    pub x: f64,
    /// Centre, downward.
    pub y: f64,
    /// Direction of the groove here, toward the well, in degrees.
    pub angle: f64,
    /// Radius of the hollow, or of the village or the well.
    pub size: f64,
}

/// A board of 6 to 200 days: place 0 is the village, the last place the well, the days between lie at equal arc length.
#[derive(Clone, Debug)]
pub struct Spiral {
    days: u16,
    gap: f64,
    spacing: f64,
    well: f64,
    curve: Curve,
    /// Length of the groove from the village to the first day.
    lead: f64,
    /// Points of the groove from village to well with the length so far.
    table: Vec<Sample>,
}

impl PartialEq for Spiral {
    /// Compares the number of days, from which everything else follows.
    fn eq(&self, other: &Self) -> bool {
        self.days == other.days
    }
}

impl Spiral {
    /// Lays out a board; a number of days outside 6 to 200 is moved to the nearer end.
    #[must_use]
    pub fn new(days: u16) -> Self {
        let days = days.clamp(6, 200);
        // The days 1 to N-1 have N-2 steps between them; the last stands where the groove bends into the well. Length
        // left over falls as the gap grows, so halving finds the gap.
        let steps = f64::from(days - 2);
        let (mut low, mut high) = (20.0, 600.0);
        for _ in 0..60 {
            let gap = f64::midpoint(low, high);
            let spacing = gap / GAP_PER_SPACING;
            let curve = Curve::new(gap, spacing);
            if curve.tail_length() + curve.spiral_length() > lead_out(spacing) + steps * spacing {
                low = gap;
            } else {
                high = gap;
            }
        }
        let mut gap = low;
        let mut spacing = gap / GAP_PER_SPACING;
        let mut curve = Curve::new(gap, spacing);
        if curve.turns() < FEWEST_TURNS {
            // The size of the hollows bends the curve a little, and its length sets their size.
            for _ in 0..8 {
                gap = (curve.outer - curve.inner) / FEWEST_TURNS;
                curve = Curve::new(gap, spacing);
                let length = curve.tail_length() + curve.spiral_length();
                spacing = (length - VILLAGE) / (steps + LEAD_IN_SPACINGS);
            }
        }
        let lead = curve.tail_length() + curve.spiral_length() - steps * spacing;
        Self { days, gap, spacing, well: well_radius(spacing), lead, table: curve.table(), curve }
    }

    /// Counts the days from the village to the well.
    #[must_use]
    pub fn days(&self) -> u16 {
        self.days
    }

    /// Tells the distance between neighbouring turns.
    #[must_use]
    pub fn gap(&self) -> f64 {
        self.gap
    }

    /// Tells the distance between neighbouring days along the groove.
    #[must_use]
    pub fn spacing(&self) -> f64 {
        self.spacing
    }

    /// Tells the `viewBox` attribute.
    #[must_use]
    pub fn view_box(&self) -> &'static str {
        VIEW_BOX
    }

    /// Tells the radius of an ordinary hollow.
    #[must_use]
    pub fn hollow(&self) -> f64 {
        hollow_radius(self.spacing)
    }

    /// Tells the height of the numbers in the tenth hollows: as large as their digits find room in them, and on short boards no
    /// larger than it takes to read them on a phone.
    #[must_use]
    pub fn number_size(&self) -> f64 {
        const LARGEST: f64 = 40.0;
        (tenth_radius(self.spacing) * if self.days > 100 { 1.0 } else { 1.1 }).min(LARGEST)
    }

    /// Tells the side of the box in which a piece alone on a day is drawn.
    #[must_use]
    pub fn piece(&self) -> f64 {
        (self.spacing * 1.12).clamp(54.0, 112.0)
    }

    /// Locates place `i`; a place beyond the well is the well.
    #[must_use]
    pub fn place(&self, i: u16) -> Spot {
        let Sample { x, y, angle, .. } = self.at(self.along(i));
        let size = match i {
            0 => VILLAGE,
            i if i >= self.days => self.well,
            i if i % 10 == 0 => tenth_radius(self.spacing),
            _ => self.hollow(),
        };
        Spot { x, y, angle: angle.to_degrees(), size }
    }

    /// Writes the middle of the groove as the `d` of a path, from the village to the well, in cubic segments.
    #[must_use]
    pub fn path(&self) -> String {
        let mut path = String::new();
        for (n, [start, out, back, end]) in self.curve.cubics().into_iter().enumerate() {
            if n == 0 {
                let _ = write!(path, "M{:.1} {:.1}", Num(start.0), Num(start.1));
            }
            let _ = write!(
                path,
                "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
                Num(out.0),
                Num(out.1),
                Num(back.0),
                Num(back.1),
                Num(end.0),
                Num(end.1)
            );
        }
        path
    }

    /// Writes the outline of a groove of half width `half`, its edges as unsteady as a finger's.
    #[must_use]
    pub fn outline(&self, half: f64) -> String {
        let total = self.length();
        let count = (total / 26.0).ceil() as u32;
        let edge = |side: f64, n: u32| {
            let s = self.at(total * f64::from(n) / f64::from(count));
            let shake = (1.0 + ripple(f64::from(n), side) * 0.11) * half * side;
            (s.x - sin(s.angle) * shake, s.y + cos(s.angle) * shake)
        };
        let points: Vec<Point> =
            (0..=count).map(|n| edge(1.0, n)).chain((0..=count).rev().map(|n| edge(-1.0, n))).collect();
        smooth_loop(&points)
    }

    /// Lists points along the groove from place `from` to place `to`, both included, dense enough to look curved:
    /// four to a day, more where days lie far apart.
    #[must_use]
    pub fn walk(&self, from: u16, to: u16) -> Vec<(f64, f64)> {
        let (start, end) = (self.along(from), self.along(to));
        let days = u32::from(from.min(self.days).abs_diff(to.min(self.days)));
        let parts = days * (self.spacing / 15.0).clamp(4.0, 24.0) as u32;
        let point = |arc: f64| {
            let s = self.at(arc);
            (s.x, s.y)
        };
        if parts == 0 {
            return vec![point(start)];
        }
        (0..=parts).map(|k| point(start + (end - start) * f64::from(k) / f64::from(parts))).collect()
    }

    /// Tells by how much pieces shrink when `n` of them share place `i`: 1 or less.
    #[must_use]
    pub fn crowd(&self, i: u16, n: usize) -> f64 {
        let ring = self.reach(i, n) * pitch(i);
        if ring <= 0.0 {
            return 1.0;
        }
        let side = if i == 0 { VILLAGE_REACH / (ring + 0.5) } else { self.room(i) / ring };
        (side / self.piece()).min(1.0)
    }

    /// Offsets the `k`-th of `n` pieces from the centre of place `i`, so that none hides another and none leaves the
    /// view box. Later pieces stand lower, in front.
    #[must_use]
    pub fn fan(&self, i: u16, k: usize, n: usize) -> (f64, f64) {
        let side = self.piece() * self.crowd(i, n);
        let mut seats = if i >= self.days { well_seats(n) } else { seats(n) };
        // From the back to the front, and in a row from the start of the line.
        order::by(&mut seats, |seat| seat.0);
        order::by(&mut seats, |seat| seat.1);
        let seat = seats.get(k).copied().unwrap_or_default();
        // A piece stands with its foot in the hollow; on the rim of the well, alone, it leaves the water in sight.
        let lift = if i >= self.days && n <= 1 { self.well * 0.35 } else { -0.16 * side };
        let at = self.place(i.min(self.days));
        let pitch = pitch(i) * side;
        // `clamp` would bring in the exact writing of floats, 4 KB, to tell why it panics.
        let shift = |centre: f64, before: f64, after: f64| centre.max(before - HALF).min(HALF - after) - centre;
        let reach = |far: fn(&Point) -> f64| seats.iter().map(far).fold(0.0, f64::max) * pitch + 0.5 * side;
        let (wide, high) = (reach(|seat| seat.0.abs()) + RING.0 * side, reach(|seat| seat.1.abs()));
        let (dx, dy) = (shift(at.x, wide, wide), shift(at.y + lift, high, high + RING.1 * side));
        (seat.0 * pitch + dx, seat.1 * pitch + lift + dy)
    }

    /// Tells the length of the groove from the village to place `i`.
    fn along(&self, i: u16) -> f64 {
        match i {
            0 => 0.0,
            i if i >= self.days => self.length(),
            i => self.lead + f64::from(i - 1) * self.spacing,
        }
    }

    fn length(&self) -> f64 {
        self.table.last().map_or(0.0, |s| s.along)
    }

    fn at(&self, along: f64) -> Sample {
        let last = self.table.len() - 1;
        let n = self.table.partition_point(|s| s.along < along).clamp(1, last);
        let (a, b) = (self.table[n - 1], self.table[n]);
        let part = ((along - a.along) / (b.along - a.along)).clamp(0.0, 1.0);
        let mix = |a: f64, b: f64| a + (b - a) * part;
        Sample { x: mix(a.x, b.x), y: mix(a.y, b.y), along, angle: atan2(b.y - a.y, b.x - a.x) }
    }

    /// Tells the radius within which the centres of pieces on place `i`, a day or the well, stay.
    fn room(&self, i: u16) -> f64 {
        match i {
            i if i >= self.days => self.well * 0.95,
            _ => (self.gap * 0.72).min(110.0),
        }
    }

    /// Tells how far from its centre a fan of `n` pieces reaches, in pitches.
    fn reach(&self, i: u16, n: usize) -> f64 {
        let seats = if i >= self.days { well_seats(n) } else { seats(n) };
        seats.iter().map(|s| distance(s.0, s.1)).fold(0.0, f64::max)
    }
}

type Point = (f64, f64);

#[derive(Clone, Copy, Debug)]
struct Sample {
    x: f64,
    y: f64,
    along: f64,
    angle: f64,
}

/// Length of groove between the rim of the village and the first day, in spacings.
const LEAD_IN_SPACINGS: f64 = 0.72;

fn pitch(i: u16) -> f64 {
    if i == 0 { VILLAGE_PITCH } else { PITCH }
}

fn lead_out(spacing: f64) -> f64 {
    LEAD_IN_SPACINGS * spacing + VILLAGE
}

fn hollow_radius(spacing: f64) -> f64 {
    (spacing * 0.34).min(44.0)
}

fn tenth_radius(spacing: f64) -> f64 {
    (spacing * 0.5).min(54.0)
}

fn well_radius(spacing: f64) -> f64 {
    (spacing * 0.3 + 46.0).clamp(60.0, 96.0)
}

/// Wavers between -1 and 1 without a period that the eye would notice.
fn ripple(n: f64, side: f64) -> f64 {
    0.5 * sin(n * 0.9 + side) + 0.3 * sin(n * 1.73 + side * 2.0) + 0.2 * sin(n * 2.61)
}

/// Writes a closed curve through the middles of the sides of a polygon.
fn smooth_loop(points: &[Point]) -> String {
    let middle = |a: Point, b: Point| (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1));
    let first = middle(points[points.len() - 1], points[0]);
    let mut d = format!("M{:.1} {:.1}", Num(first.0), Num(first.1));
    for (n, &p) in points.iter().enumerate() {
        let m = middle(p, points[(n + 1) % points.len()]);
        let _ = write!(d, "Q{:.1} {:.1} {:.1} {:.1}", Num(p.0), Num(p.1), Num(m.0), Num(m.1));
    }
    d.push('Z');
    d
}
