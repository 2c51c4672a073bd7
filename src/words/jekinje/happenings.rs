//! What a move did, where the seeds lie, and where a sowing would end.

use crate::games::Seat;
use crate::games::jekinje::{Happening, Hole, MOST_LAPS, Rest, Sowing};
use crate::words::name_of;
use crate::words::texts::{Arg, Texts};

/// Says everything that one or more moves did, in order; all laps of a sowing in one sentence.
#[must_use]
pub fn sentences(texts: Texts, names: &[impl AsRef<str>], happenings: &[Happening]) -> Vec<String> {
    let mut said = Vec::new();
    let mut laps = Vec::new();
    for happening in happenings {
        if let Happening::Lap { .. } = happening {
            laps.push(happening);
        } else {
            said.extend(sowed(texts, names, &laps, happening));
            laps.clear();
            said.extend(sentence(texts, names, happening));
        }
    }
    said
}

/// Says what lies in the row and in the store of `seat`.
#[must_use]
pub fn line(texts: Texts, names: &[impl AsRef<str>], game: &Sowing, seat: Seat) -> String {
    let holes: Vec<String> = Hole::row(seat).map(|hole| game.board().seeds(hole).to_string()).collect();
    texts.je_line(&name_of(names, seat), &holes.join(" "), game.store(seat))
}

/// Says where the first lap of a move ends, and, if `whole`, how its chain ends; `happenings` are what the move would do.
#[must_use]
pub fn preview(texts: Texts, happenings: &[Happening], whole: bool) -> String {
    let laps = happenings.iter().filter(|happening| matches!(happening, Happening::Lap { .. })).count();
    let laps = texts.laps(laps);
    let laps = Arg::Phrase(&laps);
    let mut said = Vec::new();
    for happening in happenings {
        said.push(match *happening {
            Happening::Lap { to, .. } if said.is_empty() => texts.je_preview_lap(&to.to_string()),
            Happening::Rested { hole, .. } if whole => texts.je_preview_rests(laps, &hole.to_string()),
            Happening::Captured { hole, seeds, .. } if whole => {
                texts.je_preview_captures(laps, Arg::Phrase(&texts.seeds(seeds)), &hole.to_string())
            }
            Happening::Endless { .. } if whole => texts.je_preview_endless(),
            _ => continue,
        });
    }
    said.join(" ")
}

/// Says one happening that is no lap; `None` where another sentence tells it better.
fn sentence(texts: Texts, names: &[impl AsRef<str>], happening: &Happening) -> Option<String> {
    let name = |seat: Seat| name_of(names, seat);
    let said = match *happening {
        Happening::Lap { .. } | Happening::Endless { .. } => return None,
        Happening::Rested { seat, why, .. } => match why {
            Rest::OwnHole => texts.je_own_hole(&name(seat)),
            Rest::NextEmpty => texts.je_next_empty(),
            Rest::NextOwn => texts.je_next_own(&name(seat)),
            Rest::WouldStarve => texts.je_would_starve(),
            Rest::OnSeeds => texts.je_on_seeds(),
        },
        Happening::Captured { seat, hole, seeds, store, .. } => {
            texts.je_captured(&name(seat), Arg::Phrase(&texts.seeds(seeds)), &hole.to_string(), store)
        }
        Happening::Repeated { .. } => texts.je_repeated(),
        Happening::PutBack => texts.je_put_back(),
        Happening::Stuck { seat } => texts.je_stuck(&name(seat)),
        Happening::Took { seat, seeds, store } => texts.je_took(&name(seat), Arg::Phrase(&texts.seeds(seeds)), store),
        Happening::Passed { to } => texts.je_passed(&name(to)),
        Happening::Over => texts.over(),
    };
    Some(said)
}

/// Says how a hole was sown, over `laps`, and that it never ends where `then` tells so.
fn sowed(texts: Texts, names: &[impl AsRef<str>], laps: &[&Happening], then: &Happening) -> Option<String> {
    let (Happening::Lap { seat, from, seeds, .. }, Happening::Lap { to, .. }) = (laps.first()?, laps.last()?) else {
        return None;
    };
    let (name, from) = (name_of(names, *seat), from.to_string());
    let seeds = texts.seeds(*seeds);
    let seeds = Arg::Phrase(&seeds);
    let counted = |laps: u32| texts.laps(laps);
    Some(match then {
        Happening::Endless { closes: Some(after), .. } => {
            texts.je_endless(&name, seeds, &from, Arg::Phrase(&counted(*after)))
        }
        Happening::Endless { closes: None, .. } => {
            texts.je_endless_long(&name, seeds, &from, Arg::Phrase(&counted(MOST_LAPS)))
        }
        _ => texts.je_sowed(&name, seeds, &from, Arg::Phrase(&counted(laps.len() as u32)), &to.to_string()),
    })
}
