//! Where throws come from: a seed of 128 bits and the stream of numbers that it stands for.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use std::fmt;
use std::str::FromStr;

/// A seed, written as 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed([u8; 16]);

/// A text that is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASeed;

/// A stream of uniform 64-bit numbers: `ChaCha8`, the same on every machine.
///
/// Number `n` of a seed's stream decides throw `n` of a game, so a saved game needs only its seed and its moves.
#[derive(Debug)]
pub struct Stream(ChaCha8Rng);

impl Seed {
    /// Takes 16 bytes, from the browser's entropy for one.
    #[must_use]
    pub fn new(bytes: [u8; 16]) -> Seed {
        Seed(bytes)
    }

    /// Opens the stream that decides throws.
    #[must_use]
    pub fn throws(self) -> Stream {
        self.stream(0)
    }

    /// Opens an independent stream for choices, so that they do not disturb the throws.
    #[must_use]
    pub fn choices(self) -> Stream {
        self.stream(1)
    }

    fn stream(self, number: u64) -> Stream {
        let mut key = [0; 32];
        key[..16].copy_from_slice(&self.0);
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(number);
        Stream(rng)
    }
}

impl Stream {
    /// Returns the next number.
    #[inline]
    pub fn draw(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns a number below `count`, from the next number by multiplying and shifting: the same on every machine.
    #[inline]
    pub fn below(&mut self, count: u32) -> u32 {
        ((u128::from(self.draw()) * u128::from(count)) >> 64) as u32
    }

    /// Goes to number `n`, counted from 0.
    pub fn seek(&mut self, n: u64) {
        self.0.set_word_pos(u128::from(n) * 2);
    }
}

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        if text.len() != 32 {
            return Err(NotASeed);
        }
        let mut bits = 0_u128;
        for digit in text.chars() {
            bits = (bits << 4) | u128::from(digit.to_digit(16).ok_or(NotASeed)?);
        }
        Ok(Seed(bits.to_be_bytes()))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

impl fmt::Display for NotASeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 32 hexadecimal digits")
    }
}

impl std::error::Error for NotASeed {}
