//! Devices: what a QR code or a PIN lets in, for one event, one table, one role, until it is taken back.
//!
//! The code of a table is read by four phones: each has a session of its own, and all end with the device.
use super::{Hash, ids};
use crate::error::Error;
use crate::ids::StreamId;
use crate::open::Store;
use tournament::{Moment, PersonId, Role, TableNo};

ids! {
    /// A device, from 1.
    DeviceId,
}

/// A device to make.
#[derive(Clone, Copy, Debug)]
pub struct NewDevice<'a> {
    /// For which event.
    pub stream: StreamId,
    /// At which table, if it is bound to one.
    pub table: Option<TableNo>,
    /// As which person of the event.
    pub person: Option<PersonId>,
    /// As what.
    pub role: Role,
    /// What the organiser calls it.
    pub name: &'a str,
    /// The hash of the code's secret.
    pub code: Hash,
    /// What the PIN's hash function wrote: a short secret needs a slow one.
    pub pin: Option<&'a str>,
    /// Until when.
    pub expires: Moment,
}

/// A device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// Its number.
    pub id: DeviceId,
    /// For which event.
    pub stream: StreamId,
    /// At which table, if it is bound to one.
    pub table: Option<TableNo>,
    /// As which person of the event.
    pub person: Option<PersonId>,
    /// As what.
    pub role: Role,
    /// What the organiser calls it.
    pub name: String,
    /// What the PIN's hash function wrote.
    pub pin: Option<String>,
    /// Since when.
    pub created: Moment,
    /// Until when.
    pub expires: Moment,
    /// When it was taken back.
    pub revoked: Option<Moment>,
}

impl Device {
    /// Whether it lets in now.
    pub fn holds(&self, now: Moment) -> bool {
        self.revoked.is_none() && now < self.expires
    }
}

type Row = (i64, i64, Option<i64>, Option<i64>, String, String, Option<String>, i64, i64, Option<i64>);

fn device(row: Row) -> Option<Device> {
    let (id, stream, place, person, role, name, pin, created, expires, revoked) = row;
    Some(Device {
        id: DeviceId(id),
        stream: StreamId(stream),
        table: place.map(|table| TableNo(table as u16)),
        person: person.map(|person| PersonId(person as u32)),
        role: Role::of_id(&role)?,
        name,
        pin,
        created: Moment(created),
        expires: Moment(expires),
        revoked: revoked.map(Moment),
    })
}

impl Store {
    /// Makes a device.
    pub async fn add_device(&self, new: NewDevice<'_>, now: Moment) -> Result<DeviceId, Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            let id = write.next("device").await?;
            let sql = "INSERT INTO devices (id, stream, place, person, role, name, code, pin, created, expires) \
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
            sqlx::query(sql)
                .bind(id)
                .bind(new.stream.0)
                .bind(new.table.map(|table| i64::from(table.0)))
                .bind(new.person.map(|person| i64::from(person.0)))
                .bind(new.role.id())
                .bind(new.name)
                .bind(new.code.0.as_slice())
                .bind(new.pin)
                .bind(now.0)
                .bind(new.expires.0)
                .execute(&mut *write)
                .await?;
            write.commit().await?;
            Ok(DeviceId(id))
        })
        .await
    }

    /// A device, whether it holds or not.
    pub async fn device(&self, id: DeviceId) -> Result<Option<Device>, Error> {
        let sql = "SELECT id, stream, place, person, role, name, pin, created, expires, revoked \
                   FROM devices WHERE id = $1";
        let row: Option<Row> = sqlx::query_as(sql).bind(id.0).fetch_optional(&self.pool).await?;
        Ok(row.and_then(device))
    }

    /// The device of a code, whether it holds or not.
    pub async fn device_of(&self, code: Hash) -> Result<Option<Device>, Error> {
        let sql = "SELECT id, stream, place, person, role, name, pin, created, expires, revoked \
                   FROM devices WHERE code = $1";
        let row: Option<Row> = sqlx::query_as(sql).bind(code.0.as_slice()).fetch_optional(&self.pool).await?;
        Ok(row.and_then(device))
    }

    /// The devices of an event, whether they hold or not. A PIN is looked for among those that do.
    pub async fn devices(&self, stream: StreamId) -> Result<Vec<Device>, Error> {
        let sql = "SELECT id, stream, place, person, role, name, pin, created, expires, revoked \
                   FROM devices WHERE stream = $1 ORDER BY id";
        let rows: Vec<Row> = sqlx::query_as(sql).bind(stream.0).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().filter_map(device).collect())
    }

    /// Takes a device back: its sessions end at once.
    pub async fn revoke_device(&self, id: DeviceId, now: Moment) -> Result<(), Error> {
        self.again(|| async {
            let mut write = self.begin().await?;
            sqlx::query("UPDATE devices SET revoked = $2 WHERE id = $1 AND revoked IS NULL")
                .bind(id.0)
                .bind(now.0)
                .execute(&mut *write)
                .await?;
            sqlx::query("DELETE FROM sessions WHERE device = $1").bind(id.0).execute(&mut *write).await?;
            write.commit().await
        })
        .await
    }
}
