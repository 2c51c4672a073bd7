//! Drawing: each fall has its share of all 64-bit numbers, and a seed's throws follow the odds.

use hyena_chase::chance::{Fall, Flat, Lots, Odds, Seed};
use std::collections::BTreeMap;

const NUMBERS: u128 = 1 << 64;

/// Finds the first number that stands for a fall later than `fall`, in the order of the odds; 2⁶⁴ for the last.
fn end(odds: &Odds, order: &[Fall], fall: usize) -> u128 {
    let later = |lot: u128| {
        let drawn = odds.draw(u64::try_from(lot).expect("a number below 2^64"));
        order.iter().position(|f| *f == drawn).expect("a fall of these lots") > fall
    };
    let (mut low, mut high) = (0, NUMBERS);
    while low < high {
        let middle = u128::midpoint(low, high);
        if later(middle) { high = middle } else { low = middle + 1 }
    }
    low
}

#[test]
fn each_fall_has_its_share_of_all_numbers_within_one() {
    for lots in Lots::ALL {
        for share in 5..=95 {
            let odds = Odds::of(lots, Flat::hundredths(share).expect("a share"));
            let order: Vec<Fall> = odds.iter().map(|(fall, _)| fall).collect();
            let mut begin = 0;
            for (i, (fall, weight)) in odds.iter().enumerate() {
                let end = end(&odds, &order, i);
                let total = u128::from(odds.total());
                // |(end - begin) / 2⁶⁴ - weight / total| < 1 / 2⁶⁴, in whole numbers.
                let (has, due) = ((end - begin) * total, u128::from(weight) * NUMBERS);
                assert!(has.abs_diff(due) < total, "{lots:?} {share} {fall:?}: {begin} to {end}");
                for part in 0..8 {
                    let within = begin + (end - 1 - begin) * part / 7;
                    assert_eq!(odds.draw(within as u64), fall, "{lots:?} {share}: one run of numbers for each fall");
                }
                begin = end;
            }
            assert_eq!(begin, NUMBERS, "{lots:?} {share}: nothing is left over");
        }
    }
}

/// Throws a million times and asserts Pearson's chi-square below the critical value at 1 in 1000.
fn assert_follows(lots: Lots, share: u8, seed: &str, critical: f64) {
    const THROWS: u32 = 1_000_000;
    let odds = Odds::of(lots, Flat::hundredths(share).expect("a share"));
    let mut stream = seed.parse::<Seed>().expect("a seed").throws();
    let mut counts: BTreeMap<Fall, u32> = BTreeMap::new();
    for _ in 0..THROWS {
        *counts.entry(odds.draw(stream.draw())).or_default() += 1;
    }
    let chi_square: f64 = odds
        .iter()
        .map(|(fall, weight)| {
            let expected = f64::from(THROWS) * f64::from(weight) / f64::from(odds.total());
            (f64::from(counts.remove(&fall).unwrap_or(0)) - expected).powi(2) / expected
        })
        .sum();
    println!("{lots:?}, {share} hundredths: chi-square {chi_square:.2}, critical {critical}");
    assert!(counts.is_empty(), "{lots:?} fell otherwise: {counts:?}");
    assert!(chi_square < critical, "{lots:?}, {share} hundredths: {chi_square}");
    assert!(chi_square > 0.01, "{lots:?}: too even to be chance: {chi_square}");
}

/// Four falls, three degrees of freedom.
const FOUR: f64 = 16.266;
/// Six falls, five degrees of freedom.
const SIX: f64 = 20.515;

#[test]
fn three_sticks_follow_their_odds() {
    assert_follows(Lots::ThreeSticks, 50, "0123456789abcdef0123456789abcdef", FOUR);
    assert_follows(Lots::ThreeSticks, 37, "0123456789abcdef0123456789abcdee", FOUR);
}

#[test]
fn three_dice_follow_their_odds() {
    assert_follows(Lots::ThreeDice, 50, "fedcba9876543210fedcba9876543210", FOUR);
}

#[test]
fn one_die_with_tabas_follows_its_odds() {
    assert_follows(Lots::OneDieTabas, 50, "00000000000000000000000000000000", FOUR);
}

#[test]
fn one_plain_die_follows_its_odds() {
    assert_follows(Lots::PlainDie, 50, "ffffffffffffffffffffffffffffffff", SIX);
}

#[test]
fn davies_sticks_follow_their_odds() {
    assert_follows(Lots::DaviesSticks, 50, "000102030405060708090a0b0c0d0e0f", FOUR);
    assert_follows(Lots::DaviesSticks, 80, "000102030405060708090a0b0c0d0e10", FOUR);
}
