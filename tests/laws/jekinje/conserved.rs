//! 48 seeds, always; and random choices that are the same on every machine.

use super::setups::every_option;
use hyena_chase::chance::Seed;
use hyena_chase::games::jekinje::{A, B, Ended, Setup, Sowing};
use hyena_chase::games::{Deaf, Game};
use hyena_chase::players::{random_sowing, sow_many, sow_out};

/// After every move of a million random ones, with each combination of options, the seeds are 48.
#[test]
fn seeds_are_conserved_in_a_million_random_moves() {
    let mut choices = Seed::new(*b"48 seeds, always").choices();
    let (mut moves, mut loops, mut games) = (0, 0, 0);
    let mut options = every_option().into_iter().cycle();
    while moves < 1_000_000 {
        let setup = Setup { options: options.next().expect("a cycle"), ..Setup::default() };
        let mut game = Sowing::new(setup).expect("a game");
        while let Some(mv) = game.playable().get(choices.below(game.playable().len())) {
            game.play(mv, &mut Deaf).expect("a playable move");
            moves += 1;
            let holes: u32 = game.board().holes().iter().map(|seeds| u32::from(*seeds)).sum();
            assert_eq!(holes + u32::from(game.store(B)) + u32::from(game.store(A)), 48, "{game:?}");
            assert_eq!(u32::from(game.board().row(B)) + u32::from(game.board().row(A)), holes);
        }
        games += 1;
        loops += u32::from(game.why() == Some(Ended::Loop));
    }
    assert!(games > 5000 && loops > 500, "{games} games, {loops} loops");
}

/// About a third of the random games by the plain rules end in a repetition or in an endless sowing (RULES.md, J9).
#[test]
fn loops_are_as_frequent_as_the_rules_say() {
    let mut choices = Seed::new(*b"a third by loops").choices();
    let count = |choices: &mut _| {
        let mut game = Sowing::new(Setup::default()).expect("a game");
        sow_out(&mut game, choices, &mut Deaf, &mut Deaf);
        usize::from(game.why() == Some(Ended::Loop))
    };
    let loops: usize = (0..4000).map(|_| count(&mut choices)).sum();
    assert!((1000..2000).contains(&loops), "{loops} of 4000");
}

/// The same seed gives the same game, and no seed stands in its record: nothing is thrown.
#[test]
fn random_games_are_their_seeds() {
    for options in every_option() {
        let setup = Setup { options, ..Setup::default() };
        let play = |n: u8| random_sowing(setup, Seed::new([n; 16])).expect("a game");
        let record = play(1);
        assert_eq!((record.head().seed, record.next_throw(), record.throws()), (None, None, 0));
        assert!(record.game().why().is_some());
        assert_eq!(play(1), record);
        assert_ne!(play(2).moves(), record.moves());
        let (mut game, mut moves, mut told) = (record.start().clone(), Vec::new(), Vec::new());
        let made = sow_out(&mut game, &mut Seed::new([1; 16]).choices(), &mut moves, &mut told);
        assert_eq!((made, moves.as_slice(), &game), (moves.len() as u64, record.moves(), record.game()));
        assert_eq!(told.last(), Some(&hyena_chase::games::jekinje::Happening::Over));
    }
    assert!(random_sowing(Setup { seats: 3, ..Setup::default() }, Seed::new([0; 16])).is_err());
    assert!(sow_many(20) > 200 && sow_many(20) == sow_many(20));
}

/// A number below another is the high part of a product, each as likely as the next.
#[test]
fn numbers_below_are_uniform_and_portable() {
    let (mut below, mut plain) = (Seed::new([7; 16]).choices(), Seed::new([7; 16]).choices());
    let mut counts = [0_u32; 6];
    for _ in 0..60_000 {
        let drawn = below.below(6);
        assert_eq!(u128::from(drawn), (u128::from(plain.draw()) * 6) >> 64);
        counts[drawn as usize] += 1;
    }
    assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    assert_eq!((below.below(1), below.below(0)), (0, 0));
}
