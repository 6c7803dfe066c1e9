//! Settings, snapshots, and what is not kept.
use crate::samples::{anonymised, opening, person};
use reglament_store::{Position, Snapshot, Store};
use tournament::people::without_person;
use tournament::{PersonId, Tournament};

pub(crate) async fn settings_are_words(store: &Store) {
    assert_eq!(store.setting("language").await.unwrap(), None);
    store.set("language", "en").await.unwrap();
    store.set("language", "ru").await.unwrap();
    store.set("hall", "Зал «Восток»").await.unwrap();
    assert_eq!(store.setting("language").await.unwrap().as_deref(), Some("ru"));
    let all = [("hall", "Зал «Восток»"), ("language", "ru")].map(|(k, v)| (k.to_owned(), v.to_owned()));
    assert_eq!(store.settings().await.unwrap(), all);
    store.unset("hall").await.unwrap();
    assert_eq!(store.setting("hall").await.unwrap(), None);
}

pub(crate) async fn a_setting_that_is_set_once_is_the_same_for_all(store: &Store) {
    let (one, other) = tokio::join!(store.set_once("key", "a"), store.set_once("key", "b"));
    assert_eq!(one.unwrap(), other.unwrap());
}

pub(crate) async fn an_older_snapshot_is_let_go(store: &Store) {
    let stream = store.create(&[opening(1)]).await.unwrap().id();
    assert_eq!(store.kept(stream, "card/1").await.unwrap(), None);
    for (version, body) in [(2, "two"), (3, "three"), (1, "one")] {
        store.keep(stream, "card/1", version, body).await.unwrap();
    }
    store.keep(stream, "board/1", 1, "board").await.unwrap();
    let kept = Snapshot { stream, version: 3, body: "three".to_owned() };
    assert_eq!(store.kept(stream, "card/1").await.unwrap().as_ref(), Some(&kept));
    assert_eq!(store.all_kept("card/1").await.unwrap(), [kept]);
}

pub(crate) async fn who_asked_to_be_forgotten_is_in_no_row(store: &Store) {
    let entries = [opening(1), person(2, 1), person(3, 2)];
    let stream = store.create(&entries).await.unwrap().id();
    store.keep(stream, "card/1", 3, "Игрок 1").await.unwrap();
    store.append(stream, 3, &[anonymised(4, 1)]).await.unwrap();

    let found = store.read(stream, 0).await.unwrap();
    let without = entries.iter().map(|entry| without_person(entry, PersonId(1)));
    assert_eq!(found[..3], without.collect::<Vec<_>>());
    assert_eq!(found[2], entries[2], "the other is still there");
    assert!(!format!("{found:?}").contains("Игрок 1"));
    assert_eq!(store.kept(stream, "card/1").await.unwrap(), None);
    // The rows and a program that was running all the time tell the same.
    let running = Tournament::replay(entries.iter().cloned().chain([anonymised(4, 1)])).unwrap();
    assert_eq!(running.log(), found);
    assert_eq!(store.tail(Position::START, 9).await.unwrap().len(), 4);
}
