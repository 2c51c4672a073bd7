//! What the page around this one asks, and that it is done.

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::hyena::Preset;
use serde_json::{Value, json};

use super::{TWO, set};
use crate::support::{DRIVEN, GAME, Host, Page, SETTINGS, THROW, Visit, begun, browse};

#[test]
fn pause_holds_the_computer_and_covers_the_game_until_resume() {
    browse(Visit::new().before_load(DRIVEN), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        for game in ["hyena", "jekinje"] {
            host.open(&format!("?game={game}&seats=easy,easy&speed=normal&motion=reduced")).await?;
            page.click("[data-testid='start']").await?;
            page.wait_for("[data-testid='play'][data-moves='0']").await?;
            host.ask("pause", Value::Null).await?;
            page.wait_for("[data-testid='paused']").await?;
            let covered = page
                .js("return [document.querySelector('main').closest('[inert]') !== null, \
                document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('.paused') !== null]")
                .await?;
            ensure!(covered == json!([true, true]), "what is paused can be touched: {covered}");
            page.tick(10_000).await?;
            ensure!(
                host.errors().await?.len() == 1 && page.acts().await? == 0,
                "the computer moves while {game} is paused"
            );
            host.ask("resume", Value::Null).await?;
            page.wait_gone("[data-testid='paused']").await?;
            ensure!(page.js("return document.querySelector('[inert]')").await? == Value::Null);
            page.tick(1000).await?;
            page.wait_until("document.querySelector('.play').dataset.acts > 0", "the computer moves on").await?;
            page.js("localStorage.clear()").await?;
        }
        Ok(())
    });
}

#[test]
fn what_is_paused_takes_no_keys() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?speed=instant").await?;
        set(page, &host, &begun(Preset::Bell.rules(), 20, &TWO, 3).to_string(), 0).await?;
        host.ask("pause", Value::Null).await?;
        page.wait_for("[data-testid='paused']").await?;
        for key in [" ", "Enter", "p", "u", "?"] {
            let press = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], bubbles: true, cancelable: true }))";
            page.run(press, json!(key)).await?;
            page.rested().await?;
        }
        ensure!(page.acts().await? == 0, "a key plays on");
        ensure!(page.js("return document.querySelector('dialog[open]')").await? == Value::Null, "a key opens a dialog");
        host.ask("resume", Value::Null).await?;
        page.wait_gone("[data-testid='paused']").await?;
        page.act(THROW).await
    });
}

#[test]
fn reset_begins_everything_anew_and_loses_no_game() {
    let record = begun(Preset::Bell.rules(), 20, &TWO, 3);
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?speed=instant&lang=es").await?;
        set(page, &host, &record.to_string(), 0).await?;
        page.act(THROW).await?;
        let kept = page.kept(GAME).await?.context("no game")?;
        host.ask("setLang", json!({ "lang": "ar" })).await?;
        page.wait_for("html[lang='ar'][dir='rtl']").await?;
        host.ask("mute", json!({ "muted": true })).await?;
        page.wait_for("html[data-sound='off']").await?;
        page.click("[data-testid='open-settings']").await?;
        page.wait_for("dialog[open]").await?;
        host.ask("reset", Value::Null).await?;
        host.hear("reset").await?;
        page.wait_for("html[lang='es'][data-sound='on'] .game-card").await?;
        page.wait_gone("dialog[open], [data-testid='play']").await?;
        ensure!(page.kept(GAME).await?.is_none(), "the game is still there");
        ensure!(page.kept("hyena-chase.set-aside.1").await? == Some(kept), "the game is lost");
        page.js("location.hash = '#hyena'").await?;
        page.wait_for("[data-testid='start']").await
    });
}

#[test]
fn a_game_that_is_opened_twice_is_played_as_if_once() {
    let games =
        [("hyena", begun(Preset::Bell.rules(), 20, &TWO, 3).to_string()), ("jekinje", super::sowing().to_string())];
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        for (game, record) in games {
            let record = record.replacen("\n\n", "\n[Players \"easy, human\"]\n\n", 1);
            host.open(&format!("?game={game}&speed=slow")).await?;
            for _ in 0..3 {
                set(page, &host, &record, 0).await?;
            }
            page.wait_for("[data-testid='play'][data-moves='1']").await?;
        }
        Ok(())
    });
}

#[test]
fn language_and_sound_are_set_for_this_visit_alone() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?langs=en,ar,ru#hyena").await?;
        page.wait_for("[data-testid='start']").await?;
        for lang in ["ar", "ru", "en", "ar-SD"] {
            host.ask("setLang", json!({ "lang": lang })).await?;
            page.wait_for(&format!("html[lang='{}']", &lang[..2])).await?;
        }
        host.forget().await?;
        host.ask("setLang", json!({ "lang": "es" })).await?;
        ensure!(host.hear("error").await?["message"] == "`lang` must be one of en, ar, ru");
        for (muted, sound) in [(true, "off"), (false, "on"), (true, "off")] {
            host.ask("mute", json!({ "muted": muted })).await?;
            page.wait_for(&format!("html[lang='ar'][data-sound='{sound}']")).await?;
        }
        ensure!(page.kept(SETTINGS).await?.is_none(), "it is kept: {:?}", page.kept(SETTINGS).await?);
        host.open("?audio=disabled#hyena").await?;
        page.wait_for("html[data-sound='off'] [data-testid='start']").await?;
        host.ask("mute", json!({ "muted": false })).await?;
        host.errors().await?;
        page.wait_for("html[data-sound='off']").await
    });
}

#[test]
fn what_is_asked_in_one_breath_is_done_in_its_order() {
    let record = begun(Preset::Bell.rules(), 20, &TWO, 3).to_string();
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?speed=instant&lang=en").await?;
        page.wait_for(".game-card").await?;
        for _ in 0..5 {
            let asked = [
                json!({ "type": "setLang", "lang": "ru" }),
                json!({ "type": "reset" }),
                json!({ "type": "setLang", "lang": "ar" }),
                json!({ "type": "mute", "muted": true }),
                json!({ "type": "setState", "record": record }),
                json!({ "type": "pause" }),
            ];
            for mut message in asked {
                message["target"] = json!("hyena-chase");
                message["v"] = json!(1);
                host.send(message).await?;
            }
            page.wait_for("html[lang='ar'][data-sound='off'] body:has([data-testid='paused']) [data-testid='play']")
                .await?;
            host.ask("resume", Value::Null).await?;
            page.wait_gone("[data-testid='paused']").await?;
        }
        host.rest().await?;
        ensure!(host.told("reset").await?.len() == 5, "so often it begins anew: {:?}", host.told("reset").await?);
        ensure!(host.told("error").await?.is_empty(), "{:?}", host.told("error").await?);
        Ok(())
    });
}

#[test]
fn a_game_that_was_brought_and_not_touched_gives_way_without_a_word() {
    let records = [3, 4, 5].map(|seed| begun(Preset::Bell.rules(), 20, &TWO, seed));
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?speed=instant").await?;
        let mut played = records[0].clone();
        for _ in 0..2 {
            let throw = played.next_throw().context("a throw")?;
            played.play(throw, &mut Vec::new()).map_err(|error| anyhow::anyhow!("{error:?}"))?;
        }
        for record in [&played, &records[1], &played, &records[2], &played] {
            set(page, &host, &record.to_string(), record.moves().len()).await?;
        }
        let aside = "hyena-chase.set-aside.1";
        ensure!(page.kept(aside).await?.is_none(), "what nobody played is set aside");
        ensure!(page.js("return document.querySelectorAll('[data-testid=notice]').length").await? == 0);
        // What somebody opened here is theirs, though it was not touched since.
        page.click("[data-testid='open-settings']").await?;
        page.click("dialog#settings [data-testid='open-text']").await?;
        let paste = "document.querySelector('[data-testid=record-paste]').value = arguments[0]; document.querySelector('[data-testid=record-open]').click()";
        page.wait_for("[data-testid='record-paste']").await?;
        page.run(paste, json!(played.to_string())).await?;
        page.wait_gone("dialog[open]").await?;
        let kept = page.kept(GAME).await?.context("no game")?;
        set(page, &host, &records[1].to_string(), 0).await?;
        page.wait_for("[data-testid='notice']").await?;
        ensure!(page.kept(aside).await? == Some(kept), "the game is lost");
        Ok(())
    });
}

#[test]
fn a_game_of_a_newer_version_is_refused_with_a_sentence_that_says_so() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("").await?;
        let record = begun(Preset::Bell.rules(), 20, &TWO, 3).to_string();
        let newer = record.replacen("[Version \"1\"]", "[Version \"2\"]", 1);
        ensure!(newer != record);
        host.ask("setState", json!({ "record": newer })).await?;
        let error = host.hear("error").await?["message"].clone();
        ensure!(error.as_str().is_some_and(|error| error.contains("newer version")), "it says {error}");
        Ok(())
    });
}
