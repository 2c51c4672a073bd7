//! How high the page is, as hosts of different kinds are told it.

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};

use crate::support::{FITS, HYENA, Host, Page, Visit, browse};

#[test]
fn the_frame_takes_its_height_from_the_page_and_settles() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open_with("#hyena", "", FITS).await?;
        host.hear("resize").await?;
        page.wait_for("[data-testid='start']").await?;
        let high = settled(page, &host).await?;
        page.js("location.hash = '#games'").await?;
        page.wait_for("[data-testid='games']").await?;
        host.wait_until(&format!("frame().clientHeight < {high}"), "the frame is lower where the page is").await?;
        let low = settled(page, &host).await?;
        ensure!(low < high, "{low} is not below {high}");
        page.js("location.hash = '#hyena'").await?;
        page.wait_for("[data-testid='start']").await?;
        host.wait_until(&format!("frame().clientHeight === {high}"), "the frame is as high as before").await?;
        // A host that gives much more room than is needed is told the same.
        host.forget().await?;
        host.run("frame().style.height = '4000px'", Value::Null).await?;
        page.wait_until("innerHeight === 4000", "the frame is high").await?;
        host.rest().await?;
        let heights = host.told("resize").await?;
        ensure!(heights.is_empty(), "the page grows with its frame: {heights:?}");
        Ok(())
    });
}

/// Waits until nothing more is told of the height, and gives it; fails where the page would have to be scrolled.
async fn settled(page: &Page, host: &Host<'_>) -> Result<u64> {
    let last = "log.filter(({ type }) => type === 'resize').at(-1)?.height";
    host.wait_until(&format!("frame().clientHeight === {last}"), "the frame is as high as the page").await?;
    // What a new height leads to would be told now.
    host.rest().await?;
    host.wait_until(&format!("frame().clientHeight === {last}"), "the frame is as high as the page").await?;
    let scrolls = page.js("return document.scrollingElement.scrollHeight - innerHeight").await?;
    ensure!(scrolls.as_i64() <= Some(0), "the page scrolls in its frame, by {scrolls}");
    let told = host.told("resize").await?;
    ensure!(told.len() < 12, "the height does not settle: {told:?}");
    ensure!(told.iter().all(|one| one["height"].as_u64() > Some(0)), "{told:?}");
    host.run("return frame().clientHeight", Value::Null).await?.as_u64().context("no height")
}

#[test]
fn h5p_s_resizer_is_spoken_with() {
    // As h5p-resizer.js does: a frame is first made as low as it was, then as high as is asked.
    let resizer = "addEventListener('message', ({ data }) => { if (data.context !== 'h5p') return; \
        const respond = action => send({ context: 'h5p', action }); \
        const does = { hello() { frame().style.width = '100%'; respond('hello') }, \
        prepareResize() { if (frame().clientHeight !== data.scrollHeight || data.scrollHeight !== data.clientHeight) { \
        frame().style.height = `${data.clientHeight}px`; respond('resizePrepared') } }, \
        resize() { frame().style.height = `${data.scrollHeight}px` } }; does[data.action]?.() })";
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open_with(HYENA, "", resizer).await?;
        page.wait_for("[data-testid='start']").await?;
        let high = settled(page, &host).await?;
        page.js("location.hash = '#games'").await?;
        page.wait_for("[data-testid='games']").await?;
        host.wait_until(&format!("frame().clientHeight < {high}"), "the frame is lower").await?;
        settled(page, &host).await?;
        let actions: Vec<Value> = host.log().await?.into_iter().filter(|one| one["context"] == "h5p").collect();
        ensure!(actions[0]["action"] == "hello", "{actions:?}");
        ensure!(actions.iter().any(|one| one["action"] == "resize" && one["scrollHeight"] == high), "{actions:?}");
        ensure!(
            actions
                .iter()
                .filter(|one| one["action"] == "prepareResize")
                .all(|one| one["clientHeight"].is_u64() && one["scrollHeight"].as_u64() > Some(0)),
            "{actions:?}"
        );
        // The resizer comes late, or its window has changed.
        for action in ["ready", "resize"] {
            host.forget().await?;
            host.send(json!({ "context": "h5p", "action": action })).await?;
            host.wait_until(
                "log.some(({ action }) => action === 'resize' || action === 'prepareResize')",
                "it is answered",
            )
            .await?;
        }
        ensure!(host.errors().await?.len() == 1, "a dialect is no mistake");
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

#[test]
fn wordpress_and_canvas_hear_the_height() {
    browse(Visit::new().header("access-control-allow-origin", "*"), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        for attributes in ["", "sandbox=\"allow-scripts\""] {
            host.open_with("#?secret=abcdefghij", attributes, FITS).await?;
            page.wait_for(".game-card").await?;
            let high = settled(page, &host).await?;
            let log = host.log().await?;
            let wordpress = json!({ "message": "height", "value": high, "secret": "abcdefghij" });
            ensure!(log.contains(&wordpress), "{log:?}");
            ensure!(log.contains(&json!({ "subject": "lti.frameResize", "height": high })), "{log:?}");
            host.forget().await?;
            host.send(json!({ "message": "ready", "secret": "abcdefghij" })).await?;
            host.wait_until("log.some(({ message }) => message === 'height')", "WordPress is answered").await?;
            host.send(json!({ "subject": "lti.frameResize.response" })).await?;
            ensure!(host.errors().await?.len() == 1, "a dialect is no mistake");
            // Another place of the page takes the secret's place in the address.
            page.js("location.hash = '#hyena'").await?;
            page.wait_for("[data-testid='start']").await?;
            host.wait_until(&format!("log.some(({{ message, value, secret }}) => message === 'height' && value > {high} && secret === 'abcdefghij')"), "WordPress hears it").await?;
        }
        host.open("").await?;
        page.wait_for(".game-card").await?;
        host.hear("resize").await?;
        ensure!(
            host.log().await?.iter().all(|one| one["message"] != "height"),
            "without a secret there is nobody to tell"
        );
        Ok(())
    });
}
