//! Whole games that are known before they are played: a record's seed decides every throw, natively and on the page.

use hyena_chase::chance::Seed;
use hyena_chase::games::hyena::{Chase, Days, Happening, Move, Preset, Rules, Setup};
use hyena_chase::games::{Deaf, Game as _, Seat};
use hyena_chase::players::{Chooser, Chooses as _, Policy, play_out};
use hyena_chase::record::{Head, Name, Record};

/// How many seeds a search looks at.
const SEEDS: u16 = 2000;
/// More moves than any game that a test would want to play.
const MOVES: usize = 2000;

/// Begins a game between `names` on a spiral of `days`; `number` is its seed.
///
/// # Panics
/// If there is no such game.
pub fn begun(rules: Rules, days: u8, names: &[&str], number: u16) -> Record<Chase> {
    let setup = Setup { rules, days: Days(days), seats: names.len() as u8, first: Seat::new(0), ..Setup::default() };
    let names = names.iter().map(|name| Name::new(name).expect("a test gives names")).collect();
    let head = Head { names, seed: Some(seed(number)), ..Head::default() };
    Record::begin(setup, head).expect("a test begins games that there are")
}

/// Makes a seed that is told by a number.
pub fn seed(number: u16) -> Seed {
    let mut bytes = *b"the hyena chase!";
    bytes[..2].copy_from_slice(&number.to_be_bytes());
    Seed::new(bytes)
}

/// Plays a game on to its end, paying as `policy` does.
pub fn ended(mut record: Record<Chase>, policy: Policy) -> Record<Chase> {
    let seed = record.head().seed.expect("a scripted game has a seed");
    let mut chooser = Chooser::new(policy, seed);
    while record.moves().len() < MOVES {
        let paid = chooser.pays(record.game()).map(Move::Pay);
        let Some(mv) = paid.or_else(|| record.next_throw()) else { break };
        record.play(mv, &mut Deaf).expect("the policy pays and throws what is legal");
    }
    record
}

/// Finds the shortest whole game between `names` in which `wanted` holds of what was done and what happened, among many
/// seeds.
///
/// # Panics
/// If none of the seeds gives one.
pub fn found(
    preset: Preset,
    days: u8,
    names: &[&str],
    wanted: impl Fn(&[Move], &[Happening]) -> bool,
) -> Record<Chase> {
    let begin = |number| begun(preset.rules(), days, names, number);
    let length = |number: u16| {
        let (mut game, mut moves, mut told) = (begin(number).game().clone(), Vec::new(), Vec::new());
        let mut chooser = Chooser::new(Policy::Prompt, seed(number));
        play_out(&mut game, &mut seed(number).throws(), &mut chooser, &mut moves, &mut told).ok()?;
        wanted(&moves, &told).then_some((moves.len(), number))
    };
    let (_, number) = (0..SEEDS).filter_map(length).min().expect("some seed gives such a game");
    ended(begin(number), Policy::Prompt)
}

/// Lists everything that happened in a game.
pub fn told(record: &Record<Chase>) -> Vec<Happening> {
    let (mut game, mut told) = (record.start().clone(), Vec::new());
    for &mv in record.moves() {
        game.play(mv, &mut told).expect("a record holds legal moves");
    }
    told
}

/// Lists what the last move of a game did.
pub fn last_told(record: &Record<Chase>) -> Vec<Happening> {
    let before = told(&record.cut(record.moves().len() - 1)).len();
    told(record).split_off(before)
}
