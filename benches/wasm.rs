//! Measures the engine as WebAssembly in a browser: `cargo xtask bench`.
//!
//! Prints lines like `lab bench` does: name, unit, whole number.

#[path = "../tests/browser/support/mod.rs"]
#[allow(dead_code, unused_imports, reason = "what the browser tests use and this does not")]
mod support;

use anyhow::{Context, Result, ensure};

use support::{Page, Visit, browse};

/// Imports what thinks for the page, and plays until a second and a half is over.
/// Gives the steps and the games per second, or a sentence on why there are none.
const SCRIPT: &str = r#"
    const glue = new URL(document.querySelector("meta[name=thinker]").content, location.href);
    return import(glue.href).then(async (thinker) => {
        await thinker.default();
        const play = thinker.FUNCTION;
        if (typeof play !== "function") {
            return "the thinker exports no function `FUNCTION(games)`";
        }
        play(50);
        let games = 50, steps = 0, took = 0, played = 0;
        while (took < 1500) {
            const started = performance.now();
            played = games;
            steps = play(games);
            took = performance.now() - started;
            games *= 2;
        }
        return [steps / took * 1000, played / took * 1000];
    });
"#;

/// Its functions, with the name of the benchmark and what a step of it is.
const BENCHMARKS: [(&str, &str, &str); 2] =
    [("bench_hyena", "hyena.bell.prompt.4x57", "throws"), ("bench_jekinje", "jekinje.random", "moves")];

fn main() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open("").await?;
        page.wait_until("document.querySelector('main') !== null", "the page is mounted").await?;
        for (function, name, step) in BENCHMARKS {
            let measured = page.js(&SCRIPT.replace("FUNCTION", function)).await?;
            let rate = |i: usize| {
                let says = || measured.as_str().unwrap_or("no number came").to_owned();
                measured.get(i).and_then(serde_json::Value::as_f64).with_context(says)
            };
            let (steps, games) = (rate(0)?, rate(1)?);
            ensure!(steps > 0.0 && games > 0.0, "{name}: nothing was played");
            println!("{name} {step}/s {steps:.0}");
            println!("{name} games/s {games:.0}");
        }
        Ok(())
    });
}
