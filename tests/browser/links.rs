//! With `allowLinks=false`, and in a kiosk, nothing on any screen leads out of the page.

use anyhow::{Result, ensure};
use hyena_chase::games::hyena::Preset;
use hyena_chase::players::Policy;
use serde_json::json;

use crate::support::{AT_ONCE, GAME, Page, SETTINGS, SOWN, Visit, begun, browse, ended};

/// Remembers whatever was opened in another window.
const RECORDER: &str = "window.opened = []; window.open = (...all) => { opened.push(all); return null }";

/// Lists what leads out of the page, or would save a file.
const LEADS_OUT: &str = "const kinds = { 'a[href]': one => !one.getAttribute('href').startsWith('#'), 'area, form[action], [formaction], \
    [target], [download], [ping], iframe, object, embed, svg a': () => true }; \
    return Object.entries(kinds).flatMap(([css, out]) => [...document.querySelectorAll(css)].filter(out)).map(one => one.outerHTML.slice(0, 200)).concat(opened)";

async fn stays(page: &Page, what: &str) -> Result<()> {
    let out = page.js(LEADS_OUT).await?;
    ensure!(out == json!([]), "{what} leads out: {out:#}");
    Ok(())
}

/// Opens every dialog of a screen and looks at it.
async fn dialogs_stay(page: &Page, what: &str, in_game: bool) -> Result<()> {
    if in_game {
        page.click("[data-testid='open-help']").await?;
        page.wait_for("dialog#help[open] details").await?;
        page.js("for (const one of document.querySelectorAll('dialog[open] details')) one.open = true").await?;
        stays(page, &format!("the help of {what}")).await?;
        page.click("[data-testid='close-help']").await?;
    }
    let inner = if in_game {
        &[("text", "record"), ("keys", "keys"), ("sources", "sources")][..]
    } else {
        &[("text", "record")]
    };
    for (id, shown) in inner {
        page.click("[data-testid='open-settings']").await?;
        page.wait_for("dialog#settings[open] .settings").await?;
        stays(page, &format!("the settings of {what}")).await?;
        page.click(&format!("dialog#settings [data-testid='open-{id}']")).await?;
        page.wait_for(&format!("dialog#{id}[open] .{shown}")).await?;
        stays(page, &format!("{id} of {what}")).await?;
        page.click(&format!("[data-testid='close-{id}']")).await?;
        page.click("[data-testid='close-settings']").await?;
    }
    Ok(())
}

#[test]
fn without_links_no_screen_and_no_dialog_leads_out_of_the_page() {
    let whole = ended(begun(Preset::Bell.rules(), 6, &["Asha", "Bilal"], 5), Policy::Prompt).to_string();
    let over = "[Game \"jekinje\"]\n[Version \"1\"]\n[Seats \"Asha, Bilal\"]\n[Start \"0 0 0 0 0 0 / 1 0 0 0 0 0 / 23 24 / B\"]\n";
    browse(Visit::new().before_load(RECORDER), async |page: &Page| -> Result<()> {
        page.open("?allowLinks=false").await?;
        page.wait_for("[data-testid='games']").await?;
        stays(page, "the page of all games").await?;
        dialogs_stay(page, "the page of all games", false).await?;
        for (place, key, ended) in [("hyena", GAME, whole.as_str()), ("jekinje", SOWN, over)] {
            page.open(&format!("?allowLinks=false#{place}")).await?;
            page.wait_for("[data-testid='start']").await?;
            stays(page, &format!("the choices of {place}")).await?;
            if place == "hyena" {
                page.click("label:has(> [name='rules'][value='custom'])").await?;
                page.wait_for("[data-testid='field-lots']").await?;
                stays(page, "rules of one's own").await?;
                page.click("label:has(> [name='rules'][value='bell'])").await?;
            }
            page.begin().await?;
            page.wait_for("[data-testid='play']").await?;
            page.click("[data-testid='advice']").await?;
            page.wait_until("document.querySelector('[data-testid=advised]').textContent !== ''", "advice is there")
                .await?;
            stays(page, &format!("the game of {place}")).await?;
            dialogs_stay(page, &format!("the game of {place}"), true).await?;
            page.keep(&[(SETTINGS, AT_ONCE), (key, ended)]).await?;
            page.open(&format!("?allowLinks=false#{place}")).await?;
            page.wait_for("[data-testid='end'] [data-testid='chances']").await?;
            stays(page, &format!("the end of {place}")).await?;
        }
        page.open("?allowLinks=false#laboratory").await?;
        page.wait_for("#lab-start").await?;
        stays(page, "the laboratory before it counts").await?;
        dialogs_stay(page, "the laboratory", false).await
    });
}

#[test]
fn without_links_what_the_laboratory_found_is_no_file_to_save() {
    browse(Visit::new().before_load(RECORDER), async |page: &Page| -> Result<()> {
        page.open("?allowLinks=false#laboratory").await?;
        page.click("#lesson-tabas").await?;
        page.wait_for("[data-testid='lab'][data-state='done'] [data-testid='lab-results']").await?;
        stays(page, "what the laboratory found").await
    });
}

#[test]
fn a_kiosk_leads_nowhere() {
    browse(Visit::new().before_load(RECORDER), async |page: &Page| -> Result<()> {
        for place in ["hyena", "jekinje"] {
            page.open(&format!("?kiosk=1&game={place}&speed=instant")).await?;
            page.wait_for("[data-testid='attract']").await?;
            stays(page, "the call").await?;
            page.click("[data-testid='call']").await?;
            page.wait_gone("[data-testid='attract']").await?;
            stays(page, place).await?;
            dialogs_stay(page, place, true).await?;
            page.click("[data-testid='new-game']").await?;
            page.wait_for("[data-testid='start']").await?;
            stays(page, &format!("the choices of {place}")).await?;
        }
        Ok(())
    });
}
