//! The frame around the screens: the page's state and what follows it.

use super::asked::query;
use super::dialogs::{self, Dialogs, bar};
use super::games::games;
use super::home::Screen;
use super::kiosk::{Kiosk, call, still as still_there};
use super::notices::{Notice, use_notices};
use super::outside::{self, Outside, TAKE_UPDATE};
use super::parts::{settle_focus, use_latest};
use super::place::{Place, use_place};
use super::room::{Room, use_room};
use super::saved::put_by;
use super::text_dialog::Opened;
use super::tool::Bench;
use super::{hyena, jekinje};
use crate::browser::clock::Timeout;
use crate::browser::{address, document, focus, host};
use crate::games::hyena::{Chase, Rules};
use crate::games::jekinje::{Options, Sowing};
use crate::record::{Kind, Record};
use crate::settings::{Motion, Settings};
use crate::table::Rotate;
use crate::tools::Tool;
use crate::words::{Lang, Texts};
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
    /// Whether this is the first visit since the page was loaded.
    pub is_first: bool,
    /// Where a visit starts.
    pub start: Place,
    /// How a kiosk stands.
    pub kiosk: Kiosk,
    /// Told changed settings.
    pub on_settings: Callback<Settings>,
    /// Told settings that are for this visit alone.
    pub on_settle: Callback<Settings>,
    /// Told that everything is to begin anew.
    pub on_reset: Callback<()>,
}

/// The bar, the screen that is seen, and the dialogs over it.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let (texts, settings) = (props.texts, props.settings);
    let query = query();
    let langs = query.langs();
    // Whoever touched a kiosk is called until her language is there: her game begins in it.
    let own = use_mut_ref(|| None::<bool>);
    let comes = *own.borrow() == Some(true) && settings.lang.is_some_and(|lang| lang != texts.lang());
    let calls = props.kiosk.calls.is_some() || comes;
    let (say, notices) = use_notices(texts);
    use_effect_with(props.missing, {
        let say = say.clone();
        move |missing| {
            if *missing > 0 {
                say.emit(Notice::Language);
            }
        }
    });
    // Nobody is told of what a kiosk plays by itself.
    let tell = Callback::from(move |message: String| {
        if !calls {
            host::tell(&message);
        }
    });
    let chase = use_room::<Chase>(&say, &tell, query.has_setup());
    let sowing = use_room::<Sowing>(&say, &tell, query.has_setup());
    let under_way = [chase.home.is_under_way(), sowing.home.is_under_way()];
    // Without an address one comes back to the one game that is under way.
    let place = use_place(match (props.start, under_way) {
        (Place::Games, [true, false]) => Place::Game(Kind::Hyena),
        (Place::Games, [false, true]) => Place::Game(Kind::Jekinje),
        (start, _) => start,
    });
    // Whoever went back in the browser has gone: a kiosk calls from where it starts.
    let place = if calls { props.start } else { place };
    // Of two games under way in two windows neither is in the other's way.
    let elsewhere = match place {
        Place::Game(Kind::Hyena) => chase.home.elsewhere,
        Place::Game(Kind::Jekinje) => sowing.home.elsewhere,
        _ => false,
    };
    use_effect_with((place, elsewhere), {
        let say = say.clone();
        move |&(_, elsewhere)| {
            if elsewhere {
                say.emit(Notice::Elsewhere);
            }
        }
    });
    let title = dialogs::title(texts, place).unwrap_or_else(|| texts.app_title());
    let dress = |(texts, settings, title): &(Texts, Settings, String)| {
        let lang = texts.lang();
        let sound = if settings.sound { "on" } else { "off" };
        document::dress(lang.tag(), lang.dir(), title, settings.theme.name(), sound);
    };
    let worn = (texts, settings, title);
    // From the first picture on, before which no effect has to have come.
    use_memo((), |()| dress(&worn));
    use_effect_with(worn, dress);
    let screens = (chase.home.screen, sowing.home.screen);
    let first = use_mut_ref(|| true);
    use_effect_with(place, |place| {
        dialogs::close_all();
        if *place == Place::Embed {
            document::add_part("embed");
        }
    });
    // How many games were begun here.
    let anew = use_mut_ref(|| 0_u32);
    use_effect_with((place, screens, calls, *anew.borrow()), move |_| {
        if !first.replace(false) {
            document::scroll_up();
            settle_focus();
        }
    });
    // What the address asks for is for the first game.
    let asked = query.has_setup() && *anew.borrow() == 0;

    // The help tells of the rules that are seen: of the game, or those being chosen.
    let rules = use_state(|| Rules::BELL);
    let options = use_state(Options::default);
    // Of each game, whether it came from outside.
    let brought = use_mut_ref(|| [false; Kind::ALL.len()]);
    let on_open = Callback::from({
        let (chase, sowing) = (chase.open.clone(), sowing.open.clone());
        let (anew, brought) = (anew.clone(), brought.clone());
        move |opened: Opened| {
            *anew.borrow_mut() += 1;
            let kind = opened.kind();
            brought.borrow_mut()[kind as usize] = false;
            match opened {
                Opened::Hyena(record) => chase.emit(*record),
                Opened::Jekinje(record) => sowing.emit(*record),
            }
            address::go(Place::Game(kind).address());
        }
    });
    // A game that nobody here asked for may not cost the one that is under way, unless that came so itself and was not touched.
    let on_bring = Callback::from({
        let (on_open, say, chase, sowing) = (on_open.clone(), say.clone(), chase.home.clone(), sowing.home.clone());
        move |opened: Opened| {
            let kind = opened.kind();
            let came = brought.borrow()[kind as usize];
            let notice = match opened {
                Opened::Hyena(_) => chase.table.as_deref().and_then(|table| put_by(table, came)),
                Opened::Jekinje(_) => sowing.table.as_deref().and_then(|table| put_by(table, came)),
            };
            if let Some(notice) = notice {
                say.emit(notice);
            }
            on_open.emit(opened);
            brought.borrow_mut()[kind as usize] = true;
        }
    });
    let again = |rematch: &Callback<()>| {
        let (anew, rematch) = (anew.clone(), rematch.clone());
        Callback::from(move |()| {
            *anew.borrow_mut() += 1;
            rematch.emit(());
        })
    };
    let paused = use_state(|| false);
    // What comes from outside is heard as long as the page is there, and answered as it is now.
    let latest = use_latest(Outside {
        texts,
        settings,
        calls,
        say,
        on_bring,
        on_settle: props.on_settle.clone(),
        on_reset: props.on_reset.clone(),
    });
    let (drawn, answered) = (use_force_update(), use_mut_ref(|| 0_u32));
    use_effect_with((), {
        let (latest, paused, start, is_first) = (latest.clone(), paused.setter(), props.start, props.is_first);
        let answered = answered.clone();
        move |()| {
            let draw = move || {
                *answered.borrow_mut() += 1;
                drawn.force_update();
            };
            let follows = outside::follow(latest, start, is_first, move |on| paused.set(on), draw);
            move || drop(follows)
        }
    });
    let answers = *answered.borrow();
    use_effect_with(answers, |_| host::done());
    let over = match props.start {
        Place::Game(Kind::Jekinje) => sowing.home.table.is_some() && !under_way[1],
        _ => chase.home.table.is_some() && !under_way[0],
    };
    // Before it begins: the language of the visitor before may still be there.
    let speaks = *own.borrow() == Some(calls) || props.kiosk.calls.is_none_or(|lang| lang == texts.lang());
    use_effect_with((calls, texts), {
        let (start, own, chase, sowing) = (props.start, own.clone(), chase.clone(), sowing.clone());
        move |&(calls, texts)| {
            if calls && *own.borrow() == Some(true) {
                match own_game(texts, start, calls) {
                    Some(Opened::Hyena(asked)) => call_by_name(&chase, &asked),
                    Some(Opened::Jekinje(asked)) => call_by_name(&sowing, &asked),
                    None => {}
                }
            }
        }
    });
    use_effect_with((calls, calls && over, speaks), {
        let (start, on_open) = (props.start, on_open.clone());
        move |&(_, over, speaks)| {
            let begin = move || {
                if let Some(opened) = own_game(texts, start, calls) {
                    on_open.emit(opened);
                }
            };
            // Another visitor, or none, has another game; what plays by itself plays again and again.
            let mut timer = None;
            if over {
                timer = Some(Timeout::new(END, begin));
            } else if query.is_kiosk() && speaks && own.replace(Some(calls)) != Some(calls) {
                begin();
                if calls {
                    document::announce(TAKE_UPDATE);
                }
            }
            move || drop(timer)
        }
    });
    let kiosk = &props.kiosk;
    // What plays by itself is silent, and faces whoever passes.
    let settings_seen = Settings { sound: settings.sound && !calls, table: settings.table && !calls, ..settings };
    let on_begin = {
        let (on_settle, on_begin) = (props.on_settle.clone(), kiosk.on_begin.clone());
        Callback::from(move |lang: Lang| {
            on_settle.emit(Settings { lang: Some(lang), ..settings });
            on_begin.emit(lang);
        })
    };

    let still = match settings.motion {
        Motion::System => document::prefers_reduced_motion(),
        Motion::Full => false,
        Motion::Reduced => true,
    };
    // Of the game that is seen: the screen, whether it is being played, and its text.
    let (screen, playing, text) = match place {
        Place::Games => (games(texts, under_way), None, None),
        Place::Lab => (html! { <Bench key="lab" {texts} tool={Tool::Lab} /> }, None, None),
        Place::Embed => (html! { <Bench key="embed" {texts} tool={Tool::Embed} /> }, None, None),
        Place::Game(Kind::Hyena) => {
            let (home, show) = (&chase.home, &chase.show);
            let screen = match home.playing().cloned() {
                Some(table) => html! {
                    <hyena::Play {texts} {table} settings={settings_seen} {still} paused={*paused} on_act={chase.act.clone()} on_answer={chase.answer.clone()}
                        on_rematch={again(&chase.rematch)} on_setup={show.reform(|()| Screen::Setup)} />
                },
                None => html! {
                    <hyena::SetUp {texts} {asked} table={home.table.clone()} on_begin={on_open.reform(|record| Opened::Hyena(Box::new(record)))}
                        on_rules={let rules = rules.setter(); move |new| rules.set(new)} on_continue={show.reform(|()| Screen::Play)} />
                },
            };
            (screen, chase.playing(), chase.text())
        }
        Place::Game(Kind::Jekinje) => {
            let (home, show) = (&sowing.home, &sowing.show);
            let screen = match home.playing().cloned() {
                Some(table) => html! {
                    <jekinje::Play {texts} {table} settings={settings_seen} {still} paused={*paused} on_act={sowing.act.clone()} on_answer={sowing.answer.clone()}
                        on_rematch={again(&sowing.rematch)} on_setup={show.reform(|()| Screen::Setup)} />
                },
                None => html! {
                    <jekinje::SetUp {texts} {asked} table={home.table.clone()} on_begin={on_open.reform(|record| Opened::Jekinje(Box::new(record)))}
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
    // What is covered cannot be touched.
    let inert = calls || *paused;
    html! {
        <>
            { jekinje::shades() }
            if !calls {
                <a class="skip" href="#main" onclick={skip}>{ texts.skip_to_game() }</a>
            }
            <div class={classes!("covered", calls.then_some("calls"))} {inert}>
                { bar(texts, place, playing.map(|show| show.reform(|_: MouseEvent| Screen::Setup))) }
                if !query.is_kiosk() {
                    { notices }
                }
                <main id="main" tabindex="-1">{ screen }</main>
            </div>
            <Dialogs {texts} {settings} {place} {rules} {options} {text} on_settings={props.on_settings.clone()} {on_open} />
            if query.is_kiosk() {
                { still_there(texts, kiosk) }
            }
            if calls {
                { call(texts, &if place == Place::Game(Kind::Jekinje) { texts.je_tagline() } else { texts.app_tagline() }, &langs, &on_begin) }
            }
            if *paused {
                <div class="paused" role="status" data-testid="paused"><p>{ texts.host_paused() }</p></div>
            }
        </>
    }
}

/// How long the end of a game that plays by itself is seen, in milliseconds.
const END: u32 = 8000;

/// Gives the players of what plays by itself the names that they have in the language that is seen, as `asked` has them.
fn call_by_name<G: Rotate>(room: &Room<G>, asked: &Record<G>) {
    let names = &asked.head().names;
    if let Some(table) = room.home.table.as_ref().filter(|table| table.record().head().names != *names) {
        room.open.emit(table.record().clone().with_names(names));
    }
}

/// Begins the visitor's own game in a kiosk, or, while it calls, one that plays by itself.
fn own_game(texts: Texts, start: Place, calls: bool) -> Option<Opened> {
    match start {
        Place::Game(Kind::Jekinje) => jekinje::asked(texts, query(), calls).map(Opened::Jekinje),
        _ => hyena::asked(texts, query(), calls).map(Opened::Hyena),
    }
}
