//! Writing and reading are each other's inverse, for whole games and games in progress, from any position.

use super::round_trips;
use crate::items;
use crate::random::{cases, heads};
use hyena_chase::games::jekinje::{Direction, Laps, Next, Options, Setup, Sowing, Start};
use hyena_chase::games::{Deaf, Seat};
use hyena_chase::record::{Notation, Record, read};
use proptest::prelude::*;

fn setups() -> impl Strategy<Value = Setup> {
    let places = prop::collection::vec(0..14_usize, 48);
    let start = (places, any::<bool>()).prop_map(|(places, a)| {
        let mut seeds = [0; 14];
        for place in places {
            seeds[place] += 1;
        }
        let (board, stores) = seeds.split_at(12);
        let (board, stores) = (board.try_into().expect("12 holes"), stores.try_into().expect("2 stores"));
        Start { board, stores, to_move: Seat::new(u8::from(a)) }
    });
    let options = any::<[bool; 3]>().prop_map(|[either, any, single]| Options {
        direction: if either { Direction::Either } else { Direction::Anticlockwise },
        next: if any { Next::Any } else { Next::Opponent },
        laps: if single { Laps::Single } else { Laps::Chain },
    });
    (options, prop_oneof![Just(Start::default()), start]).prop_map(|(options, start)| Setup {
        options,
        start,
        seats: 2,
    })
}

/// Any game with any history, of up to `most` moves.
fn records(most: usize) -> impl Strategy<Value = Record<Sowing>> {
    let walk = prop::collection::vec(any::<u16>(), 0..=most);
    (setups(), heads(), walk).prop_map(|(setup, mut head, walk)| {
        head.extra.retain(|tag| tag.name != "Start" && !tag.name.starts_with("Option."));
        let mut record = Record::<Sowing>::begin(setup, head).expect("a game");
        for choice in walk {
            let playable = record.game().playable();
            let Some(mv) = playable.get(u32::from(choice) % playable.len().max(1)) else { break };
            record.play(mv, &mut Deaf).expect("a legal move");
        }
        record
    })
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn every_prefix_of_a_game_round_trips(record in records(60)) {
        for len in 0..=record.moves().len() {
            let cut = record.cut(len);
            prop_assert_eq!(cut.moves(), &record.moves()[..len]);
            round_trips(&cut);
        }
    }

    /// Each token stands for its move, and a number before every second one; a line is a number with its two moves.
    #[test]
    fn tokens_are_the_moves_and_marks_count_them(record in records(60)) {
        let mut expected = Vec::new();
        for (ply, mv) in record.moves().iter().enumerate() {
            if ply % 2 == 0 {
                expected.push(format!("{}.", ply / 2 + 1));
            }
            expected.push(Sowing::write_move(*mv));
        }
        let text = record.to_string();
        prop_assert_eq!(items(&text), expected);
        let (_, moves) = text.split_once("\n\n").expect("tags and moves");
        prop_assert_eq!(moves.lines().count(), record.moves().len().div_ceil(2));
    }

    /// A text with something changed in it is read or refused, but nothing else.
    #[test]
    fn a_changed_text_is_read_or_refused(
        record in records(40),
        at in any::<prop::sample::Index>(),
        with in "[ -~\n]{0,3}",
    ) {
        let mut chars: Vec<char> = record.to_string().chars().collect();
        let at = at.index(chars.len());
        chars.splice(at..=at, with.chars());
        let text: String = chars.into_iter().collect();
        if let Ok(record) = read::<Sowing>(&text) {
            round_trips(&record);
        }
    }
}
