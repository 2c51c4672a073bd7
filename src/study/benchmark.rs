//! The questions by which the engine is measured: the same ones natively and in the browser.

use super::report::Report;
use crate::chance::Seed;
use crate::games::hyena::{self, Chase, Days, Preset};
use crate::games::jekinje::{self, Options, Sowing, Variant};
use crate::players::Policy;
use crate::record::{Head, Notation, Record};

/// A question that is asked over and over to see how long the answer takes.
#[derive(Clone, Debug)]
pub struct Benchmark {
    /// Its name in the figures.
    pub name: &'static str,
    /// What is asked.
    pub question: String,
    /// What is asked before, each time and without being measured: then nothing helps that was found for the same question
    /// before, or just what it takes anew each time is measured.
    pub before: String,
    measure: Measure,
}

#[derive(Clone, Copy, Debug)]
enum Measure {
    /// Games and the throws in them, which a report counts.
    Throws,
    /// Games and the moves in them, which the answer lists.
    Moves,
    /// The time itself, in so many parts of a second.
    Time(&'static str, f64),
}

impl Benchmark {
    /// Lists all of them. Of none the report is empty, or else a setup makes no game.
    #[must_use]
    pub fn all() -> Vec<Benchmark> {
        let chase = |days: u8| {
            record::<Chase>(hyena::Setup {
                rules: Preset::Bell.rules(),
                days: Days(days),
                seats: 4,
                ..Default::default()
            })
        };
        let sowing = |options: Options| record::<Sowing>(jekinje::Setup { options, ..Default::default() });
        let mut others = Options::default();
        // Every option has more than its first value.
        let _ = Variant::named("direction").map(|variant| variant.write(&mut others, "either"));
        let (bell, start) = (chase(57), sowing(Options::default()));
        let prompt = Policy::Prompt.name();
        let benchmark = |name, question, before, measure| Benchmark { name, question, before, measure };
        vec![
            benchmark(
                "hyena.simulate.bell.4x57",
                format!("simulate 100000 {prompt}\n{bell}"),
                format!("simulate 1 {prompt}\n{bell}"),
                Measure::Throws,
            ),
            benchmark(
                "hyena.course.bell.4x57",
                format!("course\n{bell}"),
                format!("course\n{}", chase(6)),
                Measure::Time("µs", 1e6),
            ),
            benchmark("jekinje.play", format!("play 5000\n{start}"), format!("play 1\n{start}"), Measure::Moves),
            benchmark(
                "jekinje.hint",
                format!("hint\n{start}"),
                format!("move easy\n{}", sowing(others)),
                Measure::Time("ms", 1e3),
            ),
        ]
    }

    /// Returns the figures, each a unit and an amount, of an answer that took so many seconds; none of what is no answer.
    #[must_use]
    pub fn figures(&self, answer: &str, seconds: f64) -> Vec<(String, f64)> {
        let (step, steps, games) = match self.measure {
            Measure::Time(unit, parts) => return vec![(unit.to_owned(), seconds * parts)],
            Measure::Throws => match Report::read(answer) {
                Ok(report) => ("throws", report.throws, report.games),
                Err(_) => return Vec::new(),
            },
            Measure::Moves => ("moves", answer.split_whitespace().count() as u64, answer.lines().count() as u64),
        };
        vec![(format!("{step}/s"), steps as f64 / seconds), ("games/s".to_owned(), games as f64 / seconds)]
    }
}

/// Writes a game that has not begun, with a seed; nothing where the setup makes no game.
fn record<G: Notation>(setup: G::Setup) -> String {
    let head = Head { seed: Some(Seed::new(*b"the hyena chase!")), ..Head::default() };
    Record::<G>::begin(setup, head).map(|record| record.to_string()).unwrap_or_default()
}
