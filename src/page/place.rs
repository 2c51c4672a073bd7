//! The places of the page, each with an address of its own behind the `#`.

use super::asked::query;
use crate::browser::address::{self, Watch};
use crate::record::Kind;
use yew::prelude::*;

/// What is seen of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The games to choose from.
    Games,
    /// The laboratory.
    Lab,
    /// The games set up for a site of one's own.
    Embed,
    /// One of the games.
    Game(Kind),
}

impl Place {
    /// Returns its address, without the `#`.
    #[must_use]
    pub fn address(self) -> &'static str {
        match self {
            Place::Games => "games",
            Place::Lab => "laboratory",
            Place::Embed => "embed",
            Place::Game(kind) => kind.name(),
        }
    }

    /// Finds the place that an address names.
    #[must_use]
    pub fn at(address: &str) -> Option<Place> {
        let games = Kind::ALL.into_iter().map(Place::Game);
        let embed = is_embeddable().then_some(Place::Embed);
        games.chain([Place::Games, Place::Lab]).chain(embed).find(|place| place.address() == address)
    }
}

/// Says whether the page can be put on other people's sites: whoever may not leave it has no use for that, and a file on a disk
/// has no address.
pub fn is_embeddable() -> bool {
    query().allows_links() && !address::base().is_empty()
}

/// Follows the address; where there is none, the page is at `otherwise`, and one that names no place changes nothing.
#[hook]
pub fn use_place(otherwise: Place) -> Place {
    let named = use_state(|| Place::at(&address::hash()));
    use_effect_with((), {
        let named = named.setter();
        move |()| {
            let watch = Watch::begin(move |address| match Place::at(&address) {
                None if !address.is_empty() => {}
                place => named.set(place),
            });
            move || drop(watch)
        }
    });
    named.unwrap_or(otherwise)
}
