//! What comes from outside: the page around this one, a game in the address, a newer version of the page.

use super::asked::query;
use super::dialogs;
use super::host::{Ask, listen, refuse};
use super::link;
use super::notices::Notice;
use super::place::Place;
use super::text_dialog::{Opened, read};
use crate::browser::{address, document, host};
use crate::games::hyena::Preset;
use crate::messages::Message;
use crate::record::{Brief, Kind};
use crate::settings::Settings;
use crate::words::Texts;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// The event by which a newer version of the page is taken, if there is one.
pub const TAKE_UPDATE: &str = "hyena:take-update";

/// Hears what comes from outside as long as what is returned lives; it is answered by the `latest` that is there when it comes.
/// `pause` is told that everything is to wait, or to go on, and `draw` that something was answered. In the first visit since the
/// page was loaded it is said that it is ready.
pub fn follow(
    latest: Rc<RefCell<Outside>>,
    start: Place,
    is_first: bool,
    pause: impl Fn(bool) + 'static,
    draw: impl Fn() + 'static,
) -> Follows {
    if is_first {
        latest.borrow().greet();
    }
    let now = move || latest.borrow().clone();
    let (asked, linked) = (now.clone(), now.clone());
    let host = listen(query().langs(), move |ask| {
        match ask {
            Ok(ask) => asked().answer(ask, &pause),
            Err(wrong) => refuse(&wrong),
        }
        draw();
    });
    let link = link::follow(start, move |opened| linked().bring(opened));
    let update = document::Watch::begin("hyena:update", move || now().update());
    document::announce("hyena:updates");
    Follows((host, link, update))
}

/// What hears what comes from outside, as long as it lives.
pub struct Follows(#[allow(dead_code)] (Option<host::Watch>, Option<address::Watch>, Option<document::Watch>));

/// What answers to whatever comes from outside: the address, the page around this one, a newer version.
#[derive(Clone)]
pub struct Outside {
    /// The language.
    pub texts: Texts,
    /// How the page is.
    pub settings: Settings,
    /// Whether a kiosk calls.
    pub calls: bool,
    /// Told what has to be said.
    pub say: Callback<Notice>,
    /// Told a game that nobody here asked for.
    pub on_bring: Callback<Opened>,
    /// Told settings that are for this visit alone.
    pub on_settle: Callback<Settings>,
    /// Told that everything is to begin anew.
    pub on_reset: Callback<()>,
}

impl Outside {
    /// Says that the page is ready, and what of the address it could make nothing of.
    fn greet(&self) {
        let query = query();
        let rules = query.get("rules").unwrap_or(Preset::Bell.name());
        let game = query.kind().unwrap_or(Kind::Hyena).name();
        let ready = Message::new("ready").text("lang", self.texts.lang().tag());
        host::tell(&ready.text("game", game).text("rules", rules).json());
        if !query.bad().is_empty() {
            self.say.emit(Notice::Asked);
        }
    }

    /// Does what the page around this one asks.
    fn answer(self, ask: Ask, pause: &dyn Fn(bool)) {
        let settings = self.settings;
        match ask {
            // What plays by itself is nobody's game, and calls in every language.
            Ask::Open(_) | Ask::Lang(_) if self.calls => {
                refuse("a kiosk takes `setState` and `setLang` when somebody plays, and now it waits for that");
            }
            Ask::Pause(on) => {
                // A dialog would lie above the veil.
                dialogs::close_all();
                pause(on);
            }
            Ask::Reset => self.on_reset.emit(()),
            Ask::Lang(lang) => self.on_settle.emit(Settings { lang: Some(lang), ..settings }),
            Ask::Mute(muted) => self.on_settle.emit(Settings { sound: !muted && query().can_sound(), ..settings }),
            Ask::Open(text) => match read(text.trim_start()) {
                Ok(opened) => self.on_bring.emit(opened),
                Err(Brief { is_newer: true, .. }) => {
                    refuse("`record`: a newer version of this game wrote it; please update the page");
                }
                Err(Brief { line, column, .. }) => refuse(&format!(
                    "`record`: line {line}, column {column}: this cannot stand in the text of a game (docs/RECORD.md)"
                )),
            },
        }
    }

    /// Opens the game that the address holds.
    fn bring(self, opened: Result<Opened, Notice>) {
        match opened {
            _ if self.calls => {}
            Ok(opened) => self.on_bring.emit(opened),
            Err(notice) => self.say.emit(notice),
        }
    }

    /// Offers a newer version where there is one; a kiosk takes it while nobody is there.
    fn update(&self) {
        if self.calls {
            document::announce(TAKE_UPDATE);
        } else {
            self.say.emit(Notice::Update);
        }
    }
}
