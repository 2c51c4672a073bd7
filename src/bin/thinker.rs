//! What thinks beside the page: it takes the questions of `study`, and is fetched only with the first of them, or with the first of
//! the `tools`, which it draws in the page. By it the engine is also measured and compared in the browser.

// Nothing is run at the start, so that what prepares and ends a program is left out.
#![cfg_attr(target_arch = "wasm32", no_main)]

#[cfg(target_arch = "wasm32")]
mod exports {
    use hyena_chase::browser::{chance::entropy, clock};
    use hyena_chase::chance::Seed;
    use hyena_chase::study::{self, Desk, Work};
    use hyena_chase::tools;
    use std::cell::RefCell;
    use wasm_bindgen::prelude::*;

    thread_local! {
        static DESK: RefCell<Desk> = RefCell::default();
    }

    /// Answers at once, as `tools::answer` does.
    #[wasm_bindgen]
    #[must_use]
    pub fn draw(question: &str) -> Option<String> {
        tools::answer(question, || Seed::new(entropy()))
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
            study::begin(question, lot).map(Thinking).map_err(JsError::new)
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
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This binary thinks for the page and runs in a browser. The command line is `lab`.");
}
