//! Text that means harm: it is shown as text or refused in plain words, and the game on the table stays.

use anyhow::{Result, ensure};
use hyena_chase::games::hyena::{Chase, Preset};
use hyena_chase::record::{self, Record};
use serde_json::json;

use crate::support::{HYENA, Page, THROW, Visit, begun, browse};

/// Names that a page would run, or a record would break at.
const NAMES: [&str; 4] = ["<b>Asha</b>", "\"Q\", \\R\\", "<img src=x onerror=a()>", "[Seed \"0\"]"];

#[test]
fn names_with_marks_in_them_are_names() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        for _ in 2..NAMES.len() {
            page.click("[data-testid='add-player']").await?;
        }
        for (i, name) in (1..).zip(NAMES) {
            name_player(page, i, name).await?;
        }
        page.begin().await?;
        page.wait_for("[data-testid='play']").await?;
        ensure!(page.text("[data-testid='turn']").await?.contains(NAMES[0]), "the name is not as it was typed");
        for _ in 0..4 {
            page.act(THROW).await?;
        }
        let kept = page.kept_game().await?;
        ensure!(kept.head().names.iter().map(AsRef::as_ref).eq(NAMES), "{:?} is kept", kept.head().names);
        let made =
            page.js("return document.querySelectorAll('main b:empty, main img, .play h2 b, bdi *').length").await?;
        ensure!(made == 0, "a name became a part of the page");
        page.client().refresh().await?;
        page.wait_for("[data-testid='play']").await?;
        ensure!(page.kept_game().await? == kept, "the names do not come back");
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

#[test]
fn a_name_that_turns_the_direction_of_writing_is_refused() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.find("[data-testid='start']").await?;
        let refused = [
            ("Asha\u{202e}alihS", "cannot be seen"),
            ("\u{2066}Asha", "cannot be seen"),
            ("   ", "give player 1 a name"),
            ("Bilal", "Two players"),
        ];
        for (name, says) in refused {
            name_player(page, 1, name).await?;
            name_player(page, 2, "Bilal").await?;
            page.begin().await?;
            page.wait_until(
                &format!("document.querySelector('[data-testid=unready]').textContent.includes('{says}')"),
                "it is said why",
            )
            .await?;
            ensure!(
                page.js("return document.querySelector('[data-testid=play]') === null").await? == true,
                "{name:?} plays"
            );
        }
        name_player(page, 1, "Asha").await?;
        page.begin().await?;
        page.wait_for("[data-testid='play']").await
    });
}

/// Types a name as a keyboard or a paste would, with characters that no key has.
async fn name_player(page: &Page, seat: usize, name: &str) -> Result<()> {
    page.test_id(&format!("name-{seat}")).await?;
    let script = "const field = document.querySelector(`[data-testid=name-${arguments[0][0]}]`); field.focus(); field.select(); \
         document.execCommand('insertText', false, arguments[0][1])";
    page.run(script, json!([seat, name])).await?;
    page.wait_until(
        &format!("document.querySelector('[data-testid=name-{seat}]').value.length > 0"),
        "the name is typed",
    )
    .await
}

#[test]
fn a_text_that_is_no_game_is_refused_with_line_and_place_and_the_table_stays() {
    let record = begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 4);
    let good = record.to_string();
    let cases = [
        "<script>alert(1)</script>".to_owned(),
        good.replace("[Days \"20\"]", "[Days \"<b>20</b>\"]"),
        format!("{good}1. t\n1. <img> 2\n"),
        format!("{good}1. t <img src=x onerror=alert(1)>\n"),
        format!("{good}1. t {{never closed\n"),
        good.replace("[Version \"1\"]", "[Version \"9\"]"),
        good.replace("Asha", "As\\ha"),
        good.replace("Asha", "Asha\u{202e}"),
        good.replace("Asha", &"A".repeat(10_000)),
        good.replace("\"hyena\"", &format!("\"{}\"", "hyena ".repeat(1000))),
    ];
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        let table = on_the_table(page, &record).await?;
        for text in cases {
            let wrong = record::read::<Chase>(&text).expect_err("these are no games");
            let place = format!("Line {}, place {}: ", wrong.line, wrong.column);
            paste(page, &text).await?;
            let said = page.text("[data-testid='record-said']").await?;
            ensure!(said.contains(&place) && said.contains("stays as it was"), "of {text:.80} it is said: {said}");
            ensure!(said.len() < 400, "too much is said: {said}");
            ensure!(page.js("return document.querySelector('[data-testid=record-said]').children.length").await? == 0);
            ensure!(page.kept_game().await? == table, "the game on the table is another");
        }
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

#[test]
fn a_text_of_more_than_a_mebibyte_is_refused_and_a_large_one_is_read() {
    let record = begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 4);
    let comment = |bytes: usize| format!("{record}{{{}}}\n", "x".repeat(bytes - record.to_string().len() - 3));
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        let table = on_the_table(page, &record).await?;
        for bytes in [(1 << 20) + 1, 5 << 20] {
            paste(page, &comment(bytes)).await?;
            let said = page.text("[data-testid='record-said']").await?;
            ensure!(said.contains("too long") && said.contains("stays as it was"), "it is said: {said}");
            ensure!(page.kept_game().await? == table, "the game on the table is another");
        }
        page.run("document.querySelector('[data-testid=record-paste]').value = arguments[0]", json!(comment(1 << 20)))
            .await?;
        page.click("[data-testid='record-open']").await?;
        page.wait_gone("dialog[open]").await?;
        ensure!(page.kept_game().await?.to_string().len() == 1 << 20, "the large game is not on the table");
        Ok(())
    });
}

#[test]
fn a_good_text_is_played_on() {
    let record = begun(Preset::Juego.rules(), 20, &["Carmen", "Dmitri", "Elif"], 8);
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        on_the_table(page, &begun(Preset::Bell.rules(), 20, &["Asha", "Bilal"], 4)).await?;
        page.run(
            "document.querySelector('[data-testid=record-paste]').value = arguments[0]",
            json!(format!("\n\n{record}")),
        )
        .await?;
        page.click("[data-testid='record-open']").await?;
        page.wait_gone("dialog[open]").await?;
        ensure!(page.kept_game().await? == record, "another game is on the table");
        ensure!(page.text("[data-testid='turn']").await?.contains("Carmen"));
        page.act(THROW).await?;
        ensure!(page.kept_game().await?.moves().first().copied() == record.next_throw());
        Ok(())
    });
}

/// Sits down at a game, throws once, and opens the text; gives the game that is on the table then.
async fn on_the_table(page: &Page, record: &Record<Chase>) -> Result<Record<Chase>> {
    page.sit_down(record).await?;
    page.act(THROW).await?;
    page.click("[data-testid='open-settings']").await?;
    page.click("dialog#settings [data-testid='open-text']").await?;
    page.wait_for("dialog#text[open]").await?;
    page.kept_game().await
}

/// Pastes a text and asks for it to be opened; waits until something is said of it.
async fn paste(page: &Page, text: &str) -> Result<()> {
    page.run("document.querySelector('[data-testid=record-paste]').value = arguments[0]", json!(text)).await?;
    page.click("[data-testid='record-open']").await?;
    let said = "document.querySelector('[data-testid=record-said]').textContent";
    page.wait_until(&format!("!['', '…'].includes({said})"), "something is said").await
}
