//! What a screen in a hall does not do, and how large what is touched on it is.

use anyhow::{Result, ensure};
use serde_json::json;

use super::{ATTRACT, CALL, WARNS, kiosk};
use crate::languages::TOO_SMALL;
use crate::support::{Page, Visit, browse};

#[test]
fn nothing_is_selected_pinched_dragged_or_asked_of_by_a_long_touch() {
    let prevented = "const [kind, css, members] = arguments[0]; const event = new ({ wheel: WheelEvent, keydown: KeyboardEvent }[kind] ?? Event)(kind, \
        { bubbles: true, cancelable: true, ...members }); document.querySelector(css).dispatchEvent(event); return event.defaultPrevented";
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open("?kiosk=1").await?;
        page.click(CALL).await?;
        page.click("[data-testid='new-game']").await?;
        page.wait_for("[data-testid='name-1']").await?;
        page.wait_until(
            "!document.body.dispatchEvent(new Event('contextmenu', { cancelable: true, bubbles: true }))",
            "its script is there",
        )
        .await?;
        for (kind, css, members, expected) in [
            ("contextmenu", "main", json!({}), true),
            ("contextmenu", "[data-testid='name-1']", json!({}), true),
            ("selectstart", "h1", json!({}), true),
            ("selectstart", "[data-testid='name-1']", json!({}), false),
            ("dragstart", "h1", json!({}), true),
            ("gesturestart", "main", json!({}), true),
            ("wheel", "main", json!({ "ctrlKey": true }), true),
            ("wheel", "main", json!({}), false),
            ("keydown", "main", json!({ "ctrlKey": true, "key": "+" }), true),
            ("keydown", "main", json!({ "ctrlKey": true, "key": "0" }), true),
            ("keydown", "main", json!({ "key": "+" }), false),
        ] {
            let was = page.run(prevented, json!([kind, css, members])).await?;
            ensure!(was == expected, "{kind} with {members} on {css}: prevented is {was}");
        }
        let styles = page.js("return [getComputedStyle(document.querySelector('h1')).userSelect, getComputedStyle(document.querySelector('[data-testid=name-1]')).userSelect, \
            getComputedStyle(document.documentElement).touchAction]").await?;
        ensure!(styles == json!(["none", "text", "pan-x pan-y"]), "{styles}");
        Ok(())
    });
}

#[test]
fn everything_to_touch_is_large_enough_on_every_screen() {
    kiosk(async |page: &Page| -> Result<()> {
        let mut small = Vec::new();
        for (width, height) in [(1280, 800), (1080, 1920), (800, 480)] {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            page.cdp("Emulation.setDeviceMetricsOverride", size).await?;
            for game in ["hyena", "jekinje"] {
                let mut look = async |what: &str| -> Result<()> {
                    let found = page.js(TOO_SMALL).await?;
                    small.extend(
                        found.as_array().into_iter().flatten().map(|one| format!("{game}, {what}, at {width}: {one}")),
                    );
                    Ok(())
                };
                page.open(&format!("?kiosk=1&game={game}&speed=instant&idle=5&days=6")).await?;
                page.wait_for(ATTRACT).await?;
                look("the call").await?;
                page.click("[data-testid='call-en']").await?;
                page.wait_for("[data-testid='play']").await?;
                look("the game").await?;
                page.click("[data-testid='open-help']").await?;
                page.wait_for("dialog#help[open] details").await?;
                page.js("for (const one of document.querySelectorAll('dialog[open] details')) one.open = true").await?;
                look("the help").await?;
                page.click("[data-testid='close-help']").await?;
                page.click("[data-testid='open-settings']").await?;
                page.wait_for("dialog#settings[open] .settings").await?;
                look("the settings").await?;
                for (id, shown) in [("keys", "keys"), ("text", "record"), ("sources", "sources")] {
                    page.click(&format!("dialog#settings [data-testid='open-{id}']")).await?;
                    page.wait_for(&format!("dialog#{id}[open] .{shown}")).await?;
                    page.js("document.querySelector('dialog#settings').close()").await?;
                    look(id).await?;
                    page.click(&format!("[data-testid='close-{id}']")).await?;
                    page.click("[data-testid='open-settings']").await?;
                }
                page.click("[data-testid='close-settings']").await?;
                page.click("[data-testid='new-game']").await?;
                page.wait_for("[data-testid='start']").await?;
                look("the choices").await?;
                page.tick(5500).await?;
                page.wait_for(WARNS).await?;
                look("the warning").await?;
                let high = page
                    .js("const high = css => document.querySelector(css).getBoundingClientRect().height; \
                    return high('#still-here') >= 88 && high('#still') < innerHeight / 2")
                    .await?;
                ensure!(
                    high == true,
                    "{game}, at {width}: the answer to the warning is small, or the warning is stretched"
                );
                page.click("[data-testid='still-here']").await?;
                page.wait_gone(WARNS).await?;
                page.js("location.hash = '#games'").await?;
                page.wait_for("[data-testid='games']").await?;
                look("all games").await?;
            }
        }
        ensure!(small.is_empty(), "below 44 pixels: {small:#?}");
        Ok(())
    });
}
