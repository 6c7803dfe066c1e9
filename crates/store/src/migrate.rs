//! Changes of the tables, in order. A change that was released is never edited: another one comes after it.
use crate::error::Error;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyPool, SqlSafeStr};

const CHANGES: &[(i64, &str, &str)] = &[(1, "the store", include_str!("../migrations/0001_the_store.sql"))];

/// Brings the tables up to this program's version. Two that start at once wait for one another.
pub(crate) async fn run(pool: &AnyPool) -> Result<(), Error> {
    let change = |(number, what, sql): &(i64, &'static str, &'static str)| {
        Migration::new(*number, (*what).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let migrator = Migrator::with_migrations(CHANGES.iter().map(change).collect());
    migrator.run(pool).await.map_err(|error| match error {
        MigrateError::VersionMissing(change) => Error::Newer { change },
        MigrateError::Execute(error) => Error::Database(error),
        other => Error::Database(sqlx::Error::Migrate(Box::new(other))),
    })
}
