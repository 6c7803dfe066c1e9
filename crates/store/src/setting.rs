//! Settings of the desk: a word and its value.
use crate::error::Error;
use crate::open::Store;

impl Store {
    /// A setting.
    pub async fn setting(&self, key: &str) -> Result<Option<String>, Error> {
        let sql = "SELECT value FROM settings WHERE key = $1";
        let row: Option<(String,)> = sqlx::query_as(sql).bind(key).fetch_optional(&self.pool).await?;
        Ok(row.map(|(value,)| value))
    }

    /// All settings, by their keys.
    pub async fn settings(&self) -> Result<Vec<(String, String)>, Error> {
        Ok(sqlx::query_as("SELECT key, value FROM settings ORDER BY key").fetch_all(&self.pool).await?)
    }

    /// Sets a setting.
    pub async fn set(&self, key: &str, value: &str) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            let sql = "INSERT INTO settings (key, value) VALUES ($1, $2) \
                       ON CONFLICT (key) DO UPDATE SET value = excluded.value";
            sqlx::query(sql).bind(key).bind(value).execute(&mut *write).await?;
            write.commit().await
        })
        .await
    }

    /// Sets a setting that nobody has set, and gives what it is then: all processes come to the same.
    pub async fn set_once(&self, key: &str, value: &str) -> Result<String, Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING")
                .bind(key)
                .bind(value)
                .execute(&mut *write)
                .await?;
            let (value,): (String,) = sqlx::query_as("SELECT value FROM settings WHERE key = $1")
                .bind(key)
                .fetch_one(&mut *write)
                .await?;
            write.commit().await?;
            Ok(value)
        })
        .await
    }

    /// Takes a setting out.
    pub async fn unset(&self, key: &str) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("DELETE FROM settings WHERE key = $1").bind(key).execute(&mut *write).await?;
            write.commit().await
        })
        .await
    }
}
