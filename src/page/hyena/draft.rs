//! The choices before a game as they are being made.

use super::art::Look;
use super::board::Board;
use super::geometry::Spiral;
use crate::browser::clock;
use crate::chance::{Flat, Seed};
use crate::games::hyena::{Chase, Days, Preset, Refusal, Rules, Setup};
use crate::games::{Game, Seat};
use crate::page::names::{self, BadNames};
use crate::page::rival::{self, Who};
use crate::page::saved::fresh_seed;
use crate::record::{Head, Record, Tag};
use crate::settings::Query;
use crate::table::{Series, Table};
use crate::words::Texts;
use std::rc::Rc;
use yew::prelude::*;

/// The choices before a game, as they are typed.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// The players, in the order of their seats.
    pub players: Vec<Player>,
    /// The rules.
    pub rules: Rules,
    /// Whether the rules are set field by field.
    pub custom: bool,
    /// The length of the spiral as typed.
    pub days: String,
    /// How often a stick falls with its flat side up, in hundredths.
    pub flat: u8,
    /// What decides the throws, where the address says so.
    seed: Option<Seed>,
    /// What is carried over from game to game.
    extra: Vec<Tag>,
}

/// A player before the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// A number of its own, so that a line keeps its element when others come and go.
    pub key: u32,
    /// The name as typed.
    pub name: String,
    /// Colour and mark of the mother.
    pub look: Look,
    /// Whether a person plays, or how well the computer.
    pub who: Who,
}

/// Why no game can begin yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unready {
    /// A name has to be mended.
    Names(BadNames),
    /// The length is no number from 6 to 200.
    Days,
    /// The rules make no game.
    Rules(Refusal),
}

const LOOKS: &str = "Looks";

impl Draft {
    /// Begins with what the address asks for, and sensible defaults where it does not.
    #[must_use]
    pub fn asked(texts: Texts, query: &Query) -> Draft {
        let mut draft = Draft {
            players: Vec::new(),
            rules: query.get("rules").and_then(Preset::named).map_or(Rules::BELL, Preset::rules),
            custom: false,
            days: query.get("days").map_or_else(|| Setup::default().days.0.to_string(), str::to_owned),
            flat: Flat::FAIR.as_hundredths(),
            seed: query.seed(),
            extra: Vec::new(),
        };
        let names: Vec<&str> = query.list("names").collect();
        for i in 0..query.players() {
            let name = match names.get(i).copied().unwrap_or_default() {
                "" => draft.free_name(texts, &names),
                name => name.to_owned(),
            };
            draft.seat(name, rival::asked(query, i));
        }
        draft
    }

    /// Begins with the players and rules of the game on the table.
    #[must_use]
    pub fn of(table: &Table<Chase>) -> Draft {
        let (setup, head) = (table.game().setup(), table.record().head());
        let looks = looks(head);
        let players = head.names.iter().zip(looks).zip(rival::whos(head)).zip(0..);
        Draft {
            players: players
                .map(|(((name, look), who), key)| Player { key, name: name.as_str().to_owned(), look, who })
                .collect(),
            rules: setup.rules,
            custom: setup.rules.preset().is_none(),
            days: setup.days.0.to_string(),
            flat: setup.flat.as_hundredths(),
            seed: None,
            extra: table.series().kept_in(&head.extra),
        }
    }

    /// Returns the games played so far at this table.
    #[must_use]
    pub fn series(&self) -> Series {
        Series::of(&Head { extra: self.extra.clone(), ..Head::default() })
    }

    /// Begins the count of games anew.
    pub fn clear_series(&mut self) {
        self.extra = Series::default().kept_in(&self.extra);
    }

    /// Adds a player with a name and a look that nobody has.
    pub fn add(&mut self, texts: Texts) {
        let name = self.free_name(texts, &[]);
        self.seat(name, Who::Human);
    }

    /// Returns a name that no player has, and none of those that are `kept` for others.
    fn free_name(&self, texts: Texts, kept: &[&str]) -> String {
        let free = |name: &String| !kept.contains(&name.as_str()) && self.players.iter().all(|p| p.name.trim() != name);
        names::given(texts).into_iter().find(free).unwrap_or_default()
    }

    /// Seats a player with a look that nobody has, as long as there is a seat.
    fn seat(&mut self, name: String, who: Who) {
        if self.players.len() < usize::from(Setup::MOST_SEATS) {
            let look = Look::ALL.into_iter().find(|look| self.players.iter().all(|p| p.look != *look));
            let key = self.players.iter().map(|p| p.key + 1).max().unwrap_or(0);
            self.players.push(Player { key, name, look: look.unwrap_or(Look::ALL[0]), who });
        }
    }

    /// Removes a player, unless only two are left.
    pub fn remove(&mut self, i: usize) {
        if self.players.len() > usize::from(Setup::LEAST_SEATS) && i < self.players.len() {
            self.players.remove(i);
        }
    }

    /// Gives a player a look; who had it takes the one that becomes free.
    pub fn dress(&mut self, i: usize, look: Look) {
        let Some(old) = self.players.get(i).map(|p| p.look) else { return };
        for player in &mut self.players {
            if player.look == look {
                player.look = old;
            }
        }
        self.players[i].look = look;
    }

    /// Lets the computer play every seat.
    pub fn alone(&mut self) {
        for player in &mut self.players {
            player.who = Who::ALONE;
        }
    }

    /// Chooses a named rule set.
    pub fn choose(&mut self, preset: Preset) {
        self.rules = preset.rules();
        self.custom = false;
    }

    /// Begins the game.
    ///
    /// # Errors
    /// The first thing that has to be mended.
    pub fn begin(&self, seed: Seed, date: String) -> Result<Record<Chase>, Unready> {
        let names = names::take(self.players.iter().map(|player| player.name.as_str())).map_err(Unready::Names)?;
        let days = self.days().ok_or(Unready::Days)?;
        let flat = Flat::hundredths(self.flat).unwrap_or(Flat::FAIR);
        let setup = Setup { rules: self.rules, days, seats: names.len() as u8, first: Seat::new(0), flat };
        let mut extra: Vec<Tag> = self.extra.iter().filter(|tag| tag.name != LOOKS).cloned().collect();
        let whos: Vec<Who> = self.players.iter().map(|player| player.who).collect();
        extra = rival::kept_in(&extra, &whos);
        extra.push(Tag::list(LOOKS, self.players.iter().map(|p| p.look.name())));
        let head = Head { names, seed: Some(self.seed.unwrap_or(seed)), date: Some(date), extra };
        Record::begin(setup, head).map_err(Unready::Rules)
    }

    /// Returns the length, if it is one.
    #[must_use]
    pub fn days(&self) -> Option<Days> {
        let days = self.days.trim().parse().ok()?;
        (Days::LEAST..=Days::MOST).contains(&days).then_some(Days(days))
    }
}

/// Returns the look of each seat; where the record tells none, or one twice, the first that is free.
#[must_use]
pub fn looks(head: &Head) -> Vec<Look> {
    let told = head.extra.iter().find(|tag| tag.name == LOOKS).map(Tag::items).unwrap_or_default();
    let mut looks: Vec<Look> = Vec::new();
    for seat in 0..head.names.len() {
        let wanted = told.get(seat).and_then(|name| Look::ALL.into_iter().find(|look| look.name() == name));
        let free = |look: &Look| !looks.contains(look);
        let look = wanted.filter(free).or_else(|| Look::ALL.into_iter().find(free)).unwrap_or(Look::ALL[0]);
        looks.push(look);
    }
    looks
}

/// Begins the game that the address asks for; where `alone`, the computer plays every seat.
pub fn asked(texts: Texts, query: &Query, alone: bool) -> Option<Box<Record<Chase>>> {
    let mut draft = Draft::asked(texts, query);
    if alone {
        draft.alone();
    }
    draft.begin(fresh_seed(), clock::today()).ok().map(Box::new)
}

/// Draws the board as a game with sensible choices begins.
pub fn picture() -> Html {
    let looks = Look::ALL[..usize::from(Setup::default().seats)].to_vec();
    let spiral = Rc::new(Spiral::new(Setup::default().days.0.into()));
    Chase::new(Setup::default())
        .map(|game| html! { <Board {spiral} {game} {looks} turn={None} label="" /> })
        .unwrap_or_default()
}
