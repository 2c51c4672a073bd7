//! Texts that are fetched when they are first wanted: once, in the language that is read, and whatever becomes of them the game
//! goes on.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::hyena::{Field, Preset};
use hyena_chase::words::hyena::{help, sources};
use hyena_chase::words::{Lang, Texts};
use serde_json::json;

use crate::support::{GAME, HYENA, Page, SETTINGS, THROW, Visit, begun, browse};

const MISSING: &str = "dialog[open] [data-testid='more-missing']";
/// The questions that the help shows.
const QUESTIONS: &str = "[...document.querySelectorAll('#help summary')].map(one => one.textContent)";

#[test]
fn the_later_texts_come_once_and_when_they_are_wanted() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.begin().await?;
        page.act(THROW).await?;
        ensure!(asked_for(page).await?.is_empty(), "they were fetched for a game: {:?}", asked_for(page).await?);
        open_help(page).await?;
        page.wait_for("#help details").await?;
        page.click("dialog#help [data-testid='open-sources']").await?;
        page.wait_for("#sources .sources").await?;
        let told = page.js("return document.querySelectorAll('#sources dd').length").await?;
        ensure!(told == sources(Texts::of(Lang::English)).readings.len(), "{told} readings are told");
        page.click("[data-testid='close-sources']").await?;
        page.click("[data-testid='close-help']").await?;
        // What is not seen is not drawn.
        page.wait_gone("dialog .help, dialog .sources, dialog .settings, dialog .keys").await?;
        page.act(THROW).await?;
        open_help(page).await?;
        page.wait_for("#help details").await?;
        ensure!(asked_for(page).await?.len() == 1, "they were fetched as {:?}", asked_for(page).await?);
        Ok(())
    });
}

#[test]
fn without_them_it_is_said_and_the_game_goes_on_and_they_can_be_asked_for_again() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        let (file, text) = taken_away(page, "more-en-")?;
        page.sit_down(&begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 4)).await?;
        open_help(page).await?;
        ensure!(page.text(&format!("{MISSING} p")).await? == Texts::of(Lang::English).more_missing());
        page.click("[data-testid='close-help']").await?;
        let before = page.kept_game().await?.throws();
        page.act(THROW).await?;
        ensure!(page.kept_game().await?.throws() == before + 1, "no throw is made");

        // What does not hold what it should is as good as none.
        fs::write(&file, "one\0two")?;
        open_help(page).await?;
        page.click(&format!("{MISSING} button")).await?;
        page.wait_for(MISSING).await?;
        fs::write(&file, text)?;
        page.click(&format!("{MISSING} button")).await?;
        page.wait_for("#help details").await?;
        page.wait_gone(MISSING).await?;
        page.click("[data-testid='close-help']").await?;
        page.act(THROW).await
    });
}

#[test]
fn what_is_opened_again_is_asked_for_again() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        let (file, text) = taken_away(page, "more-en-")?;
        page.sit_down(&begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 4)).await?;
        page.click("[data-testid='open-settings']").await?;
        page.click("dialog#settings [data-testid='open-text']").await?;
        let shown = page.js("return document.querySelector('[data-testid=record]').value").await?;
        ensure!(
            page.kept(GAME).await?.is_some_and(|kept| shown == kept),
            "another text is shown than is kept: {shown}"
        );
        let paste = "document.querySelector('[data-testid=record-paste]')";
        page.js(&format!("{paste}.value = 'no game'")).await?;
        page.click("[data-testid='record-open']").await?;
        page.wait_for("[data-testid='record-said'] [data-testid='more-missing']").await?;
        fs::write(&file, text)?;
        page.click("[data-testid='close-text']").await?;
        page.click("dialog#settings [data-testid='open-text']").await?;
        let said = "document.querySelector('[data-testid=record-said]').textContent";
        page.wait_until(&format!("{said}.startsWith('Line 1, place 1: ')"), "it is said what is wrong").await?;
        ensure!(page.js(&format!("return {paste}.value")).await? == "no game", "what was pasted is lost");
        Ok(())
    });
}

#[test]
fn rules_of_ones_own_wait_for_their_texts_and_can_be_played_without() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        let (file, text) = taken_away(page, "more-en-")?;
        page.open(HYENA).await?;
        page.click("label:has(> [name='rules'][value='custom'])").await?;
        page.wait_for(".own-rules [data-testid='more-missing']").await?;
        page.begin().await?;
        page.act(THROW).await?;
        page.click("[data-testid='new-game']").await?;
        page.click("label:has(> [name='rules'][value='custom'])").await?;
        page.wait_for(".own-rules [data-testid='more-missing']").await?;
        fs::write(&file, text)?;
        page.click("[data-testid='more-again']").await?;
        page.wait_for("[data-testid='field-hyena-eats']").await?;
        let shown = page.js("return document.querySelectorAll('.own-rules select').length").await?;
        ensure!(shown == Field::ALL.len(), "{shown} fields are shown");
        Ok(())
    });
}

#[test]
fn they_follow_the_language() {
    browse(Visit::new().reduced_motion().language("ar"), async |page: &Page| -> Result<()> {
        let (file, text) = taken_away(page, "more-ru-")?;
        page.sit_down(&begun(Preset::Davies.rules(), 20, &["Asha", "Bilal"], 4)).await?;
        open_help(page).await?;
        asks(page, Lang::Arabic).await?;
        page.click("[data-testid='close-help']").await?;
        page.speak(Lang::Russian).await?;
        open_help(page).await?;
        ensure!(page.text(&format!("{MISSING} p")).await? == Texts::of(Lang::Russian).more_missing());
        fs::write(file, text)?;
        page.click(&format!("{MISSING} button")).await?;
        asks(page, Lang::Russian).await?;
        page.click("[data-testid='close-help']").await?;
        page.speak(Lang::Arabic).await?;
        open_help(page).await?;
        asks(page, Lang::Arabic).await?;
        ensure!(page.kept(SETTINGS).await?.is_some_and(|kept| kept.contains("lang ar")));
        let asked = asked_for(page).await?;
        ensure!(asked.iter().all(|name| !name.contains("more-en") && !name.contains("more-es")), "fetched: {asked:?}");
        Ok(())
    });
}

async fn open_help(page: &Page) -> Result<()> {
    page.click("[data-testid='open-help']").await?;
    page.wait_for("dialog#help[open]").await
}

/// Waits until the help of the rules by Davies asks its questions in that language.
async fn asks(page: &Page, lang: Lang) -> Result<()> {
    let questions =
        help(Texts::of(lang), &Preset::Davies.rules()).into_iter().skip(1).map(|question| question.question);
    let questions = json!(questions.collect::<Vec<_>>());
    page.wait_until(
        &format!("JSON.stringify({QUESTIONS}) === JSON.stringify({questions})"),
        &format!("the help is in {lang:?}"),
    )
    .await
}

/// Lists the files of later texts that the page asked for.
async fn asked_for(page: &Page) -> Result<Vec<String>> {
    let names = "return performance.getEntriesByType('resource').map(entry => entry.name).filter(name => name.includes('/more-'))";
    serde_json::from_value(page.js(names).await?).context("no list of names")
}

/// Takes a served file away, and gives where it was and what was in it.
fn taken_away(page: &Page, beginning: &str) -> Result<(PathBuf, Vec<u8>)> {
    let mut files = fs::read_dir(page.served())?.flatten().map(|entry| entry.path());
    let begins = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(beginning));
    let file = files.find(begins).with_context(|| format!("no file {beginning}… is served"))?;
    let text = fs::read(&file)?;
    page.remove_served(beginning, "txt")?;
    Ok((file, text))
}
