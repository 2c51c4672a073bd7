//! How the chances of a game went: a picture with a table behind it, and what turned them.

use super::more::{More, use_more};
use crate::browser::thinker;
use crate::markup::Markup;
use crate::markup::Num;
use crate::study::Course;
use crate::words::Texts;
use std::fmt::Write as _;
use std::rc::Rc;
use yew::prelude::*;

/// The course of a game, as far as it is known.
#[derive(Clone)]
pub struct Chances {
    course: Option<Rc<Course>>,
    /// Whether it cannot be had.
    gone: bool,
    /// The texts that tell it.
    more: More,
}

/// As much of a name as is written on its line.
const LABEL: usize = 8;

/// Returns what is written on the line of a name.
pub fn label(name: &str) -> String {
    name.chars().take(LABEL).collect()
}

/// One line of a picture.
pub struct Line<'a> {
    /// Whose it is.
    pub name: &'a str,
    /// What is written on it, so that it is known by more than its colour.
    pub label: String,
    /// The classes that give it its colour.
    pub class: &'static str,
    /// Its values, one for each point of the course.
    pub values: Vec<i32>,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
/// So many rows stand in the table behind a picture.
const ROWS: usize = 60;

/// Has the course of a game that is over worked out beside the page; `record` is the game, if it is over.
#[hook]
pub fn use_chances(texts: Texts, record: Option<String>) -> Chances {
    let known = use_state(|| (None::<Rc<Course>>, false));
    let more = use_more(texts, record.is_some());
    use_effect_with(record, {
        let known = known.setter();
        move |record| {
            known.set((None, false));
            let asked = record.as_ref().map(|record| {
                thinker::ask(&format!("course\n{record}"), None, move |answer, done| {
                    let course = answer.as_deref().and_then(Course::read).map(Rc::new);
                    let gone = done && course.is_none();
                    known.set((course, gone));
                })
            });
            move || drop(asked)
        }
    });
    let (course, gone) = (*known).clone();
    Chances { course, gone, more }
}

/// Shows the course, which `tell` writes; nothing where it cannot be had.
pub fn chances(texts: Texts, chances: &Chances, tell: impl FnOnce(&Course, &mut Markup)) -> Html {
    if chances.gone {
        return Html::default();
    }
    chances.more.instead(texts).unwrap_or_else(|| {
        let mut markup = Markup::default();
        match &chances.course {
            Some(course) => {
                markup.raw("<section class=\"told\" data-testid=\"chances\">");
                tell(course, &mut markup);
                markup.raw("</section>");
            }
            None => {
                markup.raw("<p class=\"hint\" role=\"status\">").text(&texts.chances_coming()).raw("</p>");
            }
        }
        markup.html()
    })
}

/// Draws lines between two values, over the moves of the course, with a table behind; `say` writes a value.
pub fn picture(
    markup: &mut Markup,
    texts: Texts,
    course: &Course,
    [least, most]: [i32; 2],
    lines: &[Line<'_>],
    [title, description]: [&str; 2],
    say: impl Fn(i32) -> String,
) {
    let moves = f64::from(course.last.max(1));
    let ply = |i: usize| (i as u32 * course.every).min(course.last);
    let x = |i: usize| WIDTH * f64::from(ply(i)) / moves;
    let y = |value: i32| HEIGHT * f64::from(most - value.clamp(least, most)) / f64::from(most - least);
    let points = course.points.len();
    let middle = i32::midpoint(least, most);
    markup.raw("<figure class=\"course chances\"><figcaption><h3>").text(title);
    markup.raw("</h3><p class=\"hint\">").text(description).raw("</p></figcaption>");
    let (width, height) = (Num(WIDTH + 98.0), Num(HEIGHT + 40.0));
    let _ = write!(markup.raw("<svg viewBox=\""), "-78 -20 {width:.0} {height:.0}");
    markup.raw("\" role=\"img\" aria-label=\"").text(description).raw("\"><path class=\"course-well\" d=\"");
    let _ = write!(markup, "M0 {:.1}H{:.0}", Num(y(middle)), Num(WIDTH));
    markup.raw("\"/><path class=\"course-frame\" d=\"");
    let _ = write!(markup, "M0 0V{:.0}H{:.0}", Num(HEIGHT), Num(WIDTH));
    markup.raw("\"/>");
    for value in [most, middle, least] {
        markup.raw("<text class=\"course-scale\"").lengths(&[("x", -8.0), ("y", y(value) + 6.0)]);
        markup.raw(">").text(&say(value)).raw("</text>");
    }
    for line in lines {
        markup.raw("<g class=\"").text(line.class).raw("\">");
        for class in ["course-edge", "course-line"] {
            markup.raw("<path class=\"").text(class).raw("\" d=\"");
            for (i, value) in line.values.iter().enumerate() {
                let _ = write!(markup, "{}{:.1} {:.1}", if i == 0 { 'M' } else { 'L' }, Num(x(i)), Num(y(*value)));
            }
            markup.raw("\"/>");
        }
        markup.raw("</g>");
    }
    for (n, line) in lines.iter().enumerate() {
        // One beside the other, where the lines may run close together.
        let i = (n + 1) * points / (lines.len() + 1);
        let at = y(line.values.get(i).copied().unwrap_or(least)) - 8.0;
        markup.raw("<text class=\"course-name\"").lengths(&[("x", x(i)), ("y", at.max(16.0))]);
        markup.raw(">").text(&line.label).raw("</text>");
    }
    markup.raw("</svg><details><summary>").text(&texts.chances_table());
    markup
        .raw("</summary><table class=\"numbers\"><thead><tr><th scope=\"col\">")
        .text(&texts.chances_move())
        .raw("</th>");
    for line in lines {
        markup.raw("<th scope=\"col\"><bdi>").text(line.name).raw("</bdi></th>");
    }
    markup.raw("</tr></thead><tbody>");
    let each = points.div_ceil(ROWS).max(1);
    for i in (0..points).filter(|i| i.is_multiple_of(each) || i + 1 == points) {
        markup.raw("<tr><th scope=\"row\">").number(ply(i)).raw("</th>");
        for line in lines {
            markup.raw("<td>").text(&line.values.get(i).map(|value| say(*value)).unwrap_or_default()).raw("</td>");
        }
        markup.raw("</tr>");
    }
    markup.raw("</tbody></table></details></figure>");
}

/// Lists what is told of the course under a heading, by which tests find it.
pub fn told(markup: &mut Markup, id: &str, heading: &str, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    markup.raw("<h3>").text(heading).raw("</h3><ul class=\"leads\" data-testid=\"").text(id).raw("\">");
    for line in lines {
        markup.raw("<li>").text(line).raw("</li>");
    }
    markup.raw("</ul>");
}

/// Lists the choices that cost most, or says that there were none.
pub fn regrets(markup: &mut Markup, texts: Texts, lines: &[String]) {
    told(markup, "regrets", &texts.chances_regrets(), lines);
    if lines.is_empty() {
        markup.raw("<p class=\"hint\">").text(&texts.chances_no_regrets()).raw("</p>");
    }
}
