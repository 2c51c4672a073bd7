//! What the endings promise is what looking at every line finds, whatever came before; and no win is thrown away.

use super::setups::{every_option, setups};
use crate::battery::walk;
use crate::setups::{cases, walks};
use hyena_chase::chance::{Seed, Stream};
use hyena_chase::games::jekinje::{Board, Hole, Move, Options, Setup, Sowing, Start, View};
use hyena_chase::games::{Deaf, Game, Seat, ToAct};
use hyena_chase::players::Level;
use hyena_chase::players::jekinje::{Bounds, Endings, Peaks, Progress, Searcher, Thinker, WON, certain};
use proptest::prelude::*;
use std::sync::OnceLock;

const SEEDS: u8 = 6;

/// Returns the endings of up to [`SEEDS`] seeds with these options, computed once.
fn endings(options: Options) -> &'static Endings {
    static TABLES: [OnceLock<Endings>; 8] = [const { OnceLock::new() }; 8];
    let place = every_option().iter().position(|other| *other == options).expect("one of them");
    TABLES[place].get_or_init(|| {
        let mut endings = Endings::new(options);
        assert!(endings.compute(SEEDS, u32::MAX) && endings.below() == SEEDS + 1);
        endings
    })
}

/// Says whether `seat`, whose turn it is unless the game is over, ends with `goal` seeds more than the other, by looking at
/// lines of up to `depth` moves and at no more than `left` positions; `None` where that does not tell.
fn reaches(game: &Sowing, seat: Seat, goal: i32, depth: u8, left: &mut u32) -> Option<bool> {
    let lead = i32::from(game.store(seat)) - i32::from(game.store(seat.next(2)));
    let open = i32::from(game.view().seeds());
    if game.why().is_some() || lead - open >= goal || lead + open < goal {
        return Some(lead >= goal);
    }
    if depth == 0 || *left == 0 {
        return None;
    }
    *left -= 1;
    let mut told = Some(false);
    for mv in game.playable().iter() {
        let mut after = game.clone();
        after.play(mv, &mut Deaf).expect("a playable move");
        match reaches(&after, seat.next(2), 1 - goal, depth - 1, left) {
            Some(false) => return Some(true),
            Some(true) => {}
            None => told = None,
        }
    }
    told
}

/// The same to growing depths.
fn reaches_at_all(game: &Sowing, seat: Seat, goal: i32, depth: u8, mut left: u32) -> Option<bool> {
    (1..=depth).find_map(|depth| reaches(game, seat, goal, depth, &mut left))
}

/// What the endings promise of a game, its history regarded, from the stores as they are.
fn promised(endings: &Endings, game: &Sowing, seat: Seat) -> Option<Bounds> {
    let views: Vec<View> = game.views().collect();
    let (now, before) = views.split_last().expect("the present position");
    let peaks = before.iter().fold(Peaks::NONE, |peaks, view| endings.peaks(*view, &peaks));
    let lead = i32::from(game.store(seat)) - i32::from(game.store(seat.next(2)));
    endings.bounds(*now, &peaks).map(|bounds| Bounds { least: lead + bounds.least, most: lead + bounds.most })
}

fn every_board(seeds: u8) -> Vec<[u8; 12]> {
    fn add(holes: [u8; 12], hole: usize, seeds: u8, boards: &mut Vec<[u8; 12]>) {
        if hole == 11 {
            let mut last = holes;
            last[11] = seeds;
            return boards.push(last);
        }
        for here in 0..=seeds {
            let mut with = holes;
            with[hole] = here;
            add(with, hole + 1, seeds - here, boards);
        }
    }
    let mut boards = Vec::new();
    add([0; 12], 0, seeds, &mut boards);
    boards
}

fn game(options: Options, board: [u8; 12], stores: [u8; 2], to_move: Seat) -> Sowing {
    Sowing::new(Setup { options, start: Start { board, stores, to_move }, seats: 2 }).expect("a game")
}

/// All positions of up to two seeds, and some of up to six, looked at as deep as can be: what is promised can be had, and
/// no more than is allowed; what is found one way or the other is nowhere different.
#[test]
fn the_endings_are_what_looking_at_every_line_finds() {
    for options in every_option() {
        let table = endings(options);
        let (mut exact, mut both, mut all) = (0, 0, 0);
        for (seeds, step) in [(1, 1), (2, 1), (3, 3), (4, 17), (5, 59), (6, 211)] {
            for board in every_board(seeds).into_iter().step_by(step) {
                let game = game(options, board, [24, 24 - seeds], Seat::new(0));
                let ToAct::Seat(seat) = game.to_act() else { continue };
                let promised = promised(table, &game, seat).expect("few seeds");
                assert!(promised.least <= promised.most, "{game:?} {promised:?}");
                let least = reaches_at_all(&game, seat, promised.least, 24, 1500);
                let most = reaches_at_all(&game, seat, promised.most + 1, 24, 1500);
                assert!(least != Some(false) && most != Some(true), "{game:?} {promised:?} {least:?} {most:?}");
                let is_exact = promised.least == promised.most;
                both += u32::from(is_exact && least.is_some() && most.is_some());
                exact += u32::from(is_exact);
                all += 1;
            }
        }
        assert!(exact * 5 > all * 2 && both > 50, "{options:?}: {exact} exact of {all}, {both} of them found");
    }
}

/// What a search without endings finds won or lost by force is so by the endings, or open there.
#[test]
fn what_a_search_proves_lies_within_the_endings() {
    for options in every_option() {
        let table = endings(options);
        let mut searcher = Searcher::new(options, 14);
        let (mut sure, mut told) = (0, 0);
        let boards = every_board(5).into_iter().step_by(37).chain(every_board(6).into_iter().step_by(61));
        for (n, board) in (0..).zip(boards) {
            let seeds: u8 = board.iter().sum();
            let mine = 24 - seeds / 2 - seeds % 2 + [0, 1, 2, 3, 4][n % 5] - 2;
            let game = game(options, board, [mine, 48 - seeds - mine], Seat::new(0));
            let ToAct::Seat(seat) = game.to_act() else { continue };
            assert!(searcher.begin(&game, 40));
            let _ = searcher.step(8000);
            let promised = promised(table, &game, seat).expect("few seeds");
            let found = searcher.found().expect("a move");
            assert!(found.value < WON || promised.most > 0, "{game:?} {found:?} {promised:?}");
            assert!(found.value > -WON || promised.least < 0, "{game:?} {found:?} {promised:?}");
            if found.proved {
                let within = certain(promised.least)..=certain(promised.most);
                assert!(within.contains(&found.value), "{game:?} {found:?} {promised:?}");
            }
            sure += u32::from(found.value.abs() >= WON);
            told += u32::from(found.value.abs() >= WON && (promised.least > 0 || promised.most < 0));
        }
        assert!(sure > 30 && told * 10 > sure * 9, "{options:?}: {sure} sure, {told} of them by the endings");
    }
}

proptest! {
    #![proptest_config(cases(150))]

    /// In the middle of a game, among positions that must not come again, the promises hold as well.
    #[test]
    fn promises_hold_whatever_came_before(setup in setups(), places in prop::collection::vec(0..12_usize, 2..=6), choices in walks(30)) {
        let options = setup.options;
        let mut board = [0; 12];
        for place in &places {
            board[*place] += 1;
        }
        let seeds = places.len() as u8;
        let game = walk(game(options, board, [24, 24 - seeds], Seat::new(0)), &choices, |_| {});
        if let ToAct::Seat(seat) = game.to_act() {
            let promised = promised(endings(options), &game, seat).expect("few seeds");
            let least = reaches_at_all(&game, seat, promised.least, 24, 1500);
            let most = reaches_at_all(&game, seat, promised.most + 1, 24, 1500);
            prop_assert!(least != Some(false) && most != Some(true), "{game:?} {promised:?} {least:?} {most:?}");
        }
    }

    /// Computed in steps of any length, they are the same.
    #[test]
    fn endings_are_the_same_in_any_steps(setup in setups(), length in 1..2000_u32) {
        let (once, mut steps) = (endings(setup.options), Endings::new(setup.options));
        while !steps.compute(4, length) {}
        for board in every_board(4) {
            let view = View::new(Board::new(board), Seat::new(0));
            prop_assert_eq!(once.bounds(view, &Peaks::NONE), steps.bounds(view, &Peaks::NONE));
            prop_assert_eq!(once.peaks(view, &Peaks::NONE), steps.peaks(view, &Peaks::NONE));
        }
        let beyond = View::new(Board::new([1; 12]), Seat::new(0));
        prop_assert_eq!(once.bounds(beyond, &Peaks::NONE), None);
    }
}

/// The search with the endings finds no other winner than the one without, and more of them.
#[test]
fn the_search_with_endings_finds_the_same_winner() {
    for options in every_option() {
        let (mut with, mut without) = (Searcher::new(options, 12), Searcher::new(options, 12));
        with.endings_mut().compute(5, u32::MAX);
        let (mut both, mut more) = (0, 0);
        for board in every_board(6).into_iter().step_by(97) {
            let game = game(options, board, [20, 22], Seat::new(1));
            if !(with.begin(&game, 30) && without.begin(&game, 30)) {
                continue;
            }
            let _ = (with.step(6000), without.step(6000));
            let [with, without] = [&with, &without].map(|searcher| searcher.found().expect("a move").value);
            if without.abs() >= WON {
                both += u32::from(with.abs() >= WON);
                assert!(with.abs() < WON || with.signum() == without.signum(), "{game:?} {with} {without}");
            }
            more += u32::from(with.abs() >= WON && without.abs() < WON);
        }
        assert!(both > 5 && more > 10, "{options:?}: {both} by both, {more} with endings only");
    }
}

/// Positions that are won by force in the endings are won by *hard* with no time at all, whoever plays against it.
#[test]
fn hard_never_throws_a_win_away() {
    for options in every_option() {
        let mut thinker = Thinker::new(options, 8);
        while !thinker.prepare(SEEDS, 1000) {}
        let table = endings(options);
        let mut choices = Seed::new(*b"never thrown off").choices();
        let mut strong = Searcher::new(options, 8);
        let (mut won, mut longest) = (0, 0);
        for board in every_board(6).into_iter().step_by(241).chain(every_board(5).into_iter().step_by(97)) {
            let seeds: u8 = board.iter().sum();
            let seat = Seat::new(choices.below(2) as u8);
            let view = View::new(Board::new(board), seat);
            let Some(bounds) = table.bounds(view, &Peaks::NONE) else { continue };
            // The stores are such that what is promised is just enough.
            let lead = if (i32::from(seeds) + bounds.least) % 2 == 0 { 2 } else { 1 } - bounds.least;
            let mine = i32::midpoint(48 - i32::from(seeds), lead);
            let mut stores = [mine as u8; 2];
            stores[seat.next(2).index()] = (48 - i32::from(seeds) - mine) as u8;
            let start = game(options, board, stores, seat);
            if start.why().is_some() {
                continue;
            }
            for replies in 0..3 {
                let mut game = start.clone();
                let mut moves = 0;
                while let ToAct::Seat(turn) = game.to_act() {
                    let mv = if turn == seat {
                        thinker.think(&game, Level::Hard, 0, |_| true).expect("a move").mv
                    } else {
                        reply(&game, replies, &mut choices, &mut strong)
                    };
                    game.play(mv, &mut Deaf).expect("a playable move");
                    moves += 1;
                }
                assert!(game.store(seat) > 24, "{start:?} {bounds:?} ended {game:?}");
                won += 1;
                longest = longest.max(moves);
            }
        }
        assert!(won > 100 && longest > 8, "{options:?}: {won} won, the longest in {longest} moves");
    }
}

fn reply(game: &Sowing, how: u8, choices: &mut Stream, strong: &mut Searcher) -> Move {
    if how == 0 {
        assert!(strong.begin(game, 4));
        while strong.step(u64::MAX) == Progress::Searching {}
        return strong.found().expect("a move").line[0];
    }
    game.playable().get(choices.below(game.playable().len())).expect("a move")
}

/// The start of the table: nothing to take, and one seed that is sown once.
#[test]
fn the_smallest_endings_are_known_by_heart() {
    let table = endings(Options::default());
    for hole in Hole::all() {
        let mut board = [0; 12];
        board[hole.index()] = 1;
        let bounds = table.bounds(View::new(Board::new(board), Seat::new(0)), &Peaks::NONE).expect("one seed");
        // In the own row it can only be handed over, from the sixth hole, which must be: J7. Else the row's owner has it.
        let seeds = if (hole.index()) < 5 { 1 } else { -1 };
        assert_eq!(bounds, Bounds { least: seeds, most: seeds }, "{hole}");
    }
}
