//! Whole games of Je ki n je in which every move is chosen by chance, each legal one alike.

use crate::chance::{Seed, Stream};
use crate::games::jekinje::{Happening, Move, Refusal, Setup, Sowing};
use crate::games::{Deaf, Game, Sink};
use crate::record::{Head, Record};

/// Plays `game` to its end, telling `moves` each move and `sink` what it did; returns the number of moves.
///
/// It ends: no position comes twice between captures.
pub fn sow_out(
    game: &mut Sowing,
    choices: &mut Stream,
    moves: &mut impl Sink<Move>,
    sink: &mut impl Sink<Happening>,
) -> u64 {
    let mut made = 0;
    loop {
        let playable = game.playable();
        let Some(mv) = playable.get(choices.below(playable.len())) else { return made };
        if game.play(mv, sink).is_err() {
            return made;
        }
        moves.tell(mv);
        made += 1;
    }
}

/// Plays one game whose choices are `seed`'s, and returns it as a record; without throws the seed is no part of it.
///
/// # Errors
/// What is wrong with the setup.
pub fn random_sowing(setup: Setup, seed: Seed) -> Result<Record<Sowing>, Refusal> {
    let mut record = Record::<Sowing>::begin(setup, Head::default())?;
    let mut moves: Vec<Move> = Vec::new();
    sow_out(&mut record.game().clone(), &mut seed.choices(), &mut moves, &mut Deaf);
    for mv in moves {
        // The game has just taken each of these moves.
        let _ = record.play(mv, &mut Deaf);
    }
    Ok(record)
}

/// Plays `games` games from four seeds in each hole and returns the number of moves made: the benchmark.
#[must_use]
pub fn sow_many(games: u32) -> u64 {
    let mut choices = Seed::new(*b"the hyena chase!").choices();
    let Ok(start) = Sowing::new(Setup::default()) else { return 0 };
    (0..games).map(|_| sow_out(&mut start.clone(), &mut choices, &mut Deaf, &mut Deaf)).sum()
}
