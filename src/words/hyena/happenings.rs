//! Each happening as one short plain sentence: the live region, the log and the voice say the same.

use crate::chance::Fall;
use crate::games::Seat;
use crate::games::hyena::{Day, Fee, Happening, Mover, Way, Why};
use crate::words::name_of;
use crate::words::texts::{Arg, Texts};

/// Says one happening; `None` where another sentence tells it better, or where there is nothing to tell.
///
/// `names` are the players' names by seat; a seat without a name is called by its number.
#[must_use]
pub fn sentence(texts: Texts, names: &[impl AsRef<str>], happening: &Happening) -> Option<String> {
    let name = |seat: Seat| name_of(names, seat);
    let said = match *happening {
        Happening::Threw { seat, fall: Fall::Taba } => texts.threw_taba(&name(seat)),
        Happening::Threw { seat, fall: Fall::Points(points) } => texts.threw(&name(seat), points),
        Happening::Kept { seat, held } => texts.kept(&name(seat), Arg::Phrase(&texts.tabas_object(held.0))),
        Happening::Freed { mover: Mover::Mother(seat), at: Day(0) } => texts.freed_village(&name(seat)),
        Happening::Freed { mover: Mover::Mother(seat), at: Day(1) } => texts.freed_village_six(&name(seat)),
        Happening::Freed { mover: Mover::Mother(seat), .. } => texts.freed_well(&name(seat)),
        Happening::Freed { mover: Mover::Hyena, at: Day(0) } => texts.hyena_freed_village(),
        Happening::Freed { mover: Mover::Hyena, at: Day(1) } => texts.hyena_freed_village_six(),
        Happening::Freed { mover: Mover::Hyena, .. } => texts.hyena_freed_well(),
        Happening::Moved { mover: Mover::Mother(seat), to, way: Way::Out, .. } => texts.moved_out(&name(seat), to.0),
        // `Home` or `HyenaHome` follows.
        Happening::Moved { to: Day(0), way: Way::Back, .. } => return None,
        Happening::Moved { mover: Mover::Mother(seat), to, .. } => texts.moved_back(&name(seat), to.0),
        Happening::Moved { mover: Mover::Hyena, to, way: Way::Out, .. } => texts.hyena_moved_out(to.0),
        Happening::Moved { mover: Mover::Hyena, to, .. } => texts.hyena_moved_back(to.0),
        Happening::Banked { seat, points, bank } => texts.banked(points, &name(seat), bank),
        Happening::Lost { seat, points, why } => lost(texts, &name(seat), points, why),
        Happening::Paid { seat, fee, price, held } => {
            paid(texts, &name(seat), fee, Arg::Phrase(&texts.tabas_object(price.0)), held.0)
        }
        Happening::AtWell { mover: Mover::Mother(seat) } => texts.at_well(&name(seat)),
        Happening::AtWell { mover: Mover::Hyena } => texts.hyena_at_well(),
        Happening::Home { seat } => texts.home(&name(seat)),
        Happening::Won { seat } => texts.won(&name(seat)),
        Happening::Ate { seat, day } => texts.ate(&name(seat), day.0),
        Happening::HyenaHome => texts.hyena_home(),
        Happening::Passed { to } => texts.passed(&name(to)),
        Happening::Over => texts.over(),
    };
    Some(said)
}

/// Says everything that one or more moves did, in order; where two happenings are one event for a reader, in one sentence.
#[must_use]
pub fn sentences(texts: Texts, names: &[impl AsRef<str>], happenings: &[Happening]) -> Vec<String> {
    let mut said = Vec::new();
    let mut rest = happenings;
    while let [first, others @ ..] = rest {
        rest = others;
        match (first, others) {
            (Happening::Threw { fall: Fall::Taba, .. }, [Happening::Kept { seat, held }, further @ ..]) => {
                said.push(texts.threw_taba_kept(&name_of(names, *seat), held.0));
                rest = further;
            }
            // Told by what follows: the step out of the village, the arrival at the well, the victory.
            (Happening::Moved { mover, to: Day(1), .. }, [Happening::Freed { mover: freed, .. }, ..])
            | (Happening::Moved { mover, .. }, [Happening::AtWell { mover: freed }, ..])
                if mover == freed => {}
            (Happening::Home { seat }, [Happening::Won { seat: winner }, ..]) if seat == winner => {}
            _ => said.extend(sentence(texts, names, first)),
        }
    }
    said
}

fn lost(texts: Texts, name: &str, points: u32, why: Why) -> String {
    match why {
        Why::InVillage => texts.lost_in_village(points, name),
        Why::WaitsAtWell => texts.lost_waits_at_well(points, name),
        Why::PassesWell => texts.lost_passes_well(points, name),
        Why::PassesHome => texts.lost_passes_home(points, name),
        Why::HyenaWaits => texts.lost_hyena_waits(points),
        Why::HyenaPassesWell => texts.lost_hyena_passes_well(points),
    }
}

fn paid(texts: Texts, name: &str, fee: Fee, price: Arg<'_>, held: u32) -> String {
    match fee {
        Fee::Leave => texts.paid_leave(name, price, held),
        Fee::MissingDays(_) => texts.paid_missing_days(name, price, held),
        Fee::Drink => texts.paid_drink(name, price, held),
        Fee::Wash => texts.paid_wash(name, price, held),
        Fee::SetOut => texts.paid_set_out(name, price, held),
        Fee::Release => texts.paid_release(name, price, held),
        Fee::HyenaDrink => texts.paid_hyena_drink(name, price, held),
    }
}
