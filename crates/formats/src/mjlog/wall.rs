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
    form: Form,
}

/// How the key is written; the older logs also lay their dead wall otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Base64,
    Hexadecimal,
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
        let (form, key) = match method {
            "mt19937ar-sha512-n288-base64" => (Form::Base64, base64_words(key)),
            "mt19937ar-sha512-n288" => (Form::Hexadecimal, hexadecimal_words(key)),
            _ => return Err(SeedError::Method),
        };
        let key = key.filter(|words| !words.is_empty()).ok_or(SeedError::Key)?;
        Ok(Self { words: Mt::new_with_key(key), form })
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
        for (i, number) in numbers.iter().enumerate().take(135) {
            order.swap(i, i + (number % (136 - i as u32)) as usize);
        }
        if self.form == Form::Hexadecimal {
            // The two tiles of each stack of the dead wall change places.
            order[..14].as_chunks_mut::<2>().0.iter_mut().for_each(|stack| stack.reverse());
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

#[cfg(test)]
mod tests {
    use super::*;
    use rules::riichi::RedFives;

    /// Worked out by a program in another language from the published method.
    #[test]
    fn two_walls_of_a_short_key() {
        let key = "mt19937ar-sha512-n288-base64,IwEAADQCAABFAwAAVgQAAA==";
        let [first, second] = [0, 1].map(|n| Walls::of_seed(key).unwrap().nth(n).unwrap());
        assert_eq!(first.numbers[..14], [20, 111, 91, 47, 121, 113, 48, 55, 114, 59, 46, 86, 135, 81]);
        assert_eq!(first.numbers[123..], [19, 83, 65, 0, 109, 96, 85, 29, 72, 39, 43, 31, 35]);
        assert_eq!(first.dice, Dice { first: 1, second: 1 });
        assert_eq!(second.numbers[..4], [75, 14, 127, 17]);
        assert_eq!(second.dice, Dice { first: 3, second: 5 });
        let wall = first.wall(WallPlan::Riichi(RedFives::Three), true).unwrap();
        assert_eq!(wall.tile(0).map(|t| t.to_string()).as_deref(), Some("9m"));
        assert_eq!(first.wall(WallPlan::Suits, true), Err(NotOfPlan));
    }

    #[test]
    fn the_older_form_turns_the_stacks_of_the_dead_wall() {
        let older = Walls::of_seed("mt19937ar-sha512-n288,00000123,234,345,456").unwrap().next().unwrap();
        assert_eq!(older.numbers[..6], [111, 20, 47, 91, 113, 121]);
        assert_eq!(older.numbers[135], 35);
    }

    #[test]
    fn what_is_no_seed_is_said() {
        let error = |seed| Walls::of_seed(seed).err();
        assert_eq!(error(""), Some(SeedError::Method));
        assert_eq!(error("mt19937ar,1,2"), Some(SeedError::Method));
        assert_eq!(error("mt19937ar-sha512-n288,xyz"), Some(SeedError::Key));
        assert_eq!(error("mt19937ar-sha512-n288-base64,AAA="), Some(SeedError::Key));
        assert_eq!(error("mt19937ar-sha512-n288-base64,"), Some(SeedError::Key));
    }
}
