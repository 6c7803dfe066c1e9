//! Forgetting a person: the rows that were written before somebody asked for it are rewritten without them.
use crate::error::Error;
use crate::ids::StreamId;
use crate::log::parse;
use crate::write::Write;
use formats::event_log::write_entry;
use std::collections::BTreeSet;
use tournament::people::{Event as People, without_person};
use tournament::{Entry, Event, PersonId};

/// Whom entries make anonymous.
pub(crate) fn forgotten(entries: &[Entry]) -> BTreeSet<PersonId> {
    let one = |event: &Event| match event {
        Event::People(People::Anonymised { person }) => Some(*person),
        _ => None,
    };
    entries.iter().flat_map(|entry| &entry.events).filter_map(one).collect()
}

/// Rewrites the rows of a stream without these people, and lets go what was worked out of it.
pub(crate) async fn erase(
    write: &mut Write<'_>,
    stream: StreamId,
    people: &BTreeSet<PersonId>,
) -> Result<(), Error> {
    if people.is_empty() {
        return Ok(());
    }
    let sql = "SELECT version, entry FROM entries WHERE stream = $1 ORDER BY version";
    let rows: Vec<(i64, String)> = sqlx::query_as(sql).bind(stream.0).fetch_all(&mut **write).await?;
    for (version, text) in rows {
        let entry = parse(stream, version, &text)?;
        let without = people.iter().fold(entry.clone(), |entry, person| without_person(&entry, *person));
        if without != entry {
            sqlx::query("UPDATE entries SET entry = $3 WHERE stream = $1 AND version = $2")
                .bind(stream.0)
                .bind(version)
                .bind(write_entry(&without))
                .execute(&mut **write)
                .await?;
        }
    }
    sqlx::query("DELETE FROM snapshots WHERE stream = $1").bind(stream.0).execute(&mut **write).await?;
    Ok(())
}
