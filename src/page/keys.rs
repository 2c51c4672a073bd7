//! Keys that mean the same in every game.

use super::dialogs;
use super::stage::can_take_back;
use crate::browser::focus;
use crate::browser::keys::{At, Key, Keys};
use crate::table::{Act, Rotate, Table};
use std::rc::Rc;
use yew::prelude::*;

/// The groups of buttons among which arrows go.
const GROUPS: [&str; 2] = ["actions", "ways"];

/// Listens to keys while a game is seen: arrows go from choice to choice, `u` takes back, `?` lists the keys; `own` says what
/// the game alone does with a key. `single_keys` says whether letters count.
#[hook]
pub fn use_keys<G: Rotate + 'static>(
    act: &Callback<Act<G>>,
    table: &Rc<Table<G>>,
    single_keys: bool,
    own: fn(&Key, &G, bool) -> Option<Act<G>>,
) {
    use_effect_with((act.clone(), table.clone(), single_keys), move |(act, table, single_keys)| {
        let (act, table, single_keys) = (act.clone(), table.clone(), *single_keys);
        let keys = Keys::listen(move |key: &Key| {
            if key.at == At::Dialog {
                return false;
            }
            match key.name.as_str() {
                // A held key neither acts again nor scrolls.
                " " | "Enter" if key.at != At::Field && key.repeats => {}
                "ArrowRight" | "ArrowDown" if key.at == At::Control => GROUPS.into_iter().for_each(focus::to_next),
                "ArrowLeft" | "ArrowUp" if key.at == At::Control => GROUPS.into_iter().for_each(focus::to_previous),
                name => match own(key, table.game(), single_keys).filter(|_| key.at != At::Field && !key.repeats) {
                    Some(does) => act.emit(does),
                    None if !single_keys || key.at == At::Field || key.repeats => return false,
                    None => match name {
                        "u" | "U" if can_take_back(&table) => act.emit(Act::TakeBack),
                        "?" => focus::open_dialog(dialogs::KEYS),
                        _ => return false,
                    },
                },
            }
            true
        });
        move || drop(keys)
    });
}
