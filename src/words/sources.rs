//! Where a game comes from, and what was read into the sources where they are silent.

/// Where a game comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sources {
    /// What is known of it.
    pub intro: String,
    /// The texts, one sentence or two for each.
    pub texts: Vec<String>,
    /// What was read into them where they are silent.
    pub readings: Vec<Reading>,
}

/// One reading that was chosen where the texts are silent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The clause's name in RULES.md, or the field's in records.
    pub clause: &'static str,
    /// What was chosen.
    pub sentence: String,
}

impl Reading {
    /// Says what was chosen in a clause.
    pub(super) fn of((clause, sentence): (&'static str, String)) -> Reading {
        Reading { clause, sentence }
    }
}
