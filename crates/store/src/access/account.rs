//! Accounts.
use super::ids;
use crate::error::Error;
use crate::open::Store;
use crate::write::Write;
use tournament::Moment;

ids! {
    /// An account, from 1.
    AccountId,
}

/// An account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Its number.
    pub id: AccountId,
    /// What is typed at the login.
    pub login: String,
    /// What others see.
    pub name: String,
    /// What the password's hash function wrote.
    pub password: String,
    /// Since when.
    pub created: Moment,
    /// Since when it is closed.
    pub closed: Option<Moment>,
}

/// An account to make.
#[derive(Clone, Copy, Debug)]
pub struct NewAccount<'a> {
    /// What is typed at the login, in the form that is compared.
    pub login: &'a str,
    /// What others see.
    pub name: &'a str,
    /// What the password's hash function wrote; never the password.
    pub password: &'a str,
}

type Row = (i64, String, String, String, i64, Option<i64>);

fn account((id, login, name, password, created, closed): Row) -> Account {
    let (id, created, closed) = (AccountId(id), Moment(created), closed.map(Moment));
    Account { id, login, name, password, created, closed }
}

impl Store {
    /// Makes an account, or nothing when the login is taken.
    pub async fn add_account(&self, new: NewAccount<'_>, now: Moment) -> Result<Option<AccountId>, Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            let Some(id) = insert(&mut write, new, now).await? else { return Ok(None) };
            write.commit().await?;
            Ok(Some(id))
        })
        .await
    }

    /// Makes the first account and makes it the owner of everything, or nothing when there is one already: of two that
    /// try at once one succeeds.
    pub async fn add_first_account(
        &self,
        new: NewAccount<'_>,
        now: Moment,
    ) -> Result<Option<AccountId>, Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            // The counter's row is locked by this: whoever comes second sees the account.
            let id = write.next("account").await?;
            let (others,): (i64,) =
                sqlx::query_as("SELECT COUNT(*) FROM accounts").fetch_one(&mut *write).await?;
            if others > 0 {
                return Ok(None);
            }
            insert_as(&mut write, id, new, now).await?;
            sqlx::query("INSERT INTO grants (account, stream, role, person) VALUES ($1, 0, 'owner', NULL)")
                .bind(id)
                .execute(&mut *write)
                .await?;
            write.commit().await?;
            Ok(Some(AccountId(id)))
        })
        .await
    }

    /// All accounts, also those that are closed.
    pub async fn accounts(&self) -> Result<Vec<Account>, Error> {
        let sql = "SELECT id, login, name, password, created, closed FROM accounts ORDER BY id";
        let rows: Vec<Row> = sqlx::query_as(sql).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(account).collect())
    }

    /// An account.
    pub async fn account(&self, id: AccountId) -> Result<Option<Account>, Error> {
        let sql = "SELECT id, login, name, password, created, closed FROM accounts WHERE id = $1";
        let row: Option<Row> = sqlx::query_as(sql).bind(id.0).fetch_optional(&self.pool).await?;
        Ok(row.map(account))
    }

    /// The account of a login, also one that is closed.
    pub async fn account_of(&self, login: &str) -> Result<Option<Account>, Error> {
        let sql = "SELECT id, login, name, password, created, closed FROM accounts WHERE login = $1";
        let row: Option<Row> = sqlx::query_as(sql).bind(login).fetch_optional(&self.pool).await?;
        Ok(row.map(account))
    }

    /// Gives an account another name.
    pub async fn rename_account(&self, id: AccountId, name: &str) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("UPDATE accounts SET name = $2 WHERE id = $1")
                .bind(id.0)
                .bind(name)
                .execute(&mut *write)
                .await?;
            write.commit().await
        })
        .await
    }

    /// Gives an account another password. Whoever is in with the old one is out.
    pub async fn set_password(&self, id: AccountId, password: &str) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("UPDATE accounts SET password = $2 WHERE id = $1")
                .bind(id.0)
                .bind(password)
                .execute(&mut *write)
                .await?;
            out(&mut write, id).await?;
            write.commit().await
        })
        .await
    }

    /// Closes an account: its sessions end, its tokens are void.
    pub async fn close_account(&self, id: AccountId, now: Moment) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("UPDATE accounts SET closed = $2 WHERE id = $1 AND closed IS NULL")
                .bind(id.0)
                .bind(now.0)
                .execute(&mut *write)
                .await?;
            sqlx::query("UPDATE tokens SET revoked = $2 WHERE account = $1 AND revoked IS NULL")
                .bind(id.0)
                .bind(now.0)
                .execute(&mut *write)
                .await?;
            out(&mut write, id).await?;
            write.commit().await
        })
        .await
    }

    /// Opens a closed account again.
    pub async fn reopen_account(&self, id: AccountId) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("UPDATE accounts SET closed = NULL WHERE id = $1")
                .bind(id.0)
                .execute(&mut *write)
                .await?;
            write.commit().await
        })
        .await
    }
}

/// Writes an account, if its login is free.
async fn insert(write: &mut Write<'_>, new: NewAccount<'_>, now: Moment) -> Result<Option<AccountId>, Error> {
    let id = write.next("account").await?;
    Ok(insert_as(write, id, new, now).await?.then_some(AccountId(id)))
}

async fn insert_as(write: &mut Write<'_>, id: i64, new: NewAccount<'_>, now: Moment) -> Result<bool, Error> {
    let sql = "INSERT INTO accounts (id, login, name, password, created) VALUES ($1, $2, $3, $4, $5) \
               ON CONFLICT (login) DO NOTHING";
    let done = sqlx::query(sql)
        .bind(id)
        .bind(new.login)
        .bind(new.name)
        .bind(new.password)
        .bind(now.0)
        .execute(&mut **write)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// Ends the sessions of an account.
async fn out(write: &mut Write<'_>, id: AccountId) -> Result<(), Error> {
    sqlx::query("DELETE FROM sessions WHERE account = $1").bind(id.0).execute(&mut **write).await?;
    Ok(())
}
