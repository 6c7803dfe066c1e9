//! The walls of a game from the seed that Tenhou publishes with its log.
//!
//! Tenhou's page on its random numbers gives the method: the seed keys a Mersenne Twister; for each deal 288 words of it
//! are hashed to 144 numbers by SHA-512, in nine pieces; a shuffle by remainders orders the 136 tiles; two more numbers
//! are the dice. The last tile of that order is dealt first, and the dead wall lies at its beginning.
use super::tile::tile;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use game::wall::{Dice, NotOfPlan, Piece, Wall, WallPlan};
use rand_mt::Mt;
use sha2::{Digest, Sha512};
use std::fmt;

/// Words of the generator that one deal takes, in nine pieces of 32.
const WORDS: usize = 288;

/// Why a seed gives no walls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeedError {
    /// It is not of the form that names this method.
    Method,
    /// Its text is no key.
    Key,
}

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Method => "the seed is not of the form mt19937ar-sha512-n288",
            Self::Key => "the key of the seed is neither base64 of whole words nor hexadecimal words",
        })
    }
}

impl std::error::Error for SeedError {}

/// The walls of a game, one after another.
#[derive(Clone, Debug)]
pub struct Walls {
    words: Mt,
}

/// The order of one deal in Tenhou's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shuffled {
    /// Tile numbers; the last is dealt first.
    pub numbers: [u8; 136],
    /// The dice.
    pub dice: Dice,
}

impl Walls {
    /// The walls of a seed as the log writes it.
    pub fn of_seed(seed: &str) -> Result<Self, SeedError> {
        let (method, key) = seed.split_once(',').ok_or(SeedError::Method)?;
        let key = match method {
            "mt19937ar-sha512-n288-base64" => base64_words(key),
            "mt19937ar-sha512-n288" => hexadecimal_words(key),
            _ => return Err(SeedError::Method),
        };
        let key = key.filter(|words| !words.is_empty()).ok_or(SeedError::Key)?;
        Ok(Self { words: Mt::new_with_key(key) })
    }
}

fn base64_words(text: &str) -> Option<Vec<u32>> {
    // The key is 624 words; what is left of the text is not part of it.
    let mut bytes = BASE64_STANDARD.decode(text.trim()).ok()?;
    bytes.truncate(624 * 4);
    let (words, rest) = bytes.as_chunks::<4>();
    rest.is_empty().then(|| words.iter().map(|word| u32::from_le_bytes(*word)).collect())
}

fn hexadecimal_words(text: &str) -> Option<Vec<u32>> {
    text.split(',').map(|word| u32::from_str_radix(word.trim(), 16).ok()).collect()
}

impl Iterator for Walls {
    type Item = Shuffled;

    fn next(&mut self) -> Option<Shuffled> {
        let mut words = [0u8; WORDS * 4];
        for word in words.as_chunks_mut::<4>().0 {
            *word = self.words.next_u32().to_le_bytes();
        }
        let mut numbers = [0u32; WORDS / 2];
        for (piece, out) in words.as_chunks::<128>().0.iter().zip(numbers.as_chunks_mut::<16>().0) {
            let hash = Sha512::digest(piece);
            for (word, number) in hash.as_chunks::<4>().0.iter().zip(out) {
                *number = u32::from_le_bytes(*word);
            }
        }
        let mut order: [u8; 136] = std::array::from_fn(|i| i as u8);
        for i in 0..135 {
            order.swap(i, i + (numbers[i] % (136 - i as u32)) as usize);
        }
        let die = |i: usize| (numbers[i] % 6) as u8 + 1;
        Some(Shuffled { numbers: order, dice: Dice { first: die(135), second: die(136) } })
    }
}

impl Shuffled {
    /// The wall in the order of play. `reds` says whether the game has red fives.
    pub fn wall(&self, plan: WallPlan, reds: bool) -> Result<Wall, NotOfPlan> {
        let pieces: Option<Vec<Piece>> =
            self.numbers.iter().rev().map(|n| tile(u16::from(*n), reds).map(Piece::of)).collect();
        Wall::of(plan, &pieces.ok_or(NotOfPlan)?)
    }
}
