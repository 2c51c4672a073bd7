//! A checked-in game of each rule set, read and written to the same bytes for ever.

use crate::{good, round_trips};
use hyena_chase::games::Game;
use hyena_chase::games::hyena::{Fate, Preset};
use hyena_chase::players::{Policy, random_record};

const GAMES: [(&str, &str, Policy); 6] = [
    ("bell", include_str!("../playthroughs/bell.txt"), Policy::Random),
    ("juego", include_str!("../playthroughs/juego.txt"), Policy::Prompt),
    ("three-dice", include_str!("../playthroughs/three-dice.txt"), Policy::Never),
    ("one-die", include_str!("../playthroughs/one-die.txt"), Policy::Random),
    ("davies", include_str!("../playthroughs/davies.txt"), Policy::Random),
    ("custom", include_str!("../playthroughs/custom.txt"), Policy::Random),
];

/// The bytes of a saved game never change.
#[test]
fn playthroughs_are_canonical() {
    for preset in Preset::ALL {
        assert!(GAMES.iter().any(|(name, ..)| *name == preset.name()), "{} has no playthrough", preset.name());
    }
    for (name, text, _) in GAMES {
        let record = good(text);
        assert_eq!(round_trips(&record), text, "{name}");
        let rules = record.start().setup().rules;
        assert_eq!(rules.preset(), Preset::named(name), "{name}");
        assert!(Game::standings(record.game()).is_some(), "{name} ends");
        let tags = text.lines().filter(|line| line.starts_with("[Rule.")).count();
        assert_eq!(tags > 3, name == "custom", "{name}");
    }
}

/// The games show each way to end: a mother eaten, one safe, one late.
#[test]
fn playthroughs_show_every_standing() {
    for word in ["won", "safe", "late", "eaten"] {
        assert!(GAMES.iter().any(|(_, text, _)| text.contains(&format!(" {word}"))), "{word}");
    }
    let eaten = |text: &str| good(text).game().mothers().iter().any(|mother| mother.fate() == Fate::Eaten);
    assert!(GAMES.iter().filter(|(_, text, _)| eaten(text)).count() > 1);
}

/// A seed gives the same game in every version: each playthrough is played again from its own.
#[test]
fn playthroughs_are_what_their_seeds_give() {
    for (name, text, policy) in GAMES {
        let record = good(text);
        let seed = record.head().seed.expect("a seed");
        let again = random_record(*record.start().setup(), seed, policy).expect("a game");
        assert_eq!(again.moves(), record.moves(), "{name}");
    }
}
