//! Four languages: each fits a small phone, and Arabic runs from right to left while the board and numbers do not.

use std::collections::HashSet;

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::hyena::{Chase, Happening, Move, Preset};
use hyena_chase::players::Policy;
use hyena_chase::record::Record;
use hyena_chase::words::hyena::sentences;
use hyena_chase::words::{Lang, Texts};
use serde_json::{Value, json};

use crate::support::{AT_ONCE, HYENA, JEKINJE, Page, SETTINGS, SOWN, THROW, Visit, begun, browse, ended, last_told};

/// As many players as there may be, and names as long and as wide as they may be.
const TWELVE: [&str; 12] = [
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Bilal",
    "Очень-очень-длинное-имя",
    "عبد الرحمن عبد العزيز",
    "Señorita María Ángeles",
    "Hawa",
    "77777",
    "Ann Beth Cleo",
    "mmmmmmmmmmmmmmmmmmmmmmmm",
    "J",
    "Karima",
    "Liu",
];

/// What is wider than the window, the innermost first; nothing where all of it fits.
const TOO_WIDE: &str = "const page = document.querySelector('dialog[open]') ?? document.scrollingElement; \
    if (page.scrollWidth <= page.clientWidth && document.scrollingElement.scrollWidth <= innerWidth) return []; \
    const out = [...page.querySelectorAll('*')].filter(e => !e.closest('svg') && e.className !== 'skip').filter(e => { \
    const { left, right } = e.getBoundingClientRect(); return right - left > 0 && (right > innerWidth + 0.5 || left < -0.5) }); \
    return [`${page.tagName} ${page.scrollWidth} > ${page.clientWidth}`, ...out.filter(e => !out.some(o => o !== e && e.contains(o))) \
    .map(e => `${e.tagName}.${e.className} ${e.textContent.slice(0, 40)}`).slice(0, 12)]";

/// What can be touched and is smaller than 44 CSS pixels either way; a field counts with its label, as it is touched.
pub const TOO_SMALL: &str = "const page = document.querySelector('dialog[open]') ?? document; \
    return [...page.querySelectorAll('button, a[href], input, select, textarea, summary')] \
    .map(e => e.closest('label') ?? e).filter(e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.className !== 'skip') \
    .map(e => [e.tagName + '.' + e.className + ' ' + (e.dataset.testid ?? e.textContent.slice(0, 20)), e.getBoundingClientRect()]) \
    .filter(([, box]) => box.width < 43.9 || box.height < 43.9).map(([name, box]) => `${name}: ${box.width} × ${box.height}`)";

/// Lists every id that more than one element has: what is looked for by it would be found in the wrong place.
const TWICE: &str = "const ids = [...document.querySelectorAll('[id]')].map(e => e.id); return ids.filter((id, i) => ids.indexOf(id) < i)";

/// Lists the short names of players that a ledger breaks.
const BROKEN: &str = "return [...document.querySelectorAll('.ledger .who bdi')].filter(e => e.textContent.length <= 6).filter(e => { \
    const range = document.createRange(); range.selectNodeContents(e); return range.getClientRects().length > 1 }).map(e => e.textContent)";

/// Lists the numbers of the days to which a sheet gives another size than the board, which fits them to their hollows.
const UNFIT: &str = "return [...document.querySelectorAll('.ground text')] \
    .filter(e => parseFloat(getComputedStyle(e).fontSize) !== +e.parentNode.getAttribute('font-size')).map(e => e.textContent)";

#[test]
fn english_fits_a_small_phone() {
    fits_a_small_phone(Lang::English);
}

#[test]
fn spanish_fits_a_small_phone() {
    fits_a_small_phone(Lang::Spanish);
}

#[test]
fn russian_fits_a_small_phone() {
    fits_a_small_phone(Lang::Russian);
}

#[test]
fn arabic_fits_a_small_phone() {
    fits_a_small_phone(Lang::Arabic);
}

/// Looks at every screen and dialog at 360 and 320 pixels.
fn fits_a_small_phone(lang: Lang) {
    let whole = ended(begun(Preset::Bell.rules(), 12, &TWELVE, 5), Policy::Prompt);
    let paid = paid_twice(&whole);
    browse(Visit::new().size(360, 740).language(lang.tag()), async |page: &Page| -> Result<()> {
        page.open(HYENA).await?;
        page.find("[data-testid='start']").await?;
        let dress = page.js("return [document.documentElement.lang, document.documentElement.dir]").await?;
        ensure!(dress == json!([lang.tag(), lang.dir()]), "the page is dressed as {dress}");
        fits(page, "the setup").await?;
        page.sit_down(&whole.cut(paid)).await?;
        page.wait_for("[data-testid='pay']").await?;
        page.act("[data-testid='pay']").await?;
        page.wait_for("[data-testid='undo']").await?;
        fits(page, "a payment").await?;
        for id in ["help", "settings"] {
            page.click(&format!("[data-testid='open-{id}']")).await?;
            page.wait_for(&format!("dialog[open] .{id}")).await?;
            page.js("for (const one of document.querySelectorAll('dialog[open] details')) one.open = true").await?;
            fits(page, id).await?;
            for inner in ["keys", "text", "sources"].into_iter().filter(|_| id == "settings") {
                page.click(&format!("dialog#settings [data-testid='open-{inner}']")).await?;
                let shown = if inner == "text" { "record" } else { inner };
                page.wait_for(&format!("dialog#{inner}[open] .{shown}")).await?;
                page.js("document.querySelector('dialog#settings').close()").await?;
                fits(page, inner).await?;
                page.click(&format!("[data-testid='close-{inner}']")).await?;
                page.click("[data-testid='open-settings']").await?;
            }
            page.click(&format!("[data-testid='close-{id}']")).await?;
        }
        page.click("[data-testid='new-game']").await?;
        page.click("label:has(> [name='rules'][value='custom'])").await?;
        page.wait_for("[data-testid='field-lots']").await?;
        fits(page, "the setup of twelve with rules of their own").await?;
        page.sit_down(&whole).await?;
        page.wait_for("[data-testid='end']").await?;
        fits(page, "the end").await?;
        page.wait_for("[data-testid='chances'] svg").await?;
        fits(page, "the end with its chances").await?;
        page.open(&format!("?players=12{HYENA}")).await?;
        page.wait_for("[data-testid='name-12']").await?;
        let names =
            page.js("return [...document.querySelectorAll(\"[data-testid^='name-']\")].map(e => e.value)").await?;
        let names: Vec<&str> = names.as_array().context("no names")?.iter().filter_map(Value::as_str).collect();
        let banks = ended(begun(Preset::Davies.rules(), 12, &names, 5), Policy::Never);
        page.sit_down(&banks.cut(banks.moves().len() / 2)).await?;
        page.wait_for(".banks .dots").await?;
        fits(page, "a ledger with the names that the page gives and with banked points").await?;
        je_ki_n_je_fits(page).await?;
        page.open("#laboratory").await?;
        page.click("#lesson-tabas").await?;
        page.wait_for("[data-testid='lab'][data-state='done']").await?;
        fits(page, "the laboratory").await?;
        page.open("#embed").await?;
        page.wait_for("#embed-qr").await?;
        fits(page, "the page for other sites").await
    });
}

/// Looks at the opening page and at every screen of Je ki n je, with long names.
async fn je_ki_n_je_fits(page: &Page) -> Result<()> {
    page.open("#games").await?;
    page.wait_for("[data-testid='games']").await?;
    fits(page, "the opening page").await?;
    page.open(JEKINJE).await?;
    page.find("[data-testid='start']").await?;
    fits(page, "the setup of Je ki n je").await?;
    page.click("[data-testid='open-help']").await?;
    page.wait_for("dialog[open] details").await?;
    page.js("for (const one of document.querySelectorAll('dialog[open] details')) one.open = true").await?;
    page.click("[data-testid='demo-next']").await?;
    fits(page, "the help of Je ki n je").await?;
    let begun = |start: &str| {
        format!(
            "[Game \"jekinje\"]\n[Version \"1\"]\n[Option.direction \"either\"]\n[Seats \"{}, {}\"]\n{start}\n",
            TWELVE[0], TWELVE[2]
        )
    };
    let crowded = "[Start \"0 1 40 0 0 0 / 1 0 0 0 0 0 / 3 3 / B\"]\n";
    page.keep(&[(SOWN, &begun(crowded)), (SETTINGS, AT_ONCE)]).await?;
    page.open(JEKINJE).await?;
    page.click("[data-testid='hole-3B']").await?;
    page.wait_for("#ways").await?;
    fits(page, "the choice of a way").await?;
    let over = "[Start \"0 0 0 0 0 0 / 1 0 0 0 0 0 / 23 24 / B\"]\n";
    page.keep(&[(SOWN, &begun(over))]).await?;
    page.open(JEKINJE).await?;
    page.wait_for("[data-testid='end']").await?;
    fits(page, "the end of Je ki n je").await
}

/// Gives the number of moves before the first of two payments in a row.
fn paid_twice(game: &Record<Chase>) -> usize {
    let pays = |mv: &Move| matches!(mv, Move::Pay(_));
    game.moves().windows(2).position(|two| two.iter().all(pays)).expect("twelve players pay often")
}

async fn fits(page: &Page, what: &str) -> Result<()> {
    for (width, height) in [(320, 640), (360, 740)] {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        page.cdp("Emulation.setDeviceMetricsOverride", size).await?;
        page.wait_until(&format!("innerWidth === {width}"), "the window has its width").await?;
        let wide = page.js(TOO_WIDE).await?;
        ensure!(wide == json!([]), "{what} is wider than {width} pixels: {wide}");
        let broken = page.js(BROKEN).await?;
        ensure!(broken == json!([]), "in {what} names are broken at {width} pixels: {broken}");
    }
    let twice = page.js(TWICE).await?;
    ensure!(twice == json!([]), "in {what} an id stands twice: {twice}");
    let unfit = page.js(UNFIT).await?;
    ensure!(unfit == json!([]), "in {what} numbers of days do not fit: {unfit}");
    let small = page.js(TOO_SMALL).await?;
    ensure!(small == json!([]), "in {what} there is to touch, below 44 pixels: {small}");
    Ok(())
}

#[test]
fn arabic_runs_from_right_to_left_and_the_board_does_not() {
    let start = begun(Preset::Bell.rules(), 36, &["Asha", "Bilal"], 11);
    browse(Visit::new().language("ar"), async |page: &Page| -> Result<()> {
        page.sit_down(&start).await?;
        ensure!(page.js("return document.documentElement.dir").await? == "rtl");
        ensure!(page.js("return getComputedStyle(document.querySelector('.board')).direction").await? == "ltr");
        // Names, prices and places are told with the numbers that stand on the board.
        page.act(THROW).await?;
        ensure!(page.js("return /[٠-٩۰-۹]/.test(document.body.textContent)").await? == false, "numbers are told twice");
        let arabic = board(page).await?;
        page.click("[data-testid='open-settings']").await?;
        page.click("[data-testid='set-lang'] option[value='en']").await?;
        page.wait_until("document.documentElement.dir === 'ltr'", "the page is English").await?;
        let english = board(page).await?;
        ensure!(arabic == english, "the board is mirrored: {arabic:?}, {english:?}");
        Ok(())
    });
}

#[test]
fn a_language_that_cannot_be_fetched_leaves_the_game_in_english() {
    browse(Visit::new().language("ar"), async |page: &Page| -> Result<()> {
        page.remove_served("words-ar-", "txt")?;
        page.open(HYENA).await?;
        page.begin().await?;
        page.act(THROW).await?;
        ensure!(
            page.js("return [document.documentElement.lang, document.documentElement.dir]").await?
                == json!(["en", "ltr"])
        );
        Ok(())
    });
}

#[test]
fn a_language_that_cannot_be_fetched_later_is_said_and_can_be_chosen_again() {
    let slow = "const own = window.fetch; window.fetch = (url, ...more) => String(url).includes('words-ru') \
         ? new Promise(done => setTimeout(() => done(own(url, ...more)), 800)) : own(url, ...more)";
    browse(Visit::new().before_load(slow), async |page: &Page| -> Result<()> {
        let mut files = std::fs::read_dir(page.served())?.flatten().map(|entry| entry.path());
        let ar = files.find(|path| path.to_string_lossy().contains("words-ar-")).context("a file of Arabic")?;
        let text = std::fs::read(&ar)?;
        std::fs::remove_file(&ar)?;
        page.open(HYENA).await?;
        page.click("[data-testid='open-settings']").await?;
        page.click("[data-testid='set-lang'] option[value='ar']").await?;
        page.wait_for("[data-testid='notice']").await?;
        let lang = "document.documentElement.lang";
        page.wait_until(
            &format!("{lang} === 'en' && document.querySelector('[data-testid=set-lang]').value === 'en'"),
            "it stays English",
        )
        .await?;
        std::fs::write(&ar, text)?;
        page.click("[data-testid='set-lang'] option[value='ar']").await?;
        page.wait_until(&format!("{lang} === 'ar'"), "it is Arabic at the second try").await?;
        // One that comes late is not shown over one that was chosen after it.
        page.click("[data-testid='set-lang'] option[value='ru']").await?;
        page.click("[data-testid='set-lang'] option[value='es']").await?;
        page.wait_until(&format!("{lang} === 'es'"), "it is Spanish").await?;
        let loaded = "performance.getEntriesByType('resource').some(entry => entry.name.includes('words-ru') && entry.responseEnd > 0)";
        page.wait_until(loaded, "Russian has come").await?;
        page.drawn().await?;
        ensure!(page.js(&format!("return {lang}")).await? == "es", "Russian came late and is shown");
        Ok(())
    });
}

/// Gives where every number and piece lies on the board, in hundredths of its width, with the way that text runs in it.
async fn board(page: &Page) -> Result<HashSet<String>> {
    let script = "const board = document.querySelector('.board').getBoundingClientRect(); \
         return [...document.querySelectorAll('.board text, .board .piece')].map(e => { const box = e.getBoundingClientRect(); \
         const part = (a, b) => Math.round(100 * (a - b) / board.width); \
         return [e.id || e.textContent, part(box.x, board.x), part(box.y, board.y), e.id ? '' : getComputedStyle(e).direction].join(' ') })";
    let places = page.js(script).await?;
    let places: HashSet<String> = serde_json::from_value(places).context("the board has no places")?;
    ensure!(places.len() > 5, "there is nothing on the board: {places:?}");
    Ok(places)
}

#[test]
fn each_throw_is_a_sentence_in_the_readers_language() {
    let start = begun(Preset::Bell.rules(), 36, &["Asha", "Bilal"], 11);
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for lang in Lang::ALL {
            page.sit_down_with(&start, &AT_ONCE.replace("lang browser", &format!("lang {}", lang.tag()))).await?;
            for _ in 0..3 {
                page.act(THROW).await?;
                let record = page.kept_game().await?;
                let told: Vec<Happening> = last_told(&record);
                let said = sentences(Texts::of(lang), &record.head().names, &told).join(" ");
                let live = page.js("return document.querySelector('[data-testid=live]').textContent").await?;
                ensure!(live == said, "{lang:?}: the live region says {live}, not {said}");
                let log = page.js("return document.querySelector('[data-testid=log] li').textContent").await?;
                ensure!(log.as_str().is_some_and(|line| said.ends_with(line)), "{lang:?}: the log says {log}");
            }
        }
        Ok(())
    });
}
