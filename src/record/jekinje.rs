//! Je ki n je as text.

use super::error::{Detail, Problem};
use super::notation::{Notation, write_standings};
use super::tags::{Tag, Tags};
use crate::games::jekinje::{A, B, Hole, Move, Options, Refusal, Setup, Sowing, Standing, Start, Variant, Way, letter};
use crate::games::{Seat, number};

const OPTION: &str = "Option.";
const START: &str = "six numbers of seeds, six, the two stores and A or B: \"4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / B\"";

impl Notation for Sowing {
    const NAME: &'static str = "jekinje";

    fn write_setup(setup: &Setup) -> (Vec<Tag>, Vec<Tag>) {
        let options = &setup.options;
        let set = Variant::ALL.into_iter().filter(|variant| variant.is_set(options));
        let mut before: Vec<Tag> =
            set.map(|variant| Tag::new(&format!("{OPTION}{}", variant.name()), variant.read(options))).collect();
        if setup.start != Start::default() {
            before.push(Tag::new("Start", &write_start(&setup.start)));
        }
        (before, Vec::new())
    }

    fn read_setup<D: Detail>(tags: &mut Tags, seats: u8) -> Result<Setup, D::Error<Refusal>> {
        let options = read_options::<D>(tags)?;
        let Some(tag) = tags.take("Start") else { return Ok(Setup { options, seats, ..Setup::default() }) };
        let Some(start) = read_start(&tag.value()) else {
            return Err(D::error(tag.at(), || Problem::bad_value(&tag, START)));
        };
        // A wrong number of players is the tag `Seats`' fault, and said there.
        match (Setup { options, start, ..Setup::default() }).check() {
            Ok(()) => Ok(Setup { options, start, seats }),
            Err(refusal) => Err(D::error(tag.at(), || Problem::Setup(refusal))),
        }
    }

    fn write_move(mv: Move) -> String {
        match mv.way {
            Way::Anticlockwise => mv.hole.to_string(),
            Way::Clockwise => format!("{}<", mv.hole),
        }
    }

    fn read_move(&self, token: &str) -> Option<Move> {
        let (hole, way) = match token.strip_suffix('<') {
            Some(hole) => (hole, Way::Clockwise),
            None => (token, Way::Anticlockwise),
        };
        Some(Move { hole: hole.parse().ok()?, way })
    }

    /// Counts moves as chess does: a number for two of them.
    fn mark(&self, ply: usize, _: Option<Seat>) -> Option<u32> {
        self.to_act().seat()?;
        ply.is_multiple_of(2).then(|| ply as u32 / 2 + 1)
    }

    fn write_result(&self) -> Option<String> {
        Some(write_standings(&mut self.standings()?.into_iter().map(Standing::name)))
    }
}

fn read_options<D: Detail>(tags: &mut Tags) -> Result<Options, D::Error<Refusal>> {
    let mut options = Options::default();
    for tag in tags.take_prefixed(OPTION) {
        let possible = match Variant::named(tag.name.strip_prefix(OPTION).unwrap_or_default()) {
            None => "no such option",
            Some(variant) => match variant.write(&mut options, &tag.value()) {
                Ok(()) => continue,
                Err(_) => variant.described(),
            },
        };
        return Err(D::error(tag.at(), || Problem::bad_value(&tag, possible)));
    }
    Ok(options)
}

fn write_start(start: &Start) -> String {
    let row = |seeds: &[u8]| seeds.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let (bottom, top) = start.board.split_at(usize::from(Hole::ROW));
    format!("{} / {} / {} / {}", row(bottom), row(top), row(&start.stores), letter(start.to_move))
}

/// Reads a position in its one spelling.
fn read_start(text: &str) -> Option<Start> {
    let mut words = text.split(' ');
    let mut start = Start::default();
    let (bottom, top) = start.board.split_at_mut(usize::from(Hole::ROW));
    for numbers in [bottom, top, &mut start.stores[..]] {
        for place in numbers {
            *place = number(words.next()?)?;
        }
        words.next().filter(|word| *word == "/")?;
    }
    start.to_move = match words.next()? {
        "B" => B,
        "A" => A,
        _ => return None,
    };
    words.next().is_none().then_some(start)
}
