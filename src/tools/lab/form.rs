//! What is played in the laboratory, as a form: written, and read from what stands in it.

use super::asks::{Asks, Choice, GAMES, PLAYERS};
use super::lessons::Lesson;
use super::results::grouped;
use crate::chance::Flat;
use crate::games::hyena::{Days, Field, Preset, Rules, Setup};
use crate::markup::Markup;
use crate::players::{Level, Player, Policy};
use crate::tools::Fields;
use crate::words::{Texts, hyena as words};

/// Stands for all that a lesson asks.
const LESSON: &str = "lesson";

/// Writes the form as it is when `asks` was asked last. The second setting is there from the start and shown while one compares,
/// the fields of custom rules while these are chosen.
pub fn form(texts: Texts, asks: &Asks) -> Markup {
    let mut markup = Markup::default();
    let compares = asks.choices.len() > 1;
    for (i, heading) in [texts.lab_setting_first(), texts.lab_setting_second()].iter().enumerate() {
        let choice = asks.choices.get(i).or(asks.choices.first()).cloned().unwrap_or_default();
        setting(&mut markup, texts, i, heading, &choice);
    }
    markup.raw("<label class=\"field check\"><input type=\"checkbox\" id=\"lab-compare\"");
    if compares {
        markup.raw(" checked");
    }
    markup.raw("><span>").text(&texts.lab_compare()).raw("</span></label>");
    let games = GAMES.map(|games| (games.to_string(), grouped(games)));
    pick(&mut markup, "lab-games", &texts.lab_games(), &asks.games.to_string(), &games);
    markup
}

/// Reads what is asked: in a form, in what [`lesson`] wrote, or at the beginning, when nothing was asked yet.
pub fn read(fields: Fields<'_>) -> Asks {
    let lesson = fields.get(LESSON);
    if let Some(lesson) = Lesson::ALL.into_iter().find(|other| other.id() == lesson) {
        return lesson.asks();
    }
    if !fields.0.lines().any(|line| line.starts_with("lab-")) {
        return Asks::default();
    }
    let count = if fields.has("lab-compare") { 2 } else { 1 };
    let games = fields.get("lab-games").parse().unwrap_or(GAMES[0]);
    Asks { choices: (0..count).map(|i| choice(fields, i)).collect(), games }
}

/// Writes what a lesson asks, as the fields of a form.
pub fn lesson(lesson: Lesson) -> String {
    [LESSON, lesson.id()].join(" ")
}

fn setting(markup: &mut Markup, texts: Texts, i: usize, heading: &str, choice: &Choice) {
    let preset = if choice.custom { None } else { choice.rules.preset() };
    let name = |preset: Option<Preset>| preset.map_or("custom", Preset::name);
    let rules: Vec<_> = Preset::ALL.into_iter().map(Some).chain([None]).collect();
    let rules: Vec<_> =
        rules.into_iter().map(|preset| (name(preset).to_owned(), words::rule_set_intro(texts, preset).name)).collect();
    markup.raw("<fieldset class=\"card\"><legend>").text(heading).raw("</legend>");
    pick(markup, &id("rules", i), &texts.lab_rules(), name(preset), &rules);
    markup
        .raw("<details class=\"own-rules\"><summary>")
        .text(&words::rule_set_intro(texts, None).name)
        .raw("</summary>");
    for field in Field::ALL {
        let now = field.read(&choice.rules);
        let mut values: Vec<String> = field.offered().into_iter().map(str::to_owned).collect();
        if !values.contains(&now) {
            values.push(now.clone());
        }
        let values: Vec<_> = values
            .into_iter()
            .map(|value| {
                let label = words::field_value(texts, field, &value);
                (value, label)
            })
            .collect();
        pick(markup, &id(field.name(), i), &words::field_label(texts, field), &now, &values);
    }
    markup.raw("</details>");
    type_in(markup, &id("days", i), &texts.lab_days(), &choice.days, [Days::LEAST, Days::MOST]);
    let seats: Vec<_> =
        (Setup::LEAST_SEATS..=Setup::MOST_SEATS).map(|seats| (seats.to_string(), seats.to_string())).collect();
    pick(markup, &id("seats", i), &texts.lab_seats(), &choice.seats.to_string(), &seats);
    let players = PLAYERS.map(|player| (player.name().to_owned(), pays(texts, player)));
    pick(markup, &id("first", i), &texts.lab_first_pays(), choice.first.name(), &players);
    pick(markup, &id("rest", i), &texts.lab_rest_pays(), choice.rest.name(), &players);
    type_in(markup, &id("flat", i), &texts.lab_flat(), &choice.flat, [Flat::LEAST, Flat::MOST]);
    markup.raw("</fieldset>");
}

fn id(name: &str, i: usize) -> String {
    format!("lab-{name}-{}", i + 1)
}

fn pick(markup: &mut Markup, id: &str, label: &str, now: &str, options: &[(String, String)]) {
    markup.raw("<label class=\"field\"><span>").text(label).raw("</span><select id=\"").text(id).raw("\">");
    for (value, label) in options {
        markup.raw("<option value=\"").text(value).raw("\"");
        if value == now {
            markup.raw(" selected");
        }
        markup.raw(">").text(label).raw("</option>");
    }
    markup.raw("</select></label>");
}

fn type_in(markup: &mut Markup, id: &str, label: &str, now: &str, [least, most]: [u8; 2]) {
    markup.raw("<label class=\"field\"><span>").text(label);
    markup.raw("</span><input type=\"number\" inputmode=\"numeric\" id=\"").text(id);
    markup.raw("\" min=\"").number(least).raw("\" max=\"").number(most).raw("\" value=\"").text(now).raw("\"></label>");
}

fn choice(fields: Fields<'_>, i: usize) -> Choice {
    let read = |name: &str| fields.get(&id(name, i));
    let preset = Preset::named(read("rules"));
    let mut rules = preset.map_or(Rules::BELL, Preset::rules);
    if preset.is_none() {
        for field in Field::ALL {
            // What the form offers is a value of its field.
            let _ = field.write(&mut rules, read(field.name()));
        }
    }
    let player = |name: &str| Player::named(read(name)).unwrap_or(PLAYERS[0]);
    Choice {
        rules,
        custom: preset.is_none(),
        days: read("days").to_owned(),
        seats: read("seats").parse().unwrap_or(Setup::LEAST_SEATS),
        flat: read("flat").to_owned(),
        first: player("first"),
        rest: player("rest"),
    }
}

/// Names a way to play.
pub fn pays(texts: Texts, player: Player) -> String {
    match player {
        Player::Pays(Policy::Prompt) | Player::Plays(Level::Easy) => texts.lab_pays_prompt(),
        Player::Pays(Policy::Never) => texts.lab_pays_never(),
        Player::Pays(Policy::Random) => texts.lab_pays_random(),
        Player::Plays(Level::Medium) => texts.lab_pays_medium(),
        Player::Plays(Level::Hard) => texts.lab_pays_hard(),
    }
}
