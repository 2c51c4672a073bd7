//! M1, M2, M4, M5 and H1 to H6 as laws: where each piece stands after a move, worked out anew from the clauses.

use crate::battery::{Played, walk};
use crate::setups::{cases, rules, setups, walks};
use hyena_chase::chance::Fall;
use hyena_chase::games::hyena::{
    Catch, Chase, Errands, Fate, Fee, Hyena, Lock, Mother, Move, Points, Reach, Rules, Setup, Way,
};
use hyena_chase::games::{Game, ToAct};
use proptest::prelude::*;

/// A mother's place, days gone from the village (out, then back: home is twice the spiral), and her bank.
type Gone = (u32, u32);

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn everyone_stands_where_the_clauses_say(setup in setups(rules()), choices in walks(600)) {
        let game = Chase::new(setup).expect("a good setup");
        walk(game, &choices, |played: &Played<Chase>| {
            let (ToAct::Seat(seat) | ToAct::Chance(seat)) = played.before.to_act() else { panic!("the game is over") };
            let (before, after) = (played.before, played.after);
            let hunts = before.winner() == Some(seat);
            for (i, (was, is)) in before.mothers().iter().zip(after.mothers()).enumerate() {
                let expected = if i == seat.index() && !hunts { mother(&setup, was, played.mv) } else { gone(&setup, was) };
                assert_eq!(gone(&setup, is), expected, "{:?} on {was:?}", played.mv);
            }
            match (before.hyena(), after.hyena()) {
                (None, None) => {}
                (None, Some(hyena)) => assert_eq!(hyena.at().0, 0, "M6: the rest of the throw is not the hyena's"),
                (Some(&was), Some(&is)) => {
                    let expected = if hunts { hyena(&setup, was, played.mv) } else { u32::from(was.at().0) };
                    assert_eq!(u32::from(is.at().0), expected, "{:?} on {was:?}", played.mv);
                    eats_as_h5_says(&setup.rules, played, was, is);
                }
                (Some(_), None) => panic!("a hyena cannot be lost"),
            }
        });
    }
}

fn gone(setup: &Setup, mother: &Mother) -> Gone {
    let (at, well) = (u32::from(mother.at().0), u32::from(setup.days.0));
    (if mother.way() == Way::Out { at } else { 2 * well - at }, mother.bank())
}

/// Where a mother on her way comes to by `points`; the same place where they are lost.
fn goes(setup: &Setup, from: u32, points: u32, reach: Reach) -> u32 {
    let well = u32::from(setup.days.0);
    let end = if from < well { well } else { 2 * well };
    match reach {
        Reach::Exactly if from + points > end => from,
        Reach::Exactly | Reach::Enough => end.min(from + points),
    }
}

fn mother(setup: &Setup, was: &Mother, mv: Move) -> Gone {
    let (rules, well) = (&setup.rules, u32::from(setup.days.0));
    let (at, bank) = gone(setup, was);
    let here = if at < well { rules.well } else { rules.home };
    // M5: the bank is moved when she is freed; on the way back more than needed brings her home.
    let freed = |from: u32, bank: u32| {
        let reach = if from < well { rules.well } else { Reach::Enough };
        (goes(setup, from, bank, reach), 0)
    };
    match mv {
        Move::Throw(Fall::Taba) if at == 0 && !was.is_free() && rules.leave == Lock::Taba => freed(0, bank),
        Move::Throw(Fall::Taba) => (at, bank),
        Move::Throw(Fall::Points(points)) if was.is_free() => (goes(setup, at, points.into(), here), bank),
        Move::Throw(Fall::Points(6)) if at == 0 && rules.leave == Lock::Six => freed(1, bank),
        Move::Throw(Fall::Points(6)) if at == well && rules.errands == Errands::Six => freed(well, bank),
        Move::Throw(Fall::Points(points)) => match if at == 0 { rules.village_points } else { rules.well_points } {
            Points::Lost => (at, bank),
            Points::Banked => (at, bank + u32::from(points)),
        },
        Move::Pay(Fee::Leave) => freed(0, bank),
        Move::Pay(Fee::MissingDays(days)) => {
            assert!(was.is_free() && at != 0 && at != well, "M4: on a day, on her way");
            let end = if at < well { well } else { 2 * well };
            assert_eq!(at + u32::from(days), end, "M4: exactly the missing days");
            (end, bank)
        }
        Move::Pay(fee) => {
            assert!(at == well && !was.is_free(), "{fee:?} is paid at the well");
            let Errands::Fees { drink, wash, set_out } = rules.errands else {
                panic!("nothing is paid where a 6 sets free")
            };
            let last = match fee {
                Fee::Drink => wash == 0 && set_out == 0 && drink > 0,
                Fee::Wash => set_out == 0 && wash > 0,
                Fee::SetOut => set_out > 0,
                _ => panic!("{fee:?} is the hyena's"),
            };
            if last { freed(well, bank) } else { (at, bank) }
        }
    }
}

fn hyena(setup: &Setup, was: Hyena, mv: Move) -> u32 {
    let (rules, well, at) = (&setup.rules, u32::from(setup.days.0), u32::from(was.at().0));
    let Move::Throw(Fall::Points(points)) = mv else { return at };
    let stride = u32::from(points) * u32::from(rules.hyena_pace);
    match (was.is_free(), was.way()) {
        (false, Way::Out) if points == 6 && rules.hyena_leave == Lock::Six => 1,
        (false, _) => at,
        // H4: whole strides of 1 would pass by less than one stride at most.
        (true, Way::Out) => match rules.hyena_well {
            Reach::Exactly if at + stride >= well + u32::from(rules.hyena_pace) => at,
            Reach::Exactly | Reach::Enough => well.min(at + stride),
        },
        (true, Way::Back) => at.saturating_sub(stride),
    }
}

/// H3, H5, H6: only the hyena's own way back eats, and whom.
fn eats_as_h5_says(rules: &Rules, played: &Played<Chase>, was: Hyena, is: Hyena) {
    let back = was.way() == Way::Back && was.is_free();
    let (h, g) = (was.at().0, is.at().0);
    for (was, is) in played.before.mothers().iter().zip(played.after.mothers()) {
        let m = was.at().0;
        let reached = match rules.hyena_eats {
            Catch::Reached => g <= m,
            Catch::Passed => g < m,
        };
        let eaten = was.fate() == Fate::Travelling && back && m > 0 && reached && m < h;
        let was_already = was.fate() == Fate::Eaten;
        assert_eq!(is.fate() == Fate::Eaten, eaten || was_already, "hyena {h} to {g}, mother {was:?}");
    }
}
