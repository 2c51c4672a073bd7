//! The ledger: a strip of sand for each player, and a plain table for those who cannot see it.

use super::art::{Look, dots, strokes};
use super::players::figure;
use crate::games::Seat;
use crate::games::hyena::{Chase, Fate, Mother, Standing};
use crate::record::Name;
use crate::words::{Texts, hyena as words};
use yew::prelude::*;

/// Shows the ledger of `game`, whose seats are called `names` and dressed as `looks`; `turn` is whose turn it is.
pub fn ledger(texts: Texts, game: &Chase, names: &[Name], looks: &[Look], turn: Option<Seat>) -> Html {
    let line = |(i, mother): (usize, &Mother)| {
        let seat = Seat::new(i as u8);
        let place = match mother.fate() {
            Fate::Travelling => words::place(texts, mother.at(), game.well()),
            Fate::Home => {
                words::standing(texts, if game.winner() == Some(seat) { Standing::Won } else { Standing::Safe })
            }
            Fate::Eaten => words::standing(texts, Standing::Eaten),
        };
        let name = names.get(i).map(|name| name.as_str().to_owned()).unwrap_or_default();
        let acts = turn == Some(seat);
        let class = classes!(acts.then_some("acts"), (mother.fate() == Fate::Eaten).then_some("eaten"));
        let look = looks.get(i).copied().unwrap_or(Look::ALL[0]);
        html! {
            <tr key={i} {class} aria-current={acts.then_some("true")}>
                <th scope="row"><span class="who">{ figure(look) }<bdi>{ name }</bdi></span></th>
                <td class="at">{ place }</td>
                <td class="tabas" data-testid={format!("tabas-{}", seat.number())}>
                    <span class="sand">{ strokes(mother.tabas().0) }</span>
                    <span class="number">{ mother.tabas().0 }</span>
                </td>
                <td class="bank" data-testid={format!("bank-{}", seat.number())}>
                    if mother.bank() > 0 {
                        <span class="sand">{ dots(mother.bank()) }</span>
                        <span class="number">{ mother.bank() }</span>
                    }
                </td>
            </tr>
        }
    };
    let banks = game.mothers().iter().any(|mother| mother.bank() > 0);
    html! {
        <section class={classes!("ledger", banks.then_some("banks"))} aria-label={texts.ledger_heading()}>
            <table>
                <caption>{ texts.ledger_heading() }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ texts.ledger_player() }</th>
                        <th scope="col">{ texts.ledger_place() }</th>
                        <th scope="col">{ texts.ledger_tabas() }</th>
                        <th scope="col">{ texts.ledger_points() }</th>
                    </tr>
                </thead>
                <tbody>{ for game.mothers().iter().enumerate().map(line) }</tbody>
            </table>
        </section>
    }
}
