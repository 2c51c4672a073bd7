//! How `lab random` pays.

use crate::{game, printed, random};
use hyena_chase::games::hyena::{Chase, Fee, Move};
use hyena_chase::games::{Game, ToAct};
use hyena_chase::record::Record;

/// Counts what was paid, and what could have been paid where there was a throw instead.
fn payments(record: &Record<Chase>) -> (Vec<Fee>, Vec<Fee>) {
    let (mut paid, mut unpaid) = (Vec::new(), Vec::new());
    let mut before = record.start().clone();
    record.replay(|position, mv| {
        match mv {
            Some(Move::Pay(fee)) => paid.push(fee),
            Some(Move::Throw(_)) => unpaid.extend(before.payment()),
            None => {}
        }
        before = position.clone();
    });
    assert_eq!(Game::to_act(&before), ToAct::Over);
    (paid, unpaid)
}

/// `prompt` pays whatever can be paid before it throws; `random` pays about half of it; `never` pays missing days only
/// where no throws could add up to them: with the lots of these rules, these numbers.
#[test]
fn policies_pay_as_they_say() {
    let none: fn(u8) -> bool = |_| false;
    let one: fn(u8) -> bool = |days| days == 1;
    let odd: fn(u8) -> bool = |days| days % 2 == 1;
    let mut all_declined = 0;
    for (rules, hopeless, seen) in [
        (&["--rules", "bell"][..], one, true),
        (&["--rules", "juego"], one, true),
        (&["--rules", "davies"], one, true),
        (&["--rules", "custom", "--rule", "lots=davies-sticks"], odd, true),
        (&["--rules", "custom", "--rule", "well=enough"], none, false),
        (&["--rules", "custom", "--rule", "home=exactly", "--rule", "home-top-up=any"], one, true),
    ] {
        let (mut never, mut half) = ((Vec::new(), Vec::new()), (0, 0));
        for n in 1..=8 {
            let seed = format!("{n:032x}");
            let play = |policy: &str| {
                let asked = ["--days", "17", "--seats", "3", "--seed", &seed, "--policy", policy];
                payments(&game(printed(&random(&[rules, &asked].concat()))))
            };
            assert_eq!(play("prompt").1, [], "{rules:?}");
            let (paid, unpaid) = play("never");
            never.0.extend(paid);
            never.1.extend(unpaid);
            let (paid, unpaid) = play("random");
            half = (half.0 + paid.len(), half.1 + unpaid.len());
        }
        let days = |fee: &Fee| if let Fee::MissingDays(days) = fee { Some(*days) } else { None };
        let paid: Vec<u8> = never.0.iter().filter_map(days).collect();
        assert!(paid.iter().all(|days| hopeless(*days)), "{rules:?} paid {paid:?}");
        assert_eq!(!paid.is_empty(), seen, "{rules:?}");
        let declined: Vec<u8> = never.1.iter().filter_map(days).collect();
        all_declined += declined.len();
        assert_eq!(declined.len(), never.1.len(), "{rules:?}: a fee was declined");
        assert!(!declined.iter().any(|days| hopeless(*days)), "{rules:?} declined {declined:?}");
        let share = half.0 as f64 / (half.0 + half.1) as f64;
        assert!((0.4..0.6).contains(&share), "{rules:?}: {half:?}");
    }
    assert!(all_declined > 100, "days that throws can still bring are not paid for");
}
