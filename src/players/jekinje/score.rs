//! What a position is worth: sure results, and a guess where the search stops.

use crate::games::jekinje::View;

/// A value for the player to move. From [`WON`] on the game is won by force, from -[`WON`] down it is lost by force.
pub type Score = i32;

/// A value, and whether it is sure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// The value.
    pub score: Score,
    /// Whether no guess went into it.
    pub proved: bool,
}

/// What one seed is worth.
pub const SEED: Score = 32;
/// What a sure win is worth besides its seeds.
pub const WON: Score = 20_000;
/// No value is as high.
pub const ABOVE: Score = 30_000;

/// What a seed in the own row is worth against one in a store, as far as can be told without looking on.
const IN_ROW: Score = 4;
/// What it is worth to be the one to move.
const TO_MOVE: Score = 24;

impl Value {
    /// Takes a value that no guess went into.
    #[must_use]
    #[inline]
    pub const fn sure(score: Score) -> Value {
        Value { score, proved: true }
    }

    /// Returns the value for the opponent.
    #[must_use]
    #[inline]
    pub const fn turned(self) -> Value {
        Value { score: -self.score, proved: self.proved }
    }
}

/// Returns the value of a game that ends with so many seeds more than the opponent.
#[must_use]
#[inline]
pub const fn certain(lead: i32) -> Score {
    lead * SEED + WON * lead.signum()
}

/// Guesses the value of a position whose mover has so many seeds more in the store; who has more than half of all seeds wins.
#[must_use]
#[inline]
pub fn guess(view: View, lead: i32) -> Score {
    let open = i32::from(view.seeds());
    let guess = (lead * SEED + view.lead() * IN_ROW + TO_MOVE).clamp((lead - open) * SEED, (lead + open) * SEED);
    if lead > open {
        guess + WON
    } else if lead < -open {
        guess - WON
    } else {
        guess
    }
}

/// Returns by how many seeds a value says that the game will end, the nearest whole number.
#[must_use]
pub const fn seeds(score: Score) -> i32 {
    (lead(score) + SEED / 2).div_euclid(SEED)
}

/// Returns by how many hundredths of a seed a value says that the game will end.
#[must_use]
pub const fn hundredths(score: Score) -> i32 {
    (lead(score) * 100 + SEED / 2).div_euclid(SEED)
}

/// Takes away what it counts that a result is sure.
const fn lead(score: Score) -> Score {
    if score >= WON {
        score - WON
    } else if score <= -WON {
        score + WON
    } else {
        score
    }
}
