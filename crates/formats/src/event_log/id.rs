//! Ids and seeds that a command line makes for itself, from the log they stand in and the words that were typed.
use sha2::{Digest, Sha256};
use tournament::CommandId;

/// The id of the `nth` command that these words come to (from 0), given after a line with this sum: the same words
/// after the same line are the same command.
pub fn command_id(sum: &str, words: &str, nth: usize) -> CommandId {
    let mut id = [0; 16];
    id.copy_from_slice(&digest(&[sum, words, &nth.to_string()])[..16]);
    CommandId(u128::from_be_bytes(id))
}

/// The seed of lots that nobody has named: from the log so far, the words and the moment.
pub fn seed(sum: &str, words: &str, moment: i64) -> u64 {
    let mut seed = [0; 8];
    seed.copy_from_slice(&digest(&[sum, words, &moment.to_string(), "seed"])[..8]);
    // A number that can be read aloud and typed.
    u64::from_be_bytes(seed) % 1_000_000_000
}

fn digest(parts: &[&str]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_words_after_the_same_line_are_the_same_command() {
        assert_eq!(command_id("a0", "add Ivan", 0), command_id("a0", "add Ivan", 0));
        assert_ne!(command_id("a0", "add Ivan", 0), command_id("a0", "add Ivan", 1));
        assert_ne!(command_id("a0", "add Ivan", 0), command_id("a1", "add Ivan", 0));
        assert_ne!(command_id("a", "0add", 0), command_id("a0", "add", 0));
    }
}
