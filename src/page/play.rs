//! The game being played: the board, whose turn it is, what can be done, and what is told.
//!
//! An act is kept and drawn at once; what moves runs from where the pieces stood. The words follow when the movement ends,
//! so that nothing is told before it is seen. Any touch ends a movement.

use super::art::{Look, SignKind, sign};
use super::board::Board;
use super::draft::looks;
use super::end::end;
use super::geometry::Spiral;
use super::layout::{Placed, layout};
use super::ledger::ledger;
use super::log::{live, log, positions};
use super::lots::{key, throw};
use super::players::figure;
use super::settings::Settings;
use super::{cues, dialogs};
use crate::browser::clock::{self, Timeout};
use crate::browser::focus;
use crate::browser::keys::{At, Key as Pressed, Keys};
use crate::browser::motion::Moving;
use crate::games::Seat;
use crate::games::hyena::{Chase, Fee, Happening, Move, Mover, Tabas, Way};
use crate::games::{Game, ToAct};
use crate::record::Name;
use crate::table::{Act, Table};
use crate::words::{self, Arg, Texts};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A second touch within this time, in milliseconds, is the same touch.
const SAME_TOUCH: f64 = 350.0;

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
    last_touch: f64,
}

/// Shows the game and takes what a person does.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let texts = props.texts;
    let stage = use_mut_ref(Stage::default);
    // What the words tell: the table as it was until the movement has ended.
    let shown = use_state(|| props.table.clone());
    let spiral = use_memo(props.table.game().setup().days, |days| Spiral::new(days.0.into()));
    let settle = use_callback(props.table.clone(), {
        let (stage, shown) = (stage.clone(), shown.clone());
        move |(), table: &Rc<Table<Chase>>| {
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
            focus::to_first(&["throw", "again"]);
        }
    });
    let act = use_callback((settle.clone(), props.on_act.clone()), {
        let stage = stage.clone();
        move |act: Act<Chase>, (settle, on_act): &(Callback<()>, Callback<Act<Chase>>)| {
            let now = clock::touched();
            let (moving, again) = {
                let mut stage = stage.borrow_mut();
                let again = now - stage.last_touch < SAME_TOUCH;
                stage.last_touch = if again { stage.last_touch } else { now };
                (stage.timer.is_some(), again)
            };
            if moving {
                settle.emit(());
            } else if !again {
                on_act.emit(act);
            }
        }
    });
    use_keys(&act, &shown, props.settings.keys);

    let table = if settled { &props.table } else { &*shown };
    let (game, names) = (table.game(), &table.record().head().names);
    let turn = actor(game);
    let mover = turn.map(|seat| if game.winner() == Some(seat) { Mover::Hyena } else { Mover::Mother(seat) });
    let looks = looks(table.record().head());
    let initials = if props.settings.letters { names.iter().map(Name::initial).collect() } else { Vec::new() };
    let fall = last_fall(&props.table);
    let count = props.table.record().throws();
    let label = texts.play_board(Arg::Phrase(&texts.days_count(game.setup().days.0)));
    html! {
        <div class="play" data-moving={(!settled).to_string()} data-acts={props.table.acts().to_string()}
            data-moves={props.table.record().moves().len().to_string()} data-testid="play">
            <div class="board-side">
                <Board spiral={spiral.clone()} game={props.table.game().clone()} looks={looks.clone()} {initials} turn={mover} {label} />
            </div>
            <div class="game-side">
                { live(texts, table) }
                if game.standings().is_some() {
                    { end(texts, table, &props.on_rematch, &props.on_setup) }
                } else {
                    { banner(texts, game, names, turn, &looks) }
                    <div id="actions" class="actions">
                        { throw(texts, game.rules().lots, fall, count, act.reform(|_: MouseEvent| Act::Throw)) }
                        { payments(texts, game, table.can_take_back(), &act) }
                    </div>
                    { key(texts, game.rules().lots) }
                }
                { ledger(texts, game, names, &looks, turn) }
                { log(texts, table) }
                { positions(texts, table) }
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

/// Listens to single keys while the game is seen.
#[hook]
fn use_keys(act: &Callback<Act<Chase>>, table: &Rc<Table<Chase>>, single_keys: bool) {
    use_effect_with((act.clone(), table.clone(), single_keys), |(act, table, single_keys)| {
        let (act, table, single_keys) = (act.clone(), table.clone(), *single_keys);
        let keys = Keys::listen(move |key: &Pressed| {
            if key.at == At::Dialog {
                return false;
            }
            match key.name.as_str() {
                // A held key neither throws again nor scrolls.
                " " | "Enter" if key.at == At::Nowhere => {
                    if !key.repeats && table.game().standings().is_none() {
                        act.emit(Act::Throw);
                    }
                }
                " " | "Enter" if key.at == At::Control && key.repeats => {}
                "ArrowRight" | "ArrowDown" if key.at == At::Control => focus::to_next("actions"),
                "ArrowLeft" | "ArrowUp" if key.at == At::Control => focus::to_previous("actions"),
                _ if !single_keys || key.at == At::Field || key.repeats => return false,
                "u" | "U" => act.emit(Act::TakeBack),
                "p" | "P" => match table.game().payment() {
                    Some(fee) => act.emit(Act::Play(Move::Pay(fee))),
                    None => return false,
                },
                "?" => focus::open_dialog(dialogs::KEYS),
                _ => return false,
            }
            true
        });
        move || drop(keys)
    });
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
fn payments(texts: Texts, game: &Chase, can_take_back: bool, act: &Callback<Act<Chase>>) -> Html {
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
            { offered }
            if can_take_back {
                <button type="button" class="quiet" onclick={act.reform(|_: MouseEvent| Act::TakeBack)} data-testid="undo">{ texts.play_undo() }</button>
            }
        </div>
    }
}

/// Says what is missing for a payment, unless it is missing days far from the goal.
fn missing(texts: Texts, game: &Chase, fee: Fee, price: Tabas) -> Html {
    const NEAR: u32 = 6;
    let Some(mother) = actor(game).and_then(|seat| game.mothers().get(seat.index())) else { return Html::default() };
    if matches!(fee, Fee::MissingDays(_)) && price.0 > NEAR {
        return Html::default();
    }
    let way: Way = mother.way();
    html! { <p class="hint" data-testid="missing">{ words::missing(texts, fee, way, price, mother.tabas()) }</p> }
}

fn actor(game: &Chase) -> Option<Seat> {
    match game.to_act() {
        ToAct::Seat(seat) | ToAct::Chance(seat) => Some(seat),
        ToAct::Over => None,
    }
}

fn last_fall(table: &Table<Chase>) -> Option<crate::chance::Fall> {
    table.happenings().iter().rev().find_map(|h| match h {
        Happening::Threw { fall, .. } => Some(*fall),
        _ => None,
    })
}
