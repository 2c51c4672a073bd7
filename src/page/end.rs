//! The end of a game: who won, who was safe and who was caught, the series, and again.

use super::art::{SignKind, sign};
use super::course::course;
use super::draft::looks;
use super::order;
use super::players::figure;
use crate::games::hyena::{Chase, Standing};
use crate::games::{Game, Seat};
use crate::record::Name;
use crate::table::{Rotate, Table};
use crate::words::{self, Texts};
use yew::prelude::*;

/// Shows how the game ended; `on_rematch` is told that the same players play again, `on_setup` that players or rules are to
/// change.
pub fn end(texts: Texts, table: &Table<Chase>, on_rematch: &Callback<()>, on_setup: &Callback<()>) -> Html {
    let (game, head) = (table.game(), table.record().head());
    let Some(standings) = game.standings() else { return Html::default() };
    let looks = looks(head);
    let name = |i: usize| head.names.get(i).map_or("", Name::as_str);
    let winner = game.winner().map_or(0, Seat::index);
    let next = Chase::first(game.setup()).next(game.seats());
    let mut seats: Vec<usize> = (0..standings.len()).collect();
    order::by(&mut seats, |&i| rank(standings[i]));
    let line = |i: usize| {
        let standing = standings[i];
        html! {
            <li key={i} class={classes!("standing", standing.name())} data-testid={format!("standing-{}", i + 1)} data-standing={standing.name()}>
                { looks.get(i).map(|look| figure(*look)).unwrap_or_default() }
                <p>
                    if standing == Standing::Won { { sign(SignKind::Star) } }
                    <b>{ words::standing(texts, standing) }</b>{ words::standing_line(texts, name(i), standing) }
                </p>
            </li>
        }
    };
    html! {
        <section class="end" data-testid="end">
            <p class="over">{ texts.end_heading() }</p>
            <h2>{ texts.end_wins(name(winner)) }</h2>
            <div class="end-acts">
                <button id="again" type="button" class="accent large" data-testid="again"
                    onclick={on_rematch.reform(|_: MouseEvent| ())}>
                    { texts.end_again() }<small>{ texts.end_again_first(name(next.index())) }</small>
                </button>
                <button type="button" class="quiet large" onclick={on_setup.reform(|_: MouseEvent| ())}
                    data-testid="change">{ texts.end_new_setup() }</button>
            </div>
            <h3>{ texts.end_standings() }</h3>
            <ol class="standings">{ for seats.into_iter().map(line) }</ol>
            { course(texts, table) }
            { series(texts, table) }
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

fn series(texts: Texts, table: &Table<Chase>) -> Html {
    let series = table.series();
    html! {
        <section class="series" aria-label={texts.end_series()}>
            <table data-testid="series">
                <caption>{ texts.end_series() }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ texts.series_player() }</th>
                        <th scope="col">{ texts.series_games() }</th>
                        <th scope="col">{ texts.series_won() }</th>
                        <th scope="col">{ texts.series_points() }</th>
                    </tr>
                </thead>
                <tbody>
                    { for series.lines().iter().map(|line| html! {
                        <tr key={line.name.as_str().to_owned()}>
                            <th scope="row"><bdi>{ line.name.as_str() }</bdi></th>
                            <td>{ line.games }</td><td>{ line.wins }</td><td><b>{ line.points }</b></td>
                        </tr>
                    }) }
                </tbody>
            </table>
            <p class="hint">{ texts.series_rule() }</p>
        </section>
    }
}
