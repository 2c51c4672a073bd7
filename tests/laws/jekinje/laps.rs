//! A lap is one-to-one on boards and holes: that is why one saved lift is enough to know an endless sowing (J9).

use super::setups::starts;
use crate::setups::cases;
use hyena_chase::games::jekinje::{Board, Hole, Lap, Laps, Lift, Sown, sow};
use proptest::prelude::*;
use std::collections::HashSet;

/// No two lifts of the boards of up to six seeds lead to the same board and last hole.
#[test]
fn no_two_lifts_lead_to_the_same() {
    let (mut boards, mut seen, mut lifts) = (Vec::new(), HashSet::new(), 0);
    every_board([0; 12], 0, 6, &mut boards);
    assert_eq!(boards.len(), 18_564, "boards of 12 holes with 0 to 6 seeds");
    for board in boards {
        for hole in Hole::all() {
            assert_eq!(Lift::new(board, hole).is_some(), board.seeds(hole) > 0);
            let Some(lift) = Lift::new(board, hole) else { continue };
            lifts += 1;
            let (after, last, on) = match lift.sown() {
                Lap::OnSeeds(next) => (next.board(), next.hole(), true),
                Lap::InEmpty(after, last) => (after, last, false),
            };
            assert_eq!(after.seeds(last) > 1, on);
            assert!(seen.insert((after, last)), "{after:?} {last} is reached twice");
            assert_eq!(Lift::leading_to(after, last), lift, "and back");
        }
    }
    assert_eq!(seen.len(), lifts);
}

proptest! {
    #![proptest_config(cases(3000))]

    /// Back and forth is the identity, on boards of any size and with sowings of several rounds.
    #[test]
    fn a_lap_is_undone(start in starts(), hole in 0..12_u8) {
        let (board, hole) = (Board::new(start.board), Hole::new(hole).expect("a hole"));
        prop_assert_eq!(board.holes(), start.board);
        if let Some(lift) = Lift::new(board, hole) {
            prop_assert_eq!((lift.board(), lift.hole(), lift.seeds()), (board, hole, board.seeds(hole)));
            match lift.sown() {
                Lap::OnSeeds(next) => prop_assert_eq!(next.back(), Some(lift)),
                Lap::InEmpty(after, last) => prop_assert_eq!(Lift::leading_to(after, last), lift),
            }
            prop_assert_eq!(lift.back().is_some(), lift.seeds() > 1, "no lap leads to a single seed");
            if let Some(before) = lift.back() {
                prop_assert_eq!(before.sown(), Lap::OnSeeds(lift));
            }
        }
    }

    /// A sowing is its laps one after the other, as many as are allowed.
    #[test]
    fn a_sowing_is_its_laps(start in starts(), hole in 0..12_u8, most in 1..40_u32) {
        let hole = Hole::new(hole).expect("a hole");
        let Some(first) = Lift::new(Board::new(start.board), hole) else { return Ok(()) };
        let mut told = Vec::new();
        let sown = sow(first, Laps::Chain, most, |lift, to| told.push((lift, to)));
        let (mut lift, mut end) = (first, None);
        for (n, (told, to)) in (1..).zip(&told) {
            prop_assert_eq!(*told, lift);
            match lift.sown() {
                Lap::OnSeeds(next) => {
                    prop_assert_eq!(*to, next.hole());
                    end = (next == first).then_some(Sown::Endless { closes: Some(n) });
                    lift = next;
                }
                Lap::InEmpty(board, hole) => {
                    prop_assert_eq!(*to, hole);
                    end = Some(Sown::Rests { board, hole, laps: n });
                }
            }
        }
        prop_assert!(told.len() <= most as usize);
        prop_assert_eq!(sown, end.unwrap_or(Sown::Endless { closes: None }));
        prop_assert!(end.is_some() || told.len() == most as usize);
    }

    /// A sowing that begins with a single seed ends, however long it takes.
    #[test]
    fn a_sowing_from_a_single_seed_ends(start in starts(), hole in 0..12_usize) {
        let mut board = start.board;
        board[hole] = 1;
        let lift = Lift::new(Board::new(board), Hole::new(hole as u8).expect("a hole")).expect("a seed");
        let ends = matches!(sow(lift, Laps::Chain, 1_000_000, |_, _| {}), Sown::Rests { .. });
        prop_assert!(ends);
    }
}

/// Lists the boards with up to `seeds` more seeds in the holes from `hole` on.
fn every_board(holes: [u8; 12], hole: usize, seeds: u8, boards: &mut Vec<Board>) {
    if hole == holes.len() {
        boards.push(Board::new(holes));
        return;
    }
    for here in 0..=seeds {
        let mut with = holes;
        with[hole] = here;
        every_board(with, hole + 1, seeds - here, boards);
    }
}
