//! Secrets: random tokens, of which only the digest is kept, and passwords.
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use tournament::CommandId;

/// A fresh random token: what the browser keeps.
pub(crate) fn token() -> String {
    hex(&random::<32>())
}

/// What is stored of a token.
pub(crate) fn digest(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// The digest of something that is no secret, as a short key of a bounded length.
pub(crate) fn digest_text(text: &str) -> String {
    hex(&digest(text)[..16])
}

/// The id of a command that a form carries.
pub(crate) fn command_id() -> CommandId {
    CommandId(u128::from_be_bytes(random()))
}

/// A seed of lots that nobody can know before and that can be read aloud.
pub(crate) fn seed() -> u64 {
    u64::from_be_bytes(random()) % 1_000_000_000
}

/// A code that is read from a screen and typed.
pub(crate) fn code() -> String {
    format!("{:06}", u32::from_be_bytes(random()) % 1_000_000)
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // A machine without randomness cannot keep a secret: better no answer than a guessable one.
    getrandom::fill(&mut bytes).expect("the machine gives random numbers");
    bytes
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// How much work a password costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// What is recommended: 19 MiB, two passes.
    Usual,
    /// For tests, which hash many.
    Test,
}

impl Cost {
    fn argon(self) -> Argon2<'static> {
        let params = match self {
            Self::Usual => Params::default(),
            Self::Test => Params::new(64, 1, 1, None).unwrap_or_default(),
        };
        Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
    }
}

/// The stored form of a password. It takes a while: not on a thread that serves others.
pub(crate) fn hash_password(password: &str, cost: Cost) -> Option<String> {
    cost.argon().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

/// Whether this is the password. It takes a while, too.
pub(crate) fn is_password(password: &str, stored: &str) -> bool {
    let Ok(stored) = PasswordHash::new(stored) else { return false };
    Argon2::default().verify_password(password.as_bytes(), &stored).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_known_by_its_hash_alone() {
        let stored = hash_password("цветы сливы", Cost::Test).unwrap();
        assert!(stored.starts_with("$argon2id$") && !stored.contains("слив"));
        assert!(is_password("цветы сливы", &stored));
        assert!(!is_password("цветы", &stored));
        assert_ne!(stored, hash_password("цветы сливы", Cost::Test).unwrap());
    }

    #[test]
    fn tokens_differ_and_are_long() {
        assert_eq!(token().len(), 64);
        assert_ne!(token(), token());
        assert_eq!(digest("a").len(), 32);
        assert!(seed() < 1_000_000_000);
    }
}
