//! The end of a game: who has harvested most, the series, and again.

use crate::games::jekinje::{A, B, Ended, Happening, Sowing, Standing};
use crate::games::{Game, Seat};
use crate::markup::Markup;
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
    let (game, names) = (table.game(), &table.record().head().names);
    let Some(standings) = game.standings() else { return Html::default() };
    let name = |seat: Seat| names.get(seat.index()).map_or("", Name::as_str);
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
    let why = words::sentences(texts, names, &told).pop();
    let mut head = Markup::default();
    head.raw("<p class=\"over\">")
        .text(&texts.end_heading())
        .raw("</p><h2>")
        .text(&heading)
        .raw("</h2><p class=\"score\">");
    head.text(&texts.je_score(game.store(best[0]), game.store(best[1]))).raw("</p>");
    head.each("<p data-testid=\"why\">", why.as_slice(), "</p>");
    let mut order = Markup::default();
    order.raw("<h3>").text(&texts.end_standings()).raw("</h3><ol class=\"standings\">");
    for seat in best {
        let standing = standings[seat.index()];
        order.raw(if seat == B { "<li class=\"standing row-b" } else { "<li class=\"standing row-a" });
        order.raw("\" data-testid=\"standing-").number(seat.number());
        order
            .raw("\" data-standing=\"")
            .text(standing.name())
            .raw("\"><p><b>")
            .text(&words::standing(texts, standing))
            .raw("</b>");
        order.text(&texts.je_won(name(seat), Arg::Phrase(&texts.seeds(game.store(seat))))).raw("</p></li>");
    }
    order.raw("</ol>");
    html! {
        <section class="end" data-testid="end">
            { head.html() }
            { again(texts, name(next), on_rematch, on_setup) }
            { order.html() }
            { chances(texts, known, ["row-b", "row-a"].into_iter()) }
            { series(texts, &table.series(), &texts.je_series_rule()) }
        </section>
    }
}
