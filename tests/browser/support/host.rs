//! A page of another origin around this one, as a museum or a school has it.

use std::fs;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use tempfile::TempDir;
use xtask::serve::{Server, Site};

use super::page::Page;

/// Hears the frame and nobody else, and speaks with it. What a page says as it goes has no source any more.
const SCRIPT: &str = "window.log = []; window.origins = []; \
    const frame = () => document.querySelector('#game'); \
    const send = (message, to = '*') => frame().contentWindow.postMessage(message, to); \
    addEventListener('message', ({ source, origin, data }) => { \
    if (source === frame()?.contentWindow || (!source && data.source === 'hyena-chase')) { log.push(data); origins.push(origin) } });";

/// What a host's own script does with each message `data`, so that the frame is as high as the page in it.
pub const FITS: &str = "addEventListener('message', ({ data }) => { \
    if (data.type === 'resize') frame().style.height = `${data.height}px` })";

/// A host that is being served, with the page in a frame. While it stands, a [`Page`] looks into the frame.
pub struct Host<'a> {
    page: &'a Page,
    server: Server,
    folder: TempDir,
}

impl<'a> Host<'a> {
    /// Starts serving hosts; none is open yet.
    pub fn around(page: &'a Page) -> Result<Host<'a>> {
        let folder = tempfile::tempdir()?;
        let server = Site::new(folder.path()).serve(0)?;
        Ok(Host { page, server, folder })
    }

    /// Opens a host with the page in a frame that has these attributes: `below` stands behind the page's own address, and
    /// `script` is the host's own.
    pub async fn open_with(&self, below: &str, attributes: &str, script: &str) -> Result<()> {
        let src = format!("{}{below}", self.page.server().url()).replace('&', "&amp;").replace('"', "&quot;");
        fs::write(self.folder.path().join("host.js"), format!("{SCRIPT}\n{script}\n"))?;
        let html = format!(
            "<!doctype html><html lang=en><meta charset=utf-8><title>A host</title><link rel=icon href=\"data:,\">\
             <style>body {{ margin: 0 }} #game {{ width: 1000px; height: 700px; border: 0; display: block }}</style>\
             <script src=host.js></script><iframe id=game title=Game {attributes} src=\"{src}\"></iframe>"
        );
        fs::write(self.folder.path().join("index.html"), html)?;
        self.page.client().goto("about:blank").await?;
        self.page.client().goto(&self.server.url()).await.context("the host cannot be opened")?;
        self.enter().await
    }

    /// Opens a plain host.
    pub async fn open(&self, below: &str) -> Result<()> {
        self.open_with(below, "", "").await
    }

    /// Gives the origin of hosts.
    pub fn origin(&self) -> String {
        self.server.origin()
    }

    /// Runs a script of the host, with one argument, and gives what it returns.
    pub async fn run(&self, script: &str, argument: Value) -> Result<Value> {
        self.page.client().enter_parent_frame().await?;
        let told = self.page.run(script, argument).await;
        self.enter().await?;
        told
    }

    /// Sends a message as it stands.
    pub async fn send(&self, message: Value) -> Result<()> {
        self.run("send(arguments[0])", message).await.map(drop)
    }

    /// Asks for something in form.
    pub async fn ask(&self, kind: &str, with: Value) -> Result<()> {
        let mut message = json!({ "target": "hyena-chase", "v": 1, "type": kind });
        if let (Some(message), Some(with)) = (message.as_object_mut(), with.as_object()) {
            message.extend(with.clone());
        }
        self.send(message).await
    }

    /// Gives all messages so far.
    pub async fn log(&self) -> Result<Vec<Value>> {
        let log = self.run("return log", Value::Null).await?;
        Ok(log.as_array().cloned().unwrap_or_default())
    }

    /// Gives the messages of a type of ours so far.
    pub async fn told(&self, kind: &str) -> Result<Vec<Value>> {
        Ok(self.log().await?.into_iter().filter(|message| message["type"] == kind).collect())
    }

    /// Waits until the page has drawn what was done so far, and what it then told has been heard: a new height is told when it
    /// is drawn, a while after whatever led to it can be seen.
    pub async fn rest(&self) -> Result<()> {
        self.page.drawn().await?;
        self.page.js("parent.postMessage('at rest', '*')").await?;
        self.wait_until("log.includes('at rest')", "the page has told all").await?;
        self.run("const at = log.indexOf('at rest'); log.splice(at, 1); origins.splice(at, 1)", Value::Null)
            .await
            .map(drop)
    }

    /// Forgets all messages so far, and what is still to be told of what was done so far.
    pub async fn forget(&self) -> Result<()> {
        self.rest().await?;
        self.run("log.length = 0; origins.length = 0", Value::Null).await.map(drop)
    }

    /// Waits until a JavaScript expression of the host is true; `what` says in words what that means.
    pub async fn wait_until(&self, expression: &str, what: &str) -> Result<()> {
        self.page.client().enter_parent_frame().await?;
        let came = self.page.wait_until(expression, what).await;
        let log = self
            .page
            .js("return JSON.stringify(log.map(({ type, action, message }) => type ?? action ?? message).slice(-40))")
            .await;
        self.enter().await?;
        came.with_context(|| format!("the host heard {log:?}"))
    }

    /// Waits for a message of a type of ours, and gives the first.
    pub async fn hear(&self, kind: &str) -> Result<Value> {
        self.wait_until(&format!("log.some(({{ type }}) => type === '{kind}')"), &format!("the host hears {kind}"))
            .await?;
        let Some(heard) = self.told(kind).await?.into_iter().next() else { bail!("{kind} was there and is gone") };
        Ok(heard)
    }

    /// Asks for something that cannot be, and gives what all errors since the last [`forget`](Self::forget) say, its own last:
    /// whatever was asked before it has been answered.
    pub async fn errors(&self) -> Result<Vec<String>> {
        let said =
            "log.filter(({ type, message }) => type === 'error' && message === 'a message must be an object').length";
        let before = self.run(&format!("const before = {said}; send('the last'); return before"), Value::Null).await?;
        self.wait_until(&format!("{said} > {before}"), "the last message is answered").await?;
        let errors = self.told("error").await?;
        Ok(errors.iter().map(|error| error["message"].as_str().unwrap_or_default().to_owned()).collect())
    }

    /// Goes into the frame.
    async fn enter(&self) -> Result<()> {
        self.page.client().enter_frame(0).await.context("there is no frame")
    }
}
