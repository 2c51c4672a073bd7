//! Where Je ki n je comes from.

use crate::games::jekinje::{LONGEST_KNOWN, MOST_LAPS};
use crate::words::texts::Texts;
use crate::words::{Reading, Sources};

/// Tells where the game comes from, and each reading that was chosen where the text is silent.
#[must_use]
pub fn sources(texts: Texts) -> Sources {
    Sources {
        intro: texts.je_sources_intro(),
        texts: vec![texts.je_source_text(), texts.je_source_valdez(), texts.je_source_mancala_world()],
        readings: [
            ("J1", texts.je_reading_round()),
            ("J5", texts.je_reading_own()),
            ("J9", texts.je_reading_position()),
            ("J9", texts.je_reading_endless(MOST_LAPS, LONGEST_KNOWN)),
            ("direction", texts.je_reading_clockwise()),
        ]
        .map(Reading::of)
        .into(),
    }
}
