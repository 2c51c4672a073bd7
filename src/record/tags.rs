//! The tags above the moves: `[Name "value"]`.

use super::error::Problem;
use std::fmt;

/// One tag, its value without escapes but for [`Tag::raw`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Letters, digits, `.`, `-` and `_`.
    pub name: String,
    /// The value as it stands between the quotes, escapes and all.
    raw: String,
    /// The line and the column where the tag begins, from 1; 0 for one that was not read, or is kept.
    at: (u32, u32),
}

/// The tags of a file, from which each is taken once.
#[derive(Debug)]
pub struct Tags(Vec<Tag>);

/// What was taken from the tags, or what is wrong and in which line and column.
pub type Taken<T, R> = Result<T, ((u32, u32), Problem<R>)>;

impl Tag {
    /// Makes a tag from its plain value.
    #[must_use]
    pub fn new(name: &str, value: &str) -> Tag {
        Tag { name: name.to_owned(), raw: escape(value, false), at: (0, 0) }
    }

    /// Makes a tag whose value is a list; commas within an item are escaped.
    pub fn list<'a>(name: &str, items: impl Iterator<Item = &'a str>) -> Tag {
        let raw = items.map(|item| escape(item, true)).collect::<Vec<_>>().join(", ");
        Tag { name: name.to_owned(), raw, at: (0, 0) }
    }

    /// Returns the value without its escapes.
    #[must_use]
    pub fn value(&self) -> String {
        let mut out = String::with_capacity(self.raw.len());
        let mut chars = self.raw.chars();
        while let Some(c) = chars.next() {
            out.extend(if c == '\\' { chars.next() } else { Some(c) });
        }
        out
    }

    /// Returns the items of a list, split at commas that are not escaped, without the blanks around them.
    #[must_use]
    pub fn items(&self) -> Vec<String> {
        let mut items = vec![String::new()];
        let mut chars = self.raw.chars();
        while let Some(c) = chars.next() {
            match c {
                ',' => items.push(String::new()),
                c => {
                    let c = if c == '\\' { chars.next() } else { Some(c) };
                    if let Some(item) = items.last_mut() {
                        item.extend(c);
                    }
                }
            }
        }
        items.iter().map(|item| item.trim().to_owned()).collect()
    }

    /// Returns the line and the column that the tag was read from, from 1.
    pub(super) fn at(&self) -> (u32, u32) {
        self.at
    }

    /// Reads one line, which begins at `at`.
    pub(super) fn read<R>(text: &str, at: (u32, u32)) -> Result<Tag, (u32, Problem<R>)> {
        let inner = text.strip_prefix('[').unwrap_or(text);
        let name_len = inner.find(|c: char| !(c.is_ascii_alphanumeric() || "._-".contains(c))).unwrap_or(inner.len());
        let (name, rest) = inner.split_at(name_len);
        let column = |rest: &str| (text.chars().count() - rest.chars().count()) as u32 + 1;
        let value = rest.trim_start_matches([' ', '\t']).strip_prefix('"');
        let (Some(value), false) = (value, name.is_empty()) else {
            return Err((column(rest), Problem::BadTag));
        };
        let mut escaped = false;
        for (i, c) in value.char_indices() {
            match c {
                _ if escaped && !['\\', '"', ','].contains(&c) => {
                    return Err((column(&value[i..]), Problem::BadEscape));
                }
                _ if c.is_control() => return Err((column(&value[i..]), Problem::BadTag)),
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '"' if value[i + 1..].trim() == "]" => {
                    return Ok(Tag { name: name.to_owned(), raw: value[..i].to_owned(), at });
                }
                '"' => return Err((column(&value[i + 1..]), Problem::BadTag)),
                _ => {}
            }
        }
        Err((column(""), Problem::BadTag))
    }
}

impl Tags {
    pub(super) fn new() -> Tags {
        Tags(Vec::new())
    }

    /// Adds a tag unless its name is there already.
    pub(super) fn add<R>(&mut self, tag: Tag) -> Result<(), Problem<R>> {
        if self.0.iter().any(|t| t.name == tag.name) {
            return Err(Problem::TagTwice(tag.name));
        }
        self.0.push(tag);
        Ok(())
    }

    /// Takes the tag `name` out.
    pub fn take(&mut self, name: &str) -> Option<Tag> {
        let i = self.0.iter().position(|tag| tag.name == name)?;
        Some(self.0.remove(i))
    }

    /// Takes out the tag `name`, which must be there.
    ///
    /// # Errors
    /// `MissingTag`.
    pub fn need<R>(&mut self, name: &'static str) -> Taken<Tag, R> {
        self.take(name).ok_or(((1, 1), Problem::MissingTag(name)))
    }

    /// Takes out all tags whose names begin with `prefix`.
    pub fn take_prefixed(&mut self, prefix: &str) -> Vec<Tag> {
        let (taken, rest) = std::mem::take(&mut self.0).into_iter().partition(|tag| tag.name.starts_with(prefix));
        self.0 = rest;
        taken
    }

    /// Returns what was not taken, to be kept wherever it stood.
    pub(super) fn rest(self) -> Vec<Tag> {
        self.0.into_iter().map(|tag| Tag { at: (0, 0), ..tag }).collect()
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{} \"{}\"]", self.name, self.raw)
    }
}

fn escape(text: &str, commas: bool) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().filter(|c| !c.is_control()) {
        if c == '\\' || c == '"' || (commas && c == ',') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
