//! The form, written, and the query that what stands in it makes.

use super::fields::{ANY, EACH, FORM, Field, Label, PEOPLE, QUERY, SEAT, SEATS};
use super::said;
use crate::games::hyena::Setup;
use crate::markup::Markup;
use crate::record::Kind;
use crate::settings::{Bad, HUMAN, items};
use crate::tools::Fields;
use crate::words::{Arg, Lang, Texts};

/// The field with what decides the throws.
pub const SEED: &str = "embed-seed";

/// Writes the form with what was asked last.
///
/// The page does not write it anew while somebody types in it: of what is marked `data-varies` it takes over alone whether it is
/// there, and its words (`assets/embed.js`). So the same fields stand in every form, hidden where they do not apply.
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
                begin(form, asked, name, &label(texts));
                pick(form, texts, name, choices, now);
            }
            Field::Number(name, label, otherwise, [least, most]) => {
                let now = said(asked, name);
                begin(form, asked, name, &label(texts));
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
                begin(form, asked, name, &label(texts));
                form.raw("<input type=\"text\" dir=\"auto\" autocomplete=\"off\" spellcheck=\"false\" id=\"embed-")
                    .text(name);
                form.raw("\" value=\"").text(said(asked, name)).raw("\"></label>");
                if let Some(hint) = hint {
                    form.raw("<p class=\"hint\"");
                    vary(form, asked, name);
                    form.text(&hint(texts)).raw("</p>");
                }
            }
            Field::Switch(name, label, ..) => check(form, name, &label(texts), is_checked(asked, name)),
            Field::Seats(label) => seats_form(form, texts, asked, *label),
            Field::Offered => {
                for lang in Lang::ALL {
                    check(form, &["langs-", lang.tag()].concat(), lang.native_name(), offers(asked, lang.tag()));
                }
            }
            Field::NewSeed => {
                form.raw("<button type=\"button\" class=\"quiet\" id=\"embed-seed-new\"");
                vary(form, asked, "seed");
                form.text(&texts.embed_seed_new()).raw("</button>");
            }
        }
    }
    markup
}

/// Returns the query that the form asks for: what is as it is without being asked for is left out.
pub fn query(asked: Fields<'_>) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    for name in QUERY {
        let value = match name {
            "idle" | "warn" if !is_checked(asked, "kiosk") => continue,
            "seats" => seats(asked),
            "names" => names(asked).join(","),
            _ if applies(asked, name) == Some(false) => continue,
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

/// Returns what of a form cannot be, though the link that it makes may be read.
pub fn bad(asked: Fields<'_>) -> Option<Bad> {
    (names(asked).len() > players(asked)).then(|| Bad::new("names", said(asked, "names")))
}

/// Says at which field something stands that cannot be, and what can.
pub fn wrong(texts: Texts, asked: Fields<'_>, bad: &Bad) -> String {
    let is_own = |own: &str| own == bad.name;
    let (label, why) = FORM
        .iter()
        .find_map(|field| match field {
            Field::Number(own, label, _, [least, most]) if is_own(own) => {
                Some((label(texts), texts.setup_days_range(*least, *most)))
            }
            Field::Text(own @ "names", label, _) if is_own(own) => {
                let players = players(asked);
                let too_many = names(asked).len() > players;
                let many = || texts.embed_wrong_many(players as u32);
                Some((label(texts), if too_many { many() } else { texts.embed_wrong_names() }))
            }
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
            Some(if is_checked(asked, name) == *is_on { "" } else { otherwise }.to_owned())
        }
        _ => None,
    };
    FORM.iter().find_map(asks).unwrap_or_default()
}

/// Returns who sits at the seats; nothing where that is not asked for.
fn seats(asked: Fields<'_>) -> String {
    let who = |seat: usize| match said(asked, "who") {
        EACH => at_seat(asked, seat),
        PEOPLE => HUMAN,
        _ if seat == 1 => HUMAN,
        level => level,
    };
    if said(asked, "who") == ANY { String::new() } else { (1..=players(asked)).map(who).collect::<Vec<_>>().join(",") }
}

/// Returns who is chosen for a seat.
fn at_seat(asked: Fields<'_>, seat: usize) -> &str {
    match said(asked, &["seat-", &seat.to_string()].concat()) {
        "" => HUMAN,
        who => who,
    }
}

/// Counts the seats, two for Je ki n je; as many as there are by default where their number cannot be.
fn players(asked: Fields<'_>) -> usize {
    let count = said(asked, "players").parse().ok().filter(|count| (SEATS[0]..=SEATS[1]).contains(count));
    let count = count.filter(|_| of_hyena(asked)).unwrap_or(Setup::default().seats.into());
    count as usize
}

fn of_hyena(asked: Fields<'_>) -> bool {
    said(asked, "game") != Kind::Jekinje.name()
}

/// Lists the names, without commas after the last.
fn names(asked: Fields<'_>) -> Vec<&str> {
    let mut names: Vec<&str> = items(said(asked, "names")).collect();
    while names.last().is_some_and(|name| name.is_empty()) {
        names.pop();
    }
    names
}

/// Says whether a field is of use where the form is filled in so; `None` of one that always is.
///
/// Je ki n je has neither rules to choose nor a length nor throws, and is for two.
fn applies(asked: Fields<'_>, name: &str) -> Option<bool> {
    match name {
        "rules" | "days" | "players" | "seed" => Some(of_hyena(asked)),
        _ => None,
    }
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

fn is_checked(asked: Fields<'_>, name: &str) -> bool {
    !said(asked, name).is_empty()
}

fn offers(asked: Fields<'_>, tag: &str) -> bool {
    is_checked(asked, &["langs-", tag].concat())
}

/// Writes the choice of who plays for each seat that there can be.
fn seats_form(form: &mut Markup, texts: Texts, asked: Fields<'_>, label: Label) {
    form.raw("<fieldset class=\"plain\" aria-label=\"").text(&label(texts)).raw("\"");
    shown(form, said(asked, "who") == EACH);
    let names = names(asked);
    for seat in 1..=SEATS[1] {
        let index = seat as usize;
        form.raw("<label class=\"field\"");
        shown(form, index <= players(asked));
        form.raw("<span");
        shown(form, true);
        form.text(&match names.get(index - 1).copied().unwrap_or_default() {
            "" => texts.embed_seat(seat),
            name => texts.embed_seat_named(seat, name),
        });
        form.raw("</span>");
        pick(form, texts, &["seat-", &seat.to_string()].concat(), &SEAT, at_seat(asked, index));
    }
    form.raw("</fieldset>");
}

/// Writes one of several values to choose, and ends the field.
fn pick(form: &mut Markup, texts: Texts, name: &str, choices: &[(&str, Label)], now: &str) {
    form.raw("<select id=\"embed-").text(name).raw("\">");
    for (value, label) in choices {
        form.raw("<option value=\"").text(value).raw("\"");
        if *value == now {
            form.raw(" selected");
        }
        form.raw(">").text(&label(texts)).raw("</option>");
    }
    form.raw("</select></label>");
}

/// Begins a field with what is written on it.
fn begin(form: &mut Markup, asked: Fields<'_>, name: &str, label: &str) {
    form.raw("<label class=\"field\"");
    vary(form, asked, name);
    form.raw("<span>").text(label).raw("</span>");
}

/// Ends the first tag of what belongs to a field.
fn vary(form: &mut Markup, asked: Fields<'_>, name: &str) {
    match applies(asked, name) {
        Some(is_shown) => shown(form, is_shown),
        None => _ = form.raw(">"),
    }
}

/// Ends the first tag of what comes and goes, or is written anew, while the rest of the form stays.
fn shown(form: &mut Markup, is_shown: bool) {
    form.raw(if is_shown { " data-varies>" } else { " data-varies hidden>" });
}

fn check(form: &mut Markup, name: &str, label: &str, is_on: bool) {
    form.raw("<label class=\"field check\"><input type=\"checkbox\" id=\"embed-").text(name).raw("\"");
    if is_on {
        form.raw(" checked");
    }
    form.raw("><span>").text(label).raw("</span></label>");
}
