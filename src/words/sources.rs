//! Where the games come from, and what was read into the sources where they are silent.

use super::texts::Texts;

/// Where the game comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sources {
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

/// Tells where the game comes from, and each reading that was chosen where the texts are silent.
#[must_use]
pub fn sources(texts: Texts) -> Sources {
    let reading = |(clause, sentence)| Reading { clause, sentence };
    Sources {
        texts: vec![
            texts.source_davies(),
            texts.source_bell(),
            texts.source_juego(),
            texts.source_three_dice(),
            texts.source_one_die(),
            texts.source_je_ki_n_je(),
        ],
        readings: [
            ("M1", texts.reading_village_points()),
            ("home", texts.reading_home_three_dice()),
            ("home-top-up", texts.reading_home_davies()),
            ("H4", texts.reading_hyena_well()),
            ("M5", texts.reading_m5()),
            ("M6", texts.reading_m6()),
            ("H2", texts.reading_h2()),
            ("H6", texts.reading_h6()),
        ]
        .map(reading)
        .into(),
    }
}
