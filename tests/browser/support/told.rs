//! What the browser tells about a page: its console, its requests, a picture.

use std::path::PathBuf;
use std::sync::{MutexGuard, PoisonError};
use std::thread;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::driver::Extension;
use super::page::Page;

/// What the driver's logs have told so far; reading them empties them.
#[derive(Default)]
pub struct Logged {
    errors: Vec<String>,
    urls: Vec<String>,
}

impl Page {
    /// Gives the errors on the console so far, of scripts, of the policy and of the network.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        for entry in self.log("browser").await? {
            if entry["level"] == "SEVERE" {
                self.logged().errors.push(entry["message"].as_str().unwrap_or_default().to_owned());
            }
        }
        Ok(self.logged().errors.clone())
    }

    /// Gives every address that the page has asked for so far, of whatever origin, even where nothing answered.
    pub async fn requested_urls(&self) -> Result<Vec<String>> {
        for entry in self.log("performance").await? {
            let event: Value = serde_json::from_str(entry["message"].as_str().unwrap_or_default())?;
            let event = &event["message"];
            let url = event["params"]["request"]["url"].as_str();
            if let Some(url) = url.filter(|_| event["method"] == "Network.requestWillBeSent") {
                self.logged().urls.push(url.to_owned());
            }
        }
        Ok(self.logged().urls.clone())
    }

    /// Sends a command of the Chrome `DevTools` protocol and gives its answer.
    pub async fn cdp(&self, command: &str, parameters: Value) -> Result<Value> {
        let body = json!({ "cmd": command, "params": parameters });
        let answer = self.client().issue_cmd(Extension::post("goog/cdp/execute", body)).await;
        answer.with_context(|| format!("the browser refuses {command}"))
    }

    /// Keeps a picture of the page and prints where it is, with what the console says.
    pub(super) async fn report(&self) {
        let name = thread::current().name().unwrap_or("test").replace("::", "-");
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("browser").join(format!("{name}.png"));
        match self.screenshot(&path).await {
            Ok(()) => eprintln!("a picture of the page is in {}", path.display()),
            Err(error) => eprintln!("{error:#}"),
        }
        for error in self.console_errors().await.unwrap_or_default() {
            eprintln!("console: {error}");
        }
    }

    /// Forgets what the browser has told so far.
    pub(super) async fn forget_log(&self) -> Result<()> {
        self.console_errors().await?;
        self.requested_urls().await?;
        *self.logged() = Logged::default();
        Ok(())
    }

    async fn log(&self, kind: &str) -> Result<Vec<Value>> {
        let answer = self.client().issue_cmd(Extension::post("se/log", json!({ "type": kind }))).await?;
        Ok(answer.as_array().cloned().unwrap_or_default())
    }

    fn logged(&self) -> MutexGuard<'_, Logged> {
        self.logged.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
