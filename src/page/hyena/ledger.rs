//! The ledger: a strip of sand for each player, and a plain table for those who cannot see it.

use super::art::{Look, dots, strokes};
use super::players::write_figure;
use crate::games::Seat;
use crate::games::hyena::{Chase, Fate, Standing};
use crate::markup::Markup;
use crate::record::Name;
use crate::words::{Texts, hyena as words};
use yew::Html;

/// Shows the ledger of `game`, whose seats are called `names` and dressed as `looks`; `turn` is whose turn it is.
pub fn ledger(texts: Texts, game: &Chase, names: &[Name], looks: &[Look], turn: Option<Seat>) -> Html {
    let banks = game.mothers().iter().any(|mother| mother.bank() > 0);
    let mut markup = Markup::default();
    markup.raw(if banks { "<section class=\"ledger banks\"" } else { "<section class=\"ledger\"" });
    markup.raw(" aria-label=\"").text(&texts.ledger_heading()).raw("\"><table><caption>").text(&texts.ledger_heading());
    markup.raw("</caption><thead><tr>");
    for heading in [texts.ledger_player(), texts.ledger_place(), texts.ledger_tabas(), texts.ledger_points()] {
        markup.raw("<th scope=\"col\">").text(&heading).raw("</th>");
    }
    markup.raw("</tr></thead><tbody>");
    for (i, mother) in game.mothers().iter().enumerate() {
        let seat = Seat::new(i as u8);
        let place = match mother.fate() {
            Fate::Travelling => words::place(texts, mother.at(), game.well()),
            Fate::Home => {
                words::standing(texts, if game.winner() == Some(seat) { Standing::Won } else { Standing::Safe })
            }
            Fate::Eaten => words::standing(texts, Standing::Eaten),
        };
        markup.raw("<tr class=\"").raw(if mother.fate() == Fate::Eaten { "eaten" } else { "" });
        markup.raw(if turn == Some(seat) { " acts\" aria-current=\"true" } else { "" });
        markup.raw("\"><th scope=\"row\"><span class=\"who\">");
        write_figure(&mut markup, looks.get(i).copied().unwrap_or(Look::ALL[0]));
        markup.raw("<bdi>").text(names.get(i).map_or("", Name::as_str)).raw("</bdi></span></th><td class=\"at\">");
        markup.text(&place).raw("</td><td class=\"tabas\" data-testid=\"tabas-").number(seat.number());
        markup.raw("\"><span class=\"sand\">");
        strokes(&mut markup, mother.tabas().0);
        markup.raw("</span> <span class=\"number\">").number(mother.tabas().0);
        markup.raw("</span></td><td class=\"bank\" data-testid=\"bank-").number(seat.number()).raw("\">");
        if mother.bank() > 0 {
            markup.raw("<span class=\"sand\">");
            dots(&mut markup, mother.bank());
            markup.raw("</span> <span class=\"number\">").number(mother.bank()).raw("</span>");
        }
        markup.raw("</td></tr>");
    }
    markup.raw("</tbody></table></section>");
    markup.html()
}
