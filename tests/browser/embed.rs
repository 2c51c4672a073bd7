//! The page for other people's sites: what one chooses is in the link, the frames and the file, and is seen at once.

use anyhow::{Context as _, Result, ensure};
use serde_json::json;

use crate::support::{GAME, Page, SETTINGS, Visit, begun, browse};
use hyena_chase::games::hyena::Rules;

const EMBED: &str = "#embed";
const PREVIEW: &str = "#embed-preview";

/// Each field of the form with a choice, and what the link asks for then.
const CHOICES: [(&str, &str, &str); 14] = [
    ("game", "hyena", "game=hyena"),
    ("rules", "one-die", "rules=one-die"),
    ("days", "20", "days=20"),
    ("players", "3", "players=3"),
    ("who", "hard", "seats=human%2Chard%2Chard"),
    ("names", "Zeinab, <b>,عائشة", "names=Zeinab%2C%3Cb%3E%2C%D8%B9%D8%A7%D8%A6%D8%B4%D8%A9"),
    ("seed", "000102030405060708090a0b0c0d0e0f", "seed=000102030405060708090a0b0c0d0e0f"),
    ("lang", "ar", "lang=ar"),
    ("theme", "dark", "theme=dark"),
    ("speed", "fast", "speed=fast"),
    ("motion", "reduced", "motion=reduced"),
    ("audio", "muted", "audio=muted"),
    ("idle", "30", ""),
    ("origin", "https://museum.example", "origin=https%3A%2F%2Fmuseum.example"),
];

/// Each box of the form with what the link asks for when it is touched.
const BOXES: [(&str, &str); 9] = [
    ("langs-ru", "langs=en%2Ces%2Car"),
    ("voice", "voice=on"),
    ("hints", "hints=off"),
    ("undo", "undo=off"),
    ("allowLinks", "allowLinks=false"),
    ("contextMenu", "contextMenu=never"),
    ("table", "table=on"),
    ("xapi", "xapi=parent"),
    ("kiosk", "kiosk=1&idle=30"),
];

/// Puts something into a field as a person does, and leaves it.
async fn choose(page: &Page, name: &str, value: &str) -> Result<()> {
    page.wait_for(&format!("#embed-{name}")).await?;
    let script = "const field = document.getElementById(`embed-${arguments[0][0]}`); field.focus(); \
        field.value = arguments[0][1]; field.dispatchEvent(new Event('change', { bubbles: true })); return field.value";
    ensure!(page.run(script, json!([name, value])).await? == value, "{name} cannot be {value}");
    Ok(())
}

/// Gives a text that is there to be copied.
async fn made(page: &Page, name: &str) -> Result<String> {
    let text = page.run("return document.getElementById(`embed-${arguments[0]}-text`).value", json!(name)).await?;
    Ok(text.as_str().context("a text")?.to_owned())
}

/// Waits until the link asks for this, and nothing else.
async fn asks(page: &Page, query: &str) -> Result<()> {
    let link = format!("{}{query}", page.server().url());
    let expression = format!("document.getElementById('embed-link-text')?.value === {}", json!(link));
    page.wait_until(&expression, &format!("the link asks for {query}")).await
}

#[test]
fn each_choice_is_in_the_link_and_alone() {
    browse(Visit::new().under("/a/b/"), async |page: &Page| -> Result<()> {
        page.open(EMBED).await?;
        asks(page, "").await?;
        let mut parts: Vec<&str> = Vec::new();
        for (name, value, part) in CHOICES {
            choose(page, name, value).await?;
            parts.extend([part].into_iter().filter(|part| !part.is_empty()));
            page.wait_until(
                &format!("document.getElementById('embed-link-text').value.includes({})", json!(part)),
                &format!("the link has {part}"),
            )
            .await?;
        }
        for (name, part) in BOXES {
            page.click(&format!("#embed-{name}")).await?;
            for part in part.split('&') {
                let has = format!("document.getElementById('embed-link-text').value.includes({})", json!(part));
                page.wait_until(&has, &format!("the link has {part}")).await?;
            }
        }
        // The page itself reads of it all what was meant, and nothing bad.
        let link = made(page, "link").await?;
        let (_, query) = link.split_once('?').context("a query")?;
        let read = hyena_chase::settings::Query::read(query);
        ensure!(read.bad().is_empty(), "{:?}", read.bad());
        ensure!(read.is_kiosk() && read.players() == 3 && read.number("idle") == Some(30), "{query}");
        // What was typed stands there still, and the frames have the same address.
        ensure!(page.js("return document.getElementById('embed-days').value").await? == "20");
        let written = link.replace('&', "&amp;");
        ensure!(made(page, "frame").await?.contains(&format!("<iframe src=\"{written}\" title=\"The Hyena Chase\"")));
        ensure!(made(page, "sandboxed").await?.contains("/a/b/hyena-chase.html?"));
        ensure!(made(page, "sandboxed").await?.contains("sandbox=\"allow-scripts\""));
        ensure!(page.js("return forbidden").await? == json!([]));
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

/// Three children and a computer: what is not of use is not seen, and keeps what was chosen.
#[test]
fn each_seat_is_given_to_somebody() {
    let seen = "[...document.querySelectorAll('.lab-choices [id]')].filter(field => field.checkVisibility()).map(field => field.id)";
    let seats = |count: usize| format!("{seen}.filter(id => /seat-/.test(id)).length === {count}");
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open(EMBED).await?;
        asks(page, "").await?;
        page.wait_until(&seats(0), "no seats").await?;
        choose(page, "players", "4").await?;
        choose(page, "names", "Ana، Luz,Sol").await?;
        asks(page, "?players=4&names=Ana%2CLuz%2CSol").await?;
        choose(page, "who", "each").await?;
        page.wait_until(&seats(4), "four seats").await?;
        let said = "[1, 2, 3, 4].map(seat => document.getElementById(`embed-seat-${seat}`).labels[0].innerText.split('\\n')[0])";
        let said = page.js(&format!("return {said}")).await?;
        let said: Vec<String> = serde_json::from_value(said)?;
        ensure!(said[0].contains("Ana") && said[2].contains("Sol") && said[3] == "Seat 4", "{said:?}");
        choose(page, "seat-4", "easy").await?;
        let asked = "&seats=human%2Chuman%2Chuman%2Ceasy&names=Ana%2CLuz%2CSol";
        asks(page, &format!("?players=4{asked}")).await?;
        ensure!(page.js("return document.activeElement.id").await? == "embed-seat-4", "the field keeps the focus");
        choose(page, "players", "3").await?;
        page.wait_until(&seats(3), "three seats").await?;
        asks(page, "?players=3&seats=human%2Chuman%2Chuman&names=Ana%2CLuz%2CSol").await?;
        choose(page, "players", "4").await?;
        asks(page, &format!("?players=4{asked}")).await?;
        // Je ki n je is for two, and knows no throws.
        choose(page, "game", "jekinje").await?;
        page.wait_until(&seats(2), "two seats").await?;
        let gone = format!("!{seen}.some(id => /embed-(rules|days|players|seed|seed-new)$/.test(id))");
        page.wait_until(&gone, "what Je ki n je does not have is gone").await?;
        asks(page, "?game=jekinje&seats=human%2Chuman").await?;
        page.wait_until(
            "document.querySelector('[data-testid=embed-said]').textContent.includes('(2)')",
            "three names",
        )
        .await?;
        choose(page, "game", "").await?;
        page.wait_until(&seats(4), "four seats again").await?;
        asks(page, &format!("?players=4{asked}")).await
    });
}

#[test]
fn the_form_goes_on_from_the_address_it_is_opened_with() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open("?game=hyena&days=20&seats=human,easy&lang=es&theme=dark&names=Ana&hints=off#embed").await?;
        let rest = "&seats=human%2Ceasy&names=Ana&lang=es&theme=dark&hints=off";
        asks(page, &format!("?game=hyena&days=20{rest}")).await?;
        let values = "return ['game', 'days', 'who', 'names', 'lang'].map(name => document.getElementById(`embed-${name}`).value)";
        ensure!(page.js(values).await? == json!(["hyena", "20", "easy", "Ana", "es"]));
        ensure!(page.js("return document.getElementById('embed-hints').checked").await? == json!(false));
        choose(page, "days", "30").await?;
        choose(page, "lang", "").await?;
        asks(page, &format!("?game=hyena&days=30{}", rest.replace("&lang=es", ""))).await?;
        page.click("#embed-hints").await?;
        let rest = "&seats=human%2Ceasy&names=Ana&theme=dark";
        asks(page, &format!("?game=hyena&days=30{rest}")).await
    });
}

#[test]
fn what_cannot_be_is_named_and_left_out() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open(EMBED).await?;
        asks(page, "").await?;
        choose(page, "players", "4").await?;
        asks(page, "?players=4").await?;
        for (name, bad) in [("days", "500"), ("seed", "xyz"), ("names", "A,A"), ("origin", "museum")] {
            let before = page.run("return document.getElementById(`embed-${arguments[0]}`).value", json!(name)).await?;
            choose(page, name, bad).await?;
            page.wait_until(
                &format!("document.querySelector('[data-testid=embed-said]').textContent.includes({})", json!(bad)),
                &format!("{name} = {bad} is named"),
            )
            .await?;
            asks(page, "?players=4").await?;
            choose(page, name, before.as_str().context("a value")?).await?;
            page.wait_until("document.querySelector('[data-testid=embed-said]').textContent === ''", "all is well")
                .await?;
        }
        page.click("#embed-seed-new").await?;
        page.wait_until("/^[0-9a-f]{32}$/.test(document.getElementById('embed-seed').value)", "a number is chosen")
            .await?;
        let seed = page.js("return document.getElementById('embed-seed').value").await?;
        asks(page, &format!("?players=4&seed={}", seed.as_str().context("a seed")?)).await
    });
}

#[test]
fn the_preview_shows_what_was_chosen_and_keeps_nothing() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let game = begun(Rules::BELL, 12, &["Zeinab", "Bilal"], 1).to_string();
        page.keep(&[(GAME, &game), (SETTINGS, "theme light\n")]).await?;
        page.open(EMBED).await?;
        choose(page, "game", "hyena").await?;
        choose(page, "theme", "dark").await?;
        choose(page, "speed", "instant").await?;
        choose(page, "lang", "ar").await?;
        asks(page, "?game=hyena&lang=ar&theme=dark&speed=instant").await?;
        let frame = page.find(PREVIEW).await?;
        frame.enter_frame().await?;
        page.wait_for("html[lang=ar][dir=rtl][data-theme=dark]").await?;
        page.begin().await?;
        page.act("[data-testid='throw']").await?;
        page.client().enter_parent_frame().await?;
        ensure!(page.kept(GAME).await?.as_deref() == Some(&*game), "the preview took the place of a game");
        ensure!(page.kept(SETTINGS).await?.as_deref() == Some("theme light\n"));
        ensure!(page.js("return document.documentElement.dataset.theme").await? == "light");
        Ok(())
    });
}

#[test]
fn a_text_is_copied_or_marked_where_that_is_not_allowed() {
    let stub = "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { \
        if (window.refuses) throw new Error(); window.copied = text } } })";
    browse(Visit::new().before_load(stub), async |page: &Page| -> Result<()> {
        page.open(EMBED).await?;
        asks(page, "").await?;
        for name in ["link", "frame", "sandboxed"] {
            page.click(&format!("[data-copies='embed-{name}-text']")).await?;
            page.wait_until(
                &format!("window.copied === document.getElementById('embed-{name}-text').value"),
                &format!("{name} is copied"),
            )
            .await?;
        }
        page.js("window.refuses = true").await?;
        page.click("[data-copies='embed-link-text']").await?;
        let marked = "document.activeElement.id === 'embed-link-text' && document.activeElement.selectionEnd > 10";
        page.wait_until(marked, "the text is marked").await?;
        page.wait_until("document.activeElement.parentElement.textContent.includes('by hand')", "that is said").await
    });
}

#[test]
fn the_file_opens_from_a_disk_as_it_was_set_up() {
    // What the browser would save, instead of saving it.
    let stub = "if (location.protocol !== 'file:') { URL.createObjectURL = blob => { window.saved = blob; return '#' }; \
        HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download } }";
    browse(Visit::new().before_load(stub), async |page: &Page| -> Result<()> {
        page.open(EMBED).await?;
        choose(page, "game", "jekinje").await?;
        choose(page, "names", "\"Ada\",<i>&'").await?;
        choose(page, "theme", "projector").await?;
        asks(page, "?game=jekinje&names=%22Ada%22%2C%3Ci%3E%26%27&theme=projector").await?;
        page.click("[data-file]").await?;
        page.wait_until("window.savedAs === 'hyena-chase.html'", "the file is saved").await?;
        let text = page.js("return window.saved.text()").await?;
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("hyena-chase.html");
        std::fs::write(&path, text.as_str().context("a text")?)?;
        // Where it cannot be had, that is said.
        page.remove_served("hyena-chase", "html")?;
        page.click("[data-file]").await?;
        let said = "document.querySelector('[data-file] ~ [role=status]').textContent";
        page.wait_until(said, "it is said that it could not be fetched").await?;

        page.client().goto(&format!("file://{}", path.display())).await?;
        page.wait_for("html[data-theme=projector] [data-testid='start']").await?;
        let names =
            page.js("return ['name-1', 'name-2'].map(id => document.querySelector(`[data-testid=${id}]`).value)");
        ensure!(names.await? == json!(["\"Ada\"", "<i>&'"]));
        Ok(())
    });
}
