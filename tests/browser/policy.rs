//! A strict policy, no error and no stranger, from the setup through every dialog to the end.

use anyhow::{Result, ensure};
use hyena_chase::games::hyena::Preset;
use serde_json::json;

use crate::support::{GAME, HYENA, Page, SETTINGS, THROW, Visit, browse, found};

#[test]
fn the_whole_way_keeps_to_the_strict_policy_and_to_its_own_origin() {
    let script = found(Preset::OneDie, 6, &["Asha", "Bilal"], |_, _| true);
    browse(Visit::new().under("/games/hyena/"), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.click("[data-testid='add-player']").await?;
        page.click(".players .dress").await?;
        page.click(".wardrobe .dress:nth-child(9)").await?;
        page.click("label:has(> [name='rules'][value='custom'])").await?;
        page.click("label:has(> [name='rules'][value='bell'])").await?;
        page.begin().await?;
        // With all that moves.
        page.act(THROW).await?;
        page.act(THROW).await?;
        for id in ["help", "settings"] {
            page.click(&format!("[data-testid='open-{id}']")).await?;
            page.wait_for(&format!("dialog#{id}[open]")).await?;
            page.click(&format!("[data-testid='close-{id}']")).await?;
        }
        page.click("[data-testid='open-settings']").await?;
        for theme in ["light", "dark", "projector", "system"] {
            page.click(&format!("[data-testid='set-theme'] option[value='{theme}']")).await?;
            page.wait_for(&format!("html[data-theme='{theme}']")).await?;
        }
        keeps_to_it(page).await?;

        page.keep(&[(GAME, &script.to_string()), (SETTINGS, "speed fast\n")]).await?;
        page.open(HYENA).await?;
        page.wait_for("[data-testid='end']").await?;
        page.click("[data-testid='again']").await?;
        page.act(THROW).await?;
        keeps_to_it(page).await
    });
}

async fn keeps_to_it(page: &Page) -> Result<()> {
    let forbidden = page.js("return forbidden").await?;
    ensure!(forbidden == json!([]), "the policy forbids {forbidden}");
    let errors = page.console_errors().await?;
    ensure!(errors.is_empty(), "errors: {errors:?}");
    let own = page.server().url();
    let strange: Vec<String> = page.requested_urls().await?.into_iter().filter(|url| !url.starts_with(&own)).collect();
    ensure!(strange.is_empty(), "requests outside {own}: {strange:?}");
    Ok(())
}
