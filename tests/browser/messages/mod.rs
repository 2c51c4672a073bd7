//! The page and the page around it: each message, both ways. Here is what is told, and who hears and is heard.

mod asked;
mod height;
mod learning;
mod rubbish;

use anyhow::{Context as _, Result, ensure};
use hyena_chase::chance::Seed;
use hyena_chase::games::Game as _;
use hyena_chase::games::hyena::{Chase, Happening, Move, Preset};
use hyena_chase::games::jekinje::{Setup, Sowing, Start};
use hyena_chase::messages::{Told, after};
use hyena_chase::record::{Head, Name, Record};
use hyena_chase::table::{Act, Rotate, Table};
use serde_json::{Value, json};

use crate::support::{DRIVEN, GAME, HYENA, Host, Page, THROW, Visit, begun, browse, ended, found};

const TWO: [&str; 2] = ["Zeinab", "Bilal"];
/// What tells of a game.
const OF_A_GAME: [&str; 7] = ["turn", "throw", "move", "sow", "capture", "gameover", "state"];

/// A short whole game of the hyena game, in which somebody pays and is caught.
fn chase() -> Record<Chase> {
    found(Preset::Bell, 6, &TWO, |moves, told| {
        moves.iter().any(|mv| matches!(mv, Move::Pay(_))) && told.iter().any(|one| matches!(one, Happening::Ate { .. }))
    })
}

/// The beginning of a short game of Je ki n je.
fn sowing() -> Record<Sowing> {
    let start = Start { board: [2, 0, 1, 3, 0, 2, 1, 0, 2, 1, 3, 1], stores: [16, 16], ..Start::default() };
    let names = TWO.map(|name| Name::new(name).expect("a name")).into();
    Record::begin(Setup { start, ..Setup::default() }, Head { names, ..Head::default() }).expect("a game")
}

/// Tells natively what is told of a game that is opened and then played so.
fn told<G: Told + Rotate>(start: Record<G>, acts: &[Act<G>]) -> Vec<Value> {
    let mut table = Table::open(start, Seed::new([0; 16]));
    let mut told = after(None, &table, &[true, true]);
    for act in acts {
        let next = table.after(act).expect("an act of the script");
        told.extend(after(Some(&table), &next, &[true, true]));
        table = next;
    }
    let parsed = |text: &String| {
        let mut message: Value = serde_json::from_str(text).expect("a message is JSON");
        message["source"] = json!("hyena-chase");
        message["v"] = json!(1);
        message
    };
    told.iter().map(parsed).collect()
}

/// Gives what the host heard of a game, once it has heard all of it.
async fn heard(host: &Host<'_>) -> Result<Vec<Value>> {
    host.rest().await?;
    let of_a_game = |message: &Value| OF_A_GAME.contains(&message["type"].as_str().unwrap_or_default());
    Ok(host.log().await?.into_iter().filter(of_a_game).collect())
}

/// Opens a game by a message, and waits until it is seen.
async fn set(page: &Page, host: &Host<'_>, record: &str, moves: usize) -> Result<()> {
    host.ask("setState", json!({ "record": record })).await?;
    page.wait_for(&format!("[data-testid='play'][data-moves='{moves}'][data-moving='false']")).await
}

#[test]
fn every_turn_throw_move_capture_end_and_state_is_told_as_it_happens() {
    let script = chase();
    let act = |mv: &Move| if matches!(mv, Move::Pay(_)) { Act::Play(*mv) } else { Act::Throw };
    let acts: Vec<Act<Chase>> = script.moves().iter().map(act).collect();
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?speed=instant").await?;
        let ready = host.hear("ready").await?;
        let expected =
            json!({ "source": "hyena-chase", "v": 1, "type": "ready", "lang": "en", "game": "hyena", "rules": "bell" });
        ensure!(ready == expected, "ready is {ready}");
        set(page, &host, &script.cut(0).to_string(), 0).await?;
        page.follow(&script).await?;
        host.hear("gameover").await?;
        let (heard, told) = (heard(&host).await?, told(script.cut(0), &acts));
        for (i, (heard, told)) in heard.iter().zip(&told).enumerate() {
            ensure!(heard == told, "message {i} is {heard} and not {told}");
        }
        ensure!(heard.len() == told.len(), "{} messages and not {}", heard.len(), told.len());
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

#[test]
fn every_sowing_and_capture_of_je_ki_n_je_is_told() {
    let start = sowing();
    let mut record = start.clone();
    let mut acts = Vec::new();
    while let Some(&mv) = record.game().legal_moves().first() {
        record.play(mv, &mut hyena_chase::games::Deaf).expect("a legal move");
        acts.push(Act::Play(mv));
    }
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?game=jekinje&speed=instant").await?;
        ensure!(host.hear("ready").await?["game"] == "jekinje");
        set(page, &host, &start.to_string(), 0).await?;
        for mv in record.moves() {
            page.act(&format!("[data-testid='hole-{}']", mv.hole)).await?;
        }
        host.hear("gameover").await?;
        let (heard, told) = (heard(&host).await?, told(start, &acts));
        ensure!(heard == told, "the host heard\n{heard:#?}\nand not\n{told:#?}");
        for kind in ["sow", "capture"] {
            ensure!(!host.told(kind).await?.is_empty(), "nothing is told of {kind}");
        }
        Ok(())
    });
}

#[test]
fn a_state_that_was_told_is_the_same_position_in_a_fresh_frame() {
    let part = ended(begun(Preset::Juego.rules(), 12, &TWO, 3), hyena_chase::players::Policy::Prompt);
    let part = part.cut(part.moves().len() / 2);
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?speed=instant").await?;
        host.hear("ready").await?;
        set(page, &host, &part.to_string(), part.moves().len()).await?;
        page.act("[data-testid='pay'], [data-testid='throw']").await?;
        host.rest().await?;
        let state = host.told("state").await?.pop().context("no state was told")?;
        let seen = page.seen().await?;
        let kept = page.kept(GAME).await?;
        let moves = page.moves().await?;
        page.js("localStorage.clear()").await?;

        host.open("?speed=instant").await?;
        host.hear("ready").await?;
        page.wait_for(".game-card").await?;
        // What is told comes after each turn, so that the last move may be one of the same turn.
        let record = state["record"].as_str().context("a state without a record")?;
        let told: Record<Chase> = hyena_chase::record::read(record).map_err(|error| anyhow::anyhow!("{error}"))?;
        set(page, &host, record, told.moves().len()).await?;
        ensure!(page.kept(GAME).await?.as_deref() == Some(record), "another game is kept");
        if told.moves().len() as u64 == moves {
            ensure!(page.seen().await? == seen && Some(record) == kept.as_deref(), "another position is seen");
        }
        ensure!(page.js("return location.hash").await? == HYENA);
        Ok(())
    });
}

#[test]
fn activity_is_told_at_most_once_a_second() {
    browse(Visit::new().before_load(DRIVEN), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open(HYENA).await?;
        host.hear("ready").await?;
        page.wait_for("[data-testid='start']").await?;
        ensure!(host.told("activity").await?.is_empty(), "nobody did anything");
        let all = "for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) \
             document.body.dispatchEvent(new Event(kind, { bubbles: true }))";
        for (tick, count) in [(0, 1), (0, 1), (999, 1), (1, 2), (0, 2), (5000, 3)] {
            page.tick(tick).await?;
            page.js(all).await?;
            host.errors().await?;
            let told = host.told("activity").await?;
            ensure!(told.len() == count, "{} activities and not {count}", told.len());
        }
        page.tick(2000).await?;
        page.click("h1").await?;
        host.wait_until("log.filter(({ type }) => type === 'activity').length === 4", "a true touch is told").await
    });
}

#[test]
fn only_the_page_around_it_is_heard() {
    // Another frame of the host, and the page itself.
    let sibling = "addEventListener('load', () => { const other = document.createElement('iframe'); other.id = 'other'; \
        other.srcdoc = '<p>another</p>'; document.body.append(other) })";
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open_with(HYENA, "", sibling).await?;
        page.wait_for("[data-testid='start']").await?;
        host.wait_until(
            "document.querySelector('#other')?.contentDocument?.querySelector('p')",
            "there is another frame",
        )
        .await?;
        host.forget().await?;
        let ask = json!({ "target": "hyena-chase", "v": 1, "type": "setLang", "lang": "ar" });
        let foreign = "const script = document.querySelector('#other').contentDocument.createElement('script'); \
            script.textContent = `parent.frames[0].postMessage(${JSON.stringify(arguments[0])}, '*'); parent.frames[0].postMessage('rubbish', '*')`; \
            document.querySelector('#other').contentDocument.body.append(script)";
        host.run(foreign, ask.clone()).await?;
        page.run(
            "postMessage(arguments[0], '*'); postMessage('rubbish', '*'); return new Promise(next => { \
            addEventListener('message', next, { once: true }) }).then(() => 0)",
            ask,
        )
        .await?;
        ensure!(host.errors().await?.len() == 1, "a stranger is answered: {:?}", host.log().await?);
        ensure!(page.js("return document.documentElement.lang").await? == "en", "a stranger is heard");
        Ok(())
    });
}

/// The frame says when its own page has been read and nothing of it runs, and the host speaks at once.
const SPEAKS_EARLY: &str = "addEventListener('message', ({ data }) => { if (data === 'read') for (const early of \
    ['rubbish', { target: 'hyena-chase', v: 1, type: 'setLang', lang: 'ar' }]) send(early) })";

#[test]
fn what_is_asked_before_the_page_is_there_is_done_when_it_is() {
    let read = "addEventListener('DOMContentLoaded', () => parent !== self && parent.postMessage('read', '*'))";
    for (below, heard) in [
        ("#hyena", true),
        ("hyena-chase.html#hyena", true),
        ("?origin=https://museum.example#hyena", false),
        ("hyena-chase.html?origin=https://museum.example#hyena", false),
    ] {
        // The strict policy allows nothing inline, which the single file is.
        browse(Visit::new().without_policy().before_load(read), async |page: &Page| -> Result<()> {
            let host = Host::around(page)?;
            host.open_with(below, "", SPEAKS_EARLY).await?;
            page.wait_for("[data-testid='start']").await?;
            if heard {
                page.wait_for("html[lang='ar']").await?;
                ensure!(host.errors().await?.len() == 2, "{below}: {:?}", host.log().await?);
                let types: Vec<Value> = host.log().await?.iter().map(|one| one["type"].clone()).collect();
                let place = |kind: &str| types.iter().position(|one| one == kind);
                ensure!(place("ready").is_some() && place("ready") < place("error"), "{below}: {types:?}");
            } else {
                host.rest().await?;
                ensure!(page.js("return document.documentElement.lang").await? == "en", "{below}: a stranger is heard");
                let log: Vec<Value> = host.log().await?.into_iter().filter(|one| one != "read").collect();
                ensure!(log.is_empty(), "{below}: a stranger hears {log:?}");
            }
            Ok(())
        });
    }
}

#[test]
fn with_an_origin_asked_for_nobody_else_hears_or_is_heard() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        let own = host.origin();
        host.open(&format!("?origin={own}#hyena")).await?;
        host.hear("ready").await?;
        host.ask("setLang", json!({ "lang": "ar" })).await?;
        page.wait_for("html[lang='ar']").await?;
        let origins = host.run("return [...new Set(origins)]", Value::Null).await?;
        ensure!(json!([page.server().origin()]) == origins, "messages come from {origins}");
        for other in ["http://127.0.0.1:1", "https://museum.example", "http://[::::]"] {
            host.open(&format!("?origin={other}#hyena")).await?;
            page.wait_for("[data-testid='start']").await?;
            host.ask("setLang", json!({ "lang": "ar" })).await?;
            host.send(json!("rubbish")).await?;
            page.click("h1").await?;
            // By now all of that would have come.
            host.rest().await?;
            ensure!(
                page.js("return document.documentElement.lang").await? == "en",
                "another origin than {other} is heard"
            );
            ensure!(host.log().await?.is_empty(), "another origin than {other} hears {:?}", host.log().await?);
        }
        let thrown: Vec<String> =
            page.console_errors().await?.into_iter().filter(|error| error.contains("Uncaught")).collect();
        ensure!(thrown.is_empty(), "errors: {thrown:?}");
        Ok(())
    });
}

#[test]
fn unframed_nothing_is_told_and_what_would_tell_is_not_fetched() {
    let spy = "window.posted = []; const own = window.postMessage; window.postMessage = (...all) => { posted.push(all); own.apply(window, all) }";
    browse(Visit::new().before_load(spy), async |page: &Page| -> Result<()> {
        page.open("?speed=instant&xapi=parent&origin=http://127.0.0.1:1#hyena").await?;
        page.begin().await?;
        page.act(THROW).await?;
        ensure!(page.js("return posted").await? == json!([]));
        let fetched: Vec<String> =
            page.server().requests().into_iter().filter(|path| path.contains("/host-")).collect();
        ensure!(fetched.is_empty(), "{fetched:?}");
        ensure!(page.js("return document.documentElement.hasAttribute('data-framed')").await? == false);
        Ok(())
    });
}

#[test]
fn no_message_but_the_game_itself_holds_a_name() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?speed=instant&xapi=parent&names=Zeinab,Bilal&seats=human,human&days=6").await?;
        page.click("[data-testid='start']").await?;
        page.wait_for(THROW).await?;
        for _ in 0..4 {
            page.act(THROW).await?;
        }
        host.ask("setState", json!({ "record": "[Seats \"Zeinab\"]" })).await?;
        host.hear("error").await?;
        let log = host.log().await?;
        let is_told = |one: &&Value| TWO.iter().any(|name| one.to_string().contains(name));
        let named: Vec<&Value> = log.iter().filter(is_told).collect();
        ensure!(!named.is_empty() && named.iter().all(|one| one["type"] == "state"), "{named:?}");
        Ok(())
    });
}
