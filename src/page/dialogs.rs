//! The bar above the page and the dialogs that it opens.

use super::asked::query;
use super::help::book;
use super::jekinje::demo;
use super::more::use_tools;
use super::place::Place;
use super::text_dialog::{Opened, use_text_dialog};
use crate::browser::focus::{self, is_open};
use crate::games::hyena::Rules;
use crate::games::jekinje::Options;
use crate::markup::Markup;
use crate::record::Kind;
use crate::settings::{Motion, Settings, Speed, Theme};
use crate::tools::{self, Book, Chapter};
use crate::words::{self, Texts};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// The id of the dialog with the rules.
pub const HELP: &str = "help";
/// The id of the dialog with the settings.
pub const SETTINGS: &str = "settings";
/// The id of the dialog with the list of keys.
pub const KEYS: &str = "keys";
/// The id of the dialog with the game as text.
pub const TEXT: &str = "text";
/// The id of the dialog with the sources.
pub const SOURCES: &str = "sources";

const ALL: [&str; 5] = [HELP, SETTINGS, KEYS, TEXT, SOURCES];

// The signs of the bar, drawn, for not every device has letters for them.
const BACK: &str = "<svg class=\"bar-sign\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\"><path d=\"M14 6l-6 6 6 6\"/></svg>";
const NEW: &str = "<svg class=\"bar-sign\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\"><path d=\"M12 5v14M5 12h14\"/></svg>";
const SET: &str = "<svg class=\"bar-sign\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\"><path d=\"M5 7h14M5 12h14M5 17h14\"/></svg>";
const ASK: &str = "<span class=\"bar-sign\" aria-hidden=\"true\">?</span>";

/// Closes every dialog, for another place is seen.
pub fn close_all() {
    ALL.into_iter().for_each(focus::close_dialog);
}

/// Shows where one is, the way to all games, and what can be opened.
///
/// `on_new`, where a game is seen, is told that a new one is wanted.
pub fn bar(texts: Texts, place: Place, on_new: Option<Callback<MouseEvent>>) -> Html {
    let acts = |id: &'static str, onclick: Callback<MouseEvent>, sign: &'static str, label: String| {
        html! {
            <button type="button" class="bar-button" {onclick} data-testid={id}>
                { signed(sign, "<span class=\"bar-label\">", &label) }
            </button>
        }
    };
    let brand = match title(texts, place) {
        None => html! { <span class="brand">{ texts.app_title() }</span> },
        Some(title) => html! {
            <a class="brand" href={format!("#{}", Place::Games.address())} data-testid="to-games" title={texts.games_all()}>
                { signed(BACK, "<span class=\"unseen\">", &texts.games_all()) }<span>{ title }</span>
            </a>
        },
    };
    html! {
        <header class="bar">
            { brand }
            <nav>
                { for on_new.map(|on_new| acts("new-game", on_new, NEW, texts.play_new_game())) }
                if matches!(place, Place::Game(_)) {
                    { acts("open-help", opens(HELP), ASK, texts.play_help()) }
                }
                { acts("open-settings", opens(SETTINGS), SET, texts.play_settings()) }
            </nav>
        </header>
    }
}

/// Shows a sign, and a text in a `span` behind it.
fn signed(sign: &'static str, span: &'static str, text: &str) -> Html {
    let mut shown = Markup::default();
    shown.raw(sign).raw(span).text(text).raw("</span>");
    shown.html()
}

/// Names what a place shows; `None` where it shows all.
pub fn title(texts: Texts, place: Place) -> Option<String> {
    match place {
        Place::Games => None,
        Place::Lab => Some(texts.lab_title()),
        Place::Embed => Some(texts.embed_link_to()),
        Place::Game(Kind::Hyena) => Some(texts.app_title()),
        Place::Game(Kind::Jekinje) => Some(texts.je_title()),
    }
}

/// Shows a dialog, closed until it is opened by its id; `children` stand in it.
fn dialog(texts: Texts, id: &'static str, heading: String, children: Html) -> Html {
    let heading_id = format!("{id}-heading");
    html! {
        <dialog {id} class="dialog" aria-labelledby={heading_id.clone()}>
            <header>
                <h2 id={heading_id.clone()}>{ heading }</h2>
                <button type="button" class="quiet" onclick={move |_: MouseEvent| focus::close_dialog(id)} data-testid={format!("close-{id}")}>
                    { texts.close() }
                </button>
            </header>
            <div class="dialog-body" tabindex="0" role="region" aria-labelledby={heading_id}>{ children }</div>
        </dialog>
    }
}

/// What the dialogs show.
#[derive(Properties, PartialEq)]
pub struct DialogsProps {
    /// The language.
    pub texts: Texts,
    /// How the page looks and moves.
    pub settings: Settings,
    /// What is seen, of which the help tells.
    pub place: Place,
    /// The rules of the hyena game in use.
    pub rules: Rules,
    /// The options of Je ki n je in use.
    pub options: Options,
    /// The game that is seen, as text, if there is one.
    pub text: Option<String>,
    /// Told changed settings.
    pub on_settings: Callback<Settings>,
    /// Told a game that was opened from text.
    pub on_open: Callback<Opened>,
}

/// Holds all dialogs; what stands in one is drawn while it is open.
#[component]
pub fn Dialogs(props: &DialogsProps) -> Html {
    let texts = props.texts;
    let step = use_state(|| 0);
    let redraw = use_force_update();
    use_effect_with((), move |()| {
        let watch = focus::Watch::begin(move || redraw.force_update());
        move || drop(watch)
    });
    let reads = use_tools(texts, [HELP, SOURCES].into_iter().any(is_open));
    let read = |chapter: Chapter, between: Html| {
        let Place::Game(kind) = props.place else { return Html::default() };
        let rules = match kind {
            Kind::Hyena => tools::hyena_rules(&props.rules),
            Kind::Jekinje => tools::jekinje_options(&props.options),
        };
        book(&Book { chapter, lang: texts.lang(), kind, rules }, between)
    };
    let how = || {
        let between = if props.place == Place::Game(Kind::Jekinje) {
            demo(texts, &step)
        } else {
            let intro = words::hyena::rule_set_intro(texts, props.rules.preset());
            html! { <p class="hint"><b>{ intro.name }</b>{ " " }{ intro.sentence }</p> }
        };
        read(Chapter::Help, between)
    };
    // It keeps what was pasted while it is closed.
    let is_text = is_open(TEXT);
    let text = use_text_dialog(texts, is_text, props.text.clone().filter(|_| is_text), &props.on_open);
    let help = html! {
        if is_open(HELP) {
            { reads.instead(texts).unwrap_or_else(how) }
            { opener(SOURCES, texts.play_sources()) }
        }
    };
    let sources = html! {
        if is_open(SOURCES) { { reads.instead(texts).unwrap_or_else(|| read(Chapter::Sources, Html::default())) } }
    };
    let settings = html! {
        if is_open(SETTINGS) {
            { settings(props) }
            { opener(TEXT, texts.record_heading()) }
            if matches!(props.place, Place::Game(_)) {
                { opener(KEYS, texts.keys_heading()) }
                { opener(SOURCES, texts.play_sources()) }
            }
        }
    };
    let keys = html! {
        if is_open(KEYS) { { keys(texts, props.place) } }
    };
    html! {
        <>
            { dialog(texts, HELP, texts.play_help(), help) }
            { dialog(texts, SOURCES, texts.play_sources(), sources) }
            { dialog(texts, SETTINGS, texts.settings_heading(), settings) }
            { dialog(texts, KEYS, texts.keys_heading(), keys) }
            { dialog(texts, TEXT, texts.record_heading(), text) }
        </>
    }
}

fn opens(id: &'static str) -> Callback<MouseEvent> {
    Callback::from(move |_| focus::open_dialog(id))
}

fn opener(id: &'static str, label: String) -> Html {
    html! {
        <button type="button" class="quiet wide" onclick={opens(id)} data-testid={format!("open-{id}")}>{ label }</button>
    }
}

fn settings(props: &DialogsProps) -> Html {
    let (texts, now) = (props.texts, props.settings);
    let choose = |name: &'static str, label: String, value: &'static str, options: Vec<(&'static str, String)>| {
        let on_settings = props.on_settings.clone();
        let onchange = move |event: Event| {
            let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else { return };
            let mut settings = now;
            settings.set(name, &select.value());
            on_settings.emit(settings);
        };
        html! {
            <label class="field">
                <span>{ label }</span>
                <select {onchange} data-testid={format!("set-{name}")}>
                    { for options.into_iter().map(|(option, label)| html! {
                        <option key={option} value={option} selected={option == value}>{ label }</option>
                    }) }
                </select>
            </label>
        }
    };
    let languages = query().langs().into_iter().map(|lang| (lang.tag(), lang.native_name().to_owned())).collect();
    let themes = [texts.theme_device(), texts.theme_light(), texts.theme_dark(), texts.theme_projector()];
    let speeds = [texts.speed_slow(), texts.speed_normal(), texts.speed_fast(), texts.speed_instant()];
    let motions = [texts.motion_device(), texts.motion_full(), texts.motion_reduced()];
    let switch = |name: &'static str, checked: bool, label: String, hint: String| {
        let on_settings = props.on_settings.clone();
        let onchange = move |event: Event| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let mut settings = now;
            settings.set(name, if input.checked() { "on" } else { "off" });
            on_settings.emit(settings);
        };
        html! {
            <label class="field check">
                <input type="checkbox" {checked} {onchange} data-testid={format!("set-{name}")} />
                <span>{ label }<small>{ hint }</small></span>
            </label>
        }
    };
    html! {
        <div class="settings">
            { choose("lang", texts.settings_language(), now.lang.unwrap_or(texts.lang()).tag(), languages) }
            { choose("theme", texts.settings_theme(), now.theme.name(), Theme::ALL.map(Theme::name).into_iter().zip(themes).collect()) }
            { choose("speed", texts.settings_speed(), now.speed.name(), Speed::ALL.map(Speed::name).into_iter().zip(speeds).collect()) }
            { choose("motion", texts.settings_motion(), now.motion.name(), Motion::ALL.map(Motion::name).into_iter().zip(motions).collect()) }
            { switch("letters", now.letters, texts.settings_letters(), texts.settings_letters_hint()) }
            { switch("hints", now.hints, texts.settings_hints(), texts.settings_hints_hint()) }
            if query().can_sound() {
                { switch("sound", now.sound, texts.settings_sound(), texts.settings_sound_hint()) }
            }
            { switch("table", now.table, texts.settings_table(), texts.settings_table_hint()) }
            { switch("keys", now.keys, texts.settings_keys(), texts.settings_keys_hint()) }
        </div>
    }
}

fn keys(texts: Texts, place: Place) -> Html {
    let own = match place {
        Place::Games | Place::Lab | Place::Embed => Vec::new(),
        Place::Game(Kind::Hyena) => vec![
            (texts.keys_throw_name(), texts.keys_throw()),
            ("P".to_owned(), texts.keys_pay()),
            ("U".to_owned(), texts.keys_undo()),
        ],
        Place::Game(Kind::Jekinje) => {
            vec![(texts.keys_throw_name(), texts.je_keys_play()), ("U".to_owned(), texts.je_undo())]
        }
    };
    let shared = [
        (texts.keys_choose_name(), texts.keys_choose()),
        ("?".to_owned(), texts.keys_help()),
        ("Esc".to_owned(), texts.keys_escape()),
    ];
    let mut list = Markup::default();
    list.raw("<dl class=\"keys\">");
    for (key, does) in own.iter().chain(&shared) {
        list.raw("<div><dt><kbd>").text(key).raw("</kbd></dt><dd>").text(does).raw("</dd></div>");
    }
    list.raw("</dl>");
    list.html()
}
