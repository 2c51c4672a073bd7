//! Payments: the words on a button, and what is missing for one.

use crate::games::hyena::{Chase, Errands, Fee, Lock, Tabas, Way};
use crate::words::name_of;
use crate::words::texts::{Arg, Texts};

/// Says what a payment does and costs, as the words on a button: "Wash the clothes: 2 tabas".
#[must_use]
pub fn payment(texts: Texts, fee: Fee, price: Tabas) -> String {
    let price = texts.tabas(price.0);
    let price = Arg::Phrase(&price);
    match fee {
        Fee::Leave => texts.pay_leave(price),
        Fee::MissingDays(_) => texts.pay_missing_days(price),
        Fee::Drink => texts.pay_drink(price),
        Fee::Wash => texts.pay_wash(price),
        Fee::SetOut => texts.pay_set_out(price),
        Fee::Release => texts.pay_release(price),
        Fee::HyenaDrink => texts.pay_hyena_drink(price),
    }
}

/// Says what the mother or the hyena of the seat to act waits for, where it is no payment; `None` where nobody waits.
#[must_use]
pub fn waiting(texts: Texts, names: &[impl AsRef<str>], chase: &Chase) -> Option<String> {
    let seat = chase.to_act().seat()?;
    let rules = chase.rules();
    let lock = match (chase.hyena().filter(|hyena| hyena.player() == seat), chase.mothers().get(seat.index())?) {
        (Some(hyena), _) if hyena.is_free() => return None,
        (Some(hyena), _) if hyena.way() == Way::Out => rules.hyena_leave,
        (Some(_), _) => rules.hyena_drink,
        (None, mother) if mother.is_free() => return None,
        (None, mother) if mother.way() == Way::Out => rules.leave,
        (None, _) if rules.errands == Errands::Six => Lock::Six,
        (None, _) => return None,
    };
    match lock {
        Lock::Taba => Some(texts.wait_taba(&name_of(names, seat))),
        Lock::Six => Some(texts.wait_six()),
        Lock::Pay(_) => None,
    }
}

/// Says what a payment that is due but too dear costs and how much is missing.
///
/// `way` is the mother's, and matters for missing days only.
#[must_use]
pub fn missing(texts: Texts, fee: Fee, way: Way, price: Tabas, held: Tabas) -> String {
    let more = price.0.saturating_sub(held.0);
    let price = texts.tabas_object(price.0);
    let price = Arg::Phrase(&price);
    match fee {
        Fee::Leave => texts.missing_leave(price, more),
        Fee::MissingDays(days) => {
            let days = texts.days_count(days);
            match way {
                Way::Out => texts.missing_days_well(Arg::Phrase(&days), price, more),
                Way::Back => texts.missing_days_home(Arg::Phrase(&days), price, more),
            }
        }
        Fee::Drink => texts.missing_drink(price, more),
        Fee::Wash => texts.missing_wash(price, more),
        Fee::SetOut => texts.missing_set_out(price, more),
        Fee::Release => texts.missing_release(price, more),
        Fee::HyenaDrink => texts.missing_hyena_drink(price, more),
    }
}
