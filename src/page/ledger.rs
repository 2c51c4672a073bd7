//! The ledger: a strip of sand for each player, and a plain table for those who cannot see it.

use super::art::{Dots, Look, Strokes};
use super::players::figure;
use crate::games::Seat;
use crate::games::hyena::{Chase, Fate, Mother, Standing};
use crate::record::Name;
use crate::words::{self, Texts};
use yew::prelude::*;

/// Whose ledger, and what stands in it.
#[derive(Properties, PartialEq)]
pub struct LedgerProps {
    /// The language.
    pub texts: Texts,
    /// The position.
    pub game: Chase,
    /// The players' names.
    pub names: Vec<Name>,
    /// How the mother of each seat is dressed.
    pub looks: Vec<Look>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
}

/// Shows the ledger.
#[component]
pub fn Ledger(props: &LedgerProps) -> Html {
    let texts = props.texts;
    let line = |(i, mother): (usize, &Mother)| {
        let seat = Seat::new(i as u8);
        let place = match mother.fate() {
            Fate::Travelling => words::place(texts, mother.at(), props.game.well()),
            Fate::Home => {
                words::standing(texts, if props.game.winner() == Some(seat) { Standing::Won } else { Standing::Safe })
            }
            Fate::Eaten => words::standing(texts, Standing::Eaten),
        };
        let name = props.names.get(i).map(|name| name.as_str().to_owned()).unwrap_or_default();
        let acts = props.turn == Some(seat);
        let class = classes!(acts.then_some("acts"), (mother.fate() == Fate::Eaten).then_some("eaten"));
        let look = props.looks.get(i).copied().unwrap_or(Look::ALL[0]);
        html! {
            <tr key={i} {class} aria-current={acts.then_some("true")}>
                <th scope="row"><span class="who">{ figure(look) }<bdi>{ name }</bdi></span></th>
                <td class="at">{ place }</td>
                <td class="tabas" data-testid={format!("tabas-{}", seat.number())}>
                    <span class="sand"><Strokes tabas={mother.tabas().0} /></span>
                    <span class="number">{ mother.tabas().0 }</span>
                </td>
                <td class="bank" data-testid={format!("bank-{}", seat.number())}>
                    if mother.bank() > 0 {
                        <span class="sand"><Dots points={mother.bank()} /></span>
                        <span class="number">{ mother.bank() }</span>
                    }
                </td>
            </tr>
        }
    };
    let banks = props.game.mothers().iter().any(|mother| mother.bank() > 0);
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
                <tbody>{ for props.game.mothers().iter().enumerate().map(line) }</tbody>
            </table>
        </section>
    }
}
