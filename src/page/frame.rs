//! The frame around the screens: the page's state and what follows it.

use super::dialogs::{Dialogs, bar};
use super::home::{Do, Notice, Screen};
use super::notices::Notices;
use super::play::Play;
use super::saved;
use super::settings::{Motion, Settings};
use super::setup::SetUp;
use crate::browser::store::Watch;
use crate::browser::{clock, document, focus};
use crate::games::hyena::{Chase, Rules};
use crate::record::Record;
use crate::table::{Act, Table};
use crate::words::Texts;
use std::rc::Rc;
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
    let home = use_reducer(saved::load);

    use_effect_with((texts, settings), |(texts, settings)| {
        let lang = texts.lang();
        document::dress(lang.tag(), lang.dir(), &texts.app_title(), settings.theme.name());
    });
    {
        // Kept before the next act can be made: effects run before the browser takes another event.
        let home = home.clone();
        use_effect_with(home.table.clone(), move |table| {
            let Some(table) = table.as_ref().filter(|_| !home.elsewhere) else { return };
            if let Err(notice) = saved::save(table) {
                home.dispatch(Do::Say(notice));
            }
        });
    }
    use_effect_with((), {
        let home = home.dispatcher();
        move |()| {
            let watch = Watch::begin(saved::GAME, move || home.dispatch(Do::Say(Notice::Elsewhere)));
            move || drop(watch)
        }
    });
    let first = use_mut_ref(|| true);
    use_effect_with((home.screen, home.table.is_some()), {
        move |_| {
            if !first.replace(false) && focus::is_nowhere() {
                focus::to_first(&["throw", "again", "start"]);
            }
        }
    });

    let dispatch = home.dispatcher();
    let tell = move |what: Do| dispatch.dispatch(what);
    let act = Callback::from({
        let tell = tell.clone();
        move |act: Act<Chase>| tell(Do::Act(act))
    });
    let open = Callback::from({
        let tell = tell.clone();
        move |record: Record<Chase>| tell(Do::Open(Rc::new(Table::open(record, saved::fresh_seed()))))
    });
    let show = Callback::from({
        let tell = tell.clone();
        move |screen: Screen| tell(Do::Show(screen))
    });
    let rematch = act.reform(|()| Act::Rematch { seed: saved::fresh_seed(), date: Some(clock::today()) });
    let dismiss = Callback::from(move |i: usize| tell(Do::Dismiss(i)));

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
    let playing = home.table.clone().filter(|_| home.screen == Screen::Play);
    let rules = playing.as_ref().map_or(*drafted, |table| *table.game().rules());
    html! {
        <>
            <a class="skip" href="#main">{ texts.skip_to_game() }</a>
            { bar(texts, playing.as_ref().map(|_| show.reform(|_: MouseEvent| Screen::Setup))) }
            <Notices {texts} notices={home.notices.clone()} on_dismiss={dismiss} />
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
