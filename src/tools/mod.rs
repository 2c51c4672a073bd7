//! Tools: screens with a form, of which something comes out. The page fetches what draws them when one is opened, so that it weighs
//! nothing before.
//!
//! A tool is functions from a language, what stands in its form and what came out so far, to what is seen and to what follows from
//! a touch. They are asked by texts, as `study` is: [`Sight`] and [`Touch`] are the questions, [`Drawn`] and [`Reply`] what is answered.
//! What is only to be read is written here too: a [`Book`], how the chances of a game that is [`Ended`] went, and what is
//! [`Advised`].

mod advised;
mod book;
mod chances;
mod desk;
mod drawn;
mod embed;
mod fields;
mod lab;
mod reply;
mod sight;
mod wrong;

pub use advised::Advised;
pub use book::{Book, Chapter, hyena_rules, jekinje_options};
pub use chances::Ended;
pub use desk::answer;
pub use drawn::Drawn;
pub use embed::PREVIEW;
pub use fields::Fields;
pub use reply::Reply;
pub use sight::{Sight, State, Touch, words};
pub use wrong::Wrong;

use crate::chance::Seed;
use crate::words::Texts;

/// What the page adds to what is asked for: where it is, without query and hash.
pub const ADDRESS: &str = "address";
/// What it adds as well: what the query of its address asks for.
pub const ASKED: &str = "query";
/// And whether no link and no file to save may lead out of it.
pub const LOCKED: &str = "locked";

/// A tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// The laboratory: many games that play themselves, counted and drawn.
    Lab,
    /// The games set up for a site of one's own.
    Embed,
}

impl Tool {
    /// All of them.
    pub const ALL: [Tool; 2] = [Tool::Lab, Tool::Embed];

    /// Returns its name in questions, with which the ids on its screen begin: `-start` begins its work, `-pause` and `-stop` are the
    /// page's own.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Tool::Lab => "lab",
            Tool::Embed => "embed",
        }
    }

    /// Finds the tool with a name as [`Tool::name`] writes it.
    #[must_use]
    pub fn named(name: &str) -> Option<Tool> {
        Tool::ALL.into_iter().find(|tool| tool.name() == name)
    }

    /// Draws it in a language whose messages are all there.
    fn draw(self, texts: Texts, sight: &Sight<'_>) -> Drawn {
        match self {
            Tool::Lab => lab::draw(texts, sight),
            Tool::Embed => embed::draw(texts, sight),
        }
    }

    /// Says what follows from a touch; `None` where nothing does. Where chance is needed, `seed` is it.
    fn touched(self, touch: &Touch<'_>, seed: Seed) -> Option<Reply> {
        match self {
            Tool::Lab => lab::touched(touch, seed),
            Tool::Embed => Some(embed::touched(touch, seed)),
        }
    }
}
