//! Random records: rules of every kind that makes a game, any names, any walk through a game.

use hyena_chase::chance::{Flat, Seed};
use hyena_chase::games::hyena::{Chase, Days, Field, Preset, Rules, Setup};
use hyena_chase::games::{Deaf, Seat};
use hyena_chase::record::{Head, Name, Record, Tag};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Configures so many cases, the same on each run unless `PROPTEST_RNG_SEED` asks for others.
pub fn cases(cases: u32) -> ProptestConfig {
    let default = ProptestConfig::default();
    let rng_seed = match default.rng_seed {
        RngSeed::Random => RngSeed::Fixed(0x5245_434F_5244),
        asked @ RngSeed::Fixed(_) => asked,
    };
    ProptestConfig { cases, rng_seed, failure_persistence: None, max_shrink_time: 5000, ..default }
}

/// Any game with any history and no comments, of up to `most` moves.
pub fn records(most: usize) -> impl Strategy<Value = Record<Chase>> {
    let walk = prop::collection::vec(any::<u8>(), 0..=most);
    (setups(), heads(), walk).prop_map(|(setup, head, walk)| {
        let mut record = Record::<Chase>::begin(setup, head).expect("rules that were checked");
        for choice in walk {
            let legal = record.game().legal_moves();
            let Some(&mv) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
            record.play(mv, &mut Deaf).expect("a legal move");
        }
        record
    })
}

/// Any rules that can be played to their end, put together from the texts that a record may say.
pub fn rules() -> impl Strategy<Value = Rules> {
    let values: Vec<_> = Field::ALL.into_iter().map(value).collect();
    let custom = values.prop_filter_map("rules that make no game", |values| {
        let mut rules = Rules::BELL;
        for (field, value) in Field::ALL.into_iter().zip(values) {
            field.write(&mut rules, &value).unwrap_or_else(|bad| panic!("{value}: {bad}"));
            assert_eq!(field.read(&rules), value);
        }
        rules.check().is_ok().then_some(rules)
    });
    prop_oneof![1 => prop::sample::select(&Preset::ALL[..]).prop_map(Preset::rules), 3 => custom]
}

/// Unknown tags, no name twice.
pub fn unknown() -> impl Strategy<Value = Vec<(String, String)>> {
    let name = "(Event|Site|Series|Option[.]wind|Start|rules|X[A-Za-z0-9._-]{0,5})";
    let value = prop::collection::vec(letter(), 0..12).prop_map(|letters| letters.into_iter().collect());
    prop::collection::vec((name, value), 0..4).prop_map(|tags: Vec<(String, String)>| {
        let first = |(i, tag): &(usize, &(String, String))| !tags[..*i].iter().any(|other| other.0 == tag.0);
        tags.iter().enumerate().filter(first).map(|(_, tag)| tag.clone()).collect()
    })
}

/// A letter of those that make trouble, among others.
pub fn letter() -> impl Strategy<Value = char> {
    let hard: Vec<char> = "\\\",,[]{}.+ 13;%ضبعñЖ東🐾\u{301}\u{200F}\u{A0}".chars().collect();
    prop_oneof![2 => prop::sample::select(hard), 1 => prop::char::range('a', 'z')]
}

fn setups() -> impl Strategy<Value = Setup> {
    let days = prop_oneof![3 => 6_u8..=12, 1 => 6_u8..=200];
    let seats = prop_oneof![2 => 2_u8..=3, 1 => 2_u8..=12];
    let flat = prop_oneof![Just(50), 5_u8..=95];
    (rules(), days, seats, any::<prop::sample::Index>(), flat).prop_map(|(rules, days, seats, first, flat)| Setup {
        rules,
        days: Days(days),
        seats,
        first: Seat::new(first.index(usize::from(seats)) as u8),
        flat: Flat::hundredths(flat).expect("a share"),
    })
}

/// Any names for twelve, any seed, date and unknown tags.
pub fn heads() -> impl Strategy<Value = Head> {
    let name = prop::collection::vec(letter(), 1..=24)
        .prop_filter_map("no name", |letters| Name::new(&letters.into_iter().collect::<String>()).ok());
    let names = prop::collection::vec(name, 12);
    let seed = prop::option::of(any::<[u8; 16]>().prop_map(Seed::new));
    let date =
        prop::option::of((0_u16..=9999, 1_u8..=12, 1_u8..=28).prop_map(|(y, m, d)| format!("{y:04}-{m:02}-{d:02}")));
    (names, seed, date, unknown()).prop_map(|(names, seed, date, tags)| {
        let extra = tags.iter().map(|(name, value)| Tag::new(name, value)).collect();
        Head { names, seed, date, extra }
    })
}

fn value(field: Field) -> BoxedStrategy<String> {
    let offered = prop::sample::select(field.offered()).prop_map(str::to_owned);
    let number = any::<u8>().prop_map(|number| number.to_string());
    match field {
        Field::Leave | Field::TopUp | Field::HomeTopUp | Field::HyenaLeave | Field::HyenaDrink => {
            prop_oneof![3 => offered, 1 => number].boxed()
        }
        Field::Errands => prop_oneof![3 => offered, 1 => any::<[u8; 3]>().prop_map(fees)].boxed(),
        _ => offered.boxed(),
    }
}

fn fees(prices: [u8; 3]) -> String {
    let fee = |(name, price): (&str, u8)| (price > 0).then(|| format!("{name} {price}"));
    let fees: Vec<String> = ["drink", "wash", "set-out"].into_iter().zip(prices).filter_map(fee).collect();
    if fees.is_empty() { "none".to_owned() } else { fees.join(", ") }
}
