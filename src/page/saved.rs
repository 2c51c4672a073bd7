//! What is kept on the device and how it comes back: the game as its record, the settings as lines.

use super::notices::Notice;
use crate::browser::chance::entropy;
use crate::browser::store::{self, Unkept};
use crate::chance::Seed;
use crate::games::hyena::Chase;
use crate::games::jekinje::Sowing;
use crate::messages::Told;
use crate::record;
use crate::settings::Settings;
use crate::table::Table;
use std::rc::Rc;
use yew::AttrValue;

const SETTINGS: &str = "hyena-chase.settings";
const ASIDE: &str = "hyena-chase.set-aside.";

/// A game that is kept on the device.
pub trait Kept: Told + 'static {
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
    let text = match kept(G::KEY) {
        Ok(Some(text)) => text,
        Ok(None) => return (None, Vec::new()),
        Err(notice) => return (None, vec![notice]),
    };
    match record::read_in_brief::<G>(&text) {
        Ok(record) => (Some(Rc::new(Table::open(record, fresh_seed()))), Vec::new()),
        Err(error) => (None, set_aside(text, error.is_newer)),
    }
}

/// Reads what is kept, if there is something.
fn kept(key: &str) -> Result<Option<String>, Notice> {
    let text = store::read(key).map_err(|_| Notice::Unavailable)?;
    Ok(text.filter(|text| !text.trim().is_empty()))
}

/// Copies what cannot be read to under another key, before a new game may take its place, and says what has to be said.
fn set_aside(text: String, newer: bool) -> Vec<Notice> {
    let aside = store::set_aside(ASIDE, &text);
    let text = AttrValue::from(text);
    match aside {
        Err(_) => vec![Notice::Left(text), Notice::Full],
        Ok(()) if newer => vec![Notice::Newer(text)],
        Ok(()) => vec![Notice::Unreadable(text)],
    }
}

/// Keeps the game. `ours` says whether what is kept now was read or written by this page: what was not is first set aside.
///
/// # Errors
/// What has to be said where it cannot be kept.
pub fn save<G: Kept>(table: &Table<G>, ours: bool) -> Result<(), Notice> {
    let is_read = |text: &str| record::read_in_brief::<G>(text).is_ok();
    keep(G::KEY, &table.record().to_string(), (!ours).then_some(&is_read))
}

/// Writes what is to be kept, and first sets aside what is kept now if that may be another's and cannot be read.
fn keep(key: &str, text: &str, is_read: Option<&dyn Fn(&str) -> bool>) -> Result<(), Notice> {
    // Without a safe copy of what could not be read, that is not overwritten.
    if let Some(is_read) = is_read
        && let Ok(Some(other)) = kept(key)
        && !is_read(&other)
    {
        store::set_aside(ASIDE, &other).map_err(notice)?;
    }
    store::write(key, text).map_err(notice)
}

/// Sets aside a game under way that another is to take the place of, and says so; `None` where there was nothing to lose: such a
/// game, too, that `came` from outside itself and was not touched since.
#[must_use]
pub fn put_by<G: Kept>(table: &Table<G>, came: bool) -> Option<Notice> {
    let goes_on = table.game().standings().is_none() && !table.record().moves().is_empty();
    let is_own = !came || table.acts() > 0;
    (goes_on && is_own).then(|| {
        let text = table.record().to_string();
        // Where it cannot be kept it can still be copied from the notice.
        let _ = store::set_aside(ASIDE, &text);
        Notice::PutBy(text.into())
    })
}

/// Forgets both games, having set them aside where there is room.
pub fn forget() {
    for key in [Chase::KEY, Sowing::KEY] {
        if let Ok(Some(text)) = kept(key) {
            let _ = store::set_aside(ASIDE, &text);
            store::remove(key);
        }
    }
}

/// Reads the settings, or the defaults where there are none.
#[must_use]
pub fn load_settings() -> Settings {
    store::read(SETTINGS).ok().flatten().map_or_else(Settings::default, |text| Settings::read(&text))
}

/// Keeps what was changed in the settings, where that is possible; the game says when it is not.
pub fn save_settings(before: &Settings, after: &Settings) {
    let _ = store::write(SETTINGS, &load_settings().with_change(before, after).write());
}

fn notice(unkept: Unkept) -> Notice {
    match unkept {
        Unkept::Unavailable => Notice::Unavailable,
        Unkept::Full => Notice::Full,
    }
}
