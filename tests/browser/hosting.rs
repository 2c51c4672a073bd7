//! Hosts of every kind: a sub-path, a server that knows no wasm, a browser that knows none.

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::support::{AT_ONCE, HYENA, Page, SETTINGS, Visit, browse};

#[test]
fn a_game_is_played_to_its_end_below_a_sub_path() {
    browse(Visit::new().under("/a/b/").reduced_motion().keeps_offline(), async |page: &Page| -> Result<()> {
        page.keep(&[(SETTINGS, AT_ONCE)]).await?;
        page.open(HYENA).await?;
        page.begin_short().await?;
        page.play_out().await?;
        page.read_help().await?;
        page.wait_until("navigator.serviceWorker.ready", "the page is kept").await?;

        let own = page.server().url();
        let strange: Vec<String> =
            page.requested_urls().await?.into_iter().filter(|url| !url.starts_with(&own)).collect();
        ensure!(strange.is_empty(), "requests outside {own}: {strange:?}");
        let served = page.server().requests();
        ensure!(served.iter().all(|path| path.starts_with("/a/b/")), "{served:?}");
        is_quiet(page).await
    });
}

#[test]
fn wasm_may_be_sent_as_any_bytes() {
    let visit = Visit::new().sent_as("wasm", "application/octet-stream").reduced_motion().keeps_offline();
    browse(visit, async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.begin_short().await?;
        page.play_out().await?;
        page.wait_until("navigator.serviceWorker.controller?.state === 'activated'", "the page is kept").await?;
        // What is kept has the type that compiles as it comes.
        let kept = "caches.keys().then(([cache]) => caches.open(cache)).then(async (cache) => { \
            const wasm = (await cache.keys()).filter(({ url }) => url.endsWith('.wasm')); \
            return Promise.all(wasm.map(async (one) => (await cache.match(one)).headers.get('content-type'))) })";
        ensure!(page.js(&format!("return {kept}")).await? == json!(["application/wasm", "application/wasm"]));
        page.open(HYENA).await?;
        page.wait_for("[data-testid='end']").await?;
        is_quiet(page).await
    });
}

#[test]
fn without_web_assembly_one_plain_sentence_is_all_that_is_seen() {
    let visit = Visit::new().before_load("delete globalThis.WebAssembly").keeps_offline();
    browse(visit, async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.find("#trouble p[lang='en'][data-kind='browser']:not([hidden])").await?;
        let said = page.text("#trouble").await?;
        ensure!(said.contains("WebAssembly") && page.text("body").await? == said, "it says {said}");
        ensure!(
            page.js("return navigator.serviceWorker.getRegistration().then(kept => kept ?? null)").await?
                == Value::Null
        );
        Ok(())
    });
}

#[test]
fn the_page_names_what_a_site_that_shows_links_asks_for() {
    browse(Visit::new().under("/a/"), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        let told = page
            .js("const link = document.querySelector('link[rel=alternate][type=\"application/json+oembed\"]'); \
                 return fetch(link.href).then(answer => answer.json()).then(told => [link.title, told])")
            .await?;
        let title = page.js("return document.querySelector('link[rel=alternate]').title").await?;
        ensure!(
            told == json!([title, { "type": "link", "version": "1.0", "title": title, "provider_name": title }]),
            "{told}"
        );
        Ok(())
    });
}

/// Checks that neither the policy nor the console has anything to say.
async fn is_quiet(page: &Page) -> Result<()> {
    ensure!(
        page.js("return forbidden").await? == json!([]),
        "the policy forbids {}",
        page.js("return forbidden").await?
    );
    ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
    Ok(())
}
