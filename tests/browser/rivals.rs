//! The computer as a player: at every level to the end, and its answers to positions that are gone.

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::hyena::{Chase, Preset};
use hyena_chase::games::jekinje::{Setup, Sowing, Start};
use hyena_chase::record::{Head, Name, Record, Tag};

use crate::support::{AT_ONCE, GAME, HYENA, JEKINJE, Page, SETTINGS, SOWN, UNDO, Visit, begun, browse};

const LEVELS: [&str; 3] = ["easy", "medium", "hard"];

/// Begins a game of few seeds between a person and the computer.
fn sown(level: &str, start: Start) -> Record<Sowing> {
    let names = ["Asha", "Bilal"].map(|name| Name::new(name).expect("a name")).into();
    let extra = vec![Tag::list("Players", ["human", level].into_iter())];
    let head = Head { names, extra, ..Head::default() };
    Record::begin(Setup { start, ..Setup::default() }, head).expect("a game")
}

fn few_seeds() -> Start {
    Start { board: [2, 0, 1, 3, 0, 2, 1, 0, 2, 1, 3, 1], stores: [16, 16], ..Start::default() }
}

fn chased(level: &str) -> Record<Chase> {
    let plain = begun(Preset::Bell.rules(), 6, &["Asha", "Bilal"], 7).to_string();
    let told = plain.replace("\n\n", &format!("\n[Players \"human, {level}\"]\n\n"));
    hyena_chase::record::read(&told).expect("a record with one tag more")
}

/// Plays je ki n je to its end, the person always the first hole that may be played.
async fn to_the_end(page: &Page) -> Result<()> {
    for _ in 0..200 {
        if page.is_over(".hole").await? {
            return Ok(());
        }
        page.rested().await?;
        page.js("document.querySelector('.hole').click()").await?;
    }
    anyhow::bail!("the game does not end")
}

#[test]
fn a_person_plays_each_level_of_je_ki_n_je_to_the_end() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for level in LEVELS {
            let start = sown(level, few_seeds());
            page.sow_with(&start, AT_ONCE).await?;
            to_the_end(page).await.with_context(|| format!("against {level}"))?;
            let kept = page.kept_sowing().await?;
            ensure!(kept.game().standings().is_some() && kept.moves().len() > 1, "against {level} it came to\n{kept}");
            ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        }
        Ok(())
    });
}

#[test]
fn a_person_plays_each_level_of_the_hyena_game_to_the_end() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for level in LEVELS {
            page.sit_down_with(&chased(level), AT_ONCE).await?;
            page.play_out().await?;
            ensure!(page.kept_game().await?.game().standings().is_some(), "against {level}");
        }
        Ok(())
    });
}

#[test]
fn the_large_button_starts_a_person_against_the_computer() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.keep(&[(SETTINGS, AT_ONCE)]).await?;
        for (address, key) in [(HYENA, GAME), (JEKINJE, SOWN)] {
            page.open(address).await?;
            page.click("[data-testid='start']").await?;
            page.wait_for("[data-testid='play']").await?;
            let kept = page.kept(key).await?.unwrap_or_default();
            ensure!(kept.contains("[Players \"human, medium\"]"), "{kept}");
        }
        page.click(".hole").await?;
        page.wait_until("Number(document.querySelector('.play').dataset.moves) === 2", "the computer answers").await
    });
}

#[test]
fn without_workers_it_thinks_in_the_page_and_without_its_script_it_still_moves() {
    let no_worker = "delete window.Worker";
    browse(Visit::new().before_load(no_worker), async |page: &Page| -> Result<()> {
        for missing in [false, true] {
            if missing {
                page.remove_served("think-", "js")?;
            }
            page.sow_with(&sown("hard", few_seeds()), AT_ONCE).await?;
            to_the_end(page).await?;
        }
        Ok(())
    });
}

#[test]
fn an_answer_to_a_position_that_is_gone_is_dropped() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        // From the usual start the strongest takes its whole second.
        page.sow_with(&sown("hard", Start::default()), AT_ONCE).await?;
        page.rested().await?;
        page.click("[data-testid='hole-2B']").await?;
        page.wait_for("[data-testid='play'][data-moves='1'][data-moving='false']").await?;
        page.rested().await?;
        page.click(UNDO).await?;
        page.wait_for("[data-testid='play'][data-moves='0']").await?;
        page.rested().await?;
        page.click("[data-testid='hole-5B']").await?;
        page.wait_for("[data-testid='play'][data-moves='2']").await?;
        let kept = page.kept_sowing().await?;
        ensure!(kept.moves()[0].hole.to_string() == "5B", "an answer came to a position that was gone:\n{kept}");
        // Taking back goes past the computer's answer to the person's own choice.
        ensure!(!page.is_over(".hole").await?);
        page.rested().await?;
        page.click(UNDO).await?;
        page.wait_for("[data-testid='play'][data-moves='0']").await?;
        // A new game while it thinks.
        page.rested().await?;
        page.click("[data-testid='hole-2B']").await?;
        page.wait_for("[data-testid='play'][data-moves='1'][data-moving='false']").await?;
        page.click("[data-testid='new-game']").await?;
        page.begin().await?;
        page.wait_for("[data-testid='play'][data-moves='0']").await?;
        page.rested().await?;
        page.click("[data-testid='hole-1B']").await?;
        page.wait_for("[data-testid='turn'][data-seat='2']").await?;
        ensure!(page.kept_sowing().await?.moves().len() == 1, "the computer plays in a game between people");
        Ok(())
    });
}

#[test]
fn the_computer_moves_on_while_another_tab_is_seen() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.sow_with(&sown("medium", Start::default()), AT_ONCE).await?;
        page.rested().await?;
        let here = page.client().window().await?;
        page.click("[data-testid='hole-2B']").await?;
        let there = page.client().new_window(true).await?;
        page.client().switch_to_window(there.handle).await?;
        page.client().close_window().await?;
        page.client().switch_to_window(here).await?;
        page.wait_for("[data-testid='play'][data-moves='2'][data-moving='false']").await?;
        ensure!(!page.is_over(".hole").await?);
        page.rested().await?;
        page.click(".hole").await?;
        page.wait_for("[data-testid='play'][data-moves='4'][data-moving='false']").await
    });
}
