//! A kiosk that is left alone: it warns, and begins anew with nothing of whoever was there.

use anyhow::{Result, ensure};
use hyena_chase::words::{Lang, Texts};
use serde_json::{Value, json};

use super::{ATTRACT, CALL, WARNS, kiosk, ticks_until};
use crate::support::{Host, Page, THROW};

#[test]
fn it_warns_after_its_time_and_not_before_and_any_touch_ends_that() {
    kiosk(async |page: &Page| -> Result<()> {
        for (asked, idle) in [("", 90_000), ("&idle=30", 30_000)] {
            page.open(&format!("?kiosk=1&lang=en{asked}")).await?;
            page.click(CALL).await?;
            page.wait_for("[data-testid='play'][data-moves='0']").await?;
            let keeps = "document.querySelector('[data-testid=\"still-here\"]').click()";
            let touches = ["pointerdown", "keydown", "wheel", "touchstart"]
                .map(|kind| format!("document.body.dispatchEvent(new Event('{kind}', {{ bubbles: true }}))"));
            page.js(&touches[0]).await?;
            for touch in touches.iter().map(String::as_str).chain([keeps]) {
                page.tick(idle - 1000).await?;
                ensure!(!warns(page).await?, "it warns before {idle} milliseconds are over");
                page.tick(1250).await?;
                ensure!(warns(page).await?, "it does not warn after {idle} milliseconds");
                page.tick(10_000).await?;
                // That the dialog was closed is told later, in a time of its own.
                let ends = format!(
                    "const told = new Promise(next => document.querySelector('#still').addEventListener('close', next, {{ once: true }})); \
                     {touch}; return told.then(() => 0)"
                );
                page.js(&ends).await?;
                page.wait_gone(WARNS).await?;
            }
            page.wait_for("[data-testid='play'][data-moves='0']").await?;
        }
        Ok(())
    });
}

async fn warns(page: &Page) -> Result<bool> {
    Ok(page.js(&format!("return document.querySelector('{WARNS}') !== null")).await? == true)
}

#[test]
fn the_warning_counts_down_for_its_whole_time() {
    kiosk(async |page: &Page| -> Result<()> {
        for (asked, warn) in [("", 20_u32), ("&warn=25", 25), ("&warn=19", 20)] {
            page.open(&format!("?kiosk=1&idle=5&lang=en{asked}")).await?;
            page.click(CALL).await?;
            page.wait_for("[data-testid='play']").await?;
            page.tick(4750).await?;
            // In steps as fine as the page's own, from the first sight of the warning.
            for _ in 0..4 {
                if !warns(page).await? {
                    page.tick(250).await?;
                }
            }
            for left in (1..=warn).rev() {
                ensure!(warns(page).await?, "the warning is over with {left} seconds left");
                let said = page.text("dialog#still [role='timer']").await?;
                ensure!(said == Texts::of(Lang::English).kiosk_left(left), "with {left} seconds left it says {said}");
                let focus = page.js("return document.activeElement.dataset.testid").await?;
                ensure!(focus == "still-here", "the focus is on {focus}");
                page.tick(1000).await?;
            }
            page.wait_for(ATTRACT).await?;
            ensure!(!warns(page).await?);
        }
        Ok(())
    });
}

#[test]
fn when_the_time_is_over_nothing_of_the_visitor_is_left() {
    kiosk(async |page: &Page| -> Result<()> {
        page.open("?kiosk=1&idle=5&speed=instant").await?;
        page.click("[data-testid='call-ru']").await?;
        page.wait_for("html[lang='ru'] [data-testid='play']").await?;
        page.click("[data-testid='new-game']").await?;
        page.test_id("name-1").await?;
        page.js("const field = document.querySelector('[data-testid=name-1]'); field.focus(); field.select(); document.execCommand('insertText', false, 'Zeinab')").await?;
        page.begin().await?;
        page.wait_until(
            "document.querySelector('[data-testid=turn]').textContent.includes('Zeinab')",
            "her name is seen",
        )
        .await?;
        page.act(THROW).await?;
        page.click("[data-testid='open-settings']").await?;
        for (name, value) in [("theme", "dark"), ("speed", "slow"), ("lang", "ar")] {
            page.click(&format!("[data-testid='set-{name}'] option[value='{value}']")).await?;
        }
        page.click("[data-testid='set-sound']").await?;
        page.wait_for("html[lang='ar'][data-theme='dark'][data-sound='off']").await?;
        page.click("dialog#settings [data-testid='open-text']").await?;
        page.wait_for("dialog#text[open]").await?;
        page.js("document.querySelector('[data-testid=record-paste]').value = 'Zeinab was here'; document.documentElement.style.minHeight = '4000px'; scrollTo(0, 900)").await?;
        ensure!(page.js("return scrollY").await? == 900);
        page.tick(5250).await?;
        page.wait_for(WARNS).await?;
        page.tick(20_250).await?;
        page.wait_for("html[lang='en'][dir='ltr'][data-theme='system'][data-sound='on'] .call").await?;
        let left = page.js("return [scrollY, document.querySelectorAll('dialog[open]').length, document.documentElement.outerHTML.includes('Zeinab'), \
            [...document.querySelectorAll('input, textarea')].some(one => one.value.includes('Zeinab')), localStorage.length, sessionStorage.length, location.hash]").await?;
        ensure!(left == json!([0, 0, false, false, 0, 0, "#hyena"]), "what is left is {left}");

        page.click("[data-testid='call-en']").await?;
        page.wait_for("html[lang='en'][data-theme='system'] [data-testid='play'][data-moves='0']").await?;
        page.click("[data-testid='open-settings']").await?;
        ensure!(page.js("return document.querySelector('[data-testid=set-speed]').value").await? == "instant");
        page.click("dialog#settings [data-testid='open-text']").await?;
        page.wait_for("[data-testid='record-paste']").await?;
        ensure!(
            page.js("return document.querySelector('[data-testid=record-paste]').value").await? == "",
            "what was pasted is still there"
        );
        ensure!(page.js("return document.documentElement.outerHTML.includes('Zeinab')").await? == false);
        Ok(())
    });
}

#[test]
fn the_page_around_a_kiosk_hears_when_it_is_left_alone_and_begins_anew() {
    kiosk(async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?kiosk=1&idle=5&lang=en&speed=instant").await?;
        host.hear("ready").await?;
        ticks_until(page, "document.querySelector('.play').dataset.acts > 1", "the computers play").await?;
        host.rest().await?;
        let told = host.log().await?;
        ensure!(
            told.iter().all(|one| one["game"].is_null() || one["type"] == "ready"),
            "of what plays by itself is told {told:?}"
        );
        page.click(CALL).await?;
        host.hear("turn").await?;
        host.hear("state").await?;
        page.tick(5250).await?;
        host.hear("idle").await?;
        host.rest().await?;
        ensure!(host.told("idle").await?.len() == 1 && host.told("reset").await?.is_empty());
        page.tick(20_250).await?;
        host.hear("reset").await?;
        page.wait_for(ATTRACT).await?;
        host.rest().await?;
        ensure!(host.told("idle").await?.len() == 1 && host.told("reset").await?.len() == 1);
        // The page around it may know before that everybody has gone.
        page.click(CALL).await?;
        page.wait_gone(ATTRACT).await?;
        host.ask("reset", Value::Null).await?;
        host.wait_until("log.filter(({ type }) => type === 'reset').length === 2", "it begins anew").await?;
        page.wait_for(ATTRACT).await?;
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}
