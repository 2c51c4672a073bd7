//! What has to be said once: what is kept, what is not, and what was found.

use super::asked::query;
use super::dialogs;
use super::outside::TAKE_UPDATE;
use super::parts::hand_focus_on;
use crate::browser::{clipboard, document, focus};
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
    /// Another game took the place of one under way; here it is.
    PutBy(AttrValue),
    /// What the address, or the page around this one, brought as a game is none.
    NoGame,
    /// What the address brought as a game was written by a newer version.
    NewerGame,
    /// The address asks for what cannot be.
    Asked,
    /// A newer version of the page is ready.
    Update,
}

/// What has to be said, each once.
#[derive(Clone, Default)]
struct Said {
    /// What was not read yet.
    notices: Vec<Notice>,
    /// Whether it was said that nothing is kept.
    told_unkept: bool,
    /// Whether the text of a notice could be copied, once that was tried.
    copied: Option<bool>,
}

/// What becomes of notices.
enum Hear {
    /// Something has to be said.
    Say(Notice),
    /// The notice at this place was read.
    Dismiss(usize),
    /// The text of a notice was copied, or could not be.
    Copied(bool),
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
            Hear::Copied(done) => said.copied = Some(done),
        }
        Rc::new(said)
    }
}

/// Gives whom to tell what has to be said, and shows it, with what can be done about it.
#[hook]
pub fn use_notices(texts: Texts) -> (Callback<Notice>, Html) {
    let said = use_reducer(Said::default);
    let hear = said.dispatcher();
    let line = |(i, notice): (usize, &Notice)| {
        let sentence = match notice {
            Notice::Unavailable => texts.stored_unavailable(),
            Notice::Full => texts.stored_full(),
            Notice::Unreadable(_) => texts.stored_unreadable(),
            Notice::Newer(_) => texts.stored_newer(),
            Notice::Left(_) => texts.stored_left(),
            Notice::Elsewhere => texts.stored_elsewhere(),
            Notice::Language => texts.lang_missing(),
            Notice::PutBy(_) => texts.stored_put_by(),
            Notice::NoGame => texts.link_no_game(),
            Notice::NewerGame => texts.link_newer(),
            Notice::Asked => {
                let bad = query().bad().iter().map(|bad| texts.asked_bad(bad.name, &bad.value));
                bad.collect::<Vec<_>>().join(" ")
            }
            Notice::Update => texts.update_ready(),
        };
        let act = |id: &'static str, label: String, onclick: Callback<MouseEvent>| {
            html! { <button class="quiet" data-testid={id} {onclick}>{ label }</button> }
        };
        let act = match notice {
            Notice::Unreadable(text) | Notice::Newer(text) | Notice::Left(text) | Notice::PutBy(text) => {
                let (hear, text) = (hear.clone(), text.clone());
                let onclick = Callback::from(move |_: MouseEvent| {
                    let hear = hear.clone();
                    clipboard::copy(&text, move |done| hear.dispatch(Hear::Copied(done)));
                });
                act("notice-copy", texts.stored_copy(), onclick)
            }
            // What is not kept can be taken along as text.
            Notice::Unavailable | Notice::Full => {
                let onclick = Callback::from(|_: MouseEvent| focus::open_dialog(dialogs::TEXT));
                act("notice-text", texts.record_heading(), onclick)
            }
            Notice::Update => act(
                "notice-update",
                texts.update_take(),
                Callback::from(|_: MouseEvent| document::announce(TAKE_UPDATE)),
            ),
            _ => Html::default(),
        };
        let dismiss = {
            let hear = hear.clone();
            move |_: MouseEvent| {
                hand_focus_on();
                hear.dispatch(Hear::Dismiss(i));
            }
        };
        html! {
            <li key={i} class="notice" data-testid="notice">
                <p>{ sentence }</p>
                { act }
                <button class="quiet" onclick={dismiss}>{ texts.close() }</button>
            </li>
        }
    };
    let shown = html! {
        <div class="notices" role="status" aria-live="polite">
            if !said.notices.is_empty() {
                <ul>{ for said.notices.iter().enumerate().map(line) }</ul>
            }
            if let Some(done) = said.copied {
                <p class="notice">{ if done { texts.record_copied() } else { texts.record_copy_failed() } }</p>
            }
        </div>
    };
    (Callback::from(move |notice| hear.dispatch(Hear::Say(notice))), shown)
}
