//! What an account is: a role everywhere or in one event.
use super::AccountId;
use crate::error::Error;
use crate::ids::StreamId;
use crate::open::Store;
use crate::write::Write;
use tournament::{PersonId, Role};

/// What an account is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grant {
    /// Who.
    pub account: AccountId,
    /// In which event; `None` is everywhere.
    pub stream: Option<StreamId>,
    /// In which role.
    pub role: Role,
    /// Which person of the event, if it is one.
    pub person: Option<PersonId>,
}

type Row = (i64, i64, String, Option<i64>);

fn grant((account, stream, role, person): Row) -> Option<Grant> {
    // A role of a later program gives no right here.
    let role = Role::of_id(&role)?;
    let person = person.map(|person| PersonId(person as u32));
    Some(Grant {
        account: AccountId(account),
        stream: (stream > 0).then_some(StreamId(stream)),
        role,
        person,
    })
}

impl Store {
    /// Makes an account something. Twice is the same as once.
    pub async fn grant(&self, grant: Grant) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            insert(&mut write, grant).await?;
            write.commit().await
        })
        .await
    }

    /// Takes a role from an account.
    pub async fn take_grant(
        &self,
        account: AccountId,
        stream: Option<StreamId>,
        role: Role,
    ) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("DELETE FROM grants WHERE account = $1 AND stream = $2 AND role = $3")
                .bind(account.0)
                .bind(stream.map_or(0, |stream| stream.0))
                .bind(role.id())
                .execute(&mut *write)
                .await?;
            write.commit().await
        })
        .await
    }

    /// What an account is, everywhere and in each event.
    pub async fn grants(&self, account: AccountId) -> Result<Vec<Grant>, Error> {
        let sql = "SELECT account, stream, role, person FROM grants WHERE account = $1 ORDER BY stream, role";
        let rows: Vec<Row> = sqlx::query_as(sql).bind(account.0).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().filter_map(grant).collect())
    }

    /// Who is something in an event (`None`: everywhere).
    pub async fn granted(&self, stream: Option<StreamId>) -> Result<Vec<Grant>, Error> {
        let sql = "SELECT account, stream, role, person FROM grants WHERE stream = $1 ORDER BY account, role";
        let stream = stream.map_or(0, |stream| stream.0);
        let rows: Vec<Row> = sqlx::query_as(sql).bind(stream).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().filter_map(grant).collect())
    }
}

pub(super) async fn insert(write: &mut Write<'_>, grant: Grant) -> Result<(), Error> {
    let sql = "INSERT INTO grants (account, stream, role, person) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (account, stream, role) DO UPDATE SET person = excluded.person";
    sqlx::query(sql)
        .bind(grant.account.0)
        .bind(grant.stream.map_or(0, |stream| stream.0))
        .bind(grant.role.id())
        .bind(grant.person.map(|person| i64::from(person.0)))
        .execute(&mut **write)
        .await?;
    Ok(())
}
