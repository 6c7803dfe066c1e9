//! Tokens: keys for programs.
use super::{AccountId, Hash, ids};
use crate::error::Error;
use crate::open::Store;
use tournament::Moment;

ids! {
    /// A token, from 1.
    TokenId,
}

/// A token to make.
#[derive(Clone, Copy, Debug)]
pub struct NewToken<'a> {
    /// Whose.
    pub account: AccountId,
    /// What for, in the words of its owner.
    pub name: &'a str,
    /// Its first letters, to tell one from another.
    pub prefix: &'a str,
    /// The hash of the whole.
    pub secret: Hash,
    /// What it may, in words that the server knows, with a space between.
    pub scopes: &'a str,
    /// Until when; `None` until it is taken back.
    pub expires: Option<Moment>,
}

/// A token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its number.
    pub id: TokenId,
    /// Whose.
    pub account: AccountId,
    /// What for.
    pub name: String,
    /// Its first letters.
    pub prefix: String,
    /// What it may.
    pub scopes: String,
    /// Since when.
    pub created: Moment,
    /// Until when.
    pub expires: Option<Moment>,
    /// When it was last used.
    pub used: Option<Moment>,
    /// When it was taken back.
    pub revoked: Option<Moment>,
}

type Row = (i64, i64, String, String, String, i64, Option<i64>, Option<i64>, Option<i64>);

fn token((id, account, name, prefix, scopes, created, expires, used, revoked): Row) -> Token {
    Token {
        id: TokenId(id),
        account: AccountId(account),
        name,
        prefix,
        scopes,
        created: Moment(created),
        expires: expires.map(Moment),
        used: used.map(Moment),
        revoked: revoked.map(Moment),
    }
}

impl Store {
    /// Makes a token.
    pub async fn add_token(&self, new: NewToken<'_>, now: Moment) -> Result<TokenId, Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            let id = write.next("token").await?;
            let sql = "INSERT INTO tokens (id, account, name, prefix, hash, scopes, created, expires) \
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
            sqlx::query(sql)
                .bind(id)
                .bind(new.account.0)
                .bind(new.name)
                .bind(new.prefix)
                .bind(new.secret.0.as_slice())
                .bind(new.scopes)
                .bind(now.0)
                .bind(new.expires.map(|at| at.0))
                .execute(&mut *write)
                .await?;
            write.commit().await?;
            Ok(TokenId(id))
        })
        .await
    }

    /// The token of a secret, if it holds now: it has not expired, was not taken back, and its account is open.
    pub async fn token(&self, secret: Hash, now: Moment) -> Result<Option<Token>, Error> {
        let sql = "SELECT t.id, t.account, t.name, t.prefix, t.scopes, t.created, t.expires, t.used, t.revoked \
                   FROM tokens t JOIN accounts a ON a.id = t.account WHERE t.hash = $1 AND t.revoked IS NULL \
                   AND (t.expires IS NULL OR t.expires > $2) AND a.closed IS NULL";
        let row: Option<Row> =
            sqlx::query_as(sql).bind(secret.0.as_slice()).bind(now.0).fetch_optional(&self.pool).await?;
        Ok(row.map(token))
    }

    /// The tokens of an account, whether they hold or not.
    pub async fn tokens(&self, account: AccountId) -> Result<Vec<Token>, Error> {
        let sql = "SELECT id, account, name, prefix, scopes, created, expires, used, revoked \
                   FROM tokens WHERE account = $1 ORDER BY id";
        let rows: Vec<Row> = sqlx::query_as(sql).bind(account.0).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(token).collect())
    }

    /// Notes that a token was used. Callers need not do so at every request.
    pub async fn touch_token(&self, id: TokenId, now: Moment) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("UPDATE tokens SET used = $2 WHERE id = $1")
                .bind(id.0)
                .bind(now.0)
                .execute(&mut *write)
                .await?;
            write.commit().await
        })
        .await
    }

    /// Takes a token back.
    pub async fn revoke_token(&self, id: TokenId, now: Moment) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("UPDATE tokens SET revoked = $2 WHERE id = $1 AND revoked IS NULL")
                .bind(id.0)
                .bind(now.0)
                .execute(&mut *write)
                .await?;
            write.commit().await
        })
        .await
    }
}
