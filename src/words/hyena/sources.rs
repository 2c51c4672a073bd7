//! Where the hyena game comes from.

use crate::words::texts::Texts;
use crate::words::{Reading, Sources};

/// Tells where the game comes from, and each reading that was chosen where the texts are silent.
#[must_use]
pub fn sources(texts: Texts) -> Sources {
    Sources {
        intro: texts.sources_intro(),
        texts: vec![
            texts.source_davies(),
            texts.source_bell(),
            texts.source_juego(),
            texts.source_three_dice(),
            texts.source_one_die(),
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
        .map(Reading::of)
        .into(),
    }
}
