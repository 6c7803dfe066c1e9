//! Who may come in, and as what: accounts, sessions, invitations, devices, tokens. Secrets are never here: the callers
//! make them, keep none, and hand over their hashes.
mod account;
mod attempt;
mod device;
mod grant;
mod invitation;
mod session;
mod token;

pub use account::{Account, AccountId, NewAccount};
pub use device::{Device, DeviceId, NewDevice};
pub use grant::Grant;
pub use invitation::{Accepted, Invitation, InvitationId, NewInvitation};
pub use session::{Holder, Session};
pub use token::{NewToken, Token, TokenId};

/// The SHA-256 of a secret that is long and random, so that nothing slower is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash(pub [u8; 32]);

impl std::fmt::Debug for Hash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Whoever reads a log of the program finds no key of the database in it.
        f.write_str("Hash(…)")
    }
}

macro_rules! ids {
    ($( $(#[$doc:meta])* $name:ident, )*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub i64);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    )* };
}
use ids;
