//! Je ki n je at a table.

use hyena_chase::chance::Seed;
use hyena_chase::games::jekinje::{A, B, Happening, Move, Setup, Sowing, Standing};
use hyena_chase::games::{Game, Seat, ToAct};
use hyena_chase::record::{Head, Name, Record, read};
use hyena_chase::table::{Act, Rotate, Series, Table};

fn seed(n: u8) -> Seed {
    Seed::new([n; 16])
}

fn record(text: &str) -> Record<Sowing> {
    read::<Sowing>(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn begin() -> Table<Sowing> {
    let names = ["Adé", "Bọ́lá"].map(|name| Name::new(name).expect("a name")).to_vec();
    Table::open(Record::begin(Setup::default(), Head { names, ..Head::default() }).expect("a game"), seed(0))
}

/// Plays a game out, each choice by `seed`, and shows each act with the tables before and after it.
fn play_out(
    mut table: Table<Sowing>,
    seed: Seed,
    mut look: impl FnMut(&Table<Sowing>, Move, &Table<Sowing>),
) -> Table<Sowing> {
    let mut choices = seed.choices();
    while let Some(mv) = table.game().playable().get(choices.below(table.game().playable().len())) {
        let next = table.after(&Act::Play(mv)).expect("a playable move");
        look(&table, mv, &next);
        table = next;
    }
    table
}

fn rematch(n: u8) -> Act<Sowing> {
    Act::Rematch { seed: seed(n), date: Some("2026-12-01".to_owned()) }
}

fn lines(series: &Series) -> Vec<(String, u32, u32, u32)> {
    series.lines().iter().map(|line| (line.name.as_str().to_owned(), line.games, line.wins, line.points)).collect()
}

/// Each act tells what it did, and adds that to what happened from the beginning.
#[test]
fn what_happened_is_the_whole_replay() {
    let (mut replayed, mut game) = (Vec::new(), begin().game().clone());
    let table = play_out(begin(), seed(3), |before, mv, after| {
        let mut fresh = Vec::new();
        game.play(mv, &mut fresh).expect("a move that was played");
        assert_eq!((after.fresh(), after.acts()), (fresh.as_slice(), before.acts() + 1));
        replayed.extend(fresh);
        assert_eq!((&**after.happenings(), after.game()), (&replayed, &game));
    });
    assert_eq!(replayed.last(), Some(&Happening::Over));
    let opened = Table::open(record(&table.record().to_string()), seed(0));
    assert_eq!(opened.happenings(), table.happenings());
    assert!(opened.fresh().is_empty(), "opening is no act");
}

/// Every move can be taken back, the last of the game and a capture too; what is left is the shorter record.
#[test]
fn every_move_is_taken_back() {
    assert!(begin().after(&Act::TakeBack).is_none(), "nothing was done yet");
    let mut captures = 0;
    let end = play_out(begin(), seed(4), |before, mv, after| {
        assert!(after.can_take_back());
        let back = after.after(&Act::TakeBack).expect("a move to take back");
        assert_eq!((back.record(), back.game(), back.acts()), (before.record(), before.game(), after.acts() + 1));
        assert_eq!((back.happenings(), back.fresh().len()), (before.happenings(), 0));
        let again = back.after(&Act::Play(mv)).expect("it can be played again");
        assert_eq!((again.record(), again.fresh()), (after.record(), after.fresh()));
        captures += after.fresh().iter().filter(|told| matches!(told, Happening::Captured { .. })).count();
    });
    assert!(captures > 3, "{captures}");
    let back = end.after(&Act::TakeBack).expect("the last move");
    assert!(end.game().why().is_some() && back.game().why().is_none());
}

/// Nobody throws, and no seed is added to a record.
#[test]
fn nothing_is_thrown() {
    let table = begin();
    assert!(table.after(&Act::Throw).is_none());
    assert_eq!(table.record().head().seed, None);
    let next = table.after(&rematch(5)).expect("a rematch");
    assert_eq!(next.record().head().seed, None);
    assert!(!next.record().to_string().contains("Seed"));
    let with = table.record().to_string().replacen("]\n\n", &format!("]\n[Seed \"{}\"]\n\n", seed(9)), 1);
    assert_eq!(Table::open(record(&with), seed(1)).record().head().seed, Some(seed(9)), "one that stands there stays");
}

/// The other begins the next game, from the same start with the same options.
#[test]
fn a_rematch_begins_with_the_other() {
    let mut table = begin();
    for (n, first) in [A, B, A].into_iter().enumerate() {
        let next = table.after(&rematch(n as u8)).expect("a rematch");
        assert_eq!((Sowing::first(next.game().setup()), next.game().to_act()), (first, ToAct::Seat(first)));
        assert_eq!(next.record().head().names, table.record().head().names);
        assert_eq!(next.record().head().date.as_deref(), Some("2026-12-01"));
        assert_eq!(*next.game().setup(), Sowing::beginning_with(table.game().setup(), first));
        assert!(next.record().moves().is_empty() && next.happenings().is_empty());
        assert_eq!(record(&next.record().to_string()), *next.record());
        table = next;
    }
    let text = "[Game \"jekinje\"]\n[Version \"1\"]\n[Option.next \"any\"]\n[Start \"1 3 0 0 2 0 / 0 2 1 1 0 4 / 34 0 / B\"]\n[Seats \"X, Y\"]\n\n1. 2B\n";
    let next = Table::open(record(text), seed(0)).after(&rematch(1)).expect("a rematch");
    assert_eq!(
        next.record().to_string(),
        text.replace("0 / B\"", "0 / A\"").replace("1. 2B\n", "").replace("Y\"]", "Y\"]\n[Date \"2026-12-01\"]")
    );
}

/// 3 points for a win, 1 for a draw.
#[test]
fn a_series_counts_3_1_0() {
    let mut table = begin();
    let mut expected = [("Adé".to_owned(), 0, 0, 0), ("Bọ́lá".to_owned(), 0, 0, 0)];
    let mut drawn = 0;
    for n in 0..60 {
        table = play_out(table, seed(n), |_, _, _| {});
        let standings = table.game().standings().expect("an end");
        let (b, a) = (table.game().store(B), table.game().store(A));
        for ((name, standing), (mine, other)) in ["Adé", "Bọ́lá"].into_iter().zip(standings).zip([(b, a), (a, b)])
        {
            let line = expected.iter_mut().find(|line| line.0 == name).expect("a line");
            line.1 += 1;
            line.2 += u32::from(mine > other);
            line.3 += if mine > other { 3 } else { u32::from(mine == other) };
            assert_eq!(standing == Standing::Drew, mine == other);
        }
        drawn += u32::from(a == b);
        expected.sort_by_key(|line| std::cmp::Reverse((line.3, line.2)));
        assert_eq!(lines(&table.series()), expected);
        table = Table::open(record(&table.record().to_string()), seed(0)).after(&rematch(n)).expect("a rematch");
    }
    assert!(drawn > 0, "a draw was seen");
}

/// An act that cannot be done changes nothing.
#[test]
fn what_is_illegal_is_no_act() {
    let table = begin();
    assert_eq!(table.game().to_act(), ToAct::Seat(Seat::new(0)));
    for token in ["1A", "6A", "2B<"] {
        let mv = hyena_chase::record::Notation::read_move(table.game(), token).expect("a move");
        assert!(table.after(&Act::Play(mv)).is_none(), "{token}");
    }
}
