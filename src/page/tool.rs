//! The frame of a tool: what holds its work, and shows what it draws.

use super::asked::query;
use super::more::{More, use_tools};
use crate::browser::thinker::{self, Asked};
use crate::browser::{address, document, drawer, focus};
use crate::markup::Markup;
use crate::tools::{self, Drawn, Fields, Reply, Sight, State, Tool, Touch};
use crate::words::{self, Lang, Part, Texts};
use yew::prelude::*;

/// A tool in a language.
#[derive(Properties, PartialEq)]
pub struct BenchProps {
    /// The language.
    pub texts: Texts,
    /// The tool.
    pub tool: Tool,
}

/// How far what was asked for last is.
#[derive(Clone, Default)]
struct Run {
    state: State,
    asked: String,
    answer: String,
}

/// The form of a tool, for [`document::fields`].
const FORM: &str = ".lab-choices";
/// The event that tells the scripts beside the page how the form would be written now.
const DRAWN: &str = "hyena:form";
/// The buttons that have the work wait or go on, and end it with what is there.
const PAUSE: &str = "pause";
const STOP: &str = "stop";

/// Shows a tool, fetched when it is first seen, and does what follows from what is touched.
#[component]
pub fn Bench(props: &BenchProps) -> Html {
    let (texts, tool) = (props.texts, props.tool);
    let run = use_state(Run::default);
    // What is typed into a form is not written anew, unless a button changes it or it is in another language.
    let form = use_mut_ref(|| None::<(Lang, Markup)>);
    // Whoever leaves a tool ends its work.
    let work = use_mut_ref(|| None::<Asked>);
    let waits = work.borrow().as_ref().is_some_and(Asked::waits);
    let more = use_tools(texts, true);
    let drawn = if more == More::There {
        let (lang, asked) = (texts.lang(), here(&run.asked));
        draw(&Sight { tool, lang, state: run.state, waits, asked: Fields(&asked), answer: &run.answer })
    } else {
        None
    };
    let state = drawn.as_ref().map_or(run.state, |drawn| drawn.state);
    use_effect_with(state, move |state| {
        // What runs is seen, wherever it was begun.
        if *state == State::Runs || *state != State::New && focus::is_nowhere() {
            focus::to_first(&[&["#", tool.name(), "-acts button"].concat()]);
        }
    });
    let Some(drawn) = drawn else {
        return html! { <section class="lab">{ more.instead(texts) }</section> };
    };
    let ask = {
        let (run, work) = (run.setter(), work.clone());
        move |id: &str| {
            let fields = document::fields(FORM);
            let touch = Touch { tool, id, fields: Fields(&fields) };
            let Some(reply) = drawer::ask(&touch.question()).and_then(|text| Reply::read(&text)) else { return };
            let Reply { state, asked, question } = reply;
            run.set(Run { state, asked: asked.clone(), answer: String::new() });
            let run = run.clone();
            let begun = question.map(|question| {
                thinker::ask(&question, None, move |answer, done| {
                    let state = match answer {
                        None => State::Missing,
                        Some(_) if done => State::Done,
                        Some(_) => State::Runs,
                    };
                    run.set(Run { state, asked: asked.clone(), answer: answer.unwrap_or_default() });
                })
            });
            work.replace(begun);
        }
    };
    let act = |name: &'static str, is_main: bool, label: String| {
        let class = if is_main { "accent large" } else { "quiet large" };
        html! { <button key={name} id={[tool.name(), "-", name].concat()} type="button" {class}>{ label }</button> }
    };
    let acts = match state {
        State::Runs if waits => vec![act(PAUSE, true, texts.lab_go_on()), act(STOP, false, texts.lab_stop())],
        State::Runs => vec![act(PAUSE, false, texts.lab_pause()), act(STOP, false, texts.lab_stop())],
        _ if drawn.start.is_empty() => Vec::new(),
        _ => vec![act("start", true, drawn.start)],
    };
    // What runs is not said again with every number.
    let live = if state == State::Runs && !waits { "off" } else { "polite" };
    let waiting = if waits { "true" } else { "false" };
    let written = form.borrow_mut().take().filter(|(lang, _)| *lang == texts.lang());
    let shown = match written {
        // Its fields come and go all the same; a script beside the page sees to that.
        Some((_, written)) => {
            document::announce_text(DRAWN, &drawn.form.into_text());
            written
        }
        None => drawn.form,
    };
    form.replace(Some((texts.lang(), shown.clone())));
    let changed = {
        let ask = ask.clone();
        move |event: Event| ask(&document::touched(&event, "input, select"))
    };
    let touched = move |event: MouseEvent| {
        let id = document::touched(&event, "button");
        match id.strip_prefix(tool.name()).and_then(|id| id.strip_prefix('-')) {
            Some(PAUSE) => {
                if let Some(work) = &*work.borrow() {
                    work.hold(!waits);
                }
                run.set((*run).clone());
            }
            Some(STOP) => {
                work.take();
                run.set(Run { state: State::Done, ..(*run).clone() });
            }
            // A button without an id is the business of others.
            _ if id.is_empty() => {}
            _ => {
                form.take();
                ask(&id);
            }
        }
    };
    html! {
        <section class="lab" data-testid={tool.name()} data-state={state.name()} data-waits={waiting} data-games={drawn.count}
            onclick={touched} onchange={changed}>
            { drawn.head.html() }
            <div class="lab-columns">
                <div class="lab-choices">{ shown.html() }</div>
                <div class="lab-results">
                    <div class="lab-acts" id={[tool.name(), "-acts"].concat()}>{ acts }</div>
                    <div class="lab-progress">
                        { drawn.bar.html() }
                        <p role="status" aria-live={live} data-testid={[tool.name(), "-said"].concat()}>{ drawn.said }</p>
                    </div>
                    { drawn.found.html() }
                </div>
            </div>
        </section>
    }
}

/// Returns what was asked for, with where the page is, what its address asks for, and whether nothing may lead out of it.
fn here(asked: &str) -> String {
    let locked = if query().allows_links() { "" } else { "yes" };
    let (base, query) = (address::base(), address::query());
    [asked, "\n", tools::ADDRESS, " ", &base, "\n", tools::ASKED, " ", &query, "\n", tools::LOCKED, " ", locked]
        .concat()
}

/// Has a tool drawn.
fn draw(sight: &Sight<'_>) -> Option<Drawn> {
    Drawn::read(&asked(sight.lang, &sight.question())?)
}

/// Asks what draws, which is there, a question in a language, and hands over the messages of that where they were not told yet.
pub fn asked(lang: Lang, question: &str) -> Option<String> {
    drawer::ask(question).or_else(|| {
        for part in Part::ALL {
            let _ = drawer::ask(&tools::words(lang, part, &words::told(lang, part)));
        }
        drawer::ask(question)
    })
}
