//! Reading a record, strictly: every token must be legal where it stands.

use super::error::{Problem, ReadError, quote};
use super::name::{BadName, Name};
use super::notation::Notation;
use super::tags::{Tag, Tags};
use super::write::VERSION;
use super::{Comment, Head, Record};
use crate::games::{Deaf, Seat};
use std::convert::Infallible;

/// The longest text that is read, in bytes.
pub const MOST_BYTES: usize = 1 << 20;

/// Reads a whole game, or a game in progress.
///
/// # Errors
/// Where the text is wrong and why; nothing is half read.
pub fn read<G: Notation>(text: &str) -> Result<Record<G>, ReadError<G::Refusal>> {
    read_watching(text, |_, _| {})
}

/// Reads as [`read`] does and calls `watch` with the start and with the position after each token that was good.
///
/// # Errors
/// As [`read`].
pub fn read_watching<G: Notation>(
    text: &str,
    mut watch: impl FnMut(&G, Option<G::Move>),
) -> Result<Record<G>, ReadError<G::Refusal>> {
    if text.len() > MOST_BYTES {
        return Err(Problem::TooLong.at(1, 1));
    }
    let mut scan = Scan::new(text);
    let tags = read_tags(&mut scan).map_err(of_any_game)?;
    let (mut record, result) = begin::<G>(tags)?;
    watch(record.game(), None);
    read_moves(&mut scan, &mut record, &mut watch)?;
    check_result(&record, result)?;
    Ok(record)
}

/// Reads the tags as far as their form goes, and returns the tag `Game`.
pub(super) fn read_heading(text: &str) -> Plain<Tag> {
    let mut tags = read_tags(&mut Scan::new(text))?;
    tags.need("Game").map_err(|((line, column), problem)| problem.at(line, column))
}

type Read<T, G> = Result<T, ReadError<<G as crate::games::Game>::Refusal>>;
/// What is read of every game alike, which cannot be refused by any.
type Plain<T> = Result<T, ReadError<Infallible>>;

/// Makes what went wrong with what all games share an error of this one.
fn of_any_game<R>(error: ReadError<Infallible>) -> ReadError<R> {
    error.map(|never| match never {})
}

fn read_tags(scan: &mut Scan) -> Plain<Tags> {
    let mut tags = Tags::new();
    loop {
        scan.skip_blanks();
        if !scan.rest.starts_with('[') {
            return Ok(tags);
        }
        let (line, start) = (scan.line, scan.column - 1);
        let text = scan.take_line();
        let tag = Tag::read(text, (line, start + 1)).map_err(|(column, problem)| problem.at(line, start + column))?;
        tags.add(tag).map_err(|problem: Problem<Infallible>| problem.at(line, start + 1))?;
    }
}

/// Reads the head of a game of that name out of `tags`, but for `extra`; returns the tags `Seats` and `Result` with it.
fn read_head(tags: &mut Tags, name: &str) -> Plain<(Head, Tag, Option<Tag>)> {
    let at = |((line, column), problem): ((u32, u32), Problem<Infallible>)| problem.at(line, column);
    let game = tags.need("Game").map_err(at)?;
    if game.value() != name {
        return Err(problem_at(&game, Problem::OtherGame(quote(&game.value()))));
    }
    let version = tags.need("Version").map_err(at)?;
    match version.value() {
        this if this == VERSION.to_string() => {}
        newer if is_number(&newer) => return Err(problem_at(&version, Problem::NewerVersion(quote(&newer)))),
        _ => return Err(bad(&version, "1")),
    }
    let seats = tags.need("Seats").map_err(at)?;
    let names = read_names(&seats)?;
    if names.len() > usize::from(u8::MAX) {
        return Err(bad(&seats, "at most 255 names"));
    }
    let seed_tag = tags.take("Seed");
    let seed = match &seed_tag {
        Some(tag) => Some(tag.value().parse().map_err(|_| bad(tag, "32 hexadecimal digits"))?),
        None => None,
    };
    let date = match tags.take("Date") {
        Some(tag) if is_date(&tag.value()) => Some(tag.value()),
        Some(tag) => return Err(bad(&tag, "a date such as 2026-11-30")),
        None => None,
    };
    Ok((Head { names, seed, date, extra: Vec::new() }, seats, tags.take("Result")))
}

/// Makes the game that the tags describe, and returns the tag `Result` with it.
fn begin<G: Notation>(mut tags: Tags) -> Read<(Record<G>, Option<Tag>), G> {
    let (mut head, seats, result) = read_head(&mut tags, G::NAME).map_err(of_any_game)?;
    let setup = G::read_setup(&mut tags, head.names.len() as u8)
        .map_err(|((line, column), problem)| problem.at(line, column))?;
    head.extra = tags.rest();
    let record = Record::begin(setup, head).map_err(|refusal| problem_at(&seats, Problem::Setup(refusal)))?;
    Ok((record, result))
}

fn read_moves<G: Notation>(
    scan: &mut Scan,
    record: &mut Record<G>,
    watch: &mut impl FnMut(&G, Option<G::Move>),
) -> Read<(), G> {
    let mut last: Option<Seat> = None;
    let mut marked = false;
    loop {
        scan.skip_blanks();
        let (line, column) = (scan.line, scan.column);
        if scan.rest.is_empty() {
            return Ok(());
        }
        if scan.rest.starts_with('{') {
            let text = scan.take_comment().ok_or_else(|| Problem::OpenComment.at(line, column))?;
            // All of them: one left before a `\n` would be gone when the comment is read again.
            let text = text.replace('\r', "");
            record.comments.push(Comment { after: record.moves.len(), in_turn: marked, text });
            continue;
        }
        let token = scan.take_token();
        if record.game.standings().is_some() {
            return Err(Problem::AfterEnd(quote(token)).at(line, column));
        }
        let due = record.game.mark(record.moves.len(), last).filter(|_| !marked);
        if let Some(expected) = due {
            if token.strip_suffix('.') != Some(&expected.to_string()) {
                return Err(Problem::Mark { found: quote(token), expected }.at(line, column));
            }
            marked = true;
            continue;
        }
        let possible = |game: &G| game.legal_moves().into_iter().map(G::write_move).collect();
        let Some(mv) = record.game.read_move(token) else {
            let problem = Problem::Move { found: quote(token), why: String::new(), possible: possible(&record.game) };
            return Err(problem.at(line, column));
        };
        last = record.game.to_act().seat();
        if let Err(why) = record.play(mv, &mut Deaf) {
            let problem = Problem::Move { found: quote(token), why: why.to_string(), possible: possible(&record.game) };
            return Err(problem.at(line, column));
        }
        marked = false;
        watch(&record.game, Some(mv));
    }
}

/// Checks the result of a game that has ended; a game in progress has none yet, whatever its tag says.
fn check_result<G: Notation>(record: &Record<G>, tag: Option<Tag>) -> Read<(), G> {
    match (tag, record.game.write_result()) {
        (Some(tag), Some(expected)) if tag.value() != expected => {
            Err(problem_at(&tag, Problem::WrongResult { found: quote(&tag.value()), expected }))
        }
        _ => Ok(()),
    }
}

fn read_names(tag: &Tag) -> Plain<Vec<Name>> {
    tag.items()
        .iter()
        .map(|item| {
            Name::new(item).map_err(|why| match why {
                BadName::Empty => bad(tag, "a name for each seat, with commas between them"),
                BadName::TooLong => bad(tag, "names of at most 24 characters"),
                BadName::Control => bad(tag, "names without control characters"),
            })
        })
        .collect()
}

fn bad(tag: &Tag, possible: &str) -> ReadError<Infallible> {
    problem_at(tag, Problem::bad_value(tag, possible))
}

fn problem_at<R>(tag: &Tag, problem: Problem<R>) -> ReadError<R> {
    let (line, column) = tag.at();
    problem.at(line, column)
}

/// Says whether `text` spells a number from 1, of any size.
fn is_number(text: &str) -> bool {
    !text.is_empty() && !text.starts_with('0') && text.bytes().all(|b| b.is_ascii_digit())
}

fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let number = |i: usize, len: usize| {
        parts.get(i).filter(|p| p.len() == len && p.bytes().all(|b| b.is_ascii_digit())).and_then(|p| p.parse().ok())
    };
    let (Some(year), Some(month), Some(day)) = (number(0, 4), number(1, 2), number(2, 2)) else { return false };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let most = match month {
        2 => 28 + i32::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    parts.len() == 3 && (1..=12).contains(&month) && (1..=most).contains(&day)
}

impl<R> Problem<R> {
    /// Says that a tag's value is none that it can have.
    pub(super) fn bad_value(tag: &Tag, possible: &str) -> Problem<R> {
        Problem::BadValue { tag: tag.name.clone(), found: quote(&tag.value()), possible: possible.to_owned() }
    }
}

/// A text and how far it was read.
struct Scan<'a> {
    rest: &'a str,
    line: u32,
    column: u32,
}

impl<'a> Scan<'a> {
    fn new(text: &'a str) -> Scan<'a> {
        Scan { rest: text.strip_prefix('\u{FEFF}').unwrap_or(text), line: 1, column: 1 }
    }

    fn advance(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        for c in taken.chars() {
            if c == '\n' {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
        self.rest = rest;
        taken
    }

    fn skip_blanks(&mut self) {
        let end = self.rest.find(|c| ![' ', '\t', '\r', '\n'].contains(&c)).unwrap_or(self.rest.len());
        self.advance(end);
    }

    fn take_line(&mut self) -> &'a str {
        let end = self.rest.find('\n').unwrap_or(self.rest.len());
        self.advance(end).trim_end_matches('\r')
    }

    fn take_token(&mut self) -> &'a str {
        let end = self.rest.find(|c| [' ', '\t', '\r', '\n', '{'].contains(&c)).unwrap_or(self.rest.len());
        self.advance(end)
    }

    /// Takes a comment with its braces, and returns what is between them; `None` where it is not closed.
    fn take_comment(&mut self) -> Option<&'a str> {
        let end = self.rest.find('}')?;
        let taken = self.advance(end + 1);
        Some(&taken[1..taken.len() - 1])
    }
}
