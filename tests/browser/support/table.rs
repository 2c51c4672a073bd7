//! The page as a table: what is kept, what is seen, and acts done one after another.

use anyhow::{Context, Result, bail, ensure};
use hyena_chase::games::hyena::{Chase, Move};
use hyena_chase::games::jekinje::Sowing;
use hyena_chase::record::{self, Record};
use hyena_chase::words::Lang;
use serde_json::{Value, json};

use super::page::Page;

/// The address of the hyena game.
pub const HYENA: &str = "#hyena";
/// The address of Je ki n je.
pub const JEKINJE: &str = "#jekinje";
/// Where the page keeps Je ki n je.
pub const SOWN: &str = "hyena-chase.jekinje";
/// Where the page keeps the game.
pub const GAME: &str = "hyena-chase.game";
/// Where the page keeps the settings.
pub const SETTINGS: &str = "hyena-chase.settings";
/// Where the page puts what it cannot read, first.
pub const ASIDE: &str = "hyena-chase.set-aside.1";
/// Settings with which nothing moves.
pub const AT_ONCE: &str = "lang browser\ntheme system\nspeed instant\nmotion full\nkeys on\n";
/// Settings with which a throw takes long enough to be interrupted.
pub const SLOWLY: &str = "lang browser\ntheme system\nspeed slow\nmotion full\nkeys on\n";

/// The button that throws.
pub const THROW: &str = "[data-testid='throw']";
/// The button that pays.
pub const PAY: &str = "[data-testid='pay']";
/// The button that takes back.
pub const UNDO: &str = "[data-testid='undo']";

/// The game as it is shown: whose turn, the ledger, where everyone stands; and the text of it all, as it is kept.
#[derive(Debug, PartialEq)]
pub struct Seen(Value);

impl Page {
    /// Keeps texts in the local storage of the page, which is not open yet.
    pub async fn keep(&self, kept: &[(&str, &str)]) -> Result<()> {
        // Of the same origin, and without anything of the page.
        std::fs::write(self.served().join("blank.html"), "<!doctype html><link rel=icon href=icon.svg>")?;
        self.open("blank.html").await?;
        let script = "for (const [key, text] of arguments[0]) localStorage.setItem(key, text)";
        self.run(script, json!(kept)).await.map(drop)
    }

    /// Gives what is kept under a key.
    pub async fn kept(&self, key: &str) -> Result<Option<String>> {
        let text = self.run("return localStorage.getItem(arguments[0])", json!(key)).await?;
        Ok(text.as_str().map(str::to_owned))
    }

    /// Gives the game that is kept.
    pub async fn kept_game(&self) -> Result<Record<Chase>> {
        let text = self.kept(GAME).await?.context("no game is kept")?;
        record::read(&text).map_err(|error| anyhow::anyhow!("the kept game cannot be read: {error}\n{text}"))
    }

    /// Opens the page with a game on the table and settings with which nothing moves.
    pub async fn sit_down(&self, record: &Record<Chase>) -> Result<()> {
        self.sit_down_with(record, AT_ONCE).await
    }

    /// Opens the page with a game on the table and settings.
    pub async fn sit_down_with(&self, record: &Record<Chase>, settings: &str) -> Result<()> {
        self.keep(&[(GAME, &record.to_string()), (SETTINGS, settings)]).await?;
        self.open(HYENA).await?;
        self.wait_for("[data-testid='play']").await
    }

    /// Opens the page with a game of Je ki n je on the table and settings.
    pub async fn sow_with(&self, record: &Record<Sowing>, settings: &str) -> Result<()> {
        self.keep(&[(SOWN, &record.to_string()), (SETTINGS, settings)]).await?;
        self.open(JEKINJE).await?;
        self.wait_for("[data-testid='play']").await
    }

    /// Gives the game of Je ki n je that is kept.
    pub async fn kept_sowing(&self) -> Result<Record<Sowing>> {
        let text = self.kept(SOWN).await?.context("no game is kept")?;
        record::read(&text).map_err(|error| anyhow::anyhow!("the kept game cannot be read: {error}\n{text}"))
    }

    /// Waits until the page is at a place below its address, which is an event of its own after the touch that leads there.
    pub async fn is_at(&self, hash: &str, title: &str) -> Result<()> {
        let there = format!("location.hash === {} && document.title === {}", json!(hash), json!(title));
        self.wait_until(&there, "the page is there").await
    }

    /// Has people play all seats, in the choices before a game.
    pub async fn people(&self) -> Result<()> {
        self.find("[data-testid='who-2']").await?;
        self.js("const who = document.querySelector('[data-testid=who-2]'); who.value = 'human'; who.dispatchEvent(new Event('change', { bubbles: true }))")
            .await
            .map(drop)
    }

    /// Begins a game between people.
    pub async fn begin(&self) -> Result<()> {
        self.people().await?;
        self.click("[data-testid='start']").await
    }

    /// Does one act by a click and waits until it is done and shown.
    pub async fn act(&self, css: &str) -> Result<()> {
        let before = self.acts().await?;
        self.rested().await?;
        self.click(css).await?;
        self.acted(before).await
    }

    /// Waits until the act after number `before` is done and shown.
    pub async fn acted(&self, before: u64) -> Result<()> {
        let done = format!(
            "Number(document.querySelector('.play').dataset.acts) === {} && document.querySelector('.play').dataset.moving === 'false'",
            before + 1
        );
        self.wait_until(&done, "the act is done").await
    }

    /// Plays a script from where the page stands to its end; after each act the page must keep what the script tells.
    pub async fn follow(&self, script: &Record<Chase>) -> Result<()> {
        for (ply, mv) in script.moves().iter().enumerate().skip(self.moves().await? as usize) {
            let button = if matches!(mv, Move::Pay(_)) { PAY } else { THROW };
            self.act(button).await.with_context(|| format!("move {} is {mv:?}", ply + 1))?;
            let (kept, told) = (self.kept(GAME).await?.unwrap_or_default(), script.cut(ply + 1).to_string());
            ensure!(kept == told, "after move {} the page keeps\n{kept}\nand not\n{told}", ply + 1);
        }
        Ok(())
    }

    /// Waits until a person is to act, where `css` matches then, or the game is over; says whether it is over.
    pub async fn is_over(&self, css: &str) -> Result<bool> {
        let state = format!(
            "document.querySelector('.play').dataset.moving === 'false' && \
             (document.querySelector('[data-testid=end]') !== null || document.querySelector(\"{css}\") !== null)"
        );
        self.wait_until(&state, "a person is to act").await?;
        Ok(self.js("return document.querySelector('[data-testid=end]') !== null").await? == true)
    }

    /// Plays the hyena game on the table on to its end, all that can be paid being paid.
    pub async fn play_out(&self) -> Result<()> {
        for _ in 0..400 {
            if self.is_over("[data-testid=throw]:not([aria-disabled])").await? {
                return Ok(());
            }
            self.rested().await?;
            self.js("(document.querySelector('[data-testid=pay]') ?? document.querySelector('#throw')).click()")
                .await?;
        }
        bail!("the game does not end")
    }

    /// Sets a short game up in the choices before one, and begins it: one die and six days, against the computer.
    pub async fn begin_short(&self) -> Result<()> {
        self.click("label:has(> [name='rules'][value='one-die'])").await?;
        self.find("[data-testid='days']").await?;
        let days = "const days = document.querySelector('[data-testid=days]'); days.value = '6'; \
            days.dispatchEvent(new Event('input', { bubbles: true }))";
        self.js(days).await?;
        self.click("[data-testid='start']").await?;
        self.wait_for("[data-testid='play']").await
    }

    /// Chooses a language in the settings.
    pub async fn speak(&self, lang: Lang) -> Result<()> {
        self.click("[data-testid='open-settings']").await?;
        self.click(&format!("[data-testid='set-lang'] option[value='{}']", lang.tag())).await?;
        self.wait_for(&format!("html[lang='{}']", lang.tag())).await?;
        self.click("[data-testid='close-settings']").await
    }

    /// Has nothing move, by the settings.
    pub async fn hurry(&self) -> Result<()> {
        self.click("[data-testid='open-settings']").await?;
        self.click("[data-testid='set-speed'] option[value='instant']").await?;
        self.click("[data-testid='close-settings']").await
    }

    /// Opens the help, whose texts are fetched then, waits until they are there, and closes it.
    pub async fn read_help(&self) -> Result<()> {
        self.click("[data-testid='open-help']").await?;
        self.wait_for("dialog#help[open] details").await?;
        self.click("[data-testid='close-help']").await?;
        self.wait_gone("dialog[open]").await
    }

    /// Waits until a touch is no longer taken for part of the last one.
    ///
    /// Two touches within 350 ms are one: this is the page's own rule, and the clock is its state. It is the time of events,
    /// which is the real one also where the test drives the clock.
    pub async fn rested(&self) -> Result<()> {
        let script = "const over = (window.lastTouch ?? 0) + 360; const { now, setTimeout } = window.real ?? \
             { now: () => performance.now(), setTimeout: (act, ms) => window.setTimeout(act, ms) }; return new Promise(rested => { \
             const look = () => { const left = over - now(); left > 0 ? setTimeout(look, left) : rested() }; look() })";
        self.js(script).await.map(drop)
    }

    /// Gives the number of acts so far.
    pub async fn acts(&self) -> Result<u64> {
        self.number("acts").await
    }

    /// Gives the number of moves so far.
    pub async fn moves(&self) -> Result<u64> {
        self.number("moves").await
    }

    /// Gives what is shown of the game.
    pub async fn seen(&self) -> Result<Seen> {
        let look = "const [game] = arguments; const all = css => [...document.querySelectorAll(css)].map(e => e.textContent); \
             return { turn: all('[data-testid=turn]'), tabas: all('.tabas .number'), banks: all('.bank'), where: all('.positions li'), \
             pieces: [...document.querySelectorAll('.piece')].map(e => e.id + e.getAttribute('transform')), \
             offered: all('.payments > [data-testid=pay]'), record: localStorage.getItem(game) }";
        Ok(Seen(self.run(look, json!(GAME)).await?))
    }

    /// Runs a script with one argument.
    pub async fn run(&self, script: &str, argument: Value) -> Result<Value> {
        self.client().execute(script, vec![argument]).await.with_context(|| format!("the script failed: {script}"))
    }

    async fn number(&self, name: &str) -> Result<u64> {
        let value = self.js(&format!("return document.querySelector('.play').dataset.{name}")).await?;
        value.as_str().and_then(|text| text.parse().ok()).with_context(|| format!("there is no number {name}"))
    }
}
