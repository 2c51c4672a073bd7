//! What moves after an act, when and how: plain values worked out from the happenings, without web types.

use super::geometry::Spiral;
use super::layout::{Placed, id};
use crate::games::hyena::{Happening, Mover, Way, Why};
use crate::markup::Num;
use crate::page::angles::cos;

/// One movement of one element.
#[derive(Clone, Debug, PartialEq)]
pub struct Cue {
    /// A CSS selector of the element.
    pub target: String,
    /// CSS transforms, evenly spread over the movement; empty where only the opacity changes.
    pub transforms: Vec<String>,
    /// Opacities, evenly spread over the movement; empty where only the place changes.
    pub opacities: Vec<f64>,
    /// Whether it jumps from frame to frame instead of gliding.
    pub steps: bool,
    /// When it begins, in milliseconds after the act; before that the first frame is shown.
    pub delay: f64,
    /// How long it takes, in milliseconds.
    pub duration: f64,
}

/// All that moves after an act.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Score {
    /// The movements.
    pub cues: Vec<Cue>,
    /// What is heard, each by its name, and when, in milliseconds after the act.
    pub sounds: Vec<(&'static str, f64)>,
    /// When the last of the movements ends, in milliseconds.
    pub length: f64,
}

/// How long the lots fly, in milliseconds at normal speed.
const TOSS: f64 = 950.0;
/// When the lots strike the ground.
const FALLS: f64 = 700.0;
/// How long the eye rests on the result before anything walks.
const REST: f64 = 250.0;

/// Works out the movements of an act from where the pieces stood to where they stand; `pace` multiplies all times.
#[must_use]
pub fn score(happenings: &[Happening], before: &[Placed], after: &[Placed], spiral: &Spiral, pace: f64) -> Score {
    let mut cues = Vec::new();
    let mut sounds = Vec::new();
    let mut now = 0.0;
    if happenings.iter().any(|h| matches!(h, Happening::Threw { .. })) {
        cues.extend((0..3).flat_map(toss));
        sounds.push(("toss", FALLS));
        cues.push(Cue { delay: TOSS, duration: 160.0, ..fade("#result", vec![0.0, 1.0]) });
        now = TOSS + REST;
    }
    let begun = now;
    let mut walkers = Vec::new();
    for happening in happenings {
        match *happening {
            Happening::Moved { mover, from, to, .. } => {
                let (Some(old), Some(new)) = (find(before, mover), find(after, mover)) else { continue };
                let first = !walkers.contains(&mover);
                let last = !later_move(happenings, happening, mover);
                let points = spiral.walk(u16::from(from.0), u16::from(to.0));
                let duration = walk_time(mover, from.0.abs_diff(to.0));
                let offset = |piece: &Placed| {
                    let spot = spiral.place(piece.place);
                    (piece.x - spot.x, piece.y - spot.y, piece.scale)
                };
                // Between two moves of one act she stands as she does alone.
                let alone = (0.0, spiral.fan(u16::from(to.0), 0, 1).1, spiral.piece() / 100.0);
                let start = if first { offset(old) } else { alone };
                let end = if last { offset(new) } else { alone };
                cues.push(Cue {
                    target: format!("#{}", id(mover)),
                    transforms: along(&points, start, end),
                    opacities: Vec::new(),
                    steps: false,
                    delay: now,
                    duration,
                });
                walkers.push(mover);
                let days = from.0.abs_diff(to.0);
                sounds.extend((1..=days).map(|day| ("step", now + duration * f64::from(day) / f64::from(days))));
                now += duration;
            }
            Happening::Lost { seat, why: Why::PassesWell, .. } => {
                now += nudge(&mut cues, before, Mover::Mother(seat), Way::Out, spiral, now);
            }
            Happening::Lost { seat, why: Why::PassesHome, .. } => {
                now += nudge(&mut cues, before, Mover::Mother(seat), Way::Back, spiral, now);
            }
            Happening::Lost { why: Why::HyenaPassesWell, .. } => {
                now += nudge(&mut cues, before, Mover::Hyena, Way::Out, spiral, now);
            }
            Happening::Ate { seat, .. } => {
                let target = format!("#{}", id(Mover::Mother(seat)));
                cues.push(Cue { delay: now, duration: 500.0, ..fade(&target, vec![1.0, 1.0, 0.0]) });
                sounds.push(("eat", now));
                now += 300.0;
            }
            Happening::Kept { .. } => sounds.push(("taba", now)),
            Happening::Home { .. } => sounds.push(("home", now)),
            Happening::Over => sounds.push(("over", now)),
            _ => {}
        }
    }
    // Those who only make room, or close up.
    for new in after.iter().filter(|new| new.there && !walkers.contains(&new.mover)) {
        if let Some(old) = find(before, new.mover).filter(|old| (old.x, old.y, old.scale) != (new.x, new.y, new.scale))
        {
            let frame = |p: &Placed| transform(p.x, p.y, p.scale);
            cues.push(Cue {
                target: format!("#{}", new.id()),
                transforms: vec![frame(old), frame(new)],
                opacities: Vec::new(),
                steps: false,
                delay: begun,
                duration: 300.0,
            });
        }
    }
    for cue in &mut cues {
        cue.delay *= pace;
        cue.duration *= pace;
    }
    for (_, at) in &mut sounds {
        *at *= pace;
    }
    let length = cues.iter().map(|cue| cue.delay + cue.duration).fold(0.0, f64::max);
    Score { cues, sounds, length }
}

/// Works out the short fades that stand for movement where movement is unwelcome.
#[must_use]
pub fn quiet_score(happenings: &[Happening], before: &[Placed], after: &[Placed]) -> Score {
    let changed = after.iter().filter(|new| new.there && find(before, new.mover) != Some(new));
    let mut cues: Vec<Cue> =
        changed.map(|new| Cue { duration: 120.0, ..fade(&format!("#{}", new.id()), vec![0.2, 1.0]) }).collect();
    cues.push(Cue { duration: 120.0, ..fade("#result", vec![0.2, 1.0]) });
    let threw = happenings.iter().any(|h| matches!(h, Happening::Threw { .. }));
    Score { cues, sounds: threw.then_some(("toss", 0.0)).into_iter().collect(), length: 0.0 }
}

/// Writes a piece's transform as CSS.
fn transform(x: f64, y: f64, scale: f64) -> String {
    format!("translate({x:.1}px, {y:.1}px) scale({scale:.3})", x = Num(x), y = Num(y), scale = Num(scale))
}

fn fade(target: &str, opacities: Vec<f64>) -> Cue {
    Cue { target: target.to_owned(), transforms: Vec::new(), opacities, steps: false, delay: 0.0, duration: 0.0 }
}

/// How high a lot is, and how much of its flight is over, at each moment of a toss: it rises, falls and bounces once.
const FLIGHT: [(f64, f64); 17] = [
    (0.0, 0.0),
    (30.0, 0.06),
    (52.0, 0.12),
    (68.0, 0.2),
    (79.0, 0.28),
    (84.0, 0.36),
    (84.0, 0.44),
    (79.0, 0.52),
    (68.0, 0.6),
    (52.0, 0.68),
    (30.0, 0.78),
    (4.0, 0.9),
    (0.0, 0.94),
    (7.0, 0.97),
    (8.0, 0.985),
    (3.0, 1.0),
    (0.0, 1.0),
];

/// Tosses lot `n`: it tumbles in the plane and about its long axis, and falls at its own moment.
fn toss(n: u8) -> Vec<Cue> {
    let number = f64::from(n);
    let half_turns = 6.0 + 2.0 * number;
    let direction = if n == 1 { -1.0 } else { 1.0 };
    let lot = format!("#lots .lot[data-index=\"{n}\"]");
    let cue = |target: String, transforms: Vec<String>, opacities: Vec<f64>, steps: bool| Cue {
        target,
        transforms,
        opacities,
        steps,
        delay: number * 45.0,
        duration: TOSS - 170.0 + number * 40.0,
    };
    let fly = FLIGHT.map(|(rise, part)| {
        let turn = 300.0 * (1.0 - part) * direction;
        format!(
            "translate({:.0}px, {:.0}px) rotate({turn:.0}deg)",
            Num((number - 1.0) * rise * 0.4),
            Num(-rise * 1.5),
            turn = Num(turn)
        )
    });
    // The face that lies up at the end is up whenever the cosine is positive.
    let tumble = FLIGHT.map(|(_, part)| cos((1.0 - part) * half_turns * std::f64::consts::PI));
    let roll = tumble.map(|cos| format!("scaleY({:.2})", Num(cos.abs().max(0.12))));
    let up = tumble.map(|cos| if cos >= 0.0 { 1.0 } else { 0.0 });
    let down = up.map(|opacity| 1.0 - opacity);
    let mut cues = vec![
        cue(lot.clone(), fly.to_vec(), Vec::new(), false),
        cue(format!("{lot} .lot-roll"), roll.to_vec(), Vec::new(), false),
    ];
    for (lies, face, shown) in
        [("flat", "flat", up), ("flat", "bark", down), ("bark", "bark", up), ("bark", "flat", down)]
    {
        cues.push(cue(format!("{lot}.is-{lies} .face-{face}"), Vec::new(), shown.to_vec(), true));
    }
    cues
}

/// Shows a lost throw where it fails: a step towards the goal and back. Returns how long it takes.
fn nudge(cues: &mut Vec<Cue>, before: &[Placed], mover: Mover, way: Way, spiral: &Spiral, now: f64) -> f64 {
    const TIME: f64 = 520.0;
    let Some(old) = find(before, mover) else { return 0.0 };
    let goal = match way {
        Way::Out => old.place + 1,
        Way::Back => old.place.saturating_sub(1),
    };
    let walk = spiral.walk(old.place, goal);
    let half = &walk[..walk.len().div_ceil(2)];
    let points: Vec<(f64, f64)> = half.iter().chain(half.iter().rev()).copied().collect();
    let spot = spiral.place(old.place);
    let offset = (old.x - spot.x, old.y - spot.y, old.scale);
    cues.push(Cue {
        target: format!("#{}", id(mover)),
        transforms: along(&points, offset, offset),
        opacities: Vec::new(),
        steps: false,
        delay: now,
        duration: TIME,
    });
    TIME
}

/// Writes the transforms along `points`, from one offset and scale to another.
fn along(points: &[(f64, f64)], start: (f64, f64, f64), end: (f64, f64, f64)) -> Vec<String> {
    let last = points.len().saturating_sub(1).max(1) as f64;
    let mix = |a: f64, b: f64, part: f64| a + (b - a) * part;
    let frame = |(i, (x, y)): (usize, &(f64, f64))| {
        let part = i as f64 / last;
        transform(x + mix(start.0, end.0, part), y + mix(start.1, end.1, part), mix(start.2, end.2, part))
    };
    let mut frames: Vec<String> = points.iter().enumerate().map(frame).collect();
    if frames.len() == 1 {
        frames.push(frames[0].clone());
    }
    frames
}

/// Walks fast enough never to bore; the hyena takes its time.
fn walk_time(mover: Mover, days: u8) -> f64 {
    let days = f64::from(days);
    match mover {
        Mover::Mother(_) => (days * 130.0).clamp(200.0, 1500.0),
        Mover::Hyena => (days * 150.0).clamp(300.0, 2200.0),
    }
}

fn find(placed: &[Placed], mover: Mover) -> Option<&Placed> {
    placed.iter().find(|p| p.mover == mover)
}

fn later_move(happenings: &[Happening], this: &Happening, who: Mover) -> bool {
    let i = happenings.iter().position(|h| h == this).unwrap_or(0);
    happenings[i + 1..].iter().any(|h| matches!(h, Happening::Moved { mover, .. } if *mover == who))
}
