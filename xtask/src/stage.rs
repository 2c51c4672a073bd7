//! Finishes what Trunk built: a smaller wasm and less JavaScript, one style sheet, and names that say what is in the files.
//!
//! A file named by its content may be kept by caches for ever, and a page never mixes the files of two builds. Trunk's own
//! hashes are off, because whatever changes a file after it was named makes the name a lie.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::project::{self, command, run};
use crate::tools::WASM_OPT_VARIABLE;

const PAGE: &str = "index.html";
const WASM: &str = "hyena-chase_bg.wasm";
const THINKER: &str = "thinker_bg.wasm";
const STYLE: &str = "style.css";

/// A file that is named by its content, and the files that name it; each comes before those that name it.
const NAMED: [(&str, &[&str]); 13] = [
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
    ("start.js", &[PAGE]),
    ("watch.js", &[PAGE]),
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
    for (script, _) in NAMED.into_iter().filter(|(name, _)| name.split_once('.').is_some_and(|(_, kind)| kind == "js"))
    {
        let path = folder.join(script);
        write(&path, &bare(&read(&path)?))?;
    }
    join_styles(folder)?;
    drop_leftovers(&folder.join(PAGE))?;
    for name in add_words(folder)? {
        let hashed = rename(folder, &name)?;
        put_name(&folder.join(PAGE), &name, &hashed)?;
    }
    for (name, namers) in NAMED {
        if name == STYLE && !folder.join(name).exists() {
            continue;
        }
        let hashed = rename(folder, name)?;
        for namer in namers {
            put_name(&folder.join(namer), name, &hashed)?;
        }
    }
    Ok(())
}

fn optimise(wasm_opt: &Path, wasm: &Path) -> Result<()> {
    run(command(wasm_opt).args(WASM_OPT).arg(wasm).arg("-o").arg(wasm))
}

/// Takes indents, empty lines and comments on lines of their own out of JavaScript; what it does stays the same. Where text
/// runs over several lines, or something stands behind a comment, all of it stays as it is.
fn bare(script: &str) -> String {
    let unsure = |line: &str| line.matches('`').count() % 2 == 1 || line.trim_end_matches("*/").contains("*/");
    if script.lines().map(str::trim).any(unsure) {
        return script.to_owned();
    }
    let mut bare = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if in_comment {
            in_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            bare.push_str(line);
            bare.push('\n');
        }
    }
    bare
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

/// Renames a file after its content and gives the new name: `start.js` becomes `start-0123456789abcdef.js`.
fn rename(folder: &Path, name: &str) -> Result<String> {
    let path = folder.join(name);
    let content = fs::read(&path).with_context(|| format!("the build has no {name}"))?;
    let digest = Sha256::digest(&content);
    let hash = digest.iter().take(8).fold(0_u64, |hash, byte| hash << 8 | u64::from(*byte));
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    let hashed = format!("{stem}-{hash:016x}.{extension}");
    fs::rename(&path, folder.join(&hashed))?;
    Ok(hashed)
}

/// Writes the new name of a file wherever `path` has the old one.
fn put_name(path: &Path, old: &str, new: &str) -> Result<()> {
    let text = read(path)?;
    ensure!(text.contains(old), "{} does not name {old}", path.display());
    write(path, &text.replace(old, new))
}

/// Gives the tags `<link rel=… …>` of a page, whole. No attribute of ours holds a `>`.
fn links<'a>(page: &'a str, rel: &str) -> impl Iterator<Item = &'a str> {
    let tags = page.match_indices("<link ").filter_map(|(at, _)| Some(&page[at..=at + page[at..].find('>')?]));
    tags.filter(move |tag| attribute(tag, "rel") == Some(rel))
}

/// Gives the value of an attribute, with quotes around it or without.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let start = tag.find(&format!(" {name}="))? + name.len() + 2;
    let value = &tag[start..];
    if let Some(quoted) = value.strip_prefix('"') {
        return quoted.split('"').next();
    }
    value.split([' ', '>']).next()
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("{} cannot be written", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn javascript_loses_what_only_people_read() {
        let script =
            "/* one\n * two */\nlet a = 1;\n\n    /** three */\n    a *= 2; // four\n    // five\n\ta = `//six`;\n";
        assert_eq!(bare(script), "let a = 1;\na *= 2; // four\na = `//six`;\n");
        for unsure in ["a = `\n    // seven\n`;\n", "/* eight */ let b;\n  // nine\n"] {
            assert_eq!(bare(unsure), unsure);
        }
    }

    #[test]
    fn attributes_are_read_with_quotes_and_without() {
        let page =
            r#"<link rel="stylesheet" href="./a.css"><link href=./b.css rel=stylesheet><link rel="icon" href="x">"#;
        let hrefs: Vec<_> = links(page, "stylesheet").map(|tag| attribute(tag, "href")).collect();
        assert_eq!(hrefs, [Some("./a.css"), Some("./b.css")]);
    }
}
