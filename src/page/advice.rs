//! Advice on request: what is best for a person whose turn it is.

use super::more::{More, use_tools};
use super::parts::button;
use super::tool::asked;
use crate::browser::thinker::{self, Asked};
use crate::tools::{Advised, Drawn};
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
    /// It is this, as text.
    Known(Rc<str>),
}

/// Whom one asks for advice.
#[derive(Clone)]
pub struct Adviser {
    /// What is known of the best choice.
    pub advice: Advice,
    /// The game that it is for.
    record: String,
    /// What tells it.
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
            let hears = move |answer: Option<String>, done: bool| match answer {
                Some(hint) => advice.set((text.clone(), Advice::Known(hint.into()))),
                None if done => advice.set((text.clone(), Advice::Missing)),
                None => {}
            };
            // It looks at so many positions and no further, however long that takes.
            *asked.borrow_mut() = Some(thinker::ask(&question, None, hears));
        }
    });
    let is_asked = advice.1 != Advice::Unasked && advice.0 == record();
    let (record, advice) = if is_asked { (*advice).clone() } else { (String::new(), Advice::Unasked) };
    let more = use_tools(texts, advice != Advice::Unasked);
    Adviser { advice, record, more, ask }
}

/// Shows the button that asks, and the answer.
pub fn advice(texts: Texts, adviser: &Adviser) -> Html {
    let (hint, until) = match &adviser.advice {
        Advice::Unasked => (None, String::new()),
        Advice::Known(hint) => (Some(&**hint), texts.advice_coming()),
        Advice::Missing => (None, texts.advice_missing()),
        Advice::Coming => (None, texts.advice_coming()),
    };
    let said = if adviser.advice == Advice::Unasked {
        Html::default()
    } else {
        adviser.more.until(texts, hint.is_some(), html! { until }).unwrap_or_else(|| {
            let wanted = Advised { lang: texts.lang(), record: &adviser.record, hint: hint.unwrap_or_default() };
            let drawn = asked(wanted.lang, &wanted.question()).and_then(|text| Drawn::read(&text));
            html! { drawn.unwrap_or_default().said }
        })
    };
    html! {
        <div class="advice">
            { button("advice", texts.advice(), adviser.ask.reform(|_: MouseEvent| ())) }
            <div class="hint" role="status" data-testid="advised">{ said }</div>
        </div>
    }
}
