//! The opening page: the games to choose from.

use super::hyena;
use super::jekinje;
use super::place::{Place, is_embeddable};
use crate::markup::Markup;
use crate::record::Kind;
use crate::words::Texts;
use yew::prelude::*;

/// Shows the games, each as a picture that leads to it; `under_way` says of each whether one is under way, in the order of
/// [`Kind::ALL`].
pub fn games(texts: Texts, under_way: [bool; Kind::ALL.len()]) -> Html {
    let card = |(kind, under_way): (Kind, bool)| {
        let (title, tagline, players, picture) = match kind {
            Kind::Hyena => (texts.app_title(), texts.app_tagline(), texts.hyena_for(), hyena::picture()),
            Kind::Jekinje => (texts.je_title(), texts.je_tagline(), texts.je_for(), jekinje::picture()),
        };
        let address = Place::Game(kind).address();
        let mut says = Markup::default();
        says.raw("<span class=\"game-words\"><b>")
            .text(&title)
            .raw("</b><span>")
            .text(&tagline)
            .raw("</span><small>")
            .text(&players);
        says.raw("</small><span class=\"game-go\">");
        says.text(&if under_way { texts.stored_continue() } else { texts.games_play() }).raw("</span></span>");
        html! {
            <li key={address}>
                <a id={format!("to-{address}")} class={classes!("game-card", address)} href={format!("#{address}")} data-testid={format!("to-{address}")}>
                    <span class="game-picture" aria-hidden="true">{ picture }</span>
                    { says.html() }
                </a>
            </li>
        }
    };
    html! {
        <section class="games" data-testid="games">
            <h1>{ texts.games_heading() }</h1>
            <p class="tagline">{ texts.games_tagline() }</p>
            <ul>{ for Kind::ALL.into_iter().zip(under_way).map(card) }</ul>
            <a class="to-lab" href={format!("#{}", Place::Lab.address())} data-testid="to-lab">{ texts.lab_link() }</a>
            if is_embeddable() {
                <a class="to-lab" href={format!("#{}", Place::Embed.address())} data-testid="to-embed">{ texts.embed_link_to() }</a>
            }
        </section>
    }
}
