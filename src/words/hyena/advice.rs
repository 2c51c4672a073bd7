//! What is best to pay, and what a choice was.

use super::payments::payment;
use crate::games::hyena::{Chase, Move};
use crate::record::Notation;
use crate::study::{Aim, Hint, THROW};
use crate::words::advice::worths;
use crate::words::texts::{Arg, Texts};

/// Says in one sentence what is best for the seat to act, and what the other choice is worth.
#[must_use]
pub fn advice(texts: Texts, game: &Chase, hint: &Hint) -> String {
    let value = |i: usize| hint.choices.get(i).map_or(0, |(_, value)| *value);
    let waits = hint.choices.first().is_none_or(|(token, _)| token == THROW);
    let [best, other] = worths(texts, hint.aim, [value(0), value(1)]);
    let (best, other) = (Arg::Phrase(&best), Arg::Phrase(&other));
    let price = texts.tabas_object(game.due().map_or(0, |(_, price)| price.0));
    let price = Arg::Phrase(&price);
    match (hint.aim, hint.choices.len() > 1, waits) {
        (Aim::Win | Aim::Seeds, true, false) => texts.advice_win_pay(price, best, other),
        (Aim::Win | Aim::Seeds, true, true) => texts.advice_win_wait(best, price, other),
        (Aim::Win | Aim::Seeds, false, _) => texts.advice_win_throw(best),
        (Aim::Shelter, true, false) => texts.advice_shelter_pay(price, best, other),
        (Aim::Shelter, true, true) => texts.advice_shelter_wait(best, price, other),
        (Aim::Shelter, false, _) => texts.advice_shelter_throw(best),
        (Aim::Hunt, true, false) => texts.advice_hunt_pay(price, best, other),
        (Aim::Hunt, true, true) => texts.advice_hunt_wait(best, price, other),
        (Aim::Hunt, false, _) => texts.advice_hunt_throw(best),
    }
}

/// Says what a choice in a position is: a payment as on its button, or to throw.
#[must_use]
pub fn choice(texts: Texts, game: &Chase, token: &str) -> String {
    match (game.read_move(token), game.due()) {
        (Some(Move::Pay(fee)), Some((due, price))) if fee == due => payment(texts, fee, price),
        _ => texts.choice_throw(),
    }
}
