//! Waking: this process knows of its own writes at once; of others' it is told by the server, or asks.
use crate::error::Error;
use crate::open::{Engine, Store};
use sqlx::postgres::PgListener;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::sleep;

/// The channel of the server.
const CHANNEL: &str = "reglament";
/// A note for every commit would make all commits wait for one lock: one is sent for all within this time.
const GATHER: Duration = Duration::from_millis(30);

impl Store {
    /// Keeps [`Store::watch`] up to date with what other processes write, until it is dropped. `each` is how often the
    /// database is asked; notes of a server wake it earlier. Faults of the connection are waited out.
    pub async fn follow(&self, each: Duration) {
        match self.engine {
            Engine::File => self.ask(each).await,
            Engine::Server => {
                tokio::join!(self.ask(each), self.listen(each), self.tell());
            }
        }
    }

    async fn ask(&self, each: Duration) {
        loop {
            let _ = self.look().await;
            sleep(each).await;
        }
    }

    async fn listen(&self, each: Duration) {
        loop {
            let _ = self.listen_once().await;
            sleep(each).await;
        }
    }

    async fn listen_once(&self) -> Result<(), Error> {
        let mut listener = PgListener::connect(&self.url.0).await?;
        listener.listen(CHANNEL).await?;
        loop {
            listener.recv().await?;
            self.look().await?;
        }
    }

    /// Tells other processes of what this one has seen.
    async fn tell(&self) {
        let mut last = self.watch();
        while last.changed().await.is_ok() {
            sleep(GATHER).await;
            let position = *last.borrow_and_update();
            // Only of its own writes: what another process told is not told again.
            if self.own.load(Ordering::Acquire) >= position.0 {
                let _ = sqlx::query("SELECT pg_notify($1, '')").bind(CHANNEL).execute(&self.pool).await;
            }
        }
    }
}
