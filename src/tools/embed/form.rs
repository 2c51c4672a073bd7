//! The form, written, and the query that what stands in it makes.

use super::fields::{ANY, FORM, Field, PEOPLE, QUERY};
use super::said;
use crate::games::hyena::Setup;
use crate::markup::Markup;
use crate::record::Kind;
use crate::settings::{Bad, HUMAN};
use crate::tools::Fields;
use crate::words::{Arg, Lang, Texts};

/// The field with what decides the throws.
pub const SEED: &str = "embed-seed";
/// Writes the form with what was asked last.
pub fn form(texts: Texts, asked: Fields<'_>) -> Markup {
    let mut markup = Markup::default();
    let form = &mut markup;
    for field in &FORM {
        match field {
            Field::Group(heading) => {
                form.raw("<fieldset class=\"card\"><legend>").text(&heading(texts)).raw("</legend>");
            }
            Field::Within(heading) => {
                form.raw("<fieldset class=\"plain\"><legend>").text(&heading(texts)).raw("</legend>");
            }
            Field::End => {
                form.raw("</fieldset>");
            }
            Field::Pick(name, label, choices, otherwise) => {
                let now = said(asked, name);
                // The speeds go from slow to fast; what is meant is not their first.
                let now = if now.is_empty() && *name == "speed" { otherwise } else { now };
                begin(form, &label(texts));
                form.raw("<select id=\"embed-").text(name).raw("\">");
                for (value, label) in *choices {
                    form.raw("<option value=\"").text(value).raw("\"");
                    if *value == now {
                        form.raw(" selected");
                    }
                    form.raw(">").text(&label(texts)).raw("</option>");
                }
                form.raw("</select></label>");
            }
            Field::Number(name, label, otherwise, [least, most]) => {
                let now = said(asked, name);
                begin(form, &label(texts));
                form.raw("<input type=\"number\" inputmode=\"numeric\" id=\"embed-").text(name);
                form.raw("\" min=\"").number(*least).raw("\" max=\"").number(*most).raw("\" value=\"");
                if now.is_empty() {
                    form.number(otherwise());
                } else {
                    form.text(now);
                }
                form.raw("\"></label>");
            }
            Field::Text(name, label, hint) => {
                begin(form, &label(texts));
                form.raw("<input type=\"text\" dir=\"auto\" autocomplete=\"off\" spellcheck=\"false\" id=\"embed-")
                    .text(name);
                form.raw("\" value=\"").text(said(asked, name)).raw("\"></label>");
                if let Some(hint) = hint {
                    form.raw("<p class=\"hint\">").text(&hint(texts)).raw("</p>");
                }
            }
            Field::Switch(name, label, is_on, _) => check(form, name, &label(texts), is_checked(asked, name, *is_on)),
            Field::Offered => {
                for lang in Lang::ALL {
                    check(form, &["langs-", lang.tag()].concat(), lang.native_name(), offers(asked, lang.tag()));
                }
            }
            Field::NewSeed => {
                form.raw("<button type=\"button\" class=\"quiet\" id=\"embed-seed-new\">")
                    .text(&texts.embed_seed_new())
                    .raw("</button>");
            }
        }
    }
    markup
}

/// Returns the query that the form asks for: what is as it is without being asked for is left out.
pub fn query(asked: Fields<'_>) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    let of_hyena = said(asked, "game") != Kind::Jekinje.name();
    for name in QUERY {
        let value = match name {
            "rules" | "days" | "players" if !of_hyena => continue,
            "idle" | "warn" if !is_checked(asked, "kiosk", false) => continue,
            "seats" => seats(asked, of_hyena),
            "langs" => langs(asked),
            "origin" => origin(said(asked, name)),
            _ => value(asked, name),
        };
        if !value.is_empty() {
            query.append_pair(name, &value);
        }
    }
    query.finish()
}

/// Returns the origin of an address that is typed or pasted; what is none stays as it is.
fn origin(text: &str) -> String {
    let mut parts = text.split('/');
    match (parts.next(), parts.next(), parts.next()) {
        (Some(scheme), Some(""), Some(host)) => [scheme, "//", host].concat().to_ascii_lowercase(),
        _ => text.to_owned(),
    }
}

/// Says at which field something stands that cannot be, and what can.
pub fn wrong(texts: Texts, bad: &Bad) -> String {
    let is_own = |own: &str| own == bad.name;
    let (label, why) = FORM
        .iter()
        .find_map(|field| match field {
            Field::Number(own, label, _, [least, most]) if is_own(own) => {
                Some((label(texts), texts.setup_days_range(*least, *most)))
            }
            Field::Text(own @ "names", label, _) if is_own(own) => Some((label(texts), texts.embed_wrong_names())),
            Field::Text(own @ "seed", label, _) if is_own(own) => Some((label(texts), texts.embed_wrong_seed())),
            Field::Text(own, label, hint) if is_own(own) => Some((label(texts), hint.map(|hint| hint(texts))?)),
            _ => None,
        })
        .unwrap_or_else(|| (bad.name.to_owned(), String::new()));
    texts.embed_wrong(&label, &bad.value, Arg::Phrase(&why))
}

/// Returns what a field asks for, nothing where it is as it is without being asked for.
fn value(asked: Fields<'_>, name: &str) -> String {
    let now = said(asked, name);
    let asks = |otherwise: &str| if now == otherwise { String::new() } else { now.to_owned() };
    let asks = |field: &Field| match field {
        Field::Pick(own, _, _, otherwise) if *own == name => Some(asks(otherwise)),
        Field::Number(own, _, otherwise, _) if *own == name => Some(asks(&otherwise().to_string())),
        Field::Text(own, ..) if *own == name => Some(now.to_owned()),
        Field::Switch(own, _, is_on, otherwise) if *own == name => {
            Some(if is_checked(asked, name, *is_on) == *is_on { "" } else { otherwise }.to_owned())
        }
        _ => None,
    };
    FORM.iter().find_map(asks).unwrap_or_default()
}

/// Returns who sits at the seats, a person at the first; nothing where that is not asked for.
fn seats(asked: Fields<'_>, of_hyena: bool) -> String {
    let others = match said(asked, "who") {
        ANY => return String::new(),
        PEOPLE => HUMAN,
        level => level,
    };
    let count =
        if of_hyena { said(asked, "players").parse().unwrap_or(Setup::default().seats.into()) } else { 2_usize };
    let rest = usize::from(Setup::MOST_SEATS).min(count).saturating_sub(1);
    [vec![HUMAN], vec![others; rest]].concat().join(",")
}

/// Returns the languages that are offered, nothing where these are all or none.
fn langs(asked: Fields<'_>) -> String {
    let offered: Vec<&str> = Lang::ALL.into_iter().map(Lang::tag).filter(|tag| offers(asked, tag)).collect();
    if offered.len() < Lang::ALL.len() { offered.join(",") } else { String::new() }
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
    asked.0.lines().any(|line| line.starts_with("embed-"))
}

fn is_checked(asked: Fields<'_>, name: &str, otherwise: bool) -> bool {
    if is_filled(asked) { !said(asked, name).is_empty() } else { otherwise }
}

fn offers(asked: Fields<'_>, tag: &str) -> bool {
    is_checked(asked, &["langs-", tag].concat(), true)
}

/// Begins a field with what is written on it.
fn begin(form: &mut Markup, label: &str) {
    form.raw("<label class=\"field\"><span>").text(label).raw("</span>");
}

fn check(form: &mut Markup, name: &str, label: &str, is_on: bool) {
    form.raw("<label class=\"field check\"><input type=\"checkbox\" id=\"embed-").text(name).raw("\"");
    if is_on {
        form.raw(" checked");
    }
    form.raw("><span>").text(label).raw("</span></label>");
}
