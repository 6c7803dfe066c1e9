//! Backups of the whole, and files of one event.
use crate::samples::{anonymised, opening, person};
use reglament_store::access::{Hash, Holder, NewAccount, NewDevice};
use reglament_store::{Copied, Error, Imported, Place, Position, Store, StreamId};
use std::fs;
use tempfile::tempdir;
use tournament::{Moment, Role, TableNo};

const NOW: Moment = Moment(1_772_355_600_000);
const LATER: Moment = Moment(NOW.0 + 1000);

/// Something in every table that a person would miss.
pub(crate) async fn fill(store: &Store) -> StreamId {
    let stream = store.create(&[opening(1), person(2, 1)]).await.unwrap().id();
    store.create(&[opening(10)]).await.unwrap();
    store.append(stream, 2, &[person(3, 2)]).await.unwrap();
    store.keep(stream, "card/1", 3, "card").await.unwrap();
    store.set("language", "ru").await.unwrap();
    let new = NewAccount { login: "anna", name: "Анна", password: "$argon2id$…" };
    let anna = store.add_first_account(new, NOW).await.unwrap().unwrap();
    store.open_session(Hash([1; 32]), Holder::Account(anna), NOW, LATER).await.unwrap();
    let table = NewDevice {
        stream,
        table: Some(TableNo(7)),
        person: None,
        role: Role::Player,
        name: "Стол 7",
        code: Hash([7; 32]),
        pin: None,
        expires: LATER,
    };
    let device = store.add_device(table, NOW).await.unwrap();
    store.open_session(Hash([2; 32]), Holder::Device(device), NOW, LATER).await.unwrap();
    stream
}

/// Whether two stores tell the same.
pub(crate) async fn assert_same(one: &Store, other: &Store) {
    assert_eq!(one.streams().await.unwrap(), other.streams().await.unwrap());
    let tails =
        (one.tail(Position::START, 99).await.unwrap(), other.tail(Position::START, 99).await.unwrap());
    assert_eq!(tails.0, tails.1);
    assert_eq!(one.look().await.unwrap(), other.look().await.unwrap());
    assert_eq!(one.all_kept("card/1").await.unwrap(), other.all_kept("card/1").await.unwrap());
    assert_eq!(one.settings().await.unwrap(), other.settings().await.unwrap());
    assert_eq!(one.accounts().await.unwrap(), other.accounts().await.unwrap());
    assert_eq!(one.granted(None).await.unwrap(), other.granted(None).await.unwrap());
    assert_eq!(one.devices(StreamId(1)).await.unwrap(), other.devices(StreamId(1)).await.unwrap());
    for secret in [Hash([1; 32]), Hash([2; 32])] {
        let found = one.session(secret, NOW).await.unwrap();
        assert!(found.is_some());
        assert_eq!(found, other.session(secret, NOW).await.unwrap());
    }
}

pub(crate) async fn a_backup_opens_elsewhere(store: &Store) {
    let folder = tempdir().unwrap();
    let file = folder.path().join("copy.sqlite");
    let stream = fill(store).await;
    assert_eq!(store.backup(&file).await.unwrap(), Copied { streams: 2, entries: 4 });
    // Again, over the first one.
    store.append(stream, 3, &[person(4, 3)]).await.unwrap();
    assert_eq!(store.backup(&file).await.unwrap(), Copied { streams: 2, entries: 5 });
    let names: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(names, ["copy.sqlite"], "one file, and nothing beside it");

    let bytes = fs::read(&file).unwrap();
    let other = Store::open(&Place::File(folder.path().join("other.sqlite"))).await.unwrap();
    assert_eq!(other.restore(&file).await.unwrap(), Copied { streams: 2, entries: 5 });
    assert_eq!(fs::read(&file).unwrap(), bytes, "the backup stays as it is");
    assert_same(store, &other).await;
    // It goes on there: no number is given twice.
    let third = other.create(&[opening(20)]).await.unwrap().id();
    assert_eq!((third, other.look().await.unwrap()), (StreamId(3), Position(6)));
    other.close().await;
    // The copy is a store itself.
    let copy = Store::open(&Place::File(file)).await.unwrap();
    assert_same(store, &copy).await;
    copy.close().await;
}

pub(crate) async fn a_backup_fills_an_empty_store_alone(store: &Store) {
    let folder = tempdir().unwrap();
    let file = folder.path().join("copy.sqlite");
    let other = Store::open(&Place::File(folder.path().join("other.sqlite"))).await.unwrap();
    fill(&other).await;
    other.backup(&file).await.unwrap();
    // A file comes into either engine.
    store.restore(&file).await.unwrap();
    assert_same(store, &other).await;
    assert!(matches!(store.restore(&file).await, Err(Error::NotEmpty)));
    assert_same(store, &other).await;
    let text = folder.path().join("notes.txt");
    fs::write(&text, "no store").unwrap();
    assert!(matches!(other.restore(&text).await, Err(Error::NotAStore { path }) if path == text));
    let nothing = folder.path().join("nothing");
    assert!(matches!(other.restore(&nothing).await, Err(Error::File { path, .. }) if path == nothing));
    other.close().await;
}

pub(crate) async fn a_backup_is_one_moment(store: &Store) {
    let folder = tempdir().unwrap();
    let file = folder.path().join("copy.sqlite");
    let stream = store.create(&[opening(1)]).await.unwrap().id();
    let writer = async {
        for n in 1..=60 {
            store.append(stream, u64::from(n), &[person(u128::from(n) + 1, n)]).await.unwrap();
        }
    };
    let (copied, ()) = tokio::join!(store.backup(&file), writer);
    let copy = Store::open(&Place::File(file)).await.unwrap();
    let version = copy.version(stream).await.unwrap();
    assert_eq!(copied.unwrap().entries, version);
    assert_eq!(copy.read(stream, 0).await.unwrap().len() as u64, version);
    assert_eq!(copy.look().await.unwrap(), Position(version as i64));
    assert_eq!(store.version(stream).await.unwrap(), 61, "nobody waited for it in vain");
    copy.close().await;
}

pub(crate) async fn an_event_goes_out_and_comes_in(store: &Store) {
    let folder = tempdir().unwrap();
    let stream = fill(store).await;
    let file = store.export(stream).await.unwrap();
    assert!(matches!(store.export(StreamId(9)).await, Err(Error::NoStream(StreamId(9)))));
    let other = Store::open(&Place::in_folder(folder.path())).await.unwrap();
    let first = other.create(&[opening(77)]).await.unwrap().id();
    let done = other.import(file.as_bytes()).await.unwrap();
    let second = StreamId(first.0 + 1);
    assert_eq!(done, Imported::New { stream: second, version: 3 });
    assert_eq!(other.read(second, 0).await.unwrap(), store.read(stream, 0).await.unwrap());
    assert_eq!(other.export(second).await.unwrap(), file);
    let done = other.import(file.as_bytes()).await.unwrap();
    assert_eq!(done, Imported::Known { stream: second, version: 3 });
    assert!(matches!(other.import(b"{}\n").await, Err(Error::Log(_))));
    let torn = &file.as_bytes()[..file.len() - 10];
    assert_eq!(other.import(torn).await.unwrap(), Imported::Known { stream: second, version: 3 });
    other.close().await;
}

pub(crate) async fn a_file_that_goes_on_is_added_to(store: &Store) {
    let folder = tempdir().unwrap();
    let other = Store::open(&Place::in_folder(folder.path())).await.unwrap();
    let stream = store.create(&[opening(1), person(2, 1)]).await.unwrap().id();
    other.import(store.export(stream).await.unwrap().as_bytes()).await.unwrap();
    other.append(StreamId(1), 2, &[person(3, 2)]).await.unwrap();
    let file = other.export(StreamId(1)).await.unwrap();
    let done = store.import(file.as_bytes()).await.unwrap();
    assert_eq!(done, Imported::Grown { stream, from: 2, version: 3 });
    assert_eq!(store.export(stream).await.unwrap(), file);
    // Each goes its own way.
    store.append(stream, 3, &[person(4, 3)]).await.unwrap();
    other.append(StreamId(1), 3, &[person(5, 3)]).await.unwrap();
    let done = store.import(other.export(StreamId(1)).await.unwrap().as_bytes()).await.unwrap();
    assert_eq!(done, Imported::Differs { stream, at: 4 });
    assert_eq!(store.version(stream).await.unwrap(), 4);
    other.close().await;
}

pub(crate) async fn a_forgotten_person_does_not_come_back(store: &Store) {
    let folder = tempdir().unwrap();
    let other = Store::open(&Place::in_folder(folder.path())).await.unwrap();
    let stream = store.create(&[opening(1), person(2, 1)]).await.unwrap().id();
    let before = store.export(stream).await.unwrap();
    other.import(before.as_bytes()).await.unwrap();
    store.append(stream, 2, &[anonymised(3, 1)]).await.unwrap();
    // The old file does not bring the name back, and the new one takes it away elsewhere.
    let done = store.import(before.as_bytes()).await.unwrap();
    assert_eq!(done, Imported::Known { stream, version: 3 });
    assert!(!store.export(stream).await.unwrap().contains("Игрок 1"));
    let after = store.export(stream).await.unwrap();
    let done = other.import(after.as_bytes()).await.unwrap();
    assert_eq!(done, Imported::Grown { stream: StreamId(1), from: 2, version: 3 });
    assert_eq!(other.export(StreamId(1)).await.unwrap(), after);
    other.close().await;
    let file = fs::read(folder.path().join("reglament.sqlite")).unwrap();
    assert!(!file.windows(12).any(|bytes| bytes == "Игрок 1".as_bytes()), "not in free pages either");
}
