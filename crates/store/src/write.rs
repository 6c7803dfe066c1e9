//! The one way to write: a transaction that waits for its turn, and is tried again when another came between.
use crate::error::Error;
use crate::ids::Position;
use crate::open::{Engine, Store};
use sqlx::{Any, AnyConnection, Transaction};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::MutexGuard;

/// How often a transaction is tried when others come between.
const TRIES: u32 = 6;

/// A transaction that writes. Dropped without [`Write::commit`] it leaves no trace.
pub(crate) struct Write<'s> {
    transaction: Transaction<'static, Any>,
    store: &'s Store,
    /// The last position that it gave.
    position: Option<Position>,
    _turn: Option<MutexGuard<'s, ()>>,
}

impl Store {
    /// Begins to write.
    pub(crate) async fn begin(&self) -> Result<Write<'_>, Error> {
        let (turn, transaction) = match self.engine {
            Engine::File => {
                let turn = self.writers.lock().await;
                (Some(turn), self.pool.begin_with("BEGIN IMMEDIATE").await?)
            }
            Engine::Server => (None, self.pool.begin().await?),
        };
        Ok(Write { transaction, store: self, position: None, _turn: turn })
    }

    /// Does a piece of work that begins and commits, again when it lost a race.
    pub(crate) async fn again<T, W, F>(&self, work: W) -> Result<T, Error>
    where
        W: Fn() -> F,
        F: Future<Output = Result<T, Error>>,
    {
        let mut tried = 0;
        loop {
            match work().await {
                Err(error) if error.is_race() && tried < TRIES => {
                    tried += 1;
                    tokio::time::sleep(Duration::from_millis(2 << tried)).await;
                }
                done => return done,
            }
        }
    }
}

impl Write<'_> {
    /// The next number of a kind. Others that ask for one wait until this transaction has ended: numbers have no gap, and
    /// whoever sees one sees all before it.
    pub(crate) async fn next(&mut self, kind: &'static str) -> Result<i64, Error> {
        self.take(kind, 1).await
    }

    /// The first of the next positions in the log; `many` are taken.
    pub(crate) async fn positions(&mut self, many: usize) -> Result<i64, Error> {
        let first = self.take("position", many as i64).await?;
        self.position = Some(Position(first + many as i64 - 1));
        Ok(first)
    }

    async fn take(&mut self, kind: &'static str, many: i64) -> Result<i64, Error> {
        let sql = "UPDATE counters SET value = value + $2 WHERE name = $1 RETURNING value";
        let (last,): (i64,) =
            sqlx::query_as(sql).bind(kind).bind(many).fetch_one(&mut *self.transaction).await?;
        Ok(last - many + 1)
    }

    /// Ends it; what was written is on the disk.
    pub(crate) async fn commit(self) -> Result<(), Error> {
        self.transaction.commit().await?;
        if let Some(position) = self.position {
            self.store.own.fetch_max(position.0, Ordering::AcqRel);
            self.store.seen(position);
        }
        Ok(())
    }
}

impl Deref for Write<'_> {
    type Target = AnyConnection;
    fn deref(&self) -> &AnyConnection {
        &self.transaction
    }
}

impl DerefMut for Write<'_> {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.transaction
    }
}
