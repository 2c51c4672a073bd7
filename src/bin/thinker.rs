//! The games without a page, built for speed where the page is built to be small: it runs beside the page and is fetched only
//! when something has to be worked out. By it the engine is also measured and compared in the browser.

#[cfg(target_arch = "wasm32")]
mod exports {
    use hyena_chase::chance::Seed;
    use hyena_chase::games::hyena::{Days, Preset, Setup};
    use hyena_chase::games::jekinje;
    use hyena_chase::players::{self, Policy};
    use wasm_bindgen::prelude::*;

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
    pub fn bench_hyena(games: u32) -> f64 {
        players::play_many(Preset::Bell, Policy::Prompt, games) as f64
    }

    /// Plays `games` games of Je ki n je as `lab bench` does and returns the number of moves.
    #[wasm_bindgen]
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
