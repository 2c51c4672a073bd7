//! A page that stands alone in a hall, with a clock that the test drives: it calls, begins, warns, and begins anew.

mod alone;
mod call;
mod hall;

use anyhow::Result;
use hyena_chase::words::{Lang, Texts};
use serde_json::json;

use crate::support::{DRIVEN, Page, Visit, browse};

const ATTRACT: &str = "[data-testid='attract']";
const CALL: &str = "[data-testid='call']";
const WARNS: &str = "dialog#still[open]";
/// How long the call stands in one language.
const TURN: u32 = 7000;

/// Visits a kiosk with a clock that the test drives.
fn kiosk(test: impl AsyncFnOnce(&Page) -> Result<()>) {
    browse(Visit::new().before_load(DRIVEN), test);
}

/// Lets time go by until a JavaScript expression is true.
async fn ticks_until(page: &Page, expression: &str, what: &str) -> Result<()> {
    for _ in 0..200 {
        if page.js(&format!("return Boolean({expression})")).await? == true {
            return Ok(());
        }
        // What thinks beside the page does so in its own time.
        page.tick(500).await?;
    }
    anyhow::bail!("it never came about that {what}")
}

/// Waits until it is called in a language.
async fn calls_in(page: &Page, lang: Lang) -> Result<()> {
    page.wait_for(&format!("html[lang='{}'][dir='{}'] {ATTRACT}", lang.tag(), lang.dir())).await?;
    let call = Texts::of(lang).kiosk_call();
    let said = format!("document.querySelector('.call b').textContent === {}", json!(call));
    page.wait_until(&said, "it is called in that language").await
}
