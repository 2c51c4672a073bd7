//! No text makes the reader fall over.

use crate::{good, round_trips};
use hyena_chase::chance::{Seed, Stream};
use hyena_chase::games::hyena::Chase;
use hyena_chase::record::read;

const GAMES: [&str; 3] = [
    include_str!("../playthroughs/custom.txt"),
    include_str!("../playthroughs/juego.txt"),
    include_str!("../playthroughs/one-die.txt"),
];

/// Ten thousand damaged games are read to a valid record or refused at a place that lies in the text.
#[test]
fn damaged_games_are_read_or_refused_in_their_text() {
    let mut chance = Seed::new(*b"a damaged game !").throws();
    let (mut read_well, mut refused) = (0, 0);
    for n in 0..10_000 {
        let mut text: Vec<char> = GAMES[n % GAMES.len()].chars().collect();
        for _ in 0..=below(&mut chance, 3) {
            damage(&mut text, &mut chance);
        }
        let text: String = text.into_iter().collect();
        match read::<Chase>(&text) {
            Ok(record) => {
                read_well += 1;
                round_trips(&record);
            }
            Err(error) => {
                refused += 1;
                let line = error.line.checked_sub(1).and_then(|line| text.split('\n').nth(line as usize));
                let line = line.unwrap_or_else(|| panic!("no such line: {error}\n{text}"));
                let columns = line.chars().count() as u32 + 1;
                assert!((1..=columns).contains(&error.column), "no such column: {error}\n{text}");
                assert!(!error.problem.to_string().is_empty());
            }
        }
    }
    assert!(read_well > 500 && refused > 5_000, "{read_well} read, {refused} refused");
}

/// A game cut off anywhere is the beginning of that game, or refused: never another game.
#[test]
fn a_game_cut_off_is_its_beginning_or_none() {
    for text in GAMES {
        let whole = good(text);
        let moves = text.find("\n\n").expect("moves") + 2;
        let seats = text.find("\n[Seed").expect("the last of the tags that are needed");
        for (end, _) in text.char_indices() {
            match read::<Chase>(&text[..end]) {
                Ok(cut) => {
                    assert!(end >= seats, "no game without its tags");
                    // Of a number, a part may be another number: "+12" and "+1".
                    let sure = cut.moves().len().saturating_sub(1);
                    assert_eq!(cut.moves()[..sure], whole.moves()[..sure]);
                }
                Err(_) => assert!(end < moves || !text[..end].ends_with([' ', '\n']), "{}", &text[..end]),
            }
        }
    }
}

fn below(chance: &mut Stream, n: usize) -> usize {
    (chance.draw() % n.max(1) as u64) as usize
}

/// Does one harm to a text.
fn damage(text: &mut Vec<char>, chance: &mut Stream) {
    const SIGNS: &str = "[]{}\"\\.,+-0123456789tlkwsrhx \t\r\n\u{0}\u{FEFF}\u{202E}ضé🐾";
    let signs: Vec<char> = SIGNS.chars().collect();
    let sign = signs[below(chance, signs.len())];
    let at = below(chance, text.len());
    let end = (at + below(chance, 12)).min(text.len());
    match below(chance, 8) {
        0 => text.insert(at, sign),
        1 if at < text.len() => text[at] = sign,
        2 => drop(text.drain(at..end)),
        3 => {
            let copy = text[at..end].to_vec();
            let to = below(chance, text.len());
            text.splice(to..to, copy);
        }
        4 => text.truncate(at),
        5 => text[at..end].reverse(),
        6 => {
            let lines: String = text.iter().collect();
            let mut lines: Vec<&str> = lines.split('\n').collect();
            let (a, b) = (below(chance, lines.len()), below(chance, lines.len()));
            lines.swap(a, b);
            *text = lines.join("\n").chars().collect();
        }
        _ => {
            // A blank more or less, or a comment, does no harm.
            let blanks: Vec<usize> = (0..text.len()).filter(|i| text[*i] == ' ').collect();
            if let Some(blank) = blanks.get(below(chance, blanks.len())) {
                text.splice(blank..blank, " {x} ".chars());
            }
        }
    }
}
