//! The series of games at one table (E3), kept in the record's tag `Series`.

use crate::games::WIN_POINTS;
use crate::record::{Head, Name, Tag};

/// The players of a series with what they have won, most points first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Series(Vec<Line>);

/// One player's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who.
    pub name: Name,
    /// Games played to their end.
    pub games: u32,
    /// Games won.
    pub wins: u32,
    /// 3 points for a win, 1 for safe, 0 otherwise.
    pub points: u32,
}

const TAG: &str = "Series";

impl Series {
    /// Reads the series before the game that `head` belongs to; a tag that cannot be read counts as none.
    #[must_use]
    pub fn of(head: &Head) -> Series {
        let tag = head.extra.iter().find(|tag| tag.name == TAG);
        Series(tag.and_then(|tag| tag.items().iter().map(|item| Line::read(item)).collect()).unwrap_or_default())
    }

    /// Returns `extra` with this series in it instead of the one before.
    #[must_use]
    pub fn kept_in(&self, extra: &[Tag]) -> Vec<Tag> {
        let mut extra: Vec<Tag> = extra.iter().filter(|tag| tag.name != TAG).cloned().collect();
        if !self.0.is_empty() {
            let items: Vec<String> = self.0.iter().map(Line::write).collect();
            extra.push(Tag::list(TAG, items.iter().map(String::as_str)));
        }
        extra
    }

    /// Lists the players, most points first, then most wins.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.0
    }

    /// Adds a game that has ended: each player with the points it brought.
    pub fn add<'a>(&mut self, game: impl Iterator<Item = (&'a Name, u32)>) {
        for (name, points) in game {
            let i = self.0.iter().position(|line| line.name == *name).unwrap_or_else(|| {
                self.0.push(Line { name: name.clone(), games: 0, wins: 0, points: 0 });
                self.0.len() - 1
            });
            let line = &mut self.0[i];
            line.games = line.games.saturating_add(1);
            line.wins = line.wins.saturating_add(u32::from(points == WIN_POINTS));
            line.points = line.points.saturating_add(points);
        }
        self.order();
    }

    /// Puts the best line first; by insertion, for they are a handful.
    fn order(&mut self) {
        let rank = |line: &Line| (line.points, line.wins);
        for end in 1..self.0.len() {
            let mut i = end;
            while i > 0 && rank(&self.0[i]) > rank(&self.0[i - 1]) {
                self.0.swap(i, i - 1);
                i -= 1;
            }
        }
    }
}

impl Line {
    fn write(&self) -> String {
        format!("{} {} {} {}", self.games, self.wins, self.points, self.name.as_str())
    }

    fn read(item: &str) -> Option<Line> {
        let mut parts = item.splitn(4, ' ');
        let mut number = || parts.next()?.parse().ok();
        let (games, wins, points) = (number()?, number()?, number()?);
        Some(Line { name: Name::new(parts.next()?).ok()?, games, wins, points })
    }
}
