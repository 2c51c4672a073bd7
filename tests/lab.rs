//! The command line, as it is run.

use std::io::Write;
use std::process::{Command, Output, Stdio};

const SEED: &str = "0123456789abcdef0123456789abcdef";

fn lab(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("lab starts");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("lab reads");
    child.wait_with_output().expect("lab ends")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

fn random(arguments: &[&str]) -> String {
    let all: Vec<&str> = ["random", "--game", "hyena", "--seed", SEED].iter().chain(arguments).copied().collect();
    let output = lab(&all, "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

#[test]
fn replay_prints_the_start_and_a_position_after_each_token() {
    let game =
        "[Game \"hyena\"]\n[Version \"1\"]\n[Rules \"bell\"]\n[Days \"6\"]\n[Seats \"Asha, Bilal\"]\n\n1. t 3 2\n2. t";
    let output = lab(&["replay", "-"], game);
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(lines.len(), 5);
    let waiting = r#"{"at":0,"way":"out","fate":"travelling","free":false,"bank":0,"tabas":0}"#;
    assert_eq!(
        lines[0],
        format!(
            r#"{{"ply":0,"move":null,"turn":1,"over":false,"winner":null,"mothers":[{waiting},{waiting}],"hyena":null}}"#
        )
    );
    let out = r#"{"at":3,"way":"out","fate":"travelling","free":true,"bank":0,"tabas":1}"#;
    assert_eq!(
        lines[2],
        format!(
            r#"{{"ply":2,"move":"3","turn":1,"over":false,"winner":null,"mothers":[{out},{waiting}],"hyena":null}}"#
        )
    );
    assert!(lines[3].contains(r#""move":"2","turn":2"#), "{}", lines[3]);
    assert!(output.status.success());
}

#[test]
fn replay_ends_with_the_standings_and_no_turn() {
    for rules in ["bell", "juego", "three-dice", "one-die", "davies"] {
        let game = random(&["--rules", rules, "--days", "8", "--seats", "3"]);
        let output = lab(&["replay", "-"], &game);
        let last = text(&output.stdout).lines().last().expect("a line");
        assert!(last.contains(r#""turn":null,"over":true,"winner":"#), "{last}");
        assert!(last.contains(r#""standings":[""#), "{last}");
        assert!(output.status.success());
    }
}

#[test]
fn replay_prints_the_good_lines_then_says_where_it_went_wrong() {
    let game = "[Game \"hyena\"]\n[Version \"1\"]\n[Rules \"bell\"]\n[Days \"6\"]\n[Seats \"A, B\"]\n\n1. t 3 5\n";
    let output = lab(&["replay", "-"], game);
    assert_eq!(text(&output.stdout).lines().count(), 3);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("line 7, column 8"), "{}", text(&output.stderr));
}

#[test]
fn what_is_no_file_no_text_or_no_game_ends_with_status_two_and_a_sentence() {
    for (arguments, input, said) in [
        (vec!["replay", "/nowhere/at/all"], "", "/nowhere/at/all"),
        (vec!["replay", "-"], "", "Game is missing"),
        (vec!["random", "--game", "chess", "--seed", SEED], "", "chess"),
        (vec!["random", "--game", "hyena", "--seed", "xyz"], "", "32 hexadecimal digits"),
        (vec!["random", "--game", "hyena", "--seed", SEED, "--days", "5"], "", "6 to 200"),
        (vec!["random", "--game", "hyena", "--seed", SEED, "--seats", "13"], "", "2 to 12"),
        (vec!["random", "--game", "hyena", "--seed", SEED, "--rules", "bel"], "", "possible is bell"),
        (vec!["random", "--game", "hyena", "--seed", SEED, "--rule", "lots=plain-die"], "", "--rules custom"),
        (vec!["random", "--game", "hyena", "--seed", SEED, "--policy", "never pay"], "", "prompt, never or random"),
    ] {
        let output = lab(&arguments, input);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(text(&output.stderr).contains(said), "{arguments:?}: {}", text(&output.stderr));
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_seed_another() {
    let arguments = ["--rules", "davies", "--seats", "4", "--policy", "random"];
    assert_eq!(random(&arguments), random(&arguments));
    let other =
        lab(&["random", "--game", "hyena", "--rules", "davies", "--seed", "ffffffffffffffffffffffffffffffff"], "");
    assert_ne!(random(&arguments).as_bytes(), other.stdout);
}

#[test]
fn custom_rules_are_given_field_by_field_and_written_as_differences() {
    let game = random(&[
        "--rules",
        "custom",
        "--rule",
        "lots=one-die-tabas",
        "--rule",
        "errands=drink 1, wash 3",
        "--days",
        "9",
    ]);
    assert!(
        game.contains("[Rules \"custom\"]\n[Rule.lots \"one-die-tabas\"]\n[Rule.errands \"drink 1, wash 3\"]\n"),
        "{game}"
    );
    assert!(lab(&["replay", "-"], &game).status.success());
}
