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

/// Longer than this nobody waits, in milliseconds.
const PATIENCE: u32 = 3000;

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

/// Advises on the position after so many acts, which is the last one of the `record`. With every act its advice is forgotten.
#[hook]
pub fn use_adviser(texts: Texts, acts: u32, record: Rc<dyn Fn() -> String>) -> Adviser {
    let advice = use_state(|| (0, Advice::Unasked));
    let asked = use_mut_ref(|| None::<Asked>);
    use_effect_with(acts, {
        let asked = asked.clone();
        move |_| move || drop(asked.take())
    });
    let ask = Callback::from({
        let advice = advice.setter();
        move |()| {
            advice.set((acts, Advice::Coming));
            let question = format!("hint\n{}", record());
            let advice = advice.clone();
            let hears = move |answer: Option<String>, done: bool| {
                let hint = answer.as_deref().and_then(Hint::read);
                match hint {
                    Some(hint) => advice.set((acts, Advice::Known(Rc::new(hint)))),
                    None if done => advice.set((acts, Advice::Missing)),
                    None => {}
                }
            };
            *asked.borrow_mut() = Some(thinker::ask(&question, Some(PATIENCE), hears));
        }
    });
    let advice = if advice.0 == acts { advice.1.clone() } else { Advice::Unasked };
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
