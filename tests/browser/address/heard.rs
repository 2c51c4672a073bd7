//! What can be heard of the page, as the address asks for it.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::support::{Page, THROW, Visit, browse};

#[test]
fn sound_is_fetched_when_it_may_be_heard_and_never_where_it_is_disabled() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for (audio, fetched) in [("disabled", false), ("muted", false), ("enabled", true)] {
            page.server().forget_requests();
            page.open(&format!("?audio={audio}&voice=on&seats=human,human&motion=full&speed=fast")).await?;
            page.click("[data-testid='start']").await?;
            page.wait_for(THROW).await?;
            page.act(THROW).await?;
            page.act(THROW).await?;
            let has = |part: &str| page.server().requests().iter().any(|path| path.contains(part));
            ensure!(has("/sound-") == fetched, "with audio {audio} its script is fetched: {}", !fetched);
            ensure!(has("/voice-") == (audio != "disabled"), "with audio {audio} the voice is fetched, or not");
            if audio == "muted" {
                page.click("[data-testid='open-settings']").await?;
                page.click("[data-testid='set-sound']").await?;
                page.wait_for("html[data-sound='on']").await?;
                page.click("[data-testid='close-settings']").await?;
                page.act(THROW).await?;
                ensure!(
                    page.server().requests().iter().any(|path| path.contains("/sound-")),
                    "it cannot be switched on"
                );
            }
            page.js("localStorage.clear()").await?;
        }
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

/// A device with one voice of its own and one that sends the words to a stranger.
const VOICES: &str = "window.spoken = []; window.voices = [{ name: 'far', lang: 'en-US', localService: false }, { name: 'near', lang: 'en-GB', localService: true }]; \
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }; \
    Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: { getVoices: () => voices, cancel() {}, \
    speak({ text, voice, lang }) { spoken.push([text, voice.name, lang]) } } })";

#[test]
fn what_is_said_is_read_aloud_by_a_voice_of_this_device_until_it_is_muted() {
    browse(Visit::new().before_load(VOICES), async |page: &Page| -> Result<()> {
        page.open("?voice=on&speed=instant&seats=human,human").await?;
        page.wait_for("[data-testid='start']").await?;
        page.wait_until(
            "(document.activeElement.blur(), document.querySelector('#days').focus(), spoken.length > 0)",
            "what has the focus is read",
        )
        .await?;
        page.click("[data-testid='start']").await?;
        page.wait_for(THROW).await?;
        page.js("spoken.length = 0").await?;
        page.act(THROW).await?;
        let live = "document.querySelector('[data-testid=live]').textContent";
        page.wait_until(&format!("{live} && spoken.some(([text]) => text === {live})"), "what is told is read").await?;
        let voices = page.js("return [...new Set(spoken.map(([, voice, lang]) => `${voice} ${lang}`))]").await?;
        ensure!(voices == json!(["near en"]), "it is read by {voices}");
        page.click("[data-testid='open-settings']").await?;
        page.click("[data-testid='set-sound']").await?;
        page.wait_for("html[data-sound='off']").await?;
        page.click("[data-testid='close-settings']").await?;
        page.js("spoken.length = 0").await?;
        page.act(THROW).await?;
        ensure!(
            page.js("return spoken").await? == json!([]),
            "it is muted and reads {}",
            page.js("return spoken").await?
        );
        // Without a voice of its own nothing is read, for the words would go to a stranger.
        page.click("[data-testid='open-settings']").await?;
        page.click("[data-testid='set-sound']").await?;
        page.wait_for("html[data-sound='on']").await?;
        page.js("voices.pop(); spoken.length = 0").await?;
        page.click("[data-testid='close-settings']").await?;
        page.act(THROW).await?;
        ensure!(page.js("return spoken").await? == json!([]));
        page.js("localStorage.clear()").await?;
        page.server().forget_requests();
        page.open("?voice=off#hyena").await?;
        page.wait_for("[data-testid='start']").await?;
        ensure!(page.server().requests().iter().all(|path| !path.contains("/voice-")), "nobody asked for a voice");
        Ok(())
    });
}
