//! How large the built page is, as it comes over the network.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use xtask::files::below;

/// What may be fetched before the first throw can be made, in bytes, compressed with Brotli at quality 11.
const FIRST: usize = 230 * 1024;
/// What may be fetched in all, also by those who put the page on their own sites.
const WHOLE: usize = 360 * 1024;

/// How the files begin that no first load asks for.
const LATER: [&str; 9] = ["think", "more-", "embed", "host", "kiosk", "sound", "voice", "offline", "sw.js"];
/// How the files begin that no page asks for: they are measured, but count nowhere.
const APART: [&str; 2] = ["hyena-chase.html", "oembed.json"];
/// How the files begin of which a reader asks for one language: the heaviest counts.
const LANGUAGES: [&str; 2] = ["words-", "more-"];

/// When a file is fetched.
#[derive(Clone, Copy, PartialEq)]
enum Load {
    First,
    Later,
    /// Not by a reader of the heaviest language.
    Never,
}

/// The sizes of every file of a folder.
pub struct Sizes {
    files: Vec<Sized>,
}

struct Sized {
    name: String,
    load: Load,
    raw: usize,
    brotli: usize,
}

impl Sizes {
    /// Measures every file below `folder`.
    ///
    /// # Errors
    /// If one cannot be read.
    pub fn of(folder: &Path) -> Result<Self> {
        let mut files = Vec::new();
        for name in below(folder)? {
            let content = fs::read(folder.join(&name)).with_context(|| format!("{name} cannot be read"))?;
            let begins = |with: &[&str]| with.iter().any(|begin| name.starts_with(begin));
            let load = match (begins(&APART), begins(&LATER)) {
                (true, _) => Load::Never,
                (_, true) => Load::Later,
                _ => Load::First,
            };
            files.push(Sized { name, load, raw: content.len(), brotli: compressed(&content)? });
        }
        files.sort_by(|a, b| b.brotli.cmp(&a.brotli).then_with(|| a.name.cmp(&b.name)));
        for language in LANGUAGES {
            for file in files.iter_mut().filter(|file| file.name.starts_with(language)).skip(1) {
                file.load = Load::Never;
            }
        }
        Ok(Self { files })
    }

    /// Says by how much what is fetched is too heavy.
    ///
    /// # Errors
    /// If the first load or all of it is above its budget.
    pub fn check(&self) -> Result<()> {
        for (what, sum, budget) in self.sums() {
            ensure!(
                sum <= budget,
                "{what} weighs {sum} bytes compressed, {} above its budget of {budget}",
                sum - budget
            );
        }
        Ok(())
    }

    fn sums(&self) -> [(&'static str, usize, usize); 2] {
        let sum =
            |loads: &[Load]| self.files.iter().filter(|file| loads.contains(&file.load)).map(|file| file.brotli).sum();
        [("the first load", sum(&[Load::First]), FIRST), ("all of it", sum(&[Load::First, Load::Later]), WHOLE)]
    }

    /// Draws the table of all files, and the sums of the first load and of all.
    pub fn table(&self) -> String {
        let widest = self.files.iter().map(|file| file.name.len()).max().unwrap_or(0).max(20);
        let mut table = format!("{:widest$}  {:>10}  {:>10}\n", "file", "raw", "brotli");
        for file in &self.files {
            let mark = match file.load {
                Load::First => "",
                Load::Later => "  (later)",
                Load::Never => "  (not counted)",
            };
            _ = writeln!(table, "{:widest$}  {:>10}  {:>10}{mark}", file.name, file.raw, file.brotli);
        }
        for (what, sum, budget) in self.sums() {
            _ = writeln!(table, "{what:widest$}  {:>10}  {sum:>10}  of {budget}", "");
        }
        table
    }
}

fn compressed(content: &[u8]) -> Result<usize> {
    let (buffer, quality, window) = (4096, 11, 22);
    let mut writer = brotli::CompressorWriter::new(Vec::new(), buffer, quality, window);
    writer.write_all(content)?;
    writer.flush()?;
    Ok(writer.into_inner().len())
}
