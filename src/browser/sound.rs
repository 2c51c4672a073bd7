//! What is heard. `assets/sound.js` makes it, and is fetched with the first of it.

use super::document::{add_part, announce_text};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

static ASKED: AtomicBool = AtomicBool::new(false);

/// Plays sounds, each a name and when it is heard, in milliseconds from now. Whatever was still to be heard is not.
pub fn play(sounds: &str) {
    if !ASKED.swap(true, Relaxed) {
        add_part("sound");
    }
    announce_text("hyena:sound", sounds);
}
