//! The service worker of a built page, which keeps every file of it for times without a network (`assets/sw.js`).

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::files::{self, PAGE, bare, below, read, short_hash, write};
use crate::single::SINGLE;

/// The service worker's own file. Its name is always the same: browsers look there for a newer one.
pub const WORKER: &str = "sw.js";

const TEMPLATE: &str = include_str!("../../assets/sw.js");
const VERSION: &str = "const VERSION = \"\";";
const FILES: &str = "const FILES = [];";
/// What the list of files stands between in the worker.
const LIST: (&str, &str) = ("const FILES = ", ";\n");
/// The mark of the version in the page begins so, and ends so.
const MARK: (&str, &str) = ("<meta name=\"version\" content=\"", "\">");

/// Writes the service worker of the page in `folder`, which lists every file there but itself and the single file, and marks
/// the page with its version: a hash over all of them with their contents.
///
/// # Errors
/// If a file cannot be read or written.
pub fn write_worker(folder: &Path) -> Result<()> {
    let page = folder.join(PAGE);
    let unmarked = without_mark(&read(&page)?);
    write(&page, &unmarked)?;
    let kept = kept(folder)?;
    let mut hash = Sha256::new_with_prefix(TEMPLATE);
    for name in &kept {
        let content = fs::read(folder.join(name))?;
        hash.update(format!("\0{name}\0{}\0", content.len()));
        hash.update(content);
    }
    let version = short_hash(&hash.finalize());
    ensure!(unmarked.contains("</head>"), "{PAGE} has no head");
    write(&page, &unmarked.replacen("</head>", &format!("{}{version}{}</head>", MARK.0, MARK.1), 1))?;
    ensure!(TEMPLATE.contains(VERSION) && TEMPLATE.contains(FILES), "assets/{WORKER} has no place for what is kept");
    let worker = bare(TEMPLATE).replacen(VERSION, &VERSION.replace("\"\"", &format!("\"{version}\"")), 1).replacen(
        FILES,
        &FILES.replace("[]", &serde_json::to_string(&kept)?),
        1,
    );
    write(&folder.join(WORKER), &worker)
}

/// Checks that the service worker in `folder` lists every file there but itself and the single file, and nothing else, that
/// it is of the version that the page is marked with, and that names that tell a content tell the right one: the worker
/// refuses any other.
///
/// # Errors
/// If something of that does not hold.
pub fn check(folder: &Path) -> Result<()> {
    let worker = read(&folder.join(WORKER))?;
    let listed: BTreeSet<String> = listed(&worker)?.into_iter().collect();
    let there: BTreeSet<String> = kept(folder)?.into_iter().collect();
    let forgotten: Vec<_> = there.difference(&listed).collect();
    ensure!(forgotten.is_empty(), "{WORKER} does not keep {forgotten:?}");
    let missing: Vec<_> = listed.difference(&there).collect();
    ensure!(missing.is_empty(), "{WORKER} keeps {missing:?}, which the build does not have");
    let page = read(&folder.join(PAGE))?;
    let version = between(&page, MARK).with_context(|| format!("{PAGE} is marked with no version"))?;
    ensure!(worker.contains(&format!("\"{version}\"")), "{WORKER} is of another version than {PAGE}, {version}");
    for name in there.iter().filter(|name| files::is_named_by_content(name)) {
        let hash = short_hash(&Sha256::digest(fs::read(folder.join(name))?));
        ensure!(name.contains(&format!("-{hash}.")), "{name} was changed after it was named");
    }
    Ok(())
}

/// Gives the names of the files that a service worker keeps.
///
/// # Errors
/// If it is none of ours.
pub fn listed(worker: &str) -> Result<Vec<String>> {
    let list = between(worker, LIST).with_context(|| format!("{WORKER} has no list of files"))?;
    Ok(serde_json::from_str(list)?)
}

/// Lists what a service worker of that folder has to keep.
fn kept(folder: &Path) -> Result<Vec<String>> {
    Ok(below(folder)?.into_iter().filter(|name| name != WORKER && name != SINGLE).collect())
}

fn without_mark(page: &str) -> String {
    match between(page, MARK) {
        Some(version) => page.replacen(&format!("{}{version}{}", MARK.0, MARK.1), "", 1),
        None => page.to_owned(),
    }
}

fn between<'a>(text: &'a str, (begin, end): (&str, &str)) -> Option<&'a str> {
    Some(text.split_once(begin)?.1.split_once(end)?.0)
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn built() -> Result<TempDir> {
        let folder = tempfile::tempdir()?;
        fs::create_dir(folder.path().join("sounds"))?;
        for (name, text) in [(PAGE, "<html><head></head></html>"), ("sounds/a.txt", "a"), ("b.js", "b"), (SINGLE, "c")]
        {
            write(&folder.path().join(name), text)?;
        }
        files::name_by_content(folder.path(), "b.js")?;
        write_worker(folder.path())?;
        Ok(folder)
    }

    #[test]
    fn every_file_is_kept_but_the_worker_and_the_single_file() -> Result<()> {
        let folder = built()?;
        let listed = listed(&read(&folder.path().join(WORKER))?)?;
        assert_eq!(listed.len(), 3, "{listed:?}");
        assert!(listed.contains(&PAGE.to_owned()) && listed.contains(&"sounds/a.txt".to_owned()), "{listed:?}");
        check(folder.path())
    }

    #[test]
    fn what_is_forgotten_gone_or_changed_fails_the_build() -> Result<()> {
        let folder = built()?;
        let failure = |folder: &TempDir| check(folder.path()).map_err(|error| error.to_string()).unwrap_err();
        let late = folder.path().join("late.txt");
        write(&late, "")?;
        assert!(failure(&folder).contains("does not keep [\"late.txt\"]"));
        fs::remove_file(&late)?;
        check(folder.path())?;
        fs::remove_file(folder.path().join("sounds/a.txt"))?;
        assert!(failure(&folder).contains("keeps [\"sounds/a.txt\"]"));
        let folder = built()?;
        let script = below(folder.path())?.into_iter().find(|name| name.starts_with("b-")).context("b")?;
        write(&folder.path().join(script), "bb")?;
        assert!(failure(&folder).contains("was changed after it was named"));
        let folder = built()?;
        let page = folder.path().join(PAGE);
        write(&page, &read(&page)?.replace("content=\"", "content=\"0"))?;
        assert!(failure(&folder).contains("is of another version"));
        Ok(())
    }

    #[test]
    fn the_version_follows_the_contents_and_nothing_else() -> Result<()> {
        let folder = built()?;
        let version = || Ok::<_, anyhow::Error>(between(&read(&folder.path().join(PAGE))?, MARK).map(str::to_owned));
        let first = version()?;
        write_worker(folder.path())?;
        assert_eq!(version()?, first);
        write(&folder.path().join("sounds/a.txt"), "aa")?;
        write_worker(folder.path())?;
        assert_ne!(version()?, first);
        check(folder.path())
    }
}
