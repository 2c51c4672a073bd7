//! What the screens of all games do alike: an act is taken once, and a touch while something moves ends that.

use super::asked::query;
use super::rival::is_computer;
use super::touch::Touches;
use crate::browser::clock::Timeout;
use crate::browser::motion::Moving;
use crate::settings::Settings;
use crate::table::{Act, Rotate, Table};
use crate::words::Texts;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// The sides of a table.
const SIDES: usize = 4;

/// A game that is played, and who is told of acts.
#[derive(Properties, PartialEq)]
pub struct PlayProps<G: Rotate + 'static> {
    /// The language.
    pub texts: Texts,
    /// The game.
    pub table: Rc<Table<G>>,
    /// How things move.
    pub settings: Settings,
    /// Whether movement is unwelcome.
    pub still: bool,
    /// Whether everything waits.
    pub paused: bool,
    /// Told of an act.
    pub on_act: Callback<Act<G>>,
    /// Told what the computer answered, and at which table.
    pub on_answer: Callback<(Rc<Table<G>>, Act<G>)>,
    /// Told that the same players play again.
    pub on_rematch: Callback<()>,
    /// Told that players or rules are to change.
    pub on_setup: Callback<()>,
}

/// What is moving now, and when it was touched.
#[derive(Default)]
pub struct Stage {
    /// The movements.
    pub moving: Moving,
    /// What ends them when their time is over; none where nothing moves.
    pub timer: Option<Timeout>,
    touches: Touches,
}

impl Stage {
    /// Ends all movement.
    pub fn rest(&mut self) {
        self.timer = None;
        self.moving.finish();
    }
}

/// Makes what passes on the acts of people, which are none while the computer is to act.
pub fn people<G: Rotate + 'static>(on_act: &Callback<Act<G>>, thinks: bool) -> Callback<Act<G>> {
    if thinks { Callback::noop() } else { on_act.clone() }
}

/// Makes what takes acts: a second touch that is the same once more does nothing, one while something moves ends that by
/// `settle`, and any other is an act.
pub fn acting<G: Rotate + 'static>(
    stage: &Rc<RefCell<Stage>>,
    settle: &Callback<()>,
    on_act: &Callback<Act<G>>,
) -> Callback<Act<G>> {
    let (stage, settle, on_act) = (stage.clone(), settle.clone(), on_act.clone());
    Callback::from(move |act: Act<G>| {
        let (new, moving) = {
            let mut stage = stage.borrow_mut();
            (stage.touches.is_new(), stage.timer.is_some())
        };
        match (new, moving) {
            (false, _) => {}
            (true, true) => settle.emit(()),
            (true, false) => on_act.emit(act),
        }
    })
}

/// Makes what a touch on the board does: it ends what moves there, by `settle`. Such a touch counts, lest the second of two
/// act on what the first has brought to an end.
pub fn skipping(stage: &Rc<RefCell<Stage>>, settle: &Callback<()>) -> Callback<MouseEvent> {
    let (stage, settle) = (stage.clone(), settle.clone());
    Callback::from(move |_: MouseEvent| {
        let skips = {
            let mut stage = stage.borrow_mut();
            stage.timer.is_some() && stage.touches.is_new()
        };
        if skips {
            settle.emit(());
        }
    })
}

/// Says whether the last move can be taken back, here and now.
pub fn can_take_back<G: Rotate>(table: &Table<G>) -> bool {
    table.can_take_back() && !query().says("undo", "off")
}

/// Shows what a player touches and is told in her turn. Where the players sit around a table it faces the side of the person
/// whose turn it is: they sit evenly around it, the first at the bottom, the others following anti-clockwise.
pub fn facing<G: Rotate>(settings: &Settings, table: &Table<G>, shown: Html) -> Html {
    let game = table.game();
    let turn = game.to_act().seat().filter(|seat| settings.table && !is_computer(table.record().head(), *seat));
    let side = turn.map(|seat| (seat.index() * SIDES / usize::from(game.seats())).to_string());
    html! { <div class="turn" data-side={side}>{ shown }</div> }
}

/// Lays out a game's screen: the board, and `beside` it everything else.
pub fn screen<G: Rotate>(
    table: &Table<G>,
    settled: bool,
    skip: Callback<MouseEvent>,
    class: &'static str,
    board: Html,
    beside: Html,
) -> Html {
    html! {
        <div {class} data-moving={(!settled).to_string()} data-acts={table.acts().to_string()}
            data-moves={table.record().moves().len().to_string()} data-testid="play">
            <div class="board-side" onclick={skip}>{ board }</div>
            <div class="game-side">{ beside }</div>
        </div>
    }
}
