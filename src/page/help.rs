//! How to play, told from the rules in use, and where the games come from: written by what is fetched for it.

use super::tool::asked;
use crate::tools::{Book, Drawn};
use yew::prelude::*;

/// Shows something to read; `between` stands within it, where it has two parts.
pub fn book(book: &Book, between: Html) -> Html {
    let drawn = asked(book.lang, &book.question()).and_then(|text| Drawn::read(&text)).unwrap_or_default();
    html! { <div class="help">{ drawn.head.html() }{ between }{ drawn.found.html() }</div> }
}
