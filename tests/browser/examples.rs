//! The sample host page, served beside the built page: each way to embed begins and is told of.

use std::path::Path;

use anyhow::{Result, ensure};
use fantoccini::key::Key;
use serde_json::json;

use crate::support::{Page, Visit, browse};

const WAYS: [&str; 4] = ["plain", "h5p", "wordpress", "kiosk"];

/// Tells the types that a card has logged as told, each once.
fn logged(way: &str) -> String {
    format!("[...document.querySelectorAll('#{way} .log .told b')].map(one => one.textContent)")
}

#[test]
fn the_sample_host_page_embeds_in_four_ways_and_logs_what_is_told() {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/host.html");
    let visit = Visit::new().without_policy().header("access-control-allow-origin", "*");
    browse(visit, async |page: &Page| -> Result<()> {
        // As they stand in the project, beside each other.
        let (root, files) = (page.served(), std::fs::read_dir(page.served())?.collect::<Result<Vec<_>, _>>()?);
        std::fs::create_dir(root.join("dist"))?;
        for file in files {
            std::fs::rename(file.path(), root.join("dist").join(file.file_name()))?;
        }
        let text = std::fs::read_to_string(&sample)?;
        ensure!(!text.contains("http://") && !text.contains("https://"), "the sample asks others for something");
        std::fs::create_dir(root.join("examples"))?;
        std::fs::write(root.join("examples/host.html"), text)?;
        page.open("examples/host.html").await?;
        page.wait_for("#kiosk .switch").await?;
        for way in WAYS {
            page.js(&format!("document.querySelector('#{way} .switch').focus()")).await?;
            page.press_key(Key::Space).await?;
            page.wait_for(&format!("#{way} iframe")).await?;
            page.js(&format!("document.querySelector('#{way} iframe').scrollIntoView()")).await?;
            page.wait_until(&format!("{}.includes('ready')", logged(way)), &format!("{way} is ready")).await?;
            page.wait_until(&format!("{}.includes('resize')", logged(way)), "its height is told").await?;
        }
        let height = |way: &str| format!("document.querySelector('#{way} iframe').clientHeight");
        page.wait_until(
            &format!("{}.includes('h5p resize') && {} !== 640", logged("h5p"), height("h5p")),
            "it is as high as the game",
        )
        .await?;
        page.wait_until(
            &format!("{}.includes('height') && {} <= 1000", logged("wordpress"), height("wordpress")),
            "its height is clamped",
        )
        .await?;
        // What is asked is done, and answered.
        page.js("document.querySelector('#plain details').open = true; document.querySelector('#plain textarea').value = 'rubbish'").await?;
        page.click("#plain [data-ask='setState']").await?;
        page.wait_until(&format!("{}.includes('error')", logged("plain")), "rubbish is refused").await?;
        for ask in ["pause", "resume", "mute", "unmute", "reset"] {
            page.click(&format!("#plain [data-ask='{ask}']")).await?;
        }
        page.wait_until(&format!("{}.includes('reset')", logged("plain")), "it begins anew").await?;
        page.click("#plain [data-ask='setLang'] option[value='ar']").await?;
        page.js("document.querySelector('#plain iframe').scrollIntoView()").await?;
        page.client().enter_frame(0).await?;
        page.wait_for("html[lang='ar']").await?;
        page.click("[data-testid='start']").await?;
        page.wait_for("[data-testid='play']").await?;
        page.client().enter_parent_frame().await?;
        page.wait_until(&format!("{}.includes('state')", logged("plain")), "the game is told").await?;
        let record = page.js("return document.querySelector('#plain textarea').value.split('\\n')[0]").await?;
        ensure!(record == json!("[Game \"hyena\"]"), "the text is {record}");
        // Switched off, a frame is gone.
        page.click("#plain .switch").await?;
        page.wait_gone("#plain iframe").await?;
        let errors = page.console_errors().await?;
        ensure!(errors.is_empty(), "errors: {errors:?}");
        Ok(())
    });
}
