//! Who plays: names, colours and marks.

use super::art::{self, Look};
use super::draft::{Draft, Player};
use crate::browser::focus;
use crate::games::hyena::{Setup, Way};
use crate::markup::Markup;
use crate::page::parts::button;
use crate::page::rival::{Who, choice};
use crate::record::Name;
use crate::words::{Arg, Texts};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Shows the players, each with a name and a mother to dress; `on_change` is told the changed choices.
#[hook]
pub fn use_players(texts: Texts, draft: &Draft, on_change: &Callback<Draft>) -> Html {
    let dressing = use_state(|| None::<u32>);
    let first = use_mut_ref(|| true);
    use_effect_with(draft.players.len(), move |count| {
        // The button that was touched may be gone with its player, or with the last place.
        if !first.replace(false) && focus::is_nowhere() {
            focus::to_first(&["#add-player", &format!("[data-testid='name-{count}']")]);
        }
    });
    let change = |set: Box<dyn Fn(&mut Draft)>| {
        let (draft, on_change) = (draft.clone(), on_change.clone());
        move || {
            let mut draft = draft.clone();
            set(&mut draft);
            on_change.emit(draft);
        }
    };
    let line = |(i, player): (usize, &Player)| {
        let name = if player.name.trim().is_empty() { (i + 1).to_string() } else { player.name.clone() };
        let on_name = {
            let (draft, on_change) = (draft.clone(), on_change.clone());
            move |event: InputEvent| {
                let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
                let mut draft = draft.clone();
                draft.players[i].name = input.value();
                on_change.emit(draft);
            }
        };
        let on_who = {
            let (draft, on_change) = (draft.clone(), on_change.clone());
            move |who: Who| {
                let mut draft = draft.clone();
                draft.players[i].who = who;
                on_change.emit(draft);
            }
        };
        let remove = change(Box::new(move |draft| draft.remove(i)));
        let open = *dressing == Some(player.key);
        let toggle = {
            let (dressing, key) = (dressing.clone(), player.key);
            move |_: MouseEvent| dressing.set(if open { None } else { Some(key) })
        };
        let wardrobe = |look: Look| {
            let dress = change(Box::new(move |draft| draft.dress(i, look)));
            let dressing = dressing.clone();
            let onclick = move |_: MouseEvent| {
                dress();
                dressing.set(None);
            };
            html! {
                <button key={look.index()} type="button" class="dress" aria-pressed={(look == player.look).to_string()} {onclick}
                    aria-label={look_name(texts, look)} title={look_name(texts, look)}>{ figure(look) }</button>
            }
        };
        html! {
            <li key={player.key} class="player">
                <button type="button" class="dress" onclick={toggle} aria-expanded={open.to_string()}
                    aria-label={format!("{}: {}", texts.setup_look(&name), look_name(texts, player.look))}>{ figure(player.look) }</button>
                <input type="text" value={player.name.clone()} maxlength={Name::MOST.to_string()} oninput={on_name} dir="auto"
                    autocomplete="off" spellcheck="false" aria-label={texts.setup_name(i + 1)} data-testid={format!("name-{}", i + 1)} />
                if draft.players.len() > usize::from(Setup::LEAST_SEATS) {
                    <button type="button" class="quiet icon" onclick={move |_: MouseEvent| remove()}
                        aria-label={texts.setup_remove_player(&name)}>{ "×" }</button>
                }
                { choice(texts, i, &name, player.who, on_who) }
                if open {
                    <div class="wardrobe" role="group" aria-label={texts.setup_look(&name)}>{ for Look::ALL.map(wardrobe) }</div>
                }
            </li>
        }
    };
    let clear = change(Box::new(Draft::clear_series));
    let add = change(Box::new(move |draft| draft.add(texts)));
    html! {
        <fieldset class="card">
            <legend>{ texts.setup_players() }</legend>
            <ul class="players">{ for draft.players.iter().enumerate().map(line) }</ul>
            if draft.players.len() < usize::from(Setup::MOST_SEATS) {
                { button("add-player", texts.setup_add_player(), Callback::from(move |_: MouseEvent| add())) }
            }
            if !draft.series().lines().is_empty() {
                { button("clear-series", texts.series_clear(), Callback::from(move |_: MouseEvent| clear())) }
            }
        </fieldset>
    }
}

/// Draws a mother as a small picture of its own.
pub fn figure(look: Look) -> Html {
    let mut markup = Markup::default();
    write_figure(&mut markup, look);
    markup.html()
}

/// Writes what [`figure`] draws.
pub fn write_figure(markup: &mut Markup, look: Look) {
    markup.raw("<svg class=\"figure\" viewBox=\"-56 -56 112 112\" aria-hidden=\"true\" focusable=\"false\">");
    art::figure(markup, look, Way::Out, None);
    markup.raw("</svg>");
}

/// Names a look by its colour and mark.
#[must_use]
pub fn look_name(texts: Texts, look: Look) -> String {
    let (colour, mark) = words_of(texts, look);
    texts.look(Arg::Phrase(&colour), Arg::Phrase(&mark))
}

fn words_of(texts: Texts, look: Look) -> (String, String) {
    match look.name() {
        "madder" => (texts.colour_madder(), texts.mark_triangle()),
        "saffron" => (texts.colour_saffron(), texts.mark_square()),
        "leaf" => (texts.colour_leaf(), texts.mark_cross()),
        "plum" => (texts.colour_plum(), texts.mark_crescent()),
        "clay" => (texts.colour_clay(), texts.mark_bars()),
        "sky" => (texts.colour_sky(), texts.mark_diamond()),
        "rose" => (texts.colour_rose(), texts.mark_ring()),
        "soot" => (texts.colour_soot(), texts.mark_star()),
        "milk" => (texts.colour_milk(), texts.mark_saltire()),
        "teal" => (texts.colour_teal(), texts.mark_wave()),
        "walnut" => (texts.colour_walnut(), texts.mark_line()),
        _ => (texts.colour_indigo(), texts.mark_dot()),
    }
}
