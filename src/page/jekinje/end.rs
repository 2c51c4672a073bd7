//! The end of a game: who has harvested most, the series, and again.

use super::chances::chances as write_chances;
use crate::games::jekinje::{A, B, Ended, Happening, Sowing, Standing};
use crate::games::{Game, Seat};
use crate::page::chances::{Chances, chances};
use crate::page::series::{again, series};
use crate::record::Name;
use crate::table::{Rotate, Table};
use crate::words::{Arg, Texts, jekinje as words};
use yew::prelude::*;

/// Shows how the game ended; `on_rematch` is told that the same players play again, `on_setup` that players or options are
/// to change.
pub fn end(
    texts: Texts,
    table: &Table<Sowing>,
    known: &Chances,
    on_rematch: &Callback<()>,
    on_setup: &Callback<()>,
) -> Html {
    let (game, head) = (table.game(), table.record().head());
    let Some(standings) = game.standings() else { return Html::default() };
    let name = |seat: Seat| head.names.get(seat.index()).map_or("", Name::as_str);
    let next = Sowing::first(game.setup()).next(game.seats());
    let best = if game.store(A) > game.store(B) { [A, B] } else { [B, A] };
    let heading = match standings[best[0].index()] {
        Standing::Drew => texts.je_draw(),
        _ => texts.end_wins(name(best[0])),
    };
    // Why it ended is told by what happened last.
    let ends = |happening: &&Happening| match game.why() {
        Some(Ended::Stuck) => matches!(happening, Happening::Stuck { .. }),
        _ => matches!(happening, Happening::Lap { .. } | Happening::Endless { .. } | Happening::Repeated { .. }),
    };
    let all = table.happenings();
    let last = all.iter().rposition(|happening| matches!(happening, Happening::Passed { .. })).map_or(0, |i| i + 1);
    let told: Vec<Happening> = all[last..].iter().filter(ends).copied().collect();
    let why = words::sentences(texts, &head.names, &told).pop();
    let line = |seat: Seat| {
        let standing = standings[seat.index()];
        let row = if seat == B { "row-b" } else { "row-a" };
        html! {
            <li key={seat.number()} class={classes!("standing", row, (standing == Standing::Won).then_some("won"))}
                data-testid={format!("standing-{}", seat.number())} data-standing={standing.name()}>
                <p><b>{ words::standing(texts, standing) }</b>
                    { texts.je_won(name(seat), Arg::Phrase(&texts.seeds(game.store(seat)))) }</p>
            </li>
        }
    };
    html! {
        <section class="end" data-testid="end">
            <p class="over">{ texts.end_heading() }</p>
            <h2>{ heading }</h2>
            <p class="score">{ texts.je_score(game.store(best[0]), game.store(best[1])) }</p>
            { for why.map(|why| html! { <p data-testid="why">{ why }</p> }) }
            { again(texts, name(next), on_rematch, on_setup) }
            <h3>{ texts.end_standings() }</h3>
            <ol class="standings">{ for best.map(line) }</ol>
            { chances(texts, known, |course, markup| write_chances(texts, table, course, markup)) }
            { series(texts, &table.series(), texts.je_series_rule()) }
        </section>
    }
}
