//! Measures the engine as the page's own WebAssembly in a browser: `cargo xtask bench`.
//!
//! Prints one line like `lab bench` does: name, unit, whole number.

#[path = "../tests/browser/support/mod.rs"]
#[allow(dead_code, unused_imports, reason = "what the browser tests use and this does not")]
mod support;

use anyhow::{Context, Result, ensure};

use support::{Page, Visit, browse};

/// Imports the page's own module again, which gives the same instance, and plays until a second and a half is over.
/// Gives the throws per second, or a sentence on why there are none.
const SCRIPT: &str = r#"
    const glue = document.querySelector('link[rel="modulepreload"]').href;
    return import(glue).then((page) => {
        if (typeof page.bench_hyena !== "function") {
            return "the page exports no function `bench_hyena(games)`";
        }
        page.bench_hyena(50);
        let games = 50, throws = 0, took = 0;
        while (took < 1500) {
            const started = performance.now();
            throws = page.bench_hyena(games);
            took = performance.now() - started;
            games *= 2;
        }
        return throws / took * 1000;
    });
"#;

fn main() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open("").await?;
        page.wait_until("document.querySelector('main') !== null", "the page is mounted").await?;
        let measured = page.js(SCRIPT).await?;
        let each_second =
            measured.as_f64().with_context(|| measured.as_str().unwrap_or("no number came").to_owned())?;
        ensure!(each_second > 0.0, "no throw was made");
        println!("hyena.bell.prompt.4x57 throws/s {each_second:.0}");
        Ok(())
    });
}
