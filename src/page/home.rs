//! What the page holds of one game: a pure reducer above the table.

use crate::table::{Act, Rotate, Table};
use std::rc::Rc;

/// One game on the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Home<G: Rotate> {
    /// The game on the table, if there is one.
    pub table: Option<Rc<Table<G>>>,
    /// What is seen of it.
    pub screen: Screen,
    /// Whether the game goes on in another window, which keeps it now.
    pub elsewhere: bool,
}

/// What is seen of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The choices before it.
    Setup,
    /// The game.
    Play,
}

/// What changes what the page holds.
#[derive(Clone, Debug)]
pub enum Do<G: Rotate> {
    /// Something is done at the table.
    Act(Act<G>),
    /// The computer moves at the table that it was asked about.
    Answer(Rc<Table<G>>, Act<G>),
    /// A game is begun or opened.
    Open(Rc<Table<G>>),
    /// Another screen is wanted.
    Show(Screen),
    /// The game goes on in another window.
    Leave,
}

impl<G: Rotate> Home<G> {
    /// Begins with the game that was found in storage.
    #[must_use]
    pub fn new(table: Option<Rc<Table<G>>>) -> Home<G> {
        let screen = if table.is_some() { Screen::Play } else { Screen::Setup };
        Home { table, screen, elsewhere: false }
    }

    /// Returns what the page holds after `what`; `None` where that cannot be done.
    #[must_use]
    pub fn after(&self, what: Do<G>) -> Option<Home<G>> {
        let mut home = self.clone();
        match what {
            Do::Act(act) => {
                home.table = Some(Rc::new(self.table.as_ref()?.after(&act)?));
                // Another game is this window's own.
                home.elsewhere &= !matches!(act, Act::Rematch { .. });
            }
            Do::Answer(asked, act) => {
                // It may come when another position is on the table already, or another game.
                let table = self.table.as_ref().filter(|table| Rc::ptr_eq(table, &asked))?;
                home.table = Some(Rc::new(table.after(&act)?));
            }
            Do::Open(table) => {
                home.elsewhere = false;
                home.table = Some(table);
                home.screen = Screen::Play;
            }
            Do::Show(screen) => home.screen = screen,
            Do::Leave => home.elsewhere = true,
        }
        Some(home)
    }

    /// Returns the game that is seen being played, if one is.
    #[must_use]
    pub fn playing(&self) -> Option<&Rc<Table<G>>> {
        self.table.as_ref().filter(|_| self.screen == Screen::Play)
    }

    /// Says whether a game is on the table that has not ended.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.game().standings().is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::games::Game as _;
    use crate::games::jekinje::{Setup, Sowing};
    use crate::record::{Head, Record};

    fn table() -> Rc<Table<Sowing>> {
        let record = Record::begin(Setup::default(), Head::default()).expect("a game");
        Rc::new(Table::open(record, Seed::new([0; 16])))
    }

    #[test]
    fn an_answer_is_for_the_table_that_it_was_asked_about_and_for_no_other() {
        let asked = table();
        let act = Act::Play(asked.game().legal_moves()[0]);
        let home = Home::new(Some(asked.clone()));
        let answered = home.after(Do::Answer(asked.clone(), act.clone())).expect("the answer is done");
        assert_eq!(answered.table.as_ref().map(|table| table.record().moves().len()), Some(1));

        assert_eq!(answered.after(Do::Answer(asked.clone(), act.clone())), None);
        // Another game, be it alike to the letter.
        let opened = home.after(Do::Open(table())).expect("a game is opened");
        assert_eq!(opened.table, home.table);
        assert_eq!(opened.after(Do::Answer(asked, act)), None);
    }
}
