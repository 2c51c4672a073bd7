//! What is read stands out from what it lies on: WCAG 2.2, criteria 1.4.3 and 1.4.11.

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::hyena::{Chase, Preset};
use hyena_chase::games::jekinje::Setup;
use hyena_chase::players::{Policy, random_sowing};
use hyena_chase::record::Record;
use serde_json::Value;

use crate::support::{JEKINJE, Page, Visit, begun, browse, ended, seed};

/// Gives how many texts and marks were looked at, whether marks of whoever acts are among them, and what does not stand out: with
/// its contrast. The browser itself mixes the colours. What lies on a picture is left to those who look at it.
const FAINT: &str = r"
    const pot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const mixed = (colours) => {
        pot.clearRect(0, 0, 1, 1);
        for (const colour of colours) { pot.fillStyle = colour; pot.fillRect(0, 0, 1, 1); }
        return [...pot.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (colours) => {
        const [r, g, b] = mixed(colours).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    // All that it may lie on, each as colours over each other: of a gradient any of its stops.
    const grounds = (element) => {
        let all = [[]];
        // A caption lies above its table, not on it.
        const below = (at) => (at.tagName === 'CAPTION' ? at.parentElement.parentElement : at.parentElement);
        for (let at = element; at; at = below(at)) {
            const { backgroundColor, backgroundImage } = getComputedStyle(at);
            if (backgroundImage.includes('url(')) return [];
            const stops = backgroundImage.match(/\b(?:rgba?|color|oklab|oklch)\([^()]*\)/g) ?? ['transparent'];
            all = stops.flatMap((stop) => all.map((over) => [backgroundColor, stop, ...over]));
            if (stops.every((stop) => mixed([backgroundColor, stop])[3] === 255)) return all;
        }
        return [];
    };
    const faint = [];
    let count = 0;
    const look = (element, colour, least) => {
        const all = grounds(element);
        if (all.length > 0) count += 1;
        const contrast = Math.min(...all.map((colours) => {
            const [one, other] = [luminance(colours), luminance([...colours, colour])];
            return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        }));
        if (contrast < least) faint.push(`${contrast.toFixed(2)} ${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 40)}`);
    };
    for (const element of document.querySelectorAll('body *')) {
        if (element.closest('svg') || element.matches(':disabled, [aria-disabled=true], option') || !element.checkVisibility({ opacityProperty: true })) continue;
        if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const isLarge = parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
        look(element, color, isLarge ? 3 : 4.5);
    }
    const marks = { stroke: '.stroke-dark', fill: '.dot-dark' };
    for (const [kind, css] of Object.entries(marks)) {
        for (const mark of document.querySelectorAll(css)) look(mark.closest('svg').parentElement, getComputedStyle(mark)[kind], 3);
    }
    const acts = Object.values(marks).every((css) => document.querySelector(`.acts ${css}`));
    return [count, acts, faint];
";

/// A game in which whoever is to act holds tabas and has banked some throws.
fn with_marks() -> Record<Chase> {
    let whole = ended(begun(Preset::Davies.rules(), 24, &["Asha", "Bilal"], 1), Policy::Never);
    let has_marks = |part: &Record<Chase>| {
        let game = part.game();
        let mother = game.to_act().seat().and_then(|seat| game.mothers().get(seat.index()));
        mother.is_some_and(|mother| mother.tabas().0 > 0 && mother.bank() > 0)
    };
    (0..whole.moves().len()).map(|ply| whole.cut(ply)).find(has_marks).expect("somebody holds tabas and has banked")
}

#[test]
fn in_all_colours_what_is_read_stands_out_from_what_it_lies_on() {
    let chase = with_marks();
    let end = ended(chase.clone(), Policy::Prompt);
    let sowing = random_sowing(Setup::default(), seed(1)).expect("a setup that makes a game").cut(9);
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for theme in ["light", "dark", "projector"] {
            let settings = format!("theme {theme}\nspeed instant\n");
            page.sit_down_with(&chase, &settings).await?;
            ensure!(stands_out(page, theme).await?, "there are no marks to be seen");
            page.click("[data-testid='open-help']").await?;
            page.wait_for("dialog#help[open] summary").await?;
            page.js("for (const one of document.querySelectorAll('dialog details')) one.open = true").await?;
            stands_out(page, theme).await?;
            page.sit_down_with(&end, &settings).await?;
            page.wait_for("[data-testid='chances']").await?;
            stands_out(page, theme).await?;
            page.sow_with(&sowing, &settings).await?;
            stands_out(page, theme).await?;
            for (below, there) in
                [("#embed", "#embed-seed-new"), ("#laboratory", "#lab-start"), ("#games", ".game-card")]
            {
                page.open(below).await?;
                page.wait_for(there).await?;
                stands_out(page, theme).await?;
            }
            page.open(&format!("?theme={theme}&kiosk=1{JEKINJE}")).await?;
            page.wait_for("#call").await?;
            stands_out(page, theme).await?;
        }
        Ok(())
    });
}

/// Fails where something does not; says whether there are marks of whoever acts.
async fn stands_out(page: &Page, theme: &str) -> Result<bool> {
    page.wait_for(&format!("html[data-theme='{theme}']")).await?;
    page.drawn().await?;
    let seen = page.js(FAINT).await?;
    let [count, acts, faint] = seen.as_array().context("a list")?.as_slice() else { anyhow::bail!("{seen}") };
    ensure!(count.as_u64() > Some(4), "{theme}: only {count} texts were looked at");
    ensure!(faint == &Value::Array(Vec::new()), "{theme}: {faint}");
    Ok(acts == true)
}
