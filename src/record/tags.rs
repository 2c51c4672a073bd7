//! The tags above the moves: `[Name "value"]`.

use super::error::{Detail, Problem};
use std::convert::Infallible;
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
        let (mut items, mut item) = (Vec::new(), String::new());
        let mut chars = self.raw.chars();
        loop {
            match chars.next() {
                Some('\\') => item.extend(chars.next()),
                Some(c) if c != ',' => item.push(c),
                end => {
                    items.push(item.trim().to_owned());
                    item.clear();
                    if end.is_none() {
                        return items;
                    }
                }
            }
        }
    }

    /// Returns the line and the column that the tag was read from, from 1.
    pub(super) fn at(&self) -> (u32, u32) {
        self.at
    }

    /// Reads one line, which begins at `at`.
    pub(super) fn read<D: Detail>(text: &str, at: (u32, u32)) -> Result<Tag, D::Error<Infallible>> {
        let inner = text.strip_prefix('[').unwrap_or(text);
        let name_len =
            inner.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-'))).unwrap_or(inner.len());
        let (name, rest) = inner.split_at_checked(name_len).unwrap_or((inner, ""));
        let wrong = |rest: &str, problem: Problem<Infallible>| {
            let column = at.1 + (text.chars().count() - rest.chars().count()) as u32;
            Err(D::error((at.0, column), || problem))
        };
        let value = rest.trim_start_matches([' ', '\t']).strip_prefix('"');
        let (Some(value), false) = (value, name.is_empty()) else {
            return wrong(rest, Problem::BadTag);
        };
        let mut escaped = false;
        let mut chars = value.chars();
        loop {
            let here = chars.as_str();
            let Some(c) = chars.next() else { break };
            match c {
                _ if escaped && !['\\', '"', ','].contains(&c) => return wrong(here, Problem::BadEscape),
                _ if c.is_control() => return wrong(here, Problem::BadTag),
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '"' if chars.as_str().trim() == "]" => {
                    let raw = value.get(..value.len() - here.len()).unwrap_or_default();
                    return Ok(Tag { name: name.to_owned(), raw: raw.to_owned(), at });
                }
                '"' => return wrong(chars.as_str(), Problem::BadTag),
                _ => {}
            }
        }
        wrong("", Problem::BadTag)
    }
}

impl Tags {
    pub(super) fn new() -> Tags {
        Tags(Vec::new())
    }

    /// Adds a tag unless its name is there already.
    pub(super) fn add<D: Detail>(&mut self, tag: Tag) -> Result<(), D::Error<Infallible>> {
        if self.0.iter().any(|t| t.name == tag.name) {
            return Err(D::error(tag.at, || Problem::TagTwice(tag.name)));
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
    pub fn need<D: Detail, R>(&mut self, name: &'static str) -> Result<Tag, D::Error<R>> {
        self.take(name).ok_or_else(|| D::error((1, 1), || Problem::MissingTag(name)))
    }

    /// Takes out all tags whose names begin with `prefix`.
    pub fn take_prefixed(&mut self, prefix: &str) -> Vec<Tag> {
        let mut taken = Vec::new();
        while let Some(i) = self.0.iter().position(|tag| tag.name.starts_with(prefix)) {
            taken.push(self.0.remove(i));
        }
        taken
    }

    /// Returns what was not taken, to be kept wherever it stood.
    pub(super) fn rest(mut self) -> Vec<Tag> {
        self.0.iter_mut().for_each(|tag| tag.at = (0, 0));
        self.0
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
