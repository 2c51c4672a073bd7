//! Settings that stay, movement that can be spared, and help that answers.

use anyhow::{Result, ensure};
use hyena_chase::games::hyena::{Chase, Preset};
use hyena_chase::record::Record;
use hyena_chase::words::hyena::{help, sentences};
use hyena_chase::words::{Lang, Texts};
use serde_json::json;

use crate::support::{HYENA, Page, SETTINGS, THROW, Visit, begun, browse, last_told};

const TWO: [&str; 2] = ["Asha", "Bilal"];

#[test]
fn reduced_motion_of_the_device_waits_for_nothing() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        waits_for_nothing(page, "speed slow\nmotion system\n").await
    });
}

#[test]
fn reduced_motion_and_no_time_as_set_wait_for_nothing() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        waits_for_nothing(page, "speed slow\nmotion reduced\n").await?;
        waits_for_nothing(page, "speed instant\nmotion full\n").await
    });
}

/// Throws a few times; each must be told as soon as the page has drawn it.
///
/// That takes some turns of the browser's loop where drawing is slow, but no time: nothing here waits for a movement.
async fn waits_for_nothing(page: &Page, settings: &str) -> Result<()> {
    page.sit_down_with(&begun(Preset::Bell.rules(), 20, &TWO, 3), settings).await?;
    let throw = "return (async () => { document.querySelector('#throw').click(); \
         await new Promise(requestAnimationFrame); \
         for (let turn = 0; turn < 3; turn += 1) await new Promise(next => setTimeout(next)); \
         return [document.querySelector('.play').dataset.moving, document.querySelector('[data-testid=live]').textContent] })()";
    for _ in 0..3 {
        page.rested().await?;
        let seen = page.js(throw).await?;
        let said = last_said(&page.kept_game().await?);
        ensure!(seen == json!(["false", said]), "moving and telling {seen}, not {said}");
    }
    Ok(())
}

/// Tells the last act as the live region must.
fn last_said(record: &Record<Chase>) -> String {
    sentences(Texts::of(Lang::English), &record.head().names, &last_told(record)).join(" ")
}

#[test]
fn with_motion_the_words_come_when_the_movement_ends() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.sit_down_with(&begun(Preset::Bell.rules(), 20, &TWO, 3), "speed slow\nmotion full\n").await?;
        page.rested().await?;
        page.click(THROW).await?;
        page.wait_for("[data-moving='true']").await?;
        ensure!(
            page.js("return document.querySelector('[data-testid=live]').textContent").await? == "",
            "told before it is seen"
        );
        page.wait_for("[data-moving='false']").await?;
        let said = last_said(&page.kept_game().await?);
        let live = page.js("return document.querySelector('[data-testid=live]').textContent").await?;
        ensure!(live == said, "the live region says {live}, not {said}");
        Ok(())
    });
}

#[test]
fn what_is_set_is_there_again_after_a_reload() {
    browse(Visit::new().dark(), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.click("[data-testid='open-settings']").await?;
        for (name, value) in [("lang", "ru"), ("theme", "projector"), ("speed", "fast"), ("motion", "reduced")] {
            page.click(&format!("[data-testid='set-{name}'] option[value='{value}']")).await?;
        }
        page.click("[data-testid='set-keys']").await?;
        page.wait_for("html[lang='ru'][data-theme='projector']").await?;
        let kept = page.kept(SETTINGS).await?.unwrap_or_default();
        for line in ["lang ru", "theme projector", "speed fast", "motion reduced", "keys off"] {
            ensure!(kept.lines().any(|kept| kept == line), "{line:?} is not kept: {kept}");
        }

        page.client().refresh().await?;
        page.wait_for("html[lang='ru'][data-theme='projector']").await?;
        page.click("[data-testid='open-settings']").await?;
        let shown = page.js("return ['lang', 'theme', 'speed', 'motion'].map(name => document.querySelector(`[data-testid=set-${name}]`).value) \
            .concat(document.querySelector('[data-testid=set-keys]').checked)").await?;
        ensure!(shown == json!(["ru", "projector", "fast", "reduced", false]), "the dialog shows {shown}");
        Ok(())
    });
}

#[test]
fn help_answers_every_question_for_each_rule_set() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for (preset, lang) in Preset::ALL.into_iter().zip(Lang::ALL.into_iter().cycle()) {
            page.sit_down_with(&begun(preset.rules(), 20, &TWO, 1), &format!("lang {}\n", lang.tag())).await?;
            page.click("[data-testid='open-help']").await?;
            page.wait_for("dialog#help[open] details").await?;
            let shown = page.js("return [...document.querySelectorAll('#help details')] \
                .map(one => [one.querySelector('summary').textContent, [...one.querySelectorAll('p')].map(p => p.textContent)])").await?;
            // The story stands above the questions.
            let told: Vec<_> =
                help(Texts::of(lang), &preset.rules()).into_iter().skip(1).map(|q| (q.question, q.answer)).collect();
            ensure!(shown == json!(told), "{preset:?} in {lang:?} is explained by {shown}");
            ensure!(told.iter().all(|(_, answer)| !answer.is_empty()), "a question of {preset:?} has no answer");
            page.click("#help details:last-of-type summary").await?;
            page.wait_for("#help details:last-of-type[open]").await?;
            ensure!(!page.text("#help details:last-of-type p").await?.is_empty());
            page.click("[data-testid='close-help']").await?;
        }
        Ok(())
    });
}
