//! The same seed gives the same game here and there.

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::hyena::{Days, Preset, Setup};
use hyena_chase::players::{Policy, random_record};
use serde_json::{Value, json};

use crate::support::{HYENA, Page, Visit, browse, seed};

/// Days and seats of the games that are compared; the seed's number is the place in this list.
const SIZES: [(u8, u8); 4] = [(6, 2), (36, 4), (57, 12), (200, 3)];

#[test]
fn the_same_seed_gives_the_same_record_natively_and_in_the_browser() {
    let mut cases = Vec::new();
    for (preset, policy) in Preset::ALL.into_iter().flat_map(|preset| Policy::ALL.map(|policy| (preset, policy))) {
        for (number, (days, seats)) in (0..).zip(SIZES) {
            let setup = Setup { rules: preset.rules(), days: Days(days), seats, ..Setup::default() };
            let native = random_record(setup, seed(number), policy).expect("the game ends").to_string();
            cases.push((json!([preset.name(), days, seats, seed(number).to_string(), policy.name()]), native));
        }
    }
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.find("[data-testid='start']").await?;
        let script = "return import(new URL(document.querySelector('meta[name=thinker]').content, location.href).href) \
             .then(async thinker => { await thinker.default(); return arguments[0].map(game => thinker.random_record(...game)) })";
        let asked: Vec<&Value> = cases.iter().map(|(asked, _)| asked).collect();
        let played = page.run(script, json!(asked)).await?;
        let played = played.as_array().context("the page gives no games")?;
        ensure!(played.len() == cases.len());
        for ((asked, native), here) in cases.iter().zip(played) {
            ensure!(here.as_str() == Some(native), "{asked} is natively\n{native}\nand in the browser\n{here}");
        }
        Ok(())
    });
}
