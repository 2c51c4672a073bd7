//! What has to be said once: what is kept, what is not, and what was found.

use super::home::Notice;
use crate::browser::clipboard;
use crate::words::Texts;
use yew::prelude::*;

/// The notices to show.
#[derive(Properties, PartialEq)]
pub struct NoticesProps {
    /// The language.
    pub texts: Texts,
    /// What has to be said.
    pub notices: Vec<Notice>,
    /// Told the place of a notice that was read.
    pub on_dismiss: Callback<usize>,
}

/// Shows notices, each with what can be done about it.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    let texts = props.texts;
    let copied = use_state(|| None::<bool>);
    let line = |(i, notice): (usize, &Notice)| {
        let (sentence, text) = match notice {
            Notice::Unavailable => (texts.stored_unavailable(), None),
            Notice::Full => (texts.stored_full(), None),
            Notice::Unreadable(text) => (texts.stored_unreadable(), Some(text.clone())),
            Notice::Newer(text) => (texts.stored_newer(), Some(text.clone())),
            Notice::Elsewhere => (texts.stored_elsewhere(), None),
        };
        let copy = text.map(|text| {
            let copied = copied.clone();
            let onclick = move |_: MouseEvent| {
                let copied = copied.clone();
                clipboard::copy(&text, move |done| copied.set(Some(done)));
            };
            html! { <button class="quiet" data-testid="notice-copy" {onclick}>{ texts.stored_copy() }</button> }
        });
        let dismiss = props.on_dismiss.reform(move |_: MouseEvent| i);
        html! {
            <li key={i} class="notice" data-testid="notice">
                <p>{ sentence }</p>
                { copy }
                <button class="quiet" onclick={dismiss}>{ texts.close() }</button>
            </li>
        }
    };
    html! {
        <div class="notices" role="status" aria-live="polite">
            if !props.notices.is_empty() {
                <ul>{ for props.notices.iter().enumerate().map(line) }</ul>
            }
            if let Some(done) = *copied {
                <p class="notice">{ if done { texts.record_copied() } else { texts.record_copy_failed() } }</p>
            }
        </div>
    }
}
