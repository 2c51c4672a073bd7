//! Experiments: many games, a slice at a time.

use crate::asked::{answer, record, seed, setup, told};
use hyena_chase::chance::Flat;
use hyena_chase::games::hyena::{Chase, Errands, Preset, Rules};
use hyena_chase::games::{Deaf, Seat};
use hyena_chase::players::{Company, Player, SeatTally, Simulation};
use hyena_chase::record::Record;
use hyena_chase::study::{Desk, MOST_GAMES, Millionths, Report, begin};

fn bell() -> Record<Chase> {
    record(setup(Rules::BELL, 12, 3), seed(1))
}

/// Two settings, one with a player that looks at the others.
fn two() -> String {
    let davies = record(setup(Preset::Davies.rules(), 10, 2), seed(2));
    format!("simulate 700 easy,never,random\n{}simulate 40 hard,medium\n{davies}", bell())
}

#[test]
fn slices_change_nothing() {
    let whole = answer(&two(), || false);
    let mut asked = 0_u32;
    let mut sometimes = || {
        asked += 1;
        asked.is_multiple_of(3)
    };
    assert_eq!(answer(&two(), || true), whole);
    assert_eq!(answer(&two(), &mut sometimes), whole);
    let reports = Report::read_all(&whole).expect("reports");
    assert_eq!(reports.iter().map(|report| report.games).collect::<Vec<_>>(), [700, 40]);
    assert!(reports.iter().all(Report::adds_up));
}

/// Each of two settings is told as if it had been asked for alone, and both grow side by side.
#[test]
fn two_settings_do_not_touch_each_other() {
    let asked = two();
    let (first, second) = asked.split_at(asked.find("simulate 40").expect("a second one"));
    let whole = answer(&asked, || false);
    assert_eq!(whole, format!("{}\n{}", answer(first, || false), answer(second, || false)));

    let (mut desk, question) = (Desk::default(), format!("{0}{0}", format!("simulate 5000 prompt\n{}", bell())));
    let mut work = begin(&question, 0).expect("a question");
    while !work.step(&mut desk, &mut || true) {
        let both = Report::read_all(&told(work.as_ref(), &desk)).expect("reports");
        assert!(both[0].games.abs_diff(both[1].games) <= 16 && both.iter().all(Report::adds_up));
    }
    assert!(work.tells());
}

/// Work that is given up half-way leaves the desk good for the next question.
#[test]
fn a_question_can_be_dropped() {
    let mut desk = Desk::default();
    for slices in 0..6 {
        let mut work = begin(&two(), 0).expect("a question");
        for _ in 0..slices {
            assert!(!work.step(&mut desk, &mut || true));
        }
    }
    let mut work = begin(&two(), 0).expect("a question");
    while !work.step(&mut desk, &mut || false) {}
    assert_eq!(told(work.as_ref(), &desk), answer(&two(), || false));
}

/// It counts what a simulation counts, from the start and from the middle of a game.
#[test]
fn an_experiment_counts_what_a_simulation_counts() {
    let mut middle = bell();
    while middle.game().mothers().iter().all(|mother| mother.at().0 < 6) {
        let mv = middle.next_throw().expect("a throw");
        middle.play(mv, &mut Deaf).expect("a legal move");
    }
    for record in [bell(), middle] {
        let text = answer(&format!("simulate 3000 prompt\n{record}"), || false);
        let report = Report::read(&text).expect("a report");
        let players = vec![Player::named("prompt").expect("a player")];
        let mut simulation = Simulation::from(record.game().clone(), Company::new(players, seed(1)), seed(1));
        simulation.play(3000).expect("an end");
        let tally = simulation.tally();
        assert_eq!((report.games, report.throws), (tally.games, tally.throws));
        assert_eq!(report.seats.iter().map(|seat| seat.ended).collect::<Vec<SeatTally>>(), tally.seats);
        assert!(report.falls.iter().map(|(fall, fell)| (*fall, fell.count)).eq(tally.falls.iter().copied()));
        assert!(report.rounds.iter().all(|(turn, bin)| tally.turns.get(turn as usize).unwrap_or(&0) == &bin.count));
        assert!(report.caught.bins.iter().map(|bin| bin.count).eq(tally.caught.iter().copied()));
        assert_eq!(report.setting.after, record.moves().len() as u64);
        assert_eq!(text.contains("\nafter,"), !record.moves().is_empty());
        for (seat, exact) in report.seats.iter().map(|seat| (seat.ended, seat.win.expect("known"))) {
            let (share, exact) = (tally.share(seat.won), f64::from(exact.0) / 1e6);
            assert!((share - exact).abs() < 5.0 * (exact * (1.0 - exact) / 3000.0).sqrt(), "{share} {exact}");
        }
    }
}

/// What is exact is known where no player looks at the others, and adds up to 1.
#[test]
fn the_exact_chances_are_told_where_they_are_known() {
    let reports = Report::read_all(&answer(&two(), || false)).expect("reports");
    let sum =
        |chances: &mut dyn Iterator<Item = Option<Millionths>>| chances.flatten().map(|Millionths(n)| n).sum::<u32>();
    for (report, known) in reports.iter().zip([1_000_000, 0]) {
        let wins = sum(&mut report.seats.iter().map(|seat| seat.win));
        let rounds = sum(&mut report.rounds.bins.iter().map(|bin| bin.exact));
        let falls = sum(&mut report.falls.iter().map(|(_, fell)| fell.exact));
        assert!(wins.abs_diff(known) < 5 && rounds.abs_diff(known) < 50 && falls.abs_diff(1_000_000) < 5);
    }
    let mut first = setup(Rules::BELL, 9, 2);
    first.first = Seat::new(1);
    let text = answer(&format!("simulate 10 prompt\n{}", record(first, seed(3))), || false);
    assert!(text.contains("\nseats,,2,,,,\nfirst,,2,,,,\nflat,,50,,,,\n"), "{text}");
}

/// A game that does not end ends the experiment, and the other one goes on.
#[test]
fn a_game_that_is_given_up_is_said() {
    let dear = Rules { errands: Errands::Fees { drink: 255, wash: 255, set_out: 255 }, ..Rules::BELL };
    let mut endless = setup(dear, 6, 12);
    endless.flat = Flat::hundredths(95).expect("a share");
    let question = format!("simulate 5 prompt\n{}simulate 50 prompt\n{}", record(endless, seed(4)), bell());
    let text = answer(&question, || true);
    let reports = Report::read_all(&text).expect("reports");
    assert_eq!(
        reports.iter().map(|report| (report.given_up, report.games)).collect::<Vec<_>>(),
        [(true, 0), (false, 50)]
    );
    assert_eq!(text.matches("\nthrows,,0,,,,\ngiven-up,,1,,,,\n").count(), 1);
}

#[test]
fn bad_questions_are_refused_in_a_sentence() {
    let good = bell().to_string();
    let unseeded = good.lines().filter(|line| !line.starts_with("[Seed")).collect::<Vec<_>>().join("\n");
    let form = "a setting is asked for by `simulate GAMES POLICY[,POLICY...]`";
    let unreadable = "below the question stands no record of this game";
    let games = format!("1 to {MOST_GAMES} games can be played");
    let over = include_str!("../playthroughs/custom.txt");
    let other = include_str!("../playthroughs/jekinje-plain.txt");
    for (question, says) in [
        (format!("simulate\n{good}"), form),
        (format!("simulate 10\n{good}"), form),
        (format!("simulate 10 prompt prompt\n{good}"), form),
        (format!("simulate 0 prompt\n{good}"), &games),
        (format!("simulate 10000001 prompt\n{good}"), &games),
        (format!("simulate -1 prompt\n{good}"), &games),
        (format!("simulate 99999999999999999999999 prompt\n{good}"), &games),
        (format!("simulate 10 best\n{good}"), "a policy is prompt, never, random, easy, medium or hard"),
        (format!("simulate 10 \n{good}"), form),
        (format!("simulate 10 easy,hard\n{good}"), "one policy is named for all seats, or one for each"),
        (format!("simulate 10 easy\n{unseeded}"), "the record has no Seed, which decides the throws"),
        (format!("simulate 10 easy\n{over}"), "the game of the record is over"),
        (
            format!("simulate 10 easy\n{other}"),
            "a question about a game is move, hint, course, play or, of hyena, simulate",
        ),
        (format!("simulate 10 easy\n{good}simulate 10 easy\n{other}"), unreadable),
        (format!("simulate 10 easy\n{good}simulate 10 easy\n"), unreadable),
        (format!("simulate 10 easy\n{good}simulate 10\n{good}"), form),
        (["easy", "hard", "never"].map(|policy| format!("simulate 1 {policy}\n{good}")).concat(), "at most two"),
        ("simulate 10 easy".to_owned(), unreadable),
    ] {
        let error = begin(&question, 0).err().unwrap_or_else(|| panic!("no error: {question}"));
        assert!(error.contains(says), "{error}\n{question}");
    }
}
