//! What an address asks for: each parameter of EMBED.md with every value that it can have, and with values that it cannot.

use hyena_chase::record::Kind;
use hyena_chase::settings::{IDLE, Motion, Query, Settings, Speed, Theme, WARN};
use hyena_chase::words::Lang;
use proptest::prelude::*;

const SEED: &str = "000102030405060708090a0b0c0d0e0f";

/// Each parameter with values that it can have.
const GOOD: [(&str, &[&str]); 24] = [
    ("game", &["hyena", "jekinje"]),
    ("rules", &["bell", "juego", "three-dice", "one-die", "davies"]),
    ("days", &["6", "36", "57", "200"]),
    ("players", &["2", "7", "12"]),
    ("seats", &["human,easy", "human,medium,hard", "hard"]),
    ("names", &["Asha,Bilal", "Asha,,Musa", "عائشة، علي", "  Zeinab , Ali ", "عائشة,María", "<b>,&amp;"]),
    ("seed", &[SEED, "FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"]),
    ("lang", &["en", "es", "ru", "ar", "es-419", "AR-sd"]),
    ("langs", &["en", "ar,en", "ru-RU, es"]),
    ("theme", &["system", "light", "dark", "projector"]),
    ("audio", &["enabled", "muted", "disabled"]),
    ("motion", &["system", "full", "reduced"]),
    ("speed", &["normal", "slow", "fast", "instant"]),
    ("hints", &["on", "off"]),
    ("undo", &["on", "off"]),
    ("allowLinks", &["true", "false"]),
    ("contextMenu", &["auto", "never"]),
    ("kiosk", &["1"]),
    ("idle", &["5", "90", "86400"]),
    ("warn", &["20", "60"]),
    ("table", &["off", "on"]),
    ("voice", &["off", "on"]),
    ("origin", &["https://museum.example", "http://localhost:8080", "http://[::1]:65535", "http://[fe80::1]"]),
    ("xapi", &["parent"]),
];

/// Each parameter with values that it cannot have.
const BAD: [(&str, &[&str]); 24] = [
    ("game", &["", "chess", "HYENA", "hyena,jekinje"]),
    ("rules", &["", "custom", "Bell", "bell juego"]),
    ("days", &["", "5", "201", "-36", "+36", "36.0", "1e2", "३६", "99999999999999999999"]),
    ("players", &["0", "1", "13", "two"]),
    (
        "seats",
        &["", "robot", "human,", "human;easy", "hard,hard,hard,hard,hard,hard,hard,hard,hard,hard,hard,hard,hard"],
    ),
    ("names", &["", ",", "Asha,Asha", "abcdefghijklmnopqrstuvwxyz", "a\u{202E}b", "a,b,c,d,e,f,g,h,i,j,k,l,m"]),
    ("seed", &["", "1", "000102030405060708090a0b0c0d0e0", "g00102030405060708090a0b0c0d0e0f"]),
    ("lang", &["", "de", "klingon", "*"]),
    ("langs", &["", "en,de", "en,,ar"]),
    ("theme", &["", "blue", "Dark"]),
    ("audio", &["", "on", "off"]),
    ("motion", &["", "none"]),
    ("speed", &["", "0", "faster"]),
    ("hints", &["", "true", "1"]),
    ("undo", &["", "false", "0"]),
    ("allowLinks", &["", "no", "FALSE"]),
    ("contextMenu", &["", "always"]),
    ("kiosk", &["", "0", "true"]),
    ("idle", &["", "0", "4", "86401", "-1"]),
    ("warn", &["", "0", "19", "3601"]),
    ("table", &["", "round"]),
    ("voice", &["", "yes"]),
    (
        "origin",
        &[
            "",
            "museum.example",
            "*",
            "null",
            "https://museum.example/page",
            "https://",
            "https://a b",
            "http://a:b",
            "http://a:99999",
            "http://a:0",
            "http://a:",
            "http://a:80:80",
            "http://[::1",
            "javascript://x/'",
        ],
    ),
    ("xapi", &["", "1", "top"]),
];

fn asks(name: &str, value: &str) -> Query {
    let value: String = form_urlencoded::byte_serialize(value.as_bytes()).collect();
    Query::read(&format!("?{name}={value}"))
}

#[test]
fn every_good_value_is_taken_and_no_bad_one() {
    for (name, values) in GOOD {
        for value in values {
            let query = asks(name, value);
            assert_eq!(query.get(name), Some(value.trim()), "{name}={value}");
            assert_eq!(query.bad(), [], "{name}={value}");
        }
    }
    for (name, values) in BAD.map(|(name, values)| (name, values)) {
        for value in values.iter().filter(|value| value.trim() == **value) {
            let query = asks(name, value);
            assert_eq!(query.get(name), None, "{name}={value}");
            assert_eq!(query.bad().len(), 1, "{name}={value}");
            assert_eq!(
                (query.bad()[0].name, query.bad()[0].value.chars().count() <= 40),
                (name, true),
                "{name}={value}"
            );
        }
    }
}

#[test]
fn the_lists_of_this_test_name_each_parameter_once() {
    let names = |list: [(&'static str, &'static [&'static str]); 24]| list.map(|(name, _)| name);
    assert_eq!(names(GOOD), names(BAD));
    for (i, name) in names(GOOD).iter().enumerate() {
        assert!(!names(GOOD)[..i].contains(name));
    }
}

#[test]
fn a_bad_value_leaves_the_default() {
    let all_bad: Vec<String> =
        BAD.iter().map(|(name, values)| format!("{name}={}", values.last().unwrap_or(&""))).collect();
    let query = Query::read(&all_bad.join("&").replace('+', "%2B"));
    assert_eq!(query.bad().len(), BAD.len(), "{:?}", query.bad());
    assert_eq!(query.settle(Settings::default()), Settings::default());
    assert_eq!((query.kind(), query.players(), query.langs()), (None, 2, Lang::ALL.to_vec()));
    assert!(query.allows_links() && !query.is_kiosk() && !query.has_setup());
    const { assert!(IDLE == 90 && WARN == 20) };
}

#[test]
fn unknown_names_are_ignored_and_of_two_the_first_counts() {
    let query = Query::read("utm_source=x&days=20&days=5&Days=7&&=&days");
    assert_eq!((query.number("days"), query.bad()), (Some(20), &[][..]));
    let query = Query::read("days=5&days=20");
    assert_eq!((query.number("days"), query.bad().len()), (None, 1));
}

#[test]
fn the_seats_are_as_many_as_asked_for_else_as_the_lists_have() {
    for (text, players) in [
        ("", 2),
        ("players=4", 4),
        ("seats=human,easy,hard", 3),
        ("names=Asha", 2),
        ("names=A,B,C,D&seats=human,easy", 4),
        ("names=عائشة، علي،سارة", 3),
        ("players=5&names=A,B", 5),
        ("game=jekinje", 2),
    ] {
        let query = Query::read(text);
        assert_eq!((query.players(), query.bad()), (players, &[][..]), "{text}");
    }
    for (text, bad) in [
        ("players=2&names=A,B,C", "names"),
        ("players=3&seats=easy,easy,easy,easy", "seats"),
        ("game=jekinje&players=4", "players"),
        ("game=jekinje&names=A,B,C", "names"),
    ] {
        let query = Query::read(text);
        assert_eq!(query.bad().iter().map(|bad| bad.name).collect::<Vec<_>>(), [bad], "{text}");
    }
}

/// What Arabic writes for a comma is one, between names and in every other list.
#[test]
fn an_arabic_comma_is_a_comma() {
    let query = Query::read("names=عائشة، علي,Ana&seats=human،easy&langs=ar، en");
    assert_eq!(query.list("names").collect::<Vec<_>>(), ["عائشة", "علي", "Ana"]);
    assert_eq!(query.list("seats").collect::<Vec<_>>(), ["human", "easy"]);
    assert_eq!((query.langs(), query.bad()), (vec![Lang::Arabic, Lang::English], &[][..]));
    assert_eq!(Query::read("names=علي،علي").bad().len(), 1);
}

#[test]
fn the_setup_of_a_game_opens_the_hyena_game() {
    assert_eq!(Query::read("days=20").kind(), Some(Kind::Hyena));
    assert_eq!(Query::read("game=jekinje&days=20").kind(), Some(Kind::Jekinje));
    assert_eq!(Query::read("lang=ar&theme=dark").kind(), None);
}

#[test]
fn only_the_languages_asked_for_are_offered() {
    assert_eq!(Query::read("langs=ar,en,ar-SD").langs(), [Lang::Arabic, Lang::English]);
    assert_eq!(Query::read("langs=ar&lang=es").langs(), [Lang::Arabic, Lang::Spanish]);
    assert_eq!(Query::read("lang=es").langs(), Lang::ALL);
    let stored = Settings { lang: Some(Lang::Russian), ..Settings::default() };
    assert_eq!(Query::read("langs=ar,en").settle(stored).lang, None);
    assert_eq!(Query::read("langs=ar,ru").settle(stored).lang, Some(Lang::Russian));
}

#[test]
fn what_is_asked_for_settles_the_settings_and_is_not_kept_by_another_change() {
    let query = Query::read("theme=dark&speed=fast&motion=reduced&hints=off&audio=muted&lang=ar&table=on");
    let stored = Settings { letters: true, ..Settings::default() };
    let settled = query.settle(stored);
    let expected = Settings {
        lang: Some(Lang::Arabic),
        theme: Theme::Dark,
        speed: Speed::Fast,
        motion: Motion::Reduced,
        hints: false,
        sound: false,
        table: true,
        ..stored
    };
    assert_eq!(settled, expected);
    let changed = Settings { speed: Speed::Slow, ..settled };
    assert_eq!(stored.with_change(&settled, &changed), Settings { speed: Speed::Slow, ..stored });
}

proptest! {
    #[test]
    fn no_text_is_more_than_ignored(text in "\\PC{0,200}") {
        let query = Query::read(&text);
        let _ = (query.players(), query.langs(), query.kind(), query.seed(), query.settle(Settings::default()));
    }

    #[test]
    fn no_rubbish_of_known_names_is_more_than_refused(values in prop::collection::vec("[a-z0-9,%&=+\\u{202E}é-]{0,60}", 24)) {
        let pairs: Vec<String> = GOOD.iter().zip(&values).map(|((name, _), value)| format!("{name}={value}")).collect();
        let query = Query::read(&pairs.join("&"));
        prop_assert!((2..=12).contains(&query.players()));
        prop_assert!(!query.langs().is_empty());
        prop_assert!(query.bad().iter().all(|bad| query.get(bad.name).is_none()));
    }
}
