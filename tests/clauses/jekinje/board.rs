//! A game drawn and played as text: `B 1 3 0 0 2 0 / A 0 2 1 1 0 4 / 34 0`, each row from its first hole to its sixth, then
//! the stores of B and A.

use hyena_chase::games::jekinje::{
    A, B, Direction, Happening, Hole, Illegal, Laps, Move, Next, Options, SEEDS, Setup, Sowing, Standing, Start,
};
use hyena_chase::games::{Game, Seat, ToAct};
use hyena_chase::record::Notation;

/// The plain rules.
pub const PLAIN: Options = Options { direction: Direction::Anticlockwise, next: Next::Opponent, laps: Laps::Chain };
/// A single lap.
pub const SINGLE: Options = Options { laps: Laps::Single, ..PLAIN };
/// Either direction.
pub const EITHER: Options = Options { direction: Direction::Either, ..PLAIN };
/// A next hole on one's own side counts.
pub const ANY: Options = Options { next: Next::Any, ..PLAIN };

/// A game in progress, and what the last move did.
#[derive(Clone, Debug)]
pub struct Board {
    pub game: Sowing,
    pub told: Vec<Happening>,
}

impl Board {
    /// Begins from four seeds in each hole.
    pub fn start(options: Options) -> Board {
        let game = Sowing::new(Setup { options, ..Setup::default() }).expect("a game");
        Board { game, told: Vec::new() }
    }

    /// Begins from a drawing; without stores in it, B's holds the seeds that are not on the board.
    pub fn drawn(drawing: &str, to_move: Seat, options: Options) -> Board {
        let numbers: Vec<u8> = drawing.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let board: [u8; 12] = numbers[..12].try_into().expect("two rows");
        let missing = SEEDS - board.iter().sum::<u8>();
        let stores = numbers[12..].try_into().unwrap_or([missing, 0]);
        let setup = Setup { options, start: Start { board, stores, to_move }, seats: 2 };
        let board = Board { game: Sowing::new(setup).expect("a game"), told: Vec::new() };
        assert!(board.game.why().is_some() || board.looks().starts_with(drawing), "a drawing is B … / A …: {drawing}");
        board
    }

    /// Plays moves as records write them.
    pub fn plays(&mut self, tokens: &str) -> &mut Board {
        for token in tokens.split_whitespace() {
            self.told.clear();
            let played = self.game.play(self.read(token), &mut self.told);
            assert_eq!(played, Ok(()), "{token} in {tokens:?}, on {}", self.looks());
        }
        self
    }

    /// Plays on in a copy.
    pub fn then(&self, tokens: &str) -> Board {
        let mut copy = self.clone();
        copy.plays(tokens);
        copy
    }

    /// Asserts that a move is refused and changes nothing; returns why.
    pub fn refuses(&self, token: &str) -> Illegal {
        let (mut copy, mut told) = (self.game.clone(), Vec::new());
        let why = copy.play(self.read(token), &mut told).expect_err("an illegal move");
        assert_eq!((copy, told), (self.game.clone(), Vec::new()), "{token} on {}", self.looks());
        why
    }

    /// Draws the board with its stores.
    pub fn looks(&self) -> String {
        let row = |seat| Hole::row(seat).map(|h| self.game.board().seeds(h).to_string()).collect::<Vec<_>>().join(" ");
        format!("B {} / A {} / {} {}", row(B), row(A), self.game.store(B), self.game.store(A))
    }

    /// Writes the moves that may be made.
    pub fn offers(&self) -> String {
        self.game.legal_moves().into_iter().map(Sowing::write_move).collect::<Vec<_>>().join(" ")
    }

    /// Returns the letter of the seat to act, `-` at the end.
    pub fn turn(&self) -> char {
        match Game::to_act(&self.game) {
            ToAct::Seat(seat) => hyena_chase::games::jekinje::letter(seat),
            ToAct::Chance(_) => panic!("nobody throws"),
            ToAct::Over => '-',
        }
    }

    /// Writes the laps of the last move: `2B(4)6B` for four seeds from 2B to 6B.
    pub fn laps(&self) -> String {
        let lap = |happening: &Happening| match happening {
            Happening::Lap { from, seeds, to, .. } => Some(format!("{from}({seeds}){to}")),
            _ => None,
        };
        self.told.iter().filter_map(lap).collect::<Vec<_>>().join(" ")
    }

    /// Returns what was told after the laps of the last move.
    pub fn after_laps(&self) -> &[Happening] {
        let laps = self.told.iter().take_while(|happening| matches!(happening, Happening::Lap { .. })).count();
        &self.told[laps..]
    }

    /// Returns the standings of B and A.
    pub fn standings(&self) -> [Standing; 2] {
        Game::standings(&self.game).expect("an end").try_into().expect("two players")
    }

    fn read(&self, token: &str) -> Move {
        self.game.read_move(token).unwrap_or_else(|| panic!("{token} is no move"))
    }
}

/// Reads a hole's name.
pub fn hole(name: &str) -> Hole {
    name.parse().expect("a hole")
}
