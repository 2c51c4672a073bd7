//! Who visits the page, and how it is served to them.

use std::path::PathBuf;

use anyhow::{Context, Result};
use xtask::serve::Site;

/// Describes a visit: the window, what the reader prefers, and how the page is served.
///
/// Without more it is a laptop's window, English, light, with motion, and the page at `/` under the strict policy.
#[derive(Clone, Debug)]
pub struct Visit {
    pub(super) size: (u32, u32),
    pub(super) language: String,
    pub(super) dark: bool,
    pub(super) reduced_motion: bool,
    pub(super) before_load: Vec<String>,
    prefix: String,
    strict: bool,
    headers: Vec<(&'static str, String)>,
}

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
            headers: Vec::new(),
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

    /// Serves the page without the strict policy.
    pub fn without_policy(mut self) -> Self {
        self.strict = false;
        self
    }

    /// Describes the site that serves `folder` for this visit.
    pub(super) fn site(&self, folder: PathBuf) -> Site {
        let site = Site::new(folder).under(&self.prefix);
        let site = if self.strict { site.strict() } else { site };
        self.headers.iter().fold(site, |site, (name, value)| site.header(name, value))
    }
}

/// Gives the folder of the built page.
pub(super) fn dist() -> Result<PathBuf> {
    let set = std::env::var_os("HYENA_DIST");
    let dist = set.map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("dist"), PathBuf::from);
    dist.join("index.html").is_file().then_some(dist).context("there is no built page: run `cargo xtask dist` first")
}
