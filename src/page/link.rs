//! Games that come in the address, behind `#g=`: there no server sees them.

use super::notices::Notice;
use super::place::Place;
use super::text_dialog::{Opened, read};
use crate::browser::address::{self, Watch};

/// What stands before a game in the address.
const GAME: &str = "g=";
/// What is longer is no game: the longest text of one, each byte of it encoded.
const LONGEST: usize = 3 << 20;

/// Calls `told` with the game that the address holds, now or when it changes, as long as what is returned lives; with what has to
/// be said where that is no game. The address is then that of the game's place, or else `otherwise`, so that loading the page again
/// goes on with the game instead of beginning it anew.
pub fn follow(otherwise: Place, told: impl Fn(Result<Opened, Notice>) + 'static) -> Option<Watch> {
    let open = move |hash: String| {
        let Some(text) = hash.strip_prefix(GAME) else { return };
        let text = Some(text).filter(|text| text.len() <= LONGEST).and_then(address::decoded);
        let opened = text.ok_or(Notice::NoGame).and_then(|text| {
            read(text.trim_start()).map_err(|error| if error.is_newer { Notice::NewerGame } else { Notice::NoGame })
        });
        let place = opened.as_ref().map_or(otherwise, |opened| Place::Game(opened.kind()));
        address::replace(place.address());
        told(opened);
    };
    open(address::hash());
    Watch::begin(open)
}
