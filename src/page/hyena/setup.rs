//! The choices before a game, with one large button that starts with sensible ones.

use super::art::Look;
use super::board::Board;
use super::draft::{Draft, Player, Unready};
use super::geometry::Spiral;
use super::players::use_players;
use super::rules::rule_choice;
use crate::browser::{clock, focus};
use crate::chance::Flat;
use crate::games::Game;
use crate::games::hyena::{Chase, Days, Rules, Setup};
use crate::page::asked::query;
use crate::page::more::use_more;
use crate::page::names;
use crate::page::parts::{Hero, hero};
use crate::page::saved::fresh_seed;
use crate::record::Record;
use crate::table::Table;
use crate::words::{Texts, hyena as words};
use std::rc::Rc;
use web_sys::{HtmlInputElement, SubmitEvent};
use yew::prelude::*;

/// What the choices begin with, and who is told of the game.
#[derive(Properties, PartialEq)]
pub struct SetUpProps {
    /// The language.
    pub texts: Texts,
    /// The game on the table, if there is one.
    pub table: Option<Rc<Table<Chase>>>,
    /// Whether the choices are those of the address, whatever is on the table.
    pub asked: bool,
    /// Told the game that begins.
    pub on_begin: Callback<Record<Chase>>,
    /// Told the rules as they are being chosen.
    pub on_rules: Callback<Rules>,
    /// Told that the game on the table goes on.
    pub on_continue: Callback<()>,
}

/// Shows the choices before a game.
#[component]
pub fn SetUp(props: &SetUpProps) -> Html {
    let texts = props.texts;
    let draft = use_state(|| match props.table.as_deref().filter(|_| !props.asked) {
        Some(table) => Draft::of(table),
        None => Draft::asked(texts, query()),
    });
    let unready = use_state(|| None::<Unready>);
    let more = use_more(texts, draft.custom);
    let change = {
        let draft = draft.clone();
        let unready = unready.clone();
        Callback::from(move |new: Draft| {
            draft.set(new);
            unready.set(None);
        })
    };
    let players = use_players(texts, &draft, &change);
    use_effect_with(draft.rules, {
        let on_rules = props.on_rules.clone();
        move |rules| on_rules.emit(*rules)
    });
    let begin = {
        let (draft, unready, on_begin) = (draft.clone(), unready.clone(), props.on_begin.clone());
        // By the click, which Enter in a field makes too: a frame without leave for forms sends no submit.
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            match draft.begin(fresh_seed(), clock::today()) {
                Ok(record) => on_begin.emit(record),
                Err(why) => {
                    match why {
                        Unready::Days => focus::to_first(&["#days"]),
                        Unready::Names(bad) => focus::to_first(&[&format!("[data-testid='name-{}']", bad.place() + 1)]),
                        Unready::Rules(_) => {}
                    }
                    unready.set(Some(why));
                }
            }
        })
    };
    let spiral = use_memo(draft.days().unwrap_or(Setup::default().days), |days| Spiral::new(days.0.into()));
    let under_way = props.table.as_ref().is_some_and(|table| table.game().standings().is_none());
    let on_days = change_with(&draft, &change, |draft, days| draft.days = days);
    let on_flat = change_with(&draft, &change, |draft, share| {
        draft.flat =
            share.parse::<u8>().ok().and_then(|s| Flat::hundredths(s).ok()).unwrap_or(Flat::FAIR).as_hundredths();
    });
    let length = |days: u8| {
        let name = match days {
            20 => texts.days_short(),
            36 => texts.days_middling(),
            57 => texts.days_drawing(),
            81 => texts.days_bell(),
            _ => texts.days_hundred(),
        };
        let checked = draft.days.trim() == days.to_string();
        html! {
            <label key={days} class="chip">
                <input type="radio" name="days" value={days.to_string()} {checked} onchange={on_days.clone()} />
                <span><b>{ texts.days_count(days) }</b><small>{ name }</small></span>
            </label>
        }
    };
    let head = Hero {
        title: texts.app_title(),
        tagline: texts.app_tagline(),
        picture: preview(&draft, spiral),
        mend: unready.map(|why| mend(texts, &draft.players, why)),
    };
    html! {
        <form class="setup" onsubmit={|event: SubmitEvent| event.prevent_default()} novalidate=true>
            { hero(texts, head, begin, under_way.then(|| props.on_continue.clone())) }
            <div class="choices">
              <div class="choices-column">
                { players }
                <fieldset class="card">
                    <legend>{ texts.setup_days() }</legend>
                    <div class="chips">{ for Days::OFFERED.map(length) }</div>
                    <label class="field">
                        <span>{ texts.setup_days_other() }</span>
                        <input id="days" type="number" inputmode="numeric" min={Days::LEAST.to_string()} max={Days::MOST.to_string()}
                            value={draft.days.clone()} oninput={on_input(&on_days)} data-testid="days"
                            aria-invalid={(draft.days().is_none()).to_string()} aria-describedby="days-range" />
                        <small id="days-range">{ texts.setup_days_range(Days::LEAST, Days::MOST) }</small>
                    </label>
                </fieldset>
                if draft.rules.lots.are_sticks() {
                    <fieldset class="card">
                        <legend>{ texts.setup_bias() }</legend>
                        <p class="hint" id="bias-hint">{ texts.setup_bias_hint() }</p>
                        <label class="field range">
                            <input type="range" min={Flat::LEAST.to_string()} max={Flat::MOST.to_string()} step="5" value={draft.flat.to_string()} oninput={on_input(&on_flat)}
                                aria-label={texts.setup_bias()} aria-describedby="bias-hint"
                                aria-valuetext={texts.setup_bias_value(draft.flat)} data-testid="bias" />
                            <output>{ texts.setup_bias_value(draft.flat) }</output>
                        </label>
                    </fieldset>
                }
              </div>
              { rule_choice(texts, &draft, &change, &more) }
            </div>
        </form>
    }
}

/// Makes a callback that changes a copy of the draft by a field's text and hands it on.
fn change_with(draft: &Draft, change: &Callback<Draft>, set: impl Fn(&mut Draft, String) + 'static) -> Callback<Event> {
    let (draft, change) = (draft.clone(), change.clone());
    Callback::from(move |event: Event| {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        let mut draft = draft.clone();
        set(&mut draft, input.value());
        change.emit(draft);
    })
}

fn on_input(on_change: &Callback<Event>) -> Callback<InputEvent> {
    on_change.reform(|event: InputEvent| event.into())
}

/// Shows the board with the players' mothers in the village, as the game will begin.
fn preview(draft: &Draft, spiral: Rc<Spiral>) -> Html {
    let days = draft.days().unwrap_or(Setup::default().days);
    let setup = Setup { days, seats: draft.players.len() as u8, ..Setup::default() };
    let looks: Vec<Look> = draft.players.iter().map(|player| player.look).collect();
    Chase::new(setup).map(|game| html! { <Board {spiral} {game} {looks} turn={None} label="" /> }).unwrap_or_default()
}

/// Says what has to be mended before the game can begin.
fn mend(texts: Texts, players: &[Player], why: Unready) -> String {
    match why {
        Unready::Names(bad) => names::mend(texts, bad, players.get(bad.place()).map_or("", |player| &player.name)),
        Unready::Days => format!("{} {}.", texts.setup_days(), texts.setup_days_range(Days::LEAST, Days::MOST)),
        Unready::Rules(refusal) => words::refusal(texts, refusal),
    }
}
