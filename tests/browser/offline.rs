//! Without a network after the first visit, and from one version of the page to the next.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::hyena::Preset;
use serde_json::{Value, json};
use xtask::files::{PAGE, below, is_named_by_content, name_by_content};
use xtask::offline::{WORKER, check, listed, write_worker};
use xtask::single::SINGLE;

use crate::support::{GAME, HYENA, Page, SETTINGS, THROW, Visit, begun, browse};

/// Counts how often the page is told of a newer version.
const TOLD: &str = "window.told = 0; addEventListener('hyena:update', () => { window.told += 1 })";
const TAKE: &str = "dispatchEvent(new Event('hyena:take-update'))";

#[test]
fn after_the_first_visit_everything_is_there_without_a_network() {
    browse(Visit::new().under("/a/b/").reduced_motion().keeps_offline(), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        is_kept(page).await?;
        page.server().stop();
        // What this very page fetches later.
        page.hurry().await?;
        page.begin_short().await?;
        page.play_out().await?;
        page.wait_for("[data-testid='chances'] svg").await?;
        page.read_help().await?;
        for address in ["?lang=ar&utm_source=school#hyena", "index.html?x=1#hyena", HYENA] {
            page.open(address).await?;
            page.wait_for("[data-testid='end']").await?;
            page.click("[data-testid='again']").await?;
            page.wait_gone("[data-testid='end']").await?;
            page.play_out().await?;
            page.wait_for("[data-testid='chances'] svg").await?;
            page.read_help().await?;
            ensure!(page.js("return forbidden").await? == json!([]));
        }
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

#[test]
fn every_file_is_kept_and_nothing_else_is_answered_for() {
    browse(Visit::new().reduced_motion().keeps_offline(), async |page: &Page| -> Result<()> {
        let listed: BTreeSet<String> = listed(&fs::read_to_string(page.served().join(WORKER))?)?.into_iter().collect();
        let there: BTreeSet<String> =
            below(&page.served())?.into_iter().filter(|name| name != WORKER && name != SINGLE).collect();
        ensure!(listed == there, "{listed:?} are kept of {there:?}");
        page.open(HYENA).await?;
        is_kept(page).await?;
        let kept = "caches.keys().then(([cache]) => caches.open(cache)).then(cache => cache.keys()) \
            .then(all => all.map(({ url }) => new URL(url).pathname.slice(1)))";
        let kept: BTreeSet<String> = serde_json::from_value(page.js(&format!("return {kept}")).await?)?;
        ensure!(kept == there, "{kept:?} are kept of {there:?}");

        // The page comes from what is kept, everything else from the host.
        page.server().forget_requests();
        page.open("?x=1").await?;
        page.wait_for("main").await?;
        page.open("nothing/here").await?;
        ensure!(page.js("return document.querySelector('main, #trouble')").await? == Value::Null);
        page.open(SINGLE).await?;
        let asked: Vec<_> = page.server().requests().into_iter().filter(|path| *path != format!("/{WORKER}")).collect();
        ensure!(asked == ["/nothing/here", "/hyena-chase.html"], "{asked:?}");
        Ok(())
    });
}

#[test]
fn a_newer_version_waits_to_be_taken_and_loses_no_game() {
    let start = begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 7);
    let visit = Visit::new().reduced_motion().keeps_offline().before_load(TOLD);
    browse(visit, async |page: &Page| -> Result<()> {
        page.sit_down(&start).await?;
        page.act(THROW).await?;
        is_kept(page).await?;
        ensure!(page.js("return told").await? == 0, "a newer version is told of where there is none");
        let (first, game) = (version(page).await?, page.kept(GAME).await?);
        deploy(&page.served())?;

        page.client().refresh().await?;
        is_as_before(page, &first, game.as_deref()).await?;
        page.wait_until("told === 1", "the page is told of the newer version").await?;
        page.read_help().await?;
        page.js("dispatchEvent(new Event('hyena:updates'))").await?;
        ensure!(page.js("return told").await? == 2, "a page that begins to listen is not told");

        page.server().stop();
        page.client().refresh().await?;
        is_as_before(page, &first, game.as_deref()).await?;
        page.wait_until("told > 0", "the page is told of it again").await?;
        page.act(THROW).await?;
        let game = page.kept(GAME).await?;

        // Another window of the old version, which nobody touches.
        let (one, other) = (page.client().window().await?, page.client().new_window(true).await?.handle);
        page.client().switch_to_window(other.clone()).await?;
        page.open(HYENA).await?;
        is_as_before(page, &first, game.as_deref()).await?;
        page.js("window.untouched = true").await?;
        page.client().switch_to_window(one.clone()).await?;
        page.js(TAKE).await?;
        let is_newer = format!("document.querySelector('meta[name=version]').content !== '{first}'");
        page.wait_until(&is_newer, "the newer version is there").await?;
        let second = version(page).await?;
        is_as_before(page, &second, game.as_deref()).await?;
        page.read_help().await?;
        page.act(THROW).await?;
        let game = page.kept(GAME).await?;

        page.client().switch_to_window(other).await?;
        ensure!(page.js("return untouched").await? == true && version(page).await? == first, "it was loaded again");
        page.read_help().await?;
        let thinks = "fetch(document.querySelector('meta[name=thinker]').content).then(found => found.ok)";
        page.wait_until(thinks, "the old window finds its later files").await?;
        page.wait_until("caches.keys().then(all => all.length === 2)", "both versions are kept").await?;
        page.js(TAKE).await?;
        page.wait_until("window.untouched === undefined && document.querySelector('.play')", "it is loaded again")
            .await?;
        is_as_before(page, &second, game.as_deref()).await?;
        page.client().close_window().await?;

        // The last window of all sweeps up.
        page.client().switch_to_window(one).await?;
        page.client().refresh().await?;
        is_as_before(page, &second, game.as_deref()).await?;
        page.wait_until("caches.keys().then(all => all.length === 1)", "only the newer version is kept").await?;
        page.act(THROW).await?;
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

#[test]
fn what_is_half_deployed_is_not_taken() {
    /// Waits until the worker that a look for a newer version finds has failed.
    const FAILS: &str = "navigator.serviceWorker.getRegistration().then((own) => new Promise((failed) => { \
        own.addEventListener('updatefound', () => { const next = own.installing; \
        next.addEventListener('statechange', () => failed(next.state === 'redundant')) }); own.update() }))";
    browse(Visit::new().reduced_motion().keeps_offline().before_load(TOLD), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        is_kept(page).await?;
        let first = version(page).await?;
        let old = fs::read(page.served().join(PAGE))?;
        deploy(&page.served())?;
        let new = fs::read(page.served().join(PAGE))?;
        // The page is still the old one; a script is still missing; a host answers with some page instead.
        fs::write(page.served().join(PAGE), old)?;
        page.wait_until(FAILS, "the old page is refused").await?;
        fs::write(page.served().join(PAGE), new)?;
        let script = below(&page.served())?.into_iter().find(|name| name.starts_with("think-")).context("think")?;
        let script = page.served().join(script);
        let text = fs::read(&script)?;
        fs::remove_file(&script)?;
        page.wait_until(FAILS, "a missing file is refused").await?;
        fs::write(&script, "<!doctype html>")?;
        page.wait_until(FAILS, "a wrong file is refused").await?;
        ensure!(page.js("return caches.keys().then(all => [told, all.length])").await? == json!([0, 1]));

        fs::write(&script, text)?;
        page.open("?x#hyena").await?;
        page.wait_for("[data-testid='start']").await?;
        ensure!(version(page).await? == first, "the page is another");
        page.wait_until("told === 1", "what is whole is found").await
    });
}

#[test]
fn where_nothing_can_be_kept_nothing_is_said_and_the_game_goes_on() {
    let refuses =
        "if (isSecureContext) ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('no'))";
    let throws = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() { throw new DOMException('no', 'SecurityError') } })";
    for script in [refuses, throws] {
        browse(Visit::new().reduced_motion().keeps_offline().before_load(script), async |page: &Page| -> Result<()> {
            page.keep(&[(SETTINGS, "speed instant\n")]).await?;
            page.open(HYENA).await?;
            page.begin().await?;
            page.act(THROW).await?;
            page.read_help().await?;
            ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
            Ok(())
        });
    }
}

#[test]
fn a_frame_that_may_keep_nothing_starts_without_a_word() {
    let visit = Visit::new().reduced_motion().keeps_offline().header("access-control-allow-origin", "*");
    browse(visit, async |page: &Page| -> Result<()> {
        let host = r#"<!doctype html><link rel=icon href=icon.svg><iframe sandbox="allow-scripts" width="800" height="700" src="./#hyena"></iframe>"#;
        fs::write(page.served().join("blog.html"), host)?;
        page.open("blog.html").await?;
        page.client().enter_frame(0).await?;
        page.wait_for("[data-testid='start']").await?;
        page.read_help().await?;
        ensure!(page.server().requests().iter().any(|path| path.starts_with("/offline-")), "it is not even tried");
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

/// Waits until all of the page is kept and the worker answers for it.
async fn is_kept(page: &Page) -> Result<()> {
    page.wait_until("navigator.serviceWorker.controller?.state === 'activated'", "the page is kept").await
}

/// Waits until a game is shown, and checks that it and the version are those.
async fn is_as_before(page: &Page, of: &str, game: Option<&str>) -> Result<()> {
    page.wait_for("[data-testid='play'][data-moving='false']").await?;
    let (version, kept) = (version(page).await?, page.kept(GAME).await?);
    ensure!(version == of, "the version is {version} and not {of}");
    ensure!(kept.as_deref() == game, "the game is {kept:?} and not {game:?}");
    Ok(())
}

async fn version(page: &Page) -> Result<String> {
    let version = page.js("return document.querySelector('meta[name=version]').content").await?;
    version.as_str().map(str::to_owned).context("the page has no version")
}

/// Puts a version in which every file is another into the place of the one that is served.
fn deploy(folder: &Path) -> Result<()> {
    _ = fs::remove_file(folder.join("blank.html"));
    let mut left: Vec<String> = below(folder)?.into_iter().filter(|name| is_named_by_content(name)).collect();
    for name in &left {
        let path = folder.join(name);
        let mut content = fs::read(&path)?;
        match name.rsplit_once('.').map(|(_, kind)| kind) {
            // A section of one's own, which means nothing.
            Some("wasm") => content.extend([0, 2, 1, b'2']),
            Some("css") => content.extend(b"/*2*/"),
            Some("js") => content.extend(b"//2\n"),
            _ => content = String::from_utf8(content)?.replacen('.', "!", 1).into_bytes(),
        }
        fs::write(&path, content)?;
    }
    while !left.is_empty() {
        let names = left.clone();
        let others = |name: &str, text: &str| names.iter().any(|other| other != name && text.contains(other.as_str()));
        let text = |name: &str| fs::read(folder.join(name)).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        let at = left.iter().position(|name| text(name).is_ok_and(|text| !others(name, &text)));
        let old = left.remove(at.context("they name each other")?);
        let new = name_by_content(folder, &old)?;
        for namer in left.iter().map(String::as_str).chain([PAGE]) {
            // Wasm is no text, and names nobody.
            if let Ok(text) = fs::read_to_string(folder.join(namer)) {
                fs::write(folder.join(namer), text.replace(&old, &new))?;
            }
        }
    }
    write_worker(folder)?;
    check(folder)
}
