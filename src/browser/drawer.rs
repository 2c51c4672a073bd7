//! What draws tools: the script that also thinks beside the page (`assets/think.js`), here asked at once.

use super::{document, thinker};
use std::cell::RefCell;

/// What is told when it can draw, or when it cannot be had.
type Done = Box<dyn FnOnce(bool)>;

#[derive(Default)]
struct Drawer {
    is_there: bool,
    waiting: Vec<Done>,
}

thread_local! {
    static DRAWER: RefCell<Drawer> = RefCell::default();
}

/// Says whether it can be asked.
#[must_use]
pub fn is_there() -> bool {
    DRAWER.with_borrow(|drawer| drawer.is_there)
}

/// Has it fetched unless it is there or on its way, and tells `done` whether it can be asked.
pub fn fetch(done: Done) {
    if is_there() {
        return done(true);
    }
    let is_first = DRAWER.with_borrow_mut(|drawer| {
        drawer.waiting.push(done);
        drawer.waiting.len() == 1
    });
    if is_first {
        thinker::load();
        prepare();
    }
}

/// Asks it what `tools::answer` takes; `None` where there is no answer or it is not there.
#[must_use]
pub fn ask(question: &str) -> Option<String> {
    let detail = thinker::object(&[("ask", question.into())]);
    document::announce_with("hyena:draw", &detail);
    thinker::get(&detail, "answer").as_string()
}

/// Has the script, where it is there, fetch what draws if somebody waits for it.
pub(super) fn prepare() {
    if DRAWER.with_borrow(|drawer| !drawer.waiting.is_empty()) {
        // It is not there, so that this is no question yet.
        let _ = ask("");
    }
}

/// Tells all who wait whether it can be asked.
pub(super) fn settle(is_there: bool) {
    let waiting = DRAWER.with_borrow_mut(|drawer| {
        drawer.is_there = is_there;
        std::mem::take(&mut drawer.waiting)
    });
    for done in waiting {
        done(is_there);
    }
}
