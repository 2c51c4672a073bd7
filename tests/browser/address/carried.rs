//! Games that come in the address, behind `#g=`: they open, and cost no other game.

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::hyena::{Chase, Preset};
use hyena_chase::games::jekinje::{Setup, Sowing};
use hyena_chase::record::{Head, Name, Record};
use hyena_chase::words::{Lang, Texts};
use serde_json::json;

use super::{coded, notices};
use crate::support::{ASIDE, AT_ONCE, GAME, HYENA, JEKINJE, Page, SETTINGS, SOWN, THROW, Visit, begun, browse};

fn carried() -> (Record<Chase>, Record<Sowing>) {
    let names = ["Ana", "Luz"].map(|name| Name::new(name).expect("a name")).into();
    let sown = Record::begin(Setup::default(), Head { names, ..Head::default() }).expect("a game");
    (begun(Preset::Juego.rules(), 20, &["Carmen", "Dmitri", "Elif"], 8), sown)
}

#[test]
fn a_game_in_the_address_opens_and_loading_again_goes_on_with_it() {
    let (chase, sown) = carried();
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.keep(&[(SETTINGS, AT_ONCE)]).await?;
        for (record, key, place, act) in
            [(chase.to_string(), GAME, HYENA, THROW), (sown.to_string(), SOWN, JEKINJE, ".hole")]
        {
            page.server().forget_requests();
            page.open(&format!("#g={}", coded(&record))).await?;
            page.wait_for("[data-testid='play'][data-moves='0']").await?;
            page.wait_until(&format!("location.hash === '{place}'"), "the address is the game's place").await?;
            let kept = page.kept(key).await?.unwrap_or_default();
            ensure!(
                kept.starts_with(record.trim_end().lines().next().unwrap_or_default()) && kept.contains("[Seats \""),
                "{kept}"
            );
            page.act(act).await?;
            page.client().refresh().await?;
            page.wait_for("[data-testid='play'][data-moves='1']").await?;
            ensure!(page.kept(ASIDE).await?.is_none() && notices(page).await? == json!([]), "something is set aside");
            ensure!(page.server().requests().iter().all(|path| !path.contains("g=")), "a server saw the game");
        }
        Ok(())
    });
}

#[test]
fn a_game_under_way_is_set_aside_for_one_in_the_address_and_can_be_copied() {
    let (chase, _) = carried();
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        page.cdp("Browser.grantPermissions", permissions).await?;
        for (round, open) in [false, true].into_iter().enumerate() {
            let own = begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 3 + round as u16);
            page.sit_down(&own).await?;
            page.act(THROW).await?;
            let kept = page.kept(GAME).await?.context("no game is kept")?;
            let hash = format!("#g={}", coded(&chase.to_string()));
            if open {
                page.run("location.hash = arguments[0]", json!(hash)).await?;
            } else {
                page.open(&hash).await?;
            }
            page.wait_until(
                "document.querySelector('[data-testid=turn]')?.textContent.includes('Carmen')",
                "the other game is seen",
            )
            .await?;
            page.wait_until("location.hash === '#hyena'", "the address is the game's place").await?;
            ensure!(page.kept_game().await? == chase, "another game is kept");
            let aside = page.kept(&format!("hyena-chase.set-aside.{}", round + 1)).await?;
            ensure!(aside.as_ref() == Some(&kept), "the game under way is lost: {aside:?}");
            ensure!(notices(page).await? == json!([Texts::of(Lang::English).stored_put_by()]));
            page.click("[data-testid='notice-copy']").await?;
            page.wait_until("document.querySelector('.notices').textContent.includes('Copied')", "it is copied")
                .await?;
            ensure!(page.js("return navigator.clipboard.readText()").await? == kept, "something else is copied");
        }
        Ok(())
    });
}

#[test]
fn rubbish_for_a_game_in_the_address_is_said_and_changes_nothing() {
    let own = begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 3);
    let (chase, _) = carried();
    let cut = coded(&chase.to_string()[..40]);
    let newer = coded(&chase.to_string().replace("[Version \"1\"]", "[Version \"2\"]"));
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.sit_down(&own).await?;
        page.act(THROW).await?;
        let kept = page.kept(GAME).await?;
        for rubbish in ["", "rubbish", "%", "%E0%A4%A", "<img src=x onerror=alert(1)>", &cut, &newer] {
            for open in [false, true] {
                if open {
                    page.run("location.hash = 'hyena'; location.hash = `g=${arguments[0]}`", json!(rubbish)).await?;
                } else {
                    page.open(&format!("#g={rubbish}")).await?;
                }
                page.wait_for("[data-testid='notice']").await?;
                let texts = Texts::of(Lang::English);
                let says = if rubbish == newer { texts.link_newer() } else { texts.link_no_game() };
                ensure!(notices(page).await? == json!([says]), "of {rubbish:?}");
                page.wait_until("!location.hash.startsWith('#g=')", "the address is a place again").await?;
                ensure!(
                    page.kept(GAME).await? == kept && page.kept(ASIDE).await?.is_none(),
                    "{rubbish:?} changes something"
                );
                page.click("[data-testid='notice'] button").await?;
                page.wait_gone("[data-testid='notice']").await?;
            }
            page.js("location.hash = 'hyena'").await?;
            page.wait_for("[data-testid='play'][data-moves='1']").await?;
        }
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}
