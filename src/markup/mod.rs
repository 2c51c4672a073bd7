//! Markup written as text, for what only shows something: drawings, tables, long lists.
//!
//! It weighs a third of the same in `html!`, where each element is built by code of its own. Only literals of the program become
//! markup ([`Markup::raw`]); whatever else is written is text or the value of an attribute, and escaped.

mod drawing;
mod num;

pub use num::Num;

use std::fmt::{self, Write};

/// Markup being written.
///
/// As a [`Write`] it takes text: `write!(markup, …)` escapes what it writes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markup(String);

impl Markup {
    /// Writes tags, as they stand in the program; attributes have their values in double quotes.
    pub fn raw(&mut self, tags: &'static str) -> &mut Markup {
        self.0.push_str(tags);
        self
    }

    /// Writes text, or the value of an attribute.
    pub fn text(&mut self, text: &str) -> &mut Markup {
        for c in text.chars() {
            match c {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                '\'' => self.0.push_str("&#39;"),
                c => self.0.push(c),
            }
        }
        self
    }

    /// Writes each text between the same tags.
    pub fn each(&mut self, before: &'static str, texts: &[String], after: &'static str) -> &mut Markup {
        for text in texts {
            self.raw(before).text(text).raw(after);
        }
        self
    }

    /// Writes a number.
    pub fn number(&mut self, number: impl Into<u64>) -> &mut Markup {
        self.text(&number.into().to_string())
    }

    /// Takes what another [`Markup`] wrote, and nothing else, as [`Markup::into_text`] returned it.
    #[must_use]
    pub fn written(text: String) -> Markup {
        Markup(text)
    }

    /// Returns what was written, to be shown: one element or several, each whole.
    #[must_use]
    pub fn into_text(self) -> String {
        self.0
    }
}

impl Write for Markup {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text(text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_literals_becomes_markup() {
        let mut markup = Markup::default();
        markup.raw("<b title=\"").text("\"><script>").raw("\">").text("<i>&amp;'").raw("</b>");
        let _ = write!(markup, "<{}>", 1);
        markup.each("<li>", &["<".to_owned(), String::new()], "</li>");
        let rest = "&lt;1&gt;<li>&lt;</li><li></li>";
        assert_eq!(markup.0, format!("<b title=\"&quot;&gt;&lt;script&gt;\">&lt;i&gt;&amp;amp;&#39;</b>{rest}"));
    }
}
