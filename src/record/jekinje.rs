//! Je ki n je as text.

use super::error::Problem;
use super::notation::Notation;
use super::tags::{Tag, Tags, Taken};
use crate::games::Seat;
use crate::games::jekinje::{A, B, Hole, Move, Options, Refusal, Setup, Sowing, Start, Variant, Way, letter};

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

    fn read_setup(tags: &mut Tags, seats: u8) -> Taken<Setup, Refusal> {
        let options = read_options(tags)?;
        let Some(tag) = tags.take("Start") else { return Ok(Setup { options, seats, ..Setup::default() }) };
        let Some(start) = read_start(&tag.value()) else {
            return Err((tag.at(), Problem::bad_value(&tag, START)));
        };
        // A wrong number of players is the tag `Seats`' fault, and said there.
        match (Setup { options, start, ..Setup::default() }).check() {
            Ok(()) => Ok(Setup { options, start, seats }),
            Err(refusal) => Err((tag.at(), Problem::Setup(refusal))),
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
        let parts: Vec<String> = Seat::first(Setup::SEATS)
            .zip(self.standings()?)
            .map(|(seat, standing)| format!("{} {}", seat.number(), standing.name()))
            .collect();
        Some(parts.join(", "))
    }
}

fn read_options(tags: &mut Tags) -> Taken<Options, Refusal> {
    let mut options = Options::default();
    for tag in tags.take_prefixed(OPTION) {
        let possible = match Variant::named(tag.name.strip_prefix(OPTION).unwrap_or_default()) {
            None => "no such option",
            Some(variant) => match variant.write(&mut options, &tag.value()) {
                Ok(()) => continue,
                Err(_) => variant.described(),
            },
        };
        return Err((tag.at(), Problem::bad_value(&tag, possible)));
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
    let mut numbers = Vec::new();
    let mut parts = text.split(" / ");
    for count in [6, 6, 2] {
        let before = numbers.len();
        for number in parts.next()?.split(' ') {
            numbers.push(number.parse::<u8>().ok()?);
        }
        if numbers.len() - before != count {
            return None;
        }
    }
    let to_move = match parts.next()? {
        "B" => B,
        "A" => A,
        _ => return None,
    };
    let (board, stores) = numbers.split_at(usize::from(Hole::COUNT));
    let start = Start { board: board.try_into().ok()?, stores: stores.try_into().ok()?, to_move };
    (write_start(&start) == text).then_some(start)
}
