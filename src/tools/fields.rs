//! What stands in a form.

/// What stands in the fields of a form, a line `id value` for each; a box that is not checked has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fields<'a>(pub &'a str);

impl<'a> Fields<'a> {
    /// Returns what stands in a field, nothing where there is none of that id.
    #[must_use]
    pub fn get(self, id: &str) -> &'a str {
        let value = |line: &'a str| line.strip_prefix(id)?.strip_prefix(' ');
        self.0.lines().find_map(value).unwrap_or_default()
    }

    /// Says whether a box is checked.
    #[must_use]
    pub fn has(self, id: &str) -> bool {
        !self.get(id).is_empty()
    }
}
