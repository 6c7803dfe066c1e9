//! Following the log of all streams by position.
use crate::error::Error;
use crate::ids::{Position, StreamId};
use crate::log::parse;
use crate::open::Store;
use tokio::sync::watch;
use tournament::Entry;

/// An entry as it stands in the log of all streams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tailed {
    /// Where.
    pub position: Position,
    /// Whose.
    pub stream: StreamId,
    /// Its number in its stream, from 1.
    pub version: u64,
    /// The entry.
    pub entry: Entry,
}

impl Store {
    /// At most so many entries after a position, in order. Positions have no gap and come to be seen in order, so that
    /// whoever goes on from the last one misses nothing.
    pub async fn tail(&self, after: Position, most: u32) -> Result<Vec<Tailed>, Error> {
        let sql = "SELECT position, stream, version, entry FROM entries \
                   WHERE position > $1 ORDER BY position LIMIT $2";
        let rows: Vec<(i64, i64, i64, String)> =
            sqlx::query_as(sql).bind(after.0).bind(i64::from(most)).fetch_all(&self.pool).await?;
        let one = |(position, stream, version, text): (i64, i64, i64, String)| {
            let stream = StreamId(stream);
            let entry = parse(stream, version, &text)?;
            Ok(Tailed { position: Position(position), stream, version: version as u64, entry })
        };
        rows.into_iter().map(one).collect()
    }

    /// The last position of the log, asked of the database: other processes write, too.
    pub async fn look(&self) -> Result<Position, Error> {
        let sql = "SELECT value FROM counters WHERE name = 'position'";
        let (last,): (i64,) = sqlx::query_as(sql).fetch_one(&self.pool).await?;
        self.seen(Position(last));
        Ok(Position(last))
    }

    /// Wakes whoever waits when the log has grown, as far as this process knows.
    pub fn watch(&self) -> watch::Receiver<Position> {
        self.last.subscribe()
    }

    /// Tells those who wait of a position.
    pub(crate) fn seen(&self, position: Position) {
        self.last.send_if_modified(|last| {
            let is_later = position > *last;
            *last = position.max(*last);
            is_later
        });
    }
}
