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
use super::lots::{By, key, throw};
use super::players::figure;
use crate::browser::clock::Timeout;
use crate::browser::keys::{At, Key as Pressed};
use crate::browser::sound;
use crate::games::Game;
use crate::games::Seat;
use crate::games::hyena::{Chase, Fee, Happening, Move, Mover, Tabas, Way};
use crate::markup::Num;
use crate::page::advice::{advice, use_adviser};
use crate::page::chances::use_chances;
use crate::page::keys::use_keys;
use crate::page::log::{MOST, live, log, positions, told};
use crate::page::parts::{button, settle_focus, use_latest};
use crate::page::rival::{is_computer, use_rival};
use crate::page::stage::{PlayProps, Stage, acting, can_take_back, facing, people, screen, skipping};
use crate::record::Name;
use crate::table::{Act, Table};
use crate::words::{Arg, Texts, hyena as words};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// Shows the game and takes what a person does.
#[component]
pub fn Play(props: &PlayProps<Chase>) -> Html {
    let texts = props.texts;
    let stage = use_mut_ref(Stage::default);
    let placed = use_mut_ref(Vec::<Placed>::new);
    // What the words tell: the table as it was until the movement has ended.
    let shown = use_state(|| props.table.clone());
    let spiral = use_memo(props.table.game().setup().days, |days| Spiral::new(days.0.into()));
    let latest = use_latest(props.table.clone());
    let settle = Callback::from({
        let (stage, shown) = (stage.clone(), shown.setter());
        move |()| {
            stage.borrow_mut().rest();
            shown.set(latest.borrow().clone());
        }
    });
    // By where they lie: two tables may be alike, as where a game is opened twice.
    use_effect_with(Rc::as_ptr(&props.table), {
        let (stage, settle, spiral, table) = (stage.clone(), settle.clone(), spiral.clone(), props.table.clone());
        let (pace, still, sounds) = (props.settings.speed.pace(), props.still, props.settings.sound);
        move |_| {
            let after = layout(table.game(), &spiral);
            let before = placed.replace(after.clone());
            perform(&stage, &table, [&before, &after], &spiral, (if still { 0.0 } else { pace }, sounds), &settle);
        }
    });
    let settled = Rc::ptr_eq(&shown, &props.table);
    use_effect_with((settled, props.table.acts()), |&(settled, acts)| {
        if settled && acts > 0 {
            settle_focus();
        }
    });
    let thinks = use_rival(&props.table, settled && !props.paused, props.settings.speed, &props.on_answer);
    let over = props.table.game().standings().is_some();
    let known = use_chances(texts, over.then(|| props.table.record().to_string()));
    let adviser = use_adviser(texts, props.table.acts(), {
        let table = props.table.clone();
        Rc::new(move || table.record().to_string())
    });
    let act = acting(&stage, &settle, &people(&props.on_act, thinks));
    let skip = skipping(&stage, &settle);
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
    let fresh = said(table.fresh());
    // Whose turn it is now stands above it.
    let done = match table.fresh() {
        [done @ .., Happening::Passed { .. }] => done,
        fresh => fresh,
    };
    let happenings = table.happenings();
    // At most two happenings are one sentence, so twice as many are enough to fill the log.
    let recent = &happenings[happenings.len().saturating_sub(2 * MOST)..];
    let by = match turn {
        Some(seat) if is_computer(table.record().head(), seat) => By::Computer,
        _ if thinks => By::Nobody,
        _ => By::Person,
    };
    // The lots lie as the player before has thrown them.
    let past = settled && matches!(happenings.last(), Some(Happening::Passed { .. }));
    let label = texts.play_board(Arg::Phrase(&texts.days_count(game.setup().days.0)));
    let board = html! {
        <Board spiral={spiral.clone()} game={props.table.game().clone()} looks={looks.clone()} {initials} turn={mover} {label} />
    };
    let beside = html! {
        <>
            { live(&fresh, table.acts()) }
            if game.standings().is_some() {
                { end(texts, table, &known, &props.on_rematch, &props.on_setup) }
            } else {
                { facing(&props.settings, table, html! { <>
                    { banner(texts, game, names, turn, &looks) }
                    <div id="actions" class="actions">
                        { throw(texts, game.rules().lots, fall, count, past, by, act.reform(|_: MouseEvent| Act::Throw)) }
                        { told(&said(done)) }
                        if !thinks {
                            { payments(texts, game, names, can_take_back(table), &act) }
                        }
                    </div>
                </> }) }
                if settled && !thinks && props.settings.hints {
                    { advice(texts, &adviser) }
                }
                { key(texts, game.rules().lots) }
            }
            { ledger(texts, game, names, &looks, turn) }
            { log(texts, happenings.len(), said(recent), texts.log_empty()) }
            { positions(texts, &where_all_stand(texts, game, names)) }
        </>
    };
    screen(&props.table, settled, skip, "play", board, beside)
}

/// Sets in motion what the last act did to the pieces that stood as `before`, and settles when it has ended. Without a pace
/// there are short fades; `sounds` says whether it is heard.
fn perform(
    stage: &RefCell<Stage>,
    table: &Table<Chase>,
    [before, after]: [&[Placed]; 2],
    spiral: &Spiral,
    (pace, sounds): (f64, bool),
    settle: &Callback<()>,
) {
    let score = if table.fresh().is_empty() || before.is_empty() {
        cues::Score::default()
    } else if pace <= 0.0 {
        cues::quiet_score(table.fresh(), before, after)
    } else {
        cues::score(table.fresh(), before, after, spiral, pace)
    };
    if sounds {
        let list: Vec<String> = score.sounds.iter().map(|(name, at)| format!("{name} {:.0}", Num(*at))).collect();
        sound::play(&list.join(" "));
    }
    {
        let mut stage = stage.borrow_mut();
        stage.moving.finish();
        for cue in &score.cues {
            stage.moving.add(&cue.target, &cue.transforms, &cue.opacities, cue.steps, cue.delay, cue.duration);
        }
    }
    if score.length <= 0.0 {
        settle_quietly(stage, settle);
    } else {
        let settle = settle.clone();
        stage.borrow_mut().timer = Some(Timeout::new(score.length as u32, move || settle.emit(())));
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
