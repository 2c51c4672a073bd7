//! What was played is there again: after a reload, a crash in the middle of a movement, a closed tab.

use anyhow::{Result, ensure};
use hyena_chase::games::ToAct;
use hyena_chase::games::hyena::{Chase, Happening, Preset};
use hyena_chase::record::Record;

use crate::support::{GAME, HYENA, Page, SLOWLY, Seen, THROW, Visit, begun, browse, found, told_in};

/// A whole game, and a number of its moves after which a turn is half played, tabas are held and points are banked.
fn half_played() -> (Record<Chase>, usize) {
    let script = found(Preset::Bell, 8, &["Asha", "Bilal", "Carmen"], |_, told| {
        told.iter().any(|h| matches!(h, Happening::Banked { .. }))
    });
    let in_mid_turn = |n: &usize| {
        let game = script.cut(*n).game().clone();
        let banked = game.mothers().iter().any(|mother| mother.bank() > 0);
        let held = game.mothers().iter().any(|mother| mother.tabas().0 > 0);
        banked && held && !matches!(told_in(&script.cut(*n)).last(), Some(Happening::Passed { .. }))
    };
    let n = (1..script.moves().len()).find(in_mid_turn).expect("a bank lasts longer than one turn");
    (script, n)
}

#[test]
fn a_reload_in_the_middle_of_a_turn_changes_nothing() {
    let (script, n) = half_played();
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&script.cut(n - 1)).await?;
        page.follow(&script.cut(n)).await?;
        let before = page.seen().await?;
        page.client().refresh().await?;
        is_as(page, &before, &script.cut(n)).await?;
        page.follow(&script.cut(n + 2)).await
    });
}

#[test]
fn a_closed_tab_changes_nothing() {
    let (script, n) = half_played();
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&script.cut(n)).await?;
        let before = page.seen().await?;
        let old = page.client().window().await?;
        let new = page.client().new_window(true).await?.handle;
        page.client().close_window().await?;
        page.client().switch_to_window(new).await?;
        ensure!(page.client().windows().await?.iter().all(|window| *window != old), "the tab is still open");
        page.open(HYENA).await?;
        is_as(page, &before, &script.cut(n)).await?;
        page.act(THROW).await?;
        let next = page.kept_game().await?;
        ensure!(next.moves().last().copied() == script.cut(n).next_throw(), "another throw came");
        Ok(())
    });
}

#[test]
fn a_throw_is_kept_before_it_is_seen_to_fall() {
    let start = begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 7);
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.sit_down_with(&start, SLOWLY).await?;
        page.rested().await?;
        page.click(THROW).await?;
        let both = format!(
            "document.querySelector('.play').dataset.moving === 'true' && localStorage.getItem('{GAME}').includes('\\n1. ')"
        );
        page.wait_until(&both, "the throw is kept while the sticks fly").await?;
        let kept = page.kept_game().await?;
        ensure!(
            kept.moves().len() == 1 && kept.moves().first().copied() == start.next_throw(),
            "the throw is not kept"
        );
        page.client().refresh().await?;
        page.wait_for("[data-testid='play'][data-moves='1'][data-moving='false']").await?;
        ensure!(page.kept_game().await? == kept, "the reload changed the game");
        Ok(())
    });
}

#[test]
fn a_game_that_has_ended_is_still_ended_after_a_reload() {
    let script = found(Preset::OneDie, 6, &["Asha", "Bilal"], |_, _| true);
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&script).await?;
        page.wait_for("[data-testid='end']").await?;
        page.client().refresh().await?;
        page.wait_for("[data-testid='end']").await?;
        ensure!(page.kept(GAME).await?.as_deref() == Some(&*script.to_string()));
        Ok(())
    });
}

#[test]
fn a_game_left_for_the_setup_goes_on_where_it_was() {
    let (script, n) = half_played();
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&script.cut(n)).await?;
        let before = page.seen().await?;
        page.click("[data-testid='new-game']").await?;
        page.click("[data-testid='continue']").await?;
        is_as(page, &before, &script.cut(n)).await
    });
}

async fn is_as(page: &Page, before: &Seen, script: &Record<Chase>) -> Result<()> {
    page.wait_for("[data-testid='play'][data-moving='false']").await?;
    let after = page.seen().await?;
    ensure!(after == *before, "{after:?} instead of {before:?}");
    let (ToAct::Seat(seat) | ToAct::Chance(seat)) = script.game().to_act() else { return Ok(()) };
    ensure!(page.test_id("turn").await?.attr("data-seat").await? == Some(seat.number().to_string()), "another's turn");
    ensure!(page.kept(GAME).await?.as_deref() == Some(&*script.to_string()), "another game is kept");
    Ok(())
}
