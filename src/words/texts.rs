//! The messages of one language, one typed function for each, compiled from `locales/` by the build (the crate `texts`).
//!
//! A compiled message is its text with marks: U+0001 and a letter for an argument; U+0002 and a letter for a choice by that
//! argument, then for each variant U+0003, its key and its text, then U+0004. A key is a letter for a plural form, a private
//! character for an exact number, or `*` for whatever is left.

use super::lang::{Lang, Plural};
use std::str::Chars;
use std::sync::OnceLock;

/// The parts of a language that are built in.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! built_in {
    ($tag:literal) => {
        [
            Some(include_str!(concat!(env!("OUT_DIR"), "/words-", $tag, ".txt"))),
            Some(include_str!(concat!(env!("OUT_DIR"), "/more-", $tag, ".txt"))),
        ]
    };
}

/// All messages in one language; a copy of a small number.
///
/// There is one function for each message in `locales/en`, named as it is with `_` for `-`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Texts(Lang);

/// What stands in a message for an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A number, written with Western digits in every language.
    Number(u32),
    /// Foreign text such as a name: it is kept from disturbing the direction of what stands around it, and cannot steer it.
    Text(&'a str),
    /// A phrase made of messages of the same language, taken as it is.
    Phrase(&'a str),
}

/// A part of the messages of a language, each a file of its own beside the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What is needed to begin and to play.
    First,
    /// What is fetched when it is first wanted; which files of `locales/` that are, `texts/src/lib.rs` says.
    Later,
}

impl Part {
    /// Both parts.
    pub const ALL: [Part; 2] = [Part::First, Part::Later];

    /// Returns the name of a part.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Part::First => "first",
            Part::Later => "later",
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

impl Texts {
    /// Takes the messages of a language.
    #[must_use]
    pub fn of(lang: Lang) -> Texts {
        Texts(lang)
    }

    /// Returns the language.
    #[must_use]
    pub fn lang(self) -> Lang {
        self.0
    }

    fn fill(self, index: usize, args: &[Arg<'_>]) -> String {
        let lang = if is_there(self.0, Part::First) { self.0 } else { Lang::English };
        let (part, index) = match index.checked_sub(COUNTS[Part::First as usize]) {
            Some(later) => (Part::Later, later),
            None => (Part::First, index),
        };
        let message = messages(lang, part).get(index).copied().unwrap_or_default();
        let mut out = String::with_capacity(message.len() + 16 * args.len());
        self.render(&mut out, &mut message.chars(), args, true);
        out
    }

    /// Reads up to the end of a variant, and writes what it reads if `live`; returns the mark that ended it.
    fn render(self, out: &mut String, text: &mut Chars<'_>, args: &[Arg<'_>], live: bool) -> Option<char> {
        while let Some(c) = text.next() {
            match c {
                '\u{1}' => match argument(text, args) {
                    Some(arg) if live => self.write(out, arg),
                    _ => {}
                },
                '\u{2}' => {
                    let number = match argument(text, args) {
                        Some(Arg::Number(n)) => Some(n),
                        _ => None,
                    };
                    let mut open = live;
                    let mut mark = text.next();
                    while mark == Some('\u{3}') {
                        let chosen = open && text.next().is_some_and(|key| self.fits(key, number));
                        if !open {
                            text.next();
                        }
                        mark = self.render(out, text, args, chosen);
                        open = open && !chosen;
                    }
                }
                '\u{3}' | '\u{4}' => return Some(c),
                _ if live => out.push(c),
                _ => {}
            }
        }
        None
    }

    fn fits(self, key: char, number: Option<u32>) -> bool {
        let Some(n) = number else { return key == '*' };
        match key {
            '*' => true,
            'z' => self.0.plural(n) == Plural::Zero,
            'o' => self.0.plural(n) == Plural::One,
            't' => self.0.plural(n) == Plural::Two,
            'f' => self.0.plural(n) == Plural::Few,
            'm' => self.0.plural(n) == Plural::Many,
            exact => u32::from(exact) == 0xE000 + n,
        }
    }

    fn write(self, out: &mut String, arg: Arg<'_>) {
        match arg {
            Arg::Number(n) => out.push_str(&n.to_string()),
            Arg::Phrase(phrase) => out.push_str(phrase),
            Arg::Text(text) => self.write_foreign(out, text),
        }
    }

    fn write_foreign(self, out: &mut String, text: &str) {
        let isolated = self.0.dir() == "rtl" || text.chars().any(runs_right_to_left);
        if isolated {
            out.push('\u{2068}');
        }
        out.extend(text.chars().filter(|c| !c.is_control() && !steers(*c)));
        if isolated {
            out.push('\u{2069}');
        }
    }
}

impl From<u8> for Arg<'_> {
    fn from(n: u8) -> Self {
        Arg::Number(u32::from(n))
    }
}

impl From<u32> for Arg<'_> {
    fn from(n: u32) -> Self {
        Arg::Number(n)
    }
}

impl From<usize> for Arg<'_> {
    fn from(n: usize) -> Self {
        Arg::Number(n as u32)
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(text)
    }
}

/// The parts of a language.
type Parts<T> = [T; COUNTS.len()];

/// The messages that are there from the start, by language in the order of [`Lang::ALL`]. The page has none built in and
/// asks for those that are wanted.
#[cfg(target_arch = "wasm32")]
const BUILT_IN: [Parts<Option<&str>>; Lang::ALL.len()] = [[None; COUNTS.len()]; Lang::ALL.len()];
#[cfg(not(target_arch = "wasm32"))]
const BUILT_IN: [Parts<Option<&str>>; Lang::ALL.len()] =
    [built_in!("en"), built_in!("es"), built_in!("ru"), built_in!("ar")];

static MESSAGES: [Parts<OnceLock<Vec<&str>>>; Lang::ALL.len()] =
    [const { [const { OnceLock::new() }; COUNTS.len()] }; Lang::ALL.len()];

/// Says whether a part of the messages of a language is there.
#[must_use]
pub fn is_there(lang: Lang, part: Part) -> bool {
    !messages(lang, part).is_empty()
}

/// Takes in a part of the messages of a language as the build compiled them; says whether it is there now, which it is not
/// where `text` has not as many messages as this build.
pub fn take_in(lang: Lang, part: Part, text: String) -> bool {
    if !is_there(lang, part) && text.split('\0').count() == COUNTS[part as usize] {
        // Once for each part at most, and for as long as the page is open.
        let text: &'static str = text.leak();
        return MESSAGES[lang as usize][part as usize].set(text.split('\0').collect()).is_ok();
    }
    is_there(lang, part)
}

/// Returns a part of the messages of a language as [`take_in`] takes it, nothing where it was not taken in yet.
#[must_use]
pub fn told(lang: Lang, part: Part) -> String {
    messages(lang, part).join("\0")
}

/// Returns a part of the messages of a language, none where it was not taken in yet.
fn messages(lang: Lang, part: Part) -> &'static [&'static str] {
    let messages = &MESSAGES[lang as usize][part as usize];
    match BUILT_IN[lang as usize][part as usize] {
        Some(text) => messages.get_or_init(|| text.split('\0').collect()),
        None => messages.get().map_or(&[], Vec::as_slice),
    }
}

fn argument<'a>(text: &mut Chars<'_>, args: &[Arg<'a>]) -> Option<Arg<'a>> {
    let letter = text.next()?;
    args.get((letter as usize).wrapping_sub('a' as usize)).copied()
}

/// Says whether a character belongs to a script that is written from right to left.
fn runs_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}'
        | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

/// Says whether a character steers the direction of text, or breaks lines.
fn steers(c: char) -> bool {
    matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}
