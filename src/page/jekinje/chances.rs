//! Who was ahead in the course of a finished game, and which moves cost most.

use crate::games::Seat;
use crate::games::jekinje::{B, Sowing};
use crate::page::chances::{Chances, Line, picture, told};
use crate::record::Name;
use crate::study::{Course, Regret};
use crate::table::Table;
use crate::words::Arg;
use crate::words::Texts;
use crate::words::advice::worths;
use std::rc::Rc;
use yew::prelude::*;

/// No lead is drawn greater than this, in hundredths of a seed.
const MOST: i32 = 4800;
/// One seed.
const SEED: i32 = 100;

/// Shows who was ahead.
pub fn chances(texts: Texts, table: &Rc<Table<Sowing>>) -> Html {
    let tell = {
        let table = table.clone();
        Callback::from(move |course: Rc<Course>| tell(texts, &table, &course))
    };
    html! { <Chances {texts} record={table.record().to_string()} {tell} /> }
}

fn tell(texts: Texts, table: &Table<Sowing>, course: &Course) -> Html {
    let names = &table.record().head().names;
    let name = |seat: Seat| names.get(seat.index()).map_or("", Name::as_str);
    let values: Vec<i32> = course.points.iter().filter_map(|point| point.first().copied()).collect();
    let widest = values.iter().map(|value| value.abs()).max().unwrap_or(0).clamp(4 * SEED, MOST);
    let line = Line { name: name(B).to_owned(), class: "row-b".to_owned(), values, sign: Html::default() };
    let regret = |regret: &Regret| {
        let [worth, best] = worths(texts, regret.aim, [regret.chosen.1, regret.best.1]);
        let [chosen, better] = [&regret.chosen.0, &regret.best.0].map(|hole| texts.choice_sow(hole));
        let [chosen, worth, better, best] = [&chosen, &worth, &better, &best].map(|phrase| Arg::Phrase(phrase));
        texts.chances_regret(regret.ply, name(regret.seat), chosen, worth, better, best)
    };
    let regrets: Vec<String> = course.regrets.iter().map(regret).collect();
    let instead = regrets.is_empty().then(|| texts.chances_no_regrets());
    let seeds = |value: i32| {
        let whole = (value.unsigned_abs() + SEED as u32 / 2) / SEED as u32;
        format!("{}{whole}", if value < 0 { "−" } else { "" })
    };
    html! {
        <section class="told" data-testid="chances">
            { picture(texts, course, [-widest, widest], &[line],
                [texts.chances_lead_title(), texts.chances_lead_description(name(B))], seeds) }
            { told("regrets", texts.chances_regrets(), regrets, instead) }
        </section>
    }
}
