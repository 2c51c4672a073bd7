//! The one door by which markup that is written as text comes into the page.

use crate::markup::Markup;
use yew::Html;

impl Markup {
    /// Shows what was written: one element or several, each whole.
    pub fn html(self) -> Html {
        Html::from_html_unchecked(self.into_text().into())
    }
}
