//! How to play, told from the options in use.

use crate::games::jekinje::{Direction, Laps, Next, Options};
use crate::words::Question;
use crate::words::texts::Texts;

/// Answers what people ask, for the options in use, the short story first.
#[must_use]
pub fn help(texts: Texts, options: Options) -> Vec<Question> {
    let t = texts;
    let chain = match options.laps {
        Laps::Chain => t.je_help_story_chain(),
        Laps::Single => t.je_help_story_single(),
    };
    let story = vec![
        t.je_help_story_rows(),
        t.je_help_story_sow(),
        chain,
        t.je_help_story_harvest(),
        t.je_help_story_rest(),
        t.je_help_story_end(),
    ];
    let direction = match options.direction {
        Direction::Anticlockwise => t.je_help_direction_anticlockwise(),
        Direction::Either => t.je_help_direction_either(),
    };
    let next = match options.next {
        Next::Opponent => t.je_help_next_opponent(),
        Next::Any => t.je_help_next_any(),
    };
    let mut never_ends = vec![t.je_help_loop_position()];
    if options.laps == Laps::Chain {
        never_ends.push(t.je_help_loop_sowing());
    }
    [
        (t.je_help_story(), story),
        (t.je_help_direction(), vec![direction]),
        (t.je_help_round(), vec![t.je_help_round_answer()]),
        (t.je_help_next(), vec![next]),
        (t.je_help_starve(), vec![t.je_help_starve_answer()]),
        (t.je_help_feed(), vec![t.je_help_feed_answer()]),
        (t.je_help_loop(), never_ends),
        (t.je_help_score(), vec![t.je_help_score_answer()]),
        (t.je_help_differ(), vec![t.je_help_differ_answer()]),
    ]
    .into_iter()
    .map(|(question, answer)| Question { question, answer })
    .collect()
}
