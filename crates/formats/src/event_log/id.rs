//! Ids and seeds that a command line makes for itself, from the log they stand in and the words that were typed.
use sha2::{Digest, Sha256};
use std::ops::Range;
use tournament::{CommandId, Entry};

/// The id of the `nth` command that these words come to (from 0), given after a line with this sum: the same words
/// after the same line are the same command. The ids of one line of words follow one another.
pub fn command_id(sum: &str, words: &str, nth: usize) -> CommandId {
    let mut id = [0; 16];
    id.copy_from_slice(&digest(&[sum, words, "0"])[..16]);
    CommandId(u128::from_be_bytes(id).wrapping_add(nth as u128))
}

/// The lines of a log that were typed in one go with this one: their ids follow one another, at one moment.
pub fn typed_together(log: &[Entry], line: usize) -> Range<usize> {
    let follows = |next: usize| match (log.get(next.wrapping_sub(1)), log.get(next)) {
        (Some(one), Some(two)) => {
            (two.command.0, two.by, two.at) == (one.command.0.wrapping_add(1), one.by, one.at)
        }
        _ => false,
    };
    let first = (0..=line).rev().find(|line| !follows(*line)).unwrap_or(0);
    let end = (line + 1..log.len()).find(|line| !follows(*line)).unwrap_or(log.len());
    first..end.min(log.len())
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

    #[test]
    fn what_was_typed_in_one_go_is_known_by_its_ids() {
        let line = |command: CommandId, at| {
            let by = tournament::Actor::of(tournament::Role::Owner);
            Entry { command, by, at: tournament::Moment(at), events: Vec::new() }
        };
        let one = |nth| command_id("a0", "checkin --all", nth);
        let two = |nth| command_id("a1", "checkin --all", nth);
        let log = [line(one(0), 5), line(one(1), 5), line(one(2), 5), line(two(0), 5), line(two(1), 5)];
        let together = |line| typed_together(&log, line);
        assert_eq!((together(0), together(1), together(2)), (0..3, 0..3, 0..3));
        assert_eq!((together(3), together(4)), (3..5, 3..5));
        // Numbers that were given one after another, each at its own moment, are no command line.
        let counted = [line(CommandId(1), 1), line(CommandId(2), 2)];
        assert_eq!(typed_together(&counted, 1), 1..2);
    }
}
