//! How to play, told from the rules in use, and where the game comes from.

use crate::games::hyena::Rules;
use crate::words::{self, Texts};
use yew::prelude::*;

/// The rules to explain.
#[derive(Properties, PartialEq)]
pub struct HelpProps {
    /// The language.
    pub texts: Texts,
    /// The rules.
    pub rules: Rules,
}

/// Answers what people ask, for the rules in use.
#[component]
pub fn Help(props: &HelpProps) -> Html {
    let (texts, rules) = (props.texts, props.rules);
    let intro = words::rule_set_intro(texts, rules.preset());
    let mut questions = words::help(texts, &rules).into_iter();
    let story = questions.next();
    html! {
        <div class="help">
            { for story.map(|story| html! {
                <section class="story"><h3>{ story.question }</h3><ol>{ for story.answer.into_iter().map(|line| html! { <li>{ line }</li> }) }</ol></section>
            }) }
            <p class="hint"><b>{ intro.name }</b>{ " " }{ intro.sentence }</p>
            { for questions.map(|question| html! {
                <details>
                    <summary>{ question.question }</summary>
                    { for question.answer.into_iter().map(|line| html! { <p>{ line }</p> }) }
                </details>
            }) }
        </div>
    }
}

/// The sources' language.
#[derive(Properties, PartialEq)]
pub struct SourcesProps {
    /// The language.
    pub texts: Texts,
}

/// Tells where the game comes from, and what was read into the sources.
#[component]
pub fn Sources(props: &SourcesProps) -> Html {
    let texts = props.texts;
    let sources = words::sources(texts);
    html! {
        <div class="sources">
            <p>{ texts.sources_intro() }</p>
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
