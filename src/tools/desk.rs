//! Where tools are asked.

use super::advised::ADVISED;
use super::book::BOOK;
use super::chances::ENDED;
use super::sight::{SIGHT, TOUCH, WORDS};
use super::wrong::WRONG;
use super::{Advised, Book, Drawn, Ended, Sight, Touch, Wrong};
use crate::chance::Seed;
use crate::words::{Lang, Part, Texts, is_there, take_in};

/// Answers a question of the page at once: to a [`Sight`] a [`Drawn`], to a [`Book`], to a game that is [`Ended`] and to one
/// that is [`Advised`] as well, to a [`Touch`] a [`Reply`](super::Reply), and nothing to the messages that [`words`](super::words)
/// gives. Where chance is needed, `seed` is asked for it.
///
/// `None` where messages of the language are missing, nothing follows from the touch, or it is no such question.
#[must_use]
pub fn answer(question: &str, seed: fn() -> Seed) -> Option<String> {
    let (head, rest) = question.split_once('\n')?;
    let (kind, head) = head.split_once(' ')?;
    match kind {
        SIGHT => {
            let sight = Sight::read(head, rest)?;
            speaks(sight.lang).then(|| sight.tool.draw(Texts::of(sight.lang), &sight).write())
        }
        BOOK => {
            let book = Book::read(head, rest)?;
            speaks(book.lang).then(|| book.draw().write())
        }
        ENDED => {
            let ended = Ended::read(head, rest)?;
            speaks(ended.lang).then(|| ended.draw())?.map(Drawn::write)
        }
        ADVISED => {
            let advised = Advised::read(head, rest)?;
            speaks(advised.lang).then(|| advised.draw())?.map(Drawn::write)
        }
        WRONG => {
            let wrong = Wrong::read(head, rest)?;
            speaks(wrong.lang).then(|| wrong.draw())?.map(Drawn::write)
        }
        TOUCH => {
            let touch = Touch::read(head, rest)?;
            Some(touch.tool.touched(&touch, seed())?.write())
        }
        WORDS => {
            let (lang, part) = head.split_once(' ')?;
            let part = Part::ALL.into_iter().find(|other| other.name() == part)?;
            take_in(Lang::tagged(lang)?, part, rest.to_owned()).then(String::new)
        }
        _ => None,
    }
}

/// Says whether all messages of a language are there.
fn speaks(lang: Lang) -> bool {
    Part::ALL.into_iter().all(|part| is_there(lang, part))
}
