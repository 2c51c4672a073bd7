//! How the chances of a finished game went: a picture with a table behind it, and what turned them.

mod hyena;
mod jekinje;

use super::{Drawn, State};
use crate::markup::{Markup, Num};
use crate::record::{Kind, read};
use crate::study::Course;
use crate::words::{Lang, Texts};
use std::fmt::Write as _;

/// A game that is over, and how its chances went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended<'a> {
    /// The language.
    pub lang: Lang,
    /// The classes that give each seat's line its colour, a line of text for each.
    pub classes: &'a str,
    /// The game.
    pub record: &'a str,
    /// How it went, as [`Course`] writes it.
    pub course: &'a str,
}

/// How a question begins.
pub(super) const ENDED: &str = "ended";

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
/// So many rows stand in the table behind a picture.
const ROWS: usize = 60;

impl<'a> Ended<'a> {
    /// Writes the question.
    #[must_use]
    pub fn question(&self) -> String {
        [ENDED, " ", self.lang.tag(), "\n", self.classes, "\0", self.course, "\0", self.record].concat()
    }

    /// Reads a question that [`Ended::question`] wrote: the rest of its first line, and what is below.
    pub(super) fn read(head: &str, rest: &'a str) -> Option<Ended<'a>> {
        let (classes, rest) = rest.split_once('\0')?;
        let (course, record) = rest.split_once('\0')?;
        Some(Ended { lang: Lang::tagged(head)?, classes, record, course })
    }

    /// Draws it in a language whose messages are all there; `None` where it is no game or not how one went.
    pub(super) fn draw(&self) -> Option<Drawn> {
        let texts = Texts::of(self.lang);
        let course = Course::read(self.course)?;
        let classes: Vec<&str> = self.classes.lines().collect();
        let mut found = Markup::default();
        found.raw("<section class=\"told\" data-testid=\"chances\">");
        match Kind::of(self.record).ok()? {
            Kind::Hyena => hyena::chances(texts, &read(self.record).ok()?, &course, &classes, &mut found),
            Kind::Jekinje => jekinje::chances(texts, &read(self.record).ok()?, &course, &classes, &mut found),
        }
        found.raw("</section>");
        Some(Drawn { state: State::Done, found, ..Drawn::default() })
    }
}

/// One line of a picture.
struct Line<'a> {
    /// Whose it is.
    name: &'a str,
    /// The classes that give it its colour.
    class: &'a str,
    /// Its values, one for each point of the course.
    values: Vec<i32>,
}

/// Draws lines between two values, over the moves of the course, with a table behind; `say` writes a value.
fn picture(
    markup: &mut Markup,
    texts: Texts,
    course: &Course,
    [least, most]: [i32; 2],
    lines: &[Line<'_>],
    [title, description]: [&str; 2],
    say: &dyn Fn(i32) -> String,
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
    markup.raw("</svg>");
    // One line is told by the description.
    if lines.len() > 1 {
        markup.raw("<ul class=\"legend\">");
        for line in lines {
            markup.raw("<li class=\"").text(line.class).raw("\"><bdi>").text(line.name).raw("</bdi></li>");
        }
        markup.raw("</ul>");
    }
    markup.raw("<details><summary>").text(&texts.chances_table());
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
fn told(markup: &mut Markup, id: &str, heading: &str, lines: &[String]) {
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
fn regrets(markup: &mut Markup, texts: Texts, lines: &[String]) {
    told(markup, "regrets", &texts.chances_regrets(), lines);
    if lines.is_empty() {
        markup.raw("<p class=\"hint\">").text(&texts.chances_no_regrets()).raw("</p>");
    }
}
