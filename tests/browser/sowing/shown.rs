//! What the page shows of Je ki n je: sowings, long and endless ones, previews, the example, explanations.

use super::*;

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
