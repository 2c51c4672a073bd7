//! What drawings are made of, written as markup.

use super::{Markup, Num};
use std::fmt::Write as _;

impl Markup {
    /// Writes attributes that are lengths or places, with one decimal where they have any.
    pub fn lengths(&mut self, lengths: &[(&'static str, f64)]) -> &mut Markup {
        for &(name, length) in lengths {
            let _ = write!(self.raw(" ").raw(name).raw("=\""), "{:.1}", Num(length));
            self.raw("\"");
        }
        self
    }

    /// Writes paths, each of a class, or of none where that is empty.
    pub fn paths(&mut self, paths: &[(&'static str, &'static str)]) -> &mut Markup {
        for &(class, d) in paths {
            self.raw("<path");
            if !class.is_empty() {
                self.raw(" class=\"").raw(class).raw("\"");
            }
            self.raw(" d=\"").raw(d).raw("\"/>");
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_and_paths_are_attributes_and_elements() {
        let mut markup = Markup::default();
        markup
            .raw("<circle")
            .lengths(&[("cx", -2.04), ("r", 3.25)])
            .raw("/>")
            .paths(&[("ink", "M0 0H1"), ("", "M1 1Z")]);
        let mut whole = Markup::default();
        whole.raw("<circle cx=\"-2\" r=\"3.3\"/><path class=\"ink\" d=\"M0 0H1\"/><path d=\"M1 1Z\"/>");
        assert_eq!(markup, whole);
    }
}
