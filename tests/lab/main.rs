//! The command line (RECORD.md, "The command line"): what `lab` prints, where, and with which status it ends.

mod jekinje;
mod odds;
mod policies;

use hyena_chase::games::hyena::{Chase, Preset};
use hyena_chase::record::{Record, read};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const LAB: &str = env!("CARGO_BIN_EXE_lab");
const SEED: &str = "0123456789abcdef0123456789abcdef";

const GAME: &str = r#"[Game "hyena"]
[Version "1"]
[Rules "bell"]
[Days "6"]
[Seats "Asha, Bilal"]

1. t 6 2
2. t 3 2
1. t w t t s 6 t t r 3 t t t t t t t t t t h 6
"#;

/// What stands in some of the lines of that game's replay, worked out by hand from the rules.
const LINES: [&str; 10] = [
    r#"{"ply":0,"move":null,"turn":1,"over":false,"winner":null,"mothers":[{"at":0,"way":"out","fate":"travelling","free":false,"bank":0,"tabas":0},{"at":0,"way":"out","fate":"travelling","free":false,"bank":0,"tabas":0}],"hyena":null}"#,
    r#"{"ply":1,"move":"t","turn":1,"over":false,"winner":null,"mothers":[{"at":0,"way":"out","fate":"travelling","free":true,"bank":0,"tabas":1},{"at":0,"way":"out","fate":"travelling","free":false,"bank":0,"tabas":0}],"hyena":null}"#,
    r#"{"ply":2,"move":"6","turn":1,"over":false,"winner":null,"mothers":[{"at":6,"way":"back","fate":"travelling","free":false,"bank":0,"tabas":1},{"at":0,"way":"out","fate":"travelling","free":false,"bank":0,"tabas":0}],"hyena":null}"#,
    r#"{"ply":3,"move":"2","turn":2,"over":false,"winner":null,"mothers":[{"at":6,"way":"back","fate":"travelling","free":false,"bank":2,"tabas":1},{"at":0,"way":"out","fate":"travelling","free":false,"bank":0,"tabas":0}],"hyena":null}"#,
    r#"{"ply":8,"move":"w","turn":1,"over":false,"winner":null,"mothers":[{"at":6,"way":"back","fate":"travelling","free":false,"bank":2,"tabas":0},{"at":5,"way":"out","fate":"travelling","free":true,"bank":0,"tabas":1}],"hyena":null}"#,
    r#"{"ply":11,"move":"s","turn":1,"over":false,"winner":null,"mothers":[{"at":4,"way":"back","fate":"travelling","free":true,"bank":0,"tabas":0},{"at":5,"way":"out","fate":"travelling","free":true,"bank":0,"tabas":1}],"hyena":null}"#,
    r#"{"ply":12,"move":"6","turn":1,"over":false,"winner":1,"mothers":[{"at":0,"way":"back","fate":"home","free":false,"bank":0,"tabas":0},{"at":5,"way":"out","fate":"travelling","free":true,"bank":0,"tabas":1}],"hyena":{"at":0,"way":"out","free":false}}"#,
    r#"{"ply":15,"move":"r","turn":1,"over":false,"winner":1,"mothers":[{"at":0,"way":"back","fate":"home","free":false,"bank":0,"tabas":0},{"at":5,"way":"out","fate":"travelling","free":true,"bank":0,"tabas":1}],"hyena":{"at":0,"way":"out","free":true}}"#,
    r#"{"ply":27,"move":"h","turn":1,"over":false,"winner":1,"mothers":[{"at":0,"way":"back","fate":"home","free":false,"bank":0,"tabas":0},{"at":5,"way":"out","fate":"travelling","free":true,"bank":0,"tabas":1}],"hyena":{"at":6,"way":"back","free":true}}"#,
    r#"{"ply":28,"move":"6","turn":null,"over":true,"winner":1,"mothers":[{"at":0,"way":"back","fate":"home","free":false,"bank":0,"tabas":0},{"at":5,"way":"out","fate":"eaten","free":false,"bank":0,"tabas":1}],"hyena":{"at":0,"way":"back","free":true},"standings":["won","eaten"]}"#,
];

fn lab(arguments: &[&str]) -> Output {
    Command::new(LAB).args(arguments).stdin(Stdio::null()).output().expect("lab runs")
}

/// Gives `input` to `lab replay -`.
fn replay(input: &[u8]) -> Output {
    let (out, err) = (Stdio::piped(), Stdio::piped());
    let mut child = Command::new(LAB)
        .args(["replay", "-"])
        .stdin(Stdio::piped())
        .stdout(out)
        .stderr(err)
        .spawn()
        .expect("lab runs");
    // It may stop reading before the end.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    child.wait_with_output().expect("lab ends")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

/// Asserts that all went well, and returns what was printed.
fn printed(output: &Output) -> &str {
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    text(&output.stdout)
}

/// Asserts that it ended with status 2 and a message, and returns that.
fn refusal(output: &Output) -> &str {
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
    text(&output.stderr)
}

fn random(more: &[&str]) -> Output {
    lab(&[&["random", "--game", "hyena"], more].concat())
}

fn game(record: &str) -> Record<Chase> {
    read::<Chase>(record).unwrap_or_else(|error| panic!("{error}\n{record}"))
}

fn file(name: &str, text: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a file");
    path
}

/// The start and each position are a line of JSON, its fields in RECORD.md's order, read from a file or from a pipe.
#[test]
fn replay_prints_each_position() {
    let out = replay(GAME.as_bytes());
    let lines: Vec<&str> = printed(&out).lines().collect();
    assert_eq!(lines.len(), 29);
    for line in LINES {
        let ply = line.split([':', ',']).nth(1).and_then(|ply| ply.parse::<usize>().ok()).expect("a ply");
        assert_eq!(lines[ply], line);
    }
    for (ply, line) in lines.iter().enumerate() {
        assert!(line.starts_with(&format!("{{\"ply\":{ply},\"move\":")));
        assert_eq!(line.contains("standings"), ply == 28);
    }
    let path = file("game.txt", GAME.as_bytes());
    assert_eq!(printed(&lab(&["replay", &path.to_string_lossy()])), printed(&out));
    assert_eq!(printed(&replay(GAME.replace('\n', "\r\n").as_bytes())), printed(&out));
}

/// RECORD.md's own line: after `1. t 3 6` of 36 days.
#[test]
fn replay_prints_the_line_of_the_record() {
    let out = replay(GAME.replace("[Days \"6\"]", "[Days \"36\"]").replace("t 6 2\n", "t 3 6 2\n").as_bytes());
    let line = text(&out.stdout).lines().nth(3).expect("the third token");
    assert!(line.starts_with(
        r#"{"ply":3,"move":"6","turn":1,"over":false,"winner":null,"mothers":[{"at":9,"way":"out","fate":"travelling","free":true,"bank":0,"tabas":1}, "#
            .trim_end()
    ));
}

/// An error leaves the good lines on standard output and says the rest on standard error.
#[test]
fn an_error_follows_the_good_lines() {
    let whole = replay(GAME.as_bytes());
    let lines: Vec<&str> = printed(&whole).split_inclusive('\n').collect();
    for (from, to, good, says) in [
        (
            "[Days \"6\"]",
            "[Days \"5\"]",
            0,
            "lab: -: line 4, column 1: the tag Days says \"5\"; possible is a number from 6 to 200\n",
        ),
        ("2. t 3", "1. t 3", 4, "lab: -: line 8, column 1: found \"1.\"; a turn begins here, with \"2.\"\n"),
        ("t 3 2", "t 4 2", 5, "lab: -: line 8, column 6: found \"4\"; these lots throw no 4; possible here: t 2 3 6\n"),
        ("h 6", "h 6 2", 29, "lab: -: line 9, column 48: found \"2\" after the end of the game\n"),
        (
            "[Days",
            "[Result \"1 eaten, 2 won\"]\n[Days",
            29,
            "lab: -: line 4, column 1: the tag Result says \"1 eaten, 2 won\", the moves lead to \"1 won, 2 eaten\"\n",
        ),
    ] {
        let out = replay(GAME.replacen(from, to, 1).as_bytes());
        assert_eq!(refusal(&out), says);
        assert_eq!(text(&out.stdout), lines[..good].concat(), "{says}");
    }
}

/// A file that is missing, too long or no text is told of in a sentence.
#[test]
fn what_cannot_be_read_is_said() {
    let missing = lab(&["replay", "no/such/file"]);
    assert!(refusal(&missing).starts_with("lab: no/such/file: "), "{}", refusal(&missing));
    let bytes = [GAME.as_bytes(), "{ضب".as_bytes(), b"\xFF}"].concat();
    assert_eq!(refusal(&replay(&bytes)), "lab: -: line 10, column 4: the text is not UTF-8\n");
    // Whichever byte the limit falls on.
    for letter in ["x", "é", "ضx", "🐾"] {
        let long = format!("{GAME}{{{}", letter.repeat(1_100_000 / letter.len()));
        let out = replay(long.as_bytes());
        assert_eq!(refusal(&out), "lab: -: line 1, column 1: a game is at most 1 MiB long\n");
        assert!(out.stdout.is_empty());
    }
}

/// Every rule set and policy gives a whole game that replays; the same seed the same bytes, another seed another game.
#[test]
fn random_games_are_whole_and_are_their_seeds() {
    for rules in Preset::ALL.map(Preset::name).into_iter().chain(["custom"]) {
        for policy in ["prompt", "never", "random"] {
            let asked = ["--rules", rules, "--days", "15", "--seats", "3", "--policy", policy, "--seed"];
            let out = random(&[&asked[..], &[SEED]].concat());
            let record = printed(&out);
            assert_eq!(game(record).to_string(), record);
            assert!(record.contains("\n[Result \"1 ") && record.contains(&format!("\n[Seed \"{SEED}\"]\n")));
            assert!(record.contains("\n[Days \"15\"]\n[Seats \"1, 2, 3\"]\n"), "{record}");
            assert_eq!(printed(&random(&[&asked[..], &[SEED]].concat())), record);
            assert_ne!(printed(&random(&[&asked[..], &["00000000000000000000000000000001"]].concat())), record);
            let replayed = replay(record.as_bytes());
            let last = printed(&replayed).lines().last().expect("lines");
            assert!(last.contains("\"over\":true") && last.contains("\"standings\":["), "{last}");
        }
    }
}

/// Fields of custom rules are given one by one.
#[test]
fn custom_rules_are_given_by_their_fields() {
    let fields = ["--rule", "hyena-pace=3", "--rule", "errands=drink 1, wash 1", "--rule", "top-up=any"];
    let out = random(&[&["--rules", "custom", "--seed", SEED], &fields[..]].concat());
    let tags = "[Rules \"custom\"]\n[Rule.errands \"drink 1, wash 1\"]\n[Rule.hyena-pace \"3\"]\n[Days \"36\"]\n";
    assert!(printed(&out).contains(tags), "{}", printed(&out));
}

/// What was asked wrongly is told in a sentence, with status 2 and nothing printed.
#[test]
fn bad_arguments_are_refused_in_a_sentence() {
    let seed = ["--seed", SEED];
    for (arguments, says) in [
        (
            &["--rules", "bells"][..],
            "lab: --rules bells: possible is bell, juego, three-dice, one-die, davies or custom\n",
        ),
        (&["--rule", "well=enough"], "lab: --rule goes with --rules custom\n"),
        (&["--rules", "custom", "--rule", "well"], "lab: --rule well: write NAME=VALUE\n"),
        (&["--rules", "custom", "--rule", "wells=enough"], "lab: --rule wells: no such field\n"),
        (&["--rules", "custom", "--rule", "well=near"], "lab: --rule well: well is exactly or enough\n"),
        (&["--rules", "custom", "--rule", "hyena-pace=5"], "lab: the hyena goes 1 to 4 days for a point, not 5\n"),
        (&["--days", "5"], "lab: the spiral has 6 to 200 days, not 5\n"),
        (&["--days", "201"], "lab: the spiral has 6 to 200 days, not 201\n"),
        (&["--seats", "1"], "lab: 2 to 12 can play, not 1\n"),
        (&["--seats", "13"], "lab: 2 to 12 can play, not 13\n"),
    ] {
        let out = random(&[arguments, &seed].concat());
        assert_eq!(refusal(&out), says);
        assert!(out.stdout.is_empty());
    }
    for (arguments, says) in [
        (&[][..], "Usage: lab"),
        (&["replay"], "<FILE>"),
        (&["throw"], "'throw'"),
        (&["random", "--game", "hyena"], "--seed"),
        (&["random", "--game", "chess", "--seed", SEED], "[possible values: hyena, jekinje]"),
        (&["random", "--game", "hyena", "--seed", "12"], "32 hexadecimal digits"),
        (&["random", "--game", "hyena", "--seed", SEED, "--days", "300"], "300 is not in 0..=255"),
        (&["random", "--game", "hyena", "--seed", SEED, "--policy", "always"], "prompt, never or random"),
        (&["random", "--game", "hyena", "--seed", SEED, "--fast"], "'--fast'"),
    ] {
        let out = lab(arguments);
        assert!(refusal(&out).contains(says) && out.stdout.is_empty(), "{arguments:?}: {}", refusal(&out));
    }
}

/// Nobody is troubled when the reader goes away.
#[test]
fn a_broken_pipe_is_quiet() {
    let long = ["--days", "99", "--seats", "12", "--seed", SEED];
    let path = file("long.txt", printed(&random(&long)).as_bytes());
    assert!(printed(&lab(&["replay", &path.to_string_lossy()])).len() > 300_000, "more than a pipe holds");
    let mut child = Command::new(LAB)
        .arg("replay")
        .arg(path)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("lab runs");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    out.read_line(&mut line).expect("a line");
    assert!(line.starts_with("{\"ply\":0,"));
    drop(out);
    let mut said = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("UTF-8");
    assert_eq!((child.wait().expect("lab ends").code(), said.as_str()), (Some(0), ""));
}

/// What could not be written is told of.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said() {
    let full = || fs::OpenOptions::new().write(true).open("/dev/full").expect("a full disk");
    let path = file("full.txt", GAME.as_bytes());
    for arguments in [vec!["replay", &path.to_string_lossy()], vec!["random", "--game", "hyena", "--seed", SEED]] {
        let out = Command::new(LAB).args(arguments).stdout(full()).stderr(Stdio::piped()).output().expect("lab runs");
        assert!(refusal(&out).starts_with("lab: standard output: "), "{}", refusal(&out));
    }
}
