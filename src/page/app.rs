//! The whole page: its settings, the language that it is in, and one visit after another.

use super::asked::query;
use super::frame::Frame;
use super::kiosk::use_kiosk;
use super::more::ask_for;
use super::place::Place;
use super::saved;
use crate::browser::{address, document, host, store};
use crate::messages::Message;
use crate::record::Kind;
use crate::settings::Settings;
use crate::tools::PREVIEW;
use crate::words::{self, Lang, Part, Texts};
use yew::prelude::*;

/// The whole page. Nothing is seen until its language is there; where that cannot be had it is English, and where not even
/// that can be had it is said that the page could not be loaded. When everything is to begin anew, the frame is another one,
/// and nothing of the visit before is left.
#[component]
pub fn App() -> Html {
    let settings = use_state(initial);
    let visit = use_state(|| 0_u32);
    let start = use_memo((), |()| begin());
    let on_reset = {
        let (visit, settings, start) = (visit.clone(), settings.setter(), start.clone());
        Callback::from(move |()| {
            saved::forget();
            host::tell(&Message::new("reset").json());
            address::replace(start.address());
            document::scroll_up();
            settings.set(initial());
            visit.set(*visit + 1);
        })
    };
    let kiosk = use_kiosk(query(), *visit, &on_reset);
    let wanted = kiosk.calls.or(settings.lang).unwrap_or_else(preferred);
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
            saved::save_settings(&settings, &new);
            settings.set(new);
        })
    };
    let on_reset = kiosk.on_reset.clone();
    // For this visit alone.
    let on_settle = {
        let settings = settings.setter();
        Callback::from(move |new: Settings| settings.set(new))
    };
    html! {
        if let Some(lang) = *shown {
            <Frame key={*visit} texts={Texts::of(lang)} settings={*settings} missing={*missing} is_first={*visit == 0} start={*start}
                {kiosk} {on_settings} {on_settle} {on_reset} />
        }
    }
}

/// Chooses the language, of those that are offered, that the browser's owner prefers.
fn preferred() -> Lang {
    let offered = query().langs();
    let best = Lang::best(document::languages());
    if offered.contains(&best) { best } else { offered[0] }
}

/// Returns the settings with which a visit begins.
fn initial() -> Settings {
    query().settle(saved::load_settings())
}

/// Makes the document what the address asks for, and returns where a visit starts.
fn begin() -> Place {
    let query = query();
    if host::is_there() {
        document::mark("data-framed", "");
        host::begin(query.get("origin").unwrap_or_default(), query.get("xapi").is_some());
    }
    if query.is_kiosk() {
        document::mark("data-kiosk", "");
    }
    // Whoever comes next to a kiosk shall find nothing of whoever was here, and a preview shall not take the place of a game.
    if query.is_kiosk() || document::frame_name() == PREVIEW {
        store::keep_nothing();
    }
    if query.is_kiosk() || query.says("contextMenu", "never") {
        document::add_part("kiosk");
    }
    if query.says("voice", "on") && query.can_sound() {
        document::add_part("voice");
    }
    match query.kind() {
        Some(kind) => Place::Game(kind),
        None if query.is_kiosk() => Place::Game(Kind::Hyena),
        None => Place::Games,
    }
}
