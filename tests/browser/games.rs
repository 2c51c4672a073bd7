//! Whole games, from the first throw to the standings, each throw and payment by a click.

use anyhow::{Result, ensure};
use hyena_chase::games::hyena::{Fee, Happening, Preset, Standing};
use hyena_chase::games::{Game as _, Seat};
use hyena_chase::record::Record;
use hyena_chase::table::Series;
use serde_json::json;

use crate::support::{DRIVEN, HYENA, PAY, Page, THROW, UNDO, Visit, browse, found};

const TURN: &str = "[data-testid='turn']";

/// The game's type, for short.
type Chase = hyena_chase::games::hyena::Chase;

const FOUR: [&str; 4] = ["Asha", "Bilal", "Carmen", "Dmitri"];

#[test]
fn bell_with_four_players_and_everything_in_it_to_the_series() {
    let paid = |told: &[Happening], wanted: fn(&Fee) -> bool| {
        told.iter().any(|h| matches!(h, Happening::Paid { fee, .. } if wanted(fee)))
    };
    let script = found(Preset::Bell, 8, &FOUR, |_, told| {
        paid(told, |fee| matches!(fee, Fee::MissingDays(_)))
            && paid(told, |fee| *fee == Fee::Wash)
            && paid(told, |fee| *fee == Fee::SetOut)
            && paid(told, |fee| *fee == Fee::Release)
            && paid(told, |fee| *fee == Fee::HyenaDrink)
            && told.iter().any(|h| matches!(h, Happening::Banked { .. }))
            && told.iter().any(|h| matches!(h, Happening::Ate { .. }))
    });
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&script.cut(0)).await?;
        page.follow(&script).await?;
        shows_the_end_of(page, &script).await?;

        page.click("[data-testid='again']").await?;
        page.wait_gone("[data-testid='end']").await?;
        let next = page.kept_game().await?;
        ensure!(next.start().setup().first == Seat::new(1), "the next player does not begin");
        ensure!(next.head().names == script.head().names, "other players sit down");
        ensure!(next.head().seed != script.head().seed, "the same throws would come again");
        ensure!(page.test_id("turn").await?.attr("data-seat").await?.as_deref() == Some("2"));
        let (before, now) = (series(&script), Series::of(next.head()));
        ensure!(now == before, "the series goes on from {before:?} with {now:?}");
        page.act(THROW).await?;
        Ok(())
    });
}

#[test]
fn one_die_to_the_end() {
    plays_to_the_end(Preset::OneDie);
}

#[test]
fn juego_to_the_end() {
    plays_to_the_end(Preset::Juego);
}

fn plays_to_the_end(preset: Preset) {
    let script =
        found(preset, 6, &["Asha", "Bilal"], |_, told| told.iter().any(|h| matches!(h, Happening::Ate { .. })));
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&script.cut(0)).await?;
        page.follow(&script).await?;
        shows_the_end_of(page, &script).await
    });
}

#[test]
fn every_rule_set_starts_from_its_card() {
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        for rules in ["davies", "three-dice", "juego", "one-die", "bell"] {
            page.click(&format!("label:has(> [name='rules'][value='{rules}'])")).await?;
            page.click("label:has(> [name='days'][value='20'])").await?;
            let kept = starts(page).await?;
            ensure!(kept.game().rules().preset().map(Preset::name) == Some(rules), "{rules} is not what is played");
            ensure!(kept.game().setup().days.0 == 20 && kept.throws() == 2);
            page.click("[data-testid='new-game']").await?;
        }
        page.click("label:has(> [name='rules'][value='custom'])").await?;
        page.click("[data-testid='field-hyena-pace'] option[value='3']").await?;
        let kept = starts(page).await?;
        ensure!(kept.game().rules().preset().is_none() && kept.game().rules().hyena_pace == 3);
        Ok(())
    });
}

/// Starts the game that is set up, throws twice, and gives the game that is kept.
async fn starts(page: &Page) -> Result<Record<Chase>> {
    page.begin().await?;
    page.wait_for("[data-testid='play']").await?;
    page.act(THROW).await?;
    page.act(THROW).await?;
    page.kept_game().await
}

#[test]
fn a_payment_can_be_taken_back_and_a_throw_stands() {
    let script = found(Preset::Bell, 6, &["Asha", "Bilal"], |_, told| {
        told.iter().any(|h| matches!(h, Happening::Paid { fee: Fee::Wash, .. }))
    });
    let is_wash = |h: &Happening| matches!(h, Happening::Paid { fee: Fee::Wash, .. });
    let washed = (1..=script.moves().len()).find(|&n| crate::support::last_told(&script.cut(n)).iter().any(is_wash));
    let before = script.cut(washed.expect("she washes") - 1);
    browse(Visit::new().reduced_motion(), async |page: &Page| -> Result<()> {
        page.sit_down(&before).await?;
        let seen = page.seen().await?;
        page.act(PAY).await?;
        ensure!(page.seen().await? != seen, "nothing was paid");
        page.act(UNDO).await?;
        let again = page.seen().await?;
        ensure!(again == seen, "taken back to {again:?}, not to {seen:?}");
        page.act(THROW).await?;
        page.wait_gone(UNDO).await?;
        ensure!(
            Some(page.kept_game().await?.moves()[before.moves().len()]) == before.next_throw(),
            "another throw came"
        );
        Ok(())
    });
}

/// Fails unless the page shows how this game ended: each player's standing, the points, and nothing to throw.
async fn shows_the_end_of(page: &Page, script: &Record<Chase>) -> Result<()> {
    page.wait_for("[data-testid='end']").await?;
    page.wait_gone(THROW).await?;
    for (seat, standing) in (1..).zip(script.game().standings().expect("the script ends")) {
        let shown = page.test_id(&format!("standing-{seat}")).await?.attr("data-standing").await?;
        ensure!(shown.as_deref() == Some(standing.name()), "seat {seat} is {}, not {shown:?}", standing.name());
    }
    let cells = "return [...document.querySelectorAll('[data-testid=series] tbody tr')].map(row => [...row.cells].map(cell => cell.textContent))";
    let points = |standing| match standing {
        Standing::Won => 3,
        Standing::Safe => 1,
        Standing::Late | Standing::Eaten => 0,
    };
    let standings = script.game().standings().expect("the script ends");
    let mut lines: Vec<(&str, u32)> =
        script.head().names.iter().zip(standings).map(|(name, standing)| (name.as_str(), points(standing))).collect();
    lines.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
    let told: Vec<[String; 4]> = lines
        .into_iter()
        .map(|(name, points)| [name.to_owned(), "1".to_owned(), u8::from(points == 3).to_string(), points.to_string()])
        .collect();
    let shown = page.js(cells).await?;
    ensure!(shown == serde_json::json!(told), "the series is {shown}");
    Ok(())
}

/// Gives the series after a game that began one.
fn series(record: &Record<Chase>) -> Series {
    let points = record.game().standings().expect("the script ends").into_iter().map(Chase::points);
    let mut series = Series::default();
    series.add(record.head().names.iter().zip(points));
    series
}

#[test]
fn whose_turn_it_is_and_what_the_last_throw_did_are_seen_beside_the_sticks() {
    const SEEN: &str = "return [...arguments[0]].map(css => { \
        const { top, bottom, width } = document.querySelector(css).getBoundingClientRect(); \
        return top >= 0 && bottom <= innerHeight && width > 0 })";
    for (width, height) in [(360, 740), (740, 360), (667, 375), (640, 400), (1280, 800)] {
        browse(Visit::new().size(width, height), async |page: &Page| -> Result<()> {
            page.open("?game=hyena&seats=human,human&speed=instant").await?;
            page.begin().await?;
            page.wait_for(THROW).await?;
            let seen = page.run(SEEN, json!([TURN, ".throw-label"])).await?;
            ensure!(seen == json!([true, true]), "whose turn it is, and what to touch, at {width} x {height}: {seen}");
            page.act(THROW).await?;
            let said = page
                .js("return ['told', 'live'].map(id => document.querySelector(`[data-testid=${id}]`).textContent)")
                .await?;
            let (told, live) = (said[0].as_str().unwrap_or_default(), said[1].as_str().unwrap_or_default());
            ensure!(!told.is_empty() && live.starts_with(told), "it is told otherwise: {said}");
            if height >= width || height >= 800 {
                let seen = page.run(SEEN, json!(["[data-testid='told']"])).await?;
                ensure!(seen == json!([true]), "what it did, at {width} x {height}");
            }
            Ok(())
        });
    }
}

#[test]
fn around_a_table_the_sticks_face_whoever_is_to_throw_but_the_computer() {
    browse(Visit::new().before_load(DRIVEN), async |page: &Page| -> Result<()> {
        page.open("?game=hyena&seats=human,human,human,easy&table=on&motion=reduced").await?;
        page.click("[data-testid='start']").await?;
        page.wait_for(THROW).await?;
        let mut faced = Vec::new();
        while faced.last() != Some(&json!(["4", null, true])) {
            let now = page
                .js("return [document.querySelector('[data-testid=turn]').dataset.seat, \
                    document.querySelector('.turn').dataset.side ?? null, document.querySelector('[data-by=computer]') !== null]")
                .await?;
            if faced.last() == Some(&now) {
                page.act(THROW).await?;
                continue;
            }
            faced.push(now);
            ensure!(faced.len() <= 4, "{faced:?}");
        }
        let sides = [("1", json!("0")), ("2", json!("1")), ("3", json!("2"))];
        let expected = sides.map(|(seat, side)| json!([seat, side, false]));
        ensure!(faced[..3] == expected, "{faced:?}");
        Ok(())
    });
}
