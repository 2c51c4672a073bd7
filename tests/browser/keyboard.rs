//! The whole game without a pointer, and focus that is never lost.

use anyhow::{Context as _, Result, ensure};
use fantoccini::key::Key;
use hyena_chase::games::hyena::{Fee, Happening, Move, Preset};
use hyena_chase::players::Policy;
use hyena_chase::words::{Lang, Texts};
use serde_json::json;

use crate::support::{AT_ONCE, DRIVEN, GAME, HYENA, Page, THROW, Visit, begun, browse, ended, found};

const TWO: [&str; 2] = ["Asha", "Bilal"];

#[test]
fn a_whole_game_by_keyboard_alone() {
    let pays =
        |told: &[Happening], paid: Fee| told.iter().any(|h| matches!(h, Happening::Paid { fee, .. } if *fee == paid));
    let script = found(Preset::Bell, 6, &TWO, |_, told| {
        pays(told, Fee::SetOut) && pays(told, Fee::Release) && told.iter().any(|h| matches!(h, Happening::Moved { .. }))
    });
    let hex = script.head().seed.expect("a scripted game has a seed").to_string();
    // The page asks the browser for its seed; here the browser has only one to give.
    let entropy = format!(
        "const seed = '{hex}'.match(/../g).map(pair => parseInt(pair, 16)); \
         crypto.getRandomValues = array => {{ array.set(seed.slice(0, array.length)); return array }}"
    );
    browse(Visit::new().reduced_motion().before_load(&entropy), async |page: &Page| -> Result<()> {
        page.keep(&[("hyena-chase.settings", AT_ONCE)]).await?;
        page.open(HYENA).await?;
        page.find("[data-testid='start']").await?;
        page.people().await?;
        tab_to(page, "days").await?;
        page.press(&format!("{}a{}6", char::from(Key::Control), char::from(Key::Control))).await?;
        page.press_key(Key::Enter).await?;
        page.wait_for("[data-testid='play']").await?;
        focus_is_on(page, "throw").await?;
        let whole = ended(page.kept_game().await?, Policy::Prompt);
        ensure!(whole.moves() == script.moves(), "the page has another seed");

        for (ply, mv) in whole.moves().iter().enumerate() {
            let before = page.acts().await?;
            page.rested().await?;
            match mv {
                Move::Throw(_) => {
                    tab_back_to_throw(page).await?;
                    page.press_key(if ply % 2 == 0 { Key::Space } else { Key::Enter }).await?;
                }
                Move::Pay(_) if ply % 2 == 0 => page.press("p").await?,
                Move::Pay(_) => {
                    tab_back_to_throw(page).await?;
                    page.press_key(Key::Down).await?;
                    focus_is_on(page, "pay").await?;
                    page.press_key(Key::Enter).await?;
                }
            }
            page.acted(before).await?;
            focus_is_kept(page).await.with_context(|| format!("after move {}: {mv:?}", ply + 1))?;
        }
        page.wait_for("[data-testid='end']").await?;
        ensure!(page.kept(GAME).await?.as_deref() == Some(&*whole.to_string()), "another game was played");
        focus_is_on(page, "again").await?;
        page.press_key(Key::Enter).await?;
        page.wait_gone("[data-testid='end']").await?;
        focus_is_on(page, "throw").await
    });
}

/// Goes from a payment back to the throw by an arrow, as a person would.
async fn tab_back_to_throw(page: &Page) -> Result<()> {
    for _ in 0..3 {
        if focused(page).await? == "throw" {
            return Ok(());
        }
        page.press_key(Key::Up).await?;
    }
    focus_is_on(page, "throw").await
}

#[test]
fn the_link_past_the_bar_leaves_the_place_as_it_is() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.find("[data-testid='start']").await?;
        page.js("document.querySelector('.skip').click()").await?;
        ensure!(page.js("return [location.hash, document.activeElement.id]").await? == json!(["#hyena", "main"]));
        page.js("location.hash = '#nowhere'").await?;
        page.wait_until("location.hash === '#nowhere'", "the address is another").await?;
        page.find("[data-testid='start']").await?;
        Ok(())
    });
}

#[test]
fn a_dialog_closes_when_one_goes_back_to_another_place() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.open("#games").await?;
        page.click("[data-testid='to-hyena']").await?;
        page.click("[data-testid='open-help']").await?;
        page.wait_for("dialog#help[open]").await?;
        page.js("history.back()").await?;
        page.wait_for("[data-testid='games']").await?;
        page.wait_gone("dialog[open]").await
    });
}

#[test]
fn the_focus_stays_with_the_players_when_one_comes_or_goes() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        for _ in 2..12 {
            page.click("[data-testid='add-player']").await?;
        }
        page.wait_gone("[data-testid='add-player']").await?;
        focus_is_on(page, "name-12").await?;
        page.js("const all = document.querySelectorAll('.player .icon'); all[all.length - 1].focus()").await?;
        page.press_key(Key::Enter).await?;
        focus_is_on(page, "add-player").await
    });
}

#[test]
fn taking_back_keeps_the_focus() {
    let script = found(Preset::Bell, 6, &TWO, |_, _| true);
    let paid = script.moves().iter().position(|mv| matches!(mv, Move::Pay(_))).expect("somebody pays");
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&script.cut(paid)).await?;
        for take_back in ["u", "button"] {
            let before = page.acts().await?;
            page.rested().await?;
            page.press("p").await?;
            page.acted(before).await?;
            page.rested().await?;
            if take_back == "button" {
                page.js("document.querySelector('[data-testid=undo]').focus()").await?;
                page.press_key(Key::Enter).await?;
            } else {
                page.press(take_back).await?;
            }
            page.acted(before + 1).await?;
            ensure!(page.kept_game().await? == script.cut(paid), "it is not taken back");
            focus_is_kept(page).await?;
        }
        Ok(())
    });
}

#[test]
fn the_question_mark_lists_the_keys_and_escape_gives_the_focus_back() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&begun(Preset::Bell.rules(), 20, &TWO, 1)).await?;
        page.js("document.querySelector('#throw').focus()").await?;
        page.press("?").await?;
        page.wait_for("dialog#keys[open]").await?;
        ensure!(page.text("dialog#keys").await?.contains('?'));
        // What is pressed in a dialog is the dialog's own.
        page.press("p").await?;
        page.press_key(Key::Escape).await?;
        page.wait_gone("dialog[open]").await?;
        focus_is_on(page, "throw").await?;
        ensure!(page.moves().await? == 0);
        Ok(())
    });
}

#[test]
fn single_keys_can_be_switched_off() {
    let script = found(Preset::Bell, 6, &TWO, |_, _| true);
    let paid = script.moves().iter().position(|mv| matches!(mv, Move::Pay(_))).expect("somebody pays");
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down_with(&script.cut(paid), &AT_ONCE.replace("keys on", "keys off")).await?;
        page.js("document.querySelector('#throw').focus()").await?;
        for key in ["p", "u", "?"] {
            page.rested().await?;
            page.press(key).await?;
        }
        page.wait_gone("dialog[open]").await?;
        ensure!(page.moves().await? as usize == paid, "a single key did something");
        // The keys that every button knows still work.
        page.rested().await?;
        page.press_key(Key::Space).await?;
        page.acted(0).await
    });
}

#[test]
fn a_held_key_throws_once() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&begun(Preset::Bell.rules(), 20, &TWO, 1)).await?;
        let mut throws = 0;
        for focus in ["document.querySelector('#throw').focus()", "document.activeElement.blur()"] {
            for (key, code, text) in [("Enter", 13, "\r"), (" ", 32, " ")] {
                page.js(focus).await?;
                page.rested().await?;
                let down = |repeats: bool| {
                    json!({ "type": "keyDown", "key": key, "code": if key == " " { "Space" } else { key },
                    "windowsVirtualKeyCode": code, "text": text, "autoRepeat": repeats })
                };
                page.cdp("Input.dispatchKeyEvent", down(false)).await?;
                for _ in 0..3 {
                    page.rested().await?;
                    page.cdp("Input.dispatchKeyEvent", down(true)).await?;
                }
                let up = json!({ "type": "keyUp", "key": key, "code": if key == " " { "Space" } else { key }, "windowsVirtualKeyCode": code });
                page.cdp("Input.dispatchKeyEvent", up).await?;
                throws += 1;
                page.acted(throws - 1).await?;
                ensure!(page.moves().await? == throws, "{key:?} held after `{focus}` throws more than once");
                ensure!(page.js("return scrollY").await? == 0, "{key:?} scrolls");
            }
        }
        Ok(())
    });
}

#[test]
fn the_first_tab_leads_past_the_bar() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&begun(Preset::Bell.rules(), 20, &TWO, 1)).await?;
        page.js("document.activeElement.blur()").await?;
        page.press_key(Key::Tab).await?;
        let skip = page.js("const { x, y, width } = document.activeElement.getBoundingClientRect(); return document.activeElement.className === 'skip' && x >= 0 && y >= 0 && width > 40").await?;
        ensure!(skip == true, "the link past the bar is not the first, or is not seen");
        page.press_key(Key::Enter).await?;
        page.wait_until("document.activeElement.id === 'main'", "the focus is past the bar").await
    });
}

#[test]
fn every_dialog_opens_and_closes_by_keyboard() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&begun(Preset::Bell.rules(), 20, &TWO, 1)).await?;
        for (opener, id) in [("open-help", "help"), ("open-settings", "settings")] {
            tab_to(page, opener).await?;
            page.press_key(Key::Enter).await?;
            page.wait_for(&format!("dialog#{id}[open]")).await?;
            page.press_key(Key::Escape).await?;
            page.wait_gone("dialog[open]").await?;
            focus_is_on(page, opener).await?;
        }
        page.press_key(Key::Enter).await?;
        for (opener, id) in [("open-keys", "keys"), ("open-text", "text")] {
            tab_to(page, opener).await?;
            page.press_key(Key::Enter).await?;
            page.wait_for(&format!("dialog#{id}[open]")).await?;
            page.press_key(Key::Escape).await?;
            page.wait_gone(&format!("dialog#{id}[open]")).await?;
            focus_is_on(page, opener).await?;
        }
        page.press_key(Key::Escape).await?;
        page.wait_gone("dialog[open]").await?;
        page.wait_for(THROW).await
    });
}

#[test]
fn the_focus_is_kept_while_the_computer_plays() {
    browse(Visit::new().before_load(DRIVEN), async |page: &Page| -> Result<()> {
        for (game, to_act) in [("hyena", "throw"), ("jekinje", "MAIN")] {
            page.open(&format!("?game={game}&seats=human,easy&motion=reduced")).await?;
            page.wait_for("[data-testid='start']").await?;
            page.js("document.querySelector('#start').focus()").await?;
            page.press_key(Key::Enter).await?;
            page.wait_for("[data-testid='play'][data-moves='0']").await?;
            focus_is_kept(page).await?;
            // Its answer waits for the clock, so that it is her turn as long as this looks.
            while page.js("return document.querySelector('[data-testid=turn]').dataset.seat").await? != "2" {
                page.wait_for("[data-testid='play'][data-moving='false'] :is(#throw, .hole):focus").await?;
                page.tick(400).await?;
                let before = page.acts().await?;
                page.rested().await?;
                page.press_key(Key::Enter).await?;
                page.acted(before).await?;
                page.tick(200).await?;
                if game == "jekinje" {
                    page.wait_for("#show-end, [data-testid='play'][data-moving='false']").await?;
                    page.js("document.querySelector('[data-testid=show-end]')?.click()").await?;
                }
                page.wait_for("[data-testid='play'][data-moving='false']").await?;
            }
            let focus = "document.activeElement.dataset.testid ?? document.activeElement.tagName";
            page.wait_until(&format!("({focus}) === '{to_act}'"), "the focus waits where it goes on").await?;
            if game == "hyena" {
                let label = Texts::of(Lang::English).play_throw_computer();
                ensure!(page.text("[data-by='computer'] .throw-label").await? == label);
                let before = page.acts().await?;
                page.rested().await?;
                page.press_key(Key::Space).await?;
                page.rested().await?;
                ensure!(page.acts().await? == before, "a person throws for the computer");
            }
            page.tick(2000).await?;
            focus_is_kept(page).await?;
            page.js("localStorage.clear()").await?;
        }
        Ok(())
    });
}

#[test]
fn the_focus_is_kept_wherever_one_goes() {
    let record = begun(Preset::Bell.rules(), 20, &["Zeinab", "Bilal"], 1).to_string();
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open("?days=3#hyena").await?;
        page.wait_for("[data-testid='notice']").await?;
        page.js("document.querySelector('[data-testid=notice] button:last-child').focus()").await?;
        page.press_key(Key::Enter).await?;
        page.wait_gone("[data-testid='notice']").await?;
        focus_is_on(page, "start").await?;
        page.press_key(Key::Enter).await?;
        page.wait_for("[data-testid='play']").await?;
        focus_is_on(page, "throw").await?;
        let bring = "document.activeElement.blur(); location.hash = `g=${encodeURIComponent(arguments[0])}`";
        page.run(bring, json!(record)).await?;
        page.wait_until("document.querySelector('.ledger').textContent.includes('Zeinab')", "the game is opened")
            .await?;
        focus_is_on(page, "throw").await?;
        for place in ["games", "embed", "laboratory", "hyena"] {
            page.js(&format!("document.activeElement.blur(); location.hash = '{place}'")).await?;
            page.wait_until(&format!("location.hash === '#{place}'"), "one is there").await?;
            focus_is_kept(page).await.with_context(|| place)?;
        }
        Ok(())
    });
}

/// Presses Tab until the element with that `data-testid` has the focus.
async fn tab_to(page: &Page, id: &str) -> Result<()> {
    for _ in 0..60 {
        if focused(page).await? == id {
            return Ok(());
        }
        page.press_key(Key::Tab).await?;
    }
    focus_is_on(page, id).await
}

async fn focused(page: &Page) -> Result<String> {
    let id = page.js("return document.activeElement.dataset.testid ?? document.activeElement.tagName").await?;
    id.as_str().map(str::to_owned).context("nothing has the focus")
}

async fn focus_is_on(page: &Page, id: &str) -> Result<()> {
    page.wait_until(&format!("document.activeElement.dataset.testid === '{id}'"), &format!("the focus is on {id}"))
        .await
}

/// Fails where the focus is on nothing, or on what is not seen.
async fn focus_is_kept(page: &Page) -> Result<()> {
    let kept = "document.activeElement !== document.body && document.activeElement.getClientRects().length > 0";
    page.wait_until(kept, "something has the focus").await
}
