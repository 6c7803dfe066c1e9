//! A copy of the whole store in one file, and back. The copy is a store itself, whatever the engine: a `PostgreSQL` store
//! is saved to a file, and a file moves into `PostgreSQL`, the same way. Passes and table codes are in it and stay valid.
use crate::error::Error;
use crate::open::{Engine, Place, Store, file_url, new_file};
use sqlx::{AnyConnection, Connection, Row};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// How many rows are in memory at once.
const PAGE: i64 = 2000;

/// What was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copied {
    /// Events and clubs.
    pub streams: u64,
    /// Entries of their logs.
    pub entries: u64,
}

/// What stands in a column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Number,
    Text,
    Bytes,
}

/// How a table is copied.
struct Table {
    /// Rows after a position, in the order of positions, where the table has them; else all rows.
    read: &'static str,
    write: &'static str,
    columns: &'static [Kind],
    is_paged: bool,
}

macro_rules! marks {
    (2) => {
        "$1, $2"
    };
    (3) => {
        "$1, $2, $3"
    };
    (4) => {
        "$1, $2, $3, $4"
    };
    (5) => {
        "$1, $2, $3, $4, $5"
    };
    (6) => {
        "$1, $2, $3, $4, $5, $6"
    };
    (10) => {
        "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10"
    };
    (11) => {
        "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11"
    };
}

macro_rules! table {
    ($name:literal, $many:tt, $columns:literal, $kinds:expr) => {
        Table {
            read: concat!("SELECT ", $columns, " FROM ", $name),
            write: concat!("INSERT INTO ", $name, " (", $columns, ") VALUES (", marks!($many), ")"),
            columns: &$kinds,
            is_paged: false,
        }
    };
}

use Kind::{Bytes as B, Number as N, Text as T};

/// All tables, those that others name before them.
const TABLES: &[Table] = &[
    table!("streams", 4, "id, command, opened, version", [N, T, N, N]),
    Table {
        read: "SELECT position, stream, version, command, entry FROM entries WHERE position > $1 \
               ORDER BY position LIMIT $2",
        is_paged: true,
        ..table!("entries", 5, "position, stream, version, command, entry", [N, N, N, T, T])
    },
    table!("snapshots", 4, "stream, form, version, body", [N, T, N, T]),
    table!("settings", 2, "key, value", [T, T]),
    table!("accounts", 6, "id, login, name, password, created, closed", [N, T, T, T, N, N]),
    table!("authors", 3, "stream, version, account", [N, N, N]),
    table!("grants", 4, "account, stream, role, person", [N, N, T, N]),
    table!(
        "invitations",
        11,
        "id, hash, stream, role, person, made_by, created, expires, used_by, used, revoked",
        [N, B, N, T, N, N, N, N, N, N, N]
    ),
    table!(
        "devices",
        11,
        "id, stream, place, person, role, name, code, pin, created, expires, revoked",
        [N, N, N, N, T, T, B, T, N, N, N]
    ),
    table!("sessions", 6, "hash, account, device, created, seen, expires", [B, N, N, N, N, N]),
    table!(
        "tokens",
        10,
        "id, account, name, prefix, hash, scopes, created, expires, used, revoked",
        [N, N, T, T, B, T, N, N, N, N]
    ),
    table!("attempts", 3, "key, count, since", [T, N, N]),
    Table {
        // The change that made the table has put its rows there.
        write: "INSERT INTO counters (name, value) VALUES ($1, $2) \
                ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        ..table!("counters", 2, "name, value", [T, N])
    },
];

impl Store {
    /// Saves the whole store to a file, as it is at one moment, while others go on writing. A file that is there is
    /// replaced when the new one is whole.
    pub async fn backup(&self, to: &Path) -> Result<Copied, Error> {
        let fault = |error| Error::File { path: to.to_owned(), error };
        let mut part = to.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        remove(&part);
        let done = self.copy_to(&part).await.and_then(|copied| {
            File::open(&part).and_then(|file| file.sync_all()).map_err(fault)?;
            std::fs::rename(&part, to).map_err(fault)?;
            Ok(copied)
        });
        if done.is_err() {
            // Half a copy is of no use to anybody, and a disk that is full needs the place.
            remove(&part);
        }
        let copied = done?;
        // The name is on the disk when the folder is.
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(fault)?;
        Ok(copied)
    }

    async fn copy_to(&self, part: &Path) -> Result<Copied, Error> {
        let copy = Self::open(&Place::File(part.to_owned())).await?;
        let copied = copy.fill(self).await;
        copy.close().await;
        copied
    }

    /// Fills this store, which must be empty, with what a backup holds: all or nothing. The backup stays as it is; one
    /// of an earlier version is read, too.
    pub async fn restore(&self, from: &Path) -> Result<Copied, Error> {
        static RESTORED: AtomicU32 = AtomicU32::new(0);
        let fault = |error| Error::File { path: from.to_owned(), error };
        // Opening it may bring its tables up to date, and it may lie on a stick that is not to be written.
        let number = RESTORED.fetch_add(1, Ordering::Relaxed);
        let own = std::env::temp_dir().join(format!("reglament-{}-{number}.sqlite", std::process::id()));
        remove(&own);
        let done = async {
            copy_file(from, &own).map_err(fault)?;
            if !is_store(&own).await {
                return Err(Error::NotAStore { path: from.to_owned() });
            }
            let source = Self::open(&Place::File(own.clone())).await?;
            let done = self.fill(&source).await;
            source.close().await;
            done
        };
        let done = done.await;
        remove(&own);
        done
    }

    /// Copies all rows of another store into this one, which is empty.
    async fn fill(&self, source: &Self) -> Result<Copied, Error> {
        // One moment of the other store, also while it is written to.
        let moment = match source.engine {
            Engine::File => "BEGIN",
            Engine::Server => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        let mut source = source.pool.begin_with(moment).await?;
        let mut write = self.begin().await?;
        let sql = "SELECT (SELECT COUNT(*) FROM streams) + (SELECT COUNT(*) FROM accounts)";
        let (there,): (i64,) = sqlx::query_as(sql).fetch_one(&mut *write).await?;
        if there > 0 {
            return Err(Error::NotEmpty);
        }
        sqlx::query("DELETE FROM settings").execute(&mut *write).await?;
        sqlx::query("DELETE FROM attempts").execute(&mut *write).await?;
        let mut copied = Copied { streams: 0, entries: 0 };
        for (i, table) in TABLES.iter().enumerate() {
            let rows = copy(table, &mut source, &mut write).await?;
            match i {
                0 => copied.streams = rows,
                1 => copied.entries = rows,
                _ => {}
            }
        }
        write.commit().await?;
        self.look().await?;
        Ok(copied)
    }
}

/// Copies a table, and counts its rows.
async fn copy(table: &Table, from: &mut AnyConnection, to: &mut AnyConnection) -> Result<u64, Error> {
    let (mut after, mut copied) = (0, 0);
    loop {
        let query = sqlx::query(table.read);
        let query = if table.is_paged { query.bind(after).bind(PAGE) } else { query };
        let rows = query.fetch_all(&mut *from).await?;
        for row in &rows {
            let mut insert = sqlx::query(table.write);
            for (i, kind) in table.columns.iter().enumerate() {
                insert = match kind {
                    Kind::Number => insert.bind(row.try_get::<Option<i64>, _>(i)?),
                    Kind::Text => insert.bind(row.try_get::<Option<String>, _>(i)?),
                    Kind::Bytes => insert.bind(row.try_get::<Option<Vec<u8>>, _>(i)?),
                };
            }
            insert.execute(&mut *to).await?;
        }
        copied += rows.len() as u64;
        match rows.last() {
            Some(last) if table.is_paged => after = last.try_get(0)?,
            _ => return Ok(copied),
        }
    }
}

/// Whether a file is an `SQLite` database that has our log: another program's is not filled with our tables.
async fn is_store(path: &Path) -> bool {
    sqlx::any::install_default_drivers();
    let Ok(url) = file_url(path) else { return false };
    let Ok(mut connection) = AnyConnection::connect(&url).await else { return false };
    let sql = "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name IN ('entries', 'streams')";
    let found: Result<(i64,), _> = sqlx::query_as(sql).fetch_one(&mut connection).await;
    let _ = connection.close().await;
    matches!(found, Ok((2,)))
}

/// Copies a file to one that nobody else may read.
fn copy_file(from: &Path, to: &Path) -> std::io::Result<()> {
    let mut from = File::open(from)?;
    std::io::copy(&mut from, &mut new_file(to)?)?;
    Ok(())
}

/// Removes a file that was left behind, and what `SQLite` keeps beside it.
fn remove(path: &Path) {
    for end in ["", "-wal", "-shm", "-journal"] {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        let _ = std::fs::remove_file(PathBuf::from(name));
    }
}
