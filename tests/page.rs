//! The parts of the page that need no browser: where pieces stand, and how they move there.

use hyena_chase::chance::Seed;
use hyena_chase::games::hyena::{Chase, Days, Fate, Happening, Mover, Preset, Setup};
use hyena_chase::games::{Game, Seat};
use hyena_chase::page::hyena::cues::{Cue, Score, quiet_score, score};
use hyena_chase::page::hyena::geometry::{HALF, Spiral};
use hyena_chase::page::hyena::layout::{Placed, id, layout};
use hyena_chase::players::{Policy, random_record};
use hyena_chase::record::read;

/// Plays the last token of a game and keeps what is needed to score it.
struct Act {
    happenings: Vec<Happening>,
    before: Vec<Placed>,
    after: Vec<Placed>,
    spiral: Spiral,
}

impl Act {
    /// Takes custom rules' tags, the days, and moves of two players; the last one is the act.
    fn last_of(rules: &str, days: u8, moves: &str) -> Act {
        let tags = format!("[Game \"hyena\"]\n[Version \"1\"]\n{rules}\n[Days \"{days}\"]\n[Seats \"A, B\"]\n\n");
        let record = read::<Chase>(&(tags + moves)).unwrap_or_else(|error| panic!("{error}\n{moves}"));
        let len = record.moves().len();
        let mut game = record.cut(len - 1).game().clone();
        let spiral = Spiral::new(u16::from(days));
        let before = layout(&game, &spiral);
        let mut happenings = Vec::new();
        game.play(record.moves()[len - 1], &mut happenings).expect("a legal move");
        Act { happenings, before, after: layout(&game, &spiral), spiral }
    }

    fn score(&self, pace: f64) -> Score {
        score(&self.happenings, &self.before, &self.after, &self.spiral, pace)
    }
}

const BELL: &str = "[Rules \"bell\"]";
const ONE_DIE: &str = "[Rules \"one-die\"]";

/// Bell, 12 days: seat 1 is home and hunts, the hyena stands at the well and has drunk; seat 2 stands on day 5.
const HUNT: &str = "1. t 6 6 2 2. t 3 2 1. t w t t s 6 6 t t r 6 t t t t t t t t t t h";

fn of<'a>(score: &'a Score, target: &str) -> Vec<&'a Cue> {
    score.cues.iter().filter(|cue| cue.target == target).collect()
}

/// Reads across, downward and scale out of a transform.
fn frame(transform: &str) -> [f64; 3] {
    let numbers = transform.strip_prefix("translate(").and_then(|rest| rest.strip_suffix(')')).expect("a transform");
    let numbers = numbers.replace("px", "").replace(") scale(", ", ");
    let numbers: Vec<f64> = numbers.split(", ").map(|number| number.parse().expect("a number")).collect();
    numbers.try_into().expect("three numbers")
}

fn near(frame: [f64; 3], piece: &Placed) -> bool {
    (frame[0] - piece.x).abs() < 0.06 && (frame[1] - piece.y).abs() < 0.06 && (frame[2] - piece.scale).abs() < 0.001
}

fn piece(placed: &[Placed], mover: Mover) -> &Placed {
    placed.iter().find(|piece| piece.mover == mover).expect("a piece")
}

const ASHA: Mover = Mover::Mother(Seat::new(0));
const BILAL: Mover = Mover::Mother(Seat::new(1));

/// A walk begins where the piece stood and ends where it stands, also where others share the place.
#[test]
fn a_walk_leads_from_where_she_stood_to_where_she_stands() {
    for (moves, mover) in [
        ("1. t 6", ASHA),
        ("1. t 6 6 2 2. t 6", BILAL),
        ("1. t 6 2 2. t 6 2", BILAL),
        ("1. t 3 3 t t t t t +6", ASHA),
        (&HUNT[..HUNT.len() - 2 * 11], Mover::Hyena),
    ] {
        let act = Act::last_of(BELL, 12, moves);
        let score = act.score(1.0);
        let [cue] = of(&score, &format!("#{}", id(mover)))[..] else { panic!("one walk: {moves}") };
        assert!(cue.transforms.len() > 2 && cue.opacities.is_empty() && !cue.steps);
        let frames: Vec<[f64; 3]> = cue.transforms.iter().map(|transform| frame(transform)).collect();
        assert!(near(frames[0], piece(&act.before, mover)), "{moves}");
        assert!(near(frames[frames.len() - 1], piece(&act.after, mover)), "{moves}");
        // She goes along the groove: no step is longer than two days.
        let stride = |pair: &[[f64; 3]]| (pair[1][0] - pair[0][0]).hypot(pair[1][1] - pair[0][1]);
        assert!(frames.windows(2).all(|pair| stride(pair) < 2.0 * act.spiral.spacing()), "{moves}");
        assert!(cue.duration > 0.0);
    }
}

/// Two moves in one act are two walks, the second from where and when the first ends.
#[test]
fn walks_of_one_act_follow_each_other() {
    let rules = "[Rules \"custom\"]\n[Rule.leave \"six\"]\n[Rule.village-points \"banked\"]";
    let act = Act::last_of(rules, 12, "1. 3 3 6");
    let score = act.score(1.0);
    let [step, walk] = of(&score, "#mother-1")[..] else { panic!("two walks") };
    let (step_frames, walk_frames) = (&step.transforms, &walk.transforms);
    assert!(near(frame(&step_frames[0]), piece(&act.before, ASHA)));
    assert_eq!(step_frames.last(), walk_frames.first());
    assert!(near(frame(walk_frames.last().expect("frames")), piece(&act.after, ASHA)));
    assert!((step.delay + step.duration - walk.delay).abs() < 1e-9);
}

/// Who only makes room goes from the old seat to the new one.
#[test]
fn who_makes_room_moves_over() {
    let act = Act::last_of(BELL, 12, "1. t 6 2 2. t 6 2");
    let score = act.score(1.0);
    let [cue] = of(&score, "#mother-1")[..] else { panic!("one move") };
    let [first, last] = &cue.transforms[..] else { panic!("from and to") };
    assert!(near(frame(first), piece(&act.before, ASHA)) && near(frame(last), piece(&act.after, ASHA)));
    assert!((piece(&act.before, ASHA).x - piece(&act.after, ASHA).x).abs() > 1.0);
}

/// A lost throw is shown where it fails: towards the goal and back to where she stands.
#[test]
fn a_lost_throw_nudges_there_and_back() {
    let davies = "[Rules \"davies\"]";
    let back = "1. t 6 2 2. 2 1. t t k w t t t s 2 2. 2 1. 6";
    for (rules, days, moves, mover, goal) in [
        (BELL, 7, "1. t 3 6", ASHA, 4),
        (davies, 6, back, ASHA, 1),
        (ONE_DIE, 6, "1. 6 5 2. 1 1. 6 6 6 2. 1 1. 6 6", Mover::Hyena, 2),
    ] {
        let act = Act::last_of(rules, days, moves);
        let score = act.score(1.0);
        assert!(act.happenings.iter().any(|h| matches!(h, Happening::Lost { .. })), "{:?}", act.happenings);
        let [cue] = of(&score, &format!("#{}", id(mover)))[..] else { panic!("one nudge: {moves}") };
        let frames: Vec<[f64; 3]> = cue.transforms.iter().map(|transform| frame(transform)).collect();
        let stood = piece(&act.before, mover);
        assert!(near(frames[0], stood) && near(frames[frames.len() - 1], stood), "{moves}");
        let to = act.spiral.place(goal);
        let distance = |f: &[f64; 3]| (f[0] - to.x).hypot(f[1] - to.y);
        let middle = &frames[frames.len() / 2];
        assert!(distance(middle) < distance(&frames[0]) - 1.0, "{moves} goes towards its goal");
        assert_eq!(act.before, act.after);
    }
}

/// Points lost while nobody may move yet nudge nobody, and so does a taba.
#[test]
fn who_may_not_move_yet_stands_still() {
    for moves in ["1. 3", "1. t", "1. t 6 6 3", "1. t 6 6 2 2. t t", "1. t 6 6 2 2. 2 1. t w t t s 6 6 3"] {
        let score = Act::last_of(BELL, 12, moves).score(1.0);
        assert!(of(&score, "#mother-1").is_empty() && of(&score, "#hyena").is_empty(), "{moves}");
        assert!(!score.cues.is_empty(), "the lots fly");
    }
}

/// The hyena eats on its walk: the mother is seen until it has come, then she fades and is gone.
#[test]
fn the_eaten_fade_after_the_hyena_has_come() {
    let act = Act::last_of(BELL, 12, &format!("{HUNT} 6"));
    assert!(act.happenings.iter().any(|h| matches!(h, Happening::Ate { .. })), "{:?}", act.happenings);
    let score = act.score(1.0);
    let [walk] = of(&score, "#hyena")[..] else { panic!("one walk") };
    let [fade] = of(&score, "#mother-2")[..] else { panic!("one fade") };
    assert!(fade.delay >= walk.delay + walk.duration);
    assert_eq!((fade.opacities.first(), fade.opacities.last()), (Some(&1.0), Some(&0.0)));
    assert!(!piece(&act.after, BILAL).there);
}

/// All times are multiplied by the pace; the whole is over when its last movement is, and nothing precedes the lots.
#[test]
fn the_pace_multiplies_all_times() {
    for moves in ["1. t", "1. t 6", "1. t 6 6 2 2. t 6", HUNT] {
        let act = Act::last_of(BELL, 12, moves);
        let normal = act.score(1.0);
        for pace in [0.0, 0.5, 1.7] {
            let other = act.score(pace);
            assert!((other.length - pace * normal.length).abs() < 1e-6, "{moves} at {pace}");
            for (a, b) in normal.cues.iter().zip(&other.cues) {
                assert!((b.delay - pace * a.delay).abs() < 1e-6 && (b.duration - pace * a.duration).abs() < 1e-6);
                assert_eq!((&a.target, &a.transforms, &a.opacities), (&b.target, &b.transforms, &b.opacities));
            }
        }
        let end = normal.cues.iter().map(|cue| cue.delay + cue.duration).fold(0.0, f64::max);
        assert!((normal.length - end).abs() < 1e-9);
        let threw = act.happenings.iter().any(|h| matches!(h, Happening::Threw { .. }));
        let lots_end = of(&normal, "#result").iter().map(|cue| cue.delay).fold(0.0, f64::max);
        assert_eq!(lots_end > 0.0, threw, "{moves}");
        for cue in normal.cues.iter().filter(|cue| cue.target.starts_with("#mother") || cue.target == "#hyena") {
            assert!(cue.delay >= lots_end, "{moves}: {} walks before the lots lie", cue.target);
        }
    }
}

/// Where nothing happened and nobody stands elsewhere, nothing moves.
#[test]
fn nothing_moves_for_nothing() {
    let act = Act::last_of(BELL, 12, HUNT);
    assert_eq!(score(&[], &act.after, &act.after, &act.spiral, 1.0), Score::default());
    assert_eq!(score(&[], &[], &[], &act.spiral, 1.0), Score::default());
    let quiet = quiet_score(&act.happenings, &act.after, &act.after);
    assert!(quiet.cues.iter().all(|cue| cue.target == "#result") && quiet.length == 0.0);
}

/// Without movement, who stands elsewhere fades in there, and nobody else.
#[test]
fn quiet_scores_only_fade() {
    let act = Act::last_of(BELL, 12, "1. t 6 6 2 2. t 6");
    let quiet = quiet_score(&act.happenings, &act.before, &act.after);
    assert!(quiet.cues.iter().all(|cue| cue.transforms.is_empty() && cue.opacities.last() == Some(&1.0)));
    assert_eq!(of(&quiet, "#mother-2").len(), 1);
    let stays = piece(&act.before, ASHA) == piece(&act.after, ASHA);
    assert_eq!(of(&quiet, "#mother-1").is_empty(), stays);
}

/// Every piece of every position is placed once, where it stands, inside the board, apart from all others.
#[test]
fn every_piece_is_placed_once_and_apart() {
    for (preset, seats, days) in [(Preset::Bell, 12, 6), (Preset::OneDie, 5, 57), (Preset::Davies, 2, 200)] {
        let setup = Setup { rules: preset.rules(), days: Days(days), seats, ..Setup::default() };
        let record = random_record(setup, Seed::new([3; 16]), Policy::Random).expect("a game");
        let spiral = Spiral::new(u16::from(days));
        record.replay(|game, _| {
            let placed = layout(game, &spiral);
            let movers: Vec<Mover> = placed.iter().map(|piece| piece.mover).collect();
            let mothers = Seat::first(seats).map(Mover::Mother);
            assert_eq!(movers, std::iter::once(Mover::Hyena).chain(mothers).collect::<Vec<_>>());
            for (mother, piece) in game.mothers().iter().zip(&placed[1..]) {
                assert_eq!(piece.there, mother.fate() != Fate::Eaten);
                assert_eq!(piece.place, u16::from(mother.at().0));
            }
            assert_eq!(placed[0].place, game.hyena().map_or(0, |hyena| u16::from(hyena.at().0)));
            assert!(placed[0].there);
            let there: Vec<&Placed> = placed.iter().filter(|piece| piece.there).collect();
            for (i, piece) in there.iter().enumerate() {
                let half = piece.scale * 50.0;
                assert!(piece.x.abs() + half < HALF + 1.0 && piece.y.abs() + half < HALF + 1.0, "{piece:?}");
                for other in there[..i].iter().filter(|other| other.place == piece.place) {
                    let apart = (piece.x - other.x).hypot(piece.y - other.y);
                    assert!(apart > 0.5 * piece.scale * 100.0, "{apart}: {piece:?} {other:?}");
                }
            }
        });
    }
}

/// At the beginning twelve mothers and the hyena stand in the village, all seen.
#[test]
fn thirteen_find_room_in_the_village() {
    for days in [6, 36, 57, 200] {
        let game = Chase::new(Setup { seats: 12, days: Days(days), ..Setup::default() }).expect("a game");
        let spiral = Spiral::new(u16::from(days));
        let placed = layout(&game, &spiral);
        assert_eq!(placed.len(), 13);
        let mut ids: Vec<String> = placed.iter().map(Placed::id).collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), 13);
        for (i, piece) in placed.iter().enumerate() {
            assert_eq!(piece.place, 0);
            for other in &placed[..i] {
                assert!((piece.x - other.x).hypot(piece.y - other.y) > 10.0, "{days}: {piece:?} {other:?}");
            }
        }
    }
}
