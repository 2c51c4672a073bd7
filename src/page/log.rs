//! What has happened, in sentences: the log to read, the live region to hear, the position as a list.

use crate::markup::Markup;
use crate::words::Texts;
use yew::prelude::*;

/// How many sentences of the past stand in the log.
pub const MOST: usize = 120;

/// Shows what has happened, the latest first; `sentences` are the last [`MOST`] or more, the latest last, of a game in which
/// `count` things happened, and `empty` stands there as long as there are none.
pub fn log(texts: Texts, count: usize, sentences: Vec<String>, empty: String) -> Html {
    html! {
        <section class="log" aria-label={texts.log_heading()}>
            <h3>{ texts.log_heading() }</h3>
            if sentences.is_empty() {
                <p class="hint">{ empty }</p>
            }
            <ol tabindex="0" aria-label={texts.log_heading()} data-testid="log">
                { for sentences.into_iter().rev().take(MOST).enumerate().map(|(i, s)| html! { <li key={format!("{count}-{i}")}>{ s }</li> }) }
            </ol>
        </section>
    }
}

/// Says to those who listen what act number `act` did.
pub fn live(said: &[String], act: u32) -> Html {
    html! {
        <div class="unseen" role="status" aria-live="polite" aria-atomic="true" data-testid="live">
            <span key={act}>{ said.join(" ") }</span>
        </div>
    }
}

/// Shows what the last act did, to those who look at what they touch; those who listen hear it by [`live`].
pub fn told(said: &[String]) -> Html {
    html! { <p class="told" aria-hidden="true" data-testid="told">{ said.join(" ") }</p> }
}

/// Lists where everyone stands.
pub fn positions(texts: Texts, lines: &[String]) -> Html {
    let mut list = Markup::default();
    list.raw("<ul>").each("<li>", lines, "</li>").raw("</ul>");
    html! {
        <details class="positions" data-testid="positions">
            <summary>{ texts.positions_heading() }</summary>
            // They change while the list is open.
            { list.html() }
        </details>
    }
}
