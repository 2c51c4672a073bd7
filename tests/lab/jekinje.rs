//! Je ki n je on the command line.

use crate::{SEED, file, lab, printed, refusal, replay, text};
use hyena_chase::games::jekinje::{Board, Hole, Laps, Lift, Sowing, Sown, sow};
use hyena_chase::record::read;

const TAGS: &str = "[Game \"jekinje\"]\n[Version \"1\"]\n[Seats \"Asha, Bilal\"]\n\n";

fn random(more: &[&str]) -> std::process::Output {
    lab(&[&["random", "--game", "jekinje", "--seed", SEED], more].concat())
}

/// The start and each position are a line of JSON; the second is RECORD.md's own.
#[test]
fn replay_prints_each_position() {
    let out = replay(format!("{TAGS}1. 2B 5A\n").as_bytes());
    let lines: Vec<&str> = printed(&out).lines().collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(
        lines[..2],
        [
            r#"{"ply":0,"move":null,"turn":"B","over":false,"B":[4,4,4,4,4,4],"A":[4,4,4,4,4,4],"stores":{"B":0,"A":0},"why":null}"#,
            r#"{"ply":1,"move":"2B","turn":"A","over":false,"B":[6,2,7,1,6,1],"A":[6,6,6,0,1,6],"stores":{"B":0,"A":0},"why":null}"#,
        ]
    );
    assert!(lines[2].starts_with(r#"{"ply":2,"move":"5A","turn":"B","over":false,"#), "{}", lines[2]);
}

/// At the end `why` says whether the player to move was stuck or the game came into a loop; nobody is to move.
#[test]
fn replay_says_why_the_game_is_over() {
    let from = |start: &str, moves: &str| {
        let tags = TAGS.replace("[Seats", &format!("[Start \"{start}\"]\n[Seats"));
        let out = replay(format!("{tags}{moves}").as_bytes());
        printed(&out).lines().last().expect("lines").to_owned()
    };
    assert_eq!(
        from("3 4 9 2 3 11 / 1 4 0 1 2 1 / 7 0 / A", "1. 2A"),
        r#"{"ply":1,"move":"2A","turn":null,"over":true,"B":[0,0,0,0,0,0],"A":[0,0,0,0,0,0],"stores":{"B":39,"A":9},"why":"loop"}"#
    );
    assert_eq!(
        from("1 1 0 1 0 1 / 0 1 0 1 0 2 / 40 0 / A", "1. 6A 1B"),
        r#"{"ply":2,"move":"1B","turn":null,"over":true,"B":[0,0,0,0,0,0],"A":[0,0,0,0,0,0],"stores":{"B":44,"A":4},"why":"loop"}"#
    );
    assert_eq!(
        from("0 1 0 0 0 0 / 0 0 0 0 0 1 / 20 26 / A", "1. 6A"),
        r#"{"ply":1,"move":"6A","turn":null,"over":true,"B":[0,0,0,0,0,0],"A":[0,0,0,0,0,0],"stores":{"B":22,"A":26},"why":"stuck"}"#
    );
    assert_eq!(
        from("0 0 0 0 0 0 / 0 0 0 0 0 0 / 24 24 / A", ""),
        r#"{"ply":0,"move":null,"turn":null,"over":true,"B":[0,0,0,0,0,0],"A":[0,0,0,0,0,0],"stores":{"B":24,"A":24},"why":"stuck"}"#
    );
}

/// An error leaves the good lines on standard output; an unknown game names those that there are.
#[test]
fn an_error_follows_the_good_lines() {
    let out = replay(format!("{TAGS}1. 2B 4A\n").as_bytes());
    assert_eq!(refusal(&out), "lab: -: line 5, column 7: found \"4A\"; 4A is empty; possible here: 1A 2A 3A 5A 6A\n");
    assert_eq!(text(&out.stdout).lines().count(), 2);
    let out = replay(TAGS.replace("jekinje", "chess").as_bytes());
    assert_eq!(refusal(&out), "lab: -: line 1, column 1: this is the game \"chess\"; possible is hyena or jekinje\n");
    assert!(out.stdout.is_empty());
}

/// With each option, a random game is whole, replays, and is its seed's whatever the policy: nothing is paid.
#[test]
fn random_games_are_whole_and_are_their_seeds() {
    for options in [
        &[][..],
        &["--option", "direction=either"],
        &["--option", "next=any"],
        &["--option", "laps=single"],
        &["--option", "laps=single", "--option", "direction=either", "--option", "next=any"],
    ] {
        let out = random(options);
        let record = printed(&out);
        assert_eq!(read::<Sowing>(record).expect("a game").to_string(), record);
        assert!(record.contains("\n[Seats \"1, 2\"]\n[Result \"1 ") && !record.contains("Seed"), "{record}");
        assert_eq!(record.matches("[Option.").count(), options.len() / 2);
        for policy in ["prompt", "never", "random"] {
            assert_eq!(printed(&random(&[options, &["--policy", policy]].concat())), record);
        }
        let other =
            lab(&[&["random", "--game", "jekinje", "--seed", "00000000000000000000000000000001"], options].concat());
        assert_ne!(printed(&other), record);
        let replayed = replay(record.as_bytes());
        assert!(printed(&replayed).lines().last().expect("lines").contains("\"over\":true"));
    }
}

/// What was asked wrongly is told in a sentence, with status 2 and nothing printed.
#[test]
fn bad_arguments_are_refused_in_a_sentence() {
    for (arguments, says) in [
        (&["--rules", "bell"][..], "lab: --rules goes with --game hyena\n"),
        (&["--rule", "well=enough"], "lab: --rule goes with --game hyena\n"),
        (&["--days", "36"], "lab: --days goes with --game hyena\n"),
        (&["--seats", "3"], "lab: 2 play, not 3\n"),
        (&["--option", "direction"], "lab: --option direction: write NAME=VALUE\n"),
        (&["--option", "wind=east"], "lab: --option wind: no such option\n"),
        (&["--option", "laps=two"], "lab: --option laps: laps is chain or single\n"),
    ] {
        let out = random(arguments);
        assert_eq!(refusal(&out), says);
        assert!(out.stdout.is_empty());
    }
    let hyena = lab(&["random", "--game", "hyena", "--seed", SEED, "--option", "next=any"]);
    assert_eq!(refusal(&hyena), "lab: --option goes with --game jekinje\n");
}

/// The search for long sowings is its seed's, and every position that it drew is told of once.
#[test]
fn a_search_for_long_sowings_is_its_seeds() {
    let search = |seed: &str| lab(&["laps", "--positions", "20000", "--seed", seed, "--most", "2000"]);
    let (out, other) = (search(SEED), search("00000000000000000000000000000001"));
    assert_eq!(printed(&search(SEED)), printed(&out));
    assert_ne!(printed(&other), printed(&out));
    let lines: Vec<&str> = printed(&out).lines().collect();
    assert_eq!(lines[0], "seeds ended longest closed longest-closed open-after-2000 longest-from");
    let numbers = |line: &str| line.split(' ').filter_map(|word| word.parse::<u64>().ok()).collect::<Vec<_>>();
    let (mut sums, mut longest) = ([0; 3], 0);
    for (seeds, line) in (2..=48).zip(&lines[1..]) {
        let row = numbers(line);
        assert_eq!(row[0], seeds);
        // What the longest sowing begins from holds so many seeds, and its hole a single one.
        let (_, from) = line.split_once(" / ").expect("a position");
        let holes: Vec<u64> = row[6..].to_vec();
        let (number, letter) = from.rsplit_once(' ').expect("a hole").1.split_at(1);
        let hole = number.parse::<usize>().expect("a number") - 1 + if letter == "A" { 6 } else { 0 };
        assert_eq!((holes.iter().sum::<u64>(), holes.len(), holes[hole]), (seeds, 12, 1), "{line}");
        let board = Board::new(std::array::from_fn(|i| holes[i] as u8));
        let first = Lift::new(board, Hole::new(hole as u8).expect("a hole")).expect("a seed");
        let sown = sow(first, Laps::Chain, u32::MAX, |_, _| {});
        assert!(matches!(sown, Sown::Rests { laps, .. } if u64::from(laps) == row[2]), "{line}: {sown:?}");
        sums = [sums[0] + row[1], sums[1] + row[3], sums[2] + row[5]];
        longest = longest.max(row[2]);
    }
    assert_eq!(sums.iter().sum::<u64>(), 20_000);
    // The same in every version, as the evidence for `MOST_LAPS` must be.
    assert_eq!(
        lines[lines.len() - 2..],
        [
            "positions 20000 ended 19991 closed 3 open 6",
            "longest that ended: 153 laps from 3 1 4 3 15 1 / 2 1 3 2 5 2 2B",
        ]
    );
    let [ended, closed, open] = sums;
    assert!(lines[lines.len() - 2].ends_with(&format!("ended {ended} closed {closed} open {open}")));
    assert!(lines[lines.len() - 1].starts_with(&format!("longest that ended: {longest} laps from ")));
}

/// The best move of a record's last position with its value, and what is sure; none when the game is over.
#[test]
fn the_best_move_is_found() {
    let best = |name: &str, text: &str| {
        let path = file(name, text.as_bytes());
        lab(&["best", &path.to_string_lossy(), "--ms", "40"])
    };
    let from = |start: &str| TAGS.replace("[Seats", &format!("[Start \"{start}\"]\n[Seats"));
    let out = best("best-start.txt", TAGS);
    let line = printed(&out);
    for field in ["{\"move\":\"", "B\",\"value\":", ",\"sure\":null,\"depth\":", ",\"nodes\":", ",\"pv\":[\""] {
        assert!(line.contains(field), "{line}");
    }
    assert!(line.ends_with("\"]}\n") && line.lines().count() == 1, "{line}");
    // One seed is left: whoever has it, B's 25 are enough.
    let out = best("best-won.txt", &from("1 0 0 0 0 1 / 0 0 0 0 0 0 / 25 21 / B"));
    assert!(printed(&out).starts_with("{\"move\":\"6B\",\"value\":"), "{}", printed(&out));
    assert!(printed(&out).contains(",\"sure\":\"won\","), "{}", printed(&out));
    let out = best("best-lost.txt", &from("1 0 0 0 0 1 / 0 0 0 0 0 0 / 21 25 / B"));
    assert!(printed(&out).contains(",\"sure\":\"lost\","), "{}", printed(&out));
    let out = best("best-over.txt", &from("0 0 0 0 0 0 / 0 0 0 0 0 0 / 24 24 / A"));
    let over = "{\"move\":null,\"value\":null,\"sure\":null,\"depth\":0,\"nodes\":0,\"pv\":[]}\n";
    assert_eq!(printed(&out), over);
    let path = file("best-wrong.txt", format!("{TAGS}1. 2B 4A\n").as_bytes());
    let out = lab(&["best", &path.to_string_lossy()]);
    assert!(refusal(&out).contains("line 5, column 7: found \"4A\""), "{}", refusal(&out));
}

/// A match told in positions instead of milliseconds is its seed's.
#[test]
fn a_match_is_its_seeds() {
    let play = |levels: &str, seed: &str| {
        let few = ["--games", "6", "--nodes", "2000", "--endings", "4"];
        lab(&[&["match", "--game", "jekinje", "--levels", levels, "--seed", seed], &few[..]].concat())
    };
    let out = play("hard,easy", SEED);
    let line = printed(&out);
    assert!(line.starts_with("jekinje hard,easy games 6 won ") && line.contains(" % (99 %: "), "{line}");
    let numbers: Vec<u32> = line.split(' ').filter_map(|word| word.parse().ok()).collect();
    assert_eq!(numbers[..4].iter().sum::<u32>(), 12, "{line}");
    assert_eq!(printed(&play("hard,easy", SEED)), line);
    assert!(refusal(&play("hard", SEED)).contains("two of easy, medium and hard"));
    let hyena = lab(&["match", "--game", "hyena", "--levels", "hard,easy", "--seed", SEED]);
    assert!(refusal(&hyena).starts_with("lab: --game hyena: "), "{}", refusal(&hyena));
}
