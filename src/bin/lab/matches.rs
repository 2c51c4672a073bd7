//! Matches between two levels of computer players.

use crate::best;
use clap::Args;
use hyena_chase::chance::{Seed, Stream};
use hyena_chase::games::jekinje::{Setup, Sowing, Standing};
use hyena_chase::games::{Deaf, Game, Seat, ToAct};
use hyena_chase::players::jekinje::Thinker;
use hyena_chase::players::{Level, interval};
use hyena_chase::record::Kind;

/// What is asked of a match.
#[derive(Args)]
pub struct Asked {
    /// The game.
    #[arg(long, value_parser = |name: &str| Kind::named(name).ok_or("hyena or jekinje"))]
    game: Kind,
    /// The two levels, as hard,easy; the results are the first one's.
    #[arg(long, value_parser = levels)]
    levels: [Level; 2],
    /// How many games.
    #[arg(long, default_value_t = 400)]
    games: u32,
    /// How long each move is thought about, in milliseconds.
    #[arg(long, default_value_t = 1000)]
    ms: u64,
    /// Instead of a time, how many positions are looked at for each move: the same on every machine.
    #[arg(long)]
    nodes: Option<u64>,
    /// What decides the openings, and where the lower levels err: 32 hexadecimal digits.
    #[arg(long)]
    seed: Seed,
    /// How many moves by chance begin a game, the same in two games, so that each level plays both sides of it.
    #[arg(long, default_value_t = 4)]
    opening: u32,
    /// The endings that are computed first, by their seeds.
    #[arg(long, default_value_t = best::ENDINGS)]
    endings: u8,
}

/// Wins, draws and losses of the first.
#[derive(Default)]
struct Score {
    won: u32,
    drawn: u32,
    lost: u32,
}

/// Plays the match, the seats swapped in turn, and returns a line with its result.
///
/// # Errors
/// A sentence on what was asked wrongly.
pub fn run(asked: &Asked) -> Result<String, String> {
    if asked.game != Kind::Jekinje {
        return Err("--game hyena: the levels that can be matched play jekinje".to_owned());
    }
    let setup = Setup::default();
    let start = Sowing::new(setup).map_err(|error| error.to_string())?;
    let mut thinker = Thinker::new(setup.options, best::BITS);
    thinker.prepare(asked.endings, u32::MAX);
    let mut thinkers = [thinker.clone(), thinker];
    let mut draws = asked.seed.choices();
    let (mut score, mut opening) = (Score::default(), start.clone());
    for n in 0..asked.games {
        if n % 2 == 0 {
            opening = open(&start, asked.opening, &mut draws);
        }
        let seat = Seat::new((n % 2) as u8);
        match play(asked, opening.clone(), seat, &mut thinkers, &mut draws) {
            Standing::Won => score.won += 1,
            Standing::Drew => score.drawn += 1,
            Standing::Lost => score.lost += 1,
        }
    }
    Ok(score.line(asked))
}

/// Makes moves by chance, until there are so many; an opening that ends the game is drawn anew.
fn open(start: &Sowing, moves: u32, draws: &mut Stream) -> Sowing {
    loop {
        let mut game = start.clone();
        for _ in 0..moves {
            if let Some(mv) = game.playable().get(draws.below(game.playable().len())) {
                let _ = game.play(mv, &mut Deaf);
            }
        }
        if game.why().is_none() {
            return game;
        }
    }
}

/// Plays a game to its end, the first level in `seat`, and returns how that ended.
fn play(asked: &Asked, mut game: Sowing, seat: Seat, thinkers: &mut [Thinker; 2], draws: &mut Stream) -> Standing {
    while let ToAct::Seat(turn) = game.to_act() {
        let who = usize::from(turn != seat);
        let (level, lot, thinker) = (asked.levels[who], draws.draw(), &mut thinkers[who]);
        let thought = match asked.nodes {
            Some(most) => thinker.think(&game, level, lot, |nodes| nodes >= most),
            None => thinker.think(&game, level, lot, best::within(asked.ms)),
        };
        if thought.is_none_or(|thought| game.play(thought.mv, &mut Deaf).is_err()) {
            break;
        }
    }
    game.standings().and_then(|standings| standings.get(seat.index()).copied()).unwrap_or(Standing::Drew)
}

impl Score {
    fn line(&self, asked: &Asked) -> String {
        let Score { won, drawn, lost } = self;
        let [first, second] = asked.levels.map(Level::name);
        let games = won + drawn + lost;
        let share = f64::from(*won) / f64::from(games.max(1));
        let (low, high) = interval(u64::from(*won), u64::from(games));
        format!(
            "jekinje {first},{second} games {} won {won} drawn {drawn} lost {lost} wins {:.1} % (99 %: {:.1} to {:.1})",
            games,
            100.0 * share,
            100.0 * low,
            100.0 * high
        )
    }
}

fn levels(text: &str) -> Result<[Level; 2], String> {
    let level = |name: &str| Level::named(name).ok_or_else(|| "two of easy, medium and hard, as hard,easy".to_owned());
    let (first, second) = text.split_once(',').unwrap_or((text, ""));
    Ok([level(first)?, level(second)?])
}
