//! What an address can ask for, as the fields of a form.

use crate::games::hyena::{Days, Preset, Setup};
use crate::players::Level;
use crate::record::Kind;
use crate::settings::{HUMAN, IDLE, IDLES, Motion, Speed, Theme, WARN, WARNS};
use crate::words::{Lang, Texts};

/// The choice that asks for nothing.
pub const ANY: &str = "";
/// The choice of people at every seat.
pub const PEOPLE: &str = "people";
/// The choice of somebody for each seat.
pub const EACH: &str = "each";

/// What is written on something.
pub type Label = fn(Texts) -> String;

/// What stands in the form. A field is named as its parameter.
pub enum Field {
    /// A group begins, under a heading.
    Group(Label),
    /// A group within one begins, under a heading.
    Within(Label),
    /// A group ends.
    End,
    /// One of several values, and that which the page has without being asked.
    Pick(&'static str, Label, &'static [(&'static str, Label)], &'static str),
    /// A number, that which the page has without being asked, the least and the most.
    Number(&'static str, Label, fn() -> u32, [u32; 2]),
    /// A text, and a hint below.
    Text(&'static str, Label, Option<Label>),
    /// A box, whether it is checked where nothing is asked, and what the parameter says where it is otherwise.
    Switch(&'static str, Label, bool, &'static str),
    /// One of several for each seat.
    Seats(Label),
    /// Boxes for the languages that are offered.
    Offered,
    /// The button that chooses a seed.
    NewSeed,
}

/// The form from its first field to its last.
pub const FORM: [Field; 38] = [
    Field::Group(Texts::embed_game),
    Field::Pick("game", Texts::embed_game_which, &GAMES, ANY),
    Field::Pick("rules", Texts::embed_rules, &RULES, Preset::Bell.name()),
    Field::Number(
        "days",
        Texts::embed_days,
        || Setup::default().days.0.into(),
        [Days::LEAST as u32, Days::MOST as u32],
    ),
    Field::Number("players", Texts::embed_players, || Setup::default().seats.into(), SEATS),
    Field::Text("names", Texts::embed_names, Some(Texts::embed_names_hint)),
    Field::Pick("who", Texts::embed_who, &WHO, ANY),
    Field::Seats(Texts::embed_who_each),
    Field::Text("seed", Texts::embed_seed, Some(Texts::embed_seed_hint)),
    Field::NewSeed,
    Field::End,
    Field::Group(Texts::embed_looks),
    Field::Pick("lang", Texts::embed_lang, &LANGS, ANY),
    Field::Within(Texts::embed_langs),
    Field::Offered,
    Field::End,
    Field::Pick("theme", Texts::settings_theme, &THEMES, Theme::System.name()),
    Field::Pick("speed", Texts::settings_speed, &SPEEDS, Speed::Normal.name()),
    Field::Pick("motion", Texts::settings_motion, &MOTIONS, Motion::System.name()),
    Field::Pick("audio", Texts::embed_audio, &SOUNDS, "enabled"),
    Field::Switch("voice", Texts::embed_voice, false, "on"),
    Field::End,
    Field::Group(Texts::embed_may),
    Field::Switch("hints", Texts::embed_hints, true, "off"),
    Field::Switch("undo", Texts::embed_undo, true, "off"),
    Field::Switch("allowLinks", Texts::embed_links, true, "false"),
    Field::Switch("contextMenu", Texts::embed_menu, true, "never"),
    Field::End,
    Field::Group(Texts::embed_kiosk),
    Field::Switch("kiosk", Texts::embed_kiosk_on, false, "1"),
    Field::Number("idle", Texts::embed_idle, || IDLE, IDLES),
    Field::Number("warn", Texts::embed_warn, || WARN, WARNS),
    Field::Switch("table", Texts::settings_table, false, "on"),
    Field::End,
    Field::Group(Texts::embed_around),
    Field::Text("origin", Texts::embed_origin, Some(Texts::embed_origin_hint)),
    Field::Switch("xapi", Texts::embed_xapi, false, "parent"),
    Field::End,
];

/// The least and the most players.
pub const SEATS: [u32; 2] = [Setup::LEAST_SEATS as u32, Setup::MOST_SEATS as u32];
const GAMES: [(&str, Label); 3] =
    [(ANY, Texts::embed_game_any), (Kind::Hyena.name(), Texts::app_title), (Kind::Jekinje.name(), Texts::je_title)];
const RULES: [(&str, Label); 5] = [
    (Preset::Bell.name(), Texts::rules_bell),
    (Preset::Juego.name(), Texts::rules_juego),
    (Preset::ThreeDice.name(), Texts::rules_three_dice),
    (Preset::OneDie.name(), Texts::rules_one_die),
    (Preset::Davies.name(), Texts::rules_davies),
];
const WHO: [(&str, Label); 6] = [
    (ANY, Texts::embed_who_any),
    (PEOPLE, Texts::embed_who_people),
    (Level::Easy.name(), Texts::embed_who_easy),
    (Level::Medium.name(), Texts::embed_who_medium),
    (Level::Hard.name(), Texts::embed_who_hard),
    (EACH, Texts::embed_who_each),
];
/// Who can play a seat.
pub const SEAT: [(&str, Label); 4] = [
    (HUMAN, Texts::who_human),
    (Level::Easy.name(), Texts::who_easy),
    (Level::Medium.name(), Texts::who_medium),
    (Level::Hard.name(), Texts::who_hard),
];
const LANGS: [(&str, Label); 5] = [
    (ANY, Texts::embed_lang_any),
    (Lang::English.tag(), |_| Lang::English.native_name().to_owned()),
    (Lang::Spanish.tag(), |_| Lang::Spanish.native_name().to_owned()),
    (Lang::Russian.tag(), |_| Lang::Russian.native_name().to_owned()),
    (Lang::Arabic.tag(), |_| Lang::Arabic.native_name().to_owned()),
];
const THEMES: [(&str, Label); 4] = [
    (Theme::System.name(), Texts::theme_device),
    (Theme::Light.name(), Texts::theme_light),
    (Theme::Dark.name(), Texts::theme_dark),
    (Theme::Projector.name(), Texts::theme_projector),
];
const SPEEDS: [(&str, Label); 4] = [
    (Speed::Slow.name(), Texts::speed_slow),
    (Speed::Normal.name(), Texts::speed_normal),
    (Speed::Fast.name(), Texts::speed_fast),
    (Speed::AtOnce.name(), Texts::speed_instant),
];
const MOTIONS: [(&str, Label); 3] = [
    (Motion::System.name(), Texts::motion_device),
    (Motion::Full.name(), Texts::motion_full),
    (Motion::Reduced.name(), Texts::motion_reduced),
];
const SOUNDS: [(&str, Label); 3] = [
    ("enabled", Texts::embed_audio_enabled),
    ("muted", Texts::embed_audio_muted),
    ("disabled", Texts::embed_audio_disabled),
];

/// The parameters in the order of the query.
pub const QUERY: [&str; 24] = [
    "game",
    "rules",
    "days",
    "players",
    "seats",
    "names",
    "seed",
    "lang",
    "langs",
    "theme",
    "audio",
    "motion",
    "speed",
    "hints",
    "undo",
    "allowLinks",
    "contextMenu",
    "voice",
    "table",
    "kiosk",
    "xapi",
    "idle",
    "warn",
    "origin",
];
