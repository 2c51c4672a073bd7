//! A course is what the analyst and the search find along the game.

use crate::asked::{ask, ask_in_slices, course, millionths, played};
use crate::hint::{aims, choices};
use hyena_chase::analysis::{Analyst, Pays};
use hyena_chase::chance::Seed;
use hyena_chase::games::hyena::{self, Chase, Days, Move, Preset};
use hyena_chase::games::jekinje::{Hole, Options, Setup, Sowing, Start};
use hyena_chase::games::{Deaf, Game, Seat};
use hyena_chase::players::jekinje::{Endings, Peaks};
use hyena_chase::players::{Policy, random_record, random_sowing};
use hyena_chase::record::{Head, Notation, Record, read};
use hyena_chase::study::{Aim, Course, Desk, MOST_POINTS, Regret, Turn};
use proptest::prelude::*;

fn chances(game: &Chase) -> Vec<i32> {
    Analyst::new(game.setup()).win_chances(game, &[Pays::Prompt]).into_iter().map(millionths).collect()
}

/// Every point is the chances there; turns and regrets are the greatest of all throws and choices.
#[test]
fn a_course_of_the_hyena_game_is_the_analysts() {
    let mut seen = [0; 3];
    for (n, preset) in (1..).zip(Preset::ALL) {
        for (days, policy) in [(14, Policy::Prompt), (14, Policy::Random), (25, Policy::Random), (14, Policy::Never)] {
            let record = played(preset, days, 2 + n % 3, n, policy);
            let told = course(&mut Desk::default(), &record);
            let (mut game, mut turns, mut costs) = (record.start().clone(), Vec::new(), Vec::new());
            assert_eq!((told.every, &told.points[0]), (1, &chances(&game)));
            for (ply, &mv) in (1..).zip(record.moves()) {
                let (before, seat) = (game.clone(), game.to_act().seat().expect("a seat"));
                game.play(mv, &mut Deaf).expect("a move");
                if ply <= told.last {
                    for (point, chance) in told.points[ply as usize].iter().zip(chances(&game)) {
                        assert!(point.abs_diff(chance) <= 1, "{point} {chance} after {ply} moves of {record}");
                    }
                }
                if ply <= told.last && Chase::is_throw(mv) {
                    turns.push(chances(&before)[seat.index()].abs_diff(chances(&game)[seat.index()]));
                }
                let chosen = if let Move::Pay(fee) = mv { Some(fee) } else { None };
                let advice = Analyst::new(before.setup()).best(&before, &[Pays::Prompt]).expect("an advice");
                let other = advice.alternatives.iter().find(|(pay, _)| *pay == chosen);
                costs.extend(other.map(|(_, value)| (advice.value - value, ply, seat)));
            }
            turns.sort_unstable_by(|a, b| b.cmp(a));
            turns.retain(|change| *change >= 20_000);
            assert_eq!(told.turns.len(), turns.len().min(3));
            for (turn, change) in told.turns.iter().zip(&turns) {
                assert!(turn.change().abs_diff(*change) <= 2, "{turn:?} {change}");
            }
            costs.sort_by(|a, b| b.0.total_cmp(&a.0));
            let dearest = costs.first().filter(|(cost, ..)| *cost > 0.010_001);
            assert!(dearest.is_none() || !told.regrets.is_empty(), "{dearest:?} of {record}");
            for regret in &told.regrets {
                let found = costs.iter().find(|(_, ply, seat)| (*ply, *seat) == (regret.ply, regret.seat));
                assert!(found.is_some_and(|(cost, ..)| millionths(*cost).unsigned_abs().abs_diff(regret.cost()) <= 1));
            }
            if let (Some(regret), Some((cost, ..))) = (told.regrets.first(), dearest) {
                assert!(millionths(*cost).unsigned_abs().abs_diff(regret.cost()) <= 1);
            }
            laws(&told, usize::from(record.game().seats()));
            for regret in &told.regrets {
                seen[regret.aim as usize] += 1;
            }
        }
    }
    assert!(seen[..2].iter().all(|seen| *seen > 0), "{seen:?}");
}

/// After the race the hyena's player has choices to regret too, counted in mothers.
#[test]
fn the_hyenas_player_has_regrets() {
    let setup = hyena::Setup { days: Days(57), seats: 4, ..hyena::Setup::default() };
    let seed = "0123456789abcdef0123456789abcdef".parse().expect("a seed");
    let record = random_record(setup, seed, Policy::Random).expect("a game");
    let told = course(&mut Desk::default(), &record);
    let regret = told.regrets.iter().find(|regret| regret.aim == Aim::Hunt).expect("a regret of the hunt");
    let before = record.cut(regret.ply as usize - 1);
    let advice = Analyst::new(&setup).best(before.game(), &[Pays::Prompt]).expect("an advice");
    assert_eq!((regret.best.1, regret.chosen.1), (millionths(advice.value), millionths(advice.alternatives[0].1)));
    assert_eq!((Some(regret.seat), regret.best.0.as_str()), (before.game().winner(), "r"));
    assert!(regret.ply > told.last && regret.cost() >= 10_000);
}

/// What holds of every course.
fn laws(course: &Course, seats: usize) {
    assert!(course.points.len() <= MOST_POINTS);
    assert_eq!(course.points.len(), 1 + course.last.div_ceil(course.every) as usize);
    assert!(course.points.iter().all(|point| point.len() == seats));
    if seats > 1 {
        let near_all = |point: &Vec<i32>| (1_000_000 - point.iter().sum::<i32>()).unsigned_abs() <= seats as u32;
        assert!(course.points.iter().all(near_all), "{course:?}");
    }
    assert!(course.turns.len() <= 3 && course.regrets.len() <= 3);
    for turn in &course.turns {
        assert!((0..=1_000_000).contains(&turn.before) && (0..=1_000_000).contains(&turn.after), "{turn:?}");
        assert!(turn.change() >= 20_000 && (1..=course.last).contains(&turn.ply));
    }
    for regret in &course.regrets {
        assert!(regret.best.1 > regret.chosen.1 && regret.best.0 != regret.chosen.0, "{regret:?}");
    }
    assert!(course.turns.is_sorted_by_key(|turn| std::cmp::Reverse(turn.change())));
    assert!(course.regrets.is_sorted_by_key(|regret| std::cmp::Reverse(regret.cost())));
}

/// The last point is where the first mother is home, or where the record ends.
#[test]
fn a_course_ends_where_the_race_is_decided() {
    for (n, preset) in (1..).zip(Preset::ALL) {
        let (record, mut desk) = (played(preset, 20, 3, n, Policy::Random), Desk::default());
        let told = course(&mut desk, &record);
        let winner = record.game().winner().expect("a winner");
        let sure = Seat::first(3).map(|seat| if seat == winner { 1_000_000 } else { 0 }).collect();
        assert_eq!(told.points.last(), Some(&sure));
        assert!(record.cut(told.last as usize).game().winner().is_some());
        assert!(record.cut(told.last as usize - 1).game().winner().is_none());
        let half = course(&mut desk, &record.cut(told.last as usize / 2));
        assert_eq!(half.points[..], told.points[..=half.last as usize]);
        assert_eq!(course(&mut desk, &record.cut(0)).points, told.points[..1]);
    }
}

/// Asha is two days short with tabas to spare, and throws, more than once in her turn: she regrets it once.
#[test]
fn who_throws_instead_of_paying_regrets_it() {
    let tags = "[Game \"hyena\"]\n[Version \"1\"]\n[Rules \"bell\"]\n[Days \"11\"]\n[Seats \"Asha, Bilal\"]\n\n";
    let record = read::<Chase>(&format!("{tags}1. t t t t t t t t t 6 3 t t 2\n2. t 2\n")).expect("a game");
    let told = course(&mut Desk::default(), &record);
    let mine: Vec<&Regret> = told.regrets.iter().filter(|regret| regret.best.0 == "+2").collect();
    let [regret] = mine[..] else { panic!("{told:?}") };
    assert_eq!((regret.seat, regret.aim, regret.chosen.0.as_str()), (Seat::new(0), Aim::Win, "throw"));
    assert!((12..=14).contains(&regret.ply) && regret.cost() >= 10_000, "{regret:?}");
}

/// A hundred thousand throws that move nobody: still no more points than there is room for.
#[test]
fn a_long_record_has_no_more_points() {
    let tags = "[Game \"hyena\"]\n[Version \"1\"]\n[Rules \"bell\"]\n[Days \"36\"]\n[Seats \"Asha, Bilal\"]\n\n";
    let record = read::<Chase>(&format!("{tags}1. {}\n", "6 ".repeat(100_000).trim_end())).expect("a game");
    let told = course(&mut Desk::default(), &record);
    assert_eq!((told.last, told.every, told.turns.len()), (100_000, 101, 0));
    laws(&told, 2);
}

/// By every rule set and for any number of players, the laws hold, and the work can be cut up anywhere.
#[test]
fn slices_change_nothing() {
    for (n, preset) in (11..).zip(Preset::ALL) {
        let mut desk = Desk::default();
        for seats in [2, 5, 12] {
            let record = played(preset, 9, seats, n, Policy::Random);
            let whole = ask(&mut Desk::default(), "course", &record);
            assert_eq!(ask_in_slices(&mut desk, "course", &record), whole);
            laws(&Course::read(&whole.expect("a course")).expect("its form"), usize::from(seats));
        }
    }
    let record = random_sowing(Setup::default(), Seed::new([8; 16])).expect("a game");
    let whole = ask(&mut Desk::default(), "course", &record);
    let mut desk = Desk::default();
    ask(&mut desk, "hint", &record.cut(9));
    assert_eq!(ask_in_slices(&mut desk, "course", &record), whole);
}

/// A game of Je ki n je ends at its stores, and what is worked out before goes there.
#[test]
fn a_course_of_je_ki_n_je_ends_at_its_stores() {
    let mut desk = Desk::default();
    for n in 0..4 {
        let record = random_sowing(Setup::default(), Seed::new([n; 16])).expect("a game");
        let told = course(&mut desk, &record);
        let stores = Seat::first(2).map(|seat| i32::from(record.game().store(seat))).collect::<Vec<_>>();
        assert_eq!(told.points.last(), Some(&vec![100 * (stores[0] - stores[1])]));
        assert_eq!((told.every, told.last as usize), (1, record.moves().len()));
        assert!(told.points.iter().all(|point| (-4800..=4800).contains(&point[0])));
        assert!(told.regrets.iter().all(|regret| regret.aim == Aim::Seeds && regret.cost() >= 100));
        laws(&told, 1);
    }
}

/// A move that turns a win by force into a loss by force is regretted, with both values; the move that keeps it is not.
#[test]
fn a_move_that_throws_the_win_away_is_regretted() {
    let mut endings = Endings::new(Options::default());
    while !endings.compute(8, 100_000) {}
    let (mut desk, mut thrown_away, mut kept) = (Desk::default(), 0, 0);
    let mut choices = Seed::new(*b"thrown away wins").choices();
    while thrown_away < 20 {
        let mut board = [0; Hole::COUNT as usize];
        (0..8).for_each(|_| board[choices.below(12) as usize] += 1);
        let setup = Setup { start: Start { board, stores: [20, 20], ..Start::default() }, ..Setup::default() };
        let record = Record::<Sowing>::begin(setup, Head::default()).expect("a game");
        let view = record.game().view();
        let won = endings.bounds(view, &Peaks::NONE).is_some_and(|bounds| bounds.least > 0);
        for mv in record.game().legal_moves().into_iter().filter(|_| won) {
            let mut after = record.clone();
            after.play(mv, &mut Deaf).expect("a move");
            let Some(opponent) = after.game().to_act().seat() else { continue };
            let captured = after.game().views().len() == 1;
            let peaks = if captured { Peaks::NONE } else { endings.peaks(view, &Peaks::NONE) };
            let lead = i32::from(after.game().store(opponent)) - i32::from(after.game().store(opponent.next(2)));
            let bounds = endings.bounds(after.game().view(), &peaks).expect("held");
            if lead + bounds.least > 0 {
                let told = course(&mut desk, &after);
                let [regret] = &told.regrets[..] else { panic!("{told:?} of {after}") };
                assert_eq!((regret.ply, &regret.chosen.0), (1, &Sowing::write_move(mv)));
                assert!(regret.chosen.1 < 0 && regret.best.1 > 0, "{regret:?} of {after}");
                thrown_away += 1;
                // The best one, played instead, leaves nothing to regret.
                let mut better = record.clone();
                let best = record.game().read_move(&regret.best.0).expect("a move");
                better.play(best, &mut Deaf).expect("a move");
                assert_eq!(course(&mut desk, &better).regrets, [], "{better}");
                kept += 1;
            }
        }
    }
    assert_eq!(thrown_away, kept);
}

fn seats() -> impl Strategy<Value = Seat> {
    (0..12_u8).prop_map(Seat::new)
}

fn turns() -> impl Strategy<Value = Turn> {
    (any::<u32>(), seats(), any::<i32>(), any::<i32>()).prop_map(|(ply, seat, before, after)| Turn {
        ply,
        seat,
        before,
        after,
    })
}

fn regrets() -> impl Strategy<Value = Regret> {
    (any::<u32>(), seats(), aims(), choices(), choices()).prop_map(|(ply, seat, aim, chosen, best)| Regret {
        ply,
        seat,
        aim,
        chosen,
        best,
    })
}

fn points() -> impl Strategy<Value = Vec<Vec<i32>>> {
    (1..12_usize)
        .prop_flat_map(|width| proptest::collection::vec(proptest::collection::vec(any::<i32>(), width), 1..20))
}

proptest! {
    /// What is written is read again.
    #[test]
    fn a_course_is_read_as_it_was_written(
        every in 1..=u32::MAX,
        last: u32,
        points in points(),
        turns in proptest::collection::vec(turns(), 0..4),
        regrets in proptest::collection::vec(regrets(), 0..4),
    ) {
        let course = Course { every, last, points, turns, regrets };
        prop_assert_eq!(Course::read(&course.to_string()), Some(course));
    }

    /// Any other text is no course, and breaks nothing.
    #[test]
    fn no_text_breaks_the_reading(
        text in "[0-9] [0-9]{1,11}\n(point|turn|regret|win|throw|[0-9]{1,11}|-| |\n){0,40}",
        any in "\\PC*",
    ) {
        if let Some(course) = Course::read(&text) {
            prop_assert!(course.every > 0 && !course.points.is_empty());
        }
        prop_assert_eq!(Course::read(&any), None);
    }
}
