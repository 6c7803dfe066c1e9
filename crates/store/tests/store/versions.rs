//! Stores that released versions wrote open to the same content. A release adds its two files: with
//! `REGLAMENT_WRITE_VERSION` naming it (`0.1`) these tests write them first.
use crate::copies::{assert_same, fill};
use crate::suite;
use reglament_store::{Place, Store, wait};
use std::fs;
use std::path::{Path, PathBuf};

const WRITE: &str = "REGLAMENT_WRITE_VERSION";
/// The files of `SQLite`.
const FILES: &[&str] = &["0.1.sqlite"];
/// The dumps of `PostgreSQL`.
const DUMPS: &[&str] = &["0.1.postgres.sql"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions")
}

/// The path of a file to write, if one is to be written.
fn to_write(end: &str) -> Option<PathBuf> {
    let version = std::env::var(WRITE).ok()?;
    Some(folder().join(version + end))
}

/// Opens an older store, and compares it with what this version writes.
async fn assert_opens(place: &Place, file: &str) {
    let own = tempfile::tempdir().unwrap();
    let now = Store::open(&Place::in_folder(own.path())).await.unwrap();
    let stream = fill(&now).await;
    let old = Store::open(place).await.unwrap_or_else(|error| panic!("{file}: {error}"));
    assert_same(&now, &old).await;
    // It goes on there.
    assert_eq!(old.export(stream).await.unwrap(), now.export(stream).await.unwrap());
    old.set("language", "en").await.unwrap();
    old.close().await;
    now.close().await;
}

#[test]
fn a_file_of_every_version_opens() {
    if let Some(path) = to_write(".sqlite") {
        suite::in_a_file(async |store| {
            fill(store).await;
            store.backup(&path).await.unwrap();
        });
    }
    for file in FILES {
        let own = tempfile::tempdir().unwrap();
        let copy = own.path().join(file);
        fs::copy(folder().join(file), &copy).unwrap();
        wait(assert_opens(&Place::File(copy), file)).unwrap();
        // As a backup it is read as it lies there.
        suite::in_a_file(async |store| {
            let copied = store.restore(&folder().join(file)).await.unwrap();
            assert_eq!((copied.streams, copied.entries), (2, 4), "{file}");
        });
    }
}

#[test]
fn a_database_of_every_version_opens() {
    let Some(server) = suite::server() else { return };
    if let Some(path) = to_write(".postgres.sql") {
        let database = server.database();
        suite::on(&database, async |store| {
            fill(store).await;
        });
        fs::write(path, server.dump(&database)).unwrap();
    }
    for file in DUMPS {
        let database = server.load(&folder().join(file));
        wait(assert_opens(&Place::parse(&database).unwrap(), file)).unwrap();
    }
}
