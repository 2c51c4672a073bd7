//! What one can read of a game: how it is played, told from the rules in use, and where it comes from.

use super::{Drawn, Fields, State};
use crate::games::hyena::{Field, Rules};
use crate::games::jekinje::{Options, Variant};
use crate::markup::Markup;
use crate::record::Kind;
use crate::words::{Lang, Question, Sources, Texts, hyena, jekinje};

/// Something to read of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// What of it.
    pub chapter: Chapter,
    /// The language.
    pub lang: Lang,
    /// The game.
    pub kind: Kind,
    /// Its rules or options, a line `name value` for each, as [`hyena_rules`] and [`jekinje_options`] write them.
    pub rules: String,
}

/// What one can read of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// How it is played.
    Help,
    /// Where it comes from, and what was read into the sources.
    Sources,
}

/// How a question begins.
pub(super) const BOOK: &str = "book";

/// Writes the rules of the hyena game, a line for each field.
#[must_use]
pub fn hyena_rules(rules: &Rules) -> String {
    Field::ALL.map(|field| [field.name(), " ", &field.read(rules)].concat()).join("\n")
}

/// Writes the options of Je ki n je, a line for each.
#[must_use]
pub fn jekinje_options(options: &Options) -> String {
    Variant::ALL.map(|variant| [variant.name(), " ", variant.read(options)].concat()).join("\n")
}

impl Book {
    /// Writes the question.
    #[must_use]
    pub fn question(&self) -> String {
        let chapter = match self.chapter {
            Chapter::Help => "help",
            Chapter::Sources => "sources",
        };
        [&[BOOK, chapter, self.lang.tag(), self.kind.name()].join(" "), "\n", &self.rules].concat()
    }

    /// Reads a question that [`Book::question`] wrote: the rest of its first line, and what is below.
    pub(super) fn read(head: &str, rest: &str) -> Option<Book> {
        let mut head = head.split(' ');
        let mut next = || head.next();
        let chapter = if next()? == "help" { Chapter::Help } else { Chapter::Sources };
        Some(Book { chapter, lang: Lang::tagged(next()?)?, kind: Kind::named(next()?)?, rules: rest.to_owned() })
    }

    /// Draws what is read, in a language whose messages are all there. Of how it is played the story stands above and the rest
    /// below, so that the page may have something to try between them.
    pub(super) fn draw(&self) -> Drawn {
        let [head, found] = self.write();
        Drawn { state: State::Done, head, found, ..Drawn::default() }
    }

    fn write(&self) -> [Markup; 2] {
        let texts = Texts::of(self.lang);
        let lines = Fields(&self.rules);
        match (self.chapter, self.kind) {
            (Chapter::Help, Kind::Hyena) => {
                let mut rules = Rules::BELL;
                for field in Field::ALL {
                    // What the page wrote is a value of its field.
                    let _ = field.write(&mut rules, lines.get(field.name()));
                }
                help(&hyena::help(texts, &rules))
            }
            (Chapter::Help, Kind::Jekinje) => {
                let mut options = Options::default();
                for variant in Variant::ALL {
                    let _ = variant.write(&mut options, lines.get(variant.name()));
                }
                help(&jekinje::help(texts, options))
            }
            (Chapter::Sources, Kind::Hyena) => [sources(texts, &hyena::sources(texts)), Markup::default()],
            (Chapter::Sources, Kind::Jekinje) => [sources(texts, &jekinje::sources(texts)), Markup::default()],
        }
    }
}

/// Writes questions and their answers, the first of them the short story.
fn help(questions: &[Question]) -> [Markup; 2] {
    let mut story = Markup::default();
    let mut rest = Markup::default();
    for (i, Question { question, answer }) in questions.iter().enumerate() {
        if i == 0 {
            story.raw("<section class=\"story\"><h3>").text(question).raw("</h3><ol>");
            story.each("<li>", answer, "</li>").raw("</ol></section>");
        } else {
            rest.raw("<details><summary>").text(question).raw("</summary>");
            rest.each("<p>", answer, "</p>").raw("</details>");
        }
    }
    [story, rest]
}

/// Tells where a game comes from, and what was read into the sources.
fn sources(texts: Texts, sources: &Sources) -> Markup {
    let mut told = Markup::default();
    told.raw("<div class=\"sources\"><p>").text(&sources.intro).raw("</p><ul>");
    told.each("<li dir=\"auto\">", &sources.texts, "</li>");
    told.raw("</ul><h3>").text(&texts.readings_heading()).raw("</h3><p>").text(&texts.readings_intro()).raw("</p><dl>");
    for reading in &sources.readings {
        told.raw("<div><dt><bdi>")
            .text(reading.clause)
            .raw("</bdi></dt><dd>")
            .text(&reading.sentence)
            .raw("</dd></div>");
    }
    told.raw("</dl><p class=\"hint\">")
        .text(&texts.about_private())
        .raw(" ")
        .text(&texts.about_note())
        .raw("</p></div>");
    told
}
