//! What has happened, in sentences: the log to read, the live region to hear, the position as a list.

use crate::games::Seat;
use crate::games::hyena::{Chase, Happening};
use crate::record::Name;
use crate::table::Table;
use crate::words::{self, Texts};
use std::rc::Rc;
use yew::prelude::*;

/// How many sentences of the past stand in the log.
const MOST: usize = 120;

/// The game whose log is wanted.
#[derive(Properties, PartialEq)]
pub struct LogProps {
    /// The language.
    pub texts: Texts,
    /// The game.
    pub table: Rc<Table<Chase>>,
}

/// Shows what has happened, the latest first.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let texts = props.texts;
    let names = &props.table.record().head().names;
    let happenings = props.table.happenings();
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

/// What was just done.
#[derive(Properties, PartialEq)]
pub struct LiveProps {
    /// The language.
    pub texts: Texts,
    /// The players' names.
    pub names: Vec<Name>,
    /// What the last act did.
    pub fresh: Vec<Happening>,
    /// The number of the act, so that the same sentences are said again.
    pub act: u32,
}

/// Says what was just done to those who listen.
#[component]
pub fn Live(props: &LiveProps) -> Html {
    let said = words::sentences(props.texts, &props.names, &props.fresh).join(" ");
    html! {
        <div class="unseen" role="status" aria-live="polite" aria-atomic="true" data-testid="live">
            <span key={props.act}>{ said }</span>
        </div>
    }
}

/// Lists where everyone stands.
#[component]
pub fn Positions(props: &LogProps) -> Html {
    let (texts, game) = (props.texts, props.table.game());
    let names = &props.table.record().head().names;
    let line = |seat: Seat| html! { <li key={seat.number()}>{ words::mother_line(texts, names, game, seat) }</li> };
    html! {
        <details class="positions" data-testid="positions">
            <summary>{ texts.positions_heading() }</summary>
            <ul>
                { for Seat::first(names.len() as u8).map(line) }
                <li>{ words::hyena_line(texts, names, game.hyena(), game.well()) }</li>
            </ul>
        </details>
    }
}
