//! The game being played: the board with its holes, whose turn it is, and what is told.
//!
//! An act is kept at once; then the seeds are sown one by one from where they lay, and the words follow when they lie
//! still. Any touch shows the end at once.

use super::board::{Lie, board};
use super::end::end;
use super::geometry::centre;
use super::holes::{Press, holes, which_way};
use super::moments::{Moment, moments};
use crate::browser::clock::Timeout;
use crate::browser::keys::Key;
use crate::browser::{focus, sound};
use crate::games::Seat;
use crate::games::jekinje::{A, B, Happening, Hole, Move, Sowing};
use crate::markup::Num;
use crate::page::advice::{Advice, advice, use_adviser};
use crate::page::chances::use_chances;
use crate::page::keys::use_keys;
use crate::page::log::{MOST, live, log, positions};
use crate::page::parts::{button, settle_focus, use_latest};
use crate::page::rival::{back, use_rival};
use crate::page::stage::{PlayProps, Stage, acting, can_take_back, facing, screen, skipping};
use crate::record::{Name, Notation};
use crate::study::Hint;
use crate::table::Act;
use crate::words::{Texts, jekinje as words};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A sowing that is being shown, and how far.
#[derive(Clone)]
struct Run {
    moments: Rc<Vec<Moment>>,
    now: usize,
}

/// Shows the game and takes what a person does.
#[component]
pub fn Play(props: &PlayProps<Sowing>) -> Html {
    let texts = props.texts;
    let stage = use_mut_ref(Stage::default);
    // What the words tell: the table as it was until the seeds lie still.
    let shown = use_state(|| props.table.clone());
    let run = use_state(|| None::<Run>);
    let asking = use_state(|| None::<Hole>);
    let pointed = use_state(|| None::<Move>);
    let press = use_mut_ref(Press::default);
    let latest = use_latest(props.table.clone());
    let settle = Callback::from({
        let (stage, shown, run) = (stage.clone(), shown.setter(), run.setter());
        move |()| {
            stage.borrow_mut().rest();
            run.set(None);
            shown.set(latest.borrow().clone());
        }
    });
    let pace = if props.still { 0.0 } else { props.settings.speed.pace() };
    // By where they lie: two tables may be alike, as where a game is opened twice.
    use_effect_with(Rc::as_ptr(&props.table), {
        let (shown, run, settle, asking, pointed) =
            (shown.clone(), run.clone(), settle.clone(), asking.setter(), pointed.setter());
        let table = props.table.clone();
        move |_| {
            asking.set(None);
            pointed.set(None);
            let follows = table.record().moves().len() == shown.record().moves().len() + 1 && !table.fresh().is_empty();
            if follows && pace > 0.0 {
                let before = Lie::of(shown.game());
                let moments = Rc::new(moments(shown.game().board(), before.stores, table.fresh()));
                run.set(Some(Run { moments, now: 0 }));
            } else if !Rc::ptr_eq(&table, &shown) {
                settle.emit(());
            }
        }
    });
    use_effect_with(run.as_ref().map(|run| (Rc::as_ptr(&run.moments), run.now)), {
        let (stage, run, settle, sounds) = (stage.clone(), run.clone(), settle.clone(), props.settings.sound);
        move |_| step(&stage, &run, &settle, pace, sounds)
    });
    let settled = Rc::ptr_eq(&shown, &props.table);
    use_effect_with((settled, props.table.acts(), run.is_some()), |&(_, acts, _)| {
        if acts > 0 {
            settle_focus();
        }
    });
    use_effect_with(*asking, |asking| {
        if asking.is_some() {
            focus::to_first(&["#ways button"]);
        }
    });
    let thinks = use_rival(&props.table, settled && !props.paused, props.settings.speed, &props.on_answer);
    let over = props.table.game().standings().is_some();
    let known = use_chances(texts, over.then(|| props.table.record().to_string()));
    let adviser = use_adviser(texts, props.table.acts(), {
        let table = props.table.clone();
        Rc::new(move || table.record().to_string())
    });
    // Back to where a person chose, also past the computer's answer.
    let on_act = {
        let (on_act, table) = (props.on_act.clone(), props.table.clone());
        Callback::from(move |act: Act<Sowing>| match act {
            Act::TakeBack => (0..back(&table)).for_each(|_| on_act.emit(Act::TakeBack)),
            act if !thinks => on_act.emit(act),
            _ => {}
        })
    };
    let act = acting(&stage, &settle, &on_act);
    let skip = skipping(&stage, &settle);
    use_keys(&act, &shown, props.settings.keys, |_: &Key, _, _| None);

    let table = if settled { &props.table } else { &*shown };
    let (game, names) = (table.game(), &table.record().head().names);
    let fresh = props.table.fresh();
    let moment = run.as_ref().and_then(|run| run.moments.get(run.now));
    let lie = moment.map_or_else(|| Lie::of(game), Lie::from);
    let turn = game.to_act().seat();
    let said = |happenings: &[Happening]| words::sentences(texts, names, happenings);
    let recent = recent(table.happenings());
    // What was advised is shown as if one pointed at it.
    let best = match &adviser.advice {
        Advice::Known(hint) => game.read_move(Hint::best_of(hint)),
        _ => None,
    };
    let told = pointed.or(best).filter(|_| settled).and_then(|mv| told(game, mv));
    let over = if settled && !thinks {
        let point = {
            let pointed = pointed.setter();
            Callback::from(move |mv| pointed.set(mv))
        };
        let ask = {
            let asking = asking.clone();
            Callback::from(move |hole| asking.set((*asking != Some(hole)).then_some(hole)))
        };
        holes(texts, game, *asking, &press, &point, &ask, &act)
    } else {
        Html::default()
    };
    let side = |seat: Seat| side(texts, names, seat, &lie, turn.filter(|_| settled));
    let sides = html! {
        <>
            { side(A) }
            { board(&lie, told.as_ref().map(|told| (told.as_slice(), props.settings.hints)), texts.je_board(), over) }
            { side(B) }
        </>
    };
    let beside = html! {
        <>
            { live(&said(table.fresh()), table.acts()) }
            if game.standings().is_some() {
                { end(texts, table, &known, &props.on_rematch, &props.on_setup) }
            } else {
                { facing(&props.settings, table, html! { <>
                { banner(texts, names, turn, settled, thinks) }
                <div class="sowing-words">
                    if let Some(moment) = moment {
                        <p class="caption" aria-hidden="true">{ caption(texts, names, fresh, moment) }</p>
                        { button("show-end", texts.je_show_end(), skip.clone()) }
                    } else {
                        <p class="caption" id="preview" data-testid="preview">
                            { told.map(|told| words::preview(texts, &told, props.settings.hints)).unwrap_or_default() }
                        </p>
                        if let Some(hole) = *asking {
                            { which_way(texts, hole, game, &act, &pointed.setter(), &asking.setter()) }
                        }
                        if can_take_back(table) {
                            { button("undo", texts.je_undo(), act.reform(|_: MouseEvent| Act::TakeBack)) }
                        }
                        if settled && !thinks && props.settings.hints {
                            { advice(texts, &adviser) }
                        }
                    }
                </div>
                </> }) }
            }
            { log(texts, table.happenings().len(), said(recent), texts.je_log_empty()) }
            { positions(texts, &[B, A].map(|seat| words::line(texts, names, game, seat))) }
        </>
    };
    screen(&props.table, settled, skip, "play sowing", sides, beside)
}

/// Says whose turn it is, or who sows.
fn banner(texts: Texts, names: &[Name], turn: Option<Seat>, settled: bool, thinks: bool) -> Html {
    let Some(seat) = turn else { return Html::default() };
    let name = name(names, seat);
    let said = match (settled, thinks) {
        (false, _) => texts.je_sows(name),
        (true, true) => texts.play_thinks(name),
        (true, false) => texts.je_turn(name),
    };
    html! {
        <h2 class={classes!("banner", row(seat))} data-testid="turn" data-seat={seat.number().to_string()}>
            <span class="row-sign" aria-hidden="true" />
            <span>{ said }</span>
        </h2>
    }
}

/// Shows one moment of a sowing for its time, then the next, and settles after the last.
fn step(stage: &RefCell<Stage>, run: &UseStateHandle<Option<Run>>, settle: &Callback<()>, pace: f64, sounds: bool) {
    let Some(Run { moments, now }) = (**run).clone() else { return };
    let Some(moment) = moments.get(now) else { return settle.emit(()) };
    let time = moment.time * pace;
    if sounds && let Some(heard) = moment.sound() {
        sound::play(heard);
    }
    let mut stage = stage.borrow_mut();
    let before = now.checked_sub(1).and_then(|before| moments[before].hand);
    if let (Some((from, _)), Some((to, _))) = (before, moment.hand) {
        let at = |hole: Hole| {
            let (x, y) = centre(hole);
            format!("translate({:.0}px, {:.0}px)", Num(x), Num(y + 34.0))
        };
        stage.moving.finish();
        stage.moving.add("#hand", &[at(from), at(to)], &[], false, 0.0, time * 0.8);
    }
    let (run, settle) = (run.clone(), settle.clone());
    stage.timer = Some(Timeout::new(time as u32, move || {
        if now + 1 < moments.len() {
            run.set(Some(Run { moments, now: now + 1 }));
        } else {
            settle.emit(());
        }
    }));
}

/// Tells whose row and store a side of the board is.
fn side(texts: Texts, names: &[Name], seat: Seat, lie: &Lie, turn: Option<Seat>) -> Html {
    let label = if seat == B { texts.je_row_b() } else { texts.je_row_a() };
    let acts = turn == Some(seat);
    html! {
        <p class={classes!("bowl-side", row(seat), acts.then_some("acts"))} aria-current={acts.then_some("true")}>
            <bdi>{ name(names, seat) }</bdi><small>{ label }</small>
            <b data-testid={format!("store-{}", seat.number())}>{ lie.stores[seat.index()] }</b>
        </p>
    }
}

/// Says in words what is being shown.
fn caption(texts: Texts, names: &[Name], fresh: &[Happening], moment: &Moment) -> String {
    match fresh.get(moment.of) {
        Some(Happening::Lap { .. }) | None => texts.je_lap_now(moment.lap),
        Some(_) => words::sentences(texts, names, &fresh[..=moment.of]).pop().unwrap_or_default(),
    }
}

/// Returns what a move would do; `None` where it may not be made.
fn told(game: &Sowing, mv: Move) -> Option<Vec<Happening>> {
    use crate::games::Game;
    let mut told = Vec::new();
    game.clone().play(mv, &mut told).ok()?;
    Some(told)
}

/// Returns the last happenings that are enough to fill the log: a move has at most a few besides its laps.
fn recent(happenings: &[Happening]) -> &[Happening] {
    let turns =
        happenings.iter().enumerate().rev().filter(|(_, happening)| matches!(happening, Happening::Passed { .. }));
    let from = turns.map(|(i, _)| i + 1).nth(MOST / 2).unwrap_or(0);
    &happenings[from..]
}

/// Returns the class of a seat's row.
fn row(seat: Seat) -> &'static str {
    if seat == B { "row-b" } else { "row-a" }
}

fn name(names: &[Name], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", Name::as_str)
}
