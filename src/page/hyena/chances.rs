//! How the chances of a finished game went, which throws turned it, and which choices cost most.

use super::art::{Look, mother};
use super::draft::looks;
use crate::games::Seat;
use crate::games::hyena::{Chase, Move, Way};
use crate::page::chances::{Chances, Line, picture, told};
use crate::record::Name;
use crate::study::{Course, Regret, Turn};
use crate::table::Table;
use crate::words::advice::{percent, percents, worths};
use crate::words::{Arg, Texts, hyena as words};
use std::rc::Rc;
use yew::prelude::*;

/// The whole of a chance, in millionths.
const WHOLE: i32 = 1_000_000;

/// Shows how the chances went.
pub fn chances(texts: Texts, table: &Rc<Table<Chase>>) -> Html {
    let tell = {
        let table = table.clone();
        Callback::from(move |course: Rc<Course>| tell(texts, &table, &course))
    };
    html! { <Chances {texts} record={table.record().to_string()} {tell} /> }
}

fn tell(texts: Texts, table: &Table<Chase>, course: &Course) -> Html {
    let (record, head) = (table.record(), table.record().head());
    let name = |seat: Seat| head.names.get(seat.index()).map_or("", Name::as_str);
    let before = |ply: u32| record.cut(ply as usize - 1);
    let line = |(i, look): (usize, &Look)| Line {
        name: head.names.get(i).map_or("", Name::as_str).to_owned(),
        class: format!("mother cloth-{}", look.name()),
        values: course.points.iter().filter_map(|point| point.get(i).copied()).collect(),
        sign: mother(*look, Way::Back, None),
    };
    let lines: Vec<Line> = looks(head).iter().enumerate().map(line).collect();
    let turn = |turn: &Turn| {
        let fall = match record.moves().get(turn.ply as usize - 1) {
            Some(Move::Throw(fall)) => words::fall(texts, *fall),
            _ => String::new(),
        };
        let [before, after] = percents(texts, [turn.before, turn.after]);
        let [fall, before, after] = [&fall, &before, &after].map(|phrase| Arg::Phrase(phrase));
        texts.chances_turn(turn.ply, name(turn.seat), fall, before, after)
    };
    let regret = |regret: &Regret| {
        let game = before(regret.ply);
        let [worth, best] = worths(texts, regret.aim, [regret.chosen.1, regret.best.1]);
        let chosen = words::choice(texts, game.game(), &regret.chosen.0);
        let better = words::choice(texts, game.game(), &regret.best.0);
        let [chosen, worth, better, best] = [&chosen, &worth, &better, &best].map(|phrase| Arg::Phrase(phrase));
        texts.chances_regret(regret.ply, name(regret.seat), chosen, worth, better, best)
    };
    let regrets: Vec<String> = course.regrets.iter().map(regret).collect();
    let instead = regrets.is_empty().then(|| texts.chances_no_regrets());
    html! {
        <section class="told" data-testid="chances">
            { picture(texts, course, [0, WHOLE], &lines, [texts.chances_title(), texts.chances_description()], |value| percent(texts, value)) }
            { told("turns", texts.chances_turns(), course.turns.iter().map(turn).collect(), None) }
            { told("regrets", texts.chances_regrets(), regrets, instead) }
        </section>
    }
}
