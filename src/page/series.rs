//! What comes after a game: another, and all of them counted.

use crate::markup::Markup;
use crate::table::Series;
use crate::words::Texts;
use yew::prelude::*;

/// Shows what everyone has won so far; `rule` says what counts how much.
pub fn series(texts: Texts, series: &Series, rule: &str) -> Html {
    let mut shown = Markup::default();
    let heading = texts.end_series();
    shown.raw("<section class=\"series\" aria-label=\"").text(&heading);
    shown.raw("\"><table data-testid=\"series\"><caption>").text(&heading).raw("</caption><thead><tr>");
    let columns = [texts.series_player(), texts.series_games(), texts.series_won(), texts.series_points()];
    shown.each("<th scope=\"col\">", &columns, "</th>").raw("</tr></thead><tbody>");
    for line in series.lines() {
        shown.raw("<tr><th scope=\"row\"><bdi>").text(line.name.as_str()).raw("</bdi></th><td>").number(line.games);
        shown.raw("</td><td>").number(line.wins).raw("</td><td><b>").number(line.points).raw("</b></td></tr>");
    }
    shown.raw("</tbody></table><p class=\"hint\">").text(rule).raw("</p></section>");
    shown.html()
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
