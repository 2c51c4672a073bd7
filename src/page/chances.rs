//! How the chances of a game went: a picture with a table behind it, and what turned them.

use super::more::use_more;
use super::num::Num;
use crate::browser::thinker;
use crate::study::Course;
use crate::words::Texts;
use std::fmt::Write as _;
use std::rc::Rc;
use yew::prelude::*;

/// A game whose course is wanted.
#[derive(Properties, PartialEq)]
pub struct ChancesProps {
    /// The language.
    pub texts: Texts,
    /// The game's record.
    pub record: AttrValue,
    /// Puts the course into pictures and words.
    pub tell: Callback<Rc<Course>, Html>,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
/// So many rows stand in the table behind a picture.
const ROWS: usize = 60;

/// Has the course of a game worked out beside the page, and shows it; nothing where that cannot be had.
#[component]
pub fn Chances(props: &ChancesProps) -> Html {
    let course = use_state(|| None::<Rc<Course>>);
    let gone = use_state(|| false);
    use_effect_with(props.record.clone(), {
        let (course, gone) = (course.setter(), gone.setter());
        move |record| {
            let asked = thinker::ask(&format!("course\n{record}"), None, move |answer, done| {
                let read = answer.as_deref().and_then(Course::read).map(Rc::new);
                gone.set(done && read.is_none());
                course.set(read);
            });
            move || drop(asked)
        }
    });
    let more = use_more(props.texts, true);
    match &*course {
        Some(course) => more.instead(props.texts).unwrap_or_else(|| props.tell.emit(course.clone())),
        None if *gone => Html::default(),
        None => more
            .instead(props.texts)
            .unwrap_or_else(|| html! { <p class="hint" role="status">{ props.texts.chances_coming() }</p> }),
    }
}

/// One line of a picture.
pub struct Line {
    /// Whose it is.
    pub name: String,
    /// The classes that give it its colour.
    pub class: String,
    /// Its values, one for each point of the course.
    pub values: Vec<i32>,
    /// What is drawn on it, so that it is known by more than its colour.
    pub sign: Html,
}

/// Draws lines between two values, over the moves of the course, with a table behind; `say` writes a value.
pub fn picture(
    texts: Texts,
    course: &Course,
    [least, most]: [i32; 2],
    lines: &[Line],
    [title, description]: [String; 2],
    say: impl Fn(i32) -> String,
) -> Html {
    let moves = f64::from(course.last.max(1));
    let ply = |i: usize| (i as u32 * course.every).min(course.last);
    let y = |value: i32| HEIGHT * f64::from(most - value.clamp(least, most)) / f64::from(most - least);
    let path = |values: &[i32]| {
        let mut d = String::new();
        for (i, value) in values.iter().enumerate() {
            let x = WIDTH * f64::from(ply(i)) / moves;
            let _ = write!(d, "{}{:.1} {:.1}", if i == 0 { "M" } else { "L" }, Num(x), Num(y(*value)));
        }
        d
    };
    let points = course.points.len();
    let middle = y(i32::midpoint(least, most));
    let each = points.div_ceil(ROWS).max(1);
    let rows = (0..points).filter(|i| i.is_multiple_of(each) || i + 1 == points);
    html! {
        <figure class="course chances">
            <figcaption><h3>{ title }</h3><p class="hint">{ description.clone() }</p></figcaption>
            <svg viewBox={format!("-78 -20 {:.0} {:.0}", Num(WIDTH + 98.0), Num(HEIGHT + 40.0))} role="img" aria-label={description}>
                <path class="course-well" d={format!("M0 {middle:.1}H{WIDTH:.0}", middle = Num(middle), WIDTH = Num(WIDTH))} />
                <path class="course-frame" d={format!("M0 0V{:.0}H{:.0}", Num(HEIGHT), Num(WIDTH))} />
                { for [most, i32::midpoint(least, most), least].map(|value| html! {
                    <text class="course-scale" x="-8" y={Num(y(value) + 6.0).to_string()}>{ say(value) }</text>
                }) }
                { for lines.iter().map(|line| html! {
                    <g key={line.name.clone()} class={line.class.clone()}>
                        <path class="course-edge" d={path(&line.values)} /><path class="course-line" d={path(&line.values)} />
                    </g>
                }) }
                { for lines.iter().enumerate().map(|(n, line)| {
                    // One beside the other, where the lines may run close together.
                    let i = (n + 1) * points / (lines.len() + 1);
                    let (x, y) = (WIDTH * f64::from(ply(i)) / moves, y(line.values.get(i).copied().unwrap_or(least)));
                    html! { <g key={n} transform={format!("translate({:.1} {:.1}) scale(.34)", Num(x), Num(y))}>{ line.sign.clone() }</g> }
                }) }
            </svg>
            <details>
                <summary>{ texts.chances_table() }</summary>
                <table class="numbers">
                    <thead><tr>
                        <th scope="col">{ texts.chances_move() }</th>
                        { for lines.iter().map(|line| html! { <th scope="col"><bdi>{ line.name.clone() }</bdi></th> }) }
                    </tr></thead>
                    <tbody>{ for rows.map(|i| html! {
                        <tr key={i}>
                            <th scope="row">{ ply(i) }</th>
                            { for lines.iter().map(|line| html! { <td>{ line.values.get(i).map(|value| say(*value)) }</td> }) }
                        </tr>
                    }) }</tbody>
                </table>
            </details>
        </figure>
    }
}

/// Lists what is told of the course under a heading; `instead` stands there where there is nothing.
pub fn told(class: &'static str, heading: String, lines: Vec<String>, instead: Option<String>) -> Html {
    if lines.is_empty() && instead.is_none() {
        return Html::default();
    }
    html! {
        <>
            <h3>{ heading }</h3>
            <ul class="leads" data-testid={class}>
                { for lines.into_iter().map(|line| html! { <li>{ line }</li> }) }
            </ul>
            { for instead.map(|instead| html! { <p class="hint">{ instead }</p> }) }
        </>
    }
}
