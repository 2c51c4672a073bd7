//! What is kept on the device and how it comes back: the game as its record, the settings as lines.

use super::notices::Notice;
use super::settings::Settings;
use crate::browser::chance::entropy;
use crate::browser::store::{self, Unkept};
use crate::chance::Seed;
use crate::games::hyena::Chase;
use crate::games::jekinje::Sowing;
use crate::record::{self, Notation, Problem};
use crate::table::Table;
use std::rc::Rc;
use yew::AttrValue;

const SETTINGS: &str = "hyena-chase.settings";
const ASIDE: &str = "hyena-chase.set-aside.";

/// A game that is kept on the device.
pub trait Kept: Notation + 'static {
    /// Where it is kept.
    const KEY: &'static str;
}

impl Kept for Chase {
    const KEY: &'static str = "hyena-chase.game";
}

impl Kept for Sowing {
    const KEY: &'static str = "hyena-chase.jekinje";
}

/// Makes a seed that nobody can foretell.
#[must_use]
pub fn fresh_seed() -> Seed {
    Seed::new(entropy())
}

/// Returns to where a game was left, with what has to be said about it.
#[must_use]
pub fn load<G: Kept>() -> (Option<Rc<Table<G>>>, Vec<Notice>) {
    let none = |notices| (None, notices);
    let text = match store::read(G::KEY) {
        Ok(Some(text)) if !text.trim().is_empty() => text,
        Ok(_) => return none(Vec::new()),
        Err(_) => return none(vec![Notice::Unavailable]),
    };
    match record::read::<G>(&text) {
        Ok(record) => (Some(Rc::new(Table::open(record, fresh_seed()))), Vec::new()),
        Err(error) => {
            // A copy under another key, before a new game may take this one's place.
            let aside = store::set_aside(ASIDE, &text);
            let text = AttrValue::from(text);
            none(match (aside, error.problem) {
                (Err(_), _) => vec![Notice::Left(text), Notice::Full],
                (Ok(()), Problem::NewerVersion(_)) => vec![Notice::Newer(text)],
                (Ok(()), _) => vec![Notice::Unreadable(text)],
            })
        }
    }
}

/// Keeps the game. `ours` says whether what is kept now was read or written by this page: what was not is first set aside.
///
/// # Errors
/// What has to be said where it cannot be kept.
pub fn save<G: Kept>(table: &Table<G>, ours: bool) -> Result<(), Notice> {
    // Without a safe copy of what could not be read, that is not overwritten.
    if !ours
        && let Ok(Some(kept)) = store::read(G::KEY)
        && !kept.trim().is_empty()
        && record::read::<G>(&kept).is_err()
    {
        store::set_aside(ASIDE, &kept).map_err(notice)?;
    }
    store::write(G::KEY, &table.record().to_string()).map_err(notice)
}

/// Reads the settings, or the defaults where there are none.
#[must_use]
pub fn load_settings() -> Settings {
    store::read(SETTINGS).ok().flatten().map_or_else(Settings::default, |text| Settings::read(&text))
}

/// Keeps the settings, where that is possible; the game says when it is not.
pub fn save_settings(settings: &Settings) {
    let _ = store::write(SETTINGS, &settings.write());
}

fn notice(unkept: Unkept) -> Notice {
    match unkept {
        Unkept::Unavailable => Notice::Unavailable,
        Unkept::Full => Notice::Full,
    }
}
