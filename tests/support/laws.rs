//! Laws that every game obeys, whatever it is; each game's own crate of laws brings setups and its further laws.

use hyena_chase::games::{Deaf, Game, ToAct};
use std::collections::HashSet;

/// A game whose moves can be listed, the ones that can never be legal included.
pub trait Listed: Game {
    /// Lists every move that can be named at all, each once.
    fn every_move() -> Vec<Self::Move>;
}

/// Something seen of one move that was accepted.
pub struct Played<'a, G: Game> {
    pub before: &'a G,
    pub mv: G::Move,
    pub told: &'a [G::Happening],
    pub after: &'a G,
}

/// Walks from `game`, each number choosing one of the legal moves, and shows each move played; returns where it ends.
pub fn walk<G: Game>(mut game: G, choices: &[u16], mut look: impl FnMut(&Played<G>)) -> G {
    for choice in choices {
        let legal = game.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[usize::from(*choice) % legal.len()];
        let (before, mut told) = (game.clone(), Vec::new());
        game.play(mv, &mut told).expect("a legal move is accepted");
        look(&Played { before: &before, mv, told: &told, after: &game });
    }
    game
}

/// Accepted moves are the legal ones: no more, no fewer, none twice; a refused one changes nothing and tells nothing.
pub fn legal_moves_are_those_accepted<G: Listed>(game: &G, every: &[G::Move]) {
    let legal = game.legal_moves();
    for (i, mv) in legal.iter().enumerate() {
        assert!(!legal[..i].contains(mv), "{mv:?} twice in {game:?}");
        assert!(every.contains(mv), "{mv:?} is no move that can be named");
    }
    let mut copy = game.clone();
    for mv in every {
        let mut told = Vec::new();
        let accepted = copy.play(*mv, &mut told).is_ok();
        assert_eq!(accepted, legal.contains(mv), "{mv:?} in {game:?}");
        if accepted {
            assert!(!told.is_empty(), "{mv:?} does nothing in {game:?}");
            copy = game.clone();
        } else {
            assert_eq!((&copy, told.len()), (game, 0), "{mv:?} was refused");
        }
    }
}

/// Who is to act agrees with what can be done, with what chance gives, and with the standings.
pub fn to_act_agrees<G: Game>(game: &G) {
    let legal = game.legal_moves();
    let throws = legal.iter().filter(|mv| G::is_throw(**mv)).count();
    match game.to_act() {
        ToAct::Over => assert!(legal.is_empty(), "{game:?}"),
        ToAct::Chance(seat) => {
            assert!(seat.number() <= game.seats());
            assert!(throws > 0 && throws == legal.len(), "{game:?}");
        }
        ToAct::Seat(seat) => {
            assert!(seat.number() <= game.seats());
            assert!(throws < legal.len(), "{game:?}");
        }
    }
    let over = game.to_act() == ToAct::Over;
    assert_eq!(game.standings().map(|s| s.len()), over.then_some(usize::from(game.seats())), "{game:?}");
    for lot in [0, 1, u64::MAX / 3, u64::MAX / 2, u64::MAX - 1, u64::MAX] {
        match game.throw(lot) {
            Some(mv) => assert!(G::is_throw(mv) && legal.contains(&mv), "{mv:?} in {game:?}"),
            None => assert_eq!(throws, 0, "{game:?}"),
        }
    }
}

/// What was played is heard the same by a listener and by nobody, and again from the same position.
pub fn playing_is_a_function<G: Game>(played: &Played<G>) {
    let mut deaf = played.before.clone();
    assert_eq!(deaf.play(played.mv, &mut Deaf), Ok(()));
    assert_eq!(&deaf, played.after);
    let (mut again, mut told) = (played.before.clone(), Vec::new());
    assert_eq!(again.play(played.mv, &mut told), Ok(()));
    assert_eq!((&again, told.as_slice()), (played.after, played.told));
    assert_eq!(played.before.setup(), played.after.setup());
}

/// The whole battery over one walk; returns where it ends.
pub fn laws<G: Listed>(setup: &G::Setup, choices: &[u16]) -> G {
    let every = G::every_move();
    let game = G::new(setup.clone()).expect("a setup that makes a game");
    assert_eq!(game.setup(), setup);
    to_act_agrees(&game);
    legal_moves_are_those_accepted(&game, &every);
    walk(game, choices, |played| {
        to_act_agrees(played.after);
        legal_moves_are_those_accepted(played.after, &every);
        playing_is_a_function(played);
    })
}

/// Counts which kinds of thing were seen, for a law that must not hold for want of cases.
#[derive(Debug, Default)]
pub struct Seen(HashSet<&'static str>);

impl Seen {
    /// Marks a kind as seen.
    pub fn mark(&mut self, kind: &'static str) {
        self.0.insert(kind);
    }

    /// Asserts that each kind was seen.
    pub fn all(&self, kinds: &[&'static str]) {
        let missing: Vec<_> = kinds.iter().filter(|kind| !self.0.contains(**kind)).collect();
        assert!(missing.is_empty(), "never seen: {missing:?}");
    }
}
