//! What is worked out beside the page: advice, and how the chances of a game went, as it is worked out natively.

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::Game as _;
use hyena_chase::games::hyena::{Chase, Preset};
use hyena_chase::games::jekinje::{Setup, Sowing};
use hyena_chase::players::Policy;
use hyena_chase::record::{Head, Name, Record};
use hyena_chase::study::{self, Course, Desk, Hint};
use hyena_chase::words::{Lang, Texts, hyena, jekinje};

use crate::support::{AT_ONCE, JEKINJE, Page, SOWN, THROW, Visit, begun, browse, ended};

const ADVICE: &str = "[data-testid='advice']";
const ADVISED: &str = "[data-testid='advised']";

/// Answers a question natively, as long as it takes.
fn answered(question: &str) -> String {
    let mut desk = Desk::default();
    let mut work = study::begin(question, 0).expect("a question");
    while !work.step(&mut desk, &mut || false) {}
    work.answer(&desk).expect("an answer")
}

fn english() -> Texts {
    Texts::of(Lang::English)
}

/// Asks for advice and waits until it is there.
async fn advised(page: &Page) -> Result<String> {
    page.rested().await?;
    page.click(ADVICE).await?;
    page.wait_until("/\\d/.test(document.querySelector('[data-testid=advised]').textContent)", "there is advice")
        .await?;
    page.text(ADVISED).await
}

/// Finds a position in which something can be paid, and it matters.
fn paying() -> Record<Chase> {
    let whole = ended(begun(Preset::Bell.rules(), 12, &["Asha", "Bilal"], 3), Policy::Never);
    let ply = (0..whole.moves().len()).find(|ply| whole.cut(*ply).game().payment().is_some());
    whole.cut(ply.expect("something can be paid"))
}

#[test]
fn advice_in_the_hyena_game_is_what_is_worked_out_natively() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let record = paying();
        let hint = Hint::read(&answered(&format!("hint\n{record}"))).context("a hint")?;
        ensure!(hint.choices.len() == 2, "there is nothing to choose: {hint}");
        page.sit_down_with(&record, AT_ONCE).await?;
        let said = advised(page).await?;
        ensure!(said == hyena::advice(english(), record.game(), &hint), "it says {said}");
        // It is for this position alone.
        page.act(THROW).await?;
        ensure!(page.text(ADVISED).await?.is_empty(), "advice stays for another position");
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

#[test]
fn advice_in_je_ki_n_je_is_what_is_worked_out_natively_and_is_shown_on_the_board() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let names = ["Asha", "Bilal"].map(|name| Name::new(name).expect("a name")).into();
        let record = Record::<Sowing>::begin(Setup::default(), Head { names, ..Head::default() })?;
        let hint = Hint::read(&answered(&format!("hint\n{record}"))).context("a hint")?;
        page.sow_with(&record, AT_ONCE).await?;
        let said = advised(page).await?;
        ensure!(said == jekinje::advice(english(), &hint), "it says {said}");
        ensure!(!page.text("[data-testid='preview']").await?.is_empty(), "the best move is not shown");
        Ok(())
    });
}

#[test]
fn without_its_script_there_is_no_advice_until_it_can_be_had() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let files = || std::fs::read_dir(page.served()).into_iter().flatten().flatten().map(|file| file.path());
        let is_script = |path: &std::path::PathBuf| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("think-"))
        };
        let script = files().find(is_script).context("the script is served")?;
        let text = std::fs::read(&script)?;
        std::fs::remove_file(&script)?;
        page.sit_down_with(&paying(), AT_ONCE).await?;
        page.rested().await?;
        page.click(ADVICE).await?;
        page.wait_until(
            "document.querySelector('[data-testid=advised]').textContent.includes('connection')",
            "it says so",
        )
        .await?;
        page.act(THROW).await?;
        // It is asked for anew with the next question.
        std::fs::write(&script, text)?;
        advised(page).await.map(drop)
    });
}

#[test]
fn after_the_hyena_game_the_chances_are_drawn_and_what_turned_them_is_told() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let record = ended(begun(Preset::Bell.rules(), 12, &["Asha", "Bilal"], 3), Policy::Never);
        let course = Course::read(&answered(&format!("course\n{record}"))).context("a course")?;
        ensure!(!course.turns.is_empty() && !course.regrets.is_empty(), "the game tells nothing:\n{course}");
        page.sit_down_with(&record, AT_ONCE).await?;
        page.wait_for("[data-testid='chances'] svg").await?;
        let lines = page.js("return document.querySelectorAll('.chances .course-line').length").await?;
        ensure!(lines == record.game().seats(), "{lines} lines are drawn");
        for (list, told) in [("turns", course.turns.len()), ("regrets", course.regrets.len())] {
            let shown = page.js(&format!("return document.querySelectorAll('[data-testid={list}] li').length")).await?;
            ensure!(shown == told, "of {list} {shown} are shown");
        }
        Ok(())
    });
}

#[test]
fn after_je_ki_n_je_it_is_drawn_who_was_ahead() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let record =
            hyena_chase::players::random_sowing(Setup::default(), "000102030405060708090a0b0c0d0e0f".parse()?)?;
        page.keep(&[(SOWN, &record.to_string()), (crate::support::SETTINGS, AT_ONCE)]).await?;
        page.open(JEKINJE).await?;
        page.wait_for("[data-testid='chances'] svg").await?;
        page.wait_for("[data-testid='regrets'] li").await
    });
}
