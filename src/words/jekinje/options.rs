//! The ways of playing in words, how a seat ended, and why a game cannot be begun.

use crate::games::jekinje::{Direction, Laps, Next, Options, Refusal, Standing, Variant};
use crate::words::texts::Texts;

/// Asks what a variant decides.
#[must_use]
pub fn variant(texts: Texts, variant: Variant) -> String {
    match variant {
        Variant::Direction => texts.je_direction(),
        Variant::Next => texts.je_next(),
        Variant::Laps => texts.je_laps(),
    }
}

/// Says what `options` decide in a variant.
#[must_use]
pub fn value(texts: Texts, variant: Variant, options: Options) -> String {
    match variant {
        Variant::Direction => match options.direction {
            Direction::Anticlockwise => texts.je_direction_anticlockwise(),
            Direction::Either => texts.je_direction_either(),
        },
        Variant::Next => match options.next {
            Next::Opponent => texts.je_next_opponent(),
            Next::Any => texts.je_next_any(),
        },
        Variant::Laps => match options.laps {
            Laps::Chain => texts.je_laps_chain(),
            Laps::Single => texts.je_laps_single(),
        },
    }
}

/// Names in one word how a seat ended.
#[must_use]
pub fn standing(texts: Texts, standing: Standing) -> String {
    match standing {
        Standing::Won => texts.je_standing_won(),
        Standing::Drew => texts.je_standing_drew(),
        Standing::Lost => texts.je_standing_lost(),
    }
}

/// Says why a game cannot be begun so.
#[must_use]
pub fn refusal(texts: Texts, refusal: Refusal) -> String {
    match refusal {
        Refusal::Seats(seats) => texts.je_refusal_seats(seats),
        Refusal::Seeds(seeds) => texts.je_refusal_seeds(seeds),
        Refusal::ToMove(seat) => texts.je_refusal_to_move(seat.number()),
    }
}
