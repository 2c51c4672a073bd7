//! The end of a game: who won, who was safe and who was caught, the series, and again.

use super::art::{Look, SignKind, write_sign};
use super::course::course;
use super::draft::looks;
use super::players::write_figure;
use crate::games::hyena::{Chase, Standing};
use crate::games::{Game, Seat};
use crate::markup::Markup;
use crate::page::chances::{Chances, chances};
use crate::page::order;
use crate::page::series::{again, series};
use crate::record::Name;
use crate::table::{Rotate, Table};
use crate::words::{Texts, hyena as words};
use yew::prelude::*;

/// Shows how the game ended; `on_rematch` is told that the same players play again, `on_setup` that players or rules are to
/// change.
pub fn end(
    texts: Texts,
    table: &Table<Chase>,
    known: &Chances,
    on_rematch: &Callback<()>,
    on_setup: &Callback<()>,
) -> Html {
    let (game, head) = (table.game(), table.record().head());
    let Some(standings) = game.standings() else { return Html::default() };
    let looks = looks(head);
    let name = |i: usize| head.names.get(i).map_or("", Name::as_str);
    let winner = game.winner().map_or(0, Seat::index);
    let next = Chase::first(game.setup()).next(game.seats());
    let mut seats: Vec<usize> = (0..standings.len()).collect();
    order::by(&mut seats, |&i| rank(standings[i]));
    let mut heading = Markup::default();
    heading.raw("<p class=\"over\">").text(&texts.end_heading());
    heading.raw("</p><h2>").text(&texts.end_wins(name(winner))).raw("</h2>");
    let mut above = Markup::default();
    above.raw("<h3>").text(&texts.end_standings()).raw("</h3>");
    if !standings.contains(&Standing::Eaten) {
        above.raw("<p>").text(&texts.end_nobody_caught()).raw("</p>");
    }
    above.raw("<ol class=\"standings\">");
    for i in seats {
        let standing = standings[i];
        above.raw("<li class=\"standing ").raw(standing.name()).raw("\" data-testid=\"standing-").number(i as u64 + 1);
        above.raw("\" data-standing=\"").raw(standing.name()).raw("\">");
        write_figure(&mut above, looks.get(i).copied().unwrap_or(Look::ALL[0]));
        above.raw("<p>");
        if standing == Standing::Won {
            write_sign(&mut above, SignKind::Star);
        }
        above.raw("<b>").text(&words::standing(texts, standing)).raw("</b>");
        above.text(&words::standing_line(texts, name(i), standing)).raw("</p></li>");
    }
    above.raw("</ol>");
    html! {
        <section class="end" data-testid="end">
            { heading.html() }
            { again(texts, name(next.index()), on_rematch, on_setup) }
            { above.html() }
            { course(texts, table) }
            { chances(texts, known, looks.iter().map(|look| look.class())) }
            { series(texts, &table.series(), &texts.series_rule()) }
        </section>
    }
}

/// Orders the ways to end, the best first.
fn rank(standing: Standing) -> f64 {
    match standing {
        Standing::Won => 0.0,
        Standing::Safe => 1.0,
        Standing::Late => 2.0,
        Standing::Eaten => 3.0,
    }
}
