//! `lab simulate`, `lab odds` and `lab best`.

use crate::{GAME, SEED, file, lab, printed, refusal, text};
use hyena_chase::games::hyena::{Chase, Days, Preset, Setup};
use hyena_chase::record::{Head, Record};
use hyena_chase::study::{Desk, Report, begin};
use serde_json::Value;

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(printed(&lab(arguments))).expect("JSON")
}

/// Cuts the checked-in game after some of its words and stores it.
fn cut(name: &str, before: &str) -> String {
    let end = GAME.find(before).expect("a place to cut");
    file(name, &GAME.as_bytes()[..end]).to_string_lossy().into_owned()
}

#[test]
fn odds_are_printed_for_the_last_position() {
    let race = cut("race.txt", "s 6 t t r");
    for policy in ["prompt", "best"] {
        let odds = json(&["odds", &race, "--policy", policy]);
        let win: Vec<f64> = odds["win"].as_array().expect("a list").iter().filter_map(Value::as_f64).collect();
        assert_eq!((win.len(), &odds["method"]), (2, &Value::from("exact")));
        assert!((win[0] + win[1] - 1.0).abs() < 1e-9 && win[0] > 0.5);
    }
    let path = file("whole.txt", GAME.as_bytes());
    assert_eq!(printed(&lab(&["odds", &path.to_string_lossy()])), "{\"win\":[1.0,0.0],\"method\":\"exact\"}\n");
}

#[test]
fn the_best_move_is_printed_with_its_worth() {
    let race = json(&["best", &cut("best.txt", "s 6 t t r"), "--ms", "100"]);
    assert_eq!((&race["best"], &race["aim"], &race["method"]), (&"s".into(), &"win".into(), &"exact".into()));
    assert_eq!(race["alternatives"][0]["move"], "throw");
    assert!(race["value"].as_f64() >= race["alternatives"][0]["value"].as_f64());
    assert_eq!(json(&["best", &cut("hunt.txt", "r 3 t")])["aim"], "hunt");
    let over = json(&["best", &file("over.txt", GAME.as_bytes()).to_string_lossy()]);
    assert_eq!((&over["best"], &over["value"]), (&Value::Null, &Value::Null));
}

#[test]
fn odds_of_another_game_are_refused() {
    let other = include_str!("../playthroughs/jekinje-plain.txt");
    let path = file("other.txt", other.as_bytes());
    assert!(refusal(&lab(&["odds", &path.to_string_lossy()])).ends_with("there are no odds yet\n"));
}

fn simulate(more: &[&str]) -> std::process::Output {
    lab(&[&["simulate", "--game", "hyena", "--days", "10", "--games", "200", "--seed", SEED], more].concat())
}

/// The same seed counts the same, as CSV and as JSON.
#[test]
fn simulations_count_every_game() {
    let mixed = ["--seats", "3", "--policy", "hard,easy,random"];
    let csv = simulate(&mixed);
    let report = Report::read(printed(&csv)).expect("a report");
    assert_eq!((report.games, report.seats.len(), report.seats[0].win), (200, 3, None));
    assert_eq!(printed(&csv), printed(&simulate(&mixed)));
    let rows: Value =
        serde_json::from_str(printed(&simulate(&[&mixed[..], &["--format", "json"]].concat()))).expect("JSON");
    let row = |measure: &str, key: u64| {
        let is = |row: &&Value| row["measure"] == measure && (key == 0 || row["key"] == key);
        rows.as_array().and_then(|rows| rows.iter().find(is)).expect("a row")
    };
    assert_eq!((&row("games", 0)["value"], &row("policy", 3)["value"]), (&200.into(), &"random".into()));
    assert_eq!((&row("throws", 0)["value"], &row("seed", 0)["value"]), (&report.throws.into(), &SEED.into()));
}

/// What is printed is what thinks beside the page answers, to the byte.
#[test]
fn a_simulation_is_an_experiment() {
    for (rules, policy) in [(Preset::Juego, "medium,random"), (Preset::Bell, "prompt")] {
        let printed = simulate(&["--rules", rules.name(), "--policy", policy]);
        let setup = Setup { rules: rules.rules(), days: Days(10), ..Setup::default() };
        let head = Head { seed: SEED.parse().ok(), ..Head::default() };
        let record = Record::<Chase>::begin(setup, head).expect("a game");
        let mut desk = Desk::default();
        let mut work = begin(&format!("simulate 200 {policy}\n{record}"), 0).expect("a question");
        while !work.step(&mut desk, &mut || true) {}
        assert_eq!(work.answer(&desk).as_deref(), Some(crate::printed(&printed)));
    }
}

/// What was counted before a game that does not end is printed nevertheless.
#[test]
fn a_game_that_is_given_up_is_said() {
    let rules = ["--rules", "custom", "--rule", "errands=drink 255, wash 255, set-out 255", "--flat", "95"];
    let output =
        lab(&[&["simulate", "--game", "hyena", "--days", "6", "--seats", "12", "--seed", SEED], &rules[..]].concat());
    assert_eq!(refusal(&output), "lab: the game was given up: 1000000 throws did not end it\n");
    assert!(Report::read(text(&output.stdout)).expect("a report").given_up);
}

#[test]
fn bad_simulations_are_refused_in_a_sentence() {
    for (arguments, says) in [
        (&["--seats", "3", "--policy", "easy,hard"][..], "lab: --policy names 2 players for 3 seats\n"),
        (&["--flat", "2"], "lab: the flat side falls up between 0.05 and 0.95 of the time\n"),
        (&["--rules", "bells"], "lab: --rules bells: possible is bell, juego, three-dice, one-die, davies or custom\n"),
    ] {
        assert_eq!(refusal(&simulate(arguments)), says);
    }
    let best = simulate(&["--policy", "best"]);
    assert!(text(&best.stderr).contains("prompt, never, random, easy, medium or hard"));
}
