//! The frame around the screens: the page's state and what follows it.

use super::dialogs::{self, Dialogs, bar};
use super::games::games;
use super::home::Screen;
use super::lab::Lab;
use super::notices::{Notice, use_notices};
use super::place::{Place, use_place};
use super::room::use_room;
use super::text_dialog::Opened;
use super::{hyena, jekinje};
use crate::browser::{address, document, focus};
use crate::games::hyena::{Chase, Rules};
use crate::games::jekinje::{Options, Sowing};
use crate::record::Kind;
use crate::settings::{Motion, Settings};
use crate::words::Texts;
use yew::prelude::*;

/// The page in one language.
#[derive(Properties, PartialEq)]
pub struct FrameProps {
    /// The language.
    pub texts: Texts,
    /// How the page looks and moves.
    pub settings: Settings,
    /// How often a language could not be fetched.
    pub missing: u32,
    /// Told changed settings.
    pub on_settings: Callback<Settings>,
}

/// The bar, the screen that is seen, and the dialogs over it.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let (texts, settings) = (props.texts, props.settings);
    let (say, notices) = use_notices(texts);
    use_effect_with(props.missing, {
        let say = say.clone();
        move |missing| {
            if *missing > 0 {
                say.emit(Notice::Language);
            }
        }
    });
    let chase = use_room::<Chase>(&say);
    let sowing = use_room::<Sowing>(&say);
    let under_way = [chase.home.is_under_way(), sowing.home.is_under_way()];
    // Without an address one comes back to the one game that is under way.
    let place = use_place(match under_way {
        [true, false] => Place::Game(Kind::Hyena),
        [false, true] => Place::Game(Kind::Jekinje),
        _ => Place::Games,
    });
    let title = dialogs::title(texts, place).unwrap_or_else(|| texts.app_title());
    use_effect_with((texts, settings, title), |(texts, settings, title)| {
        let lang = texts.lang();
        document::dress(lang.tag(), lang.dir(), title, settings.theme.name());
    });
    let screens = (chase.home.screen, sowing.home.screen);
    let first = use_mut_ref(|| true);
    use_effect_with(place, |_| dialogs::close_all());
    use_effect_with((place, screens), {
        move |_| {
            if !first.replace(false) && focus::is_nowhere() {
                focus::to_first(&["#actions button", "#again", "#start", ".game-card", "#lab-start"]);
            }
        }
    });

    // The help tells of the rules that are seen: of the game, or those being chosen.
    let rules = use_state(|| Rules::BELL);
    let options = use_state(Options::default);
    let on_open = Callback::from({
        let (chase, sowing) = (chase.open.clone(), sowing.open.clone());
        move |opened: Opened| {
            let kind = match opened {
                Opened::Hyena(record) => {
                    chase.emit(*record);
                    Kind::Hyena
                }
                Opened::Jekinje(record) => {
                    sowing.emit(*record);
                    Kind::Jekinje
                }
            };
            address::go(Place::Game(kind).address());
        }
    });

    let still = match settings.motion {
        Motion::System => document::prefers_reduced_motion(),
        Motion::Full => false,
        Motion::Reduced => true,
    };
    // Of the game that is seen: the screen, whether it is being played, and its text.
    let (screen, playing, text) = match place {
        Place::Games => (games(texts, under_way), None, None),
        Place::Lab => (html! { <Lab {texts} /> }, None, None),
        Place::Game(Kind::Hyena) => {
            let (home, show) = (&chase.home, &chase.show);
            let screen = match home.playing().cloned() {
                Some(table) => html! {
                    <hyena::Play {texts} {table} {settings} {still} on_act={chase.act.clone()} on_rematch={chase.rematch.clone()}
                        on_setup={show.reform(|()| Screen::Setup)} />
                },
                None => html! {
                    <hyena::SetUp {texts} table={home.table.clone()} on_begin={chase.open.clone()}
                        on_rules={let rules = rules.setter(); move |new| rules.set(new)} on_continue={show.reform(|()| Screen::Play)} />
                },
            };
            (screen, chase.playing(), chase.text())
        }
        Place::Game(Kind::Jekinje) => {
            let (home, show) = (&sowing.home, &sowing.show);
            let screen = match home.playing().cloned() {
                Some(table) => html! {
                    <jekinje::Play {texts} {table} {settings} {still} on_act={sowing.act.clone()} on_rematch={sowing.rematch.clone()}
                        on_setup={show.reform(|()| Screen::Setup)} />
                },
                None => html! {
                    <jekinje::SetUp {texts} table={home.table.clone()} on_begin={sowing.open.clone()}
                        on_options={let options = options.setter(); move |new| options.set(new)} on_continue={show.reform(|()| Screen::Play)} />
                },
            };
            (screen, sowing.playing(), sowing.text())
        }
    };
    let skip = |event: MouseEvent| {
        // The place that is seen stays in the address.
        event.prevent_default();
        focus::to_first(&["#main"]);
    };
    let rules = chase.home.playing().map_or(*rules, |table| *table.game().rules());
    let options = sowing.home.playing().map_or(*options, |table| *table.game().options());
    html! {
        <>
            { jekinje::shades() }
            <a class="skip" href="#main" onclick={skip}>{ texts.skip_to_game() }</a>
            { bar(texts, place, playing.map(|show| show.reform(|_: MouseEvent| Screen::Setup))) }
            { notices }
            <main id="main" tabindex="-1">{ screen }</main>
            <Dialogs {texts} {settings} {place} {rules} {options} {text} on_settings={props.on_settings.clone()} {on_open} />
        </>
    }
}
