//! The call: the game that plays by itself until somebody touches it.

use anyhow::{Result, ensure};
use fantoccini::key::Key;
use hyena_chase::games::hyena::Preset;
use hyena_chase::words::{Lang, Texts};
use serde_json::{Value, json};

use super::{ATTRACT, CALL, TURN, WARNS, calls_in, kiosk, ticks_until};
use crate::support::{DRIVEN, Host, Page, THROW, Visit, begun, browse};

#[test]
fn the_call_plays_by_itself_in_each_language_in_turn_and_nothing_else_can_be_reached() {
    kiosk(async |page: &Page| -> Result<()> {
        page.open("?kiosk=1&langs=en,ar,ru&speed=instant&days=6&players=99&theme=mauve").await?;
        calls_in(page, Lang::English).await?;
        let offered =
            page.js("return [...document.querySelectorAll('.call-langs button')].map(one => one.lang)").await?;
        ensure!(offered == json!(["en", "ar", "ru"]), "{offered} are offered");
        for lang in [Lang::Arabic, Lang::Russian, Lang::English, Lang::Arabic] {
            page.tick(TURN).await?;
            calls_in(page, lang).await?;
        }
        ticks_until(page, "document.querySelector('.play').dataset.acts > 2", "the computers play").await?;
        ensure!(page.js("return document.querySelectorAll('[data-testid=notice], .notices').length").await? == 0);
        let bar = page.js("const bar = document.querySelector('.bar'); return [bar.closest('[inert]') !== null, bar.checkVisibility()]").await?;
        ensure!(bar == json!([true, false]), "the bar can be reached: {bar}");
        for _ in 0..8 {
            page.press_key(Key::Tab).await?;
            let at = page
                .js("return document.activeElement.closest('.call, body').tagName + document.activeElement.tagName")
                .await?;
            ensure!(at == "DIVBUTTON" || at == "BODYBODY", "the focus is on {at}");
        }
        for key in ["?", "u", " "] {
            let press = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], bubbles: true, cancelable: true }))";
            page.run(press, json!(key)).await?;
        }
        ensure!(page.js("return document.querySelector('dialog[open]')").await? == Value::Null, "a key opens a dialog");
        // However long nobody comes it does not warn, and a game that is over is followed by another.
        ticks_until(page, "document.querySelector('[data-testid=end]')", "the game ends").await?;
        page.tick(8000).await?;
        ticks_until(page, "!document.querySelector('[data-testid=end]')", "another begins").await?;
        page.tick(300_000).await?;
        page.wait_for(ATTRACT).await?;
        ensure!(page.js(&format!("return document.querySelector('{WARNS}')")).await? == Value::Null);
        ensure!(page.js("return localStorage.length + sessionStorage.length").await? == 0, "something is kept");
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

#[test]
fn the_whole_board_is_seen_above_the_call_and_a_game_begins_at_the_top() {
    for (width, height) in [(1280, 800), (1920, 1080), (1366, 768), (1080, 1920)] {
        browse(Visit::new().size(width, height), async |page: &Page| -> Result<()> {
            for game in ["hyena", "jekinje"] {
                page.open(&format!("?kiosk=1&game={game}&table=on")).await?;
                page.wait_for(ATTRACT).await?;
                page.wait_for(".play svg").await?;
                let places = "const box = css => document.querySelector(css).getBoundingClientRect(); \
                    return [scrollY, Math.floor(box('.board-side').top), Math.ceil(box('.board-side').bottom), Math.floor(box('.call-words').top)]";
                let places: Vec<i64> = serde_json::from_value(page.js(places).await?)?;
                let at = format!("{game} at {width} x {height}: {places:?}");
                ensure!(places[0] == 0 && places[1] >= 0 && places[2] <= places[3], "the board is cut: {at}");
                ensure!(page.js("return document.querySelector('.turn[data-side]')").await? == Value::Null, "{at}");
                page.click(CALL).await?;
                page.wait_gone(ATTRACT).await?;
                page.wait_for(".turn[data-side]").await?;
                ensure!(page.js("return scrollY").await? == 0, "the game begins scrolled: {at}");
            }
            Ok(())
        });
    }
}

#[test]
fn going_back_in_the_browser_does_not_take_the_call_from_its_game() {
    kiosk(async |page: &Page| -> Result<()> {
        page.open("?kiosk=1&speed=instant&idle=5").await?;
        calls_in(page, Lang::English).await?;
        page.click(CALL).await?;
        page.wait_gone(ATTRACT).await?;
        page.click("[data-testid='to-games']").await?;
        page.click("[data-testid='to-jekinje']").await?;
        page.wait_for("[data-testid='start']").await?;
        page.tick(60_000).await?;
        page.wait_for(ATTRACT).await?;
        for _ in 0..2 {
            page.js("history.back()").await?;
            page.wait_for(&format!("{ATTRACT}, .game-card")).await?;
            page.wait_for(&format!("body:has({ATTRACT}) [data-testid='play'] #throw")).await?;
        }
        Ok(())
    });
}

#[test]
fn what_plays_by_itself_is_silent() {
    let listen = "window.heard = []; addEventListener('hyena:sound', ({ detail }) => heard.push(detail)); window.spoken = []; \
        window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }; \
        Object.defineProperty(window, 'speechSynthesis', { value: { getVoices: () => [{ lang: 'en', localService: true }], cancel() {}, \
        speak: ({ text }) => spoken.push(text) } })";
    browse(Visit::new().before_load(DRIVEN).before_load(listen), async |page: &Page| -> Result<()> {
        page.open("?kiosk=1&speed=instant&voice=on").await?;
        page.wait_for(ATTRACT).await?;
        ticks_until(page, "document.querySelector('.play').dataset.acts > 3", "the computers play").await?;
        ensure!(page.js("return heard").await? == json!([]), "it is heard");
        // Of what is spoken only the call may be, which has the focus.
        let own = Texts::of(Lang::English).kiosk_call();
        let others = page.run("return spoken.filter(text => text !== arguments[0])", json!(own)).await?;
        ensure!(others == json!([]), "it is read aloud: {others}");
        page.click(CALL).await?;
        page.wait_gone(ATTRACT).await?;
        page.act(THROW).await?;
        page.wait_until("heard.some(sounds => sounds.includes('toss'))", "the visitor's throw is heard").await?;
        page.wait_until("spoken.some(text => text.includes('throws'))", "and read aloud").await
    });
}

#[test]
fn the_first_touch_begins_a_game_without_menus_in_the_language_that_is_seen_or_chosen() {
    kiosk(async |page: &Page| -> Result<()> {
        for (game, act) in [("hyena", "[data-testid='throw']:not([aria-disabled])"), ("jekinje", ".hole")] {
            page.open(&format!("?kiosk=1&game={game}&langs=en,ar,ru")).await?;
            calls_in(page, Lang::English).await?;
            page.tick(TURN).await?;
            calls_in(page, Lang::Arabic).await?;
            page.click(CALL).await?;
            page.wait_for("html[lang='ar'] [data-testid='play'][data-moves='0']").await?;
            page.wait_for(act).await?;
            page.wait_gone(ATTRACT).await?;
            page.tick(3 * TURN).await?;
            page.wait_for("html[lang='ar'] [data-testid='play'][data-moves='0']").await?;

            page.open(&format!("?kiosk=1&game={game}")).await?;
            calls_in(page, Lang::English).await?;
            page.click("[data-testid='call-ru']").await?;
            page.wait_for("html[lang='ru'] [data-testid='play'][data-moves='0']").await?;
            page.wait_for(act).await?;
        }
        Ok(())
    });
}

#[test]
fn the_game_begins_in_the_language_that_was_touched_however_late_that_comes() {
    let late = "window.waiting = []; const own = window.fetch; window.fetch = (...asked) => /words-ru/.test(asked[0].url ?? asked[0]) \
        ? new Promise(next => waiting.push(next)).then(() => own(...asked)) : own(...asked)";
    browse(Visit::new().before_load(DRIVEN).before_load(late), async |page: &Page| -> Result<()> {
        for game in ["hyena", "jekinje"] {
            page.open(&format!("?kiosk=1&game={game}&lang=en")).await?;
            calls_in(page, Lang::English).await?;
            page.click("[data-testid='call-ru']").await?;
            page.wait_until("waiting.length > 0", "the language is asked for").await?;
            page.tick(500).await?;
            calls_in(page, Lang::English).await?;
            page.js("waiting.splice(0).forEach(next => next())").await?;
            page.wait_gone(ATTRACT).await?;
            page.wait_for("html[lang='ru'] [data-testid='play'][data-moves='0']").await?;
            let names = "[...document.querySelectorAll('.play bdi')].map(({ textContent }) => textContent)";
            let russian = format!("{names}.length > 1 && {names}.every(name => /^[а-яё]+$/i.test(name))");
            page.wait_until(&russian, "the players have Russian names").await?;
        }
        Ok(())
    });
}

#[test]
fn a_newer_version_is_taken_at_the_call_alone() {
    let counts = "window.taken = 0; addEventListener('hyena:take-update', () => { taken += 1 })";
    browse(Visit::new().before_load(DRIVEN).before_load(counts), async |page: &Page| -> Result<()> {
        let comes = "const before = taken; dispatchEvent(new CustomEvent('hyena:update')); return taken - before";
        page.open("?kiosk=1&idle=5&lang=en").await?;
        page.wait_for(ATTRACT).await?;
        ensure!(page.js(comes).await? == 1, "nobody is there, and it is not taken");
        page.click(CALL).await?;
        page.wait_for("[data-testid='play'][data-moves='0']").await?;
        page.wait_gone(ATTRACT).await?;
        ensure!(page.js(comes).await? == 0, "somebody plays, and it is taken");
        let before = page.js("return taken").await?;
        page.tick(5250).await?;
        page.wait_for(WARNS).await?;
        ensure!(page.js("return taken").await? == before, "somebody may still be there, and it is taken");
        page.tick(20_250).await?;
        page.wait_for(ATTRACT).await?;
        page.wait_until(&format!("taken > {before}"), "it is taken when they have gone").await?;

        // Where somebody is there always, they are asked.
        page.open("#hyena").await?;
        page.wait_for("[data-testid='start']").await?;
        ensure!(page.js(comes).await? == 0, "it is taken unasked");
        page.click("[data-testid='notice-update']").await?;
        page.wait_until("taken === 1", "it is taken").await
    });
}

#[test]
fn what_plays_by_itself_is_nobodys_to_set_and_goes_on() {
    let record = begun(Preset::Bell.rules(), 20, &["Zeinab", "Bilal"], 3).to_string();
    kiosk(async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?kiosk=1&speed=instant").await?;
        page.wait_for(ATTRACT).await?;
        for (kind, with) in [("setState", json!({ "record": record })), ("setLang", json!({ "lang": "ar" }))] {
            host.forget().await?;
            host.ask(kind, with).await?;
            let error = host.hear("error").await?;
            ensure!(error["message"].as_str().is_some_and(|message| message.contains(kind)), "{kind}: {error}");
        }
        page.run("location.hash = `g=${encodeURIComponent(arguments[0])}`", json!(record)).await?;
        ticks_until(page, "document.querySelector('.play')?.dataset.acts > 6", "the computers play on").await?;
        ensure!(
            page.js("return document.body.textContent.includes('Zeinab')").await? == false,
            "a stranger's game is seen"
        );
        Ok(())
    });
}

#[test]
fn those_who_play_by_themselves_have_the_names_of_the_language_of_the_call() {
    let named = |lang: Lang, game: &str| {
        let first = Texts::of(lang).name_1();
        let told = if game == "hyena" { ".ledger" } else { ".bowl-side" };
        format!("[...document.querySelectorAll('{told}')].some(one => one.textContent.includes({}))", json!(first))
    };
    kiosk(async |page: &Page| -> Result<()> {
        for game in ["hyena", "jekinje"] {
            page.open(&format!("?kiosk=1&idle=5&speed=instant&langs=en,ar&game={game}")).await?;
            calls_in(page, Lang::English).await?;
            ticks_until(page, &named(Lang::English, game), "an English name is seen").await?;
            page.click("[data-testid='call-ar']").await?;
            page.wait_for("html[lang='ar'] [data-testid='play'][data-moves='0']").await?;
            page.wait_gone(ATTRACT).await?;
            page.tick(5250).await?;
            page.tick(20_250).await?;
            // Of whoever was there not even the language is left.
            calls_in(page, Lang::English).await?;
            ticks_until(page, &named(Lang::English, game), "the English name is back").await?;
            page.tick(TURN).await?;
            calls_in(page, Lang::Arabic).await?;
            ticks_until(page, &named(Lang::Arabic, game), "an Arabic name is seen").await?;
        }
        Ok(())
    });
}
