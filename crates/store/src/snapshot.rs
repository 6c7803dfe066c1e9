//! What was worked out of a stream up to a version: the card of an event in a list, a page that was drawn. Losing it
//! loses nothing. It may tell of people: when somebody is forgotten, all snapshots of the stream go.
use crate::error::Error;
use crate::ids::StreamId;
use crate::open::Store;

/// A snapshot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// Of which stream.
    pub stream: StreamId,
    /// Up to which version.
    pub version: u64,
    /// What was worked out.
    pub body: String,
}

type Row = (i64, i64, String);

fn snapshot((stream, version, body): Row) -> Snapshot {
    Snapshot { stream: StreamId(stream), version: version as u64, body }
}

impl Store {
    /// Keeps what a form (its name and version, such as `card/1`) comes to for a version of a stream. One that is older
    /// than what is kept is let go.
    pub async fn keep(&self, stream: StreamId, form: &str, version: u64, body: &str) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            let sql = "INSERT INTO snapshots (stream, form, version, body) VALUES ($1, $2, $3, $4) \
                       ON CONFLICT (stream, form) DO UPDATE SET version = excluded.version, body = excluded.body \
                       WHERE snapshots.version <= excluded.version";
            sqlx::query(sql)
                .bind(stream.0)
                .bind(form)
                .bind(version as i64)
                .bind(body)
                .execute(&mut *write)
                .await?;
            write.commit().await
        })
        .await
    }

    /// What is kept of a stream.
    pub async fn kept(&self, stream: StreamId, form: &str) -> Result<Option<Snapshot>, Error> {
        let sql = "SELECT stream, version, body FROM snapshots WHERE stream = $1 AND form = $2";
        let row: Option<Row> =
            sqlx::query_as(sql).bind(stream.0).bind(form).fetch_optional(&self.pool).await?;
        Ok(row.map(snapshot))
    }

    /// What is kept in a form, of all streams.
    pub async fn all_kept(&self, form: &str) -> Result<Vec<Snapshot>, Error> {
        let sql = "SELECT stream, version, body FROM snapshots WHERE form = $1 ORDER BY stream";
        let rows: Vec<Row> = sqlx::query_as(sql).bind(form).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(snapshot).collect())
    }
}
