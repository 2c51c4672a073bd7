//! The page in one file: from a disk, and in a frame with an origin of its own. It plays, and it asks for nothing.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use hyena_chase::words::Lang;
use serde_json::json;
use xtask::single::SINGLE;

use crate::support::{Page, Visit, browse};

const BROWSER: &str = "#trouble p[lang='en'][data-kind='browser']:not([hidden])";
const LOAD: &str = "#trouble p[lang='en'][data-kind='load']:not([hidden])";

#[test]
fn from_a_disk_a_game_is_played_to_its_end_in_any_language() {
    browse(Visit::new().reduced_motion().keeps_offline(), async |page: &Page| -> Result<()> {
        let folder = tempfile::tempdir()?;
        let address = put(page, folder.path(), |whole| whole)?;
        page.client().goto(&address).await?;
        page.click("[data-testid='games'] [href='#hyena']").await?;
        page.hurry().await?;
        page.begin_short().await?;
        for &lang in Lang::ALL.iter().chain([&Lang::English]) {
            page.speak(lang).await?;
            page.read_help().await?;
        }
        page.play_out().await?;
        page.wait_for("[data-testid='chances'] svg").await?;
        ensure!(page.js("return forbidden").await? == json!([]), "{}", page.js("return forbidden").await?);
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        asked_for_nothing_but(page, &address).await?;
        let mark = "return document.querySelectorAll('meta[name=single], meta[name=wishes][content=\"\"]').length";
        ensure!(page.js(mark).await? == 2, "the file does not say what it is");

        // A worker thinks here too.
        let thinks = "const address = document.querySelector('meta[name=thinker]').content; const worker = new Worker(address, { type: 'module' }); \
            return new Promise(told => { worker.onmessage = ({ data }) => told(data.id); worker.onerror = () => told('failed'); worker.postMessage({ id: 7 }); \
            worker.postMessage({ id: 8, ask: 'nothing that can be asked' }) })";
        ensure!(page.js(thinks).await? == 8, "no worker can be had: {}", page.js(thinks).await?);
        Ok(())
    });
}

#[test]
fn in_a_frame_with_an_opaque_origin_a_game_is_played_to_its_end() {
    // The strict policy allows nothing inline, which the file is.
    let visit = Visit::new().without_policy().reduced_motion().keeps_offline();
    browse(visit, async |page: &Page| -> Result<()> {
        let host = format!(
            r#"<!doctype html><link rel=icon href=icon.svg><iframe sandbox="allow-scripts" width="1200" height="760" src="./{SINGLE}#hyena"></iframe>"#
        );
        fs::write(page.served().join("blog.html"), host)?;
        page.open("blog.html").await?;
        page.client().enter_frame(0).await?;
        page.find("[data-testid='start']").await?;
        page.js("for (const kind of ['click', 'keydown']) addEventListener(kind, () => { window.lastTouch = performance.now() }, true)")
            .await?;
        ensure!(page.js("return origin").await? == "null", "the frame's origin is not opaque");
        page.hurry().await?;
        page.begin_short().await?;
        page.read_help().await?;
        page.play_out().await?;
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        // The browser asks for the icon of the page around it as often as it likes.
        let mut asked = page.server().requests();
        asked.retain(|path| path != "/icon.svg");
        ensure!(asked == ["/blog.html", "/hyena-chase.html"], "{asked:?}");
        Ok(())
    });
}

#[test]
fn served_by_a_host_it_keeps_to_itself() {
    browse(Visit::new().without_policy().keeps_offline(), async |page: &Page| -> Result<()> {
        page.open(&format!("{SINGLE}#hyena")).await?;
        page.wait_for("[data-testid='start']").await?;
        page.read_help().await?;
        ensure!(page.js("return navigator.serviceWorker.getRegistrations().then(all => all.length)").await? == 0);
        ensure!(page.server().requests() == ["/hyena-chase.html"], "{:?}", page.server().requests());
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

#[test]
fn what_does_not_start_says_why() {
    browse(Visit::new().keeps_offline(), async |page: &Page| -> Result<()> {
        let folder = tempfile::tempdir()?;
        // Half of it came, and a browser that cannot unpack it.
        let half = |whole: String| whole[..whole.len() / 2].to_owned();
        page.client().goto(&put(page, folder.path(), half)?).await?;
        page.find(LOAD).await?;
        ensure!(page.text("body").await? == page.text("#trouble").await?);
        page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": "delete globalThis.DecompressionStream" }))
            .await?;
        page.client().goto(&put(page, folder.path(), |whole| whole)?).await?;
        page.find(BROWSER).await?;
        ensure!(page.text("body").await? == page.text("#trouble").await?);
        Ok(())
    });
}

/// Puts a changed copy of the single file into a folder where nothing else is, and gives its address.
fn put(page: &Page, folder: &Path, change: impl Fn(String) -> String) -> Result<String> {
    let whole = fs::read_to_string(page.served().join(SINGLE)).context("there is no single file")?;
    let path = folder.join(SINGLE);
    fs::write(&path, change(whole))?;
    Ok(format!("file://{}", path.display()))
}

async fn asked_for_nothing_but(page: &Page, address: &str) -> Result<()> {
    let inside = |url: &String| url.starts_with(address) || url.starts_with("blob:") || url.starts_with("data:");
    let strange: Vec<String> = page.requested_urls().await?.into_iter().filter(|url| !inside(url)).collect();
    ensure!(strange.is_empty(), "it asks for {strange:?}");
    ensure!(page.server().requests().is_empty(), "{:?}", page.server().requests());
    Ok(())
}
