//! The Hyena Chase at a table.

use hyena_chase::chance::{Fall, Seed};
use hyena_chase::games::hyena::{Chase, Days, Fee, Happening, Move, Preset, Setup, Standing};
use hyena_chase::games::{Deaf, Game, Seat, ToAct};
use hyena_chase::record::{Head, Name, Record, read};
use hyena_chase::table::{Act, Series, Table};

const SEED: [u8; 16] = *b"seed of a table!";

fn seed(n: u8) -> Seed {
    Seed::new([n; 16])
}

fn record(text: &str) -> Record<Chase> {
    read::<Chase>(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Begins a short game of three with a seed.
fn begin() -> Table<Chase> {
    let names = ["Asha", "Bilal, \"the\" \\", "ضبع"].map(|name| Name::new(name).expect("a name")).to_vec();
    let head = Head { names, seed: Some(Seed::new(SEED)), ..Head::default() };
    let setup = Setup { rules: Preset::Bell.rules(), days: Days(12), seats: 3, ..Setup::default() };
    Table::open(Record::begin(setup, head).expect("a game"), seed(0))
}

/// Does what a person could: pays where it can be paid, else throws; `None` at the end.
fn next_act(table: &Table<Chase>) -> Option<Act<Chase>> {
    match table.game().to_act() {
        ToAct::Over => None,
        ToAct::Seat(_) => table.game().payment().map(|fee| Act::Play(Move::Pay(fee))),
        ToAct::Chance(_) => Some(Act::Throw),
    }
}

fn play_out(mut table: Table<Chase>) -> Table<Chase> {
    while let Some(act) = next_act(&table) {
        table = table.after(&act).expect("an act that can be done");
    }
    table
}

fn rematch(n: u8) -> Act<Chase> {
    Act::Rematch { seed: seed(n), date: Some("2026-12-01".to_owned()) }
}

/// Lists a series as name, games, wins, points.
fn lines(series: &Series) -> Vec<(String, u32, u32, u32)> {
    series.lines().iter().map(|line| (line.name.as_str().to_owned(), line.games, line.wins, line.points)).collect()
}

/// Throw n of a game falls as number n of the seed's stream says, whatever is paid between the throws.
#[test]
fn throws_follow_the_seed() {
    let mut table = begin();
    let mut stream = Seed::new(SEED).throws();
    while let Some(act) = next_act(&table) {
        let next = table.record().next_throw();
        if act == Act::Throw {
            let drawn = table.game().throw(stream.draw());
            assert_eq!(next, drawn);
            table = table.after(&act).expect("a throw");
            assert_eq!(table.record().moves().last().copied(), drawn);
        } else {
            table = table.after(&act).expect("a payment");
            let over = table.game().to_act() == ToAct::Over;
            assert_eq!(table.record().next_throw(), next.filter(|_| !over), "a payment changes no throw");
        }
    }
    assert_eq!(table.record().next_throw(), None);
    assert!(table.after(&Act::Throw).is_none(), "nobody throws after the end");
}

/// Each act is counted, tells what it did, and adds that to what happened from the beginning.
#[test]
fn what_happened_is_the_whole_replay() {
    let mut table = begin();
    assert_eq!((table.acts(), table.fresh(), table.happenings().len()), (0, &[][..], 0));
    let mut replayed: Vec<Happening> = Vec::new();
    let mut game = table.game().clone();
    while let Some(act) = next_act(&table) {
        let next = table.after(&act).expect("an act");
        let mv = *next.record().moves().last().expect("a move");
        let mut fresh = Vec::new();
        game.play(mv, &mut fresh).expect("a move that was played");
        assert_eq!(next.fresh(), fresh);
        replayed.extend(fresh);
        assert_eq!(**next.happenings(), replayed);
        assert_eq!(next.game(), &game);
        assert_eq!(next.acts(), table.acts() + 1);
        table = next;
    }
    assert_eq!(replayed.last(), Some(&Happening::Over));
    let opened = Table::open(record(&table.record().to_string()), seed(0));
    assert_eq!(opened.happenings(), table.happenings());
    assert!(opened.fresh().is_empty(), "opening is no act");
}

/// A choice can be taken back: what is left is the shorter record. A throw stands.
#[test]
fn only_a_choice_is_taken_back() {
    let mut table = begin();
    let mut taken = 0;
    while let Some(act) = next_act(&table) {
        let next = table.after(&act).expect("an act");
        let pays = act != Act::Throw;
        assert_eq!(next.can_take_back(), pays);
        let back = next.after(&Act::TakeBack);
        assert_eq!(back.is_some(), pays);
        if let Some(back) = back {
            taken += 1;
            assert_eq!(back.record(), table.record());
            assert_eq!(back.record(), &next.record().cut(next.record().moves().len() - 1));
            assert_eq!(back.happenings(), table.happenings());
            assert!(back.fresh().is_empty());
            assert_eq!(back.acts(), next.acts() + 1);
            let again = back.after(&act).expect("it can be paid again");
            assert_eq!((again.record(), again.fresh()), (next.record(), next.fresh()));
        }
        table = next;
    }
    assert!(taken > 5);
    assert!(begin().after(&Act::TakeBack).is_none(), "nothing was done yet");
}

/// An act that cannot be done changes nothing.
#[test]
fn what_is_illegal_is_no_act() {
    let table = begin();
    for mv in [Move::Pay(Fee::Leave), Move::Pay(Fee::HyenaDrink), Move::Throw(Fall::Points(4))] {
        assert!(table.after(&Act::Play(mv)).is_none(), "{mv:?}");
    }
    let by_hand = table.after(&Act::Play(Move::Throw(Fall::Points(6)))).expect("a throw made by hand");
    assert_eq!(by_hand.record().moves(), [Move::Throw(Fall::Points(6))]);
    assert!(!by_hand.can_take_back());
    let mut second = Seed::new(SEED).throws();
    second.seek(1);
    assert_eq!(by_hand.record().next_throw(), by_hand.game().throw(second.draw()), "it took the place of throw 0");
}

/// Playing again keeps names, rules and unknown tags; the next seat begins, round the table.
#[test]
fn a_rematch_begins_with_the_next_seat() {
    let mut table = begin();
    for (n, first) in [1, 2, 0, 1].into_iter().enumerate() {
        let next = table.after(&rematch(n as u8)).expect("a rematch, also of a game that has not ended");
        assert_eq!(*next.game().setup(), Setup { first: Seat::new(first), ..*table.game().setup() });
        assert_eq!(next.game().to_act(), ToAct::Chance(Seat::new(first)));
        assert_eq!(next.record().head().names, table.record().head().names);
        assert_eq!(next.record().head().seed, Some(seed(n as u8)));
        assert_eq!(next.record().head().date.as_deref(), Some("2026-12-01"));
        assert!(next.record().moves().is_empty() && next.happenings().is_empty() && next.fresh().is_empty());
        assert_eq!(next.acts(), table.acts() + 1);
        table = next;
    }
    let text = begin().record().to_string().replacen("\n\n", "\n[Event \"at home\"]\n\n", 1);
    let next = Table::open(record(&text), seed(0)).after(&rematch(9)).expect("a rematch");
    assert!(next.record().to_string().contains("[Event \"at home\"]\n"));
}

/// E3: 3 points for a win, 1 for safe, 0 otherwise, summed over the games, each saved and opened in between.
#[test]
fn e3_a_series_is_carried_from_game_to_game() {
    let mut table = begin();
    let mut expected: Vec<(String, u32, u32, u32)> = Vec::new();
    let mut seen = Vec::new();
    for n in 0..150 {
        assert_eq!(lines(&table.series()), expected, "a game that has not ended counts nothing");
        table = play_out(table);
        let standings = table.game().standings().expect("an end");
        for (name, standing) in table.record().head().names.iter().zip(&standings) {
            if n == 0 {
                expected.push((name.as_str().to_owned(), 0, 0, 0));
            }
            let line = expected.iter_mut().find(|line| line.0 == name.as_str()).expect("a line");
            line.1 += 1;
            line.2 += u32::from(*standing == Standing::Won);
            line.3 += match standing {
                Standing::Won => 3,
                Standing::Safe => 1,
                Standing::Late | Standing::Eaten => 0,
            };
        }
        seen.extend(standings);
        expected.sort_by_key(|line| std::cmp::Reverse((line.3, line.2)));
        assert_eq!(lines(&table.series()), expected);
        let text = table.record().to_string();
        table = Table::open(record(&text), seed(0));
        assert_eq!(lines(&table.series()), expected, "{text}");
        table = table.after(&rematch(n)).expect("a rematch");
        let text = table.record().to_string();
        assert_eq!(record(&text), *table.record());
        assert_eq!(text.matches("[Series ").count(), 1, "{text}");
        table = Table::open(record(&text), seed(0));
    }
    for standing in [Standing::Won, Standing::Safe, Standing::Late] {
        assert!(seen.contains(&standing), "no {standing:?} in {seen:?}");
    }
}

/// A game without a seed goes on by the one that it is opened with; one with a seed keeps its own.
#[test]
fn a_game_without_a_seed_goes_on_by_the_given_one() {
    let text = begin().record().to_string();
    let line = format!("[Seed \"{}\"]\n", Seed::new(SEED));
    let without = record(&text.replace(&line, "").replacen("\n\n", "\n\n1. t 3 2\n2. 3\n", 1));
    assert_eq!(without.next_throw(), None);
    let table = Table::open(without, seed(7));
    assert_eq!(table.record().head().seed, Some(seed(7)));
    let mut stream = seed(7).throws();
    stream.seek(4);
    assert_eq!(table.record().next_throw(), table.game().throw(stream.draw()), "four throws were made already");
    assert!(table.record().to_string().contains(&format!("[Seed \"{}\"]\n", seed(7))));
    assert_eq!(Table::open(record(&text), seed(7)).record().head().seed, Some(Seed::new(SEED)));
}

/// A tag `Series` that makes no sense counts as none, and is gone after the next game.
#[test]
fn a_hostile_series_counts_as_none() {
    let text = begin().record().to_string();
    let ended = play_out(begin()).record().to_string();
    let hostile = [
        "",
        "x",
        "1 1 3",
        "1 1 3 ",
        "-1 1 3 Asha",
        "1 1 4294967296 Asha",
        "1 1 1e9 Asha",
        "1 1 3 Asha, ",
        "1 1 3 Asha, 2 0 x Bilal",
        "1 1 3 As\u{202E}ha",
        "1 1 3 Abcdefghijklmnopqrstuvwxy",
        "{\\\"Asha\\\": 3}",
    ];
    for value in hostile {
        let with = |text: &str| record(&text.replacen("\n\n", &format!("\n[Series \"{value}\"]\n\n"), 1));
        let table = Table::open(with(&text), seed(0));
        assert_eq!(lines(&table.series()), [], "{value}");
        let table = Table::open(with(&ended), seed(0));
        assert_eq!(table.series(), play_out(begin()).series(), "{value}");
        let next = table.after(&rematch(1)).expect("a rematch");
        assert_eq!(next.series(), table.series());
    }
    // Sums that would not fit stay at the most there can be.
    let most = ended.replacen("\n\n", "\n[Series \"4294967295 4294967295 4294967295 Asha\"]\n\n", 1);
    let series = Table::open(record(&most), seed(0)).series();
    assert_eq!(lines(&series)[0], ("Asha".to_owned(), u32::MAX, u32::MAX, u32::MAX));
    assert_eq!(series.lines().len(), 3);
}

/// A move refused by the record leaves the record as it was.
#[test]
fn an_illegal_move_leaves_the_record_as_it_was() {
    let mut record = begin().record().clone();
    let before = record.clone();
    assert!(record.play(Move::Pay(Fee::Wash), &mut Deaf).is_err());
    assert_eq!(record, before);
}
