//! The battery that every game goes through, for Je ki n je; and that the walks see what they should.

use super::setups::setups;
use crate::battery::{self, Played, Seen};
use crate::setups::{cases, walks};
use hyena_chase::games::Game;
use hyena_chase::games::jekinje::{Ended, Happening, Next, Rest, Sowing, Standing, Way};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn jekinje_obeys_the_laws_of_every_game(setup in setups(), choices in walks(120)) {
        battery::laws::<Sowing>(&setup, &choices);
    }

    /// However long one plays, the game ends: no position comes twice between captures.
    #[test]
    fn every_game_ends(setup in setups(), choices in prop::collection::vec(any::<u16>(), 5000)) {
        let end = battery::walk(Sowing::new(setup).expect("a game"), &choices, |_| {});
        prop_assert!(end.standings().is_some(), "{:?}", end);
    }
}

#[test]
fn walks_come_to_every_happening_and_every_standing() {
    let mut runner = TestRunner::new(cases(1));
    let strategy = (setups(), walks(200));
    let mut seen = Seen::default();
    for _ in 0..6000 {
        let (setup, choices) = strategy.new_tree(&mut runner).expect("a case").current();
        let end = battery::walk(Sowing::new(setup).expect("a game"), &choices, |played: &Played<Sowing>| {
            played.told.iter().map(kind).for_each(|kind| seen.mark(kind));
            if setup.options.next == Next::Any {
                for told in played.told {
                    assert!(!matches!(told, Happening::Rested { why: Rest::NextOwn, .. }), "it counts");
                    // J6 never comes up on one's own side: see `Next::Any`.
                    if let Happening::Rested { seat, hole, why: Rest::WouldStarve } = told {
                        assert_ne!(hole.next(played.mv.way).owner(), *seat);
                    }
                }
            }
        });
        for standing in end.standings().unwrap_or_default() {
            seen.mark(standing.name());
        }
        seen.mark(end.why().map_or("goes on", Ended::name));
    }
    seen.all(&["lap", "clockwise", "captured", "captured own", "endless", "closes", "repeated", "put back", "stuck"]);
    seen.all(&["own hole", "next empty", "next own", "would starve", "on seeds", "took", "passed", "over"]);
    seen.all(&[Standing::Won, Standing::Drew, Standing::Lost].map(Standing::name));
    seen.all(&["goes on", "stuck", "loop"]);
}

fn kind(happening: &Happening) -> &'static str {
    match happening {
        Happening::Lap { way: Way::Clockwise, .. } => "clockwise",
        Happening::Lap { .. } => "lap",
        Happening::Captured { seat, hole, .. } if hole.owner() == *seat => "captured own",
        Happening::Captured { .. } => "captured",
        Happening::Rested { why, .. } => match why {
            Rest::OwnHole => "own hole",
            Rest::NextEmpty => "next empty",
            Rest::NextOwn => "next own",
            Rest::WouldStarve => "would starve",
            Rest::OnSeeds => "on seeds",
        },
        Happening::Endless { closes: Some(_), .. } => "closes",
        Happening::Endless { .. } => "endless",
        Happening::Repeated { .. } => "repeated",
        Happening::PutBack => "put back",
        Happening::Stuck { .. } => "stuck",
        Happening::Took { .. } => "took",
        Happening::Passed { .. } => "passed",
        Happening::Over => "over",
    }
}
