//! What has happened, in sentences: the log to read, the live region to hear, the position as a list.

use crate::games::Seat;
use crate::games::hyena::Chase;
use crate::table::Table;
use crate::words::{self, Texts};
use yew::prelude::*;

/// How many sentences of the past stand in the log.
const MOST: usize = 120;

/// Shows what has happened, the latest first.
pub fn log(texts: Texts, table: &Table<Chase>) -> Html {
    let names = &table.record().head().names;
    let happenings = table.happenings();
    // A sentence takes at least one happening, so twice as many are enough to fill the log.
    let recent = &happenings[happenings.len().saturating_sub(2 * MOST)..];
    let mut sentences = words::sentences(texts, names, recent);
    sentences.reverse();
    sentences.truncate(MOST);
    let count = happenings.len();
    html! {
        <section class="log" aria-label={texts.log_heading()}>
            <h3>{ texts.log_heading() }</h3>
            if sentences.is_empty() {
                <p class="hint">{ texts.log_empty() }</p>
            }
            <ol tabindex="0" aria-label={texts.log_heading()} data-testid="log">
                { for sentences.into_iter().enumerate().map(|(i, s)| html! { <li key={format!("{count}-{i}")}>{ s }</li> }) }
            </ol>
        </section>
    }
}

/// Says what was just done to those who listen.
pub fn live(texts: Texts, table: &Table<Chase>) -> Html {
    let said = words::sentences(texts, &table.record().head().names, table.fresh()).join(" ");
    html! {
        <div class="unseen" role="status" aria-live="polite" aria-atomic="true" data-testid="live">
            <span key={table.acts()}>{ said }</span>
        </div>
    }
}

/// Lists where everyone stands.
pub fn positions(texts: Texts, table: &Table<Chase>) -> Html {
    let (game, names) = (table.game(), &table.record().head().names);
    let line = |seat: Seat| html! { <li key={seat.number()}>{ words::mother_line(texts, names, game, seat) }</li> };
    html! {
        <details class="positions" data-testid="positions">
            <summary>{ texts.positions_heading() }</summary>
            <ul>
                { for Seat::first(names.len() as u8).map(line) }
                <li>{ words::hyena_line(texts, names, game) }</li>
            </ul>
        </details>
    }
}
