//! From a seed to the order of a wall. Frozen: the same seed gives the same walls in every version of the program.
use super::{Dice, MOST, Piece, Wall, WallPlan};
use arrayvec::ArrayVec;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// What all walls and dice of one game are made from: 32 bytes from outside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed([u8; 32]);

impl Seed {
    /// From 32 bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// From a small number, for simulations: its eight bytes, little end first, then zeros.
    pub const fn of_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        let mut i = 0;
        while i < 8 {
            bytes[i] = number.to_le_bytes()[i];
            i += 1;
        }
        Self(bytes)
    }

    /// The 32 bytes, of which a commitment is made.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The wall of the deal with this number, from 0, replays counted.
    ///
    /// ChaCha20 with this key and the number of the deal as its stream gives 32-bit words. From the last place down
    /// to the second, each piece of the plan changes places with one at or before it, chosen by a word (see `below`).
    pub fn wall(&self, plan: WallPlan, deal: u32) -> Wall {
        let mut words = self.words(2 * u64::from(deal));
        let mut pieces: ArrayVec<Piece, MOST> = plan.pieces();
        for last in (1..pieces.len()).rev() {
            pieces.swap(last, below(&mut words, last as u32 + 1) as usize);
        }
        Wall { pieces }
    }

    /// The dice thrown for the deal with this number.
    pub fn dice(&self, deal: u32) -> Dice {
        let mut words = self.words(2 * u64::from(deal) + 1);
        let mut die = || below(&mut words, 6) as u8 + 1;
        Dice { first: die(), second: die() }
    }

    /// Puts a few cards in the order of this seed: those of the starting seats. Their stream is the last one.
    pub fn shuffle<T>(&self, cards: &mut [T]) {
        let mut words = self.words(u64::MAX);
        for last in (1..cards.len()).rev() {
            cards.swap(last, below(&mut words, last as u32 + 1) as usize);
        }
    }

    fn words(&self, stream: u64) -> ChaCha20Rng {
        let mut words = ChaCha20Rng::from_seed(self.0);
        words.set_stream(stream);
        words
    }
}

/// A number below `n`, all equally likely: the high half of the product of `n` and a word, words whose low half
/// falls into the remainder of 2^32 by `n` left out.
fn below(words: &mut ChaCha20Rng, n: u32) -> u32 {
    let remainder = n.wrapping_neg() % n;
    loop {
        let product = u64::from(words.next_u32()) * u64::from(n);
        if product as u32 >= remainder {
            return (product >> 32) as u32;
        }
    }
}
