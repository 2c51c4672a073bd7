//! How to play, told from the rules in use: one message for each value of each field, so that it cannot disagree with the
//! engine.

use crate::chance::{Fall, Flat, Lots, Odds};
use crate::games::hyena::{Catch, Errands, Lock, Points, Reach, Rules, TopUp, TurnEnd};
use crate::words::Question;
use crate::words::texts::{Arg, Texts};

/// One line of the key: how the lots lie, what that counts, how likely it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyRow {
    /// What it counts.
    pub fall: Fall,
    /// How the lots lie: "2 white sides up".
    pub shown: String,
    /// What it counts, in words: "2 days".
    pub counts: String,
    /// How likely it is: "3 in 8".
    pub odds: String,
}

/// Answers every question of RULES.md ("What people ask") for `rules`, the short story first.
#[must_use]
pub fn help(texts: Texts, rules: &Rules) -> Vec<Question> {
    let t = texts;
    [
        (t.help_story(), story(t, rules)),
        (t.help_key(), key(t, rules.lots, Flat::FAIR).into_iter().map(|row| t.row(&row)).collect()),
        (t.help_turn(), vec![turn(t, rules)]),
        (t.help_taba(), vec![if rules.lots.have_tabas() { t.help_taba_answer() } else { t.help_taba_none() }]),
        (t.help_leave(), vec![leave(t, rules)]),
        (t.help_before(), before(t, rules)),
        (t.help_pass(), vec![pass(t, rules)]),
        (t.help_steps(), vec![steps(t, rules)]),
        (t.help_well(), well(t, rules)),
        (t.help_wait(), vec![wait(t, rules)]),
        (t.help_return(), home(t, rules)),
        (t.help_hyena(), hyena(t, rules)),
        (t.help_share(), share(t, rules)),
        (t.help_outward(), vec![t.help_outward_answer()]),
        (t.help_end(), vec![t.help_end_when(), t.help_end_second(), t.help_end_series()]),
        (t.help_differ(), differ(t, rules)),
    ]
    .into_iter()
    .map(|(question, answer)| Question { question, answer })
    .collect()
}

/// Lists what each fall counts, with its odds, the taba first.
///
/// Odds are whole-number shares where these are small, as with fair sticks, and percent otherwise.
#[must_use]
pub fn key(texts: Texts, lots: Lots, flat: Flat) -> Vec<KeyRow> {
    let odds = Odds::of(lots, flat);
    let total = odds.total();
    let row = |(fall, weight)| KeyRow {
        fall,
        shown: shown(texts, lots, fall),
        counts: match fall {
            Fall::Taba => texts.key_taba(),
            Fall::Points(points) => texts.days_count(points),
        },
        odds: share_of(texts, weight, total),
    };
    odds.iter().map(row).collect()
}

impl Texts {
    fn row(self, row: &KeyRow) -> String {
        self.key_row(Arg::Phrase(&row.shown), Arg::Phrase(&row.counts), Arg::Phrase(&row.odds))
    }
}

fn shown(t: Texts, lots: Lots, fall: Fall) -> String {
    let three = (0..=3_u8).find(|&up| lots.count(up) == Some(fall));
    match three {
        Some(up) if lots.are_sticks() => t.lies_sticks(up),
        Some(up) => t.key_dice(up),
        None => {
            let pips: Vec<String> =
                (1..=6_u8).filter(|&pips| lots.pips(pips) == Some(fall)).map(|pips| pips.to_string()).collect();
            pips.join(" · ")
        }
    }
}

fn share_of(t: Texts, weight: u32, total: u32) -> String {
    let divisor = greatest_common_divisor(weight, total).max(1);
    match (weight / divisor, total / divisor) {
        (part, whole) if whole <= 8 => t.odds_fraction(part, whole),
        _ => {
            let percent = (u64::from(weight) * 100 + u64::from(total) / 2) / u64::from(total.max(1));
            t.odds_percent(percent as u32)
        }
    }
}

fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

fn story(t: Texts, rules: &Rules) -> Vec<String> {
    let tabas = if rules.lots.have_tabas() { t.help_story_3() } else { t.help_story_3_no_tabas() };
    let throws = if rules.lots.have_tabas() { t.help_story_2() } else { t.help_story_2_no_tabas() };
    let leave = match rules.leave {
        Lock::Taba => Some(t.help_story_leave_taba()),
        Lock::Pay(0) => None,
        Lock::Pay(price) => Some(t.help_story_leave_pay(Arg::Phrase(&t.tabas_object(price)))),
        Lock::Six => Some(t.help_story_leave_six()),
    };
    let turn = match rules.turn {
        TurnEnd::Two => t.help_story_turn_two(),
        TurnEnd::NotSix => t.help_story_turn_not_six(),
    };
    let well = (rules.well == Reach::Exactly).then(|| t.help_pass_exactly());
    let told = [Some(t.help_story_1()), Some(throws), Some(turn), Some(tabas), leave, well];
    told.into_iter().flatten().chain([t.help_story_4(), t.help_story_5()]).collect()
}

fn turn(t: Texts, rules: &Rules) -> String {
    match rules.turn {
        TurnEnd::Two => t.help_turn_two(),
        TurnEnd::NotSix => t.help_turn_not_six(),
    }
}

fn leave(t: Texts, rules: &Rules) -> String {
    match rules.leave {
        Lock::Taba => t.help_leave_taba(),
        Lock::Pay(0) => t.help_leave_free(),
        Lock::Pay(price) => t.help_leave_pay(Arg::Phrase(&t.tabas_object(price))),
        Lock::Six => t.help_leave_six(),
    }
}

fn before(t: Texts, rules: &Rules) -> Vec<String> {
    match (rules.leave, rules.village_points) {
        (Lock::Pay(0), _) => vec![t.help_before_never()],
        (_, Points::Lost) => vec![t.help_before_lost()],
        (_, Points::Banked) if rules.well == Reach::Exactly => {
            vec![t.help_before_banked(), t.help_before_banked_pass()]
        }
        (_, Points::Banked) => vec![t.help_before_banked()],
    }
}

fn pass(t: Texts, rules: &Rules) -> String {
    match rules.well {
        Reach::Exactly => t.help_pass_exactly(),
        Reach::Enough => t.help_pass_enough(),
    }
}

fn steps(t: Texts, rules: &Rules) -> String {
    match rules.top_up {
        _ if !rules.lots.have_tabas() => t.help_steps_none(),
        TopUp::Any => t.help_steps_any(),
        TopUp::AtMost(0) => t.help_steps_none(),
        TopUp::AtMost(most) => t.help_steps_some(most),
    }
}

fn well(t: Texts, rules: &Rules) -> Vec<String> {
    let Errands::Fees { drink, wash, set_out } = rules.errands else {
        return vec![t.help_well_six(), t.help_well_safe()];
    };
    if (drink, wash, set_out) == (0, 0, 0) {
        return vec![t.help_well_none()];
    }
    let price = |n: u8| t.tabas(n);
    let mut lines = vec![t.help_well_order()];
    if drink > 0 {
        lines.push(t.help_well_drink(Arg::Phrase(&price(drink))));
    }
    if wash > 0 {
        lines.push(t.help_well_wash(Arg::Phrase(&price(wash))));
    }
    if set_out > 0 {
        lines.push(t.help_well_set_out(Arg::Phrase(&price(set_out))));
    }
    lines.push(t.help_well_safe());
    lines
}

fn wait(t: Texts, rules: &Rules) -> String {
    match (rules.errands, rules.well_points) {
        (Errands::Fees { drink: 0, wash: 0, set_out: 0 }, _) => t.help_wait_never(),
        (_, Points::Banked) => t.help_wait_banked(),
        (_, Points::Lost) => t.help_wait_lost(),
    }
}

fn home(t: Texts, rules: &Rules) -> Vec<String> {
    let mut lines = match rules.home {
        Reach::Enough => vec![t.help_return_enough()],
        Reach::Exactly if rules.well_points == Points::Banked => {
            vec![t.help_return_exactly(), t.help_return_banked()]
        }
        Reach::Exactly => vec![t.help_return_exactly()],
    };
    if rules.lots.have_tabas() {
        lines.push(match rules.home_top_up {
            TopUp::AtMost(0) => t.help_return_steps_none(),
            TopUp::AtMost(most) => t.help_return_steps_some(most),
            TopUp::Any => t.help_return_steps_any(),
        });
    }
    lines
}

fn hyena(t: Texts, rules: &Rules) -> Vec<String> {
    let price = |n: u8| t.tabas_object(n);
    let who = if rules.lots.have_tabas() { t.help_hyena_who() } else { t.help_hyena_who_no_tabas() };
    let leave = match rules.hyena_leave {
        Lock::Pay(0) | Lock::Taba => t.help_hyena_leave_free(),
        Lock::Pay(n) => t.help_hyena_leave_pay(Arg::Phrase(&price(n))),
        Lock::Six => t.help_hyena_leave_six(),
    };
    let well = match rules.hyena_well {
        Reach::Enough => t.help_hyena_well_enough(),
        Reach::Exactly => t.help_hyena_well_exactly(),
    };
    let drink = match rules.hyena_drink {
        Lock::Pay(0) | Lock::Taba => t.help_hyena_drink_free(),
        Lock::Pay(n) => t.help_hyena_drink_pay(Arg::Phrase(&price(n))),
        Lock::Six => t.help_hyena_drink_six(),
    };
    let mut lines = vec![who, t.help_hyena_rest(), leave, t.help_hyena_pace(rules.hyena_pace), well, drink];
    if (rules.hyena_leave, rules.hyena_drink) != (Lock::Pay(0), Lock::Pay(0)) {
        lines.push(t.help_hyena_lost());
    }
    lines
}

fn share(t: Texts, rules: &Rules) -> Vec<String> {
    let first = match rules.hyena_eats {
        Catch::Reached => t.help_share_reached(),
        Catch::Passed => t.help_share_passed(),
    };
    vec![first, t.help_share_own_move()]
}

fn differ(t: Texts, rules: &Rules) -> Vec<String> {
    let lots = match rules.lots {
        Lots::ThreeSticks => t.help_differ_three(),
        Lots::DaviesSticks => t.help_differ_four(),
        Lots::ThreeDice | Lots::OneDieTabas | Lots::PlainDie => t.help_differ_dice(),
    };
    let mut lines = vec![t.help_differ_answer(), lots];
    if rules.preset().is_none() {
        lines.push(t.help_differ_custom());
    }
    lines
}
