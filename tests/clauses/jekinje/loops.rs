//! J9: a position that comes again, and a sowing that never ends.

use super::board::{Board, EITHER, PLAIN, SINGLE};
use hyena_chase::games::Seat;
use hyena_chase::games::jekinje::{
    A, B, Board as Seeds, Ended, Happening, LONGEST_KNOWN, Laps, Lift, MOST_LAPS, Sown, Standing, TOLD_LAPS, sow,
};

/// Asserts that the last move ended the game in a loop, counted as the board of `before` stood.
fn assert_loop(board: &Board, before: &Board, first: Happening) {
    let mut expected = vec![first, Happening::PutBack];
    let mut stores = [before.game.store(B), before.game.store(A)];
    for seat in [B, A] {
        let seeds = before.game.board().row(seat);
        stores[seat.index()] += seeds;
        expected.extend((seeds > 0).then_some(Happening::Took { seat, seeds, store: stores[seat.index()] }));
    }
    expected.push(Happening::Over);
    let told = board.after_laps();
    assert_eq!(told[told.len() - expected.len()..], expected);
    assert_eq!(board.game.why(), Some(Ended::Loop));
    assert_eq!(board.looks(), format!("B 0 0 0 0 0 0 / A 0 0 0 0 0 0 / {} {}", stores[0], stores[1]));
    assert_eq!((board.turn(), board.offers().as_str()), ('-', ""));
}

fn repeats(drawing: &str, to_move: Seat, tokens: &str) -> Board {
    let (most, last) = tokens.rsplit_once(' ').expect("moves");
    let before = Board::drawn(drawing, to_move, PLAIN).then(most);
    assert_eq!(before.game.why(), None, "{drawing}");
    let seat = if before.turn() == 'B' { B } else { A };
    let after = before.then(last);
    assert_loop(&after, &before, Happening::Repeated { seat });
    after
}

/// The position from which the game began counts.
#[test]
fn jekinje_9_the_start_comes_again() {
    let board = repeats("B 1 1 0 1 0 1 / A 0 1 0 1 0 2", A, "6A 1B");
    assert_eq!(board.standings(), [Standing::Won, Standing::Lost]);
    assert!(board.looks().ends_with("/ 44 4"), "counted as before 1B: {}", board.looks());
}

#[test]
fn jekinje_9_a_later_position_comes_again() {
    repeats("B 0 2 0 1 0 1 / A 0 1 1 1 1 0", A, "5A 2B 3A");
    // After a capture, as before one.
    let board = repeats("B 1 1 0 1 2 0 / A 0 1 1 0 1 2", B, "5B 6A 1B 2A");
    assert!(!board.looks().ends_with("/ 38 10"), "something was captured on the way: {}", board.looks());
    repeats("B 0 1 0 0 0 0 / A 0 0 1 0 0 0", B, "2B 3A 3B 4A 4B 5A 5B 6A 6B 1A 1B 2A");
}

/// The board is counted as it stood before the move that brought the position again, not after it.
#[test]
fn jekinje_9_a_repetition_is_counted_as_before_the_move() {
    let drawing = "B 1 0 0 1 2 3 / A 2 0 6 2 4 0";
    let before = Board::drawn(drawing, B, PLAIN).then("1B 1A 6B");
    assert_eq!(before.looks(), "B 1 0 3 0 1 2 / A 1 0 6 2 4 1 / 27 0");
    let board = repeats(drawing, B, "1B 1A 6B 6A");
    assert!(board.looks().ends_with("/ 34 14"), "7 and 14 before, 14 and 7 after: {}", board.looks());
}

/// The same board with the other player to move is another position.
#[test]
fn jekinje_9_the_same_board_with_the_other_to_move_goes_on() {
    let board = Board::drawn("B 0 0 1 1 0 1 / A 1 0 1 1 0 1", A, PLAIN);
    let mut seen = Vec::new();
    let mut at = board.clone();
    for token in "1A 3B 1A 2B 3A 2B 2A".split(' ') {
        seen.push((at.looks(), at.turn()));
        at = at.then(token);
    }
    let same: Vec<_> = seen.iter().filter(|(looks, _)| *looks == at.looks()).collect();
    assert_eq!(same.len(), 1, "the board was there before");
    assert_ne!(same[0].1, at.turn());
    assert_eq!((at.game.why(), at.after_laps().last()), (None, Some(&Happening::Passed { to: B })));
}

/// The two endless sowings that are known: both end the game, on the board as it stood before the move.
#[test]
fn jekinje_9_the_known_endless_sowings() {
    for (drawing, seat, token, stores) in [
        ("B 3 4 9 2 3 11 / A 1 4 0 1 2 1 / 7 0", A, "2A", "39 9"),
        ("B 0 1 0 3 2 0 / A 1 0 1 2 4 1 / 0 33", B, "5B", "6 42"),
    ] {
        let before = Board::drawn(drawing, seat, PLAIN);
        let board = before.then(token);
        let Some(&Happening::Endless { seat: told, closes }) = board.after_laps().first() else {
            panic!("{:?}", board.after_laps())
        };
        assert_eq!(told, seat);
        assert_loop(&board, &before, Happening::Endless { seat, closes });
        assert!(board.looks().ends_with(stores), "{}", board.looks());
        assert_eq!(board.laps().split(' ').count(), TOLD_LAPS as usize);
    }
}

/// An endless sowing is told by its first laps; where its first lift comes again is said.
#[test]
fn jekinje_9_an_endless_sowing_returns_to_its_first_lift() {
    let before = Board::drawn("B 4 0 5 4 3 2 / A 5 2 3 2 1 6 / 11 0", A, PLAIN);
    let board = before.then("6A");
    assert_loop(&board, &before, Happening::Endless { seat: A, closes: Some(31) });
    assert_eq!(board.laps().split(' ').count(), 24);
    let first = Lift::new(before.game.board(), "6A".parse().expect("a hole")).expect("seeds");
    let mut lifts = Vec::new();
    let closes = |most| sow(first, Laps::Chain, most, |_, _| {});
    sow(first, Laps::Chain, 31, |lift, _| lifts.push(lift));
    assert_eq!(lifts.len(), 31);
    assert!((1..31).all(|i| !lifts[..i].contains(&lifts[i])), "none comes twice before");
    assert_eq!(closes(31), Sown::Endless { closes: Some(31) });
    assert_eq!(closes(30), Sown::Endless { closes: None });
}

/// What cannot close within the bound counts as endless too; that is the engine's one reading without a proof.
#[test]
fn jekinje_9_the_bound() {
    let board = Board::drawn("B 3 4 9 2 3 11 / A 1 4 0 1 2 1 / 7 0", A, PLAIN).then("2A");
    assert!(board.told.contains(&Happening::Endless { seat: A, closes: None }));
    let lift =
        |holes: [u8; 12], hole: &str| Lift::new(Seeds::new(holes), hole.parse().expect("a hole")).expect("seeds");
    // The longest that the search named at `MOST_LAPS` found to end.
    let longest = lift([1, 0, 6, 7, 6, 1, 1, 2, 3, 0, 10, 0], "6B");
    let Sown::Rests { laps, .. } = sow(longest, Laps::Chain, MOST_LAPS, |_, _| {}) else { panic!("it ends") };
    assert_eq!(laps, LONGEST_KNOWN);
    assert!(MOST_LAPS > 10 * laps);
}

/// A long sowing that ends is told whole.
#[test]
fn jekinje_9_a_long_sowing_is_not_endless() {
    let board = Board::drawn("B 1 0 6 7 6 1 / A 1 2 3 0 10 0 / 11 0", B, PLAIN).then("6B");
    assert_eq!(board.laps().split(' ').count(), LONGEST_KNOWN as usize);
    assert!(matches!(board.after_laps()[0], Happening::Rested { .. } | Happening::Captured { .. }));
    assert_eq!(board.game.why(), None);
}

/// A single lap ends, where the chain would not; clockwise sowings can be endless as well.
#[test]
fn jekinje_9_endless_sowings_with_options() {
    let drawing = "B 4 0 5 4 3 2 / A 5 2 3 2 1 6 / 11 0";
    assert_eq!(Board::drawn(drawing, A, SINGLE).then("6A").game.why(), None);
    // The same board in a mirror, 1B for 6A.
    let before = Board::drawn("B 6 1 2 3 2 5 / A 2 3 4 5 0 4 / 11 0", B, EITHER);
    assert_loop(&before.then("1B<"), &before, Happening::Endless { seat: B, closes: Some(31) });
}
