//! Reports as text.

use crate::asked::{seed, setup};
use hyena_chase::analysis::Analyst;
use hyena_chase::chance::Flat;
use hyena_chase::games::hyena::{Chase, Errands, Preset, Rules, Setup, TopUp};
use hyena_chase::games::{Game, Seat};
use hyena_chase::players::{Level, Player};
use hyena_chase::study::{Counted, Histogram, Millionths, Report, Share, Trial, json as rows_of};
use proptest::prelude::*;
use serde_json::{Value, json};

const CUSTOM: Rules =
    Rules { top_up: TopUp::AtMost(3), errands: Errands::Fees { drink: 1, wash: 0, set_out: 3 }, ..Rules::BELL };

fn found(setup: Setup, players: &[Player], games: u64, n: u64) -> Report {
    let mut trial = Trial::new(Chase::new(setup).expect("a good setup"), n % 3, seed(n), players, games);
    trial.work_out(&mut Analyst::new(&setup));
    while !trial.is_done() {
        trial.play_on();
    }
    trial.report()
}

fn histograms(report: &mut Report) -> [&mut Histogram; 3] {
    [&mut report.rounds, &mut report.lengths, &mut report.caught]
}

/// Multiplies all counts: they still add up.
fn scaled(mut report: Report, by: u64) -> Report {
    report.games *= by;
    report.throws *= by;
    for seat in &mut report.seats {
        let ended = &mut seat.ended;
        for count in [&mut ended.won, &mut ended.safe, &mut ended.late, &mut ended.eaten] {
            *count *= by;
        }
    }
    for (_, fell) in &mut report.falls {
        fell.count *= by;
    }
    for bin in histograms(&mut report).into_iter().flat_map(|histogram| &mut histogram.bins) {
        bin.count *= by;
    }
    report
}

fn reports() -> impl Strategy<Value = Report> {
    let rules = prop::sample::select([&Preset::ALL.map(Preset::rules)[..], &[CUSTOM]].concat());
    let players: Vec<Player> = Player::all().filter(|player| *player != Player::Plays(Level::Hard)).collect();
    let players = prop::collection::vec(prop::sample::select(players), 1..6);
    let chance = prop::option::of((0..=1_000_000_u32).prop_map(Millionths));
    (rules, 6..20_u8, players, 0..40_u64, any::<u64>(), (1..1_000_000_u64, 5..=95_u8, any::<bool>(), chance)).prop_map(
        |(rules, days, players, games, n, (by, flat, given_up, chance))| {
            let flat = Flat::hundredths(flat).expect("a share");
            let seats = (players.len() as u8).max(2);
            let setup = Setup { first: Seat::new(n as u8 % seats), flat, ..setup(rules, days, seats) };
            let mut report = scaled(found(setup, &players, games, n), by);
            report.given_up = given_up;
            report.seats[0].win = chance;
            report
        },
    )
}

/// Does one harm to a text.
fn harm(text: &mut Vec<char>, (way, at, n): (u8, u16, u16)) {
    let signs: Vec<char> = ",\n\"0123456789.-abcdefghtwonrules \r\u{0}é".chars().collect();
    let (at, sign) = (usize::from(at) % text.len().max(1), signs[usize::from(n) % signs.len()]);
    let end = (at + usize::from(n) % 30).min(text.len());
    match way % 5 {
        0 => text.insert(at, sign),
        1 if at < text.len() => text[at] = sign,
        2 => drop(text.drain(at..end)),
        3 => text.splice(at..at, text[at..end].to_vec()).for_each(drop),
        _ => text.truncate(at),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read(report in reports()) {
        let text = report.csv();
        prop_assert_eq!(Report::read(&text), Ok(report.clone()), "{}", text);
        prop_assert_eq!(Report::read_all(&format!("{text}\n{text}")), Ok(vec![report.clone(), report]));
    }

    /// A damaged text is refused, or it is read as another report.
    #[test]
    fn damaged_texts_are_read_or_refused(
        report in reports(),
        harms in prop::collection::vec(prop::collection::vec(any::<(u8, u16, u16)>(), 1..4), 40),
    ) {
        let text: Vec<char> = report.csv().chars().collect();
        for damage in harms {
            let mut text = text.clone();
            for one in damage {
                harm(&mut text, one);
            }
            let text: String = text.into_iter().collect();
            if let Ok(read) = Report::read(&text) {
                prop_assert!(read.adds_up());
                prop_assert_eq!(Report::read(&read.csv()), Ok(read.clone()), "{}", text);
            }
        }
    }
}

#[test]
fn a_report_is_a_table_of_seven_columns() {
    let report = found(setup(CUSTOM, 9, 2), &Player::all().take(2).collect::<Vec<_>>(), 500, 3);
    let text = report.csv();
    let head = "measure,key,value,share,low,high,exact\nrules,,custom,,,,\nrule,top-up,3,,,,\n\
                rule,errands,\"drink 1, set-out 3\",,,,\ndays,,9,,,,\nseats,,2,,,,\nflat,,50,,,,\nseed,,";
    assert!(text.starts_with(head), "{text}");
    assert!(text.contains("\npolicy,1,prompt,,,,\npolicy,2,never,,,,\ngames,,500,,,,\nthrows,,"), "{text}");
    for line in text.lines().filter(|line| !line.contains('"')) {
        assert_eq!(line.split(',').count(), 7, "{line}");
    }
    let won = format!("won,1,{},", report.seats[0].ended.won);
    let line = text.lines().find(|line| line.starts_with(&won)).expect("a line of who won");
    let cells: Vec<&str> = line.split(',').collect();
    assert!(cells[3..].iter().all(|cell| cell.len() == 8 && cell.starts_with("0.")), "{line}");
    assert!(cells[4] < cells[3] && cells[3] < cells[5]);
    assert!(text.contains("\nfall,t,") && text.contains(",0.375000\nfall,2,") && text.contains("\ncaught,0,"));
}

/// As JSON it is the same table: a list of its rows, without the empty cells.
#[test]
fn a_report_is_a_list_of_rows_that_say_the_same() {
    let report = found(setup(CUSTOM, 9, 2), &[Player::Plays(Level::Medium)], 500, 3);
    let csv = report.csv();
    let rows: Vec<Value> = serde_json::from_str(&rows_of(&csv)).expect("JSON");
    assert_eq!(rows.len(), csv.lines().count() - 1);
    let row = |measure: &str, key: &Value| {
        rows.iter().find(|row| row["measure"] == measure && row["key"] == *key).expect("a row").clone()
    };
    assert_eq!(row("rule", &"errands".into())["value"], "drink 1, set-out 3");
    assert_eq!(row("seed", &Value::Null)["value"], seed(3).to_string());
    assert_eq!(row("games", &Value::Null), json!({ "measure": "games", "value": 500 }));
    let (won, seat) = (row("won", &2.into()), report.seats[1]);
    assert_eq!(won["value"], seat.ended.won);
    let exact = won["exact"].as_f64().expect("a chance") * 1e6;
    assert!((exact - f64::from(seat.win.expect("known").0)).abs() < 1e-3);
    assert_eq!(row("fall", &"t".into())["exact"], 0.375);
    assert_eq!(rows_of(&Report::read(&csv).expect("a report").csv()), rows_of(&csv));
}

/// Each game and throw is counted once everywhere; the lengths of games fill some dozen bins of a round width.
#[test]
fn counts_add_up() {
    for (n, preset) in (0..).zip(Preset::ALL) {
        for (days, games) in [(6, 1), (20, 300), (57, 2000)] {
            let report = found(setup(preset.rules(), days, 4), &[Player::Plays(Level::Easy)], games, n);
            assert!(report.adds_up() && report.games == games);
            let mut bad = report.clone();
            bad.throws += 1;
            assert!(!bad.adds_up());
            let eaten: u64 = report.seats.iter().map(|seat| seat.ended.eaten).sum();
            assert_eq!(eaten, report.caught.iter().map(|(mothers, bin)| mothers * bin.count).sum::<u64>());
            let Histogram { width, ref bins, .. } = report.lengths;
            assert!([1, 2, 5, 10, 20, 50].contains(&width) && bins.len() <= 60 && (games < 300 || bins.len() > 20));
            let open = bins.last().map_or(0, |bin| bin.count);
            assert!(games < 300 || open * 20 < games, "{open} of {games} are in the last bin");
        }
    }
}

#[test]
fn shares_are_whole_millionths() {
    assert_eq!(Millionths::part(1, 3).to_string(), "0.333333");
    assert_eq!(Millionths::part(2, 3).to_string(), "0.666667");
    assert_eq!((Millionths::part(0, 0), Millionths::part(9, 9)), (Millionths(0), Millionths::ONE));
    assert_eq!(Millionths::part(u64::MAX, u64::MAX).to_string(), "1.000000");
    assert_eq!([-1.0, f64::NAN, 2.0, 0.25].map(|x| Millionths::near(x).0), [0, 0, 1_000_000, 250_000]);
    assert_eq!(Share::of(0, 0), Share { share: Millionths(0), low: Millionths(0), high: Millionths::ONE });
    let all = Share::of(1000, 1000);
    assert!(all.low.0 > 990_000 && (all.share, all.high) == (Millionths::ONE, Millionths::ONE));
}

/// Whatever was never written is refused.
#[test]
fn hostile_texts_are_refused() {
    let report = found(setup(Rules::BELL, 6, 2), &[Player::Plays(Level::Easy)], 3, 0);
    let text = report.csv();
    assert_eq!(Report::read(&text), Ok(report.clone()));
    let most = u64::MAX.to_string();
    for bad in [
        String::new(),
        "measure,key,value,share,low,high,exact\n".to_owned(),
        format!("{text}\n"),
        text.replace("games,,3,", "games,,4,"),
        text.replace("games,,3,", &format!("games,,{most},")),
        text.replace("days,,6,", "days,,5,"),
        text.replace("seats,,2,", "seats,,255,"),
        text.replace("policy,2,easy", "policy,2,best"),
        text.replace("width,,1,", "width,,0,"),
        text.replace("width,,1,", "width,,4294967295,"),
        text.replace("flat,,50,", "flat,,4,"),
        text.replace("caught,0,", "caught,4294967295,"),
        text.replace(",0.375000\n", ",0.37500\n"),
        text.replace(",0.375000\n", ",4295.000000\n"),
    ] {
        assert_ne!(bad, text);
        assert!(Report::read(&bad).is_err(), "{bad}");
    }
    assert!(Report::read_all("").is_err() && Report::read_all("\n\n").is_err());
    let mut endless = report;
    endless.rounds.bins.push(Counted { count: u64::MAX, exact: None });
    assert!(Report::read(&endless.csv()).is_err(), "counts that do not add up");
}
