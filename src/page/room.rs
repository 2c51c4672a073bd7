//! A game's room on the page: what is held of the game, and its being kept before anything else can be done.

use super::home::{Do, Home, Screen};
use super::notices::Notice;
use super::saved::{self, Kept};
use crate::browser::clock;
use crate::browser::store::Watch;
use crate::record::Record;
use crate::table::{Act, Rotate, Table};
use std::cell::Cell;
use std::rc::Rc;
use yew::prelude::*;

/// One game, as it is held now, and how it is changed.
#[derive(Clone, PartialEq)]
pub struct Room<G: Rotate> {
    /// What is held now.
    pub home: Rc<Home<G>>,
    /// Does something at the table.
    pub act: Callback<Act<G>>,
    /// Begins or opens a game.
    pub open: Callback<Record<G>>,
    /// Shows another screen of the game.
    pub show: Callback<Screen>,
    /// Plays again with the same players.
    pub rematch: Callback<()>,
}

/// Holds a game. Each change is stored before it is seen and before the next can be made; `say` is told once what has to be
/// said about that.
#[hook]
pub fn use_room<G: Rotate + Kept>(say: &Callback<Notice>) -> Room<G> {
    // The one truth, which is ahead of what is drawn: two touches before the next drawing are two acts, one after the other.
    let mut found = Vec::new();
    let held = use_mut_ref(|| {
        let (table, notices) = saved::load::<G>();
        found = notices;
        Rc::new(Home::new(table))
    });
    let drawn = use_force_update();
    // Whether what is stored was read or written here.
    let ours = use_memo((), |()| Cell::new(held.borrow().table.is_some()));
    let tell = Callback::from({
        let (held, ours, say) = (held.clone(), ours.clone(), say.clone());
        move |what: Do<G>| {
            let before = held.borrow().clone();
            let Some(after) = before.after(what) else { return };
            let keeps = !after.elsewhere && !same(before.table.as_ref(), after.table.as_ref());
            if let Some(table) = after.table.as_ref().filter(|_| keeps) {
                match saved::save(table, ours.get()) {
                    Ok(()) => ours.set(true),
                    Err(notice) => say.emit(notice),
                }
            }
            *held.borrow_mut() = Rc::new(after);
            drawn.force_update();
        }
    });
    use_effect_with((), {
        let (tell, say) = (tell.clone(), say.clone());
        move |()| {
            for notice in found {
                say.emit(notice);
            }
            let watch = Watch::begin(G::KEY, move || {
                tell.emit(Do::Leave);
                say.emit(Notice::Elsewhere);
            });
            move || drop(watch)
        }
    });
    let act = tell.reform(Do::Act);
    Room {
        home: held.borrow().clone(),
        rematch: act.reform(|()| Act::Rematch { seed: saved::fresh_seed(), date: Some(clock::today()) }),
        act,
        open: tell.reform(|record: Record<G>| Do::Open(Rc::new(Table::open(record, saved::fresh_seed())))),
        show: tell.reform(Do::Show),
    }
}

fn same<T>(a: Option<&Rc<T>>, b: Option<&Rc<T>>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => Rc::ptr_eq(a, b),
        (a, b) => a.is_none() && b.is_none(),
    }
}
