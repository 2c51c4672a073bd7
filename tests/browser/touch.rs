//! A touch counts once: neither a hasty second one nor one that ends a movement throws or pays again.

use anyhow::{Result, ensure};
use hyena_chase::games::hyena::{Chase, Fee, Move, Preset};
use hyena_chase::record::Record;
use serde_json::json;

use crate::support::{AT_ONCE, PAY, Page, SLOWLY, THROW, Visit, begun, browse, found};

/// Normal speed, whatever the device asks.
const NORMAL: &str = "speed normal\nmotion full\n";

fn start() -> Record<Chase> {
    begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 3)
}

/// Touches a button twice, `apart` milliseconds between the two, and waits until both were heard.
async fn touch_twice(page: &Page, css: &str, apart: u32) -> Result<()> {
    page.rested().await?;
    let script = "const button = document.querySelector(arguments[0].css); button.click(); \
         const again = () => (button.isConnected ? button : document.querySelector(arguments[0].css) ?? document.body).click(); \
         if (arguments[0].apart === 0) return again(); \
         return new Promise(heard => setTimeout(() => heard(again()), arguments[0].apart))";
    page.run(script, json!({ "css": css, "apart": apart })).await.map(drop)
}

async fn threw(page: &Page, throws: u64) -> Result<()> {
    let kept = page.kept_game().await?.throws();
    ensure!(kept == throws && page.moves().await? == throws, "{kept} throws instead of {throws}");
    Ok(())
}

#[test]
fn two_touches_within_fifty_milliseconds_throw_once() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for settings in [AT_ONCE, NORMAL] {
            for (throws, apart) in (1..).zip([0, 40, 50]) {
                if throws == 1 {
                    page.sit_down_with(&start(), settings).await?;
                }
                touch_twice(page, THROW, apart).await?;
                page.wait_for("[data-testid='play'][data-moving='false']").await?;
                threw(page, throws).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn a_double_tap_of_a_finger_throws_once() {
    browse(Visit::new().size(360, 740), async |page: &Page| -> Result<()> {
        for settings in [AT_ONCE, NORMAL] {
            page.sit_down_with(&start(), settings).await?;
            let script = "const button = document.querySelector(arguments[0]); button.scrollIntoView({ block: 'center' }); \
                 window.taps = 0; addEventListener('click', () => { taps += 1 }, true); \
                 const { x, y, width, height } = button.getBoundingClientRect(); return [x + width / 2, y + height / 2]";
            let middle = page.run(script, json!(THROW)).await?;
            page.rested().await?;
            for _ in 0..2 {
                page.cdp(
                    "Input.dispatchTouchEvent",
                    json!({ "type": "touchStart", "touchPoints": [{ "x": middle[0], "y": middle[1] }] }),
                )
                .await?;
                page.cdp("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
            }
            page.wait_until("taps === 2", "both taps are heard").await?;
            page.wait_for("[data-testid='play'][data-moving='false']").await?;
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
             requestAnimationFrame(() => requestAnimationFrame(() => ended([moved, play.dataset.moving, play.dataset.moves]))) }; look() })";
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
            page.sit_down_with(&script.cut(n), settings).await?;
            touch_twice(page, PAY, apart).await?;
            page.wait_for("[data-testid='play'][data-moving='false']").await?;
            let kept = page.kept_game().await?;
            ensure!(kept == script.cut(n + 1), "with {apart} ms between two touches it came to\n{kept}");
        }
        Ok(())
    });
}
