//! What has to be said once: what is kept, what is not, and what was found.

use crate::browser::clipboard;
use crate::words::Texts;
use std::rc::Rc;
use yew::prelude::*;

/// Something that has to be said once.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// This browser keeps nothing.
    Unavailable,
    /// There is no room to keep more.
    Full,
    /// What was kept cannot be read; here it is.
    Unreadable(AttrValue),
    /// What was kept was written by a newer version; here it is.
    Newer(AttrValue),
    /// What was kept cannot be read and could not be set aside; here it is.
    Left(AttrValue),
    /// The game goes on in another window.
    Elsewhere,
    /// A language could not be fetched.
    Language,
}

/// What has to be said, each once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Said {
    /// What was not read yet.
    pub notices: Vec<Notice>,
    /// Whether it was said that nothing is kept.
    told_unkept: bool,
}

/// What becomes of notices.
#[derive(Clone, Debug)]
pub enum Hear {
    /// Something has to be said.
    Say(Notice),
    /// The notice at this place was read.
    Dismiss(usize),
}

impl Reducible for Said {
    type Action = Hear;

    fn reduce(self: Rc<Said>, what: Hear) -> Rc<Said> {
        let mut said = (*self).clone();
        match what {
            Hear::Say(notice) => {
                let unkept = matches!(notice, Notice::Unavailable | Notice::Full);
                if said.notices.contains(&notice) || (unkept && said.told_unkept) {
                    return self;
                }
                said.told_unkept |= unkept;
                said.notices.push(notice);
            }
            Hear::Dismiss(i) if i < said.notices.len() => {
                said.notices.remove(i);
            }
            Hear::Dismiss(_) => return self,
        }
        Rc::new(said)
    }
}

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
            Notice::Left(text) => (texts.stored_left(), Some(text.clone())),
            Notice::Elsewhere => (texts.stored_elsewhere(), None),
            Notice::Language => (texts.lang_missing(), None),
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
