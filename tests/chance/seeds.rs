//! Seeds as text, and the streams that they stand for.

use hyena_chase::chance::{NotASeed, Seed, Stream};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

const SEED: &str = "0123456789abcdef0123456789abcdef";

fn cases() -> ProptestConfig {
    let default = ProptestConfig::default();
    let rng_seed = if default.rng_seed == RngSeed::Random { RngSeed::Fixed(1) } else { default.rng_seed };
    ProptestConfig { cases: 500, rng_seed, failure_persistence: None, ..default }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn a_seed_is_written_and_read_back(bytes in any::<[u8; 16]>()) {
        let seed = Seed::new(bytes);
        let text = seed.to_string();
        prop_assert_eq!(text.len(), 32);
        prop_assert!(text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')));
        prop_assert_eq!(text.parse(), Ok(seed));
        prop_assert_eq!(text.to_uppercase().parse(), Ok(seed));
        let written: Vec<String> = bytes.iter().map(|b| format!("{b:02x}")).collect();
        prop_assert_eq!(text, written.concat(), "the bytes in order");
    }

    #[test]
    fn a_text_that_is_no_seed_is_refused(text in "[0-9a-f]{0,31}|[0-9a-f]{33,40}|[0-9a-f]{31}[^0-9a-fA-F]|.{0,40}") {
        let digits = text.len() == 32 && text.bytes().all(|b| b.is_ascii_hexdigit());
        prop_assert_eq!(text.parse::<Seed>().is_ok(), digits);
    }

    #[test]
    fn going_to_a_number_gives_that_number(bytes in any::<[u8; 16]>(), n in 0_u64..300, m in 0_u64..300) {
        let draws: Vec<u64> = take(&mut Seed::new(bytes).throws(), 301);
        let mut stream = Seed::new(bytes).throws();
        for at in [n, m, n, 0, m + 1] {
            stream.seek(at);
            prop_assert_eq!(stream.draw(), draws[at as usize], "number {}", at);
            if at < 300 {
                prop_assert_eq!(stream.draw(), draws[at as usize + 1], "and on from {}", at);
            }
        }
    }
}

#[test]
fn texts_that_are_no_seeds() {
    for text in [
        "",
        "0",
        "+123456789abcdef0123456789abcdef",
        "-123456789abcdef0123456789abcdef",
        "0x23456789abcdef0123456789abcdef",
        " 0123456789abcdef0123456789abcde",
        "0123456789abcdef0123456789abcde ",
        "0123456789abcdef_123456789abcdef",
        "0123456789abcdef0123456789abcde",
        "0123456789abcdef0123456789abcdef0",
        "0123456789abcdefg123456789abcdef",
        "０１２３４５６７８９0",
    ] {
        assert_eq!(text.parse::<Seed>(), Err(NotASeed), "{text:?}");
    }
    assert_eq!(NotASeed.to_string(), "a seed is 32 hexadecimal digits");
}

/// The numbers come from a separate implementation of ChaCha8: key the seed and 16 zeros, stream 0 for throws and 1 for
/// choices, 64 bits little-endian. A saved game depends on them.
#[test]
fn the_numbers_of_a_seed_never_change() {
    let seed: Seed = SEED.parse().expect("a seed");
    let draws = |mut stream: Stream| {
        [0, 1, 2, 7, 8, 1_000_000].map(|n| {
            stream.seek(n);
            stream.draw()
        })
    };
    let throws = [
        0x33ea_7d3b_1f80_5553,
        0x57a7_4f9e_9e32_cea5,
        0xb634_eb3d_06b2_d0bf,
        0xd254_7ea6_3167_91f8,
        0xba3e_963f_8350_d3a2,
        0x2b24_4c2d_0118_bdec,
    ];
    let choices = [
        0xf43c_7475_094e_70cc,
        0xfdea_7ca6_b47c_d4a2,
        0x3832_7ae0_9a13_08cd,
        0x8cd1_c8bd_b2c2_2438,
        0x553e_089a_2b14_cf42,
        0x3142_9f22_bc1a_d1b4,
    ];
    assert_eq!(draws(seed.throws()), throws);
    assert_eq!(draws(seed.choices()), choices);
}

#[test]
fn choices_do_not_disturb_throws() {
    let seed: Seed = SEED.parse().expect("a seed");
    let alone = take(&mut seed.throws(), 100);
    let (mut throws, mut choices) = (seed.throws(), seed.choices());
    let together: Vec<u64> = (0..100).map(|_| (throws.draw(), choices.draw()).0).collect();
    assert_eq!(together, alone);
    assert_ne!(take(&mut seed.choices(), 100), alone);
}

fn take(stream: &mut Stream, count: usize) -> Vec<u64> {
    (0..count).map(|_| stream.draw()).collect()
}
