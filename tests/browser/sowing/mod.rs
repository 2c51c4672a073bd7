//! Je ki n je on the page.

mod played;
mod shown;

use anyhow::{Context as _, Result, ensure};
use fantoccini::key::Key;
use hyena_chase::games::jekinje::{
    Board, Direction, Ended, Happening, Hole, Laps, Lift, Move, Options, Rest, Setup, Sowing, Sown, Start, Way, sow,
};
use hyena_chase::games::{Deaf, Game as _, Seat};
use hyena_chase::players::random_sowing;
use hyena_chase::record::{Head, Name, Record};
use hyena_chase::words::jekinje::{preview, sentences};
use hyena_chase::words::{Lang, Texts};
use serde_json::json;

use crate::support::{AT_ONCE, JEKINJE, Page, SETTINGS, SOWN, THROW, UNDO, Visit, begun, browse, seed};

const NORMAL: &str = "speed normal\nmotion full\n";
const FAST: &str = "speed fast\nmotion full\n";

fn css(hole: Hole) -> String {
    format!("[data-testid='hole-{hole}']")
}

fn hole(name: &str) -> Hole {
    name.parse().expect("a test names holes")
}

/// Begins a game between two that have names.
fn sown(options: Options, start: Start) -> Record<Sowing> {
    let names = ["Asha", "Bilal"].map(|name| Name::new(name).expect("a name")).into();
    let head = Head { names, ..Head::default() };
    Record::begin(Setup { options, start, ..Setup::default() }, head).expect("a test begins games that there are")
}

/// Gives the shortest of many random games, in which something is captured and that ends for that reason.
fn whole(why: Ended) -> Record<Sowing> {
    let games = (0..300).filter_map(|number| {
        let random = random_sowing(Setup::default(), seed(number)).ok()?;
        let mut record = sown(Options::default(), Start::default());
        let mut told = Vec::new();
        for &mv in random.moves() {
            record.play(mv, &mut told).ok()?;
        }
        let captured = told.iter().any(|happening| matches!(happening, Happening::Captured { .. }));
        (captured && record.game().why() == Some(why)).then_some(record)
    });
    games.min_by_key(|record| record.moves().len()).expect("one of many games ends so")
}

fn told(record: &Record<Sowing>) -> Vec<Happening> {
    let before = record.cut(record.moves().len() - 1);
    let (mut game, mut told) = (before.game().clone(), Vec::new());
    game.play(*record.moves().last().expect("a move"), &mut told).expect("a record holds legal moves");
    told
}

/// Finds a position in which a hole of the bottom row is sown over more than so many laps and rests then.
fn long_chain(laps: u32) -> (Record<Sowing>, Hole) {
    let mut numbers = seed(7).choices();
    loop {
        let mut board = [0_u8; Hole::COUNT as usize];
        (0..48).for_each(|_| board[(numbers.draw() % u64::from(Hole::COUNT)) as usize] += 1);
        for hole in Hole::row(Seat::new(0)) {
            let Some(lift) = Lift::new(Board::new(board), hole) else { continue };
            if matches!(sow(lift, Laps::Chain, 200, |_, _| {}), Sown::Rests { laps: made, .. } if made > laps) {
                return (sown(Options::default(), Start { board, ..Start::default() }), hole);
            }
        }
    }
}

/// Plays a move by a touch, and checks what is kept and what is seen then.
async fn play(page: &Page, script: &Record<Sowing>, ply: usize) -> Result<()> {
    page.act(&css(script.moves()[ply].hole)).await?;
    let (kept, told) = (page.kept(SOWN).await?.unwrap_or_default(), script.cut(ply + 1).to_string());
    ensure!(kept == told, "after move {} the page keeps\n{kept}\nand not\n{told}", ply + 1);
    shows(page, script.cut(ply + 1).game()).await
}

/// Fails unless the seeds lie as they do in the position.
async fn shows(page: &Page, game: &Sowing) -> Result<()> {
    let look = "const seeds = css => [...document.querySelectorAll('main ' + css)].map(e => [e.dataset.hole ?? e.dataset.store, Number(e.dataset.seeds)]); \
         return [seeds('[data-hole]'), seeds('[data-store]')]";
    let holes: Vec<_> = Hole::all().map(|hole| json!([hole.to_string(), game.board().seeds(hole)])).collect();
    let stores: Vec<_> = Seat::first(2).map(|seat| json!([seat.number().to_string(), game.store(seat)])).collect();
    let seen = page.js(look).await?;
    ensure!(seen == json!([holes, stores]), "the page shows {seen} and not {holes:?} {stores:?}");
    Ok(())
}

fn ensure_starves(told: &[Happening]) {
    assert!(told.iter().any(|h| matches!(h, Happening::Rested { why: Rest::WouldStarve, .. })), "{told:?}");
}

async fn focused(page: &Page) -> Result<String> {
    let id =
        page.js("const a = document.activeElement; return a === document.body ? '' : a.dataset.testid ?? a.id").await?;
    Ok(id.as_str().unwrap_or_default().to_owned())
}

async fn focus_is_on(page: &Page, id: &str) -> Result<()> {
    let script = format!("document.activeElement.dataset.testid === '{id}' || document.activeElement.id === '{id}'");
    page.wait_until(&script, &format!("the focus is on {id}")).await
}

async fn tab_to(page: &Page, id: &str) -> Result<()> {
    for _ in 0..30 {
        page.press_key(Key::Tab).await?;
        if focused(page).await? == id {
            return Ok(());
        }
    }
    focus_is_on(page, id).await
}
