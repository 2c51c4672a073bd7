//! Storage that fails in each way it can: the game goes on, it is said once, and nothing that was kept is lost.

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::hyena::Preset;
use serde_json::json;

use crate::support::{ASIDE, GAME, HYENA, Page, SOWN, THROW, Visit, begun, browse, found};

/// Reading the getter throws, as it does where all cookies are blocked.
const NO_GETTER: &str = "Object.defineProperty(window, 'localStorage', \
    { configurable: true, get() { throw new DOMException('The operation is insecure.', 'SecurityError') } })";
/// Takes every text without a word and keeps none.
const FORGETFUL: &str = "Storage.prototype.setItem = () => {}";
/// Remembers whether anything was deleted.
const NOTHING_DELETED: &str = "window.deleted = []; for (const name of ['removeItem', 'clear']) { \
    const own = Storage.prototype[name]; \
    Storage.prototype[name] = function (...all) { deleted.push(name); return own.apply(this, all) } }";

/// Storage that is full after so many texts of the game.
fn full_after(texts: u32) -> String {
    format!(
        "{{ const own = Storage.prototype.setItem; let left = {texts}; \
         Storage.prototype.setItem = function (key, text) {{ \
         if (key !== 'test' && left-- <= 0) throw new DOMException('There is no room.', 'QuotaExceededError'); \
         return own.call(this, key, text) }} }}"
    )
}

#[test]
fn a_getter_that_throws_is_said_once_and_the_game_goes_on() {
    browse(Visit::new().reduced_motion().before_load(NO_GETTER), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        says_once_and_plays(page, "keeps nothing").await
    });
}

#[test]
fn no_storage_at_all_is_said_once_and_the_game_goes_on() {
    let none = "Object.defineProperty(window, 'localStorage', { configurable: true, value: null })";
    browse(Visit::new().reduced_motion().before_load(none), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        says_once_and_plays(page, "keeps nothing").await
    });
}

#[test]
fn storage_that_forgets_is_said_once_and_the_game_goes_on() {
    browse(Visit::new().reduced_motion().before_load(FORGETFUL), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.begin().await?;
        says_once_and_plays(page, "keeps nothing").await
    });
}

#[test]
fn a_frame_with_an_opaque_origin_is_said_once_and_the_game_goes_on() {
    let visit = Visit::new().reduced_motion().header("access-control-allow-origin", "*");
    browse(visit, async |page: &Page| -> Result<()> {
        let host = r#"<!doctype html><link rel=icon href=icon.svg><iframe sandbox="allow-scripts" width="800" height="700" src="./index.html#hyena"></iframe>"#;
        std::fs::write(page.served().join("blog.html"), host)?;
        page.open("blog.html").await?;
        page.client().enter_frame(0).await?;
        says_once_and_plays(page, "keeps nothing").await
    });
}

#[test]
fn storage_that_is_full_from_some_write_on_is_said_once_and_the_game_goes_on() {
    // The first text is the game as it begins, two more are throws.
    browse(Visit::new().reduced_motion().before_load(&full_after(3)), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.begin().await?;
        page.act(THROW).await?;
        page.act(THROW).await?;
        ensure!(notices(page).await? == 0, "something is said while there is room");
        let kept = page.kept(GAME).await?;
        says_once_and_plays(page, "no more room").await?;
        ensure!(page.kept(GAME).await? == kept, "what could be kept is not there any more");
        Ok(())
    });
}

/// What no game can be read from, and what is said of it.
fn unreadable() -> [(String, &'static str); 6] {
    let record = begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 1).to_string();
    let truncated = record[..record.find("[Seed").expect("a scripted game has a seed") + 12].to_owned();
    let newer = record.replace("[Version \"1\"]", "[Version \"2\"]").replace("1. ", "1. ?? ");
    [
        ("{bad".to_owned(), "could not be read"),
        ("null".to_owned(), "could not be read"),
        ("[]".to_owned(), "could not be read"),
        ("\u{feff}\u{202e}<b>\u{fffd}".to_owned(), "could not be read"),
        (truncated, "could not be read"),
        (newer, "newer version"),
    ]
}

#[test]
fn what_cannot_be_read_is_set_aside_to_the_letter() {
    browse(Visit::new().reduced_motion().before_load(NOTHING_DELETED), async |page: &Page| -> Result<()> {
        for (text, said) in unreadable() {
            page.keep(&[(GAME, &text)]).await?;
            page.open(HYENA).await?;
            page.find("[data-testid='start']").await?;
            ensure!(page.kept(ASIDE).await?.as_deref() == Some(&*text), "{text:?} is not set aside");
            says_once_and_plays(page, said).await.with_context(|| format!("with {text:?}"))?;
            ensure!(page.kept(ASIDE).await?.as_deref() == Some(&*text), "{text:?} does not stay set aside");
            ensure!(page.kept_game().await?.throws() > 0, "the new game is not kept");

            // The next load finds the new game, and says nothing any more.
            page.client().refresh().await?;
            page.wait_for("[data-testid='play']").await?;
            ensure!(notices(page).await? == 0, "it is said again of {text:?}");
            ensure!(page.js("return deleted").await? == json!([]), "something was deleted");
            page.js("localStorage.clear()").await?;
        }
        Ok(())
    });
}

#[test]
fn what_cannot_be_read_can_be_copied_out_and_two_of_it_are_both_kept() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.cdp(
            "Browser.grantPermissions",
            json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }),
        )
        .await?;
        page.keep(&[(GAME, "{bad"), (ASIDE, "{worse")]).await?;
        page.open(HYENA).await?;
        page.click("[data-testid='notice-copy']").await?;
        page.wait_until("document.querySelector('.notices').textContent.includes('Copied')", "it is copied").await?;
        ensure!(page.js("return navigator.clipboard.readText()").await? == "{bad", "something else is copied");
        ensure!(page.kept(ASIDE).await?.as_deref() == Some("{worse"), "what was set aside before is overwritten");
        ensure!(page.kept("hyena-chase.set-aside.2").await?.as_deref() == Some("{bad"));
        Ok(())
    });
}

#[test]
fn what_cannot_be_read_is_not_overwritten_where_it_cannot_be_set_aside() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.keep(&[(GAME, "{bad")]).await?;
        page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": full_after(0) })).await?;
        page.open(HYENA).await?;
        page.begin().await?;
        page.act(THROW).await?;
        page.act(THROW).await?;
        ensure!(notices(page).await? == 2, "there is to say that it is unreadable, and that there is no room");
        ensure!(page.kept(GAME).await?.as_deref() == Some("{bad"), "it is lost");
        Ok(())
    });
}

#[test]
fn an_empty_text_is_no_game_and_nothing_is_said() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.keep(&[(GAME, "")]).await?;
        page.open(HYENA).await?;
        page.begin().await?;
        page.act(THROW).await?;
        ensure!(notices(page).await? == 0 && page.kept(ASIDE).await?.is_none());
        Ok(())
    });
}

#[test]
fn a_game_that_another_window_keeps_is_left_to_it_and_a_new_one_is_kept_here() {
    let start = begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 3);
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&start).await?;
        // As the browser tells it when another window has stored something.
        page.run("dispatchEvent(new StorageEvent('storage', { key: arguments[0] }))", json!(GAME)).await?;
        page.wait_for("[data-testid='notice']").await?;
        page.act(THROW).await?;
        ensure!(
            page.kept(GAME).await?.as_deref() == Some(&*start.to_string()),
            "the other window's game is overwritten"
        );
        page.click("[data-testid='new-game']").await?;
        page.begin().await?;
        page.wait_for(THROW).await?;
        page.act(THROW).await?;
        ensure!(page.kept_game().await?.throws() == 1, "the new game is not kept");
        Ok(())
    });
}

#[test]
fn the_other_game_in_another_window_is_in_nobodys_way() {
    let start = begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 3);
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&start).await?;
        page.run("dispatchEvent(new StorageEvent('storage', { key: arguments[0] }))", json!(SOWN)).await?;
        page.act(THROW).await?;
        ensure!(notices(page).await? == 0, "the other game is said to be this one");
        ensure!(page.kept_game().await?.throws() == 1, "the game is not kept");
        // There it goes on in another window, and that is said there.
        page.js("location.hash = 'jekinje'").await?;
        page.wait_for("[data-testid='notice']").await
    });
}

#[test]
fn a_record_whose_moves_are_cut_off_goes_on_from_there() {
    let script = found(Preset::Bell, 6, &["Asha", "Bilal"], |_, _| true);
    let whole = script.to_string();
    let cut = whole.trim_end().rsplit_once(' ').expect("there are moves").0;
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.keep(&[(GAME, cut), ("hyena-chase.settings", "speed instant\n")]).await?;
        page.open(HYENA).await?;
        page.wait_for("[data-testid='play']").await?;
        ensure!(notices(page).await? == 0 && page.moves().await? as usize == script.moves().len() - 1);
        page.follow(&script).await?;
        page.wait_for("[data-testid='end']").await
    });
}

#[test]
fn rubbish_for_settings_is_as_no_settings() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.keep(&[("hyena-chase.settings", "{\"theme\":\u{0}null}\ntheme \u{202e}\nspeed -1")]).await?;
        page.open(HYENA).await?;
        page.find("[data-testid='start']").await?;
        ensure!(page.js("return document.documentElement.dataset.theme").await? == "system");
        ensure!(notices(page).await? == 0 && page.console_errors().await?.is_empty());
        Ok(())
    });
}

/// Plays on, from the setup if that is seen; fails unless exactly one sentence with `said` in it stands there, which
/// does not come again once it was read.
async fn says_once_and_plays(page: &Page, said: &str) -> Result<()> {
    page.find("[data-testid='start'], [data-testid='throw']").await?;
    if page.js("return document.querySelector('[data-testid=start]') !== null").await? == true {
        page.begin().await?;
        page.wait_for(THROW).await?;
    }
    page.act(THROW).await?;
    page.act(THROW).await?;
    let sentence = page.text("[data-testid='notice'] p").await?;
    ensure!(sentence.contains(said) && notices(page).await? == 1, "it is said: {sentence}");
    page.click("[data-testid='notice'] button:last-of-type").await?;
    page.wait_gone("[data-testid='notice']").await?;
    page.act(THROW).await?;
    ensure!(notices(page).await? == 0, "it is said again");
    Ok(())
}

async fn notices(page: &Page) -> Result<u64> {
    let count = page.js("return document.querySelectorAll('[data-testid=notice]').length").await?;
    count.as_u64().context("there is no number of notices")
}
