//! The page in frames that take away what it would use: it is played to the end, and says once that it is not kept.

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::jekinje::{Setup, Sowing, Start};
use hyena_chase::record::{Head, Name, Record, Tag};
use serde_json::{Value, json};

use crate::support::{Host, Page, THROW, Visit, browse};

/// Begins a short game of Je ki n je between a person and the computer.
fn sown() -> Record<Sowing> {
    let start = Start { board: [2, 0, 1, 3, 0, 2, 1, 0, 2, 1, 3, 1], stores: [16, 16], ..Start::default() };
    let names = ["Asha", "Bilal"].map(|name| Name::new(name).expect("a name")).into();
    let extra = vec![Tag::list("Players", ["human", "medium"].into_iter())];
    Record::begin(Setup { start, ..Setup::default() }, Head { names, extra, ..Head::default() }).expect("a game")
}

/// Plays what is seen to its end, the person always doing what comes first.
async fn to_the_end(page: &Page) -> Result<()> {
    let choice = "document.querySelector('[data-testid=pay], .hole, [data-testid=throw]:not([aria-disabled])')";
    let ended = "document.querySelector('[data-testid=end]') !== null";
    for _ in 0..400 {
        let state = format!("document.querySelector('.play').dataset.moving === 'false' && ({ended} || {choice})");
        page.wait_until(&state, "a person is to act").await?;
        if page.js(&format!("return {ended}")).await? == true {
            return Ok(());
        }
        page.rested().await?;
        page.js(&format!("{choice}?.click()")).await?;
    }
    anyhow::bail!("the game does not end")
}

async fn notices(page: &Page) -> Result<Value> {
    page.js("return [...document.querySelectorAll('[data-testid=notice] p')].map(one => one.textContent)").await
}

#[test]
fn with_leave_for_scripts_alone_both_games_are_played_to_the_end_against_the_computer() {
    let visit = Visit::new().header("access-control-allow-origin", "*");
    browse(visit, async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open_with("?days=6&seats=human,medium&speed=instant&motion=reduced", "sandbox=\"allow-scripts\"", "")
            .await?;
        ensure!(
            page.js(
                "return [window.origin, (() => { try { return typeof localStorage } catch { return 'throws' } })()]"
            )
            .await?
                == json!(["null", "throws"])
        );
        page.click("[data-testid='start']").await?;
        page.wait_for(THROW).await?;
        to_the_end(page).await?;
        let said = notices(page).await?;
        ensure!(
            said.as_array().is_some_and(
                |said| said.len() == 1 && said[0].as_str().is_some_and(|one| one.contains("keeps nothing"))
            ),
            "it is said: {said}"
        );
        // What is not kept is offered as text.
        host.rest().await?;
        let told = host.told("state").await?.pop().context("no state was told")?;
        page.click("[data-testid='notice-text']").await?;
        page.wait_for("dialog#text[open] [data-testid='record']").await?;
        let text = page.js("return document.querySelector('[data-testid=record]').value").await?;
        ensure!(text == told["record"], "the text is {text}");
        page.click("[data-testid='close-text']").await?;
        page.click("[data-testid='notice'] button:last-of-type").await?;
        page.wait_gone("[data-testid='notice']").await?;

        host.forget().await?;
        host.ask("setState", json!({ "record": sown().to_string() })).await?;
        page.wait_for(".sowing[data-moves='0']").await?;
        to_the_end(page).await?;
        host.hear("gameover").await?;
        ensure!(notices(page).await? == json!([]), "it is said again: {}", notices(page).await?);
        let errors = page.console_errors().await?;
        ensure!(errors.is_empty(), "errors: {errors:?}");
        // That of this frame they would be heard.
        page.js("console.error('so it is')").await?;
        let errors = page.console_errors().await?;
        ensure!(errors.len() == 1 && errors[0].contains("so it is"), "errors: {errors:?}");
        Ok(())
    });
}

/// Has the getter of something throw, as it does where a browser gives a frame no storage.
fn throws(owner: &str, name: &str) -> String {
    format!(
        "Object.defineProperty({owner}, '{name}', {{ configurable: true, get() {{ throw new DOMException('The operation is insecure.', 'SecurityError') }} }});"
    )
}

/// Has something be missing.
fn missing(owner: &str, name: &str) -> String {
    format!("Object.defineProperty({owner}, '{name}', {{ configurable: true, value: undefined }});")
}

const USED: [(&str, &str); 4] =
    [("window", "localStorage"), ("window", "indexedDB"), ("window", "caches"), ("navigator", "serviceWorker")];

#[test]
fn a_getter_that_throws_is_no_error_in_a_frame() {
    goes_on_without(throws);
}

#[test]
fn what_is_missing_is_no_error_in_a_frame() {
    goes_on_without(missing);
}

/// Visits every place and plays both games without what a page may use to keep things.
fn goes_on_without(taken: fn(&str, &str) -> String) {
    let script: String = USED.iter().map(|(owner, name)| taken(owner, name)).collect();
    browse(Visit::new().before_load(&script), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?speed=instant&seats=human,easy&days=6").await?;
        page.click("[data-testid='start']").await?;
        page.wait_for(THROW).await?;
        to_the_end(page).await?;
        page.click("[data-testid='again']").await?;
        page.wait_gone("[data-testid='end']").await?;
        for id in ["help", "settings"] {
            page.click(&format!("[data-testid='open-{id}']")).await?;
            page.wait_for(&format!("dialog#{id}[open]")).await?;
            page.click(&format!("[data-testid='close-{id}']")).await?;
        }
        page.js("location.hash = '#jekinje'").await?;
        page.click("[data-testid='start']").await?;
        page.wait_for(".sowing").await?;
        page.rested().await?;
        page.click(".hole").await?;
        page.wait_gone("[data-moves='0']").await?;
        for place in ["laboratory", "games", "hyena"] {
            page.js(&format!("location.hash = '#{place}'")).await?;
            page.wait_for("#lab-start, [data-testid='games'], [data-testid='play']").await?;
        }
        host.ask("reset", Value::Null).await?;
        host.hear("reset").await?;
        page.wait_for("[data-testid='start']").await?;
        let errors = page.console_errors().await?;
        ensure!(errors.is_empty(), "errors: {errors:?}");
        Ok(())
    });
}
