//! One page in one browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use tempfile::TempDir;
use xtask::serve::Server;

use super::driver::{Driver, Extension};
use super::told::Logged;
use super::visit::{Visit, dist};

/// How long a look at the page is repeated until it holds.
const DEADLINE: Duration = Duration::from_secs(20);
/// How long to wait between two looks.
const PAUSE: Duration = Duration::from_millis(25);

/// Remembers when the page was last touched, and what the policy forbade.
const WATCH: &str = "window.forbidden = []; \
    addEventListener('securitypolicyviolation', event => forbidden.push(`${event.violatedDirective}: ${event.blockedURI}`)); \
    for (const kind of ['click', 'keydown']) addEventListener(kind, event => { window.lastTouch = event.timeStamp }, true)";

/// A browser with a served copy of the built page, both for one test alone.
pub struct Page {
    driver: Driver,
    server: Server,
    /// Holds the browser's profile and the served copy.
    folder: TempDir,
    pub(super) logged: Mutex<Logged>,
}

impl Page {
    /// Starts a browser and a server for the visit; no page is open yet.
    pub(super) async fn start(visit: Visit) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let copied = folder.path().join("served");
        copy(&dist()?, &copied)?;
        let server = visit.site(copied).serve(0)?;
        let driver = Driver::start(&visit, &folder.path().join("profile")).await?;
        let page = Self { driver, server, folder, logged: Mutex::default() };
        page.prepare(&visit).await?;
        Ok(page)
    }

    /// Opens an address below the page's own, such as `""` or `"#hyena"`.
    pub async fn open(&self, below: &str) -> Result<()> {
        let url = format!("{}{below}", self.server.url());
        // Another place of a page that is open already would only be gone to.
        self.client().goto("about:blank").await?;
        self.client().goto(&url).await.with_context(|| format!("{url} cannot be opened"))
    }

    /// Gives the server, which knows what was requested and can be asked for the page's address.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// Gives the session itself, for what has no name here.
    pub fn client(&self) -> &Client {
        &self.driver.client
    }

    /// Gives the folder that is served: a copy of the built page, which the test may change.
    pub fn served(&self) -> PathBuf {
        self.folder.path().join("served")
    }

    /// Removes the served files of that beginning and extension; fails where there is none.
    pub fn remove_served(&self, beginning: &str, extension: &str) -> Result<()> {
        let mut removed = 0;
        for entry in fs::read_dir(self.served())? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if name.starts_with(beginning) && path.extension().is_some_and(|own| own == extension) {
                fs::remove_file(path)?;
                removed += 1;
            }
        }
        if removed == 0 {
            bail!("no file {beginning}*.{extension} is served");
        }
        Ok(())
    }

    /// Gives the first element that a CSS selector matches, once there is one.
    pub async fn find(&self, css: &str) -> Result<Element> {
        self.repeat(&format!("there is no element `{css}`"), async || {
            Ok(self.client().find_all(Locator::Css(css)).await?.into_iter().next())
        })
        .await
    }

    /// Gives the element with that `data-testid`, once there is one.
    pub async fn test_id(&self, id: &str) -> Result<Element> {
        self.find(&format!("[data-testid='{id}']")).await
    }

    /// Gives the first element of that role and accessible name, both as the browser itself works them out, once
    /// there is one.
    pub async fn role(&self, role: &str, name: &str) -> Result<Element> {
        let css = candidates(role);
        self.repeat(&format!("there is no {role} named \"{name}\""), async || {
            for element in self.client().find_all(Locator::Css(&css)).await? {
                if self.computed(&element, "role").await? == role && self.computed(&element, "label").await? == name {
                    return Ok(Some(element));
                }
            }
            Ok(None)
        })
        .await
    }

    /// Clicks what a CSS selector matches, once it is there and nothing covers it.
    pub async fn click(&self, css: &str) -> Result<()> {
        self.repeat(&format!("`{css}` cannot be clicked"), async || {
            let found = self.client().find_all(Locator::Css(css)).await?;
            let Some(element) = found.first() else { return Ok(None) };
            element.click().await?;
            Ok(Some(()))
        })
        .await
    }

    /// Types into what has the focus: text, or keys such as `Key::Enter` as text.
    pub async fn press(&self, keys: &str) -> Result<()> {
        let focused = self.client().active_element().await.context("nothing has the focus")?;
        focused.send_keys(keys).await.with_context(|| format!("{keys:?} cannot be typed"))
    }

    /// Presses one key that is no letter.
    pub async fn press_key(&self, key: Key) -> Result<()> {
        self.press(&String::from(char::from(key))).await
    }

    /// Gives the visible text of what a CSS selector matches, once it is there.
    pub async fn text(&self, css: &str) -> Result<String> {
        self.find(css).await?.text().await.with_context(|| format!("`{css}` has no text"))
    }

    /// Waits until a CSS selector matches something.
    pub async fn wait_for(&self, css: &str) -> Result<()> {
        self.find(css).await.map(drop)
    }

    /// Waits until a CSS selector matches nothing.
    pub async fn wait_gone(&self, css: &str) -> Result<()> {
        self.repeat(&format!("`{css}` is still there"), async || {
            Ok(self.client().find_all(Locator::Css(css)).await?.is_empty().then_some(()))
        })
        .await
    }

    /// Waits until a JavaScript expression, or what it promises, is true; `what` says in words what that means.
    pub async fn wait_until(&self, expression: &str, what: &str) -> Result<()> {
        let script = format!("return Promise.resolve({expression}).then(Boolean)");
        self.repeat(&format!("it never came about that {what} (`{expression}`)"), async || {
            Ok((self.client().execute(&script, Vec::new()).await? == Value::Bool(true)).then_some(()))
        })
        .await
    }

    /// Runs a script in the page and gives what it returns; a promise is waited for.
    pub async fn js(&self, script: &str) -> Result<Value> {
        self.client().execute(script, Vec::new()).await.with_context(|| format!("the script failed: {script}"))
    }

    /// Waits until what was done so far is drawn, and those who watch what is drawn have been told: both are so by the second
    /// frame from now.
    pub async fn drawn(&self) -> Result<()> {
        self.js("return new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next))).then(() => 0)")
            .await
            .map(drop)
    }

    /// Takes a picture of what the window shows into a PNG file, whose folder is made where it is missing.
    pub async fn screenshot(&self, path: &Path) -> Result<()> {
        let picture = self.client().screenshot().await.context("no picture can be taken")?;
        fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))?;
        fs::write(path, picture).with_context(|| format!("{} cannot be written", path.display()))
    }

    /// Ends the browser and the server.
    pub(super) async fn end(self) {
        self.driver.end().await;
    }

    async fn prepare(&self, visit: &Visit) -> Result<()> {
        let (width, height) = visit.size;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.cdp("Emulation.setDeviceMetricsOverride", metrics).await?;
        let scheme = if visit.dark { "dark" } else { "light" };
        let motion = if visit.reduced_motion { "reduce" } else { "no-preference" };
        let media = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ] });
        self.cdp("Emulation.setEmulatedMedia", media).await?;
        // Which window is in front is the machine's chance, and one that is not hears of no focus.
        self.cdp("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await?;
        for script in visit.scripts().chain([WATCH]) {
            self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
        }
        // Chromium's own new tab loads much, which is not the page's doing.
        self.client().goto("about:blank").await?;
        self.forget_log().await
    }

    /// Repeats a look at the page until it gives something; an error of the driver counts as nothing yet.
    async fn repeat<T>(&self, failure: &str, mut look: impl AsyncFnMut() -> Result<Option<T>>) -> Result<T> {
        let started = Instant::now();
        loop {
            let seen = look().await;
            if let Ok(Some(found)) = seen {
                return Ok(found);
            }
            if started.elapsed() > DEADLINE {
                let within = format!("{failure}, within {} seconds", DEADLINE.as_secs());
                return seen.and_then(|_| bail!("{within}")).context(within.clone());
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn computed(&self, element: &Element, what: &str) -> Result<String> {
        let path = format!("element/{}/computed{what}", element.element_id().as_ref());
        let answer = self.client().issue_cmd(Extension::get(path)).await?;
        Ok(answer.as_str().unwrap_or_default().to_owned())
    }
}

/// Gives a selector of whatever may have that role; the browser decides which of them do.
fn candidates(role: &str) -> String {
    let native = match role {
        "button" => "button, summary, input",
        "link" => "a",
        "heading" => "h1, h2, h3, h4, h5, h6",
        "checkbox" | "radio" | "textbox" | "slider" | "spinbutton" => "input, textarea",
        "combobox" | "listbox" => "select, input",
        "dialog" => "dialog",
        "list" => "ul, ol",
        "table" => "table",
        "status" => "output",
        _ => "main, nav, section, form",
    };
    format!("[role='{role}'], {native}")
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
