//! Writing and reading are each other's inverse, for whole games and games in progress.

use crate::random::{cases, records, rules};
use crate::{good, items, round_trips};
use hyena_chase::chance::{Flat, Seed};
use hyena_chase::games::hyena::{Chase, Days, Preset, Rules, Setup, TopUp};
use hyena_chase::games::{Deaf, Game, Seat, ToAct};
use hyena_chase::players::{NoGame, Policy, random_record};
use hyena_chase::record::{Head, Notation, Record};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(48))]

    /// A record and each of its beginnings is read as it was written, and written as it was read.
    #[test]
    fn every_prefix_of_a_game_round_trips(record in records(60)) {
        for len in 0..=record.moves().len() {
            let cut = record.cut(len);
            prop_assert_eq!(cut.moves(), &record.moves()[..len]);
            round_trips(&cut);
        }
        prop_assert_eq!(record.cut(record.moves().len()), record);
    }

    /// Each token stands for its move, and each turn begins with the number of the seat that acts.
    #[test]
    fn tokens_are_the_moves_and_marks_the_seats(record in records(60)) {
        let mut expected = Vec::new();
        let mut last = None;
        let mut game = record.start().clone();
        for &mv in record.moves() {
            let (ToAct::Seat(seat) | ToAct::Chance(seat)) = game.to_act() else { panic!("a move after the end") };
            if last != Some(seat) {
                expected.push(format!("{}.", seat.index() + 1));
            }
            last = Some(seat);
            expected.push(Chase::write_move(mv));
            game.play(mv, &mut Deaf).expect("a move that was played");
        }
        prop_assert_eq!(items(&record.to_string()), expected);
    }

    /// Windows' line ends are read as the others are, and so is a mark of byte order; neither is written.
    #[test]
    fn line_ends_and_byte_order_mark_leave_no_trace(record in records(30)) {
        let text = record.to_string();
        let windows = text.replace('\n', "\r\n");
        for other in [windows.clone(), format!("\u{FEFF}{text}"), format!("\u{FEFF}{windows}")] {
            let back = good(&other);
            prop_assert_eq!(&back, &record);
            prop_assert_eq!(back.to_string(), text.as_str());
        }
    }

    /// How much blank stands between tokens, and how the moves are broken into lines, is not kept.
    #[test]
    fn blanks_are_made_canonical(record in records(30), blanks in prop::collection::vec("[ \t\r\n]{1,3}", 1..8)) {
        let text = record.to_string();
        let (tags, _) = text.split_once("\n\n").expect("tags and moves");
        let mut loose = format!("\n  {}  \n", tags.replace('\n', " \t\n\n\t"));
        for (item, blank) in items(&text).iter().zip(blanks.iter().cycle()) {
            loose.extend([item, blank.as_str()]);
        }
        prop_assert_eq!(good(&loose).to_string(), text);
    }
}

proptest! {
    #![proptest_config(cases(24))]

    /// A whole game of any rules, paid for in any way, round-trips, says its result, and has nothing left to do.
    #[test]
    fn whole_games_of_any_rules_replay(rules in rules(), seed in any::<[u8; 16]>(), seats in 2_u8..=5, days in 6_u8..=20) {
        for policy in Policy::ALL {
            let setup = Setup { rules, days: Days(days), seats, ..Setup::default() };
            let record = match random_record(setup, Seed::new(seed), policy) {
                Ok(record) => record,
                // Rules may ask for hundreds of tabas and still end; a game given up is no record.
                Err(NoGame::TooLong(_)) => continue,
                Err(NoGame::Refused(refusal)) => return Err(TestCaseError::fail(refusal.to_string())),
            };
            prop_assume!(record.moves().len() < 20_000);
            let text = round_trips(&record);
            prop_assert!(text.contains("\n[Result \"1 "), "{}", text);
            prop_assert_eq!(record.game().to_act(), ToAct::Over);
        }
    }
}

/// A game of each named rule set and of custom rules, paid for in each way, is its seed and its moves.
#[test]
fn whole_games_of_each_rule_set_replay() {
    let mut custom = Preset::Davies.rules();
    custom.hyena_pace = 3;
    let named = Preset::ALL.map(Preset::rules);
    for rules in named.into_iter().chain([custom]) {
        for policy in Policy::ALL {
            let setup = Setup {
                rules,
                days: Days(30),
                seats: 4,
                first: Seat::new(2),
                flat: Flat::hundredths(62).expect("a share"),
            };
            let seed: Seed = "000102030405060708090a0b0c0d0e0f".parse().expect("a seed");
            let record = random_record(setup, seed, policy).expect("a game that ends");
            let text = round_trips(&record);
            assert_eq!(text.contains("[Rules \"custom\"]"), rules == custom);
            assert_eq!(text.contains("[Rule."), rules == custom);
            let mut throws = seed.throws();
            let mut at = record.start().clone();
            record.replay(|game, mv| {
                if let Some(mv) = mv.filter(|mv| Chase::is_throw(*mv)) {
                    assert_eq!(at.throw(throws.draw()), Some(mv), "throw n is number n of the seed's stream");
                }
                at = game.clone();
            });
            assert_eq!(&at, record.game());
        }
    }
}

/// Custom rules are told by a tag for each field that differs from `bell`, and by no other.
#[test]
fn custom_rules_are_their_differences_from_bell() {
    let text = |rules: Rules| {
        let setup = Setup { rules, ..Setup::default() };
        let record = Record::<Chase>::begin(setup, Head::default());
        round_trips(&record.expect("rules that make a game"))
    };
    let mut rules = Rules::BELL;
    assert!(!text(rules).contains("Rule."));
    rules.hyena_pace = 4;
    rules.top_up = TopUp::AtMost(7);
    let tags = "[Rules \"custom\"]\n[Rule.top-up \"7\"]\n[Rule.hyena-pace \"4\"]\n[Days \"36\"]\n";
    assert!(text(rules).contains(tags), "{}", text(rules));
    let davies = text(Preset::Davies.rules());
    let spelt = "[Rules \"custom\"]\n[Rule.lots \"davies-sticks\"]\n[Rule.top-up \"1\"]\n\
                 [Rule.errands \"drink 2, wash 1, set-out 2\"]\n[Rule.home \"exactly\"]\n[Rule.home-top-up \"1\"]\n\
                 [Rule.hyena-eats \"passed\"]\n";
    // Rules that have a name are written with it.
    assert_eq!(good(&davies.replace("[Rules \"davies\"]\n", spelt)).to_string(), davies);
}
