//! The game as text: to copy, and to paste another.

use super::more::More;
use super::parts::button;
use crate::browser::{clipboard, focus};
use crate::games::Game;
use crate::games::hyena::Chase;
use crate::games::jekinje::Sowing;
use crate::record::{self, Kind, Problem, ReadError, Record};
use crate::words::{self, Arg, Texts};
use std::convert::Infallible;
use std::fmt;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// A game that was read from text.
#[derive(Clone, Debug, PartialEq)]
pub enum Opened {
    /// The hyena game.
    Hyena(Box<Record<Chase>>),
    /// Je ki n je.
    Jekinje(Box<Record<Sowing>>),
}

impl Opened {
    /// Returns which game it is.
    pub fn kind(&self) -> Kind {
        match self {
            Opened::Hyena(_) => Kind::Hyena,
            Opened::Jekinje(_) => Kind::Jekinje,
        }
    }
}

/// What came of the last touch.
enum Said {
    /// The text was copied, or could not be.
    Copied(bool),
    /// What was pasted is no game.
    Wrong(ReadError<String>),
}

/// Shows the game as text and opens pasted ones.
///
/// `more` are the later texts, to which what can be wrong with a text belongs; `text` is the game that is seen, if there is
/// one; `on_open` is told a game that was opened.
#[hook]
pub fn use_text_dialog(texts: Texts, more: &More, text: Option<String>, on_open: &Callback<Opened>) -> Html {
    let said = use_state(|| None::<Said>);
    let pasted = use_node_ref();
    let copy = Callback::from({
        let (text, said) = (text.clone(), said.clone());
        move |_: MouseEvent| {
            let said = said.clone();
            let Some(text) = &text else { return };
            clipboard::copy(text, move |done| said.set(Some(Said::Copied(done))));
        }
    });
    let open = Callback::from({
        let (said, pasted, on_open) = (said.clone(), pasted.clone(), on_open.clone());
        move |_: MouseEvent| {
            let Some(area) = pasted.cast::<HtmlTextAreaElement>() else { return };
            match read(area.value().trim_start()).map_err(|no_game| told(texts, no_game)) {
                Ok(opened) => {
                    on_open.emit(opened);
                    area.set_value("");
                    said.set(None);
                    for id in [super::dialogs::TEXT, super::dialogs::SETTINGS] {
                        focus::close_dialog(id);
                    }
                }
                Err(wrong) => said.set(Some(Said::Wrong(wrong))),
            }
        }
    });
    let shown = match &*said {
        None => Html::default(),
        Some(Said::Copied(true)) => html! { texts.record_copied() },
        Some(Said::Copied(false)) => html! { texts.record_copy_failed() },
        Some(Said::Wrong(error)) => more.instead(texts).unwrap_or_else(|| html! { wrong(texts, error) }),
    };
    html! {
        <div class="record">
            if let Some(text) = text {
                <p class="hint">{ texts.record_hint() }</p>
                <textarea readonly=true rows="8" dir="ltr" value={text} aria-label={texts.record_heading()} data-testid="record" />
                { button("record-copy", texts.record_copy(), copy) }
            }
            <label class="field block">
                <span>{ texts.record_paste() }</span>
                <textarea ref={pasted} rows="5" dir="ltr" spellcheck="false" data-testid="record-paste" />
            </label>
            { button("record-open", texts.record_open(), open) }
            <div class="mend" role="alert" dir="auto" data-testid="record-said">
                { shown }
            </div>
        </div>
    }
}

/// Why a text is no game.
#[derive(Debug)]
pub enum NoGame {
    /// It names no game, or one that is none of ours.
    Any(ReadError<Infallible>),
    /// It is no hyena game.
    Hyena(ReadError<<Chase as Game>::Refusal>),
    /// It is no game of Je ki n je.
    Jekinje(ReadError<<Sowing as Game>::Refusal>),
}

/// Reads a game of either kind.
///
/// # Errors
/// What is wrong with the text, and where.
pub fn read(text: &str) -> Result<Opened, NoGame> {
    match Kind::of(text).map_err(NoGame::Any)? {
        Kind::Hyena => record::read(text).map(|record| Opened::Hyena(Box::new(record))).map_err(NoGame::Hyena),
        Kind::Jekinje => record::read(text).map(|record| Opened::Jekinje(Box::new(record))).map_err(NoGame::Jekinje),
    }
}

/// Puts what is wrong with a text into words.
fn told(texts: Texts, no_game: NoGame) -> ReadError<String> {
    match no_game {
        NoGame::Any(error) => error.map(|never| match never {}),
        NoGame::Hyena(error) => error.map(|refusal| words::hyena::refusal(texts, refusal)),
        NoGame::Jekinje(error) => error.map(|refusal| words::jekinje::refusal(texts, refusal)),
    }
}

impl fmt::Display for NoGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, column) = match self {
            NoGame::Any(error) => (error.line, error.column),
            NoGame::Hyena(error) => (error.line, error.column),
            NoGame::Jekinje(error) => (error.line, error.column),
        };
        write!(f, "line {line}, column {column}: this cannot stand in the text of a game (docs/RECORD.md)")
    }
}

/// Says what is wrong with a text, where, and that nothing was lost by it.
fn wrong(texts: Texts, error: &ReadError<String>) -> String {
    let problem = match &error.problem {
        Problem::TooLong => texts.record_error_too_long(),
        Problem::BadTag => texts.record_error_bad_tag(),
        Problem::BadEscape => texts.record_error_bad_escape(),
        Problem::TagTwice(tag) => texts.record_error_tag_twice(tag),
        Problem::MissingTag(tag) => texts.record_error_missing_tag(*tag),
        Problem::BadValue { tag, found, possible } => texts.record_error_bad_value(found, tag, possible),
        Problem::OtherGame(found) => texts.record_error_other_game(found),
        Problem::NewerVersion(_) => texts.record_error_newer_version(),
        Problem::Setup(why) => texts.record_error_setup(Arg::Phrase(why)),
        Problem::OpenComment => texts.record_error_open_comment(),
        Problem::Mark { found, expected } => texts.record_error_mark(found, *expected),
        Problem::Move { found, possible, .. } => texts.record_error_move(found, &possible.join(" ")),
        Problem::AfterEnd(found) => texts.record_error_after_end(found),
        Problem::WrongResult { found, expected } => texts.record_error_wrong_result(found, expected),
    };
    let place = texts.record_error_at(error.line, error.column, Arg::Phrase(&problem));
    format!("{place} {}", texts.record_kept())
}
