//! The game being played: the board, whose turn it is, what can be done, and what is told.
//!
//! An act is kept and drawn at once; what moves runs from where the pieces stood. The words follow when the movement ends,
//! so that nothing is told before it is seen. Any touch ends a movement.

use super::art::{Look, SignKind, sign};
use super::board::Board;
use super::cues;
use super::draft::looks;
use super::end::end;
use super::geometry::Spiral;
use super::layout::{Placed, layout};
use super::ledger::ledger;
use super::lots::{key, throw};
use super::players::figure;
use crate::browser::clock::Timeout;
use crate::browser::focus;
use crate::browser::keys::{At, Key as Pressed};
use crate::browser::motion::Moving;
use crate::games::Game;
use crate::games::Seat;
use crate::games::hyena::{Chase, Fee, Happening, Move, Mover, Tabas, Way};
use crate::page::keys::use_keys;
use crate::page::log::{MOST, live, log, positions};
use crate::page::parts::button;
use crate::page::settings::Settings;
use crate::page::touch::Touches;
use crate::record::Name;
use crate::table::{Act, Table};
use crate::words::{Arg, Texts, hyena as words};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// The game and who is told of acts.
#[derive(Properties, PartialEq)]
pub struct PlayProps {
    /// The language.
    pub texts: Texts,
    /// The game.
    pub table: Rc<Table<Chase>>,
    /// How things move.
    pub settings: Settings,
    /// Whether short fades stand for movement.
    pub still: bool,
    /// Told of an act.
    pub on_act: Callback<Act<Chase>>,
    /// Told that the same players play again.
    pub on_rematch: Callback<()>,
    /// Told that players or rules are to change.
    pub on_setup: Callback<()>,
}

/// What is moving now.
#[derive(Default)]
struct Stage {
    placed: Vec<Placed>,
    moving: Moving,
    timer: Option<Timeout>,
    touches: Touches,
}

/// Shows the game and takes what a person does.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let texts = props.texts;
    let stage = use_mut_ref(Stage::default);
    // What the words tell: the table as it was until the movement has ended.
    let shown = use_state(|| props.table.clone());
    let spiral = use_memo(props.table.game().setup().days, |days| Spiral::new(days.0.into()));
    let settle = Callback::from({
        let (stage, shown, table) = (stage.clone(), shown.clone(), props.table.clone());
        move |()| {
            let mut stage = stage.borrow_mut();
            stage.timer = None;
            stage.moving.finish();
            shown.set(table.clone());
        }
    });
    use_effect_with(props.table.clone(), {
        let (stage, settle, spiral) = (stage.clone(), settle.clone(), spiral.clone());
        let (pace, still) = (props.settings.speed.pace(), props.still);
        move |table| perform(&stage, table, &spiral, pace, still, &settle)
    });
    let settled = Rc::ptr_eq(&shown, &props.table);
    use_effect_with((settled, props.table.acts()), |&(settled, acts)| {
        if settled && acts > 0 && focus::is_nowhere() {
            focus::to_first(&["#throw", "#again"]);
        }
    });
    let act = Callback::from({
        let (stage, settle, on_act) = (stage.clone(), settle.clone(), props.on_act.clone());
        move |act: Act<Chase>| {
            let (moving, new) = {
                let mut stage = stage.borrow_mut();
                (stage.timer.is_some(), stage.touches.is_new())
            };
            match (new, moving) {
                (false, _) => {}
                (true, true) => settle.emit(()),
                (true, false) => on_act.emit(act),
            }
        }
    });
    let skip = {
        let (stage, settle) = (stage.clone(), settle.clone());
        move |_: MouseEvent| {
            let skips = {
                let mut stage = stage.borrow_mut();
                stage.timer.is_some() && stage.touches.is_new()
            };
            if skips {
                settle.emit(());
            }
        }
    };
    use_keys(&act, &shown, props.settings.keys, key_act);

    let table = if settled { &props.table } else { &*shown };
    let (game, names) = (table.game(), &table.record().head().names);
    let turn = game.to_act().seat();
    let mover = turn.map(|seat| if game.winner() == Some(seat) { Mover::Hyena } else { Mover::Mother(seat) });
    let looks = looks(table.record().head());
    let initials = if props.settings.letters { names.iter().map(Name::initial).collect() } else { Vec::new() };
    let fall = last_fall(&props.table);
    let count = props.table.record().throws();
    let said = |happenings: &[Happening]| words::sentences(texts, names, happenings);
    let happenings = table.happenings();
    // At most two happenings are one sentence, so twice as many are enough to fill the log.
    let recent = &happenings[happenings.len().saturating_sub(2 * MOST)..];
    // The lots lie as the player before has thrown them.
    let past = settled && matches!(happenings.last(), Some(Happening::Passed { .. }));
    let label = texts.play_board(Arg::Phrase(&texts.days_count(game.setup().days.0)));
    html! {
        <div class="play" data-moving={(!settled).to_string()} data-acts={props.table.acts().to_string()}
            data-moves={props.table.record().moves().len().to_string()} data-testid="play">
            <div class="board-side" onclick={skip}>
                <Board spiral={spiral.clone()} game={props.table.game().clone()} looks={looks.clone()} {initials} turn={mover} {label} />
            </div>
            <div class="game-side">
                { live(&said(table.fresh()), table.acts()) }
                if game.standings().is_some() {
                    { end(texts, table, &props.on_rematch, &props.on_setup) }
                } else {
                    { banner(texts, game, names, turn, &looks) }
                    <div id="actions" class="actions">
                        { throw(texts, game.rules().lots, fall, count, past, act.reform(|_: MouseEvent| Act::Throw)) }
                        { payments(texts, game, names, table.can_take_back(), &act) }
                    </div>
                    { key(texts, game.rules().lots) }
                }
                { ledger(texts, game, names, &looks, turn) }
                { log(texts, happenings.len(), said(recent), texts.log_empty()) }
                { positions(texts, where_all_stand(texts, game, names)) }
            </div>
        </div>
    }
}

/// Sets in motion what the last act did, and settles when it has ended.
fn perform(
    stage: &RefCell<Stage>,
    table: &Table<Chase>,
    spiral: &Spiral,
    pace: f64,
    still: bool,
    settle: &Callback<()>,
) {
    let after = layout(table.game(), spiral);
    let (before, length) = {
        let mut stage = stage.borrow_mut();
        let before = std::mem::replace(&mut stage.placed, after.clone());
        stage.moving.finish();
        let score = if table.fresh().is_empty() || before.is_empty() {
            cues::Score::default()
        } else if still || pace <= 0.0 {
            cues::quiet_score(&before, &after)
        } else {
            cues::score(table.fresh(), &before, &after, spiral, pace)
        };
        for cue in &score.cues {
            stage.moving.add(&cue.target, &cue.transforms, &cue.opacities, cue.steps, cue.delay, cue.duration);
        }
        (before, score.length)
    };
    if length <= 0.0 || before.is_empty() {
        settle_quietly(stage, settle);
    } else {
        let settle = settle.clone();
        stage.borrow_mut().timer = Some(Timeout::new(length as u32, move || settle.emit(())));
    }
}

/// Lets the words follow at once, and short fades run on.
fn settle_quietly(stage: &RefCell<Stage>, settle: &Callback<()>) {
    let fades = std::mem::take(&mut stage.borrow_mut().moving);
    settle.emit(());
    stage.borrow_mut().moving = fades;
}

/// Says what a key does that this game alone has.
fn key_act(key: &Pressed, game: &Chase, single_keys: bool) -> Option<Act<Chase>> {
    match key.name.as_str() {
        " " | "Enter" if key.at == At::Nowhere && game.standings().is_none() => Some(Act::Throw),
        "p" | "P" if single_keys => game.payment().map(|fee| Act::Play(Move::Pay(fee))),
        _ => None,
    }
}

/// Says whose turn it is.
fn banner(texts: Texts, game: &Chase, names: &[Name], turn: Option<Seat>, looks: &[Look]) -> Html {
    let Some(seat) = turn else { return Html::default() };
    let name = names.get(seat.index()).map_or("", Name::as_str);
    let hunts = game.winner() == Some(seat);
    let words = if hunts { texts.play_turn_hyena(name) } else { texts.play_turn(name) };
    let picture = if hunts {
        sign(SignKind::Hyena)
    } else {
        looks.get(seat.index()).map(|look| figure(*look)).unwrap_or_default()
    };
    html! {
        <h2 class={classes!("banner", hunts.then_some("hunts"))} data-testid="turn" data-seat={seat.number().to_string()}>
            { picture }<span>{ words }</span>
        </h2>
    }
}

/// Shows what can be paid now, or what is missing for it.
fn payments(texts: Texts, game: &Chase, names: &[Name], can_take_back: bool, act: &Callback<Act<Chase>>) -> Html {
    let offered = game.due().map(|(fee, price)| {
        if game.payment() == Some(fee) {
            let onclick = act.reform(move |_: MouseEvent| Act::Play(Move::Pay(fee)));
            html! {
                <button key="pay" type="button" class="pay" {onclick} data-testid="pay">{ words::payment(texts, fee, price) }</button>
            }
        } else {
            missing(texts, game, fee, price)
        }
    });
    html! {
        <div class="payments" role="group" aria-label={texts.play_payments()}>
            { for words::waiting(texts, names, game).map(|waits| html! { <p class="hint" data-testid="waiting">{ waits }</p> }) }
            { offered }
            if can_take_back {
                { button("undo", texts.play_undo(), act.reform(|_: MouseEvent| Act::TakeBack)) }
            }
        </div>
    }
}

/// Says what is missing for a payment, unless it is missing days far from the goal.
fn missing(texts: Texts, game: &Chase, fee: Fee, price: Tabas) -> Html {
    const NEAR: u32 = 6;
    let Some(mother) = game.to_act().seat().and_then(|seat| game.mothers().get(seat.index())) else {
        return Html::default();
    };
    if matches!(fee, Fee::MissingDays(_)) && price.0 > NEAR {
        return Html::default();
    }
    let way: Way = mother.way();
    html! { <p class="hint" data-testid="missing">{ words::missing(texts, fee, way, price, mother.tabas()) }</p> }
}

/// Says where each mother and the hyena stand.
fn where_all_stand(texts: Texts, game: &Chase, names: &[Name]) -> Vec<String> {
    let mothers = Seat::first(game.seats()).map(|seat| words::mother_line(texts, names, game, seat));
    mothers.chain([words::hyena_line(texts, names, game)]).collect()
}

fn last_fall(table: &Table<Chase>) -> Option<crate::chance::Fall> {
    table.happenings().iter().rev().find_map(|h| match h {
        Happening::Threw { fall, .. } => Some(*fall),
        _ => None,
    })
}
