//! The second output of a build: one file with all the others in it, for a disk, a mail, and frames with an origin of their
//! own. It asks for nothing from anywhere.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::files::{PAGE, bare, below, is_named_by_content, read, write};
use crate::tags::{attribute, links, tags};

/// The file's name.
pub const SINGLE: &str = "hyena-chase.html";

const LOADER: &str = include_str!("../../assets/single.js");
/// What a builder of links fills with the parameters of an address, such as `game=hyena&amp;days=20`.
const WISHES: &str = "<meta name=\"wishes\" content=\"\">";
/// What tells the page that it is a single file.
const SINGLE_MARK: &str = "<meta name=\"single\" content=\"yes\">";
/// Links to files that would only be fetched sooner, or that only a host has.
const NEEDLESS: [&str; 4] = ["modulepreload", "preload", "manifest", "alternate"];
/// How the names begin of what has no place in it: what keeps the page, and what puts it on other sites, need a host.
const APART: [&str; 2] = ["offline-", "embed-"];

/// Makes the single file of the staged page in `folder`.
///
/// # Errors
/// If the page does not have what is put in, or holds what would end a script or a style sheet in a page.
pub fn write_single(folder: &Path) -> Result<()> {
    let mut page = read(&folder.join(PAGE))?;
    let mut inline = Vec::new();
    let (mut styles, mut trusted) = (String::new(), String::new());
    for rel in NEEDLESS {
        for link in links(&page.clone(), rel) {
            page = page.replacen(link, "", 1);
        }
    }
    for link in links(&page.clone(), "icon") {
        let name = file_of(link, "href")?;
        let icon = STANDARD.encode(fs::read(folder.join(&name))?);
        page = page.replacen(link, &format!("<link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\">"), 1);
    }
    for link in links(&page.clone(), "stylesheet") {
        let name = file_of(link, "href")?;
        let sheet = inside(read(&folder.join(&name))?)?;
        _ = write!(styles, "{} ", hash_source(&sheet));
        page = page.replacen(link, &format!("<style>{sheet}</style>"), 1);
        inline.push(name);
    }
    let mut scripts = String::new();
    for script in tags(&page.clone(), "script") {
        let name = file_of(script, "src")?;
        let (opening, text) = if attribute(script, "type") == Some("module") {
            let start = format!("<script type=\"module\" id=\"loader\" data-start=\"{name}\">");
            (start, bare(LOADER))
        } else {
            inline.push(name.clone());
            ("<script>".to_owned(), read(&folder.join(&name))?)
        };
        let text = inside(text)?;
        _ = write!(trusted, "{} ", hash_source(&text));
        _ = write!(scripts, "{opening}{text}</script>");
        page = page.replacen(&format!("{script}</script>"), "", 1);
    }
    for File { name, content, needs } in in_order(folder, &inline)? {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(&content)?;
        let packed = STANDARD.encode(gzip.finish()?);
        let needs = if needs.is_empty() { String::new() } else { format!(" data-needs=\"{}\"", needs.join(" ")) };
        _ = write!(scripts, "\n<script type=\"text/plain\" data-file=\"{name}\"{needs}>{packed}</script>");
    }
    let policy = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
         script-src {trusted}'wasm-unsafe-eval' blob:; style-src {styles}; connect-src blob: data:; \
         worker-src blob:; img-src blob: data:; media-src blob: data:; font-src data:; base-uri 'none'\">"
    );
    let charset = tags(&page, "meta").next().filter(|tag| tag.contains("charset"));
    let charset = charset.with_context(|| format!("{PAGE} does not begin with its character set"))?.to_owned();
    page = page.replacen(&charset, &format!("{charset}{policy}{SINGLE_MARK}{WISHES}"), 1);
    let (before, after) = page.rsplit_once("</body>").with_context(|| format!("{PAGE} has no body"))?;
    write(&folder.join(SINGLE), &format!("{before}{scripts}</body>{after}"))
}

/// A file that is put in.
struct File {
    name: String,
    content: Vec<u8>,
    /// The names of all files without which it is nothing, each after those that it needs itself.
    needs: Vec<String>,
}

/// Lists the files that are named by their content, but those of `inline` and those apart; each comes after those that it
/// names.
fn in_order(folder: &Path, inline: &[String]) -> Result<Vec<File>> {
    let mut left = Vec::new();
    for name in below(folder)?.into_iter().filter(|name| is_named_by_content(name) && !inline.contains(name)) {
        if !APART.iter().any(|apart| name.starts_with(apart)) {
            let content = fs::read(folder.join(&name))?;
            left.push(File { name, content, needs: Vec::new() });
        }
    }
    let mut ordered: Vec<File> = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let bound = |file: &File| left.iter().any(|other| other.name != file.name && file.names(&other.name));
        let free = left.iter().position(|file| !bound(file)).context("files of the build name each other")?;
        let mut file = left.swap_remove(free);
        let named = ordered.iter().filter(|other| file.names(&other.name));
        let needed = named.flat_map(|other| other.needs.iter().chain([&other.name]));
        let mut needs: Vec<String> = Vec::new();
        for name in needed {
            if !needs.contains(name) {
                needs.push(name.clone());
            }
        }
        file.needs = needs;
        ordered.push(file);
    }
    Ok(ordered)
}

impl File {
    fn names(&self, name: &str) -> bool {
        self.content.windows(name.len()).any(|window| window == name.as_bytes())
    }
}

/// Says in a policy that a text may stand in the page: it may, and no other.
fn hash_source(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)))
}

/// Gives the name of the file beside the page that an attribute of a tag names.
fn file_of(tag: &str, name: &str) -> Result<String> {
    let address = attribute(tag, name).with_context(|| format!("{tag} has no {name}"))?;
    Ok(address.trim_start_matches("./").to_owned())
}

/// Gives the text of a script or a style sheet back where it can stand in a page as it is.
fn inside(text: String) -> Result<String> {
    let small = text.to_lowercase();
    let ends = ["</script", "</style", "<!--", "<script"].into_iter().find(|end| small.contains(end));
    ensure!(ends.is_none(), "{} stands in a text that is put into {SINGLE}", ends.unwrap_or_default());
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::name_by_content;

    /// A page with what a built one has.
    fn built(start: &str) -> Result<tempfile::TempDir> {
        let folder = tempfile::tempdir()?;
        let at = folder.path();
        write(&at.join("icon.svg"), "<svg/>")?;
        write(&at.join("page.wasm"), "\0asm")?;
        let wasm = name_by_content(at, "page.wasm")?;
        write(&at.join("start.js"), &format!("{start}{wasm}"))?;
        let start = name_by_content(at, "start.js")?;
        write(&at.join("watch.js"), "watch()\n")?;
        write(&at.join("offline.js"), "")?;
        name_by_content(at, "offline.js")?;
        let page = format!(
            "<html><meta charset=utf-8><link href=./icon.svg rel=icon><link rel=manifest href=./m><script defer \
             src=./watch.js></script><script id=loader src=./{start} type=module></script></head><body><p></p></body></html>"
        );
        write(&at.join(PAGE), &page)?;
        Ok(folder)
    }

    #[test]
    fn everything_is_inside_and_what_names_comes_after_what_is_named() -> Result<()> {
        let folder = built("load ")?;
        write_single(folder.path())?;
        let single = read(&folder.path().join(SINGLE))?;
        let addresses = ["src=\"./", "src=./", "href=./", "href=\"./"];
        assert!(!addresses.iter().any(|address| single.contains(address)), "{single}");
        let inside: Vec<_> = tags(&single, "script").filter_map(|tag| attribute(tag, "data-file")).collect();
        let needs: Vec<_> = tags(&single, "script").filter_map(|tag| attribute(tag, "data-needs")).collect();
        assert_eq!(needs, [inside[0]]);
        assert!(inside.len() == 2 && inside[0].starts_with("page-") && inside[1].starts_with("start-"), "{inside:?}");
        assert!(
            single.contains(&format!("data-start=\"{}\"", inside[1])) && single.contains("<script>watch()\n</script>")
        );
        assert_eq!(single.matches(WISHES).count(), 1);
        assert_eq!(single.matches("'sha256-").count(), 2);
        Ok(())
    }

    #[test]
    fn what_would_end_a_script_too_soon_fails_the_build() -> Result<()> {
        let folder = built("load ")?;
        write(&folder.path().join("watch.js"), "'</Script>'")?;
        let refused = write_single(folder.path()).expect_err("it would end").to_string();
        assert!(refused.contains("</script"), "{refused}");
        Ok(())
    }
}
