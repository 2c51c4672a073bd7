//! The games without a page, built for speed where the page is built to be small: it runs beside the page and is fetched only
//! when something has to be worked out. By it the engine is also measured and compared in the browser.

#[cfg(target_arch = "wasm32")]
mod exports {
    use hyena_chase::browser::{chance::entropy, clock};
    use hyena_chase::chance::Seed;
    use hyena_chase::games::hyena::{Days, Preset, Setup};
    use hyena_chase::games::jekinje;
    use hyena_chase::players::{self, Policy};
    use hyena_chase::study::{self, Desk, Work};
    use std::cell::RefCell;
    use wasm_bindgen::prelude::*;

    thread_local! {
        static DESK: RefCell<Desk> = RefCell::default();
    }

    /// A question that is being answered, in slices.
    #[wasm_bindgen]
    pub struct Thinking(Box<dyn Work>);

    #[wasm_bindgen]
    impl Thinking {
        /// Takes a question as `study::begin` does.
        ///
        /// # Errors
        /// A sentence on what is wrong with it.
        #[wasm_bindgen(constructor)]
        pub fn new(question: &str) -> Result<Thinking, JsError> {
            let lot = entropy().iter().take(8).fold(0, |lot, byte| lot << 8 | u64::from(*byte));
            study::begin(question, lot).map(Thinking).map_err(|error| JsError::new(&error))
        }

        /// Thinks for about so many milliseconds; says whether there is nothing more to think about.
        pub fn step(&mut self, ms: f64) -> bool {
            let end = clock::touched() + ms;
            DESK.with_borrow_mut(|desk| self.0.step(desk, &mut || clock::touched() >= end))
        }

        /// Returns the answer as far as it is known; nothing where there is none.
        #[must_use]
        pub fn answer(&self) -> Option<String> {
            DESK.with_borrow(|desk| self.0.answer(desk))
        }

        /// Says whether the answer is worth telling before it is whole.
        #[must_use]
        pub fn tells(&self) -> bool {
            self.0.tells()
        }
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
