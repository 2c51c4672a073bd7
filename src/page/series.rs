//! What comes after a game: another, and all of them counted.

use crate::table::Series;
use crate::words::Texts;
use yew::prelude::*;

/// Shows what everyone has won so far; `rule` says what counts how much.
pub fn series(texts: Texts, series: &Series, rule: String) -> Html {
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
            <p class="hint">{ rule }</p>
        </section>
    }
}

/// Offers another game, which the player called `first` begins, and the choices before it.
pub fn again(texts: Texts, first: &str, on_rematch: &Callback<()>, on_setup: &Callback<()>) -> Html {
    html! {
            <div class="end-acts">
                <button id="again" type="button" class="accent large" data-testid="again"
                    onclick={on_rematch.reform(|_: MouseEvent| ())}>
                    { texts.end_again() }<small>{ texts.end_again_first(first) }</small>
                </button>
                <button type="button" class="quiet large" onclick={on_setup.reform(|_: MouseEvent| ())}
                    data-testid="change">{ texts.end_new_setup() }</button>
            </div>
    }
}
