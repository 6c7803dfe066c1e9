//! The commitment to the seed of a game: published before the first deal, so that the seed, published after the last,
//! shows that no wall was chosen on the way.
use game::wall::Seed;
use sha2::{Digest, Sha256};

/// The SHA-256 of the seed's 32 bytes.
pub fn commitment(seed: &Seed) -> [u8; 32] {
    Sha256::digest(seed.bytes()).into()
}

/// Bytes as text: two hexadecimal digits each, lower case.
pub fn hexadecimal(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|b| [DIGITS[usize::from(b >> 4)], DIGITS[usize::from(b & 15)]]);
    digits.map(char::from).collect()
}

/// A seed from 64 hexadecimal digits.
pub fn seed_of(text: &str) -> Option<Seed> {
    let digits = text.trim().as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        let digit = |d: u8| char::from(d).to_digit(16);
        *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
    }
    Some(Seed::new(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The hash of 32 zero bytes is known from elsewhere.
    #[test]
    fn the_commitment_is_the_hash_of_the_bytes() {
        let zero = Seed::new([0; 32]);
        let hash = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(hexadecimal(&commitment(&zero)), hash);
        assert_eq!(seed_of(&"00".repeat(32)), Some(zero));
        assert_eq!(seed_of("00"), None);
        assert_eq!(seed_of(&"zz".repeat(32)), None);
    }
}
