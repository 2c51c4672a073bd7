//! The game as text: to copy, and to paste another.

use super::more::use_tools;
use super::parts::button;
use super::tool::asked;
use crate::browser::{clipboard, focus};
use crate::games::hyena::Chase;
use crate::games::jekinje::Sowing;
use crate::record::{self, Brief, Kind, Record};
use crate::tools::{Drawn, Wrong};
use crate::words::Texts;
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
    /// What was pasted, this, is no game.
    Wrong(String),
}

/// Shows the game as text and opens pasted ones.
///
/// `is_open` says whether that is seen; `text` is the game that is seen, if there is one; `on_open` is told a game that was opened.
#[hook]
pub fn use_text_dialog(texts: Texts, is_open: bool, text: Option<String>, on_open: &Callback<Opened>) -> Html {
    let said = use_state(|| None::<Said>);
    // What says what is wrong is fetched with the first text that is.
    let more = use_tools(texts, is_open && matches!(*said, Some(Said::Wrong(_))));
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
            let text = area.value();
            let text = text.trim_start();
            match read(text) {
                Ok(opened) => {
                    on_open.emit(opened);
                    area.set_value("");
                    said.set(None);
                    for id in [super::dialogs::TEXT, super::dialogs::SETTINGS] {
                        focus::close_dialog(id);
                    }
                }
                Err(_) => said.set(Some(Said::Wrong(text.to_owned()))),
            }
        }
    });
    let shown = match &*said {
        None => Html::default(),
        Some(Said::Copied(true)) => html! { texts.record_copied() },
        Some(Said::Copied(false)) => html! { texts.record_copy_failed() },
        Some(Said::Wrong(text)) => more.instead(texts).unwrap_or_else(|| {
            let wrong = Wrong { lang: texts.lang(), text };
            let drawn = asked(wrong.lang, &wrong.question()).and_then(|text| Drawn::read(&text));
            html! { drawn.unwrap_or_default().said }
        }),
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

/// Reads a game of either kind.
///
/// # Errors
/// Where the text is wrong.
pub fn read(text: &str) -> Result<Opened, Brief> {
    match Kind::of_in_brief(text)? {
        Kind::Hyena => record::read_in_brief(text).map(|record| Opened::Hyena(Box::new(record))),
        Kind::Jekinje => record::read_in_brief(text).map(|record| Opened::Jekinje(Box::new(record))),
    }
}
