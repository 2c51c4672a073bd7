//! Random rule sets, sizes and walks. Cases are the same on each run, unless `PROPTEST_RNG_SEED` asks for others.

use crate::battery::Listed;
use hyena_chase::chance::{Fall, Flat, Lots};
use hyena_chase::games::Seat;
use hyena_chase::games::hyena::{
    Catch, Chase, Days, Errands, Fee, Lock, Move, Points, Preset, Reach, Rules, Setup, TopUp, TurnEnd,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Configures so many cases, the same on each run.
pub fn cases(cases: u32) -> ProptestConfig {
    let default = ProptestConfig::default();
    let rng_seed = match default.rng_seed {
        RngSeed::Random => RngSeed::Fixed(0x4859_454E_4121),
        asked @ RngSeed::Fixed(_) => asked,
    };
    // A game that never ends is long to look at: five seconds are enough to make it smaller.
    ProptestConfig { cases, rng_seed, failure_persistence: None, max_shrink_time: 5000, ..default }
}

/// Any rules that can be played to their end, the named ones among them.
pub fn rules() -> impl Strategy<Value = Rules> {
    let named = prop::sample::select(&Preset::ALL[..]).prop_map(Preset::rules);
    let any = custom().prop_filter("rules that could stick", |rules| rules.check().is_ok());
    prop_oneof![1 => named, 4 => any]
}

/// Any rules at all, the ones that are refused included.
pub fn custom() -> impl Strategy<Value = Rules> {
    let mother = (
        prop::sample::select(&Lots::ALL[..]),
        prop::sample::select(&[TurnEnd::Two, TurnEnd::NotSix][..]),
        prop_oneof![Just(Lock::Taba), Just(Lock::Six), price().prop_map(Lock::Pay)],
        points(),
        reach(),
        top_up(),
        prop_oneof![
            1 => Just(Errands::Six),
            3 => (price(), price(), price()).prop_map(|(drink, wash, set_out)| Errands::Fees { drink, wash, set_out }),
        ],
        points(),
        reach(),
        top_up(),
    );
    let hyena = (
        prop_oneof![1 => Just(Lock::Six), 3 => price().prop_map(Lock::Pay), 1 => Just(Lock::Taba)],
        0_u8..=5,
        reach(),
        prop_oneof![1 => Just(Lock::Six), 3 => price().prop_map(Lock::Pay)],
        prop::sample::select(&[Catch::Reached, Catch::Passed][..]),
    );
    (mother, hyena).prop_map(|(m, (hyena_leave, hyena_pace, hyena_well, hyena_drink, hyena_eats))| {
        let (lots, turn, leave, village_points, well, top_up, errands, well_points, home, home_top_up) = m;
        Rules {
            lots,
            turn,
            leave,
            village_points,
            well,
            top_up,
            errands,
            well_points,
            home,
            home_top_up,
            hyena_leave,
            hyena_pace,
            hyena_well,
            hyena_drink,
            hyena_eats,
        }
    })
}

/// Any setup that makes a game of `rules`; short spirals more often, so that walks come to the hunt.
pub fn setups(rules: impl Strategy<Value = Rules>) -> impl Strategy<Value = Setup> {
    let days = prop_oneof![4 => 6_u8..=14, 1 => 6_u8..=200];
    let seats = prop_oneof![3 => 2_u8..=3, 1 => 2_u8..=12];
    (rules, days, seats, any::<prop::sample::Index>(), 5_u8..=95).prop_map(|(rules, days, seats, first, flat)| Setup {
        rules,
        days: Days(days),
        seats,
        first: Seat::new(first.index(usize::from(seats)) as u8),
        flat: Flat::hundredths(flat).expect("a share"),
    })
}

/// The choices of a walk of up to `most` moves.
pub fn walks(most: usize) -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..=most)
}

impl Listed for Chase {
    fn every_move() -> Vec<Move> {
        let fees = [Fee::Leave, Fee::Drink, Fee::Wash, Fee::SetOut, Fee::Release, Fee::HyenaDrink];
        let days = (0..=u8::MAX).map(Fee::MissingDays);
        let points = (0..=8).chain([u8::MAX]).map(|points| Move::Throw(Fall::Points(points)));
        let throws = [Move::Throw(Fall::Taba)].into_iter().chain(points);
        fees.into_iter().chain(days).map(Move::Pay).chain(throws).collect()
    }
}

fn price() -> impl Strategy<Value = u8> {
    prop_oneof![12 => 0_u8..=2, 3 => 0_u8..=12, 1 => 0_u8..=99]
}

fn points() -> impl Strategy<Value = Points> {
    prop::sample::select(&[Points::Lost, Points::Banked][..])
}

fn reach() -> impl Strategy<Value = Reach> {
    prop::sample::select(&[Reach::Exactly, Reach::Enough][..])
}

fn top_up() -> impl Strategy<Value = TopUp> {
    prop_oneof![Just(TopUp::Any), (0_u8..=6).prop_map(TopUp::AtMost), (0_u8..=99).prop_map(TopUp::AtMost)]
}
