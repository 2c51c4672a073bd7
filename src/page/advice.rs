//! Advice on request: what is best for a person whose turn it is.

use super::more::{More, use_more};
use super::parts::button;
use crate::browser::thinker::{self, Asked};
use crate::study::Hint;
use crate::words::Texts;
use std::rc::Rc;
use yew::prelude::*;

/// What is known of the best choice in the position on the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Advice {
    /// Nobody asked.
    Unasked,
    /// It is being worked out.
    Coming,
    /// It cannot be had.
    Missing,
    /// It is this.
    Known(Rc<Hint>),
}

/// Whom one asks for advice.
#[derive(Clone)]
pub struct Adviser {
    /// What is known of the best choice.
    pub advice: Advice,
    /// The texts that tell it.
    more: More,
    /// Told that advice is wanted.
    ask: Callback<()>,
}

/// Advises on the last position of the `record`, after so many acts. Advice is for the very game that it was asked for.
#[hook]
pub fn use_adviser(texts: Texts, acts: u32, record: Rc<dyn Fn() -> String>) -> Adviser {
    let advice = use_state(|| (String::new(), Advice::Unasked));
    let asked = use_mut_ref(|| None::<Asked>);
    use_effect_with(acts, {
        let asked = asked.clone();
        move |_| move || drop(asked.take())
    });
    let ask = Callback::from({
        let (advice, record) = (advice.setter(), record.clone());
        move |()| {
            let text = record();
            advice.set((text.clone(), Advice::Coming));
            let (question, advice) = (format!("hint\n{text}"), advice.clone());
            let hears = move |answer: Option<String>, done: bool| match answer.as_deref().and_then(Hint::read) {
                Some(hint) => advice.set((text.clone(), Advice::Known(Rc::new(hint)))),
                None if done => advice.set((text.clone(), Advice::Missing)),
                None => {}
            };
            // It looks at so many positions and no further, however long that takes.
            *asked.borrow_mut() = Some(thinker::ask(&question, None, hears));
        }
    });
    let is_asked = advice.1 != Advice::Unasked && advice.0 == record();
    let advice = if is_asked { advice.1.clone() } else { Advice::Unasked };
    let more = use_more(texts, advice != Advice::Unasked);
    Adviser { advice, more, ask }
}

/// Shows the button that asks, and the answer, which `say` puts into words.
pub fn advice(texts: Texts, adviser: &Adviser, say: impl FnOnce(&Hint) -> String) -> Html {
    let said = match &adviser.advice {
        Advice::Unasked => Html::default(),
        asked => adviser.more.instead(texts).unwrap_or_else(|| {
            let said = match asked {
                Advice::Known(hint) => say(hint),
                Advice::Missing => texts.advice_missing(),
                Advice::Unasked | Advice::Coming => texts.advice_coming(),
            };
            html! { said }
        }),
    };
    html! {
        <div class="advice">
            { button("advice", texts.advice(), adviser.ask.reform(|_: MouseEvent| ())) }
            <div class="hint" role="status" data-testid="advised">{ said }</div>
        </div>
    }
}
