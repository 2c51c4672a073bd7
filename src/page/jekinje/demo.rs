//! The example of the source, played by the engine one lap at a time.

use super::board::{Lie, board};
use super::moments::{Moment, moments};
use crate::games::Game;
use crate::games::jekinje::{B, Happening, Hole, Move, Setup, Sowing, Start};
use crate::page::parts::button;
use crate::words::{Arg, Texts, jekinje as words};
use yew::prelude::*;

/// The position of the example (RULES.md, part 2): B plays 2B, which goes on from 5B and from 2A, rests in 5A and captures 6A.
const START: Start = Start { board: [1, 3, 0, 0, 2, 0, 0, 2, 1, 1, 0, 4], stores: [17, 17], to_move: B };
/// The hole that is played.
const PLAYED: &str = "2B";

/// Shows the example, a step with each touch; `at` is how many steps were shown.
pub fn demo(texts: Texts, at: &UseStateHandle<usize>) -> Html {
    let Some((start, steps)) = played() else { return Html::default() };
    let names = [texts.je_row_b(), texts.je_row_a()];
    let (lie, said) = match at.checked_sub(1).and_then(|i| steps.get(i)) {
        None => (start, texts.je_demo_intro(&names[B.index()], PLAYED)),
        Some((happening, lie)) => (lie.clone(), say(texts, &names, happening)),
    };
    let over = **at >= steps.len();
    let next = Callback::from({
        let at = at.clone();
        move |_: MouseEvent| at.set(if over { 0 } else { *at + 1 })
    });
    html! {
        <section class="demo" data-testid="demo" data-step={at.to_string()}>
            <h3>{ texts.je_demo() }</h3>
            { board(&lie, None, texts.je_board(), Html::default()) }
            <p class="caption" role="status" data-testid="demo-said">{ said }</p>
            { button("demo-next", if over { texts.je_demo_again() } else { texts.je_demo_next() }, next) }
        </section>
    }
}

/// Plays the example, and lists what happened with the seeds as they lie then.
fn played() -> Option<(Lie, Vec<(Happening, Lie)>)> {
    let mut game = Sowing::new(Setup { start: START, ..Setup::default() }).ok()?;
    let start = Lie::of(&game);
    let before = game.board();
    let mut told = Vec::new();
    game.play(Move::new(PLAYED.parse::<Hole>().ok()?), &mut told).ok()?;
    let moments = moments(before, start.stores, &told);
    let last = |i: usize| moments.iter().rfind(|moment: &&Moment| moment.of == i).map(Lie::from);
    let steps = told.iter().enumerate().filter_map(|(i, happening)| Some((*happening, last(i)?))).collect();
    Some((start, steps))
}

fn say(texts: Texts, names: &[String], happening: &Happening) -> String {
    match *happening {
        Happening::Lap { from, seeds, to, .. } => {
            texts.je_demo_lap(Arg::Phrase(&texts.seeds(seeds)), &from.to_string(), &to.to_string())
        }
        _ => words::sentences(texts, names, &[*happening]).join(" "),
    }
}
