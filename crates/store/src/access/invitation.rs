//! Invitations: a link that makes an account something, once.
use super::{AccountId, Grant, Hash, grant, ids};
use crate::error::Error;
use crate::ids::StreamId;
use crate::open::Store;
use tournament::{Moment, PersonId, Role};

ids! {
    /// An invitation, from 1.
    InvitationId,
}

/// An invitation to make.
#[derive(Clone, Copy, Debug)]
pub struct NewInvitation {
    /// The hash of the link's secret.
    pub secret: Hash,
    /// For which event; `None` is everywhere.
    pub stream: Option<StreamId>,
    /// As what.
    pub role: Role,
    /// As which person of the event.
    pub person: Option<PersonId>,
    /// Who invites.
    pub by: AccountId,
    /// Until when.
    pub expires: Moment,
}

/// An invitation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// Its number.
    pub id: InvitationId,
    /// For which event; `None` is everywhere.
    pub stream: Option<StreamId>,
    /// As what.
    pub role: Role,
    /// As which person of the event.
    pub person: Option<PersonId>,
    /// Who invites.
    pub by: AccountId,
    /// Since when.
    pub created: Moment,
    /// Until when.
    pub expires: Moment,
    /// Who came, and when.
    pub used: Option<(AccountId, Moment)>,
    /// When it was taken back.
    pub revoked: Option<Moment>,
}

impl Invitation {
    /// Whether somebody may still come by it.
    pub fn holds(&self, now: Moment) -> bool {
        self.used.is_none() && self.revoked.is_none() && now < self.expires
    }
}

/// What accepting came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accepted {
    /// The account is this now.
    Is(Grant),
    /// There is no such invitation, or it has expired, was taken back or used by somebody else.
    No,
}

type Row = (i64, i64, String, Option<i64>, i64, i64, i64, Option<i64>, Option<i64>, Option<i64>);

fn invitation(row: Row) -> Option<Invitation> {
    let (id, stream, role, person, by, created, expires, used_by, used, revoked) = row;
    Some(Invitation {
        id: InvitationId(id),
        stream: (stream > 0).then_some(StreamId(stream)),
        role: Role::of_id(&role)?,
        person: person.map(|person| PersonId(person as u32)),
        by: AccountId(by),
        created: Moment(created),
        expires: Moment(expires),
        used: used_by.map(AccountId).zip(used.map(Moment)),
        revoked: revoked.map(Moment),
    })
}

impl Store {
    /// Makes an invitation.
    pub async fn invite(&self, new: NewInvitation, now: Moment) -> Result<InvitationId, Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            let id = write.next("invitation").await?;
            let sql = "INSERT INTO invitations (id, hash, stream, role, person, made_by, created, expires) \
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
            sqlx::query(sql)
                .bind(id)
                .bind(new.secret.0.as_slice())
                .bind(new.stream.map_or(0, |stream| stream.0))
                .bind(new.role.id())
                .bind(new.person.map(|person| i64::from(person.0)))
                .bind(new.by.0)
                .bind(now.0)
                .bind(new.expires.0)
                .execute(&mut *write)
                .await?;
            write.commit().await?;
            Ok(InvitationId(id))
        })
        .await
    }

    /// The invitation of a secret, whether it holds or not.
    pub async fn invitation(&self, secret: Hash) -> Result<Option<Invitation>, Error> {
        let sql = "SELECT id, stream, role, person, made_by, created, expires, used_by, used, revoked \
                   FROM invitations WHERE hash = $1";
        let row: Option<Row> =
            sqlx::query_as(sql).bind(secret.0.as_slice()).fetch_optional(&self.pool).await?;
        Ok(row.and_then(invitation))
    }

    /// The invitations to an event (`None`: to everything), whether they hold or not.
    pub async fn invitations(&self, stream: Option<StreamId>) -> Result<Vec<Invitation>, Error> {
        let sql = "SELECT id, stream, role, person, made_by, created, expires, used_by, used, revoked \
                   FROM invitations WHERE stream = $1 ORDER BY id";
        let stream = stream.map_or(0, |stream| stream.0);
        let rows: Vec<Row> = sqlx::query_as(sql).bind(stream).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().filter_map(invitation).collect())
    }

    /// Accepts an invitation. Of two accounts that come at once one is let in; the same account may come twice.
    pub async fn accept(&self, secret: Hash, account: AccountId, now: Moment) -> Result<Accepted, Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            let sql = "UPDATE invitations SET used_by = $2, used = COALESCE(used, $3) \
                       WHERE hash = $1 AND (used_by IS NULL OR used_by = $2) AND revoked IS NULL AND expires > $3 \
                       RETURNING id, stream, role, person, made_by, created, expires, used_by, used, revoked";
            let row: Option<Row> = sqlx::query_as(sql)
                .bind(secret.0.as_slice())
                .bind(account.0)
                .bind(now.0)
                .fetch_optional(&mut *write)
                .await?;
            let Some(Invitation { stream, role, person, .. }) = row.and_then(invitation) else {
                return Ok(Accepted::No);
            };
            let given = Grant { account, stream, role, person };
            grant::insert(&mut write, given).await?;
            write.commit().await?;
            Ok(Accepted::Is(given))
        })
        .await
    }

    /// Takes an invitation back. Who came by it stays what they are.
    pub async fn revoke_invitation(&self, id: InvitationId, now: Moment) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("UPDATE invitations SET revoked = $2 WHERE id = $1 AND revoked IS NULL")
                .bind(id.0)
                .bind(now.0)
                .execute(&mut *write)
                .await?;
            write.commit().await
        })
        .await
    }
}
