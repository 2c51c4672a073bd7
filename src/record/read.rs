//! Reading a record, strictly: every token must be legal where it stands.

use super::error::{Brief, Detail, InBrief, InFull, Problem, ReadError, quote};
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

/// Reads as [`read`] does, but does not say why the text is wrong.
///
/// # Errors
/// Where the text is wrong.
pub fn read_in_brief<G: Notation>(text: &str) -> Result<Record<G>, Brief> {
    read_telling::<G, InBrief>(text, |_, _| {})
}

/// Reads as [`read`] does and calls `watch` with the start and with the position after each token that was good.
///
/// # Errors
/// As [`read`].
pub fn read_watching<G: Notation>(
    text: &str,
    watch: impl FnMut(&G, Option<G::Move>),
) -> Result<Record<G>, ReadError<G::Refusal>> {
    read_telling::<G, InFull>(text, watch)
}

fn read_telling<G: Notation, D: Detail>(
    text: &str,
    mut watch: impl FnMut(&G, Option<G::Move>),
) -> Read<Record<G>, G, D> {
    if text.len() > MOST_BYTES {
        return Err(D::error((1, 1), || Problem::TooLong));
    }
    let mut scan = Scan::new(text);
    let tags = read_tags::<D>(&mut scan).map_err(D::of_any_game)?;
    let (mut record, result) = begin::<G, D>(tags)?;
    watch(record.game(), None);
    read_moves::<G, D>(&mut scan, &mut record, &mut watch)?;
    check_result::<G, D>(&record, result)?;
    Ok(record)
}

/// Reads the tags as far as their form goes, and returns the tag `Game`.
pub(super) fn read_heading<D: Detail>(text: &str) -> Plain<Tag, D> {
    read_tags::<D>(&mut Scan::new(text))?.need::<D, _>("Game")
}

type Read<T, G, D> = Result<T, <D as Detail>::Error<<G as crate::games::Game>::Refusal>>;
/// What is read of every game alike, which cannot be refused by any.
type Plain<T, D> = Result<T, <D as Detail>::Error<Infallible>>;

fn read_tags<D: Detail>(scan: &mut Scan) -> Plain<Tags, D> {
    let mut tags = Tags::new();
    loop {
        scan.skip_blanks();
        if !scan.rest.starts_with('[') {
            return Ok(tags);
        }
        let at = (scan.line, scan.column);
        tags.add::<D>(Tag::read::<D>(scan.take_line(), at)?)?;
    }
}

/// Reads the head of a game of that name out of `tags`, but for `extra`; returns the tags `Seats` and `Result` with it.
fn read_head<D: Detail>(tags: &mut Tags, name: &str) -> Plain<(Head, Tag, Option<Tag>), D> {
    let bad = |tag: &Tag, possible: &str| D::error(tag.at(), || Problem::bad_value(tag, possible));
    let game = tags.need::<D, _>("Game")?;
    if game.value() != name {
        return Err(D::error(game.at(), || Problem::OtherGame(quote(&game.value()))));
    }
    let version = tags.need::<D, _>("Version")?;
    match version.value() {
        this if this == VERSION.to_string() => {}
        newer if is_number(&newer) => return Err(D::newer(version.at(), || Problem::NewerVersion(quote(&newer)))),
        _ => return Err(bad(&version, "1")),
    }
    let seats = tags.need::<D, _>("Seats")?;
    let names = read_names::<D>(&seats)?;
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
fn begin<G: Notation, D: Detail>(mut tags: Tags) -> Read<(Record<G>, Option<Tag>), G, D> {
    let (mut head, seats, result) = read_head::<D>(&mut tags, G::NAME).map_err(D::of_any_game)?;
    let setup = G::read_setup::<D>(&mut tags, head.names.len() as u8)?;
    head.extra = tags.rest();
    let record = Record::begin(setup, head).map_err(|refusal| D::error(seats.at(), || Problem::Setup(refusal)))?;
    Ok((record, result))
}

fn read_moves<G: Notation, D: Detail>(
    scan: &mut Scan,
    record: &mut Record<G>,
    watch: &mut impl FnMut(&G, Option<G::Move>),
) -> Read<(), G, D> {
    let mut last: Option<Seat> = None;
    let mut marked = false;
    loop {
        scan.skip_blanks();
        let at = (scan.line, scan.column);
        if scan.rest.is_empty() {
            return Ok(());
        }
        if scan.rest.starts_with('{') {
            let text = scan.take_comment().ok_or_else(|| D::error(at, || Problem::OpenComment))?;
            // All of them: one left before a `\n` would be gone when the comment is read again.
            let text = text.chars().filter(|c| *c != '\r').collect();
            record.comments.push(Comment { after: record.moves.len(), in_turn: marked, text });
            continue;
        }
        let token = scan.take_token();
        if record.game.standings().is_some() {
            return Err(D::error(at, || Problem::AfterEnd(quote(token))));
        }
        let due = record.game.mark(record.moves.len(), last).filter(|_| !marked);
        if let Some(expected) = due {
            if token.strip_suffix('.') != Some(&expected.to_string()) {
                return Err(D::error(at, || Problem::Mark { found: quote(token), expected }));
            }
            marked = true;
            continue;
        }
        let possible = |game: &G| game.legal_moves().into_iter().map(G::write_move).collect();
        let Some(mv) = record.game.read_move(token) else {
            let possible = || possible(&record.game);
            return Err(D::error(at, || Problem::Move {
                found: quote(token),
                why: String::new(),
                possible: possible(),
            }));
        };
        last = record.game.to_act().seat();
        if let Err(why) = record.play(mv, &mut Deaf) {
            let possible = || possible(&record.game);
            return Err(D::error(at, || Problem::Move {
                found: quote(token),
                why: why.to_string(),
                possible: possible(),
            }));
        }
        marked = false;
        watch(&record.game, Some(mv));
    }
}

/// Checks the result of a game that has ended; a game in progress has none yet, whatever its tag says.
fn check_result<G: Notation, D: Detail>(record: &Record<G>, tag: Option<Tag>) -> Read<(), G, D> {
    match (tag, record.game.write_result()) {
        (Some(tag), Some(expected)) if tag.value() != expected => {
            Err(D::error(tag.at(), || Problem::WrongResult { found: quote(&tag.value()), expected }))
        }
        _ => Ok(()),
    }
}

fn read_names<D: Detail>(tag: &Tag) -> Plain<Vec<Name>, D> {
    let mut names = Vec::new();
    for item in tag.items() {
        let name = Name::new(&item).map_err(|why| {
            let possible = match why {
                BadName::Empty => "a name for each seat, with commas between them",
                BadName::TooLong => "names of at most 24 characters",
                BadName::Control => "names without control characters",
            };
            D::error(tag.at(), || Problem::bad_value(tag, possible))
        });
        names.push(name?);
    }
    Ok(names)
}

/// Says whether `text` spells a number from 1, of any size.
fn is_number(text: &str) -> bool {
    !text.is_empty() && !text.starts_with('0') && text.bytes().all(|b| b.is_ascii_digit())
}

fn is_date(text: &str) -> bool {
    let bytes = text.as_bytes();
    let fits = |(at, b): (usize, &u8)| if at == 4 || at == 7 { *b == b'-' } else { b.is_ascii_digit() };
    if bytes.len() != 10 || !bytes.iter().enumerate().all(fits) {
        return false;
    }
    let number = |digits: &[u8]| digits.iter().fold(0, |number, digit| 10 * number + i32::from(digit - b'0'));
    let (year, month, day) = (number(&bytes[..4]), number(&bytes[5..7]), number(&bytes[8..]));
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let most = match month {
        2 => 28 + i32::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    (1..=12).contains(&month) && (1..=most).contains(&day)
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

    fn skip_blanks(&mut self) {
        self.take_while(&|c| [' ', '\t', '\r', '\n'].contains(&c));
    }

    fn take_line(&mut self) -> &'a str {
        self.take_while(&|c| c != '\n').trim_end_matches('\r')
    }

    fn take_token(&mut self) -> &'a str {
        self.take_while(&|c| ![' ', '\t', '\r', '\n', '{'].contains(&c))
    }

    /// Takes a comment with its braces, and returns what is between them; `None` where it is not closed.
    fn take_comment(&mut self) -> Option<&'a str> {
        let text = self.take_while(&|c| c != '}').strip_prefix('{')?;
        self.rest = self.rest.strip_prefix('}')?;
        self.column += 1;
        Some(text)
    }

    #[inline(never)] // It stands in five places of each game's reader.
    fn take_while(&mut self, goes_on: &dyn Fn(char) -> bool) -> &'a str {
        let whole = self.rest;
        let mut chars = whole.chars();
        while let Some(c) = chars.next().filter(|c| goes_on(*c)) {
            self.rest = chars.as_str();
            self.column += 1;
            if c == '\n' {
                self.line += 1;
                self.column = 1;
            }
        }
        whole.get(..whole.len() - self.rest.len()).unwrap_or_default()
    }
}
