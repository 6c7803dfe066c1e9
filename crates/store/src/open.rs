//! Opening: where a store is, how its connections are set.
use crate::error::Error;
use crate::ids::Position;
use crate::migrate;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyPool, ConnectOptions};
use std::fmt::{self, Write as _};
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;
use tokio::sync::{Mutex, watch};

/// The name of the file in a folder of data.
const FILE: &str = "reglament.sqlite";

/// Where a store is.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A file, made when it is not there.
    File(PathBuf),
    /// A `PostgreSQL` database, as `postgres://user:password@host:port/name`.
    Server(String),
}

impl Place {
    /// The store of a folder of data.
    pub fn in_folder(folder: &Path) -> Self {
        Self::File(folder.join(FILE))
    }

    /// A place as it is typed: `postgres://…`, `sqlite:…`, or the path of a file.
    pub fn parse(given: &str) -> Result<Self, Error> {
        if given.starts_with("postgres://") || given.starts_with("postgresql://") {
            return Ok(Self::Server(given.to_owned()));
        }
        let path = given.strip_prefix("sqlite://").or_else(|| given.strip_prefix("sqlite:")).unwrap_or(given);
        if path.is_empty() || path.contains("://") {
            return Err(Error::Place { given: without_password(given) });
        }
        Ok(Self::File(PathBuf::from(path)))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Server(url) => f.write_str(&without_password(url)),
        }
    }
}

// Logs hold no secrets.
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

/// An address with stars for what stands between `user:` and the last `@`.
fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let end = rest.find(['/', '?']).unwrap_or(rest.len());
    let Some(at) = rest[..end].rfind('@') else { return url.to_owned() };
    let user = rest[..at].split(':').next().unwrap_or_default();
    format!("{scheme}://{user}:***{}", &rest[at..])
}

/// What the engines do differently, as far as this crate has to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Engine {
    File,
    Server,
}

/// An open store. Clones are the same store.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) pool: AnyPool,
    pub(crate) engine: Engine,
    /// The writers of this process to a file wait here, in order, and not in the file's own busy loop.
    pub(crate) writers: Arc<Mutex<()>>,
    /// The last position that this process knows of.
    pub(crate) last: Arc<watch::Sender<Position>>,
    /// The last position that this process wrote.
    pub(crate) own: Arc<AtomicI64>,
    /// For the connection that listens.
    pub(crate) url: Secret,
}

impl Store {
    /// Opens a store; makes it, its folder and its tables when they are not there.
    pub async fn open(place: &Place) -> Result<Self, Error> {
        sqlx::any::install_default_drivers();
        let (url, engine) = match place {
            Place::File(path) => (file_url(path)?, Engine::File),
            Place::Server(url) => (url.clone(), Engine::Server),
        };
        let options =
            AnyConnectOptions::from_str(&url).map_err(|_| Error::Place { given: place.to_string() })?;
        let pool = AnyPoolOptions::new()
            .max_connections(if engine == Engine::File { 4 } else { 10 })
            .acquire_timeout(Duration::from_secs(10))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if engine == Engine::File {
                        sqlx::raw_sql(SETTINGS).execute(connection).await?;
                    }
                    Ok(())
                })
            })
            .connect_with(options.disable_statement_logging())
            .await?;
        migrate::run(&pool).await?;
        let (last, _) = watch::channel(Position::START);
        let (writers, own, last) = (Arc::default(), Arc::default(), Arc::new(last));
        let store = Self { pool, engine, writers, last, own, url: Secret(url) };
        store.look().await?;
        Ok(store)
    }

    /// Closes it, when what is under way has ended. A file is then one file again.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// An address with its password.
#[derive(Clone)]
pub(crate) struct Secret(pub(crate) String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&without_password(&self.0))
    }
}

/// FULL: a commit is on the disk before it is acknowledged, also when the power goes. `secure_delete`: who asked to be
/// forgotten is not left in free pages.
const SETTINGS: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                        PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;";

/// Makes an empty file that nobody else may read; what `SQLite` keeps beside it has the same rights.
pub(crate) fn new_file(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// The address of a file that is there, made when it was not.
pub(crate) fn file_url(path: &Path) -> Result<String, Error> {
    let fault = |error| Error::File { path: path.to_owned(), error };
    let whole = std::path::absolute(path).map_err(fault)?;
    if let Some(folder) = whole.parent() {
        std::fs::create_dir_all(folder).map_err(fault)?;
    }
    match new_file(&whole) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(fault(error)),
        _ => {}
    }
    let Some(text) = whole.to_str() else { return Err(Error::Place { given: path.display().to_string() }) };
    let mut url = String::from("sqlite://");
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"/._-".contains(&byte) {
            url.push(byte as char);
        } else {
            let _ = write!(url, "%{byte:02X}");
        }
    }
    Ok(url + "?mode=rwc")
}

/// Runs what is asynchronous to its end, for a program that is not.
pub fn wait<T>(work: impl Future<Output = T>) -> std::io::Result<T> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_shown() {
        let place = Place::parse("postgres://desk:se@cret@localhost:5432/hall").unwrap();
        assert_eq!(place.to_string(), "postgres://desk:***@localhost:5432/hall");
        assert_eq!(format!("{place:?}"), "Place(postgres://desk:***@localhost:5432/hall)");
        assert_eq!(without_password("postgres://localhost/a@b"), "postgres://localhost/a@b");
    }

    #[test]
    fn a_place_is_a_file_or_a_server() {
        assert_eq!(Place::parse("a/b.sqlite").unwrap(), Place::File("a/b.sqlite".into()));
        assert_eq!(Place::parse("sqlite:///a/b").unwrap(), Place::File("/a/b".into()));
        assert!(
            matches!(Place::parse("mysql://a:b@c/d"), Err(Error::Place { given }) if given == "mysql://a:***@c/d")
        );
        assert!(Place::parse("").is_err());
    }

    #[test]
    fn any_path_is_an_address() {
        let path = std::env::temp_dir().join(format!("{}", std::process::id())).join("Турнир №1? #%.sqlite");
        let url = file_url(&path).unwrap();
        std::fs::remove_dir_all(path.parent().unwrap()).unwrap();
        assert!(url.ends_with("%D1%80%20%E2%84%961%3F%20%23%25.sqlite?mode=rwc"), "{url}");
    }
}
