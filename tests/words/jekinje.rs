//! What Je ki n je tells: every sentence in every language, the laps of a sowing in one, help that follows the options.

use crate::{NAMES, all, readable};
use hyena_chase::chance::Seed;
use hyena_chase::games::jekinje::{
    A, B, Ended, Happening, Hole, MOST_LAPS, Move, Options, Refusal, Rest, Setup, Sowing, Standing, Start, Variant, Way,
};
use hyena_chase::games::{Game, Seat};
use hyena_chase::words::jekinje as words;
use hyena_chase::words::{Lang, Texts};

fn hole(name: &str) -> Hole {
    name.parse().expect("a hole")
}

fn lap(from: &str, seeds: u8, to: &str) -> Happening {
    Happening::Lap { seat: B, from: hole(from), seeds, way: Way::Anticlockwise, to: hole(to) }
}

/// Each a happening that a move may end with, or several that belong together.
fn every_happening() -> Vec<Vec<Happening>> {
    let rests = [Rest::OwnHole, Rest::NextEmpty, Rest::NextOwn, Rest::WouldStarve, Rest::OnSeeds];
    let mut all: Vec<Vec<Happening>> =
        rests.map(|why| vec![Happening::Rested { seat: B, hole: hole("4B"), why }]).into();
    all.push(vec![lap("2B", 4, "6B"), Happening::Endless { seat: B, closes: Some(1712) }]);
    all.push(vec![lap("2B", 4, "6B"), Happening::Endless { seat: B, closes: None }]);
    all.push(vec![lap("2B", 1, "3B"), Happening::Rested { seat: B, hole: hole("3B"), why: Rest::OwnHole }]);
    all.extend([1, 2, 5, 11].map(|seeds| {
        vec![Happening::Captured { seat: A, from: hole("5A"), hole: hole("6A"), seeds, store: 10 + seeds }]
    }));
    all.extend([1, 2, 24].map(|seeds| vec![Happening::Took { seat: A, seeds, store: 24 }]));
    all.extend([
        vec![Happening::Repeated { seat: B }],
        vec![Happening::PutBack],
        vec![Happening::Stuck { seat: A }],
        vec![Happening::Passed { to: A }],
        vec![Happening::Over],
    ]);
    all
}

#[test]
fn every_happening_is_told_in_every_language() {
    for texts in all() {
        for happenings in every_happening() {
            let said = words::sentences(texts, &NAMES, &happenings);
            assert!(!said.is_empty(), "{happenings:?}");
            for said in &said {
                readable(said);
            }
        }
    }
}

#[test]
fn all_laps_of_a_sowing_are_one_sentence() {
    let start = Start { board: [1, 3, 0, 0, 2, 0, 0, 2, 1, 1, 0, 4], stores: [17, 17], to_move: B };
    let mut game = Sowing::new(Setup { start, ..Setup::default() }).expect("48 seeds");
    let mut told = Vec::new();
    game.play(Move::new(hole("2B")), &mut told).expect("2B may be played");
    assert_eq!(
        words::sentences(Texts::of(Lang::English), &NAMES, &told),
        [
            "Asha lifts 3 seeds from 2B. After 3 laps the last one lies in 5A.",
            "Asha captures 5 seeds from 6A: 22 in the store.",
            "Now it is Bilal’s turn.",
        ]
    );
    assert_eq!(words::line(Texts::of(Lang::English), &NAMES, &game, A), "Bilal: 1 0 2 2 0 0. In the store: 17.");
}

#[test]
fn a_preview_tells_the_first_lap_and_the_whole_chain_only_when_it_is_wanted() {
    let told = [
        lap("2B", 3, "5B"),
        lap("5B", 3, "2A"),
        Happening::Captured { seat: B, from: hole("5A"), hole: hole("6A"), seeds: 5, store: 5 },
    ];
    let texts = Texts::of(Lang::English);
    assert_eq!(words::preview(texts, &told, false), "The first lap ends in 5B.");
    assert_eq!(
        words::preview(texts, &told, true),
        "The first lap ends in 5B. After 2 laps it captures 5 seeds from 6A."
    );
    let endless = [lap("2B", 3, "5B"), Happening::Endless { seat: B, closes: Some(9) }];
    assert_eq!(words::preview(texts, &endless, true), "The first lap ends in 5B. It never ends.");
    for texts in all() {
        for told in [told.as_slice(), &endless] {
            readable(&words::preview(texts, told, true));
        }
    }
}

#[test]
fn whole_games_are_told_in_every_language() {
    let mut choices = Seed::new(*b"je ki n je words").choices();
    let (mut ended, mut moves) = (Vec::new(), 0);
    while !(ended.contains(&Ended::Stuck) && ended.contains(&Ended::Loop)) {
        let mut game = Sowing::new(Setup::default()).expect("the usual game");
        while game.standings().is_none() {
            let legal = game.legal_moves();
            let mv = legal[(choices.draw() % legal.len() as u64) as usize];
            let mut told = Vec::new();
            game.play(mv, &mut told).expect("a legal move");
            moves += 1;
            for texts in all() {
                let said = words::sentences(texts, &NAMES, &told);
                for said in &said {
                    readable(said);
                }
                Seat::first(2).for_each(|seat| readable(&words::line(texts, &NAMES, &game, seat)));
            }
        }
        ended.extend(game.why());
    }
    assert!(moves > 20);
}

#[test]
fn the_help_follows_each_option_and_no_other() {
    for texts in all() {
        let usual = words::help(texts, Options::default());
        usual.iter().flat_map(|q| q.answer.iter().chain([&q.question])).for_each(|text| readable(text));
        for variant in Variant::ALL {
            let mut options = Options::default();
            variant.write(&mut options, variant.values()[1]).expect("one of its values");
            let other = words::help(texts, options);
            assert_eq!(other.len(), usual.len());
            let differ: Vec<usize> = (0..usual.len()).filter(|&i| usual[i] != other[i]).collect();
            let expected = match variant {
                Variant::Direction => vec![1],
                Variant::Next => vec![3],
                // The story goes no further than one lap, and no sowing is endless.
                Variant::Laps => vec![0, 6],
            };
            assert_eq!(differ, expected, "{variant:?} in {}", texts.lang().tag());
            readable(&words::variant(texts, variant));
            assert_ne!(words::value(texts, variant, options), words::value(texts, variant, Options::default()));
        }
    }
}

#[test]
fn refusals_and_standings_are_told_in_every_language() {
    for texts in all() {
        for refusal in [Refusal::Seats(3), Refusal::Seeds(47), Refusal::ToMove(Seat::new(4))] {
            readable(&words::refusal(texts, refusal));
        }
        for standing in [Standing::Won, Standing::Drew, Standing::Lost] {
            readable(&words::standing(texts, standing));
        }
    }
}

#[test]
fn an_endless_sowing_is_told_with_its_laps() {
    let texts = Texts::of(Lang::English);
    let tell = |closes| words::sentences(texts, &NAMES, &[lap("2B", 4, "6B"), Happening::Endless { seat: B, closes }]);
    assert_eq!(
        tell(Some(12)),
        ["Asha lifts 4 seeds from 2B. This sowing never ends: after 12 laps it would begin all over again."]
    );
    assert!(tell(None)[0].contains(&MOST_LAPS.to_string()), "{:?}", tell(None));
}
