//! The odds of each way to throw, against every way in which its lots can lie.

use hyena_chase::chance::{Fall, Flat, Lots, Odds};
use std::collections::BTreeMap;

/// RULES.md, "The lots": what so many whites or evens count.
fn by_whites(lots: Lots, whites: usize) -> Fall {
    match (whites, lots) {
        (0, _) => Fall::Points(6),
        (1, _) => Fall::Taba,
        (2, _) => Fall::Points(2),
        (3, Lots::DaviesSticks) => Fall::Points(4),
        (3, _) => Fall::Points(3),
        _ => unreachable!("there are three"),
    }
}

/// RULES.md, "The lots": what the single die's pips count.
fn by_pips(lots: Lots, pips: u8) -> Fall {
    if lots == Lots::OneDieTabas && [1, 4, 5].contains(&pips) { Fall::Taba } else { Fall::Points(pips) }
}

/// Adds up the ways of each fall.
fn count(ways: impl Iterator<Item = (Fall, u64)>) -> BTreeMap<Fall, u64> {
    let mut counts = BTreeMap::new();
    for (fall, weight) in ways {
        *counts.entry(fall).or_default() += weight;
    }
    counts
}

/// All 8 ways in which three sticks lie, weighed by `up` hundredths for each white, the rest for each green.
fn sticks(lots: Lots, up: u64) -> BTreeMap<Fall, u64> {
    count((0..8_u32).map(|sides| {
        let weight = (0..3).map(|i| if sides >> i & 1 == 1 { up } else { 100 - up }).product();
        (by_whites(lots, sides.count_ones() as usize), weight)
    }))
}

/// All 216 ways in which three dice lie.
fn dice() -> BTreeMap<Fall, u64> {
    let pips = || 1..=6;
    let ways = pips().flat_map(|a| pips().flat_map(move |b| pips().map(move |c| [a, b, c])));
    count(ways.map(|dice: [u8; 3]| (by_whites(Lots::ThreeDice, dice.iter().filter(|p| **p % 2 == 0).count()), 1)))
}

fn die(lots: Lots) -> BTreeMap<Fall, u64> {
    count((1..=6).map(|pips| (by_pips(lots, pips), 1)))
}

/// Asserts that the odds are those counts, exactly: cross-multiplied, for both are whole numbers.
fn assert_odds(lots: Lots, flat: Flat, counts: &BTreeMap<Fall, u64>) {
    let odds = Odds::of(lots, flat);
    let falls: Vec<Fall> = odds.iter().map(|(fall, _)| fall).collect();
    assert_eq!(falls, counts.keys().copied().collect::<Vec<_>>(), "{lots:?}: the taba, then points upwards, each once");
    let all: u64 = counts.values().sum();
    assert_eq!(odds.iter().map(|(_, weight)| weight).sum::<u32>(), odds.total());
    for (fall, weight) in odds.iter() {
        assert_eq!(u64::from(weight) * all, counts[&fall] * u64::from(odds.total()), "{lots:?} {flat:?} {fall:?}");
    }
    for points in 0..=u8::MAX {
        assert_eq!(odds.can(Fall::Points(points)), counts.contains_key(&Fall::Points(points)));
    }
    assert_eq!(odds.can(Fall::Taba), counts.contains_key(&Fall::Taba));
    assert_eq!(lots.have_tabas(), counts.contains_key(&Fall::Taba));
    assert_eq!(lots.have_one(), counts.contains_key(&Fall::Points(1)));
}

fn flats() -> impl Iterator<Item = Flat> {
    (5..=95).map(|share| Flat::hundredths(share).expect("a share"))
}

#[test]
fn three_sticks_fall_as_8_ways_say_at_every_bias() {
    for flat in flats() {
        assert_odds(Lots::ThreeSticks, flat, &sticks(Lots::ThreeSticks, flat.as_hundredths().into()));
    }
}

#[test]
fn davies_sticks_fall_as_8_ways_say_at_every_bias() {
    for flat in flats() {
        assert_odds(Lots::DaviesSticks, flat, &sticks(Lots::DaviesSticks, flat.as_hundredths().into()));
    }
}

#[test]
fn three_dice_fall_as_216_ways_say_whatever_the_bias() {
    for flat in flats() {
        assert_odds(Lots::ThreeDice, flat, &dice());
    }
}

#[test]
fn one_die_falls_as_6_ways_say_whatever_the_bias() {
    for flat in flats() {
        assert_odds(Lots::OneDieTabas, flat, &die(Lots::OneDieTabas));
        assert_odds(Lots::PlainDie, flat, &die(Lots::PlainDie));
    }
}

/// RULES.md's table itself, in 48ths.
#[test]
fn the_tables_fractions() {
    let table: [(Lots, &[(Fall, u32)]); 5] = [
        (Lots::ThreeSticks, &[(Fall::Taba, 18), (Fall::Points(2), 18), (Fall::Points(3), 6), (Fall::Points(6), 6)]),
        (Lots::ThreeDice, &[(Fall::Taba, 18), (Fall::Points(2), 18), (Fall::Points(3), 6), (Fall::Points(6), 6)]),
        (Lots::OneDieTabas, &[(Fall::Taba, 24), (Fall::Points(2), 8), (Fall::Points(3), 8), (Fall::Points(6), 8)]),
        (
            Lots::PlainDie,
            &[
                (Fall::Points(1), 8),
                (Fall::Points(2), 8),
                (Fall::Points(3), 8),
                (Fall::Points(4), 8),
                (Fall::Points(5), 8),
                (Fall::Points(6), 8),
            ],
        ),
        (Lots::DaviesSticks, &[(Fall::Taba, 18), (Fall::Points(2), 18), (Fall::Points(4), 6), (Fall::Points(6), 6)]),
    ];
    for (lots, expected) in table {
        let odds = Odds::of(lots, Flat::FAIR);
        let fractions: Vec<(Fall, u32)> =
            odds.iter().map(|(fall, weight)| (fall, weight * 48 / odds.total())).collect();
        assert_eq!(fractions, expected, "{lots:?}");
        assert!(odds.iter().all(|(_, weight)| weight * 48 % odds.total() == 0), "{lots:?}: exactly");
    }
}

#[test]
fn lots_add_up_to_what_their_falls_can() {
    for lots in Lots::ALL {
        let odds = Odds::of(lots, Flat::FAIR);
        let mut sums = [false; 256];
        sums[0] = true;
        for days in 1..=usize::from(u8::MAX) {
            sums[days] = (1..=days.min(6)).any(|p| odds.can(Fall::Points(p as u8)) && sums[days - p]);
            assert_eq!(lots.can_add_up_to(days as u8), sums[days], "{lots:?}, {days} days");
        }
    }
}
