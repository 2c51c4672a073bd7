//! How large the built page is, as it comes over the network.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// What the first load may weigh in bytes, compressed with Brotli at quality 11.
pub const BUDGET: usize = 230 * 1024;

/// How the files begin that no first load asks for: they are measured, but do not count against the budget.
const LATER: [&str; 4] = ["hyena-chase.html", "oembed.json", "think", "more-"];

/// The sizes of every file of a folder.
pub struct Sizes {
    files: Vec<Sized>,
}

struct Sized {
    name: String,
    /// Whether the first load asks for it.
    first: bool,
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
        for path in files_below(folder)? {
            let content = fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
            let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            let first = !LATER.iter().any(|later| name.starts_with(later));
            files.push(Sized { name, first, raw: content.len(), brotli: compressed(&content)? });
        }
        files.sort_by(|a, b| b.brotli.cmp(&a.brotli).then_with(|| a.name.cmp(&b.name)));
        // A reader asks for one language: the heaviest counts.
        for file in files.iter_mut().filter(|file| file.name.starts_with("words-")).skip(1) {
            file.first = false;
        }
        Ok(Self { files })
    }

    /// Gives the compressed bytes of the first load.
    pub fn first_load(&self) -> usize {
        self.files.iter().filter(|file| file.first).map(|file| file.brotli).sum()
    }

    /// Draws the table of all files and the sum of the first load.
    pub fn table(&self) -> String {
        let widest = self.files.iter().map(|file| file.name.len()).max().unwrap_or(0).max(20);
        let mut table = format!("{:widest$}  {:>10}  {:>10}\n", "file", "raw", "brotli");
        let mut raw = 0;
        for file in &self.files {
            let mark = if file.first { "" } else { "  (later)" };
            raw += if file.first { file.raw } else { 0 };
            _ = writeln!(table, "{:widest$}  {:>10}  {:>10}{mark}", file.name, file.raw, file.brotli);
        }
        _ = write!(table, "{:widest$}  {raw:>10}  {:>10}  of {BUDGET}", "first load", self.first_load());
        table
    }
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

fn compressed(content: &[u8]) -> Result<usize> {
    let (buffer, quality, window) = (4096, 11, 22);
    let mut writer = brotli::CompressorWriter::new(Vec::new(), buffer, quality, window);
    writer.write_all(content)?;
    writer.flush()?;
    Ok(writer.into_inner().len())
}
