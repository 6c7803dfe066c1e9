//! Failed logins and PINs, counted in the database: in a hall everybody has the same address behind the access point,
//! and a restart must not give new tries.
use crate::error::Error;
use crate::open::Store;
use tournament::{Moment, Span};

impl Store {
    /// Counts a try on something (a login, the PINs of an event) and says how many there were within a time, this one
    /// with them. After that time the count begins anew.
    pub async fn attempt(&self, on: &str, now: Moment, within: Span) -> Result<u64, Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            let sql = "INSERT INTO attempts (key, count, since) VALUES ($1, 1, $2) ON CONFLICT (key) DO UPDATE SET \
                       count = CASE WHEN attempts.since <= $3 THEN 1 ELSE attempts.count + 1 END, \
                       since = CASE WHEN attempts.since <= $3 THEN excluded.since ELSE attempts.since END \
                       RETURNING count";
            let (count,): (i64,) = sqlx::query_as(sql)
                .bind(on)
                .bind(now.0)
                .bind(now.0.saturating_sub(within.0))
                .fetch_one(&mut *write)
                .await?;
            write.commit().await?;
            Ok(count as u64)
        })
        .await
    }

    /// How many tries there were within a time.
    pub async fn attempts(&self, on: &str, now: Moment, within: Span) -> Result<u64, Error> {
        let sql = "SELECT count FROM attempts WHERE key = $1 AND since > $2";
        let row: Option<(i64,)> = sqlx::query_as(sql)
            .bind(on)
            .bind(now.0.saturating_sub(within.0))
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map_or(0, |(count,)| count as u64))
    }

    /// Forgets the tries: somebody has come in rightly.
    pub async fn forget_attempts(&self, on: &str) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("DELETE FROM attempts WHERE key = $1").bind(on).execute(&mut *write).await?;
            write.commit().await
        })
        .await
    }
}
