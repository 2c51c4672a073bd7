//! What a page around this one is told of a game: messages as JSON, worked out from what happened (`docs/EMBEDDING.md`).
//!
//! A message holds no person's data: seats are numbers, and names stand in the record alone.

mod hyena;
mod jekinje;

use crate::games::{Seat, WIN_POINTS};
use crate::record::Notation;
use crate::table::Table;

/// A JSON object being written, the member `type` first.
#[derive(Clone, Debug)]
pub struct Message(String);

/// A game that is told of.
pub trait Told: Notation {
    /// Writes what a page around this one is told of a happening; `None` where that is nothing.
    fn told(happening: &Self::Happening) -> Option<Message>;

    /// Returns the word for how a seat ended.
    fn standing(standing: Self::Standing) -> &'static str;
}

impl Message {
    /// Begins a message of a type.
    #[must_use]
    pub fn new(kind: &'static str) -> Message {
        Message("{".to_owned()).text("type", kind)
    }

    /// Adds a text.
    #[must_use]
    pub fn text(self, name: &'static str, text: &str) -> Message {
        let mut message = self.name(name);
        message.0.push('"');
        for c in text.chars() {
            match c {
                '"' | '\\' => message.0.extend(['\\', c]),
                '\n' => message.0.push_str("\\n"),
                // A control character stands in no text of ours; left out, the message is JSON whatever comes.
                c if c < ' ' => {}
                c => message.0.push(c),
            }
        }
        message.0.push('"');
        message
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<u32>) -> Message {
        let mut message = self.name(name);
        message.0.push_str(&number.into().to_string());
        message
    }

    /// Adds a seat, as people count it.
    #[must_use]
    pub fn seat(self, seat: Seat) -> Message {
        self.number("seat", seat.number())
    }

    /// Adds objects.
    fn list(self, name: &'static str, objects: &[String]) -> Message {
        let mut message = self.name(name);
        message.0.push('[');
        message.0.push_str(&objects.join(","));
        message.0.push(']');
        message
    }

    /// Returns the whole object.
    #[must_use]
    pub fn json(mut self) -> String {
        self.0.push('}');
        self.0
    }

    fn name(mut self, name: &'static str) -> Message {
        if !self.0.ends_with('{') {
            self.0.push(',');
        }
        self.0.extend(['"']);
        self.0.push_str(name);
        self.0.push_str("\":");
        self
    }
}

/// Lists what is told when `table` has come after `before`: what happened, whose turn it is now, how the game ended, and, after
/// each turn, the game itself. `people` says of each seat whether a person plays it.
#[must_use]
pub fn after<G: Told>(before: Option<&Table<G>>, table: &Table<G>, people: &[bool]) -> Vec<String> {
    let game = |message: Message| message.text("game", G::NAME).json();
    let mut messages: Vec<String> = table.fresh().iter().filter_map(G::told).map(game).collect();
    let turn = |table: &Table<G>| table.game().to_act().seat();
    // What was opened or taken back is another position without anything having happened.
    let jumped = table.fresh().is_empty();
    if jumped || before.and_then(turn) != turn(table) {
        messages.extend(turn(table).map(|seat| game(Message::new("turn").seat(seat))));
        messages.extend(table.game().standings().map(|standings| {
            let ended = (1_u8..).zip(standings).map(|(number, standing)| {
                let who = if people.get(usize::from(number) - 1) == Some(&false) { "computer" } else { "human" };
                let told = Message("{".to_owned()).number("seat", number).text("by", who);
                told.text("standing", G::standing(standing)).number("points", G::points(standing)).json()
            });
            let over = Message::new("gameover").list("standings", &ended.collect::<Vec<_>>());
            game(over.number("most", WIN_POINTS))
        }));
        messages.push(game(Message::new("state").text("record", &table.record().to_string())));
    }
    messages
}
