//! The rule sets and their fields in words, and where the game comes from.

use crate::chance::Lots;
use crate::games::hyena::{Catch, Errands, Field, Lock, Points, Preset, Reach, Rules, TopUp, TurnEnd};
use crate::words::texts::{Arg, Texts};

/// A rule set in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intro {
    /// Its name.
    pub name: String,
    /// Where it comes from and how it differs.
    pub sentence: String,
}

/// Introduces a rule set; `None` is custom rules.
#[must_use]
pub fn rule_set_intro(texts: Texts, preset: Option<Preset>) -> Intro {
    let (name, sentence) = match preset {
        Some(Preset::Bell) => (texts.rules_bell(), texts.rules_bell_intro()),
        Some(Preset::Juego) => (texts.rules_juego(), texts.rules_juego_intro()),
        Some(Preset::ThreeDice) => (texts.rules_three_dice(), texts.rules_three_dice_intro()),
        Some(Preset::OneDie) => (texts.rules_one_die(), texts.rules_one_die_intro()),
        Some(Preset::Davies) => (texts.rules_davies(), texts.rules_davies_intro()),
        None => (texts.rules_custom(), texts.rules_custom_intro()),
    };
    Intro { name, sentence }
}

/// Names a field of the rules.
#[must_use]
pub fn field_label(texts: Texts, field: Field) -> String {
    match field {
        Field::Lots => texts.field_lots(),
        Field::Turn => texts.field_turn(),
        Field::Leave => texts.field_leave(),
        Field::VillagePoints => texts.field_village_points(),
        Field::Well => texts.field_well(),
        Field::TopUp => texts.field_top_up(),
        Field::Errands => texts.field_errands(),
        Field::WellPoints => texts.field_well_points(),
        Field::Home => texts.field_home(),
        Field::HomeTopUp => texts.field_home_top_up(),
        Field::HyenaLeave => texts.field_hyena_leave(),
        Field::HyenaPace => texts.field_hyena_pace(),
        Field::HyenaWell => texts.field_hyena_well(),
        Field::HyenaDrink => texts.field_hyena_drink(),
        Field::HyenaEats => texts.field_hyena_eats(),
    }
}

/// Puts a field's value, written as in records, into words; what is no value of the field is returned as it is.
#[must_use]
pub fn field_value(texts: Texts, field: Field, value: &str) -> String {
    let mut rules = Rules::BELL;
    if field.write(&mut rules, value).is_err() {
        return value.to_owned();
    }
    match field {
        Field::Lots => match rules.lots {
            Lots::ThreeSticks => texts.lots_three_sticks(),
            Lots::ThreeDice => texts.lots_three_dice(),
            Lots::OneDieTabas => texts.lots_one_die_tabas(),
            Lots::PlainDie => texts.lots_plain_die(),
            Lots::DaviesSticks => texts.lots_davies_sticks(),
        },
        Field::Turn => match rules.turn {
            TurnEnd::Two => texts.value_turn_two(),
            TurnEnd::NotSix => texts.value_turn_not_six(),
        },
        Field::Leave => lock(texts, rules.leave),
        Field::VillagePoints => points(texts, rules.village_points),
        Field::Well => reach(texts, rules.well),
        Field::TopUp => top_up(texts, rules.top_up),
        Field::Errands => errands(texts, rules.errands),
        Field::WellPoints => points(texts, rules.well_points),
        Field::Home => reach(texts, rules.home),
        Field::HomeTopUp => top_up(texts, rules.home_top_up),
        Field::HyenaLeave => lock(texts, rules.hyena_leave),
        Field::HyenaPace => rules.hyena_pace.to_string(),
        Field::HyenaWell => reach(texts, rules.hyena_well),
        Field::HyenaDrink => lock(texts, rules.hyena_drink),
        Field::HyenaEats => match rules.hyena_eats {
            Catch::Reached => texts.value_eats_reached(),
            Catch::Passed => texts.value_eats_passed(),
        },
    }
}

fn lock(t: Texts, lock: Lock) -> String {
    match lock {
        Lock::Taba => t.value_lock_taba(),
        Lock::Six => t.value_lock_six(),
        Lock::Pay(0) => t.value_lock_free(),
        Lock::Pay(price) => t.value_lock_pay(Arg::Phrase(&t.tabas_object(price))),
    }
}

fn points(t: Texts, points: Points) -> String {
    match points {
        Points::Lost => t.value_points_lost(),
        Points::Banked => t.value_points_banked(),
    }
}

fn reach(t: Texts, reach: Reach) -> String {
    match reach {
        Reach::Exactly => t.value_reach_exactly(),
        Reach::Enough => t.value_reach_enough(),
    }
}

fn top_up(t: Texts, top_up: TopUp) -> String {
    match top_up {
        TopUp::Any => t.value_top_up_any(),
        TopUp::AtMost(0) => t.value_top_up_none(),
        TopUp::AtMost(most) => t.value_top_up_most(most),
    }
}

fn errands(t: Texts, errands: Errands) -> String {
    let Errands::Fees { drink, wash, set_out } = errands else { return t.value_errands_six() };
    let phrases: Vec<String> = [
        (drink, t.value_errands_drink(drink)),
        (wash, t.value_errands_wash(wash)),
        (set_out, t.value_errands_set_out(set_out)),
    ]
    .into_iter()
    .filter_map(|(price, phrase)| (price > 0).then_some(phrase))
    .collect();
    if phrases.is_empty() { t.value_errands_none() } else { phrases.join(&format!("{} ", t.value_errands_comma())) }
}
