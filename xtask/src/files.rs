//! The files of a built page, and their names that say what is in them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

/// The page itself.
pub const PAGE: &str = "index.html";

/// Lists every file below a folder in order, each as its path from there with `/` between its parts.
///
/// # Errors
/// If a folder cannot be read.
pub fn below(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            names.extend(below(&path)?.into_iter().map(|inner| format!("{name}/{inner}")));
        } else {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

/// Renames a file after its content and gives the new name: `start.js` becomes `start-0123456789abcdef.js`. A hash that the
/// name has already gives way.
///
/// # Errors
/// If there is no such file, or it cannot be renamed.
pub fn name_by_content(folder: &Path, name: &str) -> Result<String> {
    let path = folder.join(name);
    let content = fs::read(&path).with_context(|| format!("the build has no {name}"))?;
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    let stem = if is_named_by_content(name) { &stem[..stem.len() - HASH - 1] } else { stem };
    let hashed = format!("{stem}-{}.{extension}", short_hash(&Sha256::digest(&content)));
    fs::rename(&path, folder.join(&hashed))?;
    Ok(hashed)
}

/// Says whether a name ends in what [`name_by_content`] puts there.
#[must_use]
pub fn is_named_by_content(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
    hash.len() == HASH && hash.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Reads a text.
///
/// # Errors
/// If there is none, or it cannot be read.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}

/// Writes a text.
///
/// # Errors
/// If it cannot be written.
pub fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("{} cannot be written", path.display()))
}

/// Takes indents, empty lines and comments on lines of their own out of JavaScript; what it does stays the same. Where text
/// runs over several lines, or something stands behind a comment, all of it stays as it is.
#[must_use]
pub fn bare(script: &str) -> String {
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

/// How many digits of a hash stand in a name.
const HASH: usize = 16;

/// Writes the beginning of a SHA-256 digest as hexadecimal digits.
pub(crate) fn short_hash(digest: &[u8]) -> String {
    let hash = digest.iter().take(HASH / 2).fold(0_u64, |hash, byte| hash << 8 | u64::from(*byte));
    format!("{hash:016x}")
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
    fn a_name_tells_the_content_and_only_of_now() -> Result<()> {
        let folder = tempfile::tempdir()?;
        write(&folder.path().join("a-b.js"), "one")?;
        let one = name_by_content(folder.path(), "a-b.js")?;
        assert_eq!(one, "a-b-7692c3ad3540bb80.js");
        assert!(is_named_by_content(&one) && !is_named_by_content("a-b.js"));
        write(&folder.path().join(&one), "two")?;
        let two = name_by_content(folder.path(), &one)?;
        assert_eq!(below(folder.path())?, [two.as_str()]);
        assert!(two.starts_with("a-b-") && two.len() == one.len() && two != one);
        Ok(())
    }
}
