//! The battery that every game goes through, for the Hyena Chase; and that the walks see what they should.

use crate::battery::{self, Played, Seen};
use crate::setups::{cases, rules, setups, walks};
use hyena_chase::games::Game;
use hyena_chase::games::hyena::{Chase, Fee, Happening, Mover, Standing, Why};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn hyena_obeys_the_laws_of_every_game(setup in setups(rules()), choices in walks(400)) {
        battery::laws::<Chase>(&setup, &choices);
    }
}

#[test]
fn walks_come_to_every_happening_and_every_standing() {
    let mut runner = TestRunner::new(cases(1));
    let strategy = (setups(rules()), walks(600));
    let mut seen = Seen::default();
    for _ in 0..400 {
        let (setup, choices) = strategy.new_tree(&mut runner).expect("a case").current();
        let game = Chase::new(setup).expect("a good setup");
        let end = battery::walk(game, &choices, |played: &Played<Chase>| {
            played.told.iter().map(kind).for_each(|kind| seen.mark(kind));
        });
        for standing in end.standings().unwrap_or_default() {
            seen.mark(match standing {
                Standing::Won => "won",
                Standing::Safe => "safe",
                Standing::Late => "late",
                Standing::Eaten => "eaten",
            });
        }
    }
    seen.all(&["threw", "kept", "freed", "hyena freed", "moved", "hyena moved", "banked", "passed", "at well"]);
    seen.all(&["hyena at well", "home", "won the hyena", "ate", "hyena home", "over", "won", "safe", "late", "eaten"]);
    seen.all(&[
        "lost in village",
        "lost at well",
        "lost past well",
        "lost past home",
        "lost by hyena",
        "hyena past well",
    ]);
    seen.all(&["leave", "missing days", "drink", "wash", "set out", "release", "hyena drink"]);
}

fn kind(happening: &Happening) -> &'static str {
    match happening {
        Happening::Threw { .. } => "threw",
        Happening::Kept { .. } => "kept",
        Happening::Freed { mover: Mover::Hyena, .. } => "hyena freed",
        Happening::Freed { .. } => "freed",
        Happening::Moved { mover: Mover::Hyena, .. } => "hyena moved",
        Happening::Moved { .. } => "moved",
        Happening::Banked { .. } => "banked",
        Happening::Lost { why, .. } => match why {
            Why::InVillage => "lost in village",
            Why::WaitsAtWell => "lost at well",
            Why::PassesWell => "lost past well",
            Why::PassesHome => "lost past home",
            Why::HyenaWaits => "lost by hyena",
            Why::HyenaPassesWell => "hyena past well",
        },
        Happening::Paid { fee, .. } => match fee {
            Fee::Leave => "leave",
            Fee::MissingDays(_) => "missing days",
            Fee::Drink => "drink",
            Fee::Wash => "wash",
            Fee::SetOut => "set out",
            Fee::Release => "release",
            Fee::HyenaDrink => "hyena drink",
        },
        Happening::AtWell { mover: Mover::Hyena } => "hyena at well",
        Happening::AtWell { .. } => "at well",
        Happening::Home { .. } => "home",
        Happening::Won { .. } => "won the hyena",
        Happening::Ate { .. } => "ate",
        Happening::HyenaHome => "hyena home",
        Happening::Passed { .. } => "passed",
        Happening::Over => "over",
    }
}
