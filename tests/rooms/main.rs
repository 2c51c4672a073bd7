//! The direction of the house, read from its sources: rooms depend downwards only, effects live at the edge, sentences in
//! `locales/`.

mod source;

use source::Source;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Each room with the rooms that it may name; `page` stands above all of them.
const ROOMS: [(&str, &[&str]); 13] = [
    ("chance", &[]),
    ("games", &["chance"]),
    ("record", &["games", "chance"]),
    ("analysis", &["games", "chance"]),
    ("players", &["analysis", "record", "games", "chance"]),
    ("study", &["players", "analysis", "record", "games", "chance"]),
    ("table", &["record", "games", "chance"]),
    ("messages", &["table", "record", "games", "chance"]),
    ("words", &["study", "players", "record", "games", "chance"]),
    ("settings", &["words", "players", "record", "games", "chance"]),
    ("markup", &[]),
    ("tools", &["settings", "words", "study", "players", "record", "games", "chance", "markup"]),
    ("browser", &[]),
];
const BROWSER_CRATES: [&str; 6] = ["web_sys", "js_sys", "gloo", "yew", "wasm_bindgen", "wasm_bindgen_futures"];
const CLOCKS: [&str; 5] = ["Instant", "SystemTime", "UNIX_EPOCH", "chrono", "performance"];

/// A literal in the markup that a person may read.
struct Text {
    says: String,
    /// Whether it is given to a function first.
    given: bool,
}

/// Every source has a place in the house.
#[test]
fn every_room_is_known() {
    for source in sources("src") {
        let room = room(&source.path);
        let known = ROOMS.iter().any(|(name, _)| *name == room);
        assert!(known || ["page", "main", "lib", "bin"].contains(&room), "{} is in no known room", source.path);
    }
}

/// What only a browser has, and clocks, are known to `page`, `browser` and the binaries alone.
#[test]
fn web_types_and_clocks_live_at_the_edge() {
    let all = [sources("src"), sources("texts/src")].concat();
    for source in all.iter().filter(|source| !["page", "browser", "main", "bin"].contains(&room(&source.path))) {
        for word in words(&source.code) {
            let banned = BROWSER_CRATES.contains(&word) || CLOCKS.contains(&word);
            assert!(!banned, "{} names {word}", source.path);
        }
        let squeezed: String = source.code.chars().filter(|c| !c.is_whitespace()).collect();
        assert!(!squeezed.contains("std::time") && !squeezed.contains("::time::"), "{} names a clock", source.path);
    }
    let uses = |word: &str| all.iter().filter(|source| words(&source.code).any(|w| w == word)).count();
    assert!(uses("yew") > 5 && uses("web_sys") > 2 && uses("Instant") > 0, "the words are found where they are");
}

/// A room names only the rooms below it; `browser` and `chance` name none.
#[test]
fn rooms_depend_downwards_only() {
    let mut seen = 0;
    for source in sources("src") {
        let Some((name, below)) = ROOMS.iter().find(|(name, _)| *name == room(&source.path)) else { continue };
        for named in named_rooms(&source.code) {
            seen += 1;
            assert!(named == *name || below.contains(&named.as_str()), "{} names {named}", source.path);
        }
    }
    assert!(seen > 30, "rooms are found where they are named");
}

/// What is one game's alone knows nothing of the other's.
#[test]
fn the_rooms_of_one_game_do_not_know_the_other() {
    let mut seen = 0;
    for source in sources("src") {
        for (own, other) in [("hyena", "jekinje"), ("jekinje", "hyena")] {
            if source.path.split('/').any(|part| part.trim_end_matches(".rs") == own) {
                seen += 1;
                assert!(!words(&source.code).any(|word| word == other), "{} knows {other}", source.path);
            }
        }
    }
    assert!(seen > 50, "the rooms of the games are found");
}

/// Every message is said somewhere.
#[test]
fn no_message_is_left_over() {
    let all = [sources("src/words"), sources("src/page"), sources("src/tools")].concat();
    let said: HashSet<String> = all.iter().flat_map(|source| words(&source.code)).map(str::to_owned).collect();
    let mut seen = 0;
    for file in fs::read_dir(root().join("locales/en")).expect("locales/en") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
        let names = text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
        for name in names.filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase())) {
            seen += 1;
            assert!(said.contains(&name.replace('-', "_")), "nobody says `{name}`");
        }
    }
    assert!(seen > 300, "the messages are found");
}

/// Under `style-src 'self'` no style may stand in the markup.
#[test]
fn no_style_stands_in_the_markup() {
    for source in sources("src") {
        assert!(!sets_style(&source.code), "{} sets a style attribute", source.path);
        for text in source.literals.values() {
            assert!(text != "style" && !text.contains("style="), "{} sets a style attribute: {text}", source.path);
        }
    }
    let index = fs::read_to_string(root().join("index.html")).expect("index.html");
    assert!(!index.contains("style=") && !index.contains("<style"), "index.html holds a style");
}

/// What a person reads comes from `locales/`: no literal in the markup says a word.
#[test]
fn no_sentence_stands_in_the_markup() {
    let mut markup = 0;
    for source in sources("src/page") {
        for (line, text) in markup_texts(&source) {
            assert!(!text.is_said(), "{}:{line} says \"{}\"", source.path, text.says);
            markup += 1;
        }
    }
    assert!(markup > 3, "the signs that stand in the markup are found");
}

/// Nor does markup that is written as text, and it sets no style.
#[test]
fn no_sentence_stands_in_written_markup() {
    let mut seen = 0;
    for source in &[sources("src/page"), sources("src/tools")].concat() {
        for tags in source.literals.values().filter(|text| text.contains(['<', '>'])) {
            assert!(!outside_tags(tags).contains(char::is_alphabetic), "{} says \"{tags}\"", source.path);
            seen += 1;
        }
        // What is written into a value is escaped, quotes too: an attribute can only be begun by a literal of its own.
        let half = source.literals.values().find(|text| text.contains("=\\\"{") || text.contains("}\\\""));
        assert!(
            half.is_none() || !source.code.contains("Markup"),
            "{} writes an attribute into a value: {half:?}",
            source.path
        );
    }
    assert!(seen > 0, "written markup is found");
    assert_eq!(outside_tags("one\"><b>two</b>three<i class=\"four"), "twothree");
}

/// Markup that is written as text comes into the page by one door, and none but what was written elsewhere is taken for it.
#[test]
fn written_markup_has_one_door() {
    let named = |call: &str| -> Vec<String> {
        sources("src").into_iter().filter(|source| source.code.contains(call)).map(|source| source.path).collect()
    };
    assert_eq!(named("from_html_unchecked"), ["src/page/shown.rs"]);
    assert_eq!(named("Markup::written("), ["src/tools/drawn.rs"]);
}

/// Returns what stands outside of tags, of which the first and the last may be cut off.
fn outside_tags(text: &str) -> String {
    let mut inside = text.find('>') < text.find('<') && text.contains('>') || !text.contains('<');
    text.chars()
        .filter(|c| {
            let was_inside = inside;
            inside = (inside || *c == '<') && *c != '>';
            !was_inside && !inside && *c != '>'
        })
        .collect()
}

/// The laws above see what they are about.
#[test]
fn the_reading_of_sources_is_right() {
    let text = r##"
        // web_sys in a comment, "quoted"
        /* crate::page /* nested */ */
        use crate::{games::{Seat, hyena}, record::Head};
        fn f<'a>(c: char) -> bool { c == '"' || c == '\'' || super::table::x() }
        let raw = r#"one "two" three"#;
        html! { <p class="two words" aria-label="Throw the sticks" title={if a { "Your turn" } else { "x" }}>
            { "Won" }{ format!("{} days left", n) }{ choose("lang", 1) }<b class={classes!("a b", "c d")}>{ "＋" }</b>"bare text"
            <i onclick={move || { log("not seen here") }}>{ f(html! { "inner words" }) }</i></p> }
    "##;
    let source = Source::read("x.rs".to_owned(), text);
    assert!(!words(&source.code).any(|word| ["web_sys", "page", "two", "nested"].contains(&word)));
    assert_eq!(named_rooms(&source.code), ["games", "record", "table"]);
    assert!(source.literals.values().any(|text| text == "one \"two\" three"));
    assert!(sets_style("<p style=\"\">") && sets_style("<p\n style = {x}>"));
    assert!(!sets_style("<p data-style=\"\">") && !sets_style("if style == x") && !sets_style("a.style()"));
    let texts = markup_texts(&source).into_iter().map(|(_, text)| text).filter(Text::is_said);
    let said = ["Throw the sticks", "Your turn", "Won", "{} days left", "bare text", "inner words"];
    assert_eq!(texts.map(|text| text.says).collect::<Vec<_>>(), said);
}

/// Says whether an attribute or a variable named `style` is given a value.
fn sets_style(code: &str) -> bool {
    code.match_indices("style").any(|(i, word)| {
        let begins = !code[..i].ends_with(|c: char| c.is_alphanumeric() || "_-.".contains(c));
        let rest = code[i + word.len()..].trim_start();
        begins && rest.starts_with('=') && !rest.starts_with("==")
    })
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// Returns the room of `src/<room>/…` or `src/<room>.rs`.
fn room(path: &str) -> &str {
    path.split('/').nth(1).unwrap_or_default().trim_end_matches(".rs")
}

/// Reads all sources under a folder.
fn sources(folder: &str) -> Vec<Source> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                let name = path.strip_prefix(root()).expect("below the root").components();
                let name: Vec<_> = name.map(|part| part.as_os_str().to_string_lossy()).collect();
                found.push(Source::read(name.join("/"), &fs::read_to_string(&path).expect("a source")));
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    assert!(!found.is_empty());
    found
}

fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|word| !word.is_empty())
}

/// Lists the rooms that stand behind `crate::` or `super::`.
fn named_rooms(code: &str) -> Vec<String> {
    let code: String = code.chars().filter(|c| !c.is_whitespace()).collect();
    let mut named = Vec::new();
    for (i, path) in code.match_indices("crate::").chain(code.match_indices("super::")) {
        let rest = &code[i + path.len()..];
        let mut heads = vec![rest];
        if let Some(group) = rest.strip_prefix('{') {
            let mut depth = 1;
            heads = vec![group];
            for (j, c) in group.char_indices() {
                match c {
                    '{' => depth += 1,
                    '}' => depth -= 1,
                    ',' if depth == 1 => heads.push(&group[j + 1..]),
                    _ => {}
                }
                if depth == 0 {
                    break;
                }
            }
        }
        let first = |head: &str| words(head).next().filter(|word| head.starts_with(*word)).map(str::to_owned);
        let known = |word: &String| word == "page" || ROOMS.iter().any(|(room, _)| room == word);
        named.extend(heads.into_iter().filter_map(first).filter(known));
    }
    named
}

/// Lists the literals in `html!` that a person reads: all but the values of attributes that hold none, with their lines.
fn markup_texts(source: &Source) -> Vec<(usize, Text)> {
    const READ: [&str; 6] = ["aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder"];
    let code = &source.code;
    let mut texts = BTreeMap::new();
    for (start, _) in code.match_indices("html!") {
        // Of each open bracket, the attribute whose value it holds.
        let mut open: Vec<(char, Option<&str>)> = Vec::new();
        for (i, c) in code[start..].char_indices() {
            let before = code[..start + i].trim_end();
            let attribute = || {
                let name = before.strip_suffix('=')?.trim_end();
                let begin = name.rfind(|c: char| !(c.is_alphanumeric() || "-_:".contains(c))).map_or(0, |at| at + 1);
                Some(&name[begin..])
            };
            match c {
                '{' | '(' | '[' => open.push((c, attribute())),
                '}' | ')' | ']' => {
                    open.pop();
                    if open.is_empty() {
                        break;
                    }
                }
                '"' => {
                    let of = attribute().or_else(|| open.iter().rev().find_map(|(_, attribute)| *attribute));
                    let given = open.last().is_some_and(|(bracket, _)| *bracket != '{');
                    let line = code[..start + i].matches('\n').count() + 1;
                    if of.is_none_or(|name| READ.contains(&name)) {
                        let says = source.literals[&(start + i)].clone();
                        texts.insert(start + i, (line, Text { says, given }));
                    }
                }
                _ => {}
            }
        }
    }
    texts.into_values().collect()
}

impl Text {
    /// Says whether words of a language stand here; one word that is given to a function is a name.
    fn is_said(&self) -> bool {
        let is_word = |word: &&str| word.len() > 1 && word.chars().all(char::is_alphabetic);
        let count =
            self.says.split(' ').map(|word| word.trim_matches([',', '.', '!', '?', ':'])).filter(is_word).count();
        count > usize::from(self.given)
    }
}
