//! The log: opened, added to, read, followed.
use crate::samples::{opening, person};
use reglament_store::{Append, Created, Error, Position, Store, StreamId};
use tournament::{CommandId, Entry};

/// A stream with these entries.
async fn stream(store: &Store, entries: &[Entry]) -> StreamId {
    match store.create(entries).await.unwrap() {
        Created::New(id) => id,
        Created::Before(_) => panic!("opened before"),
    }
}

pub(crate) async fn a_new_store_is_empty(store: &Store) {
    assert_eq!(store.streams().await.unwrap(), []);
    assert_eq!(store.look().await.unwrap(), Position::START);
    assert_eq!(store.tail(Position::START, 10).await.unwrap(), []);
    assert_eq!(store.stream(StreamId(1)).await.unwrap(), None);
    assert!(matches!(store.append(StreamId(1), 0, &[person(1, 1)]).await, Err(Error::NoStream(StreamId(1)))));
    assert!(matches!(store.create(&[person(1, 1)]).await, Err(Error::NotOpening)));
    assert!(matches!(store.create(&[]).await, Err(Error::NotOpening)));
}

pub(crate) async fn what_is_written_is_read_back(store: &Store) {
    let entries = [opening(1), person(2, 1), person(3, 2)];
    let id = stream(store, &entries[..1]).await;
    let done = store.append(id, 1, &entries[1..]).await.unwrap();
    assert_eq!(done, Append::Appended { version: 3, position: Position(3) });
    assert_eq!(store.read(id, 0).await.unwrap(), entries);
    assert_eq!(store.read(id, 2).await.unwrap(), entries[2..]);
    assert_eq!(store.read(id, 3).await.unwrap(), []);
    let found = store.stream(id).await.unwrap().unwrap();
    assert_eq!((found.command, found.opened, found.version), (CommandId(1), entries[0].at, 3));
    assert_eq!(store.opened_by(CommandId(1)).await.unwrap(), Some(found));
    assert_eq!(store.streams().await.unwrap(), [found]);
    assert_eq!(store.line_of(id, CommandId(3)).await.unwrap(), Some(3));
    assert_eq!(store.line_of(id, CommandId(4)).await.unwrap(), None);
}

pub(crate) async fn a_stream_is_opened_once(store: &Store) {
    let id = stream(store, &[opening(1)]).await;
    assert_eq!(store.create(&[opening(1)]).await.unwrap(), Created::Before(id));
    // Two at once: one opens it, the other is told so.
    let openings = [opening(2)];
    let (one, other) = tokio::join!(store.create(&openings), store.create(&openings));
    let (one, other) = (one.unwrap(), other.unwrap());
    assert_eq!(one.id(), other.id());
    assert_ne!(one, other);
    assert_eq!(store.streams().await.unwrap().len(), 2);
}

pub(crate) async fn another_version_is_a_conflict(store: &Store) {
    let id = stream(store, &[opening(1)]).await;
    for expected in [0, 2] {
        let done = store.append(id, expected, &[person(2, 1)]).await.unwrap();
        assert_eq!(done, Append::Conflict { actual: 1 });
    }
    assert_eq!(store.append(id, 1, &[]).await.unwrap(), Append::Conflict { actual: 1 });
    assert_eq!(store.read(id, 0).await.unwrap().len(), 1);
    assert_eq!(store.look().await.unwrap(), Position(1));
}

pub(crate) async fn a_command_is_done_once(store: &Store) {
    let id = stream(store, &[opening(1)]).await;
    store.append(id, 1, &[person(2, 1), person(3, 2)]).await.unwrap();
    // Sent again, with the version that was seen then or another one.
    for expected in [1, 3] {
        let done = store.append(id, expected, &[person(3, 2)]).await.unwrap();
        assert_eq!(done, Append::AlreadyDone { version: 3 });
    }
    let done = store.append(id, 3, &[opening(1)]).await.unwrap();
    assert_eq!(done, Append::AlreadyDone { version: 1 });
    assert_eq!(store.read(id, 0).await.unwrap().len(), 3);
}

pub(crate) async fn all_or_none(store: &Store) {
    let id = stream(store, &[opening(1)]).await;
    store.append(id, 1, &[person(2, 1)]).await.unwrap();
    let done = store.append(id, 2, &[person(4, 2), person(2, 1)]).await.unwrap();
    assert_eq!(done, Append::AlreadyDone { version: 2 });
    // The same id twice in one append is a fault of the caller, and leaves no trace.
    assert!(store.append(id, 2, &[person(5, 2), person(5, 3)]).await.is_err());
    assert_eq!(store.read(id, 0).await.unwrap().len(), 2);
    assert_eq!(store.look().await.unwrap(), Position(2));
}

/// Four writers, each of which reads the version, adds one entry, and begins again when another came between.
pub(crate) async fn many_writers_lose_nothing(store: &Store) {
    const EACH: u32 = 25;
    let id = stream(store, &[opening(1)]).await;
    let writer = async |who: u32| {
        for n in 0..EACH {
            let number = who * EACH + n + 1;
            let entry = person(u128::from(number) + 1, number);
            loop {
                let expected = store.version(id).await.unwrap();
                match store.append(id, expected, std::slice::from_ref(&entry)).await.unwrap() {
                    Append::Appended { version, .. } => break assert_eq!(version, expected + 1),
                    Append::Conflict { actual } => assert!(actual > expected),
                    Append::AlreadyDone { .. } => panic!("nobody else has this id"),
                }
            }
        }
    };
    tokio::join!(writer(0), writer(1), writer(2), writer(3));
    let entries = store.read(id, 0).await.unwrap();
    assert_eq!(entries.len(), 4 * EACH as usize + 1);
    let mut commands: Vec<_> = entries.iter().map(|entry| entry.command).collect();
    commands.sort_unstable();
    commands.dedup();
    assert_eq!(commands.len(), entries.len());
}

pub(crate) async fn streams_are_kept_apart(store: &Store) {
    let one = stream(store, &[opening(1), person(7, 1)]).await;
    let other = stream(store, &[opening(2)]).await;
    // The same id in another stream is another command: an event that was copied keeps its ids.
    let done = store.append(other, 1, &[person(7, 5)]).await.unwrap();
    assert_eq!(done, Append::Appended { version: 2, position: Position(4) });
    assert_eq!(store.read(one, 0).await.unwrap(), [opening(1), person(7, 1)]);
    assert_eq!(store.read(other, 0).await.unwrap(), [opening(2), person(7, 5)]);
}

pub(crate) async fn the_tail_has_every_entry_once(store: &Store) {
    let one = stream(store, &[opening(1)]).await;
    let other = stream(store, &[opening(2)]).await;
    let writer = async |id, first: u32| {
        for n in first..first + 20 {
            let expected = store.version(id).await.unwrap();
            store.append(id, expected, &[person(u128::from(n), n)]).await.unwrap();
        }
    };
    let reader = async {
        let (mut all, mut at) = (Vec::new(), Position::START);
        while all.len() < 42 {
            for tailed in store.tail(at, 7).await.unwrap() {
                assert_eq!(tailed.position, Position(at.0 + 1));
                at = tailed.position;
                all.push((tailed.stream, tailed.version, tailed.entry));
            }
            tokio::task::yield_now().await;
        }
        all
    };
    let (all, ..) = tokio::join!(reader, writer(one, 100), writer(other, 200));
    for id in [one, other] {
        let of: Vec<_> = all.iter().filter(|(stream, ..)| *stream == id).collect();
        assert!((1..).zip(&of).all(|(n, (_, version, _))| n == *version));
        let entries: Vec<_> = of.into_iter().map(|(.., entry)| entry.clone()).collect();
        assert_eq!(entries, store.read(id, 0).await.unwrap());
    }
}

pub(crate) async fn who_waits_is_woken(store: &Store) {
    let mut last = store.watch();
    assert_eq!(*last.borrow_and_update(), Position::START);
    let id = stream(store, &[opening(1)]).await;
    last.changed().await.unwrap();
    assert_eq!(*last.borrow_and_update(), Position(1));
    store.append(id, 0, &[person(2, 1)]).await.unwrap();
    assert!(!last.has_changed().unwrap(), "a conflict wakes nobody");
}
