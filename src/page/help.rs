//! How to play, told from the rules in use, and where the games come from.

use crate::words::{Question, Sources, Texts};
use yew::prelude::*;

/// Shows questions and their answers, the first of them the short story; `after` stands behind that.
pub fn help(questions: Vec<Question>, after: Html) -> Html {
    let mut questions = questions.into_iter();
    let story = questions.next();
    html! {
        <div class="help">
            { for story.map(|story| html! {
                <section class="story"><h3>{ story.question }</h3><ol>{ for story.answer.into_iter().map(|line| html! { <li>{ line }</li> }) }</ol></section>
            }) }
            { after }
            { for questions.map(|question| html! {
                <details>
                    <summary>{ question.question }</summary>
                    { for question.answer.into_iter().map(|line| html! { <p>{ line }</p> }) }
                </details>
            }) }
        </div>
    }
}

/// Tells where a game comes from, and what was read into the sources.
pub fn sources(texts: Texts, sources: Sources) -> Html {
    html! {
        <div class="sources">
            <p>{ sources.intro }</p>
            <ul>{ for sources.texts.into_iter().map(|source| html! { <li dir="auto">{ source }</li> }) }</ul>
            <h3>{ texts.readings_heading() }</h3>
            <p>{ texts.readings_intro() }</p>
            <dl>{ for sources.readings.into_iter().map(|reading| html! {
                <div><dt><bdi>{ reading.clause }</bdi></dt><dd>{ reading.sentence }</dd></div>
            }) }</dl>
            <p class="hint">{ texts.about_private() }{ " " }{ texts.about_note() }</p>
        </div>
    }
}
