//! A game's room on the page: what is held of the game, and its being kept before anything else can be done.

use super::home::{Do, Home, Screen};
use super::notices::Notice;
use super::rival::{Who, whos};
use super::saved::{self, Kept};
use crate::browser::store::Watch;
use crate::browser::{clock, host};
use crate::messages;
use crate::record::Record;
use crate::table::{Act, Rotate, Table};
use std::rc::Rc;
use yew::prelude::*;

/// One game, as it is held now, and how it is changed.
#[derive(Clone, PartialEq)]
pub struct Room<G: Rotate> {
    /// What is held now.
    pub home: Rc<Home<G>>,
    /// Does something at the table.
    pub act: Callback<Act<G>>,
    /// Does what the computer answered at the table that it was asked about, if that is still the one.
    pub answer: Callback<(Rc<Table<G>>, Act<G>)>,
    /// Begins or opens a game.
    pub open: Callback<Record<G>>,
    /// Shows another screen of the game.
    pub show: Callback<Screen>,
    /// Plays again with the same players.
    pub rematch: Callback<()>,
}

impl<G: Rotate> Room<G> {
    /// Returns how to show another screen where the game is seen being played.
    pub fn playing(&self) -> Option<Callback<Screen>> {
        self.home.playing().map(|_| self.show.clone())
    }

    /// Returns the game on the table as text, if there is one.
    pub fn text(&self) -> Option<String> {
        self.home.table.as_ref().map(|table| table.record().to_string())
    }
}

/// What is held between two drawings.
struct Held<G: Rotate> {
    home: Rc<Home<G>>,
    /// Whether what is stored was read or written here.
    ours: bool,
}

/// Holds a game. Each change is stored before it is seen and before the next can be made; `say` is told once what has to be
/// said about that, and `tell` each message for the page around this one. Where the address asks for a game of its own
/// (`asked`), one that is over does not stand in its way.
#[hook]
pub fn use_room<G: Rotate + Kept>(say: &Callback<Notice>, tell: &Callback<String>, asked: bool) -> Room<G> {
    // The one truth, which is ahead of what is drawn: two touches before the next drawing are two acts, one after the other.
    let mut found = Vec::new();
    let held = use_mut_ref(|| {
        let (table, notices) = saved::load::<G>();
        found = notices;
        let ours = table.is_some();
        let mut home = Home::new(table);
        if asked && !home.is_under_way() {
            home.screen = Screen::Setup;
        }
        Held { ours, home: Rc::new(home) }
    });
    let drawn = use_force_update();
    let change = Callback::from({
        let (held, say, tell) = (held.clone(), say.clone(), tell.clone());
        move |what: Do<G>| {
            let (before, ours) = (held.borrow().home.clone(), held.borrow().ours);
            let Some(after) = before.after(what) else { return };
            let changed = after.table.as_ref().filter(|_| !same(before.table.as_ref(), after.table.as_ref()));
            if let Some(table) = changed.filter(|_| !after.elsewhere) {
                match saved::save(table, ours) {
                    Ok(()) => held.borrow_mut().ours = true,
                    Err(notice) => say.emit(notice),
                }
            }
            if let Some(table) = changed.filter(|_| host::is_there()) {
                let people: Vec<bool> = whos(table.record().head()).into_iter().map(|who| who == Who::Human).collect();
                for told in messages::after(before.table.as_deref(), table, &people) {
                    tell.emit(told);
                }
            }
            held.borrow_mut().home = Rc::new(after);
            drawn.force_update();
        }
    });
    use_watch(G::KEY, found, change.reform(|()| Do::Leave), say);
    let act = change.reform(Do::Act);
    Room {
        home: held.borrow().home.clone(),
        rematch: act.reform(|()| Act::Rematch { seed: saved::fresh_seed(), date: Some(clock::today()) }),
        act,
        answer: change.reform(|(table, act)| Do::Answer(table, act)),
        open: change.reform(|record: Record<G>| Do::Open(Rc::new(Table::open(record, saved::fresh_seed())))),
        show: change.reform(Do::Show),
    }
}

/// Has `say` told what was found, and follows what is kept under `key`: `leave` is told when another window changes that.
#[hook]
fn use_watch(key: &'static str, found: Vec<Notice>, leave: Callback<()>, say: &Callback<Notice>) {
    use_effect_with((), {
        let say = say.clone();
        move |()| {
            for notice in found {
                say.emit(notice);
            }
            let watch = Watch::begin(key, move || leave.emit(()));
            move || drop(watch)
        }
    });
}

fn same<T>(a: Option<&Rc<T>>, b: Option<&Rc<T>>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => Rc::ptr_eq(a, b),
        (a, b) => a.is_none() && b.is_none(),
    }
}
