//! The whole page: its settings, and the language that it is in.

use super::frame::Frame;
use super::more::ask_for;
use super::saved;
use crate::browser::document;
use crate::settings::Settings;
use crate::words::{self, Lang, Part, Texts};
use yew::prelude::*;

/// The whole page. Nothing is seen until its language is there; where that cannot be had it is English, and where not even
/// that can be had it is said that the page could not be loaded.
#[component]
pub fn App() -> Html {
    let settings = use_state(saved::load_settings);
    let wanted = settings.lang.unwrap_or_else(|| Lang::best(document::languages()));
    let shown = use_state(|| words::is_there(wanted, Part::First).then_some(wanted));
    // The language that was asked for last: one that comes late is not shown.
    let asked = use_mut_ref(|| wanted);
    let missing = use_state(|| 0_u32);
    use_effect_with(wanted, {
        let (shown, settings, missing) = (shown.clone(), settings.clone(), missing.clone());
        move |&wanted| {
            asked.replace(wanted);
            if *shown == Some(wanted) {
                return;
            }
            let (before, show) = (*shown, shown.setter());
            ask_for(wanted, Part::First, move |there| {
                if *asked.borrow() != wanted {
                    return;
                }
                if there {
                    show.set(Some(wanted));
                    return;
                }
                missing.set(*missing + 1);
                if before.is_some() {
                    settings.set(Settings { lang: before, ..*settings });
                } else {
                    ask_for(Lang::English, Part::First, move |there| {
                        if there {
                            show.set(Some(Lang::English));
                        } else {
                            document::announce("hyena:failed");
                        }
                    });
                }
            });
        }
    });
    let on_settings = {
        let settings = settings.clone();
        Callback::from(move |new: Settings| {
            saved::save_settings(&new);
            settings.set(new);
        })
    };
    html! {
        if let Some(lang) = *shown {
            <Frame texts={Texts::of(lang)} settings={*settings} missing={*missing} {on_settings} />
        }
    }
}
