//! Who visits the page, and how it is served to them.

use std::path::PathBuf;

use anyhow::{Context, Result};
use xtask::serve::Site;

/// Describes a visit: the window, what the reader prefers, and how the page is served.
///
/// Without more it is a laptop's window, English, light, with motion, and the page at `/` under the strict policy, in a browser
/// without service workers: what a test counts or takes away on the server is then what the page asks for.
#[derive(Clone, Debug)]
pub struct Visit {
    pub(super) size: (u32, u32),
    pub(super) language: String,
    pub(super) dark: bool,
    pub(super) reduced_motion: bool,
    before_load: Vec<String>,
    prefix: String,
    strict: bool,
    /// What takes the service workers away.
    no_workers: Option<&'static str>,
    headers: Vec<(&'static str, String)>,
    types: Vec<(&'static str, &'static str)>,
}

/// Makes the browser one that has no service workers.
const NO_WORKERS: &str = "delete Navigator.prototype.serviceWorker";

impl Visit {
    /// Describes the plain visit.
    pub fn new() -> Self {
        Self {
            size: (1280, 800),
            language: "en".to_owned(),
            dark: false,
            reduced_motion: false,
            before_load: Vec::new(),
            prefix: "/".to_owned(),
            strict: true,
            no_workers: Some(NO_WORKERS),
            headers: Vec::new(),
            types: Vec::new(),
        }
    }

    /// Sets the size of the page in CSS pixels.
    pub fn size(mut self, width: u32, height: u32) -> Self {
        self.size = (width, height);
        self
    }

    /// Sets the language that the browser asks for, such as `ar`.
    pub fn language(mut self, language: &str) -> Self {
        language.clone_into(&mut self.language);
        self
    }

    /// Prefers dark colours.
    pub fn dark(mut self) -> Self {
        self.dark = true;
        self
    }

    /// Prefers reduced motion.
    pub fn reduced_motion(mut self) -> Self {
        self.reduced_motion = true;
        self
    }

    /// Runs a script in every document before its own scripts.
    pub fn before_load(mut self, script: &str) -> Self {
        self.before_load.push(script.to_owned());
        self
    }

    /// Serves the page under a sub-path such as `/a/b/`.
    pub fn under(mut self, prefix: &str) -> Self {
        prefix.clone_into(&mut self.prefix);
        self
    }

    /// Serves the page with one more header.
    pub fn header(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }

    /// Leaves the browser its service workers, so that the page is kept for times without a network.
    pub fn keeps_offline(mut self) -> Self {
        self.no_workers = None;
        self
    }

    /// Serves files whose names end in `.extension` as that type.
    pub fn sent_as(mut self, extension: &'static str, content_type: &'static str) -> Self {
        self.types.push((extension, content_type));
        self
    }

    /// Serves the page without the strict policy.
    pub fn without_policy(mut self) -> Self {
        self.strict = false;
        self
    }

    /// Describes the site that serves `folder` for this visit.
    pub(super) fn site(&self, folder: PathBuf) -> Site {
        let site = Site::new(folder).under(&self.prefix);
        let site = if self.strict { site.strict() } else { site };
        let site = self.types.iter().fold(site, |site, (extension, sent)| site.sent_as(extension, sent));
        self.headers.iter().fold(site, |site, (name, value)| site.header(name, value))
    }

    /// Gives the scripts that run in every document before its own.
    pub(super) fn scripts(&self) -> impl Iterator<Item = &str> {
        self.no_workers.into_iter().chain(self.before_load.iter().map(String::as_str))
    }
}

/// Gives the folder of the built page.
pub(super) fn dist() -> Result<PathBuf> {
    let set = std::env::var_os("HYENA_DIST");
    let dist = set.map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("dist"), PathBuf::from);
    dist.join("index.html").is_file().then_some(dist).context("there is no built page: run `cargo xtask dist` first")
}
