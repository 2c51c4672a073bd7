//! What is told otherwise elsewhere, as data of one type (RULES.md, part 2, its end).

/// Every point in which tellings differ, each a field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which ways a move may sow.
    pub direction: Direction,
    /// Which next hole may be captured (J4, J5).
    pub next: Next,
    /// How far a move sows (J2).
    pub laps: Laps,
}

/// Which ways a move may sow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Anti-clockwise.
    #[default]
    Anticlockwise,
    /// Either way, chosen with each move.
    Either,
}

/// Which next hole may be captured after a last seed in an empty hole of the opponent's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Next {
    /// Only the opponent's: harvest is on the opponent's ground (J5).
    #[default]
    Opponent,
    /// Also the mover's own, after the opponent's sixth hole in the direction of sowing (Valdez 2023). J6 never comes up
    /// there: the last seed came over the fifth hole, which holds one since.
    Any,
}

/// How far a move sows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Laps {
    /// On from each hole with seeds that the last seed falls into (J2).
    #[default]
    Chain,
    /// One lap: a last seed on other seeds ends the turn.
    Single,
}
