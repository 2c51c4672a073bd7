//! Where everyone stands, how everyone ended, and why a game cannot be begun.

use crate::chance::Fall;
use crate::games::Seat;
use crate::games::hyena::{Chase, Day, Errands, Fate, Fee, Lock, Refusal, Standing, Way};
use crate::words::name_of;
use crate::words::texts::{Arg, Texts};

/// Names what a throw counts: "taba", "2", "3".
#[must_use]
pub fn fall(texts: Texts, fall: Fall) -> String {
    match fall {
        Fall::Taba => texts.fall_taba(),
        Fall::Points(points) => texts.fall_points(points),
    }
}

/// Names a place: "the village", "day 12", "the well".
#[must_use]
pub fn place(texts: Texts, day: Day, well: Day) -> String {
    match day {
        Day(0) => texts.place_village(),
        _ if day == well => texts.place_well(),
        Day(day) => texts.place_day(day),
    }
}

/// Says where the mother of `seat` stands, what she waits for, and what her player's line of the ledger holds.
#[must_use]
pub fn mother_line(texts: Texts, names: &[impl AsRef<str>], chase: &Chase, seat: Seat) -> String {
    let Some(mother) = chase.mothers().get(seat.index()) else { return String::new() };
    let name = name_of(names, seat);
    let place = place(texts, mother.at(), chase.well());
    let tabas = texts.tabas(mother.tabas().0);
    let tabas = Arg::Phrase(&tabas);
    let mut line = match mother.fate() {
        Fate::Home => texts.line_home(&name, tabas),
        Fate::Eaten => texts.line_eaten(&name, Arg::Phrase(&place)),
        Fate::Travelling if mother.is_free() => match mother.way() {
            Way::Out => texts.line_out(&name, Arg::Phrase(&place), tabas),
            Way::Back => texts.line_back(&name, Arg::Phrase(&place), tabas),
        },
        Fate::Travelling if mother.at() == Day(0) => match chase.rules().leave {
            Lock::Taba => texts.line_village_taba(&name, tabas),
            Lock::Six => texts.line_village_six(&name, tabas),
            Lock::Pay(price) => texts.line_village_pay(&name, Arg::Phrase(&texts.tabas_object(price)), tabas),
        },
        Fate::Travelling => match (chase.rules().errands, chase.due_of(seat)) {
            (Errands::Six, _) => texts.line_well_six(&name, tabas),
            (_, Some((fee, price))) => {
                let price = texts.tabas_object(price.0);
                let price = Arg::Phrase(&price);
                match fee {
                    Fee::Drink => texts.line_well_drink(&name, price, tabas),
                    Fee::Wash => texts.line_well_wash(&name, price, tabas),
                    _ => texts.line_well_set_out(&name, price, tabas),
                }
            }
            // The game is over.
            _ => texts.line_well_pay(&name, tabas),
        },
    };
    if mother.bank() > 0 {
        line.push(' ');
        line.push_str(&texts.line_bank(Arg::Phrase(&texts.points_count(mother.bank()))));
    }
    line
}

/// Says whose the hyena is, where it stands and whether it hunts.
#[must_use]
pub fn hyena_line(texts: Texts, names: &[impl AsRef<str>], chase: &Chase) -> String {
    let Some(hyena) = chase.hyena() else { return texts.line_hyena_asleep() };
    let name = name_of(names, hyena.player());
    let place = place(texts, hyena.at(), chase.well());
    match (hyena.way(), hyena.is_free()) {
        (Way::Back, _) if hyena.at() == Day(0) => texts.hyena_home(),
        (Way::Out, false) => texts.line_hyena_village(&name),
        (Way::Out, true) => texts.line_hyena_out(&name, Arg::Phrase(&place)),
        (Way::Back, false) => texts.line_hyena_well(&name),
        (Way::Back, true) => texts.line_hyena_back(&name, Arg::Phrase(&place)),
    }
}

/// Names in one word how a seat ended.
#[must_use]
pub fn standing(texts: Texts, standing: Standing) -> String {
    match standing {
        Standing::Won => texts.standing_won(),
        Standing::Safe => texts.standing_safe(),
        Standing::Late => texts.standing_late(),
        Standing::Eaten => texts.standing_eaten(),
    }
}

/// Tells kindly how the player called `name` ended.
#[must_use]
pub fn standing_line(texts: Texts, name: &str, standing: Standing) -> String {
    match standing {
        Standing::Won => texts.standing_won_line(name),
        Standing::Safe => texts.standing_safe_line(name),
        Standing::Late => texts.standing_late_line(name),
        Standing::Eaten => texts.standing_eaten_line(name),
    }
}

/// Says why a game cannot be begun so, and what would help.
#[must_use]
pub fn refusal(texts: Texts, refusal: Refusal) -> String {
    match refusal {
        Refusal::Days(days) => texts.refusal_days(days),
        Refusal::Seats(seats) => texts.refusal_seats(seats),
        Refusal::First(seat) => texts.refusal_first(seat.number()),
        Refusal::NoTabas => texts.refusal_no_tabas(),
        Refusal::WellOutOfReach => texts.refusal_well_out_of_reach(),
        Refusal::HomeOutOfReach => texts.refusal_home_out_of_reach(),
        Refusal::HyenaWellOutOfReach => texts.refusal_hyena_well_out_of_reach(),
        Refusal::HyenaTaba => texts.refusal_hyena_taba(),
        Refusal::Pace(pace) => texts.refusal_pace(pace),
    }
}
