//! The choices before a game, with one large button that starts with sensible ones.

use super::board::picture;
use crate::browser::{clock, focus};
use crate::games::Game;
use crate::games::Seat;
use crate::games::jekinje::{A, B, Options, Refusal, Setup, Sowing, Start, Variant};
use crate::page::asked::query;
use crate::page::names::{self, BadNames};
use crate::page::parts::{Hero, button, hero};
use crate::page::rival::{self, Who, choice};
use crate::record::{Head, Name, Record, Tag};
use crate::settings::Query;
use crate::table::{Series, Table};
use crate::words::{Texts, jekinje as words};
use std::rc::Rc;
use web_sys::{HtmlInputElement, SubmitEvent};
use yew::prelude::*;

/// What the choices begin with, and who is told of the game.
#[derive(Properties, PartialEq)]
pub struct SetUpProps {
    /// The language.
    pub texts: Texts,
    /// The game on the table, if there is one.
    pub table: Option<Rc<Table<Sowing>>>,
    /// Whether the choices are those of the address, whatever is on the table.
    pub asked: bool,
    /// Told the game that begins.
    pub on_begin: Callback<Record<Sowing>>,
    /// Told the options as they are being chosen.
    pub on_options: Callback<Options>,
    /// Told that the game on the table goes on.
    pub on_continue: Callback<()>,
}

/// The choices as they are typed.
#[derive(Clone, PartialEq)]
struct Draft {
    names: [String; 2],
    whos: [Who; 2],
    first: Seat,
    options: Options,
    /// What is carried over from game to game.
    extra: Vec<Tag>,
}

/// Why no game can begin yet.
#[derive(Clone, Copy)]
enum Unready {
    /// A name has to be mended.
    Names(BadNames),
    /// The choices make no game.
    Refused(Refusal),
}

impl Draft {
    /// Begins with what the address asks for, and sensible defaults where it does not.
    fn asked(texts: Texts, query: &Query) -> Draft {
        let names: Vec<&str> = query.list("names").collect();
        let mut given = names::given(texts).into_iter().filter(|name| !names.contains(&name.as_str()));
        let names = [0, 1].map(|i| match names.get(i).copied().unwrap_or_default() {
            "" => given.next().unwrap_or_default(),
            name => name.to_owned(),
        });
        let whos = [0, 1].map(|i| rival::asked(query, i));
        Draft { names, whos, first: B, options: Options::default(), extra: Vec::new() }
    }

    /// Begins with the players and options of the game on the table.
    fn of(table: &Table<Sowing>) -> Draft {
        let (setup, head) = (table.game().setup(), table.record().head());
        let name = |i: usize| head.names.get(i).map_or("", Name::as_str).to_owned();
        let extra = table.series().kept_in(&head.extra);
        let whos = rival::whos(head);
        let who = |i: usize| whos.get(i).copied().unwrap_or_default();
        Draft {
            names: [name(0), name(1)],
            whos: [who(0), who(1)],
            first: setup.start.to_move,
            options: setup.options,
            extra,
        }
    }

    /// Lets the computer play both sides.
    fn alone(&mut self) {
        self.whos = [Who::ALONE; 2];
    }

    /// Begins the game.
    ///
    /// # Errors
    /// The first thing that has to be mended.
    fn begin(&self) -> Result<Record<Sowing>, Unready> {
        let names = names::take(self.names.iter().map(String::as_str)).map_err(Unready::Names)?;
        let start = Start { to_move: self.first, ..Start::default() };
        let setup = Setup { options: self.options, start, ..Setup::default() };
        let head =
            Head { names, seed: None, date: Some(clock::today()), extra: rival::kept_in(&self.extra, &self.whos) };
        Record::begin(setup, head).map_err(Unready::Refused)
    }
}

/// Begins the game that the address asks for; where `alone`, the computer plays both sides.
pub fn asked(texts: Texts, query: &Query, alone: bool) -> Option<Box<Record<Sowing>>> {
    let mut draft = Draft::asked(texts, query);
    if alone {
        draft.alone();
    }
    draft.begin().ok().map(Box::new)
}

/// What the text of a field, or the choice of an option, changes.
type Change = Box<dyn Fn(&mut Draft, String)>;

/// Shows the choices before a game.
#[component]
pub fn SetUp(props: &SetUpProps) -> Html {
    let texts = props.texts;
    let draft = use_state(|| match props.table.as_deref().filter(|_| !props.asked) {
        Some(table) => Draft::of(table),
        None => Draft::asked(texts, query()),
    });
    let unready = use_state(|| None::<Unready>);
    use_effect_with(draft.options, {
        let on_options = props.on_options.clone();
        move |options| on_options.emit(*options)
    });
    let change = |set: Change| {
        let (draft, unready) = (draft.clone(), unready.setter());
        Callback::from(move |event: Event| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let mut new = (*draft).clone();
            set(&mut new, input.value());
            draft.set(new);
            unready.set(None);
        })
    };
    let begin = Callback::from({
        let (draft, unready, on_begin) = (draft.clone(), unready.clone(), props.on_begin.clone());
        // By the click, which Enter in a field makes too: a frame without leave for forms sends no submit.
        move |event: MouseEvent| {
            event.prevent_default();
            match draft.begin() {
                Ok(record) => on_begin.emit(record),
                Err(why) => {
                    if let Unready::Names(bad) = why {
                        focus::to_first(&[&format!("[data-testid='name-{}']", bad.place() + 1)]);
                    }
                    unready.set(Some(why));
                }
            }
        }
    });
    let under_way = props.table.as_ref().is_some_and(|table| table.game().standings().is_none());
    let said = unready.map(|why| match why {
        Unready::Names(bad) => names::mend(texts, bad, draft.names.get(bad.place()).map_or("", String::as_str)),
        Unready::Refused(refusal) => words::refusal(texts, refusal),
    });
    let player = |seat: Seat| {
        let i = seat.index();
        let row = if seat == B { texts.je_row_b() } else { texts.je_row_a() };
        let on_name = change(Box::new(move |draft, name| draft.names[i] = name));
        let on_who = {
            let draft = draft.clone();
            move |who: Who| {
                let mut new = (*draft).clone();
                new.whos[i] = who;
                draft.set(new);
            }
        };
        html! {
            <li key={i} class={classes!("player", if seat == B { "row-b" } else { "row-a" })}>
                <span class="row-sign" aria-hidden="true" />
                <label class="field"><span>{ row }</span>
                    <input type="text" value={draft.names[i].clone()} maxlength={Name::MOST.to_string()} dir="auto" autocomplete="off" spellcheck="false"
                        oninput={on_name.reform(|event: InputEvent| event.into())} aria-label={texts.setup_name(i + 1)} data-testid={format!("name-{}", i + 1)} />
                </label>
                { choice(texts, i, &draft.names[i], draft.whos[i], on_who) }
            </li>
        }
    };
    let first = |seat: Seat| {
        let onchange = change(Box::new(move |draft, _| draft.first = seat));
        let name = draft.names[seat.index()].trim();
        let name = if name.is_empty() { seat.number().to_string() } else { name.to_owned() };
        html! {
            <label key={seat.number()} class="chip">
                <input type="radio" name="first" value={seat.number().to_string()} checked={draft.first == seat} {onchange} />
                <span><b><bdi>{ name }</bdi></b></span>
            </label>
        }
    };
    let variant = |variant: Variant| {
        let value = |value: &'static str| {
            let mut options = draft.options;
            // One of the variant's own values.
            let _ = variant.write(&mut options, value);
            let onchange = change(Box::new(move |draft, _| {
                let _ = variant.write(&mut draft.options, value);
            }));
            html! {
                <label key={value} class="option">
                    <input type="radio" name={variant.name()} {value} checked={options == draft.options} {onchange} />
                    <span>{ words::value(texts, variant, options) }</span>
                </label>
            }
        };
        html! {
            <fieldset class="plain" key={variant.name()}>
                <legend>{ words::variant(texts, variant) }</legend>
                { for variant.values().map(value) }
            </fieldset>
        }
    };
    let clear = Callback::from({
        let draft = draft.clone();
        move |_: MouseEvent| draft.set(Draft { extra: Series::default().kept_in(&draft.extra), ..(*draft).clone() })
    });
    let head = Hero { title: texts.je_title(), tagline: texts.je_tagline(), picture: picture(), mend: said };
    html! {
        <form class="setup" onsubmit={|event: SubmitEvent| event.prevent_default()} novalidate=true>
            { hero(texts, head, begin, under_way.then(|| props.on_continue.clone())) }
            <div class="choices">
                <div class="choices-column">
                    <fieldset class="card">
                        <legend>{ texts.setup_players() }</legend>
                        <ul class="players">{ for [A, B].map(player) }</ul>
                        if !draft.series().lines().is_empty() {
                            { button("clear-series", texts.series_clear(), clear) }
                        }
                    </fieldset>
                    <fieldset class="card">
                        <legend>{ texts.je_first() }</legend>
                        <div class="chips">{ for [B, A].map(first) }</div>
                    </fieldset>
                </div>
                <fieldset class="card">
                    <legend>{ texts.je_options() }</legend>
                    { for Variant::ALL.map(variant) }
                </fieldset>
            </div>
        </form>
    }
}

impl Draft {
    /// Returns the games played so far at this table.
    fn series(&self) -> Series {
        Series::of(&Head { extra: self.extra.clone(), ..Head::default() })
    }
}
