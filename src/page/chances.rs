//! How the chances of a game went: worked out beside the page, and drawn by what is fetched for it.

use super::more::{More, use_tools};
use super::tool::asked;
use crate::browser::thinker;
use crate::markup::Markup;
use crate::tools::{Drawn, Ended};
use crate::words::Texts;
use std::rc::Rc;
use yew::prelude::*;

/// The course of a game, as far as it is known.
#[derive(Clone)]
pub struct Chances {
    /// The game, if it is over, and its course.
    known: Rc<Known>,
    /// What draws it.
    more: More,
}

/// A game and its course, as texts.
#[derive(Default)]
struct Known {
    record: String,
    course: Option<String>,
    /// Whether it cannot be had.
    gone: bool,
}

/// Has the course of a game that is over worked out beside the page; `record` is the game, if it is over.
#[hook]
pub fn use_chances(texts: Texts, record: Option<String>) -> Chances {
    let known = use_state(Rc::<Known>::default);
    let more = use_tools(texts, record.is_some());
    use_effect_with(record, {
        let known = known.setter();
        move |record| {
            known.set(Rc::default());
            let asked = record.clone().map(|record| {
                thinker::ask(&["course\n", &record].concat(), None, move |course, done| {
                    let gone = done && course.is_none();
                    known.set(Rc::new(Known { record: record.clone(), course, gone }));
                })
            });
            move || drop(asked)
        }
    });
    Chances { known: (*known).clone(), more }
}

/// Shows the course, each seat's line in the colour of a class; nothing where it cannot be had.
pub fn chances<'a>(texts: Texts, chances: &Chances, classes: impl Iterator<Item = &'a str>) -> Html {
    let Known { record, course, gone } = &*chances.known;
    if *gone {
        return Html::default();
    }
    let mut coming = Markup::default();
    coming.raw("<p class=\"hint\" role=\"status\">").text(&texts.chances_coming()).raw("</p>");
    chances.more.until(texts, course.is_some(), coming.html()).unwrap_or_else(|| {
        let classes = classes.collect::<Vec<_>>().join("\n");
        let course = course.as_deref().unwrap_or_default();
        let ended = Ended { lang: texts.lang(), classes: &classes, record, course };
        asked(ended.lang, &ended.question()).and_then(|text| Drawn::read(&text)).unwrap_or_default().found.html()
    })
}
