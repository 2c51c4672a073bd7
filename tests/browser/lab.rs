//! The laboratory: what is counted beside the page is what is counted natively, and it can be paused and stopped.

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::hyena::Chase;
use hyena_chase::record::{Head, Record};
use hyena_chase::study::{self, Desk, Report};
use hyena_chase::words::{Lang, Texts};

use crate::support::{Page, Visit, browse};

const LAB: &str = "#laboratory";
const START: &str = "#lab-start";
const STOP: &str = "#lab-stop";
const PAUSE: &str = "#lab-pause";
const DONE: &str = "[data-testid='lab'][data-state='done']";

/// Opens the laboratory, to play so many games.
async fn enter(page: &Page, games: u32) -> Result<()> {
    page.open(LAB).await?;
    page.wait_for(START).await?;
    choose(page, "lab-games", &games.to_string()).await
}

async fn choose(page: &Page, id: &str, value: &str) -> Result<()> {
    let script =
        format!("const select = document.querySelector('#{id}'); select.value = '{value}'; return select.value");
    ensure!(page.js(&script).await? == value, "{id} has no {value}");
    Ok(())
}

/// Gives the text behind a link to a file.
async fn saved(page: &Page, id: &str) -> Result<String> {
    let link = format!("return decodeURIComponent(document.querySelector('#{id}').href.split(',').slice(1).join(','))");
    Ok(page.js(&link).await?.as_str().context("a link")?.to_owned())
}

async fn games(page: &Page) -> Result<u64> {
    Ok(Report::read(&saved(page, "lab-csv").await?)?.games)
}

/// Gives how many games are counted so far.
async fn counted(page: &Page) -> Result<u64> {
    let games = page.js("return document.querySelector('[data-testid=lab]').dataset.games").await?;
    games.as_str().and_then(|games| games.parse().ok()).context("a number of games")
}

/// Waits until there are more games than so many.
async fn more_than(page: &Page, games: u64) -> Result<()> {
    let more = format!("Number(document.querySelector('[data-testid=lab]').dataset.games) > {games}");
    page.wait_until(&more, "more games are counted").await
}

#[test]
fn the_same_seed_is_counted_alike_beside_the_page_and_natively() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        enter(page, 1000).await?;
        choose(page, "lab-seats-1", "3").await?;
        choose(page, "lab-rest-1", "random").await?;
        page.click(START).await?;
        page.wait_for(DONE).await?;
        let csv = saved(page, "lab-csv").await?;
        let report = Report::read(&csv)?;
        ensure!(report.games == 1000 && report.adds_up(), "it came to\n{csv}");
        let head = Head { seed: Some(report.setting.seed), ..Head::default() };
        let record = Record::<Chase>::begin(report.setting.setup, head)?;
        let mut work = study::begin(&format!("simulate 1000 prompt,random,random\n{record}"), 0).expect("a question");
        let mut desk = Desk::default();
        while !work.step(&mut desk, &mut || false) {}
        ensure!(work.answer(&desk).as_deref() == Some(&*csv), "natively it comes to something else than\n{csv}");
        let kept = saved(page, "lab-json").await?;
        ensure!(kept == format!("[{}]\n", study::json(&csv)), "it is kept as\n{kept}");
        let json: serde_json::Value = serde_json::from_str(&kept)?;
        let row = |measure: &str| json[0].as_array().into_iter().flatten().find(|row| row["measure"] == measure);
        ensure!(row("games").is_some_and(|row| row["value"] == 1000), "it is kept as\n{json}");
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

#[test]
fn an_experiment_is_paused_goes_on_and_is_stopped_with_what_was_counted() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        enter(page, 10_000_000).await?;
        page.click(START).await?;
        more_than(page, 0).await?;
        page.click(PAUSE).await?;
        page.wait_for("[data-testid='lab'][data-waits='true']").await?;
        // What was on its way when it was told to wait is there; then nothing comes.
        let quiet = "let last = performance.now(); const hear = () => { last = performance.now() }; addEventListener('hyena:thought', hear); \
             return new Promise(done => { const look = () => performance.now() - last > 500 ? (removeEventListener('hyena:thought', hear), done()) : setTimeout(look, 50); look() })";
        page.js(quiet).await?;
        let paused = games(page).await?;
        page.click(PAUSE).await?;
        more_than(page, paused).await?;
        page.click(STOP).await?;
        page.wait_for(DONE).await?;
        let stopped = games(page).await?;
        ensure!(stopped > paused && stopped < 10_000_000, "it was stopped after {stopped} games");
        page.js(quiet).await?;
        ensure!(games(page).await? == stopped, "it goes on after it was stopped");
        // Another one begins anew.
        choose(page, "lab-games", "1000").await?;
        page.click(START).await?;
        page.wait_for(DONE).await?;
        more_than(page, 999).await?;
        ensure!(games(page).await? == 1000);
        Ok(())
    });
}

#[test]
fn a_stop_is_heard_in_the_middle_of_a_long_game() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        enter(page, 10_000_000).await?;
        for (id, value) in [("rules", "davies"), ("days", "200"), ("seats", "12"), ("first", "hard"), ("rest", "hard")]
        {
            choose(page, &format!("lab-{id}-1"), value).await?;
        }
        page.click(START).await?;
        page.wait_for("[data-testid='lab'][data-state='runs']").await?;
        page.click(STOP).await?;
        page.wait_for(DONE).await?;
        for (id, value) in
            [("lab-days-1", "20"), ("lab-seats-1", "2"), ("lab-first-1", "prompt"), ("lab-rest-1", "prompt")]
        {
            choose(page, id, value).await?;
        }
        choose(page, "lab-games", "1000").await?;
        page.click(START).await?;
        page.wait_for(DONE).await?;
        ensure!(games(page).await? == 1000);
        Ok(())
    });
}

#[test]
fn the_page_stays_responsive_while_games_are_played_beside_it() {
    let watch = "window.long = []; new PerformanceObserver(list => long.push(...list.getEntries().map(entry => entry.duration))).observe({ type: 'longtask' })";
    browse(Visit::new().before_load(watch), async |page: &Page| -> Result<()> {
        enter(page, 10_000_000).await?;
        page.click(START).await?;
        let mut tasks = Vec::new();
        // The machine may be busy with something else: a page that is blocked by its own work always is.
        for _ in 0..5 {
            more_than(page, 0).await?;
            page.js("long.length = 0").await?;
            let now = counted(page).await?;
            more_than(page, now + 20_000).await?;
            let long = page.js("return long").await?;
            if long.as_array().is_some_and(Vec::is_empty) {
                return Ok(());
            }
            tasks.push(long);
        }
        anyhow::bail!("tasks of more than 50 ms: {tasks:?}")
    });
}

#[test]
fn each_lesson_gives_an_answer() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open(LAB).await?;
        for (lesson, reports) in [("first", 1), ("tabas", 2), ("sticks", 2), ("play", 2)] {
            page.click(&format!("#lesson-{lesson}")).await?;
            page.wait_for("[data-testid='lab'][data-state='runs']").await?;
            more_than(page, 0).await?;
            let charts = page.js("return document.querySelectorAll('.chart svg .bar-box').length").await?;
            ensure!(charts.as_u64() >= Some(5 * reports as u64), "{charts} series are drawn");
            if page.js("return document.querySelector('#lab-stop') !== null").await? == true {
                page.js("document.querySelector('#lab-stop')?.click()").await?;
            }
            page.wait_for(DONE).await?;
            let found = saved(page, "lab-csv").await?;
            ensure!(found.matches("\ngames,,").count() == reports, "the lesson {lesson} found\n{found}");
        }
        Ok(())
    });
}

#[test]
fn a_wrong_length_is_said_and_without_a_worker_it_plays_in_the_page() {
    browse(Visit::new().before_load("delete window.Worker"), async |page: &Page| -> Result<()> {
        enter(page, 1000).await?;
        let days = "const days = document.querySelector('#lab-days-1'); days.value = arguments[0]";
        page.run(days, serde_json::json!("900")).await?;
        page.click(START).await?;
        page.wait_for("[data-testid='lab'][data-state='unready']").await?;
        ensure!(page.text("[data-testid='lab-said']").await?.contains("200"), "it is not said what is possible");
        page.run(days, serde_json::json!("30")).await?;
        page.click(START).await?;
        page.wait_for(DONE).await?;
        ensure!(games(page).await? == 1000);
        Ok(())
    });
}

/// Takes a file away whose name begins so, and ends with that; gives where it was and what it held.
fn taken_away(page: &Page, beginning: &str, kind: &str) -> Result<(std::path::PathBuf, Vec<u8>)> {
    let mut files = std::fs::read_dir(page.served())?.flatten().map(|entry| entry.path());
    let begins = |path: &std::path::PathBuf| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(beginning))
            && path.extension().is_some_and(|extension| extension == kind)
    };
    let file = files.find(begins).with_context(|| format!("no file {beginning}….{kind} is served"))?;
    let content = std::fs::read(&file)?;
    std::fs::remove_file(&file)?;
    Ok((file, content))
}

#[test]
fn without_what_draws_it_that_is_said_and_it_can_be_asked_for_again() {
    for (beginning, kind) in [("think-", "js"), ("thinker_bg-", "wasm"), ("more-en-", "txt")] {
        browse(Visit::new(), async |page: &Page| -> Result<()> {
            let (file, content) = taken_away(page, beginning, kind)?;
            page.open(LAB).await?;
            let said = page.text("[data-testid='more-missing'] p").await?;
            ensure!(said == Texts::of(Lang::English).more_missing(), "without {beginning} it says {said}");
            page.click("[data-testid='more-again']").await?;
            page.wait_for("[data-testid='more-missing']").await?;
            std::fs::write(&file, content)?;
            page.click("[data-testid='more-again']").await?;
            page.wait_for(START).await?;
            choose(page, "lab-games", "1000").await?;
            page.click(START).await?;
            page.wait_for(DONE).await?;
            ensure!(games(page).await? == 1000);
            Ok(())
        });
    }
}

#[test]
fn it_changes_its_language_and_keeps_what_came_out() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        enter(page, 1000).await?;
        page.click(START).await?;
        page.wait_for(DONE).await?;
        let before = saved(page, "lab-csv").await?;
        page.click("[data-testid='open-settings']").await?;
        page.js("const lang = document.querySelector('[data-testid=set-lang]'); lang.value = 'es'; lang.dispatchEvent(new Event('change', { bubbles: true }))").await?;
        let spanish = Texts::of(Lang::Spanish);
        let heading = format!("document.querySelector('.lab h1')?.textContent === '{}'", spanish.lab_title());
        page.wait_until(&heading, "it is Spanish").await?;
        ensure!(page.text(START).await? == spanish.lab_start());
        ensure!(saved(page, "lab-csv").await? == before, "what came out is another");
        Ok(())
    });
}
