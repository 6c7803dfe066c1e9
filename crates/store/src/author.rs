//! Which account gave a command: written with the entry, and read by whoever looks the log through.
use crate::access::AccountId;
use crate::error::Error;
use crate::ids::StreamId;
use crate::open::Store;
use crate::write::Write;

impl Store {
    /// The names of the accounts that gave the commands of a stream, by the entries' numbers. Entries without an account
    /// (a player at a table, an import) are not among them.
    pub async fn authors(&self, stream: StreamId) -> Result<Vec<(u64, String)>, Error> {
        let sql = "SELECT w.version, a.name FROM authors w JOIN accounts a ON a.id = w.account \
                   WHERE w.stream = $1 ORDER BY w.version";
        let rows: Vec<(i64, String)> = sqlx::query_as(sql).bind(stream.0).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(version, name)| (version as u64, name)).collect())
    }
}

/// Notes who gave the entries after a version.
pub(crate) async fn sign(
    write: &mut Write<'_>,
    stream: StreamId,
    after: u64,
    entries: usize,
    by: Option<AccountId>,
) -> Result<(), Error> {
    let Some(account) = by else { return Ok(()) };
    for version in (after as i64 + 1..).take(entries) {
        sqlx::query("INSERT INTO authors (stream, version, account) VALUES ($1, $2, $3)")
            .bind(stream.0)
            .bind(version)
            .bind(account.0)
            .execute(&mut **write)
            .await?;
    }
    Ok(())
}
