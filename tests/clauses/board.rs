//! A game played and looked at in the tokens of records.

use hyena_chase::chance::{Fall, Flat};
use hyena_chase::games::hyena::{
    Chase, Days, Fate, Fee, Happening, Hyena, Illegal, Mother, Move, Preset, Rules, Setup, Way,
};
use hyena_chase::games::{Game, Seat, ToAct};

/// Makes a test of `check` for each rule set it applies to, named for clause and rule set.
macro_rules! each {
    ($check:ident: $($name:ident $preset:ident),+ $(,)?) => {
        $(#[test] fn $name() { $check(Preset::$preset); })+
    };
}
pub(crate) use each;

/// A game in progress, and what the last token did.
#[derive(Clone, Debug)]
pub struct Board {
    pub game: Chase,
    pub told: Vec<Happening>,
}

impl Board {
    /// Begins a game of a named rule set; seat 1 throws first.
    pub fn start(preset: Preset, days: u8, seats: u8) -> Board {
        Board::custom(preset.rules(), days, seats)
    }

    /// Begins a game of any rules; seat 1 throws first.
    pub fn custom(rules: Rules, days: u8, seats: u8) -> Board {
        let setup = Setup { rules, days: Days(days), seats, first: Seat::new(0), flat: Flat::FAIR };
        Board { game: Chase::new(setup).expect("a good setup"), told: Vec::new() }
    }

    /// Plays a record's tokens; `2.` asserts that the lots are seat 2's, `t*4` is four tabas.
    pub fn plays(&mut self, tokens: &str) -> &mut Board {
        for token in tokens.split_whitespace() {
            if let Some(seat) = token.strip_suffix('.') {
                assert_eq!(self.turn().to_string(), seat, "in {tokens:?}, on {}", self.looks());
                continue;
            }
            let (token, times) = token.split_once('*').map_or((token, 1), |(t, n)| (t, n.parse().expect("a number")));
            for _ in 0..times {
                self.told.clear();
                let played = self.game.play(read(token), &mut self.told);
                assert_eq!(played, Ok(()), "{token:?} in {tokens:?}, on {}", self.looks());
            }
        }
        self
    }

    /// Plays on in a copy.
    pub fn then(&self, tokens: &str) -> Board {
        let mut copy = self.clone();
        copy.plays(tokens);
        copy
    }

    /// Asserts that a token is refused and changes nothing; returns why.
    pub fn refuses(&self, token: &str) -> Illegal {
        let (mut copy, mut told) = (self.game.clone(), Vec::new());
        let why = copy.play(read(token), &mut told).expect_err("an illegal move");
        assert_eq!((copy, told), (self.game.clone(), Vec::new()), "{token:?} on {}", self.looks());
        why
    }

    /// Returns the number of the seat to act, 0 when the game is over.
    pub fn turn(&self) -> u8 {
        match self.game.to_act() {
            ToAct::Seat(seat) | ToAct::Chance(seat) => seat.number(),
            ToAct::Over => 0,
        }
    }

    /// Writes what can be paid now, as tokens; nothing when only a throw can come.
    pub fn offers(&self) -> String {
        let fees = self.game.legal_moves().into_iter().filter_map(|mv| match mv {
            Move::Pay(fee) => Some(write(fee)),
            Move::Throw(_) => None,
        });
        fees.collect::<Vec<_>>().join(" ")
    }

    /// Draws the position: the mothers by seat, then the hyena once it is won.
    ///
    /// `9>` goes out, `<9` goes back; `village` and `well` wait there, `village>` and `<well` are free to go. After
    /// that come banked points, `+8`, and tabas, `3t`.
    pub fn looks(&self) -> String {
        let well = self.game.well().0;
        let mut places: Vec<String> = self.game.mothers().iter().map(|mother| draw(mother, well)).collect();
        places.extend(self.game.hyena().map(|hyena| draw_hyena(*hyena, well)));
        places.join(", ")
    }

    /// Lists the strides of the last token, `from-to`.
    pub fn strides(&self) -> Vec<String> {
        let strides = self.told.iter().filter_map(|happening| match happening {
            Happening::Moved { from, to, .. } => Some(format!("{}-{}", from.0, to.0)),
            _ => None,
        });
        strides.collect()
    }

    /// Writes how the seats ended; empty while the game goes on.
    pub fn standings(&self) -> String {
        let names: Vec<&str> = self.game.standings().unwrap_or_default().iter().map(|s| s.name()).collect();
        names.join(", ")
    }
}

/// Writes the throws and payments that take a mother from the village home over `days`, a multiple of 6, in one turn
/// that goes on. Nothing is left on the ledger. Not for one plain die, whose turns are too short.
pub fn home(preset: Preset, days: u8) -> String {
    let way = "6 ".repeat(usize::from(days / 6));
    match preset {
        Preset::Bell | Preset::ThreeDice => format!("t*4 {way} w s {way}"),
        Preset::Juego => format!("t*3 l {way} w {way}"),
        Preset::Davies => format!("t*5 {way} k w s {way}"),
        Preset::OneDie => unreachable!("one plain die has no turn so long"),
    }
}

/// Writes what sets a mother free to leave the village.
pub fn freed(preset: Preset) -> &'static str {
    match preset {
        Preset::Bell | Preset::ThreeDice | Preset::Davies => "t",
        Preset::Juego => "t l",
        Preset::OneDie => "6",
    }
}

/// Writes the points that three flat sides count: 4 in Davies' count, otherwise 3.
pub fn three(preset: Preset) -> &'static str {
    if preset == Preset::Davies { "4" } else { "3" }
}

fn read(token: &str) -> Move {
    let fee = match token {
        "t" => return Move::Throw(Fall::Taba),
        "l" => Fee::Leave,
        "k" => Fee::Drink,
        "w" => Fee::Wash,
        "s" => Fee::SetOut,
        "r" => Fee::Release,
        "h" => Fee::HyenaDrink,
        _ => match token.strip_prefix('+') {
            Some(days) => Fee::MissingDays(days.parse().expect("a number of days")),
            None => return Move::Throw(Fall::Points(token.parse().expect("a token"))),
        },
    };
    Move::Pay(fee)
}

fn write(fee: Fee) -> String {
    match fee {
        Fee::Leave => "l".into(),
        Fee::MissingDays(days) => format!("+{days}"),
        Fee::Drink => "k".into(),
        Fee::Wash => "w".into(),
        Fee::SetOut => "s".into(),
        Fee::Release => "r".into(),
        Fee::HyenaDrink => "h".into(),
    }
}

fn draw(mother: &Mother, well: u8) -> String {
    let place = match mother.fate() {
        Fate::Home => "home".to_owned(),
        Fate::Eaten => format!("eaten@{}", mother.at().0),
        Fate::Travelling => place(mother.at().0, mother.way(), mother.is_free(), well),
    };
    let bank = if mother.bank() > 0 { format!(" +{}", mother.bank()) } else { String::new() };
    let tabas = if mother.tabas().0 > 0 { format!(" {}t", mother.tabas().0) } else { String::new() };
    place + &bank + &tabas
}

fn draw_hyena(hyena: Hyena, well: u8) -> String {
    match (hyena.at().0, hyena.way()) {
        (0, Way::Back) => "hyena home".to_owned(),
        (at, way) => format!("hyena {}", place(at, way, hyena.is_free(), well)),
    }
}

fn place(at: u8, way: Way, free: bool, well: u8) -> String {
    let name = if at == 0 {
        "village".to_owned()
    } else if at == well {
        "well".to_owned()
    } else {
        at.to_string()
    };
    match (free, way) {
        (false, _) => name,
        (true, Way::Out) => format!("{name}>"),
        (true, Way::Back) => format!("<{name}"),
    }
}
