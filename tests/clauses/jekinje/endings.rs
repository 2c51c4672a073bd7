//! J8, J10: a player with no playable hole ends the game, and who has won then.

use super::board::{Board, PLAIN, hole};
use hyena_chase::games::Game;
use hyena_chase::games::Seat;
use hyena_chase::games::jekinje::{A, B, Ended, Happening, Illegal, Refusal, Rest, Setup, Sowing, Standing, Start};

fn assert_over(board: &Board) {
    assert_eq!((board.turn(), board.offers().as_str()), ('-', ""));
    for token in ["1B", "6B", "1A", "6A", "3B<"] {
        assert_eq!(board.refuses(token), Illegal::Over);
    }
}

#[test]
fn jekinje_8_who_cannot_feed_ends_the_game() {
    let board = Board::drawn("B 0 1 0 0 0 0 / A 0 0 0 0 0 1 / 20 26", A, PLAIN).then("6A");
    assert_eq!(
        board.after_laps(),
        [
            Happening::Rested { seat: A, hole: hole("1B"), why: Rest::WouldStarve },
            Happening::Stuck { seat: B },
            Happening::Took { seat: B, seeds: 2, store: 22 },
            Happening::Over,
        ]
    );
    assert_eq!(
        (board.looks().as_str(), board.game.why()),
        ("B 0 0 0 0 0 0 / A 0 0 0 0 0 0 / 22 26", Some(Ended::Stuck))
    );
    assert_eq!(board.standings(), [Standing::Lost, Standing::Won]);
    assert_over(&board);
}

/// Who cannot feed takes all that is left.
#[test]
fn jekinje_8_each_takes_the_own_row() {
    let board = Board::drawn("B 0 1 0 0 0 0 / A 2 0 0 0 0 0 / 20 25", A, PLAIN);
    assert_eq!(board.offers(), "1A");
    let board = Board::drawn("B 0 0 0 0 0 0 / A 1 2 0 1 1 0 / 20 23", A, PLAIN);
    assert_eq!(
        (board.looks().as_str(), board.game.why()),
        ("B 0 0 0 0 0 0 / A 0 0 0 0 0 0 / 20 28", Some(Ended::Stuck))
    );
    assert_over(&board);
}

/// A position in which the player to move has nothing to play is a game that is over at once.
#[test]
fn jekinje_8_a_start_without_a_playable_hole_is_an_end() {
    for (drawing, to_move, stores) in [
        ("B 0 0 0 0 0 0 / A 4 0 0 0 0 1 / 20 23", B, "20 28"),
        ("B 5 4 3 2 1 0 / A 0 0 0 0 0 0 / 20 13", B, "35 13"),
        ("B 0 0 0 0 0 0 / A 0 0 0 0 0 0 / 24 24", A, "24 24"),
    ] {
        let board = Board::drawn(drawing, to_move, PLAIN);
        assert_eq!(board.game.why(), Some(Ended::Stuck), "{drawing}");
        assert!(board.looks().ends_with(&format!("/ {stores}")), "{}", board.looks());
        assert_over(&board);
    }
}

#[test]
fn jekinje_10_most_seeds_wins() {
    for (drawing, standings) in [
        ("B 5 0 0 0 0 0 / A 0 0 0 0 0 0 / 20 23", [Standing::Won, Standing::Lost]),
        ("B 4 0 0 0 0 0 / A 0 0 0 0 0 0 / 20 24", [Standing::Drew, Standing::Drew]),
        ("B 3 0 0 0 0 0 / A 0 0 0 0 0 0 / 20 25", [Standing::Lost, Standing::Won]),
    ] {
        assert_eq!(Board::drawn(drawing, B, PLAIN).standings(), standings);
    }
    assert_eq!([Standing::Won, Standing::Drew, Standing::Lost].map(Standing::points), [3, 1, 0]);
    assert_eq!([Standing::Won, Standing::Drew, Standing::Lost].map(Standing::name), ["won", "drew", "lost"]);
    assert_eq!(Board::start(PLAIN).game.standings(), None);
}

/// What is no game is refused with the reason.
#[test]
fn jekinje_a_setup_that_makes_no_game_is_refused() {
    let start = Start::default();
    let mut more = start;
    more.board[3] = 5;
    let most = Start { board: [255; 12], stores: [255; 2], to_move: B };
    for (setup, refusal, says) in [
        (Setup { seats: 1, ..Setup::default() }, Refusal::Seats(1), "2 play, not 1"),
        (Setup { seats: 3, ..Setup::default() }, Refusal::Seats(3), "2 play, not 3"),
        (Setup { start: more, ..Setup::default() }, Refusal::Seeds(49), "the seeds are 48 in all, not 49"),
        (Setup { start: most, ..Setup::default() }, Refusal::Seeds(3570), "the seeds are 48 in all, not 3570"),
        (
            Setup { start: Start { stores: [0, 1], ..start }, ..Setup::default() },
            Refusal::Seeds(49),
            "the seeds are 48 in all, not 49",
        ),
        (
            Setup { start: Start { to_move: Seat::new(2), ..start }, ..Setup::default() },
            Refusal::ToMove(Seat::new(2)),
            "seat 3 cannot move first: there is no such seat",
        ),
    ] {
        assert_eq!(Sowing::new(setup), Err(refusal));
        assert_eq!(refusal.to_string(), says);
    }
}
