//! A hint is what the analyst and the search find, in whole numbers.

use crate::asked::{ask, ask_in_slices, from_here, hint, millionths, played};
use hyena_chase::analysis::{self, Analyst, Pays};
use hyena_chase::chance::Seed;
use hyena_chase::games::Game;
use hyena_chase::games::hyena::{Chase, Fee, Move, Preset};
use hyena_chase::games::jekinje::{Options, Setup, Sowing};
use hyena_chase::players::jekinje::{Endings, Peaks, Sure, WON, hundredths, seeds};
use hyena_chase::players::{Policy, random_sowing};
use hyena_chase::record::{Head, Notation, Record};
use hyena_chase::study::{Aim, Desk, Hint};
use proptest::prelude::*;

fn token(pay: Option<Fee>) -> String {
    pay.map_or("throw".to_owned(), |fee| Chase::write_move(Move::Pay(fee)))
}

/// In the race, before the hyena and as the hyena: best, others, aim and prey are the analyst's.
#[test]
fn a_hint_for_the_hyena_game_is_the_analysts() {
    let mut aims = [0; 3];
    for (n, preset) in (1..).zip(Preset::ALL) {
        let (record, mut desk) = (played(preset, 12, 3, n, Policy::Random), Desk::default());
        let mut analyst = Analyst::new(record.game().setup());
        for ply in 0..=record.moves().len() {
            let cut = record.cut(ply);
            let told = hint(&mut desk, &cut);
            let Some(advice) = analyst.best(cut.game(), &[Pays::Prompt]) else {
                assert_eq!((told, ply), (None, record.moves().len()));
                continue;
            };
            let told = told.expect("a hint while the game goes on");
            let aim = match advice.aim {
                analysis::Aim::Win => Aim::Win,
                analysis::Aim::Shelter => Aim::Shelter,
                analysis::Aim::Hunt => Aim::Hunt,
            };
            aims[aim as usize] += 1;
            let choices: Vec<_> = std::iter::once((advice.pay, advice.value)).chain(advice.alternatives).collect();
            let choices = choices.into_iter().map(|(pay, value)| (token(pay), millionths(value))).collect();
            assert_eq!(told, Hint { aim, sure: None, depth: 0, prey: advice.prey, choices });
        }
    }
    assert!(aims.iter().all(|seen| *seen > 0), "{aims:?}");
}

/// Every move of Je ki n je has a value, and the best first; a game that is over has no hint.
#[test]
fn a_hint_for_je_ki_n_je_weighs_every_move() {
    let (record, mut desk) = (random_sowing(Setup::default(), Seed::new([3; 16])).expect("a game"), Desk::default());
    for ply in (0..=record.moves().len()).step_by(7).chain([record.moves().len()]) {
        let cut: Record<Sowing> = record.cut(ply);
        let Some(told) = hint(&mut desk, &cut) else {
            assert!(cut.game().why().is_some());
            continue;
        };
        assert_eq!((told.aim, told.prey, told.depth > 0), (Aim::Seeds, 0, true));
        let mut tokens: Vec<_> = told.choices.iter().map(|(token, _)| token.clone()).collect();
        let mut legal: Vec<_> = cut.game().legal_moves().into_iter().map(Sowing::write_move).collect();
        tokens.sort();
        legal.sort();
        assert_eq!(tokens, legal);
        if told.sure.is_none() {
            assert!(told.choices.iter().all(|choice| choice.1 <= told.choices[0].1), "{told:?}");
        }
    }
    assert_eq!(hint(&mut desk, &record), None);
}

/// Where the endings promise a win, a loss or a draw, the hint says so, and its best move keeps the promise.
#[test]
fn a_hint_says_what_is_sure() {
    let mut endings = Endings::new(Options::default());
    while !endings.compute(8, 100_000) {}
    let (mut desk, mut seen) = (Desk::default(), [0; 3]);
    for n in 0..40 {
        let record = random_sowing(Setup::default(), Seed::new([n; 16])).expect("a game");
        // The first position of few seeds, as if the game began there.
        let Some(game) =
            (0..record.moves().len()).map(|ply| record.cut(ply).game().clone()).find(|game| game.view().seeds() <= 8)
        else {
            continue;
        };
        let Some(seat) = game.to_act().seat() else { continue };
        let setup = from_here(&game);
        let record = Record::<Sowing>::begin(setup, Head::default()).expect("a game");
        let lead = i32::from(game.store(seat)) - i32::from(game.store(seat.next(2)));
        let bounds = endings.bounds(game.view(), &Peaks::NONE).expect("held");
        let (least, most) = (lead + bounds.least, lead + bounds.most);
        let told = hint(&mut desk, &record).expect("a hint");
        let sure = match (least, most) {
            (1.., _) => Sure::Won,
            (_, ..0) => Sure::Lost,
            (0, 0) => Sure::Drawn,
            _ => continue,
        };
        assert_eq!(told.sure, Some(sure), "{record}");
        assert!((100 * least..=100 * most).contains(&told.choices[0].1), "{told:?} in {record}");
        seen[sure as usize] += 1;
    }
    assert!(seen[0] > 3 && seen[2] > 3, "{seen:?}");
}

/// However the work is cut up, and whatever was asked before, the answer is the same.
#[test]
fn a_hint_does_not_depend_on_slices_or_on_what_was_asked_before() {
    let record: Record<Sowing> = random_sowing(Setup::default(), Seed::new([5; 16])).expect("a game").cut(6);
    let whole = ask(&mut Desk::default(), "hint", &record);
    assert!(whole.is_some());
    let mut desk = Desk::default();
    assert_eq!(ask_in_slices(&mut desk, "hint", &record), whole);
    ask(&mut desk, "hint", &record.cut(3));
    assert_eq!(ask_in_slices(&mut desk, "hint", &record), whole);
}

/// Hundredths of seeds are the value without what it counts that a result is sure.
#[test]
fn hundredths_are_of_seeds() {
    for (value, expected) in [(0, 0), (32, 100), (-32, -100), (8, 25), (WON + 64, 200), (-WON - 320, -1000), (1, 3)] {
        assert_eq!(hundredths(value), expected);
        assert!((hundredths(value) - 100 * seeds(value)).abs() <= 50);
    }
}

/// What cannot be asked is answered with a sentence.
#[test]
fn a_hint_needs_a_record() {
    for text in ["hint", "hint\n", "hint\nnothing", "hint\n[Game \"chess\"]"] {
        assert!(hyena_chase::study::begin(text, 0).is_err(), "{text}");
    }
}

pub fn aims() -> impl Strategy<Value = Aim> {
    proptest::sample::select(&Aim::ALL[..])
}

pub fn choices() -> impl Strategy<Value = (String, i32)> {
    ("[a-z0-9+<]{1,5}", any::<i32>())
}

proptest! {
    /// What is written is read again.
    #[test]
    fn a_hint_is_read_as_it_was_written(
        aim in aims(),
        sure in proptest::option::of(proptest::sample::select(&[Sure::Won, Sure::Drawn, Sure::Lost][..])),
        depth: u8,
        prey: u8,
        choices in proptest::collection::vec(choices(), 1..12),
    ) {
        let hint = Hint { aim, sure, depth, prey, choices };
        prop_assert_eq!(Hint::read(&hint.to_string()), Some(hint));
    }

    /// Any other text is no hint, and breaks nothing.
    #[test]
    fn no_text_breaks_the_reading(text in "(win |seeds |open |won |[0-9]{1,11} |-|throw |\n| ){0,20}", any in "\\PC*") {
        if let Some(hint) = Hint::read(&text) {
            prop_assert!(!hint.choices.is_empty());
        }
        prop_assert_eq!(Hint::read(&any), None);
    }
}
