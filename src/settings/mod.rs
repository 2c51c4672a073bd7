//! How the page looks, moves and sounds: what a person sets, kept as lines of text, and what an address asks for.

mod query;

pub use query::{Bad, HUMAN, IDLE, IDLES, Query, WARN, WARNS, items};

use crate::words::Lang;

/// How the page looks and moves.
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language; `None` follows the browser's.
    pub lang: Option<Lang>,
    /// The colours.
    pub theme: Theme,
    /// How fast things move.
    pub speed: Speed,
    /// How much moves.
    pub motion: Motion,
    /// Whether single keys do something.
    pub keys: bool,
    /// Whether the mothers wear their players' first letters.
    pub letters: bool,
    /// Whether there is help for learners: advice, and where the whole chain of a sowing ends (Je ki n je).
    pub hints: bool,
    /// Whether there is anything to hear.
    pub sound: bool,
    /// Whether the players sit around a table, and what each touches faces her side.
    pub table: bool,
}

/// The colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// As the device asks.
    System,
    /// Noon sand.
    Light,
    /// Night sand under a moon.
    Dark,
    /// High contrast.
    Projector,
}

/// How fast things move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// With time to look.
    Slow,
    /// As it is meant.
    Normal,
    /// For those who know the game.
    Fast,
    /// At once.
    AtOnce,
}

/// How much moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// As the device asks.
    System,
    /// Everything.
    Full,
    /// Short fades instead.
    Reduced,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Projector];

    /// Finds the one with a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Returns the name in addresses, and the value of `data-theme`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Projector => "projector",
        }
    }
}

impl Speed {
    /// All speeds.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::AtOnce];

    /// Finds the one with a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Returns the name in the stored settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::AtOnce => "instant",
        }
    }

    /// Returns what all times are multiplied by; 0 for no movement at all.
    #[must_use]
    pub fn pace(self) -> f64 {
        match self {
            Speed::Slow => 1.7,
            Speed::Normal => 1.0,
            Speed::Fast => 0.5,
            Speed::AtOnce => 0.0,
        }
    }
}

impl Motion {
    /// All amounts of movement.
    pub const ALL: [Motion; 3] = [Motion::System, Motion::Full, Motion::Reduced];

    /// Finds the one with a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Motion> {
        Motion::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Returns the name in the stored settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Motion::System => "system",
            Motion::Full => "full",
            Motion::Reduced => "reduced",
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: None,
            theme: Theme::System,
            speed: Speed::Normal,
            motion: Motion::System,
            keys: true,
            letters: false,
            hints: true,
            sound: true,
            table: false,
        }
    }
}

impl Settings {
    /// Writes the settings, one `name value` a line.
    #[must_use]
    pub fn write(&self) -> String {
        let lang = self.lang.map_or("browser", Lang::tag);
        let switch = |on: bool| if on { "on" } else { "off" };
        let [keys, letters, hints, sound, table] =
            [self.keys, self.letters, self.hints, self.sound, self.table].map(switch);
        let (theme, speed, motion) = (self.theme.name(), self.speed.name(), self.motion.name());
        format!(
            "lang {lang}\ntheme {theme}\nspeed {speed}\nmotion {motion}\nkeys {keys}\nletters {letters}\nhints {hints}\nsound {sound}\ntable {table}\n"
        )
    }

    /// Reads settings; a line that makes no sense leaves its setting as it is by default.
    #[must_use]
    pub fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in text.lines().filter_map(|line| line.split_once(' ')) {
            settings.set(name, value);
        }
        settings
    }

    /// Returns `self` with what was changed from `before` to `after`.
    ///
    /// So what an address asks for is not kept when a person changes something else.
    #[must_use]
    pub fn with_change(mut self, before: &Settings, after: &Settings) -> Settings {
        let (before, after) = (before.write(), after.write());
        let lines = before.lines().zip(after.lines()).filter(|(before, after)| before != after);
        for (name, value) in lines.filter_map(|(_, line)| line.split_once(' ')) {
            self.set(name, value);
        }
        self
    }

    /// Sets what is called `name`; a name or value that makes no sense changes nothing.
    pub fn set(&mut self, name: &str, value: &str) {
        match name {
            "lang" => self.lang = Lang::tagged(value),
            "theme" => self.theme = Theme::named(value).unwrap_or(self.theme),
            "speed" => self.speed = Speed::named(value).unwrap_or(self.speed),
            "motion" => self.motion = Motion::named(value).unwrap_or(self.motion),
            "keys" => self.keys = value != "off",
            "letters" => self.letters = value == "on",
            "hints" => self.hints = value != "off",
            "sound" => self.sound = value != "off",
            "table" => self.table = value == "on",
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_round_trip_and_rubbish_changes_nothing() {
        for lang in [None, Some(Lang::Arabic)] {
            for (theme, speed) in Theme::ALL.into_iter().zip(Speed::ALL) {
                let settings = Settings {
                    lang,
                    theme,
                    speed,
                    motion: Motion::Reduced,
                    keys: false,
                    letters: true,
                    hints: false,
                    sound: false,
                    table: true,
                };
                assert_eq!(Settings::read(&settings.write()), settings);
            }
        }
        for rubbish in ["", "null", "{\"theme\":1}", "theme", "theme \u{202E}dark", "speed -1\nkeys"] {
            assert_eq!(Settings::read(rubbish), Settings::default(), "{rubbish:?}");
        }
    }
}
