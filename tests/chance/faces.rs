//! How lots lie: whatever is shown counts to the fall asked for, and every way to lie is shown.

use hyena_chase::chance::{Faces, Fall, Flat, Lots, Odds, Seed};
use std::collections::HashSet;

/// Counts lots as RULES.md's table does, from how they lie.
fn counted(lots: Lots, faces: Faces) -> Fall {
    let whites = |n: usize| match n {
        0 => Fall::Points(6),
        1 => Fall::Taba,
        2 => Fall::Points(2),
        _ if lots == Lots::DaviesSticks => Fall::Points(4),
        _ => Fall::Points(3),
    };
    match (lots, faces) {
        (Lots::ThreeSticks | Lots::DaviesSticks, Faces::Sticks(up)) => whites(up.iter().filter(|up| **up).count()),
        (Lots::ThreeDice, Faces::Dice(pips)) => {
            assert!(pips.iter().all(|pips| (1..=6).contains(pips)), "{pips:?}");
            whites(pips.iter().filter(|pips| **pips % 2 == 0).count())
        }
        (Lots::OneDieTabas, Faces::Die(1 | 4 | 5)) => Fall::Taba,
        (Lots::OneDieTabas, Faces::Die(pips @ (2 | 3 | 6))) | (Lots::PlainDie, Faces::Die(pips @ 1..=6)) => {
            Fall::Points(pips)
        }
        _ => panic!("{lots:?} cannot lie as {faces:?}"),
    }
}

/// Shows each fall of `lots` by many numbers and asserts in how many ways they were seen to lie.
fn assert_shown(lots: Lots, ways: usize) {
    let mut seen = HashSet::new();
    let mut stream = Seed::new(*b"how the lots lie").throws();
    for (fall, _) in Odds::of(lots, Flat::FAIR).iter() {
        let draws: Vec<u64> = (0..20_000).map(|_| stream.draw()).collect();
        for lot in draws.into_iter().chain(0..100).chain([u64::MAX, u64::MAX - 1, 1 << 63]) {
            let faces = Faces::showing(lots, fall, lot);
            assert_eq!(counted(lots, faces), fall, "{lots:?} by {lot}: {faces:?}");
            assert_eq!(faces, Faces::showing(lots, fall, lot), "the same number lies the same");
            seen.insert(format!("{faces:?}"));
        }
    }
    assert_eq!(seen.len(), ways, "{lots:?}");
}

#[test]
fn three_sticks_lie_in_8_ways() {
    assert_shown(Lots::ThreeSticks, 8);
}

#[test]
fn three_dice_lie_in_216_ways() {
    assert_shown(Lots::ThreeDice, 216);
}

#[test]
fn one_die_with_tabas_lies_in_6_ways() {
    assert_shown(Lots::OneDieTabas, 6);
}

#[test]
fn one_plain_die_lies_in_6_ways() {
    assert_shown(Lots::PlainDie, 6);
}

#[test]
fn davies_sticks_lie_in_8_ways() {
    assert_shown(Lots::DaviesSticks, 8);
}

#[test]
fn a_fall_that_cannot_be_is_shown_all_the_same() {
    for lots in Lots::ALL {
        for fall in (0..=u8::MAX).map(Fall::Points).chain([Fall::Taba]) {
            for lot in [0, 1, 2, u64::MAX] {
                let _ = counted(lots, Faces::showing(lots, fall, lot));
            }
        }
    }
}
