//! What people read: every sentence in every language, plurals, names that try to do harm, and help that answers everything.

mod jekinje;

use hyena_chase::chance::{Fall, Flat, Lots, Seed};
use hyena_chase::games::hyena::{
    Chase, Day, Days, Fee, Field, Happening, Lock, Move, Mover, Preset, Reach, Refusal, Rules, Setup, Standing, Tabas,
    Way, Why,
};
use hyena_chase::games::{Deaf, Game, Seat};
use hyena_chase::words::{Arg, Lang, Texts, hyena as words, jekinje as sowing};
use proptest::prelude::*;

const NAMES: [&str; 3] = ["Asha", "Bilal", "Hawa"];

fn all() -> impl Iterator<Item = Texts> {
    Lang::ALL.into_iter().map(Texts::of)
}

/// Fails where a text is empty, shows what only a program should see, or has lost its spaces.
fn readable(text: &str) {
    assert!(!text.trim().is_empty());
    assert!(text.chars().all(|c| !c.is_control() && !"{}$".contains(c)), "{text:?}");
    assert!(!text.contains("  ") && text.trim() == text, "{text:?}");
}

fn every_happening() -> Vec<Happening> {
    let seat = Seat::new(1);
    let movers = [Mover::Mother(seat), Mover::Hyena];
    let fees = [Fee::Leave, Fee::MissingDays(3), Fee::Drink, Fee::Wash, Fee::SetOut, Fee::Release, Fee::HyenaDrink];
    let reasons =
        [Why::InVillage, Why::WaitsAtWell, Why::PassesWell, Why::PassesHome, Why::HyenaWaits, Why::HyenaPassesWell];
    let mut all = vec![
        Happening::Threw { seat, fall: Fall::Taba },
        Happening::Threw { seat, fall: Fall::Points(6) },
        Happening::Kept { seat, held: Tabas(4) },
        Happening::Banked { seat, points: 3, bank: 9 },
        Happening::Home { seat },
        Happening::Won { seat },
        Happening::Ate { seat, day: Day(7) },
        Happening::HyenaHome,
        Happening::Passed { to: seat },
        Happening::Over,
    ];
    for mover in movers {
        all.extend([0, 1, 20].map(|day| Happening::Freed { mover, at: Day(day) }));
        all.push(Happening::Moved { mover, from: Day(0), to: Day(3), way: Way::Out });
        all.push(Happening::Moved { mover, from: Day(7), to: Day(3), way: Way::Back });
        all.push(Happening::AtWell { mover });
    }
    all.extend(reasons.map(|why| Happening::Lost { seat, points: 6, why }));
    all.extend(fees.map(|fee| Happening::Paid { seat, fee, price: Tabas(2), held: Tabas(1) }));
    all
}

#[test]
fn every_happening_is_a_sentence_in_every_language() {
    for texts in all() {
        for happening in every_happening() {
            let said = words::sentence(texts, &NAMES, &happening).unwrap_or_else(|| panic!("{happening:?}"));
            readable(&said);
        }
    }
}

#[test]
fn what_belongs_together_is_one_sentence() {
    let (seat, mover) = (Seat::new(0), Mover::Mother(Seat::new(0)));
    let tell = |happenings: &[Happening]| words::sentences(Texts::of(Lang::English), &NAMES, happenings).join(" ");
    assert_eq!(
        tell(&[
            Happening::Threw { seat, fall: Fall::Taba },
            Happening::Kept { seat, held: Tabas(1) },
            Happening::Freed { mover, at: Day(0) },
        ]),
        "Asha throws a taba and holds 1 now. Asha’s mother may leave the village."
    );
    assert_eq!(
        tell(&[
            Happening::Threw { seat, fall: Fall::Points(3) },
            Happening::Moved { mover, from: Day(17), to: Day(20), way: Way::Out },
            Happening::AtWell { mover },
        ]),
        "Asha throws 3. Asha’s mother reaches the well."
    );
    assert_eq!(
        tell(&[
            Happening::Threw { seat, fall: Fall::Points(2) },
            Happening::Moved { mover, from: Day(2), to: Day(0), way: Way::Back },
            Happening::Home { seat },
            Happening::Won { seat },
            Happening::Passed { to: Seat::new(1) },
        ]),
        "Asha throws 2. Asha’s mother is home first: Asha wins and leads the hyena from now on. Now Bilal throws."
    );
    assert_eq!(
        tell(&[
            Happening::Threw { seat, fall: Fall::Points(6) },
            Happening::Moved { mover, from: Day(0), to: Day(1), way: Way::Out },
            Happening::Freed { mover, at: Day(1) },
        ]),
        "Asha throws 6. Asha’s mother steps out of the village, to day 1."
    );
}

#[test]
fn what_a_mother_owes_at_the_well_is_told_before_her_turn_comes() {
    let mut chase = Chase::new(Setup { days: Days(6), ..Setup::default() }).expect("a setup");
    let throws = [Fall::Taba, Fall::Points(6), Fall::Points(2)];
    for fall in throws {
        chase.play(Move::Throw(fall), &mut Deaf).expect("a throw");
    }
    let texts = Texts::of(Lang::English);
    assert_eq!(
        words::mother_line(texts, &NAMES, &chase, Seat::new(0)),
        "Asha’s mother is at the well; washing the clothes costs 2 tabas. 1 taba. Marked in the sand: 2 points."
    );
}

#[test]
fn a_hyena_that_is_home_hunts_nobody() {
    let texts = Texts::of(Lang::English);
    let (mut hunted, mut home) = (false, false);
    for seed in 0..40 {
        let mut chase = Chase::new(Setup { days: Days(12), ..Setup::default() }).expect("a setup");
        let mut throws = Seed::new([seed; 16]).throws();
        while chase.standings().is_none() {
            let mv = chase.payment().map(Move::Pay).or_else(|| Game::throw(&chase, throws.draw())).expect("a move");
            chase.play(mv, &mut Deaf).expect("a legal move");
            let hunts = words::hyena_line(texts, &NAMES, &chase).ends_with("and hunts.");
            let is_home = chase.standings().is_some() && chase.hyena().is_some_and(|hyena| hyena.at() == Day(0));
            assert!(!(hunts && is_home), "{chase:?}");
            (hunted, home) = (hunted || hunts, home || is_home);
        }
    }
    assert!(hunted && home, "more seeds are wanted");
}

#[test]
fn whole_games_are_told_in_every_language() {
    let seed: Seed = "000102030405060708090a0b0c0d0e0f".parse().expect("a seed");
    for preset in Preset::ALL {
        let setup = Setup { rules: preset.rules(), days: Days(20), seats: 3, ..Setup::default() };
        let mut chase = Chase::new(setup).expect("a preset");
        let mut throws = seed.throws();
        while chase.standings().is_none() {
            let mv = chase.payment().map(Move::Pay).or_else(|| Game::throw(&chase, throws.draw())).expect("a move");
            let mut told = Vec::new();
            chase.play(mv, &mut told).expect("a legal move");
            for texts in all() {
                let said = words::sentences(texts, &NAMES, &told);
                assert!(!said.is_empty(), "{told:?}");
                for said in &said {
                    readable(said);
                }
                for seat in Seat::first(3) {
                    readable(&words::mother_line(texts, &NAMES, &chase, seat));
                }
                readable(&words::hyena_line(texts, &NAMES, &chase));
            }
        }
    }
}

#[test]
fn payments_standings_and_refusals_are_readable() {
    let fees = [Fee::Leave, Fee::MissingDays(5), Fee::Drink, Fee::Wash, Fee::SetOut, Fee::Release, Fee::HyenaDrink];
    let refusals = [
        Refusal::Days(5),
        Refusal::Seats(1),
        Refusal::First(Seat::new(7)),
        Refusal::NoTabas,
        Refusal::WellOutOfReach,
        Refusal::HomeOutOfReach,
        Refusal::HyenaWellOutOfReach,
        Refusal::HyenaTaba,
        Refusal::Pace(9),
    ];
    for texts in all() {
        for fee in fees {
            readable(&words::payment(texts, fee, Tabas(5)));
            for way in [Way::Out, Way::Back] {
                readable(&words::missing(texts, fee, way, Tabas(5), Tabas(3)));
            }
        }
        for standing in [Standing::Won, Standing::Safe, Standing::Late, Standing::Eaten] {
            readable(&words::standing(texts, standing));
            readable(&words::standing_line(texts, "Asha", standing));
        }
        for refusal in refusals {
            readable(&words::refusal(texts, refusal));
        }
        for fall in [Fall::Taba, Fall::Points(3)] {
            readable(&words::fall(texts, fall));
        }
        for day in [0, 7, 20] {
            readable(&words::place(texts, Day(day), Day(20)));
        }
    }
    let english = Texts::of(Lang::English);
    assert_eq!(words::payment(english, Fee::Wash, Tabas(2)), "Wash the clothes: 2 tabas");
    assert_eq!(
        words::missing(english, Fee::MissingDays(5), Way::Out, Tabas(5), Tabas(3)),
        "The well is 5 days away and could be reached with 5 tabas; 2 more needed."
    );
}

#[test]
fn the_key_tells_the_odds() {
    let english = Texts::of(Lang::English);
    let told = |lots, share| -> Vec<String> {
        let flat = Flat::hundredths(share).expect("a share");
        let row = |row: words::KeyRow| format!("{}: {} ({})", row.shown, row.counts, row.odds);
        words::key(english, lots, flat).into_iter().map(row).collect()
    };
    assert_eq!(
        told(Lots::ThreeSticks, 50),
        [
            "1 white side up: a taba (3 in 8)",
            "2 white sides up: 2 days (3 in 8)",
            "3 white sides up: 3 days (1 in 8)",
            "Three bark sides up: 6 days (1 in 8)",
        ]
    );
    assert_eq!(told(Lots::OneDieTabas, 50)[0], "1 · 4 · 5: a taba (1 in 2)");
    assert_eq!(told(Lots::DaviesSticks, 60)[0], "1 white side up: a taba (29%)");
}

#[test]
fn the_rule_sets_their_fields_and_sources_are_readable() {
    for texts in all() {
        for preset in Preset::ALL.map(Some).into_iter().chain([None]) {
            let intro = words::rule_set_intro(texts, preset);
            readable(&intro.name);
            readable(&intro.sentence);
        }
        for field in Field::ALL {
            readable(&words::field_label(texts, field));
            for preset in Preset::ALL {
                readable(&words::field_value(texts, field, &field.read(&preset.rules())));
            }
        }
        for sources in [words::sources(texts), sowing::sources(texts)] {
            readable(&sources.intro);
            for text in &sources.texts {
                readable(text);
            }
            for reading in &sources.readings {
                readable(&reading.sentence);
            }
        }
    }
    let english = Texts::of(Lang::English);
    assert_eq!(
        words::field_value(english, Field::Errands, "drink 2, wash 1, set-out 2"),
        "a drink: 2, washing: 1, setting out: 2"
    );
}

#[test]
fn numbers_take_their_plural_forms() {
    let forms = |lang| [0_u32, 1, 2, 3, 5, 11, 21, 100, 103].map(|n| Texts::of(lang).tabas(n));
    assert_eq!(forms(Lang::English)[..3], ["0 tabas", "1 taba", "2 tabas"]);
    assert_eq!(forms(Lang::Spanish)[..3], ["0 tabas", "1 taba", "2 tabas"]);
    assert_eq!(
        forms(Lang::Russian),
        ["0 таб", "1 таба", "2 табы", "3 табы", "5 таб", "11 таб", "21 таба", "100 таб", "103 табы"]
    );
    let arabic = forms(Lang::Arabic);
    assert!(arabic[3].starts_with("3 ") && arabic[5].starts_with("11 ") && arabic[7].starts_with("100 "));
    let noun = |n: usize| arabic[n].split_once(' ').map(|(_, noun)| noun.to_owned());
    // One, two, few (3 and 103), many (11) and other (100) differ from each other; few is few.
    assert_eq!(noun(3), noun(8));
    assert!(noun(3) != noun(5) && arabic[1] != arabic[2], "{arabic:?}");
}

#[test]
fn a_hostile_name_stays_a_name() {
    let hostile = "</b>{$x}\u{202E}\u{2067}a\u{0}\nb";
    let english = Texts::of(Lang::English).passed(hostile);
    assert_eq!(english, "Now </b>{$x}ab throws.");
    let arabic = Texts::of(Lang::Arabic).passed(hostile);
    assert!(arabic.contains("\u{2068}</b>{$x}ab\u{2069}"), "{arabic:?}");
    let mixed = Texts::of(Lang::English).passed("بلال");
    assert_eq!(mixed, "Now \u{2068}بلال\u{2069} throws.");
    assert_eq!(Texts::of(Lang::English).passed(Arg::Phrase("one")), "Now one throws.");
}

#[test]
fn the_best_language_is_chosen() {
    assert_eq!(Lang::best(["fr-FR", "es-419", "en"]), Lang::Spanish);
    assert_eq!(Lang::best(["AR-sd"]), Lang::Arabic);
    assert_eq!(Lang::best(["zh", "de"]), Lang::English);
    assert_eq!(Lang::best([] as [&str; 0]), Lang::English);
    assert_eq!(Lang::ALL.map(Lang::dir), ["ltr", "ltr", "ltr", "rtl"]);
}

fn answers_everything(rules: &Rules) {
    for texts in all() {
        let help = words::help(texts, rules);
        assert_eq!(help.len(), 16);
        // Who passes the well needs no word about it, and who leaves for nothing none about that.
        let story = 6 + usize::from(rules.leave != Lock::Pay(0)) + usize::from(rules.well == Reach::Exactly);
        assert_eq!(help[0].answer.len(), story, "{:?}", help[0].answer);
        for question in help {
            readable(&question.question);
            assert!(!question.answer.is_empty(), "{}", question.question);
            for line in &question.answer {
                readable(line);
            }
        }
    }
}

#[test]
fn help_answers_every_question_for_the_presets() {
    for preset in Preset::ALL {
        answers_everything(&preset.rules());
    }
}

/// Two rule sets that differ in a field are explained differently: the help knows every field.
#[test]
fn help_tells_every_field() {
    let english = Texts::of(Lang::English);
    let base = Rules { home: Reach::Exactly, ..Rules::BELL };
    for (field, value) in [
        (Field::Lots, "davies-sticks"),
        (Field::Turn, "not-six"),
        (Field::Leave, "3"),
        (Field::VillagePoints, "banked"),
        (Field::Well, "enough"),
        (Field::TopUp, "4"),
        (Field::Errands, "drink 1"),
        (Field::WellPoints, "lost"),
        (Field::Home, "enough"),
        (Field::HomeTopUp, "any"),
        (Field::HyenaLeave, "5"),
        (Field::HyenaPace, "3"),
        (Field::HyenaWell, "exactly"),
        (Field::HyenaDrink, "9"),
        (Field::HyenaEats, "passed"),
    ] {
        let mut rules = base;
        field.write(&mut rules, value).expect("a value");
        assert_ne!(words::help(english, &base), words::help(english, &rules), "{field:?}");
    }
}

/// Chooses each field's value on its own, from those that read differently.
fn any_rules() -> impl Strategy<Value = Rules> {
    let values = |field| -> &'static [&'static str] {
        match field {
            Field::Lots => &["three-sticks", "three-dice", "one-die-tabas", "plain-die", "davies-sticks"],
            Field::Turn => &["two", "not-six"],
            Field::Leave => &["taba", "six", "0", "1", "2", "11"],
            Field::HyenaLeave | Field::HyenaDrink => &["six", "0", "1", "2", "11"],
            Field::VillagePoints | Field::WellPoints => &["lost", "banked"],
            Field::Well | Field::Home | Field::HyenaWell => &["exactly", "enough"],
            Field::TopUp | Field::HomeTopUp => &["any", "0", "1", "5"],
            Field::Errands => &["six", "none", "drink 1", "wash 2", "drink 2, wash 1, set-out 2"],
            Field::HyenaPace => &["1", "2", "3", "4"],
            Field::HyenaEats => &["reached", "passed"],
        }
    };
    let picks: Vec<_> = Field::ALL.into_iter().map(|field| proptest::sample::select(values(field))).collect();
    picks.prop_map(|picked| {
        let mut rules = Rules::BELL;
        for (field, value) in Field::ALL.into_iter().zip(picked) {
            field.write(&mut rules, value).expect("a value");
        }
        rules
    })
}

proptest! {
    #[test]
    fn help_answers_every_question_for_custom_rules(rules in any_rules()) {
        answers_everything(&rules);
    }
}
