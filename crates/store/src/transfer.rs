//! One event out and in, as the file form of [`formats::event_log`].
use crate::erase::forgotten;
use crate::error::Error;
use crate::ids::StreamId;
use crate::log::{Append, Created};
use crate::open::Store;
use formats::event_log;
use std::collections::BTreeSet;
use tournament::people::without_person;
use tournament::{Entry, PersonId, Tournament};

/// What bringing a log in came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Imported {
    /// The event was not here.
    New {
        /// It is this now.
        stream: StreamId,
        /// With so many entries.
        version: u64,
    },
    /// The event was here, and the file goes on from where it is: the rest was added.
    Grown {
        /// Which.
        stream: StreamId,
        /// How many entries it had.
        from: u64,
        /// How many it has.
        version: u64,
    },
    /// All of the file is here already.
    Known {
        /// In which event.
        stream: StreamId,
        /// How many entries it has.
        version: u64,
    },
    /// Both went on from a common beginning, each its own way. Nothing is written: two copies of an event are joined by a
    /// command of its own.
    Differs {
        /// Which event.
        stream: StreamId,
        /// The number of the first entry that is another, from 1.
        at: u64,
    },
}

impl Store {
    /// The file of an event.
    pub async fn export(&self, stream: StreamId) -> Result<String, Error> {
        let entries = self.read(stream, 0).await?;
        if entries.is_empty() {
            return Err(Error::NoStream(stream));
        }
        Ok(event_log::write(&entries))
    }

    /// Brings in the file of an event. It is the same event that is here if the same command opened it. A last line
    /// that was being written when a machine died is left out.
    pub async fn import(&self, file: &[u8]) -> Result<Imported, Error> {
        let entries = event_log::read(file).map_err(Error::Log)?.entries;
        if Tournament::replay(entries.iter().cloned()).is_none() {
            return Err(Error::NotOpening);
        }
        loop {
            let stream = match self.create(&entries).await? {
                Created::New(stream) => return Ok(Imported::New { stream, version: entries.len() as u64 }),
                Created::Before(stream) => stream,
            };
            let here = self.read(stream, 0).await?;
            if let Some(at) = first_difference(&here, &entries) {
                return Ok(Imported::Differs { stream, at: at as u64 + 1 });
            }
            let from = here.len() as u64;
            if entries.len() <= here.len() {
                return Ok(Imported::Known { stream, version: from });
            }
            match self.append(stream, from, &entries[here.len()..]).await? {
                Append::Appended { version, .. } => return Ok(Imported::Grown { stream, from, version }),
                Append::AlreadyDone { version } => return Ok(Imported::Differs { stream, at: version }),
                // Somebody goes on with it meanwhile.
                Append::Conflict { .. } => {}
            }
        }
    }
}

/// The first place where two logs tell different things, as far as both go. Who was forgotten in one of them may still
/// stand in the other.
fn first_difference(one: &[Entry], other: &[Entry]) -> Option<usize> {
    let gone: BTreeSet<PersonId> = forgotten(one).union(&forgotten(other)).copied().collect();
    let without =
        |entry: &Entry| gone.iter().fold(entry.clone(), |entry, person| without_person(&entry, *person));
    one.iter().zip(other).position(|(one, other)| one != other && without(one) != without(other))
}
