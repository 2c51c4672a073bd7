//! What the page around this one asks, and what it is told.

use crate::browser::host::{self, Watch};
use crate::messages::Message;
use crate::words::Lang;

/// What the page around this one asks. The script between checks that it is in form.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// Everything is to wait, or to go on.
    Pause(bool),
    /// Everything is to begin anew.
    Reset,
    /// This is to be the game.
    Open(String),
    /// The page is to be in this language.
    Lang(Lang),
    /// Nothing is to be heard, or something.
    Mute(bool),
}

/// Calls `asked`, as long as what is returned lives, with what the page around this one asks, or with what is wrong with it.
pub fn listen(langs: Vec<Lang>, asked: impl Fn(Result<Ask, String>) + 'static) -> Option<Watch> {
    Watch::begin(move |name, with| {
        asked(Ok(match name {
            "pause" => Ask::Pause(true),
            "resume" => Ask::Pause(false),
            "reset" => Ask::Reset,
            "setState" => Ask::Open(with.to_owned()),
            "mute" => Ask::Mute(with == "true"),
            _ => {
                let lang = Lang::matching(with).filter(|lang| langs.contains(lang));
                let Some(lang) = lang else {
                    let tags: Vec<&str> = langs.iter().map(|lang| lang.tag()).collect();
                    return asked(Err(format!("`lang` must be one of {}", tags.join(", "))));
                };
                Ask::Lang(lang)
            }
        }));
    })
}

/// Answers that something could not be done. It is for whoever writes the page around this one, and in English.
pub fn refuse(message: &str) {
    host::tell(&Message::new("error").text("message", message).json());
}
