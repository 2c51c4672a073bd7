//! What the page's address asks for: its query parameters, each checked before anything reads it.

use crate::chance::Seed;
use crate::games::hyena::{Days, Preset, Setup};
use crate::players::Level;
use crate::record::{Kind, Name};
use crate::settings::{Motion, Settings, Speed, Theme};
use crate::words::Lang;

/// The parameters of an address that have values they can have, and those that have not.
///
/// Everything is optional, unknown names are ignored, and of a name that stands twice the first counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    values: Vec<(&'static str, String)>,
    bad: Vec<Bad>,
}

/// A parameter whose value is none that it can have: the page does as if it were not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bad {
    /// The parameter's name.
    pub name: &'static str,
    /// Its value, in at most 40 characters.
    pub value: String,
}

/// A parameter: its name and what it takes.
struct Parameter(&'static str, Takes);

enum Takes {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number from the first to the second.
    Number(u32, u32),
    /// What this says yes to.
    Text(fn(&str) -> bool),
}

/// For how long a kiosk waits without input before it warns, in seconds, where the address does not say.
pub const IDLE: u32 = 90;
/// For how long it warns before it begins anew.
pub const WARN: u32 = 20;
/// The least and the most that an address can ask for in place of [`IDLE`], in seconds.
pub const IDLES: [u32; 2] = [5, 86_400];
/// The least and the most that it can ask for in place of [`WARN`].
pub const WARNS: [u32; 2] = [WARN, 3600];
/// The name of a person in `seats`.
pub const HUMAN: &str = "human";

const PARAMETERS: [Parameter; 24] = [
    Parameter("game", Takes::Text(|game| Kind::named(game).is_some())),
    Parameter("rules", Takes::Text(|rules| Preset::named(rules).is_some())),
    Parameter("days", Takes::Number(Days::LEAST as u32, Days::MOST as u32)),
    Parameter("players", Takes::Number(Setup::LEAST_SEATS as u32, Setup::MOST_SEATS as u32)),
    Parameter("seats", Takes::Text(|seats| are_all(seats, |who| who == HUMAN || Level::named(who).is_some()))),
    Parameter("names", Takes::Text(are_names)),
    Parameter("seed", Takes::Text(|seed| seed.parse::<Seed>().is_ok())),
    Parameter("lang", Takes::Text(|lang| Lang::matching(lang).is_some())),
    Parameter("langs", Takes::Text(|langs| are_all(langs, |lang| Lang::matching(lang).is_some()))),
    Parameter("theme", Takes::Text(|theme| Theme::named(theme).is_some())),
    Parameter("audio", Takes::Words(&["enabled", "muted", "disabled"])),
    Parameter("motion", Takes::Text(|motion| Motion::named(motion).is_some())),
    Parameter("speed", Takes::Text(|speed| Speed::named(speed).is_some())),
    Parameter("hints", Takes::Words(&["on", "off"])),
    Parameter("undo", Takes::Words(&["on", "off"])),
    Parameter("allowLinks", Takes::Words(&["true", "false"])),
    Parameter("contextMenu", Takes::Words(&["auto", "never"])),
    Parameter("kiosk", Takes::Words(&["1"])),
    Parameter("idle", Takes::Number(IDLES[0], IDLES[1])),
    Parameter("warn", Takes::Number(WARNS[0], WARNS[1])),
    // Ours: how a kiosk faces those who sit around it.
    Parameter("table", Takes::Words(&["off", "on"])),
    Parameter("voice", Takes::Words(&["off", "on"])),
    Parameter("origin", Takes::Text(is_origin)),
    Parameter("xapi", Takes::Words(&["parent"])),
];

/// The parameters that say how a game begins, besides which.
const OF_A_GAME: [&str; 6] = ["rules", "days", "players", "seats", "names", "seed"];
/// How much of a bad value is quoted, in characters.
const QUOTED: usize = 40;

impl Query {
    /// Reads what stands behind the `?` of an address, with or without that sign. Nothing there is an error: what makes no
    /// sense is in [`Query::bad`].
    #[must_use]
    pub fn read(text: &str) -> Query {
        let mut query = Query::default();
        for (name, value) in form_urlencoded::parse(text.trim_start_matches('?').as_bytes()) {
            let Some(Parameter(name, takes)) = PARAMETERS.iter().find(|parameter| parameter.0 == name) else {
                continue;
            };
            if query.get(name).is_some() || query.bad.iter().any(|bad| bad.name == *name) {
                continue;
            }
            let value = value.trim().to_owned();
            query.values.push((name, value));
            if !takes.takes(query.get(name).unwrap_or_default()) {
                query.refuse(name);
            }
        }
        // Je ki n je is for two.
        if query.kind() == Some(Kind::Jekinje) && query.number("players").is_some_and(|players| players != 2) {
            query.refuse("players");
        }
        let seats = query.players();
        for list in ["seats", "names"] {
            if query.list(list).count() > seats {
                query.refuse(list);
            }
        }
        query
    }

    /// Takes a parameter out of what is asked for and remembers it as a bad one.
    fn refuse(&mut self, name: &'static str) {
        if let Some(i) = self.values.iter().position(|(own, _)| *own == name) {
            let (_, value) = self.values.remove(i);
            self.bad.push(Bad::new(name, &value));
        }
    }

    /// Lists the parameters whose values make no sense, in their order.
    #[must_use]
    pub fn bad(&self) -> &[Bad] {
        &self.bad
    }

    /// Returns the value of a parameter, if it was given one that it can have.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.values.iter().find(|(own, _)| *own == name).map(|(_, value)| value.as_str())
    }

    /// Says whether a parameter was given this value.
    #[must_use]
    pub fn says(&self, name: &str, value: &str) -> bool {
        self.get(name) == Some(value)
    }

    /// Returns the value of a parameter that takes a number.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<u32> {
        self.get(name)?.parse().ok()
    }

    /// Lists the items of a parameter that takes several, without the spaces around them; none where it is not given.
    pub fn list(&self, name: &str) -> impl Iterator<Item = &str> {
        self.get(name).into_iter().flat_map(items)
    }

    /// Returns the game that opens: the one that is named; the hyena game where only its setup is.
    #[must_use]
    pub fn kind(&self) -> Option<Kind> {
        let named = self.get("game").and_then(Kind::named);
        named.or_else(|| self.has_setup().then_some(Kind::Hyena))
    }

    /// Says whether it is asked how a game begins.
    #[must_use]
    pub fn has_setup(&self) -> bool {
        OF_A_GAME.iter().any(|name| self.get(name).is_some())
    }

    /// Counts the seats: as many as are asked for, else as the longer list of seats or names has.
    #[must_use]
    pub fn players(&self) -> usize {
        if self.kind() == Some(Kind::Jekinje) {
            return 2;
        }
        let listed = self.list("seats").count().max(self.list("names").count());
        let given = self.number("players").map(|players| players as usize);
        given.unwrap_or(if listed == 0 { Setup::default().seats.into() } else { listed.max(Setup::LEAST_SEATS.into()) })
    }

    /// Returns what decides the throws of the first game.
    #[must_use]
    pub fn seed(&self) -> Option<Seed> {
        self.get("seed")?.parse().ok()
    }

    /// Returns the language that is asked for.
    #[must_use]
    pub fn lang(&self) -> Option<Lang> {
        self.get("lang").and_then(Lang::matching)
    }

    /// Lists the languages that are offered, each once: all, or those that are asked for, `lang` always among them.
    #[must_use]
    pub fn langs(&self) -> Vec<Lang> {
        let mut langs: Vec<Lang> = Vec::new();
        let asked = self.list("langs").filter_map(Lang::matching).chain(self.lang());
        for lang in asked.filter(|_| self.get("langs").is_some()) {
            if !langs.contains(&lang) {
                langs.push(lang);
            }
        }
        if langs.is_empty() { Lang::ALL.to_vec() } else { langs }
    }

    /// Says whether the page is a kiosk.
    #[must_use]
    pub fn is_kiosk(&self) -> bool {
        self.get("kiosk").is_some()
    }

    /// Says whether something may lead out of the page.
    #[must_use]
    pub fn allows_links(&self) -> bool {
        !self.is_kiosk() && !self.says("allowLinks", "false")
    }

    /// Says whether there may be anything to hear.
    #[must_use]
    pub fn can_sound(&self) -> bool {
        !self.says("audio", "disabled")
    }

    /// Returns the settings as they are asked for; what is not asked for stays as it is.
    #[must_use]
    pub fn settle(&self, mut settings: Settings) -> Settings {
        for name in ["theme", "motion", "speed", "hints", "table"] {
            if let Some(value) = self.get(name) {
                settings.set(name, value);
            }
        }
        settings.lang = self.lang().or(settings.lang.filter(|lang| self.langs().contains(lang)));
        match self.get("audio") {
            Some("enabled") => settings.sound = true,
            Some(_) => settings.sound = false,
            None => {}
        }
        settings
    }
}

impl Bad {
    /// Quotes a value of a parameter that it cannot have.
    #[must_use]
    pub fn new(name: &'static str, value: &str) -> Bad {
        Bad { name, value: value.chars().take(QUOTED).collect() }
    }
}

impl Takes {
    fn takes(&self, value: &str) -> bool {
        match self {
            Takes::Words(words) => words.contains(&value),
            // Without a sign before it, which `parse` would take.
            Takes::Number(least, most) => {
                value.bytes().all(|byte| byte.is_ascii_digit())
                    && value.parse().is_ok_and(|number| (*least..=*most).contains(&number))
            }
            Takes::Text(takes) => takes(value),
        }
    }
}

/// Lists the items of a text between whose items stand commas, those of Arabic (،) as well, without the spaces around them.
pub fn items(list: &str) -> impl Iterator<Item = &str> {
    list.split([',', '،']).map(str::trim)
}

fn are_all(list: &str, is_one: fn(&str) -> bool) -> bool {
    items(list).all(is_one) && items(list).count() <= Setup::MOST_SEATS.into()
}

/// Says whether these are names, each once; one that is left out is chosen by the page.
fn are_names(list: &str) -> bool {
    let names: Vec<&str> = items(list).filter(|name| !name.is_empty()).collect();
    let once = names.iter().enumerate().all(|(i, name)| !names[..i].contains(name));
    once && !names.is_empty() && are_all(list, |name| name.is_empty() || Name::new(name).is_ok())
}

/// Says whether this is an origin, such as `https://museum.example` or `http://localhost:8080`.
fn is_origin(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once(':') else { return false };
    let Some(place) = rest.strip_prefix("//") else { return false };
    // A colon inside an address such as `[::1]` begins no port.
    let port = place.rsplit_once(':').filter(|(_, port)| !port.ends_with(']'));
    let host = port.map_or(place, |(host, _)| host);
    let plain = |text: &str, signs: &[u8]| {
        !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || signs.contains(&b))
    };
    let signs: &[u8] = if host.starts_with('[') && host.ends_with(']') { b"[:]" } else { b"-." };
    plain(scheme, b"+-.") && plain(host, signs) && port.is_none_or(|(_, port)| Takes::Number(1, 65535).takes(port))
}
