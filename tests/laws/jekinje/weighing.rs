//! What moves weigh is what a search of them alone finds, and the budget is kept.

use super::setups::every_option;
use hyena_chase::chance::Seed;
use hyena_chase::games::Game;
use hyena_chase::games::jekinje::{Setup, Sowing};
use hyena_chase::players::jekinje::{Progress, Searcher, Weighing};
use hyena_chase::players::random_sowing;

fn weighed(searcher: &mut Searcher, game: &Sowing, budget: u64, slice: u64) -> Weighing {
    let mut weighing = Weighing::new(game, budget);
    while weighing.step(searcher, slice) == Progress::Searching {}
    assert_eq!(weighing.step(searcher, slice), Progress::Done);
    weighing
}

/// At the depth that was reached, the best is worth what a search finds, and each other move what a search of it alone does.
#[test]
fn weights_are_what_a_search_finds() {
    for (n, options) in (0..).zip(every_option()) {
        let record = random_sowing(Setup { options, ..Setup::default() }, Seed::new([n; 16])).expect("a game");
        let mut searcher = Searcher::new(options, 14);
        searcher.endings_mut().compute(5, u32::MAX);
        for ply in (0..record.moves().len()).step_by(5) {
            let game = record.cut(ply).game().clone();
            let weighing = weighed(&mut searcher, &game, 3000, u64::MAX);
            assert_eq!(weighing.weights().len(), game.legal_moves().len());
            assert!(weighing.weights().is_sorted_by_key(|weight| -weight.value.score));
            let depth = weighing.depth();
            if depth <= 6 || weighing.weights().len() > 1 {
                assert!(searcher.begin(&game, depth));
                searcher.run_until(|_| false);
                let found = searcher.found().expect("a value");
                assert_eq!(found.value, weighing.weights()[0].value.score, "{record} after {ply} moves");
            }
            // A move alone is not searched deeper than this by itself.
            for weight in weighing.weights().iter().filter(|_| depth <= 6) {
                searcher.begin_among(&game, &[weight.mv], depth);
                searcher.run_until(|_| false);
                assert_eq!(searcher.found().map(|found| found.value), Some(weight.value.score));
                assert_eq!(weighing.of(weight.mv), Some(weight.value));
            }
        }
    }
}

/// However it is cut up, a weighing gives the same; a searcher that forgot is like a new one; a game that is over has none.
#[test]
fn weights_are_the_same_in_any_slices() {
    let record = random_sowing(Setup::default(), Seed::new([9; 16])).expect("a game");
    let game = record.cut(4).game().clone();
    let mut searcher = Searcher::new(*game.options(), 12);
    let whole = weighed(&mut searcher, &game, 50_000, u64::MAX);
    for slice in [1, 7, 1000] {
        searcher.forget();
        let again = weighed(&mut searcher, &game, 50_000, slice);
        assert_eq!((again.weights(), again.depth()), (whole.weights(), whole.depth()));
    }
    let over = weighed(&mut searcher, record.game(), 50_000, 10);
    assert_eq!((over.weights(), over.sure()), (&[][..], None));
}
