//! Je ki n je on the page: by touch, by keyboard, left and come back to, long chains and endless ones, and what is shown.

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

#[test]
fn a_whole_game_by_touch() {
    let script = whole(Ended::Stuck);
    browse(Visit::new().size(360, 740), async |page: &Page| -> Result<()> {
        page.keep(&[(SETTINGS, AT_ONCE)]).await?;
        page.open(JEKINJE).await?;
        page.click("[data-testid='start']").await?;
        page.wait_for("[data-testid='play']").await?;
        let begun = page.kept_sowing().await?;
        ensure!(begun.game() == script.start() && begun.head().seed.is_none(), "something else was begun:\n{begun}");
        page.sow_with(&script.cut(0), AT_ONCE).await?;
        for ply in 0..script.moves().len() {
            play(page, &script, ply).await.with_context(|| format!("move {}", ply + 1))?;
        }
        page.wait_for("[data-testid='end']").await?;
        let standings = script.game().standings().context("it is over")?;
        for (seat, standing) in Seat::first(2).zip(standings) {
            page.wait_for(&format!("[data-testid='standing-{}'][data-standing='{}']", seat.number(), standing.name()))
                .await?;
        }
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        page.click("[data-testid='again']").await?;
        page.wait_gone("[data-testid='end']").await?;
        page.wait_for("[data-testid='turn'][data-seat='2']").await
    });
}

#[test]
fn a_game_that_goes_in_a_circle_ends_and_says_why() {
    let script = whole(Ended::Loop);
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.sow_with(&script.cut(script.moves().len() - 1), AT_ONCE).await?;
        play(page, &script, script.moves().len() - 1).await?;
        let said = page.text("[data-testid='why']").await?;
        ensure!(said.contains("circle") || said.contains("endless") || said.contains("never ends"), "it says: {said}");
        page.client().refresh().await?;
        ensure!(page.text("[data-testid='why']").await? == said, "something else is said when one comes back");
        Ok(())
    });
}

#[test]
fn a_game_by_keyboard_alone() {
    let script = whole(Ended::Stuck);
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.keep(&[(SETTINGS, AT_ONCE)]).await?;
        page.open("#games").await?;
        page.wait_for("[data-testid='games']").await?;
        tab_to(page, "to-jekinje").await?;
        page.press_key(Key::Enter).await?;
        page.wait_for("[data-testid='start']").await?;
        focus_is_on(page, "start").await?;
        page.press_key(Key::Enter).await?;
        page.wait_for("[data-testid='play']").await?;
        for (ply, mv) in script.moves().iter().enumerate() {
            let before = page.acts().await?;
            page.rested().await?;
            let wanted = format!("hole-{}", mv.hole);
            for _ in 0..6 {
                if focused(page).await? == wanted {
                    break;
                }
                page.press_key(if ply % 2 == 0 { Key::Right } else { Key::Left }).await?;
            }
            focus_is_on(page, &wanted).await?;
            ensure!(!page.text("[data-testid='preview']").await?.is_empty(), "the focus shows nothing");
            page.press_key(if ply % 2 == 0 { Key::Space } else { Key::Enter }).await?;
            page.acted(before).await?;
            ensure!(!focused(page).await?.is_empty(), "the focus is lost after move {}", ply + 1);
        }
        page.wait_for("[data-testid='end']").await?;
        focus_is_on(page, "again").await?;
        ensure!(page.kept_sowing().await?.moves() == script.moves(), "another game was played");
        Ok(())
    });
}

#[test]
fn a_reload_in_the_middle_comes_back_to_the_same_position_and_a_move_can_be_taken_back() {
    let script = whole(Ended::Stuck);
    let half = script.moves().len() / 2;
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.sow_with(&script.cut(half), AT_ONCE).await?;
        play(page, &script, half).await?;
        page.client().refresh().await?;
        page.wait_for("[data-testid='play']").await?;
        shows(page, script.cut(half + 1).game()).await?;
        // Without an address, too: it is the only game that is under way.
        page.open("").await?;
        page.wait_for("[data-testid='play']").await?;
        shows(page, script.cut(half + 1).game()).await?;
        page.act(UNDO).await?;
        shows(page, script.cut(half).game()).await?;
        ensure!(page.kept_sowing().await? == script.cut(half), "it is not taken back");
        Ok(())
    });
}

#[test]
fn a_chain_of_more_than_twenty_laps_can_be_skipped() {
    let (start, hole) = long_chain(20);
    let mut after = start.clone();
    after.play(Move::new(hole), &mut Deaf).expect("it may be played");
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for skip in ["[data-testid='show-end']", ".bowl-picture"] {
            page.sow_with(&start, "speed slow\nmotion full\n").await?;
            page.rested().await?;
            page.click(&css(hole)).await?;
            page.wait_for("[data-testid='play'][data-moving='true'] .hand").await?;
            ensure!(page.kept_sowing().await? == after, "it is not kept before it is seen");
            page.click(skip).await?;
            page.wait_for("[data-testid='play'][data-moving='false']").await?;
            shows(page, after.game()).await?;
            ensure!(page.moves().await? == 1, "the touch that skips plays");
        }
        Ok(())
    });
}

#[test]
fn a_sowing_is_shown_seed_by_seed_and_ends_as_the_engine_says() {
    let script = whole(Ended::Stuck);
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.sow_with(&script.cut(0), FAST).await?;
        page.js("window.held = new Set; new MutationObserver(() => { const hand = document.querySelector('.hand text'); if (hand) held.add(hand.textContent) }) \
             .observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true })").await?;
        page.act(&css(script.moves()[0].hole)).await?;
        shows(page, script.cut(1).game()).await?;
        let held = page.js("return [...held].includes('4') && [...held].includes('1')").await?;
        ensure!(held == true, "the hand never held four seeds, or never one");
        Ok(())
    });
}

#[test]
fn endless_sowings_end_the_game_without_freezing_the_page() {
    let starts = [([3, 4, 9, 2, 3, 11, 1, 4, 0, 1, 2, 1], 1, "2A"), ([0, 1, 0, 3, 2, 0, 1, 0, 1, 2, 4, 1], 0, "5B")];
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for (board, to_move, played) in starts {
            let seeds: u8 = board.iter().sum();
            let start = Start { board, stores: [48 - seeds, 0], to_move: Seat::new(to_move) };
            let script = sown(Options::default(), start);
            page.sow_with(&script, FAST).await?;
            page.rested().await?;
            page.click(&css(hole(played))).await?;
            page.wait_for("[data-testid='end']").await?;
            let ended = page.kept_sowing().await?;
            ensure!(ended.game().why() == Some(Ended::Loop), "it ended otherwise:\n{ended}");
            shows(page, ended.game()).await?;
            let why = page.text("[data-testid='why']").await?;
            ensure!(why.contains("never ends") || why.contains("endless"), "it says: {why}");
        }
        Ok(())
    });
}

#[test]
fn two_touches_within_fifty_milliseconds_play_once() {
    let script = sown(Options::default(), Start::default());
    // The second touch lies where the first one's hole is; if it were heard, it would play for the other player.
    let twice = "const at = document.querySelector('[data-testid=hole-2B]').getBoundingClientRect(); \
         const touch = () => document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2).dispatchEvent(new MouseEvent('click', { bubbles: true })); touch(); \
         return new Promise(done => setTimeout(() => { touch(); document.querySelector('.hole')?.click(); done() }, arguments[0]))";
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for (settings, apart) in [(AT_ONCE, 0), (AT_ONCE, 40), (NORMAL, 40)] {
            page.sow_with(&script, settings).await?;
            page.rested().await?;
            page.run(twice, json!(apart)).await?;
            page.wait_for("[data-testid='play'][data-moving='false'][data-moves='1']").await?;
            ensure!(
                page.kept_sowing().await?.moves() == [Move::new(hole("2B"))],
                "with {apart} ms it came to another game"
            );
        }
        Ok(())
    });
}

#[test]
fn two_hasty_touches_that_skip_neither_play_nor_take_back() {
    let (start, hole) = long_chain(20);
    let twice = "const touch = () => { const at = document.querySelector(arguments[0]) ?? document.body; const box = at.getBoundingClientRect(); \
         (document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) ?? at).dispatchEvent(new MouseEvent('click', { bubbles: true })) }; \
         touch(); return new Promise(done => setTimeout(() => { touch(); document.querySelector('.hole')?.click(); \
         document.querySelector('[data-testid=undo]')?.click(); done() }, 130))";
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for skip in ["[data-testid='show-end']", "[data-hole='3A']"] {
            page.sow_with(&start, "speed slow\nmotion full\n").await?;
            page.rested().await?;
            page.click(&css(hole)).await?;
            page.wait_for("[data-testid='play'][data-moving='true'] .hand").await?;
            page.rested().await?;
            page.run(twice, json!(skip)).await?;
            page.wait_for("[data-testid='play'][data-moving='false']").await?;
            ensure!(page.kept_sowing().await?.moves() == [Move::new(hole)], "a touch more was heard at {skip}");
        }
        Ok(())
    });
}

/// However large the text is, what is touched is what is seen.
#[test]
fn the_buttons_lie_over_the_drawn_holes_whatever_the_size_of_the_text() {
    let script = "document.documentElement.style.fontSize = arguments[0]; document.querySelector('.bowl-picture').scrollIntoView({ block: 'center' }); \
         return [...document.querySelectorAll('main .hollow-rim:is(circle)')].map(rim => { const box = rim.getBoundingClientRect(); \
         const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); return hit?.dataset?.testid ?? '' })";
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.sow_with(&sown(Options::default(), Start::default()), AT_ONCE).await?;
        for (width, height) in [(240, 480), (360, 740), (667, 375), (1280, 800)] {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            page.cdp("Emulation.setDeviceMetricsOverride", size).await?;
            for text in ["100%", "150%", "200%"] {
                let hit = page.run(script, json!(text)).await?;
                let hit: Vec<&str> = hit.as_array().context("a list")?.iter().filter_map(|id| id.as_str()).collect();
                let holes: Vec<String> = Hole::all()
                    .map(|hole| if hole.owner() == Seat::new(0) { format!("hole-{hole}") } else { String::new() })
                    .collect();
                ensure!(hit == holes, "{width} wide, {text} text: {hit:?}");
            }
        }
        Ok(())
    });
}

#[test]
fn the_focus_is_on_the_way_to_the_end_while_a_sowing_is_shown() {
    let script = whole(Ended::Stuck);
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.sow_with(&script.cut(0), "speed slow\nmotion full\n").await?;
        page.rested().await?;
        page.js(&format!("document.querySelector(\"{}\").focus()", css(script.moves()[0].hole))).await?;
        page.press_key(Key::Enter).await?;
        focus_is_on(page, "show-end").await?;
        page.rested().await?;
        page.press_key(Key::Enter).await?;
        page.wait_for("[data-testid='play'][data-moving='false']").await?;
        ensure!(!focused(page).await?.is_empty() && page.moves().await? == 1);
        Ok(())
    });
}

#[test]
fn arabic_runs_from_right_to_left_and_the_board_does_not() {
    let script = whole(Ended::Stuck);
    browse(Visit::new().language("ar").size(360, 740), async |page: &Page| -> Result<()> {
        page.sow_with(&script.cut(0), AT_ONCE).await?;
        ensure!(page.js("return document.documentElement.dir").await? == "rtl");
        let first = page.js("const x = n => document.querySelector(`[data-testid=hole-${n}B]`).getBoundingClientRect().x; return x(1) < x(6)");
        ensure!(first.await? == true, "the board is mirrored");
        play(page, &script, 0).await?;
        let done = script.cut(1);
        let said = sentences(Texts::of(Lang::Arabic), &done.head().names, &told(&done)).join(" ");
        ensure!(
            page.js("return document.querySelector('[data-testid=live]').textContent").await? == *said,
            "not said: {said}"
        );
        Ok(())
    });
}

#[test]
fn pointing_at_a_hole_shows_where_it_leads_and_a_long_press_plays_nothing() {
    let script = sown(Options::default(), Start::default());
    let mut would = Vec::new();
    script.clone().play(Move::new(hole("2B")), &mut would).expect("it may be played");
    let text = |whole| preview(Texts::of(Lang::English), &would, whole);
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for hints in ["on", "off"] {
            page.sow_with(&script, &format!("{AT_ONCE}hints {hints}\n")).await?;
            let middle = page.js("const at = document.querySelector('[data-testid=hole-2B]').getBoundingClientRect(); return [at.x + at.width / 2, at.y + at.height / 2]").await?;
            let mouse = json!({ "type": "mouseMoved", "x": middle[0], "y": middle[1] });
            page.cdp("Input.dispatchMouseEvent", mouse).await?;
            page.wait_until(
                &format!(
                    "document.querySelector('[data-testid=preview]').textContent === {}",
                    json!(text(hints == "on"))
                ),
                "it is shown",
            )
            .await?;
            let marks = page.js("return document.querySelectorAll('.marks .mark-rest').length").await?;
            ensure!((marks == 1) == (hints == "on"), "the end of the chain is marked {marks} times");
            page.cdp("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": 5, "y": 5 })).await?;
            page.wait_until("document.querySelector('[data-testid=preview]').textContent === ''", "it is gone").await?;
            // A long press shows the same and plays nothing.
            let down = json!({ "type": "touchStart", "touchPoints": [{ "x": middle[0], "y": middle[1] }] });
            page.cdp("Input.dispatchTouchEvent", down).await?;
            page.wait_for(".marks .mark-lap").await?;
            page.cdp("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
            page.rested().await?;
            ensure!(page.moves().await? == 0, "the long press plays");
            page.act(&css(hole("2B"))).await?;
        }
        Ok(())
    });
}

#[test]
fn with_a_choice_of_direction_each_move_asks_which_way() {
    let options = Options { direction: Direction::Either, ..Options::default() };
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        for (way, button) in [(Way::Clockwise, "clockwise"), (Way::Anticlockwise, "anticlockwise")] {
            let mut script = sown(options, Start::default());
            page.sow_with(&script, AT_ONCE).await?;
            page.rested().await?;
            page.click(&css(hole("3B"))).await?;
            page.wait_for("#ways").await?;
            ensure!(page.moves().await? == 0, "it is played before the way is known");
            page.act(&format!("[data-testid='way-{button}']")).await?;
            script.play(Move { hole: hole("3B"), way }, &mut Deaf).expect("it may be played");
            ensure!(page.kept_sowing().await? == script, "it went another way");
            page.wait_gone("#ways").await?;
        }
        Ok(())
    });
}

#[test]
fn the_options_and_who_begins_are_chosen_before_the_game() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.open(JEKINJE).await?;
        for (name, value) in [("direction", "either"), ("next", "any"), ("laps", "single"), ("first", "2")] {
            page.click(&format!("label:has(> [name='{name}'][value='{value}'])")).await?;
        }
        page.click("[data-testid='start']").await?;
        page.wait_for("[data-testid='turn'][data-seat='2']").await?;
        let kept = page.kept_sowing().await?;
        let text = kept.to_string();
        for tag in ["[Option.direction \"either\"]", "[Option.next \"any\"]", "[Option.laps \"single\"]"] {
            ensure!(text.contains(tag), "{tag} is not kept:\n{text}");
        }
        ensure!(kept.start().setup().start == Start { to_move: Seat::new(1), ..Start::default() });
        // They are there again before the next game.
        page.click("[data-testid='new-game']").await?;
        page.wait_for("[name='laps'][value='single']:checked").await
    });
}

#[test]
fn the_example_of_the_source_is_played_by_the_engine_step_by_step() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open(JEKINJE).await?;
        page.click("[data-testid='open-help']").await?;
        let seeds = "[...document.querySelectorAll('.demo [data-hole]')].map(e => e.dataset.seeds).join(' ')";
        let steps = [
            "1 3 0 0 2 0 0 2 1 1 0 4",
            "1 0 1 1 3 0 0 2 1 1 0 4",
            "1 0 1 1 0 1 1 3 1 1 0 4",
            "1 0 1 1 0 1 1 0 2 2 1 4",
            "1 0 1 1 0 1 1 0 2 2 0 0",
            "1 3 0 0 2 0 0 2 1 1 0 4",
        ];
        for (step, lies) in steps.into_iter().enumerate() {
            if step > 0 {
                page.click("[data-testid='demo-next']").await?;
            }
            page.wait_until(&format!("{seeds} === '{lies}'"), &format!("step {step} is shown")).await?;
        }
        Ok(())
    });
}

#[test]
fn the_opening_page_leads_to_each_game_and_both_can_be_under_way() {
    let asha = begun(hyena_chase::games::hyena::Rules::BELL, 20, &["Asha", "Bilal"], 3);
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.open("").await?;
        page.click("[data-testid='to-hyena']").await?;
        page.wait_for("[data-testid='days']").await?;
        ensure!(page.js("return location.hash").await? == "#hyena");
        page.click("[data-testid='start']").await?;
        page.act(THROW).await?;
        page.click("[data-testid='to-games']").await?;
        page.click("[data-testid='to-jekinje']").await?;
        ensure!(page.js("return [location.hash, document.title]").await? == json!(["#jekinje", "Je ki n je"]));
        page.click("[data-testid='start']").await?;
        page.act(&css(hole("2B"))).await?;
        // Both are under way: without an address there is to choose.
        page.open("").await?;
        page.wait_for("[data-testid='games']").await?;
        page.client().back().await?;
        page.open("#hyena").await?;
        page.wait_for(THROW).await?;
        ensure!(page.kept_game().await?.throws() == 1 && page.kept_sowing().await?.moves().len() == 1);
        // A pasted game opens in its own place.
        page.open("#jekinje").await?;
        page.click("[data-testid='open-settings']").await?;
        page.click("dialog#settings [data-testid='open-text']").await?;
        let paste = "document.querySelector('[data-testid=record-paste]').value = arguments[0]";
        page.run(paste, json!(asha.to_string())).await?;
        page.click("[data-testid='record-open']").await?;
        page.wait_for(THROW).await?;
        ensure!(page.js("return location.hash").await? == "#hyena" && page.kept_game().await? == asha);
        Ok(())
    });
}

#[test]
fn a_capture_that_is_not_made_is_explained() {
    // The last seed of 5B falls into 1A, which is empty, and 2A holds the only seeds of that row.
    let start = Start { board: [0, 0, 0, 0, 2, 10, 0, 1, 0, 0, 0, 0], stores: [20, 15], to_move: Seat::new(0) };
    let mut script = sown(Options::default(), start);
    script.play(Move::new(hole("5B")), &mut Deaf).expect("it may be played");
    let why = told(&script);
    ensure_starves(&why);
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.sow_with(&script.cut(0), AT_ONCE).await?;
        play(page, &script, 0).await?;
        ensure!(page.text("[data-testid='log']").await?.contains("without a seed"), "it is not explained");
        Ok(())
    });
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
