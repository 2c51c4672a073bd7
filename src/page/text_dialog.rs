//! The game as text: to copy, and to paste another.

use crate::browser::{clipboard, focus};
use crate::games::hyena::{Chase, Refusal};
use crate::record::{self, Problem, ReadError, Record};
use crate::table::Table;
use crate::words::{self, Arg, Texts};
use std::rc::Rc;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The game, and who is told of another.
#[derive(Properties, PartialEq)]
pub struct TextDialogProps {
    /// The language.
    pub texts: Texts,
    /// The game on the table.
    pub table: Option<Rc<Table<Chase>>>,
    /// Told a game that was opened.
    pub on_open: Callback<Record<Chase>>,
}

/// Shows the game as text and opens pasted ones.
#[component]
pub fn TextDialog(props: &TextDialogProps) -> Html {
    let texts = props.texts;
    let said = use_state(|| None::<String>);
    let pasted = use_node_ref();
    let text = props.table.as_ref().map(|table| table.record().to_string());
    let copy = {
        let (text, said) = (text.clone(), said.clone());
        move |_: MouseEvent| {
            let said = said.clone();
            let Some(text) = &text else { return };
            clipboard::copy(text, move |done| {
                said.set(Some(if done { texts.record_copied() } else { texts.record_copy_failed() }));
            });
        }
    };
    let open = {
        let (said, pasted, on_open) = (said.clone(), pasted.clone(), props.on_open.clone());
        move |_: MouseEvent| {
            let Some(area) = pasted.cast::<HtmlTextAreaElement>() else { return };
            match record::read::<Chase>(area.value().trim_start()) {
                Ok(record) => {
                    on_open.emit(record);
                    area.set_value("");
                    said.set(None);
                    for id in [super::dialogs::TEXT, super::dialogs::SETTINGS] {
                        focus::close_dialog(id);
                    }
                }
                Err(error) => said.set(Some(wrong(texts, &error))),
            }
        }
    };
    html! {
        <div class="record">
            if let Some(text) = text {
                <p class="hint">{ texts.record_hint() }</p>
                <textarea readonly=true rows="8" dir="ltr" value={text} aria-label={texts.record_heading()} data-testid="record" />
                <button type="button" class="quiet" onclick={copy} data-testid="record-copy">{ texts.record_copy() }</button>
            }
            <label class="field block">
                <span>{ texts.record_paste() }</span>
                <textarea ref={pasted} rows="5" dir="ltr" spellcheck="false" data-testid="record-paste" />
            </label>
            <button type="button" class="quiet" onclick={open} data-testid="record-open">{ texts.record_open() }</button>
            <p class="mend" role="alert" dir="auto" data-testid="record-said">{ (*said).clone().unwrap_or_default() }</p>
        </div>
    }
}

/// Says what is wrong with a text, where, and that nothing was lost by it.
fn wrong(texts: Texts, error: &ReadError<Refusal>) -> String {
    let problem = match &error.problem {
        Problem::TooLong => texts.record_error_too_long(),
        Problem::BadTag => texts.record_error_bad_tag(),
        Problem::BadEscape => texts.record_error_bad_escape(),
        Problem::TagTwice(tag) => texts.record_error_tag_twice(tag),
        Problem::MissingTag(tag) => texts.record_error_missing_tag(*tag),
        Problem::BadValue { tag, found, possible } => texts.record_error_bad_value(found, tag, possible),
        Problem::OtherGame(found) => texts.record_error_other_game(found),
        Problem::NewerVersion(_) => texts.record_error_newer_version(),
        Problem::Setup(refusal) => texts.record_error_setup(Arg::Phrase(&words::refusal(texts, *refusal))),
        Problem::OpenComment => texts.record_error_open_comment(),
        Problem::Mark { found, expected } => texts.record_error_mark(found, *expected),
        Problem::Move { found, possible, .. } => texts.record_error_move(found, &possible.join(" ")),
        Problem::AfterEnd(found) => texts.record_error_after_end(found),
        Problem::WrongResult { found, expected } => texts.record_error_wrong_result(found, expected),
    };
    let place = texts.record_error_at(error.line, error.column, Arg::Phrase(&problem));
    format!("{place} {}", texts.record_kept())
}
