//! Chromium and its driver, started for one test and ended with it.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use url::{ParseError, Url};

use super::visit::Visit;

/// Arguments that keep Chromium without a window, alone, and off the network.
const ARGUMENTS: [&str; 13] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    // A frame without an origin is otherwise a process of its own, of whose console nothing is told.
    "--disable-features=IsolateSandboxedIframes",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/// How long the session may take to close before its processes are killed.
const FAREWELL: Duration = Duration::from_secs(10);

/// How often chromedriver is started before it is given up.
const STARTS: usize = 10;

/// A running chromedriver with one session.
pub struct Driver {
    /// Speaks to the session.
    pub client: Client,
    process: Process,
}

/// Ends the process when it is dropped, however that comes about.
struct Process {
    child: Child,
    /// The browser's own process, which chromedriver would leave behind if it had to be killed.
    browser: Option<u64>,
}

impl Driver {
    /// Starts chromedriver on a free port and opens a session whose profile lies in `profile`.
    pub async fn start(visit: &Visit, profile: &Path) -> Result<Self> {
        let (mut process, port) = Process::start()?;
        let capabilities: Capabilities = serde_json::from_value(capabilities(visit, profile))?;
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .context("chromedriver opens no session")?;
        process.browser = client.capabilities().and_then(|known| known.get("goog:processID")?.as_u64());
        Ok(Self { client, process })
    }

    /// Closes the session, then the driver.
    pub async fn end(self) {
        let mut process = self.process;
        if let Ok(Ok(())) = tokio::time::timeout(FAREWELL, self.client.close()).await {
            // Chromedriver closed the browser and waited for it.
            process.browser = None;
        }
    }
}

impl Process {
    /// Starts chromedriver. It takes a port that is free on IPv6 and ends if that is taken on IPv4, if only by a
    /// connection that was closed a moment ago: it is started anew then.
    fn start() -> Result<(Self, u16)> {
        let mut printed = String::new();
        for _ in 0..STARTS {
            match Self::try_start()? {
                Ok(started) => return Ok(started),
                Err(last) => printed = last,
            }
        }
        bail!("chromedriver ended {STARTS} times without naming its port, the last time with: {printed}")
    }

    /// Starts chromedriver once; gives what it printed where it named no port.
    fn try_start() -> Result<Result<(Self, u16), String>> {
        let (output, errors) = std::io::pipe()?;
        let child = Command::new("chromedriver")
            .args(["--port=0", "--log-level=SEVERE"])
            .stdin(Stdio::null())
            .stdout(errors.try_clone()?)
            .stderr(errors)
            .spawn()
            .context("chromedriver cannot be started: on Debian, `apt-get install chromium chromium-driver`")?;
        let process = Self { child, browser: None };
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let mut printed = String::new();
        for line in &mut lines {
            if let Some((_, port)) = line.split_once("successfully on port ") {
                let port = port.trim_end_matches('.').parse().with_context(|| format!("{line:?} names no port"))?;
                // What it prints later is read away, so that it never waits for a reader.
                std::thread::spawn(move || lines.for_each(drop));
                return Ok(Ok((process, port)));
            }
            printed = format!("{printed}\n{line}");
        }
        Ok(Err(printed))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Either may have ended by itself; there is nobody to tell otherwise.
        if let Some(browser) = self.browser {
            _ = Command::new("kill").args(["-KILL", &browser.to_string()]).stderr(Stdio::null()).status();
        }
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn capabilities(visit: &Visit, profile: &Path) -> Value {
    let mut arguments: Vec<String> = ARGUMENTS.map(str::to_owned).into();
    arguments.push(format!("--user-data-dir={}", profile.display()));
    arguments.push(format!("--lang={}", visit.language));
    arguments.push(format!("--accept-lang={}", visit.language));
    let (width, height) = visit.size;
    arguments.push(format!("--window-size={width},{height}"));
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": {
            "args": arguments,
            "prefs": { "intl.accept_languages": visit.language },
            "perfLoggingPrefs": { "enableNetwork": true, "enablePage": false },
        },
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
    })
}

/// A command of chromedriver's own, or one that fantoccini lacks.
#[derive(Debug)]
pub struct Extension {
    method: Method,
    path: String,
    body: Option<Value>,
}

impl Extension {
    /// Makes a command that sends `body` to `path` below the session.
    pub fn post(path: &str, body: Value) -> Self {
        Self { method: Method::POST, path: path.to_owned(), body: Some(body) }
    }

    /// Makes a command that reads `path` below the session.
    pub fn get(path: String) -> Self {
        Self { method: Method::GET, path, body: None }
    }
}

impl WebDriverCompatibleCommand for Extension {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (self.method.clone(), self.body.as_ref().map(Value::to_string))
    }
}
