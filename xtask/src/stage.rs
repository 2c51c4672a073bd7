//! Finishes what Trunk built: a smaller wasm and less JavaScript, one style sheet, names that say what is in the files, and
//! what is made of all of them, the service worker and the single file.
//!
//! A file named by its content may be kept by caches for ever, and a page never mixes the files of two builds. Trunk's own
//! hashes are off, because whatever changes a file after it was named makes the name a lie.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use xtask::files::{PAGE, bare, name_by_content, read, write};
use xtask::oembed::{ADDRESS_VARIABLE, write_oembed};
use xtask::offline::{self, write_worker};
use xtask::single::write_single;
use xtask::tags::{attribute, links};

use crate::project::{self, command, run};
use crate::tools::{ESBUILD_VARIABLE, WASM_OPT_VARIABLE};

const WASM: &str = "hyena-chase_bg.wasm";
const THINKER: &str = "thinker_bg.wasm";
const STYLE: &str = "style.css";
const WATCH: &str = "watch.js";

/// A file that is named by its content, and the files that name it; each comes before those that name it.
const NAMED: [(&str, &[&str]); 14] = [
    (WASM, &[GLUE, PAGE]),
    (GLUE, &["start.js", PAGE]),
    (THINKER, &[THINKER_GLUE]),
    (THINKER_GLUE, &["think.js"]),
    ("think.js", &[PAGE]),
    ("embed.js", &[PAGE]),
    ("host.js", &["start.js"]),
    ("kiosk.js", &[PAGE]),
    ("sound.js", &[PAGE]),
    ("voice.js", &[PAGE]),
    ("offline.js", &["start.js"]),
    ("start.js", &[PAGE]),
    (WATCH, &[PAGE]),
    (STYLE, &[PAGE]),
];
/// The JavaScript that wasm-bindgen writes.
const GLUE: &str = "hyena-chase.js";
const THINKER_GLUE: &str = "thinker.js";

/// What wasm-opt is asked for: what Rust's own output uses, and nothing newer. Of what was tried, this came out smallest after
/// Brotli; `-Oz` is smaller before it and larger after.
const WASM_OPT: [&str; 15] = [
    "--flatten",
    "--rereloop",
    "-O2",
    "-O2",
    // Rust puts nothing but the far end of the stack into the first kilobyte.
    "--low-memory-unused",
    "--coalesce-locals-learning",
    // What is used most gets the shortest numbers.
    "--reorder-functions",
    "--reorder-locals",
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-multivalue",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--strip-producers",
];

/// Finishes the build in `folder`, in place.
///
/// # Errors
/// If a file that the page needs is missing, or nothing names it.
pub fn stage(folder: &Path) -> Result<()> {
    if let Some(wasm_opt) = std::env::var_os(WASM_OPT_VARIABLE) {
        for wasm in [WASM, THINKER] {
            optimise(Path::new(&wasm_opt), &folder.join(wasm))?;
        }
    }
    let esbuild = std::env::var_os(ESBUILD_VARIABLE);
    for (script, _) in NAMED.into_iter().filter(|(name, _)| name.rsplit_once('.').is_some_and(|(_, kind)| kind == "js"))
    {
        let path = folder.join(script);
        write(&path, &bare(&read(&path)?))?;
        // What watches the page is for browsers that would not read what esbuild writes.
        if let Some(esbuild) = esbuild.as_ref().filter(|_| script != WATCH) {
            let minify = ["--minify", "--format=esm", "--log-level=warning", "--allow-overwrite"];
            run(command(esbuild).arg(&path).args(minify).arg(format!("--outfile={}", path.display())))?;
        }
    }
    join_styles(folder)?;
    drop_leftovers(&folder.join(PAGE))?;
    for name in add_words(folder)? {
        let hashed = name_by_content(folder, &name)?;
        put_name(&folder.join(PAGE), &name, &hashed)?;
    }
    for (name, namers) in NAMED {
        if name == STYLE && !folder.join(name).exists() {
            continue;
        }
        let hashed = name_by_content(folder, name)?;
        for namer in namers {
            put_name(&folder.join(namer), name, &hashed)?;
        }
    }
    let address = std::env::var(ADDRESS_VARIABLE).ok().map(|address| address.parse()).transpose()?;
    write_oembed(folder, address.as_ref())?;
    // Of what is there then, so nothing may change after it.
    write_worker(folder)?;
    write_single(folder)?;
    offline::check(folder)
}

fn optimise(wasm_opt: &Path, wasm: &Path) -> Result<()> {
    run(command(wasm_opt).args(WASM_OPT).arg(wasm).arg("-o").arg(wasm))
}

/// Writes the messages of each language, the first and the later ones, and returns the files' names.
fn add_words(folder: &Path) -> Result<Vec<String>> {
    let compiled = texts::compile(&project::root().join("locales"))?;
    ensure!(compiled.problems.is_empty(), "{}", compiled.problems.join("\n"));
    for (name, text) in &compiled.files {
        write(&folder.join(name), text)?;
    }
    Ok(compiled.files.into_iter().map(|(name, _)| name).collect())
}

/// Joins the style sheets that the page links into one, in their order, and links that instead.
fn join_styles(folder: &Path) -> Result<()> {
    let page_path = folder.join(PAGE);
    let page = read(&page_path)?;
    let links: Vec<&str> = links(&page, "stylesheet").collect();
    let Some(first) = links.first() else { return Ok(()) };
    let mut joined = String::new();
    let mut rest = page.replacen(first, &format!("<link rel=\"stylesheet\" href=\"./{STYLE}\">"), 1);
    for link in &links {
        let href = attribute(link, "href").with_context(|| format!("{link} has no address"))?;
        let path = folder.join(href.trim_start_matches("./"));
        joined.push_str(&read(&path)?);
        joined.push('\n');
        rest = rest.replacen(link, "", 1);
        fs::remove_file(&path)?;
    }
    write(&folder.join(STYLE), &joined)?;
    write(&page_path, &rest)
}

/// Takes out the tag that only told Trunk what to build.
fn drop_leftovers(page: &Path) -> Result<()> {
    let text = read(page)?;
    write(page, &links(&text, "rust").fold(text.clone(), |rest, tag| rest.replacen(tag, "", 1)))
}

/// Writes the new name of a file wherever `path` has the old one.
fn put_name(path: &Path, old: &str, new: &str) -> Result<()> {
    let text = read(path)?;
    let put = renamed(&text, old, new);
    ensure!(put != text, "{} does not name {old}", path.display());
    write(path, &put)
}

/// Writes `new` for `old` wherever that is a whole name: `embed.js` stands in `oembed.json`, which is another file.
fn renamed(text: &str, old: &str, new: &str) -> String {
    let goes_on = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(old) {
        let (before, after) = (&rest[..at], &rest[at + old.len()..]);
        let is_name = !before.ends_with(goes_on) && !after.starts_with(goes_on);
        out.push_str(before);
        out.push_str(if is_name { new } else { old });
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_names_are_written_anew() {
        let text = "<link href=./oembed.json><meta content=\"./embed.js\">import(\"./embed.js\");'embed.js' embed.js";
        let put = renamed(text, "embed.js", "embed-0.js");
        let expected =
            "<link href=./oembed.json><meta content=\"./embed-0.js\">import(\"./embed-0.js\");'embed-0.js' embed-0.js";
        assert_eq!(put, expected);
    }
}
