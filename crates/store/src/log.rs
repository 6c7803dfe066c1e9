//! The log of a stream: opened, added to, read.
use crate::erase::{erase, forgotten};
use crate::error::Error;
use crate::ids::{Position, StreamId};
use crate::open::Store;
use crate::write::Write;
use formats::event_log::{read_entry, write_entry};
use sqlx::AnyConnection;
use tournament::{CommandId, Entry, Event, Moment, setup};

/// An event or a club.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stream {
    /// Its number here.
    pub id: StreamId,
    /// The command that opened it: its name everywhere.
    pub command: CommandId,
    /// When it was opened.
    pub opened: Moment,
    /// How many entries it has.
    pub version: u64,
}

/// What an append came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Append {
    /// The entries are written, and on the disk.
    Appended {
        /// The version of the stream with them.
        version: u64,
        /// The position of the last of them.
        position: Position,
    },
    /// The stream is at another version than was expected. Nothing is written.
    Conflict {
        /// The version it has.
        actual: u64,
    },
    /// A command among them was written before. Nothing is written.
    AlreadyDone {
        /// The number of its entry, from 1.
        version: u64,
    },
}

/// What opening a stream came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Created {
    /// It is new.
    New(StreamId),
    /// The same command opened this one before. Nothing is written.
    Before(StreamId),
}

impl Created {
    /// The stream.
    pub const fn id(self) -> StreamId {
        match self {
            Self::New(id) | Self::Before(id) => id,
        }
    }
}

impl Store {
    /// Opens a stream by its first entries, the first of which opens an event.
    pub async fn create(&self, entries: &[Entry]) -> Result<Created, Error> {
        let first = entries.first().ok_or(Error::NotOpening)?;
        if !matches!(first.events.first(), Some(Event::Setup(setup::Event::Opened(_)))) {
            return Err(Error::NotOpening);
        }
        self.again(|| async {
            let mut write = self.begin().await?;
            let sql = "SELECT id FROM streams WHERE command = $1";
            let command = first.command.to_string();
            let before: Option<(i64,)> =
                sqlx::query_as(sql).bind(&command).fetch_optional(&mut *write).await?;
            if let Some((id,)) = before {
                return Ok(Created::Before(StreamId(id)));
            }
            let id = StreamId(write.next("stream").await?);
            sqlx::query("INSERT INTO streams (id, command, opened, version) VALUES ($1, $2, $3, $4)")
                .bind(id.0)
                .bind(command)
                .bind(first.at.0)
                .bind(entries.len() as i64)
                .execute(&mut *write)
                .await?;
            insert(&mut write, id, 0, entries).await?;
            write.commit().await?;
            Ok(Created::New(id))
        })
        .await
    }

    /// Adds entries, all or none, to a stream that is expected at a version. They were decided on that version, or the
    /// answer is a conflict (as it is when there are none); commands are told apart by their ids.
    pub async fn append(&self, stream: StreamId, expected: u64, entries: &[Entry]) -> Result<Append, Error> {
        if entries.is_empty() {
            return Ok(Append::Conflict { actual: self.version(stream).await? });
        }
        self.again(|| async {
            let mut write = self.begin().await?;
            // The row stays locked until the end: nobody adds to this stream meanwhile.
            let sql = "UPDATE streams SET version = version + $2 WHERE id = $1 RETURNING version";
            let with: Option<(i64,)> = sqlx::query_as(sql)
                .bind(stream.0)
                .bind(entries.len() as i64)
                .fetch_optional(&mut *write)
                .await?;
            let (with,) = with.ok_or(Error::NoStream(stream))?;
            let actual = with as u64 - entries.len() as u64;
            for entry in entries {
                if let Some(version) = line_of(&mut write, stream, entry.command).await? {
                    return Ok(Append::AlreadyDone { version });
                }
            }
            if actual != expected {
                return Ok(Append::Conflict { actual });
            }
            let position = insert(&mut write, stream, expected, entries).await?;
            write.commit().await?;
            Ok(Append::Appended { version: with as u64, position })
        })
        .await
    }

    /// The entries of a stream after a version; 0 gives them all.
    pub async fn read(&self, stream: StreamId, after: u64) -> Result<Vec<Entry>, Error> {
        let mut connection = self.pool.acquire().await?;
        read(&mut connection, stream, after).await
    }

    /// The number of a command's entry in a stream, from 1, if it was written.
    pub async fn line_of(&self, stream: StreamId, command: CommandId) -> Result<Option<u64>, Error> {
        let mut connection = self.pool.acquire().await?;
        line_of(&mut connection, stream, command).await
    }

    /// How many entries a stream has.
    pub async fn version(&self, stream: StreamId) -> Result<u64, Error> {
        let found = self.stream(stream).await?;
        found.map(|stream| stream.version).ok_or(Error::NoStream(stream))
    }

    /// All streams, in the order in which they were opened here.
    pub async fn streams(&self) -> Result<Vec<Stream>, Error> {
        let sql = "SELECT id, command, opened, version FROM streams ORDER BY id";
        let rows: Vec<Row> = sqlx::query_as(sql).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(stream).collect())
    }

    /// A stream.
    pub async fn stream(&self, id: StreamId) -> Result<Option<Stream>, Error> {
        let sql = "SELECT id, command, opened, version FROM streams WHERE id = $1";
        let row: Option<Row> = sqlx::query_as(sql).bind(id.0).fetch_optional(&self.pool).await?;
        Ok(row.map(stream))
    }

    /// The stream that a command opened.
    pub async fn opened_by(&self, command: CommandId) -> Result<Option<Stream>, Error> {
        let sql = "SELECT id, command, opened, version FROM streams WHERE command = $1";
        let row: Option<Row> =
            sqlx::query_as(sql).bind(command.to_string()).fetch_optional(&self.pool).await?;
        Ok(row.map(stream))
    }
}

type Row = (i64, String, i64, i64);

fn stream((id, command, opened, version): Row) -> Stream {
    let command = CommandId(u128::from_str_radix(&command, 16).unwrap_or_default());
    Stream { id: StreamId(id), command, opened: Moment(opened), version: version as u64 }
}

/// Writes entries after a version, and gives the position of the last.
async fn insert(
    write: &mut Write<'_>,
    stream: StreamId,
    after: u64,
    entries: &[Entry],
) -> Result<Position, Error> {
    let first = write.positions(entries.len()).await?;
    for (i, entry) in (0..).zip(entries) {
        let sql =
            "INSERT INTO entries (position, stream, version, command, entry) VALUES ($1, $2, $3, $4, $5)";
        sqlx::query(sql)
            .bind(first + i)
            .bind(stream.0)
            .bind(after as i64 + 1 + i)
            .bind(entry.command.to_string())
            .bind(write_entry(entry))
            .execute(&mut **write)
            .await?;
    }
    erase(write, stream, &forgotten(entries)).await?;
    Ok(Position(first + entries.len() as i64 - 1))
}

pub(crate) async fn read(
    connection: &mut AnyConnection,
    stream: StreamId,
    after: u64,
) -> Result<Vec<Entry>, Error> {
    let sql = "SELECT version, entry FROM entries WHERE stream = $1 AND version > $2 ORDER BY version";
    let rows: Vec<(i64, String)> =
        sqlx::query_as(sql).bind(stream.0).bind(after as i64).fetch_all(connection).await?;
    rows.into_iter().map(|(version, text)| parse(stream, version, &text)).collect()
}

pub(crate) fn parse(stream: StreamId, version: i64, text: &str) -> Result<Entry, Error> {
    read_entry(text.as_bytes()).map_err(|error| Error::Row { stream, version: version as u64, error })
}

async fn line_of(
    connection: &mut AnyConnection,
    stream: StreamId,
    command: CommandId,
) -> Result<Option<u64>, Error> {
    let sql = "SELECT version FROM entries WHERE stream = $1 AND command = $2";
    let row: Option<(i64,)> =
        sqlx::query_as(sql).bind(stream.0).bind(command.to_string()).fetch_optional(connection).await?;
    Ok(row.map(|(version,)| version as u64))
}
