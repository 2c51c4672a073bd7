//! Reads a source as far as its comments, code and literals can be told apart.

use std::collections::BTreeMap;

/// A source without its comments, and with the insides of its literals taken out.
#[derive(Clone)]
pub struct Source {
    pub path: String,
    /// The code; each literal is empty there.
    pub code: String,
    /// The literals: where each opens in `code`, and what it says.
    pub literals: BTreeMap<usize, String>,
}

impl Source {
    /// Takes comments out, and the insides of literals, each of which leaves `""`; lines stay where they are.
    pub fn read(path: String, text: &str) -> Source {
        let mut source = Source { path, code: String::new(), literals: BTreeMap::new() };
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let after_word = source.code.ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let taken = if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if rest.starts_with("/*") {
                block_comment(rest)
            } else if let Some((open, close)) = raw_string(rest).filter(|_| !after_word) {
                let len = rest[open..].find(&close).unwrap_or(rest.len() - open);
                source.literal(&rest[open..open + len]);
                open + len + close.len()
            } else if c == '"' {
                let len = string_len(&rest[1..]);
                source.literal(&rest[1..=len]);
                len + 2
            } else if let Some(len) = char_len(rest) {
                len
            } else {
                source.code.push(c);
                rest = &rest[c.len_utf8()..];
                continue;
            };
            let (gone, left) = rest.split_at(taken.min(rest.len()));
            source.code.extend(gone.chars().filter(|c| *c == '\n'));
            rest = left;
        }
        source
    }

    fn literal(&mut self, text: &str) {
        self.literals.insert(self.code.len(), text.to_owned());
        self.code.push_str("\"'");
    }
}

fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    for i in 0..text.len() {
        if text.as_bytes()[i..].starts_with(b"/*") {
            depth += 1;
        } else if text.as_bytes()[i..].starts_with(b"*/") {
            depth -= 1;
            if depth == 0 {
                return i + 2;
            }
        }
    }
    text.len()
}

/// Returns where a raw string's text begins, and what closes it.
fn raw_string(text: &str) -> Option<(usize, String)> {
    let hashes = text.strip_prefix('r')?.bytes().take_while(|b| *b == b'#').count();
    text[1 + hashes..].starts_with('"').then(|| (hashes + 2, format!("\"{}", "#".repeat(hashes))))
}

fn string_len(text: &str) -> usize {
    let mut escaped = false;
    text.find(|c| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    })
    .unwrap_or(text.len())
}

/// Returns the length of a character literal; `None` for a lifetime and anything else.
fn char_len(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('\'')?;
    if let Some(escape) = inner.strip_prefix('\\') {
        return escape.char_indices().skip(1).find(|(_, c)| *c == '\'').map(|(i, _)| i + 3);
    }
    let c = inner.chars().next()?;
    inner[c.len_utf8()..].starts_with('\'').then(|| c.len_utf8() + 2)
}
