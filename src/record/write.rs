//! Writing a record, canonically: what is written is read back as the same bytes.

use super::Record;
use super::notation::Notation;
use super::tags::Tag;
use crate::games::Deaf;
use std::fmt;

/// The version that is written, and the newest that is read.
pub(super) const VERSION: u32 = 1;

impl<G: Notation> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in self.tags() {
            writeln!(f, "{tag}")?;
        }
        let mut lines = Lines { f, open: false };
        writeln!(lines.f)?;
        let mut game = self.start.clone();
        let mut last = None;
        let mut comments = self.comments.iter().peekable();
        for ply in 0..=self.moves.len() {
            while let Some(comment) = comments.next_if(|c| c.after == ply && !c.in_turn) {
                lines.token(&format!("{{{}}}", comment.text))?;
            }
            let opened = ply < self.moves.len() || comments.peek().is_some();
            let mark = game.mark(ply, last).filter(|_| opened);
            if let Some(mark) = mark {
                lines.turn(mark)?;
            }
            while let Some(comment) = comments.next_if(|c| c.after == ply) {
                lines.token(&format!("{{{}}}", comment.text))?;
            }
            let Some(&mv) = self.moves.get(ply) else { break };
            lines.token(&G::write_move(mv))?;
            last = game.to_act().seat();
            if game.play(mv, &mut Deaf).is_err() {
                break;
            }
        }
        if lines.open { writeln!(lines.f) } else { Ok(()) }
    }
}

impl<G: Notation> Record<G> {
    fn tags(&self) -> Vec<Tag> {
        let (before, after) = G::write_setup(self.start.setup());
        let mut tags = vec![Tag::new("Game", G::NAME), Tag::new("Version", &VERSION.to_string())];
        tags.extend(before);
        tags.push(Tag::list("Seats", self.head.names.iter().map(AsRef::as_ref)));
        tags.extend(after);
        tags.extend(self.head.seed.map(|seed| Tag::new("Seed", &seed.to_string())));
        tags.extend(self.head.date.as_ref().map(|date| Tag::new("Date", date)));
        tags.extend(self.game.write_result().map(|result| Tag::new("Result", &result)));
        tags.extend(self.head.extra.iter().cloned());
        tags
    }
}

/// One turn a line, blanks between tokens.
struct Lines<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    open: bool,
}

impl Lines<'_, '_> {
    fn turn(&mut self, mark: u32) -> fmt::Result {
        if self.open {
            writeln!(self.f)?;
        }
        self.open = true;
        write!(self.f, "{mark}.")
    }

    fn token(&mut self, token: &str) -> fmt::Result {
        if self.open {
            write!(self.f, " ")?;
        }
        self.open = true;
        self.f.write_str(token)
    }
}
