//! The sum of a line: a hash of its text and of the sum before it.
use sha2::{Digest, Sha256};
use std::fmt;

/// The sum of a line: the first half of a SHA-256.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sum([u8; 16]);

const BEFORE: &str = ",\"sum\":\"";

impl Sum {
    /// What stands before the first line.
    pub const START: Self = Self([0; 16]);

    fn after(self, text: &str) -> Self {
        let digest = Sha256::new().chain_update(self.0).chain_update(text).finalize();
        let mut sum = [0; 16];
        sum.copy_from_slice(&digest[..16]);
        Self(sum)
    }

    /// The line of a JSON object that comes after this sum, with its own sum as its last field and the end of the line.
    pub(crate) fn seal(self, object: &str) -> (String, Self) {
        let sum = self.after(object);
        let open = object.strip_suffix('}').unwrap_or(object);
        (format!("{open}{BEFORE}{sum}\"}}\n"), sum)
    }

    /// The object of a line and its sum; nothing if the line is not what was written after this sum.
    pub(crate) fn open(self, line: &str) -> Option<(String, Self)> {
        let (open, rest) = line.rsplit_once(BEFORE)?;
        let object = format!("{open}}}");
        let sum = self.after(&object);
        (rest == format!("{sum}\"}}")).then_some((object, sum))
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
