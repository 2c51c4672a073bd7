//! What the page is showing: a pure reducer above the table.

use crate::games::hyena::Chase;
use crate::table::{Act, Table};
use std::rc::Rc;
use yew::{AttrValue, Reducible};

/// The page's state.
#[derive(Clone, Debug, PartialEq)]
pub struct Home {
    /// The game on the table, if there is one.
    pub table: Option<Rc<Table<Chase>>>,
    /// What is seen.
    pub screen: Screen,
    /// What has to be said, each once.
    pub notices: Vec<Notice>,
    /// Whether the game goes on in another window, which keeps it now.
    pub elsewhere: bool,
    /// Whether it was said that nothing is kept.
    told_unkept: bool,
}

/// What is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The choices before a game.
    Setup,
    /// The game.
    Play,
}

/// Something that has to be said once.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// This browser keeps nothing.
    Unavailable,
    /// There is no room to keep more.
    Full,
    /// What was kept cannot be read; here it is.
    Unreadable(AttrValue),
    /// What was kept was written by a newer version; here it is.
    Newer(AttrValue),
    /// The game goes on in another window.
    Elsewhere,
}

/// What changes the page.
#[derive(Clone, Debug)]
pub enum Do {
    /// Something is done at the table.
    Act(Act<Chase>),
    /// A game is begun or opened.
    Open(Rc<Table<Chase>>),
    /// Another screen is wanted.
    Show(Screen),
    /// Something has to be said.
    Say(Notice),
    /// The notice at this place was read.
    Dismiss(usize),
}

impl Home {
    /// Begins with what was found in storage.
    #[must_use]
    pub fn new(table: Option<Rc<Table<Chase>>>, notices: Vec<Notice>) -> Home {
        let screen = if table.is_some() { Screen::Play } else { Screen::Setup };
        let told_unkept = notices.iter().any(Notice::is_unkept);
        Home { table, screen, notices, elsewhere: false, told_unkept }
    }
}

impl Notice {
    fn is_unkept(&self) -> bool {
        matches!(self, Notice::Unavailable | Notice::Full)
    }
}

impl Reducible for Home {
    type Action = Do;

    fn reduce(self: Rc<Home>, what: Do) -> Rc<Home> {
        let mut home = (*self).clone();
        match what {
            Do::Act(act) => match self.table.as_ref().and_then(|table| table.after(&act)) {
                Some(table) => home.table = Some(Rc::new(table)),
                None => return self,
            },
            Do::Open(table) => {
                home.table = Some(table);
                home.screen = Screen::Play;
            }
            Do::Show(screen) => home.screen = screen,
            Do::Say(notice) => {
                let again = home.notices.contains(&notice) || (notice.is_unkept() && home.told_unkept);
                if again {
                    return self;
                }
                home.told_unkept |= notice.is_unkept();
                home.elsewhere |= notice == Notice::Elsewhere;
                home.notices.push(notice);
            }
            Do::Dismiss(i) if i < home.notices.len() => {
                home.notices.remove(i);
            }
            Do::Dismiss(_) => return self,
        }
        Rc::new(home)
    }
}
