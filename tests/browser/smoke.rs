//! The page starts where it must.

use anyhow::{Result, ensure};

use crate::support::{HYENA, Page, Visit, browse};

#[test]
fn starts_under_the_strict_policy_from_a_sub_path() {
    browse(Visit::new().under("/a/b/"), async |page: &Page| -> Result<()> {
        page.open("").await?;
        page.wait_for("[data-testid='games']").await?;
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);

        let own = page.server().url();
        let strange: Vec<String> =
            page.requested_urls().await?.into_iter().filter(|url| !url.starts_with(&own)).collect();
        ensure!(strange.is_empty(), "requests outside {own}: {strange:?}");

        let served = page.server().requests();
        ensure!(served.iter().any(|path| path.starts_with("/a/b/hyena-chase")), "only {served:?} was asked for");
        Ok(())
    });
}

#[test]
fn starts_in_a_frame_with_an_opaque_origin() {
    let visit = Visit::new().header("access-control-allow-origin", "*");
    browse(visit, async |page: &Page| -> Result<()> {
        let host = r#"<!doctype html><link rel=icon href=icon.svg><iframe sandbox="allow-scripts" src="./index.html#hyena"></iframe>"#;
        std::fs::write(page.served().join("blog.html"), host)?;
        page.open("blog.html").await?;
        page.client().enter_frame(0).await?;
        page.wait_until("document.querySelector('main') !== null", "the page is mounted in the frame").await?;
        ensure!(page.js("return origin").await? == "null", "the frame's origin is not opaque");
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

#[test]
fn says_in_the_readers_language_that_there_is_no_web_assembly() {
    let visit = Visit::new().language("es").before_load("delete globalThis.WebAssembly");
    browse(visit, async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.find("#trouble p[lang='es'][data-kind='browser']:not([hidden])").await?;
        ensure!(page.text("#trouble").await?.contains("WebAssembly"));
        Ok(())
    });
}

#[test]
fn says_that_it_could_not_be_loaded() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.remove_served("hyena-chase_bg-", "wasm")?;
        page.open(HYENA).await?;
        page.find("#trouble p[lang='en'][data-kind='load']:not([hidden])").await?;
        Ok(())
    });
}

#[test]
fn the_browser_is_as_the_visit_asks() {
    let visit = Visit::new().size(360, 740).language("ar").dark().reduced_motion();
    browse(visit, async |page: &Page| -> Result<()> {
        page.open("?x=1#hyena").await?;
        let seen = page
            .js("return [innerWidth, innerHeight, navigator.language, matchMedia('(prefers-color-scheme: dark)').matches, \
                 matchMedia('(prefers-reduced-motion: reduce)').matches, location.search]")
            .await?;
        ensure!(seen == serde_json::json!([360, 740, "ar", true, true, "?x=1"]), "{seen}");
        Ok(())
    });
}
