//! The laboratory: many games of the hyena game that play themselves beside the page, counted and drawn as they come.

mod chart;
mod choice;
mod lessons;
mod results;

use self::choice::{Choice, choices};
use self::lessons::Lesson;
use self::results::results;
use super::more::use_more;
use super::saved::fresh_seed;
use crate::browser::focus;
use crate::browser::thinker::{self, Asked};
use crate::games::hyena::Refusal;
use crate::study::Report;
use crate::words::{Texts, hyena as words};
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// The language of the laboratory.
#[derive(Properties, PartialEq)]
pub struct LabProps {
    /// The language.
    pub texts: Texts,
}

/// What is asked of the next experiment.
#[derive(Clone, PartialEq)]
struct Asks {
    /// One setting, or two to compare.
    choices: Vec<Choice>,
    games: u64,
}

/// How far the last experiment is.
#[derive(Clone, Default, PartialEq)]
struct Run {
    /// How many games each setting is to have.
    games: u64,
    state: State,
    reports: Rc<Vec<Report>>,
    /// The reports as they came, which is what is kept of them.
    text: Rc<str>,
}

#[derive(Clone, Copy, Default, PartialEq)]
enum State {
    #[default]
    New,
    Runs,
    Waits,
    Done,
    /// It could not be had.
    Missing,
    Refused(Refusal),
}

/// How many games one can ask for.
const GAMES: [u64; 5] = [1000, 10_000, 100_000, 1_000_000, 10_000_000];

/// Shows the choices, and what came out.
#[component]
pub fn Lab(props: &LabProps) -> Html {
    let texts = props.texts;
    let asks = use_state(|| Asks { choices: vec![Choice::default()], games: GAMES[2] });
    let run = use_state(Run::default);
    // Whoever leaves the laboratory ends the experiment.
    let asked = use_mut_ref(|| None::<Asked>);
    let start = Callback::from({
        let (run, asked) = (run.setter(), asked.clone());
        move |asks: Asks| {
            let begun = Run { games: asks.games, state: State::Runs, ..Run::default() };
            let question = match question(&asks) {
                Ok(question) => question,
                Err(refusal) => return run.set(Run { state: State::Refused(refusal), ..Run::default() }),
            };
            run.set(begun.clone());
            let run = run.clone();
            *asked.borrow_mut() = Some(thinker::ask(&question, None, move |answer, done| {
                let state = if done { State::Done } else { State::Runs };
                match answer.and_then(|text| Some((read(&text)?, text))) {
                    Some((reports, text)) => {
                        run.set(Run { state, reports: Rc::new(reports), text: text.into(), ..begun.clone() });
                    }
                    None => run.set(Run { state: State::Missing, ..begun.clone() }),
                }
            }));
        }
    });
    use_effect_with(run.state, |state| {
        // What runs is seen, wherever it was begun.
        if *state == State::Runs || *state != State::New && focus::is_nowhere() {
            focus::to_first(&["#lab-acts button"]);
        }
    });
    let more = use_more(texts, true);
    if let Some(instead) = more.instead(texts) {
        return html! { <section class="lab">{ instead }</section> };
    }
    let hold = |on: bool, state: State| {
        let (run, asked) = (run.clone(), asked.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(asked) = &*asked.borrow() {
                asked.hold(on);
            }
            run.set(Run { state, ..(*run).clone() });
        })
    };
    let stop = {
        let (run, asked) = (run.clone(), asked.clone());
        Callback::from(move |_: MouseEvent| {
            asked.take();
            run.set(Run { state: State::Done, ..(*run).clone() });
        })
    };
    let learn = |lesson: Lesson| {
        let (start, asks) = (start.clone(), asks.setter());
        let onclick = move |_: MouseEvent| {
            let (choices, games) = lesson.asks();
            let new = Asks { choices, games };
            asks.set(new.clone());
            start.emit(new);
        };
        html! {
            <button key={lesson.name()} type="button" class="quiet" {onclick} data-testid={format!("lesson-{}", lesson.name())}>{ lesson.question(texts) }</button>
        }
    };
    let compare = {
        let asks = asks.clone();
        move |event: Event| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let mut new = (*asks).clone();
            new.choices.resize(if input.checked() { 2 } else { 1 }, new.choices[0].clone());
            asks.set(new);
        }
    };
    let choose_games = {
        let asks = asks.clone();
        move |event: Event| {
            let chosen = event.target_dyn_into::<HtmlSelectElement>().and_then(|select| select.value().parse().ok());
            if let Some(games) = chosen {
                asks.set(Asks { games, ..(*asks).clone() });
            }
        }
    };
    let change = |i: usize| {
        let asks = asks.clone();
        Callback::from(move |choice: Choice| {
            let mut new = (*asks).clone();
            if let Some(old) = new.choices.get_mut(i) {
                *old = choice;
            }
            asks.set(new);
        })
    };
    let compares = asks.choices.len() > 1;
    let headings =
        if compares { vec![texts.lab_setting_first(), texts.lab_setting_second()] } else { vec![texts.lab_setting()] };
    let begin = start.reform({
        let asks = asks.clone();
        move |_: MouseEvent| (*asks).clone()
    });
    let busy = matches!(run.state, State::Runs | State::Waits);
    html! {
        <section class="lab" data-testid="lab" data-state={run.state.name()}>
            <h1>{ texts.lab_title() }</h1>
            <p class="tagline">{ texts.lab_tagline() }</p>
            <div class="lab-lessons" role="group" aria-label={texts.lab_lessons()}>{ for Lesson::ALL.map(learn) }</div>
            { for Lesson::ALL.into_iter().find(|lesson| lesson.asks().0 == asks.choices).map(|lesson| html! {
                <p class="hint" data-testid="lesson">{ lesson.hint(texts) }</p>
            }) }
            <div class="lab-columns">
                <div class="lab-choices">
                    { for asks.choices.iter().zip(headings).enumerate().map(|(i, (choice, heading))| choices(texts, &more, i, heading, choice, &change(i))) }
                    <label class="field check">
                        <input type="checkbox" checked={compares} onchange={compare} data-testid="lab-compare" />
                        <span>{ texts.lab_compare() }</span>
                    </label>
                    <label class="field">
                        <span>{ texts.lab_games() }</span>
                        <select onchange={choose_games} data-testid="lab-games">
                            { for GAMES.map(|games| html! {
                                <option key={games} value={games.to_string()} selected={games == asks.games}>{ results::grouped(games) }</option>
                            }) }
                        </select>
                    </label>
                </div>
                <div class="lab-results">
                    <div class="lab-acts" id="lab-acts">
                        if busy {
                            if run.state == State::Runs {
                                { act("lab-pause", "quiet", texts.lab_pause(), hold(true, State::Waits)) }
                            } else {
                                { act("lab-pause", "accent", texts.lab_go_on(), hold(false, State::Runs)) }
                            }
                            { act("lab-stop", "quiet", texts.lab_stop(), stop) }
                        } else {
                            { act("lab-start", "accent", texts.lab_start(), begin) }
                        }
                    </div>
                    { progress(texts, &run) }
                    { results(texts, &run.reports, &run.text) }
                </div>
            </div>
        </section>
    }
}

impl State {
    fn name(self) -> &'static str {
        match self {
            State::New => "new",
            State::Runs => "runs",
            State::Waits => "waits",
            State::Done => "done",
            State::Missing => "missing",
            State::Refused(_) => "refused",
        }
    }
}

fn act(id: &'static str, class: &'static str, label: String, onclick: Callback<MouseEvent>) -> Html {
    html! { <button {id} type="button" class={classes!(class, "large")} {onclick} data-testid={id}>{ label }</button> }
}

/// Says how far it is.
fn progress(texts: Texts, run: &Run) -> Html {
    let played = run.reports.iter().map(|report| report.games).min().unwrap_or(0);
    let games = results::grouped(played);
    let said = match run.state {
        State::New => texts.lab_empty(),
        State::Runs => texts.lab_running(&games),
        State::Waits => texts.lab_paused(&games),
        State::Done if run.reports.iter().any(|report| report.given_up) => texts.lab_given_up(),
        State::Done => texts.lab_done(&games),
        State::Missing => texts.lab_missing(),
        State::Refused(refusal) => words::refusal(texts, refusal),
    };
    // What runs is not said again with every number.
    let live = if run.state == State::Runs { "off" } else { "polite" };
    html! {
        <div class="lab-progress">
            if matches!(run.state, State::Runs | State::Waits) {
                <progress max={run.games.to_string()} value={played.to_string()} aria-label={texts.lab_progress()} />
            }
            <p role="status" aria-live={live} data-testid="lab-said">{ said }</p>
        </div>
    }
}

/// Puts what is asked into a question: each setting with the same throws.
fn question(asks: &Asks) -> Result<String, Refusal> {
    let seed = fresh_seed();
    let blocks: Result<Vec<String>, Refusal> =
        asks.choices.iter().map(|choice| choice.question(asks.games, seed)).collect();
    Ok(blocks?.join("\n"))
}

/// Reads the reports in an answer.
fn read(text: &str) -> Option<Vec<Report>> {
    Report::read_all(text).ok()
}
