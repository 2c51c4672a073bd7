//! What an address cannot ask for: it is named in a notice, and the page does without it.

use anyhow::{Result, ensure};
use hyena_chase::words::{Lang, Texts};
use serde_json::json;

use super::{coded, notices};
use crate::support::{HYENA, Page, Visit, browse};

/// Each parameter with values that it cannot have.
const BAD: [(&str, [&str; 3]); 23] = [
    ("game", ["chess", "", "HYENA"]),
    ("rules", ["Bell", "custom", ""]),
    ("days", ["5", "201", "36.0"]),
    ("players", ["1", "13", "two"]),
    ("seats", ["robot", "human;easy", ""]),
    ("names", ["abcdefghijklmnopqrstuvwxyz", "Asha,Asha", ","]),
    ("seed", ["1", "g00102030405060708090a0b0c0d0e0f", ""]),
    ("lang", ["de", "<b>", "*"]),
    ("langs", ["en,de", "en,,ar", ""]),
    ("theme", ["blue", "Dark", ""]),
    ("audio", ["off", "on", "0"]),
    ("motion", ["none", "", "no"]),
    ("speed", ["faster", "0", ""]),
    ("hints", ["false", "1", ""]),
    ("undo", ["false", "0", "no"]),
    ("allowLinks", ["no", "FALSE", "0"]),
    ("contextMenu", ["always", "", "on"]),
    ("kiosk", ["0", "true", ""]),
    ("idle", ["4", "86401", "-1"]),
    ("warn", ["19", "3601", ""]),
    ("voice", ["yes", "1", ""]),
    ("origin", ["museum.example", "*", "null"]),
    ("xapi", ["1", "top", ""]),
];

#[test]
fn each_bad_value_is_named_in_a_notice_and_leaves_the_default() {
    let shown = "return [document.querySelector('main').outerHTML, document.querySelector('dialog#settings').outerHTML, \
        ...['lang', 'dir', 'data-theme', 'data-sound', 'data-kiosk'].map(name => document.documentElement.getAttribute(name))]";
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.click("[data-testid='open-settings']").await?;
        page.wait_for(".settings").await?;
        let plain = page.js(shown).await?;
        for round in 0..3 {
            let asked: Vec<String> =
                BAD.iter().map(|(name, values)| format!("{name}={}", coded(values[round]))).collect();
            page.open(&format!("?{}#hyena", asked.join("&"))).await?;
            page.wait_for("[data-testid='notice']").await?;
            let said = notices(page).await?;
            let texts = Texts::of(Lang::English);
            let expected: Vec<String> =
                BAD.iter().map(|(name, values)| texts.asked_bad(*name, values[round])).collect();
            ensure!(said == json!([expected.join(" ")]), "it is said: {said:#}");
            page.click("[data-testid='open-settings']").await?;
            page.wait_for(".settings").await?;
            let seen = page.js(shown).await?;
            ensure!(seen == plain, "the page is another one: {seen}");
            page.click("[data-testid='close-settings']").await?;
            page.click("[data-testid='notice'] button").await?;
            page.wait_gone("[data-testid='notice']").await?;
            page.open(&format!("?{}&kiosk=1", asked.join("&").replace("kiosk=", "kiosks="))).await?;
            page.wait_for("[data-testid='attract']").await?;
            page.click("[data-testid='call']").await?;
            page.wait_gone("[data-testid='attract']").await?;
            ensure!(notices(page).await? == json!([]), "a kiosk says: {}", notices(page).await?);
        }
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}
