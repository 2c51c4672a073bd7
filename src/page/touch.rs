//! Telling a second touch from the same touch twice.

use crate::browser::clock;

/// A second touch within this time, in milliseconds, is the same touch.
const SAME: f64 = 350.0;

/// When the page was last touched.
#[derive(Debug)]
pub struct Touches(f64);

impl Default for Touches {
    /// It was never touched.
    fn default() -> Touches {
        Touches(f64::NEG_INFINITY)
    }
}

impl Touches {
    /// Takes in the touch that is being answered, and says whether it is a second one and not the same once more.
    pub fn is_new(&mut self) -> bool {
        let now = clock::touched();
        let new = now - self.0 >= SAME;
        if new {
            self.0 = now;
        }
        new
    }
}
