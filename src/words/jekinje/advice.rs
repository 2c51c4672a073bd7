//! What is best to sow.

use crate::study::Hint;
use crate::words::advice::lead;
use crate::words::texts::{Arg, Texts};

/// Says in one sentence which hole is best, and what the next best is worth; in another how far was looked.
#[must_use]
pub fn advice(texts: Texts, hint: &Hint) -> String {
    let mut choices = hint.choices.iter();
    let Some((best, value)) = choices.next() else { return String::new() };
    let worth = lead(texts, *value, hint.sure);
    let said = match choices.next() {
        Some((other, second)) => {
            let second = lead(texts, *second, None);
            texts.advice_sow(best, Arg::Phrase(&worth), other, Arg::Phrase(&second))
        }
        None => texts.advice_sow_only(best, Arg::Phrase(&worth)),
    };
    match hint.sure {
        None if hint.depth > 0 => format!("{said} {}", texts.advice_depth(hint.depth)),
        _ => said,
    }
}
