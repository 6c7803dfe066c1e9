//! A writer that is killed at any moment loses nothing that it acknowledged.
//!
//! The writer is this test program in a process of its own: it plays simulated events into a store, three side by side,
//! and says on its output what is acknowledged.
use reglament_store::{Append, Place, Store, wait};
use rules::regulation::RegulationId;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;
use testkit::postgres::{Commits, Postgres};
use tournament::setup::Law;
use tournament::simulate::{MadeUp, event};
use tournament::{CommandId, Entry, Tournament, check};

/// Tells the writer where the store is.
const PLACE: &str = "REGLAMENT_CRASH_PLACE";
const KILLS: u64 = 20;
/// The events that are played side by side, by their seeds.
const SIDE_BY_SIDE: u64 = 3;
/// The mark of a line of the writer, among those of the test program.
const MARK: &str = "acknowledged";

/// The entries of a whole event, played once in a process.
fn whole(seed: u64) -> Arc<[Entry]> {
    static PLAYED: Mutex<BTreeMap<u64, Arc<[Entry]>>> = Mutex::new(BTreeMap::new());
    PLAYED.lock().unwrap().entry(seed).or_insert_with(|| played(seed)).clone()
}

fn played(seed: u64) -> Arc<[Entry]> {
    let law = Law::of(RegulationId::Aleague).unwrap();
    let mut entries = event(&law, 12, 100 + seed, &MadeUp).unwrap();
    // The simulation numbers its commands; what opens an event is its name.
    entries[0].command = CommandId(1 << 64 | u128::from(seed));
    entries.into()
}

/// The process that is killed. It does nothing when nobody asks it to.
#[test]
fn the_writer() {
    let Ok(place) = std::env::var(PLACE) else { return };
    wait(async {
        let store = Store::open(&Place::parse(&place).unwrap()).await.unwrap();
        tokio::join!(play(&store, 0), play(&store, 1), play(&store, 2));
    })
    .unwrap();
}

/// Plays events on from where they are, one after the other.
async fn play(store: &Store, first: u64) {
    for seed in (0..).map(|n| first + n * SIDE_BY_SIDE) {
        let entries = whole(seed);
        let stream = store.create(&entries[..1]).await.unwrap().id();
        let mut version = store.version(stream).await.unwrap();
        acknowledged(seed, version);
        while let Some(entry) = entries.get(version as usize) {
            match store.append(stream, version, std::slice::from_ref(entry)).await.unwrap() {
                Append::Appended { version: now, .. } => version = now,
                other => panic!("{other:?}: nobody else writes here"),
            }
            acknowledged(seed, version);
        }
    }
}

fn acknowledged(seed: u64, version: u64) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "\n{MARK} {seed} {version}").and_then(|()| out.flush()).unwrap();
}

fn writer(place: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::the_writer", "--nocapture"])
        .env(PLACE, place)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Lets a writer write for a while and ends it; adds what it acknowledged, the last version by seed.
fn write_for(place: &str, time: Time, end: impl FnOnce(&mut Child), known: &mut Known) {
    let mut child = writer(place);
    let out = BufReader::new(child.stdout.take().unwrap());
    let (first, is_first) = mpsc::channel();
    let reader = thread::spawn(move || {
        let lines = out.lines().map_while(Result::ok).filter(|line| line.starts_with(MARK));
        lines
            .inspect(|_| {
                // Nobody waits after the first.
                let _ = first.send(());
            })
            .collect::<Vec<_>>()
    });
    match time {
        Time::FromStart(time) => thread::sleep(time),
        Time::FromFirst(time) => {
            is_first.recv_timeout(Duration::from_secs(30)).expect("the writer acknowledges something");
            thread::sleep(time);
        }
    }
    end(&mut child);
    child.wait().unwrap();
    for line in reader.join().unwrap() {
        let Some(words) = line.strip_prefix(MARK) else { continue };
        let mut numbers = words.split_whitespace().map(str::parse::<u64>);
        // A line that was being written is no acknowledgement.
        let (Some(Ok(seed)), Some(Ok(version))) = (numbers.next(), numbers.next()) else { continue };
        let last = known.entry(seed).or_default();
        assert!(version >= *last, "event {seed} went back from {last} to {version}");
        *last = version;
    }
}

/// Everything that was acknowledged is there, the log reads, and the checker has nothing against it.
fn look(place: &str, known: &Known) {
    wait(async {
        let store = Store::open(&Place::parse(place).unwrap()).await.unwrap();
        for (seed, acknowledged) in known {
            let entries = whole(*seed);
            let stream = store.opened_by(entries[0].command).await.unwrap().expect("an acknowledged event");
            let found = store.read(stream.id, 0).await.unwrap();
            assert_eq!(found.len() as u64, stream.version);
            assert!(stream.version >= *acknowledged, "{} of {acknowledged} are there", stream.version);
            assert_eq!(found, entries[..found.len()]);
            let again = Tournament::replay(found.iter().cloned()).unwrap();
            assert_eq!(again.log().len(), found.len());
            assert_eq!(check::check(&found), []);
        }
        store.close().await;
    })
    .unwrap();
}

/// What was acknowledged: the last version by the event's seed.
type Known = BTreeMap<u64, u64>;

/// When the writer is killed.
#[derive(Clone, Copy)]
enum Time {
    /// After so long: it may be making its tables.
    FromStart(Duration),
    /// So long after its first acknowledgement.
    FromFirst(Duration),
}

fn times() -> impl Iterator<Item = Time> {
    let early = [15, 25, 35, 60].map(|ms| Time::FromStart(Duration::from_millis(ms)));
    let late =
        (early.len() as u64..KILLS).map(|n| Time::FromFirst(Duration::from_micros(n * n * 7919 % 90_000)));
    early.into_iter().chain(late)
}

fn kill(child: &mut Child) {
    // On Unix this is SIGKILL.
    child.kill().unwrap();
}

#[test]
fn twenty_kills_lose_nothing_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("store.sqlite").to_str().unwrap().to_owned();
    let mut known = Known::new();
    for time in times() {
        write_for(&place, time, kill, &mut known);
        look(&place, &known);
    }
    told("SQLite", &known);
}

#[test]
fn twenty_kills_lose_nothing_on_a_server() {
    let Some(mut server) = Postgres::start(Commits::OnDisk) else { return };
    let place = server.database();
    let mut known = Known::new();
    for time in times() {
        write_for(&place, time, kill, &mut known);
        look(&place, &known);
    }
    // The server itself falls down; the writer fails with it, or goes on when it is up again.
    for time in times().skip(5).step_by(5) {
        let crash = |child: &mut Child| {
            server.crash();
            kill(child);
        };
        write_for(&place, time, crash, &mut known);
        look(&place, &known);
    }
    told("PostgreSQL", &known);
}

fn told(engine: &str, known: &Known) {
    let all: u64 = known.values().sum();
    assert!(all > 50, "{all} entries: the kills came before the work");
    eprintln!("{engine}: {all} entries of {} events acknowledged, none lost", known.len());
}
