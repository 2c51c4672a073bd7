//! The same seed gives the same game here and there.

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::hyena::{Days, Preset, Setup};
use hyena_chase::games::jekinje::{self, Sowing};
use hyena_chase::players::{Policy, random_record, random_sowing};
use hyena_chase::record::{Head, Notation, Record};
use serde_json::json;

use crate::support::{HYENA, Page, Visit, browse, seed};

/// Days and seats of the games that are compared; the seed's number is the place in this list.
const SIZES: [(u8, u8); 4] = [(6, 2), (36, 4), (57, 12), (200, 3)];

/// Has what thinks for the page play the games that are asked for.
const SCRIPT: &str = r#"
    const asked = arguments[0];
    const glue = new URL(document.querySelector("meta[name=thinker]").content, location.href);
    return import(glue.href).then(async (thinker) => {
        await thinker.default();
        return asked.map((question) => {
            const thinking = new thinker.Thinking(question);
            while (!thinking.step(1000));
            return thinking.answer();
        });
    });
"#;

#[test]
fn the_same_seed_gives_the_same_record_natively_and_in_the_browser() {
    let mut cases = Vec::new();
    for (preset, policy) in Preset::ALL.into_iter().flat_map(|preset| Policy::ALL.map(|policy| (preset, policy))) {
        for (number, (days, seats)) in (0..).zip(SIZES) {
            let setup = Setup { rules: preset.rules(), days: Days(days), seats, ..Setup::default() };
            let native = random_record(setup, seed(number), policy).expect("the game ends");
            cases.push((format!("play 1 {}\n{}", policy.name(), native.cut(0)), moves(&native)));
        }
    }
    for number in 0..4 {
        let native = random_sowing(jekinje::Setup::default(), seed(number)).expect("a setup that makes a game");
        let head = Head { seed: Some(seed(number)), ..Head::default() };
        let start = Record::<Sowing>::begin(jekinje::Setup::default(), head).expect("a setup that makes a game");
        cases.push((format!("play 1\n{start}"), moves(&native)));
    }
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.find("[data-testid='start']").await?;
        let asked: Vec<&String> = cases.iter().map(|(asked, _)| asked).collect();
        let played = page.run(SCRIPT, json!(asked)).await?;
        let played = played.as_array().context("the page gives no games")?;
        ensure!(played.len() == cases.len());
        for ((asked, native), here) in cases.iter().zip(played) {
            ensure!(here.as_str() == Some(native), "{asked} is natively\n{native}\nand in the browser\n{here}");
        }
        Ok(())
    });
}

/// Writes a game's moves as what thinks answers with.
fn moves<G: Notation>(record: &Record<G>) -> String {
    let tokens: Vec<String> = record.moves().iter().map(|mv| G::write_move(*mv)).collect();
    format!("{}\n", tokens.join(" "))
}
