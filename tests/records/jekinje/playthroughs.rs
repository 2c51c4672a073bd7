//! Checked-in games, read and written to the same bytes for ever.

use super::{good, round_trips};
use hyena_chase::chance::Seed;
use hyena_chase::games::Game;
use hyena_chase::games::jekinje::Ended;
use hyena_chase::players::random_sowing;

/// Games played by chance: name, text, the number that is the seed, how the game ended.
const GAMES: [(&str, &str, u128, Ended); 5] = [
    ("plain", include_str!("../../playthroughs/jekinje-plain.txt"), 0x17, Ended::Stuck),
    ("loop", include_str!("../../playthroughs/jekinje-loop.txt"), 0x160, Ended::Loop),
    ("either", include_str!("../../playthroughs/jekinje-either.txt"), 0x167, Ended::Loop),
    ("any", include_str!("../../playthroughs/jekinje-any.txt"), 0x164, Ended::Stuck),
    ("single", include_str!("../../playthroughs/jekinje-single.txt"), 0xaa, Ended::Stuck),
];
const ENDLESS: &str = include_str!("../../playthroughs/jekinje-endless.txt");
const EXAMPLE: &str = include_str!("../../playthroughs/jekinje-example.txt");

/// The bytes of a saved game never change.
#[test]
fn playthroughs_are_canonical() {
    for (name, text, _, why) in GAMES {
        let record = good(text);
        assert_eq!(round_trips(&record), text, "{name}");
        assert_eq!(record.game().why(), Some(why), "{name}");
        assert_eq!(text.contains("[Option."), !["plain", "loop"].contains(&name), "{name}");
    }
    assert_eq!(round_trips(&good(ENDLESS)), ENDLESS);
    assert_eq!(good(ENDLESS).game().why(), Some(Ended::Loop));
    assert_eq!(round_trips(&good(EXAMPLE)), EXAMPLE);
    assert_eq!(good(EXAMPLE).game().board().holes(), [1, 0, 1, 1, 0, 1, 1, 0, 2, 2, 0, 0]);
}

#[test]
fn playthroughs_show_every_standing() {
    for word in ["won", "drew", "lost"] {
        assert!(GAMES.iter().any(|(_, text, ..)| text.contains(&format!("1 {word}"))), "{word}");
    }
}

/// A seed gives the same game in every version.
#[test]
fn playthroughs_are_what_their_seeds_give() {
    for (name, text, seed, _) in GAMES {
        let record = good(text);
        let again = random_sowing(*record.start().setup(), Seed::new(seed.to_be_bytes())).expect("a game");
        assert_eq!(again.to_string(), text, "{name}");
    }
}
