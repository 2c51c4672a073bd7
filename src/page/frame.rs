//! The frame around the screens: the page's state and what follows it.

use super::dialogs::{Dialogs, bar};
use super::home::Screen;
use super::notices::{Hear, Notice, Notices, Said};
use super::play::Play;
use super::room::{Room, use_room};
use super::settings::{Motion, Settings};
use super::setup::SetUp;
use crate::browser::{document, focus};
use crate::games::hyena::{Chase, Rules};
use crate::words::Texts;
use yew::prelude::*;

/// The page in one language.
#[derive(Properties, PartialEq)]
pub struct FrameProps {
    /// The language.
    pub texts: Texts,
    /// How the page looks and moves.
    pub settings: Settings,
    /// Told changed settings.
    pub on_settings: Callback<Settings>,
}

/// The bar, the screen that is seen, and the dialogs over it.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let (texts, settings) = (props.texts, props.settings);
    let said = use_reducer(Said::default);
    let say = use_callback((), {
        let said = said.dispatcher();
        move |notice: Notice, ()| said.dispatch(Hear::Say(notice))
    });
    let Room { home, act, open, show, rematch } = use_room::<Chase>(&say);

    use_effect_with((texts, settings), |(texts, settings)| {
        let lang = texts.lang();
        document::dress(lang.tag(), lang.dir(), &texts.app_title(), settings.theme.name());
    });
    let first = use_mut_ref(|| true);
    use_effect_with((home.screen, home.table.is_some()), {
        move |_| {
            if !first.replace(false) && focus::is_nowhere() {
                focus::to_first(&["throw", "again", "start"]);
            }
        }
    });

    let dismiss = Callback::from({
        let said = said.dispatcher();
        move |i: usize| said.dispatch(Hear::Dismiss(i))
    });

    // The help tells of the rules that are seen: of the game, or those being chosen.
    let drafted = use_state(|| Rules::BELL);
    let on_rules = Callback::from({
        let drafted = drafted.setter();
        move |rules: Rules| drafted.set(rules)
    });

    let still = match settings.motion {
        Motion::System => document::prefers_reduced_motion(),
        Motion::Full => false,
        Motion::Reduced => true,
    };
    let playing = home.playing().cloned();
    let rules = playing.as_ref().map_or(*drafted, |table| *table.game().rules());
    html! {
        <>
            <a class="skip" href="#main">{ texts.skip_to_game() }</a>
            { bar(texts, playing.as_ref().map(|_| show.reform(|_: MouseEvent| Screen::Setup))) }
            <Notices {texts} notices={said.notices.clone()} on_dismiss={dismiss} />
            <main id="main" tabindex="-1">
                if let Some(table) = playing {
                    <Play {texts} {table} {settings} {still} on_act={act} on_rematch={rematch}
                        on_setup={show.reform(|()| Screen::Setup)} />
                } else {
                    <SetUp {texts} table={home.table.clone()} on_begin={open.clone()} on_rules={on_rules} on_continue={show.reform(|()| Screen::Play)} />
                }
            </main>
            <Dialogs {texts} {settings} {rules} table={home.table.clone()} on_settings={props.on_settings.clone()} on_open={open} />
        </>
    }
}
