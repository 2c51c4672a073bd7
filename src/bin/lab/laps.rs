//! Searches for long sowings: the evidence for the engine's bound `MOST_LAPS` (RULES.md, J9).

use hyena_chase::chance::{Seed, Stream};
use hyena_chase::games::jekinje::{Board, Hole, Lap, Laps, Lift, SEEDS, Sown, sow};
use std::io::{self, Write};

/// A sowing that ended, from the first lift that it can have.
#[derive(Clone, Copy)]
struct Ended {
    laps: u32,
    first: Lift,
}

/// What one drawn position belongs to.
enum Found {
    Ended(Ended),
    /// The laps after which the same lift comes again.
    Closed(u32),
    /// Neither its end nor its beginning nor the same lift came within the laps that were tried.
    Open,
}

/// What was found of the positions with one number of seeds in the holes.
#[derive(Default)]
struct Tally {
    ended: u64,
    longest: Option<Ended>,
    closed: u64,
    longest_closed: u32,
    open: u64,
}

/// Draws `positions` lifts of two seeds or more and follows each as far as `most` laps, forwards and backwards.
///
/// Prints what the sowings that they belong to came to, by the seeds in the holes, and how many closed within 2, 4, 8 … laps.
/// A sowing of many laps passes many positions and is found the more easily by drawing one of them; going back to its
/// beginning gives the whole of it.
///
/// # Errors
/// If standard output takes no more.
pub fn run(positions: u64, seed: Seed, most: u32) -> io::Result<()> {
    let mut draws = seed.choices();
    let mut tallies: Vec<Tally> = (0..=SEEDS).map(|_| Tally::default()).collect();
    let (mut ended, mut closed) = ([0_u64; 33], [0_u64; 33]);
    for _ in 0..positions {
        let lift = draw(&mut draws);
        let seeds: u8 = lift.board().holes().iter().sum();
        let tally = &mut tallies[usize::from(seeds)];
        match follow(lift, most) {
            Found::Ended(found) => {
                tally.ended += 1;
                ended[power(found.laps)] += 1;
                if tally.longest.is_none_or(|longest| found.laps > longest.laps) {
                    tally.longest = Some(found);
                }
            }
            Found::Closed(laps) => {
                tally.closed += 1;
                closed[power(laps)] += 1;
                tally.longest_closed = tally.longest_closed.max(laps);
            }
            Found::Open => tally.open += 1,
        }
    }
    print(&tallies, &ended, &closed, most)
}

/// Draws a board of 2 to 48 seeds, every board of that many alike, and one of its holes with 2 seeds or more.
fn draw(draws: &mut Stream) -> Lift {
    loop {
        let seeds = 2 + draws.below(u32::from(SEEDS) - 1);
        let mut holes = [0_u8; Hole::COUNT as usize];
        // Seeds and the bars between holes in one row, each order of them alike.
        let (mut seeds, mut bars) = (seeds, u32::from(Hole::COUNT) - 1);
        let mut hole = 0;
        while seeds > 0 {
            if draws.below(seeds + bars) < bars {
                bars -= 1;
                hole += 1;
            } else {
                seeds -= 1;
                holes[hole] += 1;
            }
        }
        let board = Board::new(holes);
        let hole = Hole::all().nth(draws.below(u32::from(Hole::COUNT)) as usize);
        if let Some(lift) = hole.and_then(|hole| Lift::new(board, hole)).filter(|lift| lift.seeds() > 1) {
            return lift;
        }
    }
}

/// Finds the whole sowing that `lift` belongs to.
fn follow(lift: Lift, most: u32) -> Found {
    match sow(lift, Laps::Chain, most, |_, _| {}) {
        Sown::Endless { closes: Some(laps) } => Found::Closed(laps),
        Sown::Rests { laps, .. } => {
            // What ends has a beginning, a single seed: it is on no way that closes.
            let mut found = Ended { laps, first: lift };
            while let Some(before) = found.first.back() {
                found = Ended { laps: found.laps + 1, first: before };
            }
            Found::Ended(found)
        }
        Sown::Endless { closes: None } => {
            let mut first = lift;
            for _ in 0..most {
                let Some(before) = first.back() else { return Found::Ended(whole(first)) };
                first = before;
            }
            Found::Open
        }
    }
}

/// Counts the laps of a sowing that begins with a single seed, and so ends.
fn whole(first: Lift) -> Ended {
    let (mut lift, mut laps) = (first, 1);
    while let Lap::OnSeeds(next) = lift.sown() {
        lift = next;
        laps += 1;
    }
    Ended { laps, first }
}

fn power(laps: u32) -> usize {
    (u32::BITS - laps.leading_zeros()) as usize
}

fn print(tallies: &[Tally], ended: &[u64], closed: &[u64], most: u32) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "seeds ended longest closed longest-closed open-after-{most} longest-from")?;
    for (seeds, tally) in tallies.iter().enumerate().skip(2) {
        let Tally { ended, longest, closed, longest_closed, open } = tally;
        write!(out, "{seeds} {ended} {} {closed} {longest_closed} {open}", longest.map_or(0, |found| found.laps))?;
        match longest {
            Some(found) => writeln!(out, " {}", position(found.first))?,
            None => writeln!(out)?,
        }
    }
    writeln!(out, "laps ended closed")?;
    for (power, (ended, closed)) in ended.iter().zip(closed).enumerate().filter(|(_, (e, c))| **e + **c > 0) {
        writeln!(out, "<{} {ended} {closed}", 1_u64 << power)?;
    }
    let sum = |count: fn(&Tally) -> u64| tallies.iter().map(count).sum::<u64>();
    let [ended, closed, open] = [sum(|t| t.ended), sum(|t| t.closed), sum(|t| t.open)];
    writeln!(out, "positions {} ended {ended} closed {closed} open {open}", ended + closed + open)?;
    if let Some(found) = tallies.iter().filter_map(|tally| tally.longest).max_by_key(|found| found.laps) {
        writeln!(out, "longest that ended: {} laps from {}", found.laps, position(found.first))?;
    }
    Ok(())
}

/// Writes a lift as the seeds from 1B to 6B, those from 1A to 6A, and the hole.
fn position(lift: Lift) -> String {
    let holes: Vec<String> = lift.board().holes().iter().map(ToString::to_string).collect();
    let (bottom, top) = holes.split_at(usize::from(Hole::ROW));
    format!("{} / {} {}", bottom.join(" "), top.join(" "), lift.hole())
}
