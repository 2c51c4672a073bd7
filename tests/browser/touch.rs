//! A touch counts once: neither a hasty second one nor one that ends a movement throws or pays again.

use anyhow::{Result, ensure};
use hyena_chase::games::hyena::{Chase, Fee, Move, Preset};
use hyena_chase::record::{self, Record};
use serde_json::json;

use crate::support::{AT_ONCE, GAME, PAY, Page, SLOWLY, THROW, Visit, begun, browse, found};

/// Normal speed, whatever the device asks.
const NORMAL: &str = "speed normal\nmotion full\n";

/// Remembers when each touch was heard, in milliseconds.
const HEARD: &str = "window.heard = []; addEventListener('click', () => heard.push(performance.now()), true)";
/// Below this a second touch belongs to the first, with some room for the machine.
const HASTY: &str = "heard.length === 2 && heard[1] - heard[0] < 300";

fn start() -> Record<Chase> {
    begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 3)
}

/// Touches a button of a game twice, `apart` milliseconds between the two, and waits until nothing moves.
///
/// A machine that has much else to do may stretch the time between two touches until they are two indeed: then again,
/// from the beginning.
async fn touch_twice(page: &Page, game: &Record<Chase>, settings: &str, css: &str, apart: u32) -> Result<()> {
    let script = "const button = document.querySelector(arguments[0].css); button.click(); \
         const again = () => (button.isConnected ? button : document.querySelector(arguments[0].css) ?? document.body).click(); \
         if (arguments[0].apart === 0) return again(); \
         return new Promise(heard => setTimeout(() => heard(again()), arguments[0].apart))";
    loop {
        page.sit_down_with(game, settings).await?;
        page.js(HEARD).await?;
        page.rested().await?;
        page.run(script, json!({ "css": css, "apart": apart })).await?;
        if page.js(&format!("return {HASTY}")).await? == true {
            return page.wait_for("[data-testid='play'][data-moving='false']").await;
        }
    }
}

/// Taps the middle of a button twice with a finger, as fast as can be; otherwise as [`touch_twice`].
async fn tap_twice(page: &Page, game: &Record<Chase>, settings: &str, css: &str) -> Result<()> {
    let script = "const button = document.querySelector(arguments[0]); button.scrollIntoView({ block: 'center' }); \
         const { x, y, width, height } = button.getBoundingClientRect(); return [x + width / 2, y + height / 2]";
    loop {
        page.sit_down_with(game, settings).await?;
        page.js(HEARD).await?;
        let middle = page.run(script, json!(css)).await?;
        let down = json!({ "type": "touchStart", "touchPoints": [{ "x": middle[0], "y": middle[1] }] });
        page.rested().await?;
        for _ in 0..2 {
            page.cdp("Input.dispatchTouchEvent", down.clone()).await?;
            page.cdp("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
        }
        page.wait_until("heard.length === 2", "both taps are heard").await?;
        if page.js(&format!("return {HASTY}")).await? == true {
            return page.wait_for("[data-testid='play'][data-moving='false']").await;
        }
    }
}

async fn threw(page: &Page, throws: u64) -> Result<()> {
    let kept = page.kept_game().await?.throws();
    ensure!(kept == throws && page.moves().await? == throws, "{kept} throws instead of {throws}");
    Ok(())
}

#[test]
fn two_touches_within_fifty_milliseconds_throw_once() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for (settings, apart) in [(AT_ONCE, 0), (AT_ONCE, 40), (NORMAL, 0), (NORMAL, 40)] {
            touch_twice(page, &start(), settings, THROW, apart).await?;
            threw(page, 1).await?;
        }
        Ok(())
    });
}

#[test]
fn two_hasty_touches_throw_once_however_late_they_are_answered() {
    let script = "const touch = () => new MouseEvent('click', { bubbles: true }); const [one, two] = [touch(), touch()]; \
         const button = document.querySelector('#throw'); button.dispatchEvent(one); \
         const busy = performance.now() + 500; while (performance.now() < busy); \
         button.dispatchEvent(two)";
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.sit_down_with(&start(), AT_ONCE).await?;
        page.rested().await?;
        page.js(script).await?;
        threw(page, 1).await
    });
}

#[test]
fn a_throw_is_stored_before_anything_else_can_be_done() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.sit_down_with(&start(), NORMAL).await?;
        page.rested().await?;
        let kept = page
            .run("document.querySelector('#throw').click(); return localStorage.getItem(arguments[0])", json!(GAME));
        let kept = kept.await?.as_str().unwrap_or_default().to_owned();
        let thrown = record::read::<Chase>(&kept)?.throws();
        ensure!(thrown == 1, "what is kept when the touch is over:\n{kept}");
        Ok(())
    });
}

#[test]
fn a_double_tap_of_a_finger_throws_once() {
    browse(Visit::new().size(360, 740), async |page: &Page| -> Result<()> {
        for settings in [AT_ONCE, NORMAL] {
            tap_twice(page, &start(), settings, THROW).await?;
            threw(page, 1).await?;
        }
        Ok(())
    });
}

#[test]
fn a_touch_while_something_moves_ends_that_and_throws_nothing() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.sit_down_with(&start(), SLOWLY).await?;
        page.rested().await?;
        page.click(THROW).await?;
        page.wait_for("[data-testid='play'][data-moving='true']").await?;
        // In one breath, lest the movement end by itself: the second touch comes when it is no part of the first.
        let script = "return new Promise(ended => { const play = document.querySelector('.play'); const look = () => { \
             if (performance.now() - lastTouch < 360) return requestAnimationFrame(look); \
             const moved = play.dataset.moving; document.querySelector('#throw').click(); \
             requestAnimationFrame(() => setTimeout(() => ended([moved, play.dataset.moving, play.dataset.moves]))) }; look() })";
        let seen = page.js(script).await?;
        ensure!(seen == json!(["true", "false", "1"]), "before, after, moves: {seen}");
        threw(page, 1).await?;
        page.act(THROW).await?;
        threw(page, 2).await
    });
}

#[test]
fn two_touches_of_a_payment_pay_once() {
    // The second could be paid by a hasty touch for the first.
    let both = [Move::Pay(Fee::Wash), Move::Pay(Fee::SetOut)];
    let washes_and_sets_out = |moves: &[Move]| moves.windows(2).position(|two| two == both);
    let script = found(Preset::Bell, 20, &["Asha", "Bilal"], |moves, _| washes_and_sets_out(moves).is_some());
    let n = washes_and_sets_out(script.moves()).expect("she pays for both in one breath");
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for (settings, apart) in [(AT_ONCE, 0), (AT_ONCE, 40), (NORMAL, 0), (NORMAL, 40)] {
            touch_twice(page, &script.cut(n), settings, PAY, apart).await?;
            let kept = page.kept_game().await?;
            ensure!(kept == script.cut(n + 1), "with {apart} ms between two touches it came to\n{kept}");
        }
        Ok(())
    });
}
