//! A page that stands alone in a hall, with a clock that the test drives: it calls, begins, warns, and begins anew.

use anyhow::{Result, ensure};
use fantoccini::key::Key;
use hyena_chase::words::{Lang, Texts};
use serde_json::{Value, json};

use crate::languages::TOO_SMALL;
use crate::support::{DRIVEN, Host, Page, THROW, Visit, browse};

const ATTRACT: &str = "[data-testid='attract']";
const CALL: &str = "[data-testid='call']";
const WARNS: &str = "dialog#still[open]";
/// How long the call stands in one language.
const TURN: u32 = 7000;

/// Visits a kiosk with a clock that the test drives.
fn kiosk(test: impl AsyncFnOnce(&Page) -> Result<()>) {
    browse(Visit::new().before_load(DRIVEN), test);
}

/// Lets time go by until a JavaScript expression is true.
async fn ticks_until(page: &Page, expression: &str, what: &str) -> Result<()> {
    for _ in 0..200 {
        if page.js(&format!("return Boolean({expression})")).await? == true {
            return Ok(());
        }
        // What thinks beside the page does so in its own time.
        page.tick(500).await?;
    }
    anyhow::bail!("it never came about that {what}")
}

/// Waits until it is called in a language.
async fn calls_in(page: &Page, lang: Lang) -> Result<()> {
    page.wait_for(&format!("html[lang='{}'][dir='{}'] {ATTRACT}", lang.tag(), lang.dir())).await?;
    let call = Texts::of(lang).kiosk_call();
    let said = format!("document.querySelector('.call b').textContent === {}", json!(call));
    page.wait_until(&said, "it is called in that language").await
}

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
        for (game, act) in [("hyena", "[data-testid='throw']:not(:disabled)"), ("jekinje", ".hole")] {
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
        ensure!(host.told("idle").await?.len() == 1 && host.told("reset").await?.is_empty());
        page.tick(20_250).await?;
        host.hear("reset").await?;
        page.wait_for(ATTRACT).await?;
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
