//! The form: what an address can ask for, as fields, and the query that they make.

use super::said;
use crate::games::hyena::{Days, Preset, Setup};
use crate::markup::Markup;
use crate::players::Level;
use crate::record::Kind;
use crate::settings::{Bad, HUMAN, IDLE, Motion, Speed, Theme, WARN};
use crate::tools::Fields;
use crate::words::{Lang, Texts, hyena as words};

/// The field with what decides the throws.
pub const SEED: &str = "embed-seed";
/// The choice that asks for nothing.
const ANY: &str = "";
/// The choice of people at every seat.
const PEOPLE: &str = "people";

/// A box: its parameter, whether it is checked where nothing is asked, and what the parameter says where it is otherwise.
struct Switch(&'static str, bool, &'static str);

const MAY: [Switch; 4] = [
    Switch("hints", true, "off"),
    Switch("undo", true, "off"),
    Switch("allowLinks", true, "false"),
    Switch("contextMenu", true, "never"),
];
const VOICE: Switch = Switch("voice", false, "on");
const TABLE: Switch = Switch("table", false, "on");
const KIOSK: Switch = Switch("kiosk", false, "1");
const XAPI: Switch = Switch("xapi", false, "parent");

/// Writes the form with what was asked last.
pub fn form(texts: Texts, asked: Fields<'_>) -> Markup {
    let mut markup = Markup::default();
    let form = &mut markup;
    let begin = |form: &mut Markup, heading: &str| {
        form.raw("<fieldset class=\"card\"><legend>").text(heading).raw("</legend>");
    };
    let none = |label: String| (ANY, label);

    begin(form, &texts.embed_game());
    let titles = [(Kind::Hyena.name(), texts.app_title()), (Kind::Jekinje.name(), texts.je_title())];
    pick(form, asked, "game", &texts.embed_game_which(), [none(texts.embed_game_any())].into_iter().chain(titles));
    let rules = Preset::ALL.map(|preset| (preset.name(), words::rule_set_intro(texts, Some(preset)).name));
    pick(form, asked, "rules", &texts.embed_rules(), rules);
    let days = Setup::default().days.0.to_string();
    number(form, asked, "days", &texts.embed_days(), &days, [Days::LEAST.into(), Days::MOST.into()]);
    let players = Setup::default().seats.to_string();
    let seats = [Setup::LEAST_SEATS.into(), Setup::MOST_SEATS.into()];
    number(form, asked, "players", &texts.embed_players(), &players, seats);
    let who = [
        none(texts.embed_who_any()),
        (PEOPLE, texts.embed_who_people()),
        (Level::Easy.name(), texts.embed_who_easy()),
        (Level::Medium.name(), texts.embed_who_medium()),
        (Level::Hard.name(), texts.embed_who_hard()),
    ];
    pick(form, asked, "who", &texts.embed_who(), who);
    type_in(form, asked, "names", &texts.embed_names(), "");
    type_in(form, asked, "seed", &texts.embed_seed(), &texts.embed_seed_hint());
    form.raw("<button type=\"button\" class=\"quiet\" id=\"embed-seed-new\">").text(&texts.embed_seed_new());
    form.raw("</button></fieldset>");

    begin(form, &texts.embed_looks());
    let langs = Lang::ALL.map(|lang| (lang.tag(), lang.native_name().to_owned()));
    pick(form, asked, "lang", &texts.embed_lang(), [none(texts.embed_lang_any())].into_iter().chain(langs.clone()));
    form.raw("<fieldset class=\"plain\"><legend>").text(&texts.embed_langs()).raw("</legend>");
    for (tag, name) in &langs {
        check(form, &["langs-", tag].concat(), name, offers(asked, tag));
    }
    form.raw("</fieldset>");
    let themes = [texts.theme_device(), texts.theme_light(), texts.theme_dark(), texts.theme_projector()];
    pick(form, asked, "theme", &texts.settings_theme(), Theme::ALL.map(Theme::name).into_iter().zip(themes));
    let speeds = [texts.speed_slow(), texts.speed_normal(), texts.speed_fast(), texts.speed_instant()];
    pick(form, asked, "speed", &texts.settings_speed(), Speed::ALL.map(Speed::name).into_iter().zip(speeds));
    let motions = [texts.motion_device(), texts.motion_full(), texts.motion_reduced()];
    pick(form, asked, "motion", &texts.settings_motion(), Motion::ALL.map(Motion::name).into_iter().zip(motions));
    let sounds = [
        ("enabled", texts.embed_audio_enabled()),
        ("muted", texts.embed_audio_muted()),
        ("disabled", texts.embed_audio_disabled()),
    ];
    pick(form, asked, "audio", &texts.embed_audio(), sounds);
    switch(form, asked, &VOICE, &texts.embed_voice());
    form.raw("</fieldset>");

    begin(form, &texts.embed_may());
    let may = [texts.embed_hints(), texts.embed_undo(), texts.embed_links(), texts.embed_menu()];
    for (own, label) in MAY.iter().zip(may) {
        switch(form, asked, own, &label);
    }
    form.raw("</fieldset>");

    begin(form, &texts.embed_kiosk());
    switch(form, asked, &KIOSK, &texts.embed_kiosk_on());
    number(form, asked, "idle", &texts.embed_idle(), &IDLE.to_string(), [5, 86_400]);
    number(form, asked, "warn", &texts.embed_warn(), &WARN.to_string(), [WARN, 3600]);
    switch(form, asked, &TABLE, &texts.settings_table());
    form.raw("</fieldset>");

    begin(form, &texts.embed_around());
    type_in(form, asked, "origin", &texts.embed_origin(), &texts.embed_origin_hint());
    switch(form, asked, &XAPI, &texts.embed_xapi());
    form.raw("</fieldset>");
    markup
}

/// Returns the query that the form asks for: what is as it is without being asked for is left out.
pub fn query(asked: Fields<'_>) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    let mut ask = |name: &str, value: &str, otherwise: &str| {
        if !value.is_empty() && value != otherwise {
            query.append_pair(name, value);
        }
    };
    let defaults = Setup::default();
    let (days, seats) = (defaults.days.0.to_string(), defaults.seats.to_string());
    let game = said(asked, "game");
    ask("game", game, ANY);
    let of_hyena = game != Kind::Jekinje.name();
    if of_hyena {
        ask("rules", said(asked, "rules"), Preset::Bell.name());
        ask("days", said(asked, "days"), &days);
        ask("players", said(asked, "players"), &seats);
    }
    let count = if of_hyena { said(asked, "players").parse().unwrap_or(defaults.seats.into()) } else { 2_usize };
    let others = match said(asked, "who") {
        ANY => "",
        PEOPLE => HUMAN,
        level => level,
    };
    if !others.is_empty() {
        let rest = usize::from(Setup::MOST_SEATS).min(count).saturating_sub(1);
        ask("seats", &[vec![HUMAN], vec![others; rest]].concat().join(","), ANY);
    }
    ask("names", said(asked, "names"), ANY);
    ask("seed", said(asked, "seed"), ANY);
    ask("lang", said(asked, "lang"), ANY);
    let offered: Vec<&str> = Lang::ALL.into_iter().map(Lang::tag).filter(|tag| offers(asked, tag)).collect();
    if !offered.is_empty() && offered.len() < Lang::ALL.len() {
        ask("langs", &offered.join(","), ANY);
    }
    ask("theme", said(asked, "theme"), Theme::System.name());
    ask("audio", said(asked, "audio"), "enabled");
    ask("motion", said(asked, "motion"), Motion::System.name());
    ask("speed", said(asked, "speed"), Speed::Normal.name());
    for Switch(name, is_on, otherwise) in MAY.iter().chain([&VOICE, &TABLE, &KIOSK, &XAPI]) {
        if is_checked(asked, name, *is_on) != *is_on {
            ask(name, otherwise, ANY);
        }
    }
    if is_checked(asked, KIOSK.0, KIOSK.1) {
        ask("idle", said(asked, "idle"), &IDLE.to_string());
        ask("warn", said(asked, "warn"), &WARN.to_string());
    }
    ask("origin", said(asked, "origin").trim_end_matches('/'), ANY);
    query.finish()
}

/// Returns a query without the parameters that are none.
pub fn without(query: &str, bad: &[Bad]) -> String {
    let mut rest = form_urlencoded::Serializer::new(String::new());
    let good = |name: &str| bad.iter().all(|bad| bad.name != name);
    rest.extend_pairs(form_urlencoded::parse(query.as_bytes()).filter(|(name, _)| good(name)));
    rest.finish()
}

/// Says whether a form was filled in at all; before that everything is as it is without being asked for.
fn is_filled(asked: Fields<'_>) -> bool {
    asked.0.contains("embed-")
}

fn is_checked(asked: Fields<'_>, name: &str, otherwise: bool) -> bool {
    if is_filled(asked) { !said(asked, name).is_empty() } else { otherwise }
}

fn offers(asked: Fields<'_>, tag: &str) -> bool {
    is_checked(asked, &["langs-", tag].concat(), true)
}

fn pick(
    form: &mut Markup,
    asked: Fields<'_>,
    name: &str,
    label: &str,
    options: impl IntoIterator<Item = (&'static str, String)>,
) {
    let now = said(asked, name);
    // The speeds go from slow to fast; what is meant is not their first.
    let now = if now.is_empty() && name == "speed" { Speed::Normal.name() } else { now };
    form.raw("<label class=\"field\"><span>").text(label).raw("</span><select id=\"embed-").text(name).raw("\">");
    for (value, label) in options {
        form.raw("<option value=\"").text(value).raw("\"");
        if value == now {
            form.raw(" selected");
        }
        form.raw(">").text(&label).raw("</option>");
    }
    form.raw("</select></label>");
}

fn number(form: &mut Markup, asked: Fields<'_>, name: &str, label: &str, otherwise: &str, [least, most]: [u32; 2]) {
    let now = said(asked, name);
    form.raw("<label class=\"field\"><span>").text(label);
    form.raw("</span><input type=\"number\" inputmode=\"numeric\" id=\"embed-").text(name);
    form.raw("\" min=\"").number(least).raw("\" max=\"").number(most);
    form.raw("\" value=\"").text(if now.is_empty() { otherwise } else { now }).raw("\"></label>");
}

fn type_in(form: &mut Markup, asked: Fields<'_>, name: &str, label: &str, hint: &str) {
    form.raw("<label class=\"field\"><span>").text(label);
    form.raw("</span><input type=\"text\" dir=\"auto\" autocomplete=\"off\" spellcheck=\"false\" id=\"embed-")
        .text(name);
    form.raw("\" value=\"").text(said(asked, name)).raw("\"></label>");
    if !hint.is_empty() {
        form.raw("<p class=\"hint\">").text(hint).raw("</p>");
    }
}

fn switch(form: &mut Markup, asked: Fields<'_>, Switch(name, otherwise, _): &Switch, label: &str) {
    check(form, name, label, is_checked(asked, name, *otherwise));
}

fn check(form: &mut Markup, name: &str, label: &str, is_on: bool) {
    form.raw("<label class=\"field check\"><input type=\"checkbox\" id=\"embed-").text(name).raw("\"");
    if is_on {
        form.raw(" checked");
    }
    form.raw("><span>").text(label).raw("</span></label>");
}
