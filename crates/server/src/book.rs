//! The events in memory: each a fold of its log in the store, which is the truth. Commands are decided here, written
//! there, and taken in when they are on the disk; what other processes write is taken in by following the log.
use crate::failure::{Failure, Why};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use store::access::AccountId;
use store::{Append, Imported, Position, Store, StreamId};
use tokio::sync::watch;
use tournament::{Entry, Order, Outcome, Refused, Tournament};

/// How often a command is decided anew when another process writes between.
const TRIES: usize = 5;
/// How many entries of the log are read at once.
const STEP: u32 = 500;

/// All events of a store.
#[derive(Debug)]
pub(crate) struct Book {
    store: Store,
    halls: Mutex<HashMap<StreamId, Arc<Hall>>>,
    /// How many entries of all streams are known here; lists of events are made anew when it changes.
    grown: watch::Sender<Position>,
}

/// An event.
#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) id: StreamId,
    state: RwLock<Arc<Tournament>>,
    /// One command after another; readers do not wait.
    writing: tokio::sync::Mutex<()>,
    version: watch::Sender<usize>,
}

impl Hall {
    /// The event as it is now.
    pub(crate) fn event(&self) -> Arc<Tournament> {
        self.state.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Tells of new versions: how many entries the log has.
    pub(crate) fn watch(&self) -> watch::Receiver<usize> {
        self.version.subscribe()
    }

    fn set(&self, event: Arc<Tournament>) {
        let version = event.log().len();
        *self.state.write().unwrap_or_else(PoisonError::into_inner) = event;
        self.version.send_if_modified(|old| std::mem::replace(old, version) != version);
    }

    /// Takes entries in that come after the version that is known.
    fn take(&self, entries: Vec<Entry>) {
        if entries.is_empty() {
            return;
        }
        let mut event = self.event();
        let fresh = Arc::make_mut(&mut event);
        for entry in entries {
            fresh.apply(entry);
        }
        self.set(event);
    }
}

/// What commands came to: the lines of the log that they are, from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Given {
    pub(crate) lines: Vec<usize>,
    /// Whether anything was written now; not if it had been done before.
    pub(crate) fresh: bool,
}

/// How several commands belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Many {
    /// Each stands on the one before.
    Steps,
    /// They are lines of a list, each for itself.
    Lines,
}

/// Why commands come to nothing: the law, or the machine.
#[derive(Debug)]
pub(crate) enum Stop {
    Refused(Refused),
    /// Some of several commands, by their places.
    RefusedLines(Vec<(usize, Refused)>),
    Broken(String),
}

impl From<store::Error> for Stop {
    fn from(error: store::Error) -> Self {
        Self::Broken(error.to_string())
    }
}

impl From<store::Error> for Failure {
    fn from(error: store::Error) -> Self {
        Self::of(Why::Broken(error.to_string()))
    }
}

/// What commands come to, before they are written.
pub(crate) enum Decided {
    /// The event with them, the lines to write, and the places of all in the log.
    Fresh(Box<Tournament>, Vec<Entry>, Vec<usize>),
    /// They were given before, at these lines.
    Before(Vec<usize>),
}

impl Book {
    /// Whether the store answers.
    pub(crate) async fn is_well(&self) -> Result<(), store::Error> {
        self.store.look().await.map(|_| ())
    }

    pub(crate) fn new(store: Store) -> Self {
        let (grown, _) = watch::channel(Position::START);
        Self { store, halls: Mutex::default(), grown }
    }

    /// Opens an event by its first commands.
    pub(crate) async fn open(
        &self,
        orders: Vec<Order>,
        account: Option<AccountId>,
    ) -> Result<StreamId, Stop> {
        let entries = work(move || {
            let mut orders = orders.into_iter();
            let Some(first) = orders.next() else { return Err(Stop::Broken("no command".to_owned())) };
            let (mut event, _) = Tournament::open(&first).map_err(Stop::Refused)?;
            for order in orders {
                event.handle(&order).map_err(Stop::Refused)?;
            }
            Ok(event.log().to_vec())
        })
        .await?;
        Ok(self.store.create_by(&entries, account).await?.id())
    }

    /// An event; nothing if the store has none of this number.
    pub(crate) async fn hall(&self, id: StreamId) -> Result<Option<Arc<Hall>>, Stop> {
        if let Some(hall) = self.known(id) {
            return Ok(Some(hall));
        }
        let entries = self.store.read(id, 0).await?;
        let event = work(move || Ok(Tournament::replay(entries))).await?;
        let Some(event) = event else { return Ok(None) };
        let version = event.log().len();
        let hall = Hall {
            id,
            state: RwLock::new(Arc::new(event)),
            writing: tokio::sync::Mutex::default(),
            version: watch::channel(version).0,
        };
        let mut halls = self.halls.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have read it meanwhile: there is one of each.
        Ok(Some(halls.entry(id).or_insert_with(|| Arc::new(hall)).clone()))
    }

    fn known(&self, id: StreamId) -> Option<Arc<Hall>> {
        self.halls.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// All events, the latest first.
    pub(crate) async fn all(&self) -> Result<Vec<Arc<Hall>>, Stop> {
        let mut halls = Vec::new();
        for stream in self.store.streams().await?.into_iter().rev() {
            halls.extend(self.hall(stream.id).await?);
        }
        Ok(halls)
    }

    /// Gives commands: all of them or none. Those that were given before are answered with what they did then.
    /// The account is the one that gives them.
    pub(crate) async fn give(
        &self,
        hall: &Arc<Hall>,
        orders: Vec<Order>,
        many: Many,
        account: Option<AccountId>,
    ) -> Result<Given, Stop> {
        let orders = Arc::new(orders);
        let _turn = hall.writing.lock().await;
        for _ in 0..TRIES {
            let event = hall.event();
            let expected = event.log().len() as u64;
            let asked = Arc::clone(&orders);
            let decided = work(move || decide(&event, &asked, many)).await?;
            let (fresh, entries, lines) = match decided {
                Decided::Before(lines) => return Ok(Given { lines, fresh: false }),
                Decided::Fresh(fresh, entries, lines) => (fresh, entries, lines),
            };
            match self.store.append_by(hall.id, expected, &entries, account).await? {
                Append::Appended { .. } => {
                    metrics::counter!("reglament_commands_total").increment(entries.len() as u64);
                    hall.set(Arc::new(*fresh));
                    return Ok(Given { lines, fresh: true });
                }
                Append::Conflict { .. } | Append::AlreadyDone { .. } => self.catch_up(hall).await?,
            }
        }
        Err(Stop::Broken("others write all the time".to_owned()))
    }

    /// Brings the file of an event in; where the event is known here, it goes on at once.
    pub(crate) async fn import(&self, file: &[u8]) -> Result<Imported, store::Error> {
        let found = self.store.import(file).await?;
        if let Imported::Grown { stream, .. } = found
            && let Some(hall) = self.known(stream)
        {
            let _turn = hall.writing.lock().await;
            let version = hall.event().log().len() as u64;
            hall.take(self.store.read(stream, version).await?);
        }
        Ok(found)
    }

    /// Who gave the commands of an event, by the lines of its log, from 0.
    pub(crate) async fn authors(&self, hall: &Hall) -> Result<HashMap<usize, String>, store::Error> {
        let all = self.store.authors(hall.id).await?;
        Ok(all.into_iter().map(|(version, name)| (version as usize - 1, name)).collect())
    }

    /// Takes in what was written elsewhere.
    async fn catch_up(&self, hall: &Hall) -> Result<(), Stop> {
        let version = hall.event().log().len() as u64;
        hall.take(self.store.read(hall.id, version).await?);
        Ok(())
    }

    /// Follows the log of the store for ever: what other processes write changes the events that are known here.
    pub(crate) async fn follow(self: Arc<Self>, every: std::time::Duration) {
        let mut grown = self.store.watch();
        let mut at = self.store.look().await.unwrap_or(Position::START);
        loop {
            match self.step(at).await {
                Ok(next) => at = next,
                Err(error) => tracing::error!(?error, "the log cannot be followed"),
            }
            // Writes of this process wake it at once, those of others are looked for.
            if tokio::time::timeout(every, grown.changed()).await.is_err()
                && let Err(error) = self.store.look().await
            {
                tracing::error!(%error, "the log cannot be looked at");
            }
        }
    }

    async fn step(&self, mut at: Position) -> Result<Position, Stop> {
        loop {
            let tailed = self.store.tail(at, STEP).await?;
            let Some(last) = tailed.last().map(|one| one.position) else { return Ok(at) };
            let whole = tailed.len() == STEP as usize;
            let mut behind: Vec<StreamId> = Vec::new();
            for one in tailed {
                let known = self.known(one.stream).map(|hall| hall.event().log().len() as u64);
                if known.is_some_and(|known| known < one.version) && !behind.contains(&one.stream) {
                    behind.push(one.stream);
                }
            }
            for id in behind {
                if let Some(hall) = self.known(id) {
                    let _turn = hall.writing.lock().await;
                    self.catch_up(&hall).await?;
                }
            }
            at = last;
            self.grown.send_replace(at);
            if !whole {
                return Ok(at);
            }
        }
    }
}

/// Gives commands to a copy of an event.
pub(crate) fn decide(event: &Tournament, orders: &[Order], many: Many) -> Result<Decided, Stop> {
    let mut fresh = event.clone();
    let (mut entries, mut lines, mut refused) = (Vec::new(), Vec::new(), Vec::new());
    for (place, order) in orders.iter().enumerate() {
        // Who has waited for others comes after them, and a clock that was set back goes on from the last line.
        let last = fresh.log().last().map_or(order.at, |line| line.at);
        match fresh.handle(&Order { at: order.at.max(last), ..order.clone() }) {
            Ok(Outcome::Done(entry)) => {
                lines.push(event.log().len() + entries.len());
                entries.push(entry);
            }
            Ok(Outcome::Before(line)) => lines.push(line),
            Err(reasons) if many == Many::Steps => return Err(Stop::Refused(reasons)),
            // The rest is looked at, too: who corrects a list corrects all of it.
            Err(reasons) => refused.push((place, reasons)),
        }
    }
    match (refused.is_empty(), entries.is_empty()) {
        (false, _) => Err(Stop::RefusedLines(refused)),
        (true, true) => Ok(Decided::Before(lines)),
        (true, false) => Ok(Decided::Fresh(Box::new(fresh), entries, lines)),
    }
}

/// Work that takes longer than a page may wait for others: searches, folds, hashes.
pub(crate) async fn work<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Stop> + Send + 'static,
) -> Result<T, Stop> {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(error) => Err(Stop::Broken(error.to_string())),
    }
}
