//! Small signs that stand in a line of text.
use crate::markup::Markup;
use yew::prelude::*;

/// What a sign shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignKind {
    /// The hyena's head.
    Hyena,
    /// A star, for a winner.
    Star,
}

/// Draws a sign as high as the text about it, in the text's colour.
pub fn sign(kind: SignKind) -> Html {
    let mut markup = Markup::default();
    write_sign(&mut markup, kind);
    markup.html()
}

/// Writes what [`sign`] draws.
pub fn write_sign(markup: &mut Markup, kind: SignKind) {
    let (tags, d) = match kind {
        SignKind::Hyena => ("<svg class=\"sign sign-hyena\"", HYENA),
        SignKind::Star => ("<svg class=\"sign sign-star\"", STAR),
    };
    markup
        .raw(tags)
        .raw(" viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\"><path fill-rule=\"evenodd\" d=\"");
    markup.raw(d).raw("\"/></svg>");
}

const HYENA: &str = "M12 4.5L14.5 5.5C14.6 2.8 16.6 1 19 1.6C22 2.4 22.8 6.3 20.6 9C21 11 20.4 13 19 14.8\
    C17.8 16.4 16.9 18 16.5 20C16.2 22 14.4 23 12 23C9.6 23 7.8 22 7.5 20C7.1 18 6.2 16.4 5 14.8C3.6 13 3 11 3.4 9\
    C1.2 6.3 2 2.4 5 1.6C7.4 1 9.4 2.8 9.5 5.5ZM8.2 10.2C7 10.2 6.3 11 6.3 12C7.2 12.8 8.8 12.9 10 12.2C9.9 11 9.2 10.2 8.2 10.2Z\
    M15.8 10.2C14.8 10.2 14.1 11 14 12.2C15.2 12.9 16.8 12.8 17.7 12C17.7 11 17 10.2 15.8 10.2ZM10 18C10 19.3 11 20.2 12 20.2C13 20.2 14 19.3 14 18\
    C13.5 17.3 10.5 17.3 10 18Z";
const STAR: &str = "M12 1.5L15 8.6L22.7 9.3L16.9 14.4L18.6 21.9L12 18L5.4 21.9L7.1 14.4L1.3 9.3L9 8.6Z";
