//! How to play, told from the rules in use, and where the games come from.

use crate::markup::Markup;
use crate::words::{Question, Sources, Texts};
use yew::prelude::*;

/// Shows questions and their answers, the first of them the short story; `after` stands behind that.
pub fn help(questions: &[Question], after: Html) -> Html {
    let mut story = Markup::default();
    let mut rest = Markup::default();
    for (i, Question { question, answer }) in questions.iter().enumerate() {
        if i == 0 {
            story.raw("<section class=\"story\"><h3>").text(question).raw("</h3><ol>");
            story.each("<li>", answer, "</li>").raw("</ol></section>");
        } else {
            rest.raw("<details><summary>").text(question).raw("</summary>");
            rest.each("<p>", answer, "</p>").raw("</details>");
        }
    }
    html! { <div class="help">{ story.html() }{ after }{ rest.html() }</div> }
}

/// Tells where a game comes from, and what was read into the sources.
pub fn sources(texts: Texts, sources: &Sources) -> Html {
    let mut told = Markup::default();
    told.raw("<div class=\"sources\"><p>").text(&sources.intro).raw("</p><ul>");
    told.each("<li dir=\"auto\">", &sources.texts, "</li>");
    told.raw("</ul><h3>").text(&texts.readings_heading()).raw("</h3><p>").text(&texts.readings_intro()).raw("</p><dl>");
    for reading in &sources.readings {
        told.raw("<div><dt><bdi>")
            .text(reading.clause)
            .raw("</bdi></dt><dd>")
            .text(&reading.sentence)
            .raw("</dd></div>");
    }
    told.raw("</dl><p class=\"hint\">")
        .text(&texts.about_private())
        .raw(" ")
        .text(&texts.about_note())
        .raw("</p></div>");
    told.html()
}
