//! How a tool looks.

use super::State;
use crate::markup::Markup;

/// How a tool looks, in parts: what is the same as before is left alone on the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// How far its work is, of which a tool knows more than the page that asks.
    pub state: State,
    /// How much came out, as a number that tests and styles may read.
    pub count: String,
    /// What stands above.
    pub head: Markup,
    /// The form.
    pub form: Markup,
    /// What is written on the button that begins its work; nothing where it needs none.
    pub start: String,
    /// The bar that shows how far it is, while it is worked on.
    pub bar: Markup,
    /// A sentence on how far it is, or on what is wrong.
    pub said: String,
    /// What came out.
    pub found: Markup,
}

impl Drawn {
    /// Writes it.
    #[must_use]
    pub fn write(self) -> String {
        let (head, form, bar) = (self.head.into_text(), self.form.into_text(), self.bar.into_text());
        let state = self.state.name().to_owned();
        let parts = [state, self.count, head, form, self.start, bar, self.said, self.found.into_text()];
        // What stands between the parts stands in none of them.
        let mut text = String::new();
        for (i, part) in parts.iter().enumerate() {
            if i > 0 {
                text.push('\0');
            }
            text.extend(part.chars().filter(|c| *c != '\0'));
        }
        text
    }

    /// Reads what [`Drawn::write`] wrote, and nothing that was not: its markup is shown as it is. `None` where it is nothing of
    /// the kind; parts that are missing are empty.
    #[must_use]
    pub fn read(text: &str) -> Option<Drawn> {
        let mut parts = text.split('\0');
        let mut next = || parts.next().unwrap_or_default().to_owned();
        Some(Drawn {
            state: State::named(&next())?,
            count: next(),
            head: Markup::written(next()),
            form: Markup::written(next()),
            start: next(),
            bar: Markup::written(next()),
            said: next(),
            found: Markup::written(next()),
        })
    }
}
