//! Who plays a seat, a person or the computer, and the computer's moves.

use crate::browser::clock::Timeout;
use crate::browser::thinker;
use crate::games::Seat;
use crate::players::Level;
use crate::record::{Head, Tag};
use crate::settings::{HUMAN, Query, Speed};
use crate::study::THROW;
use crate::table::{Act, Rotate, Table};
use crate::words::Texts;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Who {
    /// A person.
    #[default]
    Human,
    /// The computer.
    Computer(Level),
}

/// The tag that tells who plays each seat.
const TAG: &str = "Players";
/// How long the computer waits before it moves, in milliseconds at normal speed, so that one can follow.
const RHYTHM: f64 = 650.0;
/// How long it may think, in milliseconds.
const THINKS: u32 = 1000;

impl Who {
    /// Who plays where nobody is there.
    pub const ALONE: Who = Who::Computer(Level::Medium);

    /// Lists all of them, persons first.
    fn all() -> impl Iterator<Item = Who> {
        [Who::Human].into_iter().chain(Level::ALL.map(Who::Computer))
    }

    /// Returns the name in records.
    fn name(self) -> &'static str {
        match self {
            Who::Human => HUMAN,
            Who::Computer(level) => level.name(),
        }
    }

    fn named(name: &str) -> Option<Who> {
        Who::all().find(|who| who.name() == name)
    }

    fn label(self, texts: Texts) -> String {
        match self {
            Who::Human => texts.who_human(),
            Who::Computer(Level::Easy) => texts.who_easy(),
            Who::Computer(Level::Medium) => texts.who_medium(),
            Who::Computer(Level::Hard) => texts.who_hard(),
        }
    }
}

/// Returns who plays each seat; where the record does not tell, a person.
#[must_use]
pub fn whos(head: &Head) -> Vec<Who> {
    let told = head.extra.iter().find(|tag| tag.name == TAG).map(Tag::items).unwrap_or_default();
    (0..head.names.len()).map(|i| told.get(i).and_then(|name| Who::named(name)).unwrap_or_default()).collect()
}

/// Says whether the computer plays a seat.
#[must_use]
pub fn is_computer(head: &Head, seat: Seat) -> bool {
    matches!(whos(head).get(seat.index()), Some(Who::Computer(_)))
}

/// Returns who plays seat `i` where the address asks; where it does not, whoever has a name is a person, and one person can begin
/// at once.
#[must_use]
pub fn asked(query: &Query, i: usize) -> Who {
    let at = |list: &'static str| query.list(list).nth(i).unwrap_or_default();
    let is_human = i == 0 || !at("names").is_empty() || query.get("seats").is_some();
    Who::named(at("seats")).unwrap_or(if is_human { Who::Human } else { Who::ALONE })
}

/// Returns `extra` with who plays each seat in it.
#[must_use]
pub fn kept_in(extra: &[Tag], whos: &[Who]) -> Vec<Tag> {
    let mut extra: Vec<Tag> = extra.iter().filter(|tag| tag.name != TAG).cloned().collect();
    if whos.iter().any(|who| *who != Who::Human) {
        extra.push(Tag::list(TAG, whos.iter().map(|who| who.name())));
    }
    extra
}

/// Lets one choose who plays seat `i`, whose player is called `name`.
pub fn choice(texts: Texts, i: usize, name: &str, now: Who, on_choose: impl Fn(Who) + 'static) -> Html {
    let onchange = move |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        if let Some(who) = select.and_then(|select| Who::named(&select.value())) {
            on_choose(who);
        }
    };
    html! {
        <select class="who" {onchange} aria-label={texts.setup_who(name)} data-testid={format!("who-{}", i + 1)}>
            { for Who::all().map(|who| html! {
                <option key={who.name()} value={who.name()} selected={who == now}>{ who.label(texts) }</option>
            }) }
        </select>
    }
}

/// Moves for the computer where it is to act and everything is `ready`: nothing moves or is paused. Says whether it is.
#[hook]
pub fn use_rival<G: Rotate + 'static>(
    table: &Rc<Table<G>>,
    ready: bool,
    speed: Speed,
    on_answer: &Callback<(Rc<Table<G>>, Act<G>)>,
) -> bool {
    let who = whos(table.record().head());
    let seat = table.game().to_act().seat();
    let level = match seat.and_then(|seat: Seat| who.get(seat.index())) {
        Some(Who::Computer(level)) => Some(*level),
        _ => None,
    };
    let answered = {
        let (table, on_answer) = (table.clone(), on_answer.clone());
        Callback::from(move |mv: Option<String>| on_answer.emit((table.clone(), read(table.game(), mv.as_deref()))))
    };
    let question = level.filter(|_| ready).map(|level| (level, table.record().to_string()));
    use_thinker(question, Rc::as_ptr(table).addr(), (RHYTHM * speed.pace()) as u32, answered);
    level.is_some()
}

/// Reads an answer. Without one the computer does what comes first, so that the game goes on: pay, or throw, or sow.
fn read<G: Rotate>(game: &G, answer: Option<&str>) -> Act<G> {
    let mv = match answer {
        Some(THROW) => None,
        Some(mv) => game.read_move(mv),
        None => game.legal_moves().into_iter().next(),
    };
    mv.filter(|mv| !G::is_throw(*mv)).map_or(Act::Throw, Act::Play)
}

/// Asks a question after a while and tells the answer, unless another question, or none, has come after it, be it alike and
/// about another table: `table` is where that lies.
#[hook]
fn use_thinker(question: Option<(Level, String)>, table: usize, wait: u32, answered: Callback<Option<String>>) {
    use_effect_with((table, question), move |(_, question)| {
        let asked = Rc::new(RefCell::new(None));
        let timer = question.clone().map(|(level, record)| {
            let asked = asked.clone();
            Timeout::new(wait, move || {
                let question = format!("move {}\n{record}", level.name());
                *asked.borrow_mut() = Some(thinker::ask(&question, Some(THINKS), move |mv, _| answered.emit(mv)));
            })
        });
        // Whatever comes after this is the answer to a position that is gone.
        move || drop((timer, asked.take()))
    });
}

/// Returns how many moves are to be taken back, so that a person is to choose again.
#[must_use]
pub fn back<G: Rotate>(table: &Table<G>) -> usize {
    let who = whos(table.record().head());
    let len = table.record().moves().len();
    let is_human = |after: usize| {
        let seat = table.record().cut(after).game().to_act().seat();
        seat.and_then(|seat| who.get(seat.index())) == Some(&Who::Human)
    };
    (1..=len).find(|n| is_human(len - n)).unwrap_or(1)
}
