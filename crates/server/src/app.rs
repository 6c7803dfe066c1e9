//! What all requests share.
use crate::accounts::Accounts;
use crate::book::{Book, Hall, Stop};
use crate::doors::Doors;
use crate::failure::Failure;
use crate::secret::Cost;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::{Arc, LazyLock};
use store::{Store, StreamId};

/// How a desk runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How much work passwords cost.
    pub cost: Cost,
    /// What whoever makes the first account has to know, where others than this machine can reach the desk.
    pub code: Option<String>,
}

/// The desk: what all requests share. A clone is the same desk.
#[derive(Clone, Debug)]
pub struct App {
    pub(crate) book: Arc<Book>,
    pub(crate) accounts: Arc<Accounts>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) doors: Arc<Doors>,
    pub(crate) store: Store,
}

/// The numbers that the program counts. There is one set a process.
static NUMBERS: LazyLock<Option<PrometheusHandle>> =
    LazyLock::new(|| PrometheusBuilder::new().set_buckets(&SECONDS).ok()?.install_recorder().ok());

/// Bounds of the times that are counted, in seconds.
const SECONDS: [f64; 9] = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

impl App {
    /// The desk of a store.
    pub fn new(store: Store, settings: Settings) -> Self {
        LazyLock::force(&NUMBERS);
        let book = Arc::new(Book::new(store.clone()));
        let accounts = Arc::new(Accounts::new(store.clone()));
        Self { book, accounts, settings: Arc::new(settings), doors: Arc::default(), store }
    }

    /// Follows the log of the store, which other processes write to, too, until the desk is closed.
    pub async fn follow(&self) {
        self.book.clone().follow(std::time::Duration::from_secs(5)).await;
    }

    /// An event by the number in its address.
    pub(crate) async fn hall(&self, id: i64) -> Result<Arc<Hall>, Failure> {
        match self.book.hall(StreamId(id)).await {
            Ok(Some(hall)) => Ok(hall),
            Ok(None) => Err(Failure::unknown()),
            Err(Stop::Broken(what)) => Err(Failure::broken(what)),
            Err(other) => Err(Failure::broken(format!("{other:?}"))),
        }
    }

    /// The numbers that are counted, as Prometheus reads them.
    pub(crate) fn numbers() -> String {
        NUMBERS.as_ref().map(PrometheusHandle::render).unwrap_or_default()
    }
}
