//! Small cases worked by hand.

use hyena_chase::analysis::{Analyst, Pays, best, win_chances};
use hyena_chase::chance::{Fall, Lots};
use hyena_chase::games::hyena::{
    Chase, Days, Errands, Fee, Lock, Move, Points, Preset, Reach, Rules, Setup, TopUp, TurnEnd,
};
use hyena_chase::games::{Deaf, Game, Seat};

/// Nothing to pay and nothing to wait for: one die, one throw a turn but for sixes, 6 days out and 6 back.
const PLAIN: Rules = Rules {
    lots: Lots::PlainDie,
    turn: TurnEnd::NotSix,
    leave: Lock::Pay(0),
    village_points: Points::Lost,
    well: Reach::Enough,
    top_up: TopUp::AtMost(0),
    errands: Errands::Fees { drink: 0, wash: 0, set_out: 0 },
    well_points: Points::Lost,
    home: Reach::Enough,
    home_top_up: TopUp::AtMost(0),
    hyena_leave: Lock::Pay(0),
    hyena_drink: Lock::Pay(0),
    ..Rules::BELL
};

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-12, "{found}, not {expected}");
}

/// Six days, one die: home in the first turn with 1/36, in the second with 25/216.
///
/// A turn is a throw `a < 6`, or 6 and `a < 6`, or 6 6 and anything. The first turn leaves her:
/// - home: 6 6, 1/36;
/// - at the well and then `a` days on her way back: 6 and `a < 6`, 1/36 each;
/// - on day `a` on her way out: `a < 6`, 1/6 each.
///
/// From `r` days short of home (1 to 5) the second turn brings her home with all throws of `r` or more, `(7 - r)/6`. From
/// any day out it must reach the well and then home: only 6 6 does, 1/36, for any other first throw ends the turn.
#[test]
fn six_days_by_one_die() {
    let setup = Setup { rules: PLAIN, days: Days(6), seats: 2, ..Setup::default() };
    let game = Chase::new(setup).expect("a game");
    let mut analyst = Analyst::new(&setup);
    let time = analyst.homecoming(&game, Seat::new(0), Pays::Prompt).expect("on her way");
    close(time.in_turn()[0], 1.0 / 36.0);
    // After 6 and a, 6 - a days are left: (7 - (6 - a))/6 = (a + 1)/6 for a = 1 to 5, 20/6 together.
    let second = (20.0 / 6.0) / 36.0 + 5.0 / 6.0 / 36.0;
    close(time.in_turn()[1], second);
    close(second, 25.0 / 216.0);
    close(time.later_than(2), 1.0 - 1.0 / 36.0 - 25.0 / 216.0);
}

/// The last throw: 1 day from home on both sides, the first to throw wins, whatever falls.
#[test]
fn a_sure_throw_is_certain() {
    let setup = Setup { rules: PLAIN, days: Days(6), seats: 2, ..Setup::default() };
    let mut game = Chase::new(setup).expect("a game");
    for points in [6, 5, 6, 5] {
        game.play(Move::Throw(Fall::Points(points)), &mut Deaf).expect("a throw");
    }
    let wins = win_chances(&game, Pays::Prompt);
    close(wins[0], 1.0);
    close(wins[1], 0.0);
}

/// Both are 5 days from home. Home needs the fewest throws that add up to 5, a turn each (a 6 is enough at once), so
/// `T > k` when `k` throws add up to at most 4: of 6 to the power `k` falls, C(4, k) do: 4, 6, 4, 1.
///
/// P(first wins) = Σ P(T = k) · P(T > k - 1).
#[test]
fn five_days_from_home() {
    let setup = Setup { rules: PLAIN, days: Days(6), seats: 2, ..Setup::default() };
    let mut game = Chase::new(setup).expect("a game");
    for points in [6, 1, 6, 1] {
        game.play(Move::Throw(Fall::Points(points)), &mut Deaf).expect("a throw");
    }
    let mut analyst = Analyst::new(&setup);
    let time = analyst.homecoming(&game, Seat::new(0), Pays::Prompt).expect("on her way");
    let later = [1.0, 4.0 / 6.0, 6.0 / 36.0, 4.0 / 216.0, 1.0 / 1296.0, 0.0];
    let t: [f64; 5] = std::array::from_fn(|k| later[k] - later[k + 1]);
    assert_eq!(time.in_turn().len(), 5);
    for (found, expected) in time.in_turn().iter().zip(t) {
        close(*found, expected);
    }
    let first: f64 = (0..5).map(|k| t[k] * later[k]).sum();
    let wins = win_chances(&game, Pays::Prompt);
    close(wins[0], first);
    close(wins[1], 1.0 - first);
}

/// Bell's sticks, 3 days from home, the turn still on: 3 or 6 before a 2 brings her home in it, (1/8 + 1/8)/(1/8 + 1/8 + 3/8)
/// = 2/5. With the 2 first she stands 1 day short, and the next turn brings her home, for no turn is without points.
#[test]
fn three_days_from_home_by_sticks() {
    let rules = Rules { errands: Errands::Fees { drink: 0, wash: 0, set_out: 0 }, leave: Lock::Pay(0), ..Rules::BELL };
    let setup = Setup { rules, days: Days(6), seats: 2, ..Setup::default() };
    let mut game = Chase::new(setup).expect("a game");
    for points in [6, 3] {
        game.play(Move::Throw(Fall::Points(points)), &mut Deaf).expect("a throw");
    }
    let mut analyst = Analyst::new(&setup);
    let time = analyst.homecoming(&game, Seat::new(0), Pays::Prompt).expect("on her way");
    assert_eq!(time.in_turn().len(), 2);
    close(time.in_turn()[0], 0.4);
    close(time.in_turn()[1], 0.6);
    // The other must come home in her one turn between: from the village, before a 2 falls but for the last throw.
    let other = analyst.homecoming(&game, Seat::new(1), Pays::Prompt).expect("on her way");
    close(win_chances(&game, Pays::Prompt)[0], 0.4 + 0.6 * (1.0 - other.in_turn()[0]));
}

/// Davies' rules, 1 day from home with tabas: paying wins. Throwing first wins too unless a 2 (3/8) ends the turn and the
/// other comes home in her turn between; no throw is 1, and nothing else changes anything.
#[test]
fn one_day_from_home_it_is_best_to_pay() {
    let setup = Setup { rules: Preset::Davies.rules(), days: Days(7), seats: 2, ..Setup::default() };
    let mut game = Chase::new(setup).expect("a game");
    let six = Move::Throw(Fall::Points(6));
    let fees = [Fee::MissingDays(1), Fee::Drink, Fee::Wash, Fee::SetOut].map(Move::Pay);
    for mv in [&[Move::Throw(Fall::Taba); 8][..], &[six], &fees, &[six]].concat() {
        game.play(mv, &mut Deaf).expect("a move");
    }
    let other = Analyst::new(&setup).homecoming(&game, Seat::new(1), Pays::Prompt).expect("on her way");
    let between = other.in_turn()[0];
    assert!(between > 0.001);
    let advice = best(&game, Pays::Prompt).expect("an advice");
    assert_eq!((advice.pay, advice.alternatives[0].0), (Some(Fee::MissingDays(1)), None));
    close(advice.value, 1.0);
    close(advice.alternatives[0].1, 1.0 - 3.0 / 8.0 * between);
    let wins = win_chances(&game, Pays::Prompt);
    close(wins[0], 1.0);
}
