//! Small parts that many screens have.

use crate::browser::focus;
use crate::words::Texts;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// Shows a button that is not the main thing to do; `id` is its id, and tests find it by that.
pub fn button(id: &'static str, label: String, onclick: Callback<MouseEvent>) -> Html {
    html! { <button key={id} {id} type="button" class="quiet" {onclick} data-testid={id}>{ label }</button> }
}

/// What the focus goes to where nothing has it: the next sensible control of what is seen, and where there is none, such as
/// while the computer thinks, the place in which there will be one.
const NEXT: [&str; 9] =
    ["#call", "#ways button", "#actions button", "#show-end", "#again", "#start", ".game-card", "#lab-start", "#main"];

/// Moves the focus to the next sensible control where nothing has it. What is seen stays where it is.
pub fn settle_focus() {
    if focus::is_nowhere() {
        hand_focus_on();
    }
}

/// Moves the focus to the next sensible control from what is about to go. What is seen stays where it is.
pub fn hand_focus_on() {
    focus::to_first_in_place(&NEXT);
}

/// Holds what was given in the newest drawing, for what was made in an earlier one and comes later.
#[hook]
pub fn use_latest<T: Clone + 'static>(newest: T) -> Rc<RefCell<T>> {
    let latest = use_mut_ref(|| newest.clone());
    latest.replace(newest);
    latest
}

/// What stands at the head of the choices before a game.
pub struct Hero {
    /// The name of the game.
    pub title: String,
    /// What it is about.
    pub tagline: String,
    /// What it looks like.
    pub picture: Html,
    /// What has to be mended before the game can begin.
    pub mend: Option<String>,
}

/// Shows the head of the choices before a game, with the button that begins it, and one that goes on where a game is under
/// way.
pub fn hero(texts: Texts, hero: Hero, begin: Callback<MouseEvent>, go_on: Option<Callback<()>>) -> Html {
    html! {
        <header class="hero">
            <div class="hero-board" aria-hidden="true">{ hero.picture }</div>
            <div class="hero-words">
                <h1>{ hero.title }</h1>
                <p class="tagline">{ hero.tagline }</p>
                <div class="hero-acts">
                    <button id="start" class="accent large" type="submit" onclick={begin} data-testid="start">{ texts.setup_start() }</button>
                    { for go_on.map(|go_on| html! {
                        <button id="continue" class="quiet large" type="button" data-testid="continue"
                            onclick={go_on.reform(|_: MouseEvent| ())}>{ texts.stored_continue() }</button>
                    }) }
                </div>
                <p class="mend" role="alert" data-testid="unready">{ hero.mend.unwrap_or_default() }</p>
            </div>
        </header>
    }
}
