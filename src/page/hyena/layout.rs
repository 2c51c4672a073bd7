//! Where every piece of a position stands on the board: plain values, without web types.

use super::geometry::Spiral;
use crate::games::Seat;
use crate::games::hyena::{Chase, Fate, Mover};

/// One piece and where it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// Who.
    pub mover: Mover,
    /// The place on the spiral.
    pub place: u16,
    /// Its middle, in units of the view box.
    pub x: f64,
    /// Its middle, downward.
    pub y: f64,
    /// What its box of 100 by 100 is multiplied by.
    pub scale: f64,
    /// Whether it is on the board; an eaten mother is not.
    pub there: bool,
}

/// Places the hyena and every mother; those that share a place are fanned out.
#[must_use]
pub fn layout(game: &Chase, spiral: &Spiral) -> Vec<Placed> {
    let hyena = (Mover::Hyena, game.hyena().map_or(0, |hyena| u16::from(hyena.at().0)), true);
    let mothers = Seat::first(game.mothers().len() as u8)
        .zip(game.mothers())
        .map(|(seat, mother)| (Mover::Mother(seat), u16::from(mother.at().0), mother.fate() != Fate::Eaten));
    let pieces: Vec<(Mover, u16, bool)> = std::iter::once(hyena).chain(mothers).collect();
    let placed = |(i, &(mover, place, there)): (usize, &(Mover, u16, bool))| {
        let sharing = |list: &[(Mover, u16, bool)]| list.iter().filter(|(_, p, t)| *p == place && *t).count();
        let (k, n) = if there { (sharing(&pieces[..i]), sharing(&pieces)) } else { (0, 1) };
        let (spot, (dx, dy)) = (spiral.place(place), spiral.fan(place, k, n));
        let scale = spiral.piece() * spiral.crowd(place, n) / 100.0;
        Placed { mover, place, x: spot.x + dx, y: spot.y + dy, scale, there }
    };
    pieces.iter().enumerate().map(placed).collect()
}

impl Placed {
    /// Returns the id of the piece's element.
    #[must_use]
    pub fn id(&self) -> String {
        id(self.mover)
    }
}

/// Returns the id of a piece's element.
#[must_use]
pub fn id(mover: Mover) -> String {
    match mover {
        Mover::Hyena => "hyena".to_owned(),
        Mover::Mother(seat) => format!("mother-{}", seat.number()),
    }
}
