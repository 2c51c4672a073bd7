//! Questions to begin with: a setting or two that answer them.

use super::asks::{Asks, Choice, GAMES};
use crate::games::hyena::{Days, Errands, Rules};
use crate::players::{Level, Player};
use crate::words::Texts;

/// A question that a class can begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// Does it matter who begins?
    First,
    /// How many tabas are enough?
    Tabas,
    /// What if the sticks are not fair?
    Sticks,
    /// Does clever paying help?
    Play,
}

/// How often the flat side of an unfair stick falls up, in hundredths.
const UNFAIR: u8 = 65;

impl Lesson {
    /// All of them.
    pub const ALL: [Lesson; 4] = [Lesson::First, Lesson::Tabas, Lesson::Sticks, Lesson::Play];

    /// Returns the id of its button.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Lesson::First => "lesson-first",
            Lesson::Tabas => "lesson-tabas",
            Lesson::Sticks => "lesson-sticks",
            Lesson::Play => "lesson-play",
        }
    }

    /// Asks it.
    #[must_use]
    pub fn question(self, texts: Texts) -> String {
        match self {
            Lesson::First => texts.lab_lesson_first(),
            Lesson::Tabas => texts.lab_lesson_tabas(),
            Lesson::Sticks => texts.lab_lesson_sticks(),
            Lesson::Play => texts.lab_lesson_play(),
        }
    }

    /// Says what is compared, and what to look at.
    #[must_use]
    pub fn hint(self, texts: Texts) -> String {
        match self {
            Lesson::First => texts.lab_hint_first(),
            Lesson::Tabas => texts.lab_hint_tabas(),
            Lesson::Sticks => texts.lab_hint_sticks(UNFAIR),
            Lesson::Play => texts.lab_hint_play(),
        }
    }

    /// Returns what has to be played, and how often.
    #[must_use]
    pub fn asks(self) -> Asks {
        let usual = Choice::default();
        let choices = match self {
            Lesson::First => vec![Choice { seats: 4, ..usual }],
            Lesson::Tabas => {
                let rules = dear(usual.rules);
                vec![usual.clone(), Choice { rules, custom: true, ..usual }]
            }
            Lesson::Sticks => vec![usual.clone(), Choice { flat: UNFAIR.to_string(), ..usual }],
            Lesson::Play => {
                let hard = Player::Plays(Level::Hard);
                let near = Choice { days: Days::OFFERED[0].to_string(), ..usual };
                vec![near.clone(), Choice { first: hard, ..near }]
            }
        };
        // Who weighs every payment takes a hundred times as long.
        let games = if self == Lesson::Play { GAMES[1] } else { GAMES[2] };
        Asks { choices, games }
    }
}

/// Doubles what the errands at the well cost.
fn dear(rules: Rules) -> Rules {
    let errands = match rules.errands {
        Errands::Fees { drink, wash, set_out } => {
            Errands::Fees { drink: 2 * drink, wash: 2 * wash, set_out: 2 * set_out }
        }
        Errands::Six => Errands::Six,
    };
    Rules { errands, ..rules }
}
