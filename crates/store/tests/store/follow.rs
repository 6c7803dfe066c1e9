//! Several processes on one store: each learns of what the others write.
use crate::samples::{opening, person};
use crate::suite;
use reglament_store::{Place, Position, Store, wait};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// One store writes, the other follows; both are open at the same place.
async fn one_writes_and_the_other_is_woken(place: &Place, each: Duration) {
    let (one, other) = (Store::open(place).await.unwrap(), Store::open(place).await.unwrap());
    let mut last = other.watch();
    let work = async {
        // It listens by now, or soon; the first entry may be seen either way.
        sleep(Duration::from_millis(100)).await;
        let stream = one.create(&[opening(1)]).await.unwrap().id();
        timeout(Duration::from_secs(20), last.wait_for(|at| *at == Position(1))).await.unwrap().unwrap();
        one.append(stream, 1, &[person(2, 1), person(3, 2)]).await.unwrap();
        timeout(Duration::from_secs(20), last.wait_for(|at| *at == Position(3))).await.unwrap().unwrap();
        assert_eq!(other.tail(Position(1), 9).await.unwrap().len(), 2);
    };
    // Following never ends by itself.
    tokio::select! {
        () = work => {}
        _ = async { tokio::join!(one.follow(each), other.follow(each)) } => {}
    }
    one.close().await;
    other.close().await;
}

#[test]
fn a_file_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::in_folder(folder.path());
    wait(one_writes_and_the_other_is_woken(&place, Duration::from_millis(20))).unwrap();
}

#[test]
fn a_server_tells() {
    let Some(server) = suite::server() else { return };
    let place = Place::parse(&server.database()).unwrap();
    // It is asked so rarely that only a note can wake.
    wait(one_writes_and_the_other_is_woken(&place, Duration::from_mins(5))).unwrap();
}
