//! Accounts and sessions: who is in, and as what. The store has the rows and hashes; secrets pass through here alone.
use crate::book::{Stop, work};
use crate::failure::Failure;
use crate::give::refusal_of_machine;
use crate::secret::{self, Cost};
use crate::time;
use crate::visit::Account;
use std::sync::atomic::{AtomicBool, Ordering};
use store::access::{AccountId, Device, Grant, Hash, Holder, NewAccount};
use store::{Store, StreamId};
use tournament::{Moment, Role, Span};

/// A session lives so long after it was last used.
const LIFE: Span = Span::minutes(14 * 24 * 60);
/// It is written down that it was used when it was not for so long.
const TOUCH: Span = Span::minutes(60);
/// Within this time so many failures
const WITHIN: Span = Span::minutes(10);
/// of one login are allowed,
const OF_LOGIN: u64 = 10;
/// and so many of one address: in a hall everybody has the same one.
const OF_ADDRESS: u64 = 60;

/// The accounts of a store.
#[derive(Debug)]
pub(crate) struct Accounts {
    store: Store,
    owned: AtomicBool,
}

/// Who is in.
#[derive(Clone, Debug)]
pub(crate) enum Session {
    /// An account, with all that it is.
    Account(Account, Vec<Grant>),
    /// A phone that came in by a code.
    Device(Box<Device>),
}

impl Session {
    /// The role at an event, or on the desk.
    pub(crate) fn role_at(&self, event: Option<i64>) -> Role {
        let here = |stream: StreamId| Some(stream.0) == event;
        match self {
            Self::Account(_, grants) => {
                let holds = |grant: &&Grant| grant.stream.is_none_or(here);
                grants.iter().filter(holds).map(|grant| grant.role).max().unwrap_or(Role::Public)
            }
            Self::Device(device) if here(device.stream) => device.role,
            Self::Device(_) => Role::Public,
        }
    }
}

/// What came of a login.
#[derive(Debug)]
pub(crate) enum Login {
    In(AccountId),
    Wrong,
    /// Too many were wrong: again after so long.
    Wait(Span),
}

impl Accounts {
    pub(crate) const fn new(store: Store) -> Self {
        Self { store, owned: AtomicBool::new(false) }
    }

    /// Whether the desk has an owner. Once it has, it has for ever.
    pub(crate) async fn has_owner(&self) -> bool {
        if self.owned.load(Ordering::Relaxed) {
            return true;
        }
        let owned = self.store.granted(None).await.is_ok_and(|all| all.iter().any(|g| g.role == Role::Owner));
        self.owned.store(owned, Ordering::Relaxed);
        owned
    }

    /// Counts a guess at something that is short: how long to wait, where there were too many.
    pub(crate) async fn guess(&self, at: &str) -> Result<Option<Span>, Failure> {
        let guesses = self.store.attempt(at, time::now(), WITHIN).await?;
        Ok((guesses > OF_LOGIN).then_some(WITHIN))
    }

    /// Makes the first account, the owner's; nothing if there is one already.
    pub(crate) async fn create_owner(
        &self,
        name: &str,
        password: String,
        cost: Cost,
    ) -> Result<Option<AccountId>, Failure> {
        let password = hash(password, cost).await?;
        let login = login(name);
        let new = NewAccount { login: &login, name, password: &password };
        Ok(self.store.add_first_account(new, time::now()).await?)
    }

    /// Makes an account with a role on the whole desk; nothing if the name is taken.
    pub(crate) async fn create(
        &self,
        name: &str,
        password: String,
        role: Role,
        cost: Cost,
    ) -> Result<Option<AccountId>, Failure> {
        let password = hash(password, cost).await?;
        let login = login(name);
        let new = NewAccount { login: &login, name, password: &password };
        let Some(account) = self.store.add_account(new, time::now()).await? else { return Ok(None) };
        self.store.grant(Grant { account, stream: None, role, person: None }).await?;
        Ok(Some(account))
    }

    /// All accounts that are open, with their roles on the desk.
    pub(crate) async fn all(&self) -> Result<Vec<(String, Role)>, Failure> {
        let grants = self.store.granted(None).await?;
        let role = |id: AccountId| grants.iter().filter(|g| g.account == id).map(|g| g.role).max();
        let open = self.store.accounts().await?.into_iter().filter(|account| account.closed.is_none());
        Ok(open.map(|account| (account.name, role(account.id).unwrap_or(Role::Public))).collect())
    }

    /// Looks at a name and a password. A name that nobody has takes as long as one that is known, and whoever fails too
    /// often waits, also with the right password.
    pub(crate) async fn log_in(
        &self,
        name: &str,
        password: String,
        address: &str,
        cost: Cost,
    ) -> Result<Login, Failure> {
        let (login, now) = (login(name), time::now());
        let (by_login, by_address) =
            (format!("login:{}", secret::digest_text(&login)), format!("from:{address}"));
        for (key, most) in [(&by_login, OF_LOGIN), (&by_address, OF_ADDRESS)] {
            if self.store.attempts(key, now, WITHIN).await? >= most {
                return Ok(Login::Wait(WITHIN));
            }
        }
        let account = self.store.account_of(&login).await?.filter(|account| account.closed.is_none());
        let stored = account.as_ref().map(|account| account.password.clone());
        let is_right = work(move || {
            let stored = match stored {
                Some(stored) => Some(stored),
                None => secret::hash_password("", cost).map(|_| String::new()),
            };
            Ok(stored.is_some_and(|stored| secret::is_password(&password, &stored)))
        });
        let is_right = is_right.await.map_err(refusal_of_machine)?;
        if let Some(account) = account.filter(|_| is_right) {
            self.store.forget_attempts(&by_login).await?;
            return Ok(Login::In(account.id));
        }
        self.store.attempt(&by_login, now, WITHIN).await?;
        self.store.attempt(&by_address, now, WITHIN).await?;
        Ok(Login::Wrong)
    }

    /// Opens a session: the token for the browser, and how many seconds it holds.
    pub(crate) async fn open_session(&self, holder: Holder) -> Result<(String, i64), Failure> {
        let (token, now) = (secret::token(), time::now());
        self.store.open_session(Hash(secret::digest(&token)), holder, now, now + LIFE).await?;
        Ok((token, LIFE.whole_seconds()))
    }

    /// The session of a token, if it holds.
    pub(crate) async fn session(&self, token: &str, now: Moment) -> Result<Option<Session>, store::Error> {
        let hash = Hash(secret::digest(token));
        let Some(found) = self.store.session(hash, now).await? else { return Ok(None) };
        if now - found.seen > TOUCH {
            self.store.touch_session(hash, now, now + LIFE).await?;
        }
        let id = match found.holder {
            Holder::Account(id) => id,
            Holder::Device(id) => {
                let device = self.store.device(id).await?.filter(|device| device.holds(now));
                return Ok(device.map(|device| Session::Device(Box::new(device))));
            }
        };
        self.of_account(id).await
    }

    /// The account of a program's token, if it holds and may do what is asked.
    pub(crate) async fn by_token(
        &self,
        token: &str,
        writes: bool,
        now: Moment,
    ) -> Result<Option<Session>, store::Error> {
        let Some(found) = self.store.token(Hash(secret::digest(token)), now).await? else { return Ok(None) };
        if found.used.is_none_or(|used| now - used > TOUCH) {
            self.store.touch_token(found.id, now).await?;
        }
        let may = found.scopes == "all" || !writes;
        if may { self.of_account(found.account).await } else { Ok(None) }
    }

    async fn of_account(&self, id: AccountId) -> Result<Option<Session>, store::Error> {
        let Some(account) = self.store.account(id).await? else { return Ok(None) };
        let grants = self.store.grants(id).await?;
        let role = grants.iter().filter(|g| g.stream.is_none()).map(|g| g.role).max();
        let role = role.unwrap_or(Role::Public);
        Ok(Some(Session::Account(Account { id, name: account.name, role }, grants)))
    }

    pub(crate) async fn close_session(&self, token: &str) -> Result<(), Failure> {
        Ok(self.store.close_session(Hash(secret::digest(token))).await?)
    }
}

/// The form in which logins are compared.
fn login(name: &str) -> String {
    name.trim().to_lowercase()
}

async fn hash(password: String, cost: Cost) -> Result<String, Failure> {
    let hashed = work(move || {
        secret::hash_password(&password, cost).ok_or_else(|| Stop::Broken("no hash of a password".to_owned()))
    });
    hashed.await.map_err(refusal_of_machine)
}
