//! The games without a page, built for speed where the page is built to be small: it runs beside the page and is fetched only
//! when something has to be worked out. By it the engine is also measured and compared in the browser.

#[cfg(target_arch = "wasm32")]
mod exports {
    use hyena_chase::analysis::Analyst;
    use hyena_chase::browser::{chance::entropy, clock};
    use hyena_chase::chance::Seed;
    use hyena_chase::games::hyena::{Chase, Days, Move, Preset, Setup};
    use hyena_chase::games::jekinje::{self, Sowing};
    use hyena_chase::players::jekinje::{Progress, Thinker};
    use hyena_chase::players::{self, Level, Policy};
    use hyena_chase::record::{self, Kind, Notation};
    use std::cell::RefCell;
    use wasm_bindgen::prelude::*;

    /// The table of the search, 2 to the power of this: 12 MB.
    const BITS: u32 = 18;
    /// The endings that *hard* computes before its first move, by their seeds.
    const ENDINGS: u8 = 8;
    /// Positions between two looks at the clock.
    const BETWEEN: u32 = 2000;

    thread_local! {
        // Kept from one move to the next, as long as the same game is played.
        static ANALYST: RefCell<Option<(Setup, Analyst)>> = const { RefCell::new(None) };
        static THINKER: RefCell<Option<(jekinje::Options, Thinker)>> = const { RefCell::new(None) };
    }

    /// A question for the best move, worked out in slices.
    #[wasm_bindgen]
    pub struct Thinking(Task);

    enum Task {
        Chase(Box<Chase>, Level),
        Sowing { game: Sowing, level: Level, begun: bool },
    }

    #[wasm_bindgen]
    impl Thinking {
        /// Takes a game as its record, and a level: easy, medium or hard.
        ///
        /// # Errors
        /// A sentence on what is wrong with either.
        #[wasm_bindgen(constructor)]
        pub fn new(text: &str, level: &str) -> Result<Thinking, JsError> {
            let level = Level::named(level).ok_or_else(|| JsError::new("a level is easy, medium or hard"))?;
            let wrong = |error: &dyn std::fmt::Display| JsError::new(&error.to_string());
            let task = match Kind::of(text).map_err(|error| wrong(&error))? {
                Kind::Hyena => {
                    let record = record::read::<Chase>(text).map_err(|error| wrong(&error))?;
                    Task::Chase(Box::new(record.game().clone()), level)
                }
                Kind::Jekinje => {
                    let record = record::read::<Sowing>(text).map_err(|error| wrong(&error))?;
                    Task::Sowing { game: record.game().clone(), level, begun: false }
                }
            };
            Ok(Thinking(task))
        }

        /// Thinks for about so many milliseconds; says whether there is nothing more to think about.
        pub fn step(&mut self, ms: f64) -> bool {
            let Task::Sowing { game, level, begun } = &mut self.0 else { return true };
            let end = clock::touched() + ms;
            with_thinker(game, |thinker| {
                while *level == Level::Hard && !*begun && !thinker.prepare(ENDINGS, BETWEEN) {
                    if clock::touched() >= end {
                        return false;
                    }
                }
                if !*begun {
                    *begun = true;
                    let lot = entropy().iter().take(8).fold(0, |lot, byte| lot << 8 | u64::from(*byte));
                    if !thinker.begin(game, *level, lot) {
                        return true;
                    }
                }
                while thinker.step(u64::from(BETWEEN)) == Progress::Searching {
                    if clock::touched() >= end {
                        return false;
                    }
                }
                true
            })
        }

        /// Returns the best move so far as a record writes it, `throw` where the lots are to be thrown; nothing where there is
        /// none.
        #[must_use]
        pub fn answer(&self) -> Option<String> {
            match &self.0 {
                Task::Chase(game, level) => Some(with_analyst(game, |analyst| {
                    level
                        .pays(game, analyst)
                        .map_or_else(|| "throw".to_owned(), |fee| Chase::write_move(Move::Pay(fee)))
                })),
                Task::Sowing { game, .. } => {
                    with_thinker(game, |thinker| thinker.thought().map(|thought| Sowing::write_move(thought.mv)))
                }
            }
        }
    }

    fn with_analyst<T>(game: &Chase, ask: impl FnOnce(&mut Analyst) -> T) -> T {
        use hyena_chase::games::Game;
        ANALYST.with_borrow_mut(|kept| {
            let setup = *Game::setup(game);
            if kept.as_ref().is_none_or(|(of, _)| *of != setup) {
                *kept = None;
            }
            ask(&mut kept.get_or_insert_with(|| (setup, Analyst::new(&setup))).1)
        })
    }

    fn with_thinker<T>(game: &Sowing, ask: impl FnOnce(&mut Thinker) -> T) -> T {
        THINKER.with_borrow_mut(|kept| {
            let options = *game.options();
            if kept.as_ref().is_none_or(|(of, _)| *of != options) {
                *kept = None;
            }
            ask(&mut kept.get_or_insert_with(|| (options, Thinker::new(options, BITS))).1)
        })
    }

    /// Plays one game as `lab random` does and returns its record: the same seed gives the same bytes there and here.
    ///
    /// # Errors
    /// A sentence where a name is unknown or there is no such game.
    #[wasm_bindgen]
    pub fn random_record(rules: &str, days: u8, seats: u8, seed: &str, policy: &str) -> Result<String, JsError> {
        let rules = Preset::named(rules).ok_or_else(|| JsError::new("no such rules"))?.rules();
        let policy = Policy::named(policy).ok_or_else(|| JsError::new("no such policy"))?;
        let seed: Seed = seed.parse()?;
        let setup = Setup { rules, days: Days(days), seats, ..Setup::default() };
        Ok(players::random_record(setup, seed, policy)?.to_string())
    }

    /// Plays one game of Je ki n je as `lab random` does and returns its record.
    ///
    /// # Errors
    /// A sentence where the seed is none.
    #[wasm_bindgen]
    pub fn random_record_jekinje(seed: &str) -> Result<String, JsError> {
        Ok(players::random_sowing(jekinje::Setup::default(), seed.parse()?)?.to_string())
    }

    /// Plays `games` games as `lab bench` does (`bell`, `prompt`, 4 players, 57 days) and returns the number of throws.
    #[wasm_bindgen]
    #[must_use]
    pub fn bench_hyena(games: u32) -> f64 {
        players::play_many(Preset::Bell, Policy::Prompt, games) as f64
    }

    /// Plays `games` games of Je ki n je as `lab bench` does and returns the number of moves.
    #[wasm_bindgen]
    #[must_use]
    pub fn bench_jekinje(games: u32) -> f64 {
        players::sow_many(games) as f64
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This binary thinks for the page and runs in a browser. The command line is `lab`.");
}
