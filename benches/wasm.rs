//! Measures the engine as WebAssembly in a browser: `cargo xtask bench`.
//!
//! Prints lines like `lab bench` does: name, unit, whole number.

#[path = "../tests/browser/support/mod.rs"]
#[allow(dead_code, unused_imports, reason = "what the browser tests use and this does not")]
mod support;

use anyhow::{Context, Result, ensure};
use hyena_chase::study::Benchmark;
use serde_json::json;

use support::{Page, Visit, browse};

/// Imports what thinks for the page, asks a question three times, another one before it each time, and gives the answer and
/// the least milliseconds that it took.
const SCRIPT: &str = r#"
    const [question, before] = arguments[0];
    const glue = new URL(document.querySelector("meta[name=thinker]").content, location.href);
    return import(glue.href).then(async (thinker) => {
        await thinker.default();
        const ask = (question) => {
            const thinking = new thinker.Thinking(question);
            while (!thinking.step(1000));
            return thinking;
        };
        let least = Infinity, answer;
        for (let round = 0; round < 3; round++) {
            ask(before).free();
            const begun = performance.now();
            const thinking = ask(question);
            least = Math.min(least, performance.now() - begun);
            answer = thinking.answer();
            thinking.free();
        }
        return [answer, least];
    });
"#;

fn main() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open("").await?;
        page.wait_until("document.querySelector('main') !== null", "the page is mounted").await?;
        for benchmark in Benchmark::all() {
            let measured = page.run(SCRIPT, json!([benchmark.question, benchmark.before])).await?;
            let says = || format!("{}: {measured}", benchmark.name);
            let answer = measured[0].as_str().with_context(says)?;
            let ms = measured[1].as_f64().filter(|ms| *ms > 0.0).with_context(says)?;
            let figures = benchmark.figures(answer, ms / 1000.0);
            ensure!(!figures.is_empty(), "{}: no such answer: {answer}", benchmark.name);
            for (unit, amount) in figures {
                println!("{} {unit} {amount:.0}", benchmark.name);
            }
        }
        Ok(())
    });
}
