//! Sessions: who is in.
use super::{AccountId, DeviceId, Hash};
use crate::error::Error;
use crate::open::Store;
use tournament::Moment;

/// Who is in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Holder {
    /// An account.
    Account(AccountId),
    /// Whoever came in by a code.
    Device(DeviceId),
}

/// A session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Session {
    /// Whose.
    pub holder: Holder,
    /// Since when.
    pub created: Moment,
    /// When it was last seen.
    pub seen: Moment,
    /// Until when.
    pub expires: Moment,
}

type Row = (Option<i64>, Option<i64>, i64, i64, i64);

fn session((account, device, created, seen, expires): Row) -> Option<Session> {
    let holder = match (account, device) {
        (Some(id), None) => Holder::Account(AccountId(id)),
        (None, Some(id)) => Holder::Device(DeviceId(id)),
        _ => return None,
    };
    Some(Session { holder, created: Moment(created), seen: Moment(seen), expires: Moment(expires) })
}

impl Holder {
    /// As the two columns of a row.
    const fn columns(self) -> (Option<i64>, Option<i64>) {
        match self {
            Self::Account(id) => (Some(id.0), None),
            Self::Device(id) => (None, Some(id.0)),
        }
    }
}

impl Store {
    /// Lets somebody in.
    pub async fn open_session(
        &self,
        secret: Hash,
        holder: Holder,
        now: Moment,
        expires: Moment,
    ) -> Result<(), Error> {
        let (account, device) = holder.columns();
        self.again(|| async {
            let mut write = self.begin().await?;
            let sql = "INSERT INTO sessions (hash, account, device, created, seen, expires) \
                       VALUES ($1, $2, $3, $4, $4, $5)";
            sqlx::query(sql)
                .bind(secret.0.as_slice())
                .bind(account)
                .bind(device)
                .bind(now.0)
                .bind(expires.0)
                .execute(&mut *write)
                .await?;
            write.commit().await
        })
        .await
    }

    /// The session of a secret, if it holds now: it has not expired, its account is open, its device is not revoked.
    pub async fn session(&self, secret: Hash, now: Moment) -> Result<Option<Session>, Error> {
        let sql = "SELECT s.account, s.device, s.created, s.seen, s.expires FROM sessions s \
                   LEFT JOIN accounts a ON a.id = s.account LEFT JOIN devices d ON d.id = s.device \
                   WHERE s.hash = $1 AND s.expires > $2 AND a.closed IS NULL AND d.revoked IS NULL \
                   AND (d.expires IS NULL OR d.expires > $2)";
        let row: Option<Row> =
            sqlx::query_as(sql).bind(secret.0.as_slice()).bind(now.0).fetch_optional(&self.pool).await?;
        Ok(row.and_then(session))
    }

    /// The sessions that hold now, of an account or a device.
    pub async fn sessions(&self, holder: Holder, now: Moment) -> Result<Vec<Session>, Error> {
        let (account, device) = holder.columns();
        let sql = "SELECT account, device, created, seen, expires FROM sessions \
                   WHERE (account = $1 OR device = $2) AND expires > $3 ORDER BY created";
        let rows: Vec<Row> =
            sqlx::query_as(sql).bind(account).bind(device).bind(now.0).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().filter_map(session).collect())
    }

    /// Notes that a session was seen, and lets it live longer. Callers need not do so at every request.
    pub async fn touch_session(&self, secret: Hash, now: Moment, expires: Moment) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("UPDATE sessions SET seen = $2, expires = $3 WHERE hash = $1")
                .bind(secret.0.as_slice())
                .bind(now.0)
                .bind(expires.0)
                .execute(&mut *write)
                .await?;
            write.commit().await
        })
        .await
    }

    /// Ends a session.
    pub async fn close_session(&self, secret: Hash) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("DELETE FROM sessions WHERE hash = $1")
                .bind(secret.0.as_slice())
                .execute(&mut *write)
                .await?;
            write.commit().await
        })
        .await
    }

    /// Ends all sessions of an account or a device.
    pub async fn close_sessions(&self, holder: Holder) -> Result<(), Error> {
        let (account, device) = holder.columns();
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("DELETE FROM sessions WHERE account = $1 OR device = $2")
                .bind(account)
                .bind(device)
                .execute(&mut *write)
                .await?;
            write.commit().await
        })
        .await
    }

    /// Sweeps out what has expired: sessions, and attempts that began before a moment.
    pub async fn sweep(&self, now: Moment, attempts: Moment) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("DELETE FROM sessions WHERE expires <= $1").bind(now.0).execute(&mut *write).await?;
            sqlx::query("DELETE FROM attempts WHERE since < $1")
                .bind(attempts.0)
                .execute(&mut *write)
                .await?;
            write.commit().await
        })
        .await
    }
}
