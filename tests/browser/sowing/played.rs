//! Je ki n je played on the page: by touch, by keyboard, left and come back to, with each option.

use super::*;

#[test]
fn a_whole_game_by_touch() {
    let script = whole(Ended::Stuck);
    browse(Visit::new().size(360, 740), async |page: &Page| -> Result<()> {
        page.keep(&[(SETTINGS, AT_ONCE)]).await?;
        page.open(JEKINJE).await?;
        page.begin().await?;
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
        page.people().await?;
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
        page.begin().await?;
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
fn the_opening_page_leads_to_each_game_and_both_can_be_under_way() {
    let asha = begun(hyena_chase::games::hyena::Rules::BELL, 20, &["Asha", "Bilal"], 3);
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.open("").await?;
        page.click("[data-testid='to-hyena']").await?;
        page.wait_for("[data-testid='days']").await?;
        page.is_at("#hyena", "The Hyena Chase").await?;
        page.begin().await?;
        page.act(THROW).await?;
        page.click("[data-testid='to-games']").await?;
        page.click("[data-testid='to-jekinje']").await?;
        page.is_at("#jekinje", "Je ki n je").await?;
        page.begin().await?;
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
        page.is_at("#hyena", "The Hyena Chase").await?;
        ensure!(page.kept_game().await? == asha);
        Ok(())
    });
}
