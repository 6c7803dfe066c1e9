//! The stored form of an entry: which command, whose, when, and what it did, each event with its chapter and version.
use super::stored::{Stored, field};
use crate::error::ReadError;
use crate::json::At;
use serde_json::{Map, Value};
use tournament::{Entry, Event};

/// The version of the stored forms that this program writes. What is older goes through `upgrade` step by step.
const VERSION: u8 = 1;

macro_rules! chapters {
    ($($name:literal => $variant:ident),* $(,)?) => {
        impl Stored for Event {
            fn write(&self) -> Value {
                let (chapter, event) = match self { $( Self::$variant(event) => ($name, event.write()), )* };
                let mut object = Map::new();
                object.insert("of".to_owned(), Value::from(chapter));
                object.insert("v".to_owned(), Value::from(VERSION));
                object.insert("event".to_owned(), event);
                Value::Object(object)
            }

            fn read(at: At<'_>) -> Result<Self, ReadError> {
                const EXPECTED: &str = concat!("a chapter:", $( " ", $name, )*);
                let chapter = at.key("of");
                let version: u8 = field(&at, "v")?;
                if version != VERSION {
                    return Err(at.key("v").bad("a version of the stored form that this program knows"));
                }
                match chapter.str(EXPECTED)? {
                    $( $name => Ok(Self::$variant(field(&at, "event")?)), )*
                    _ => Err(chapter.bad(EXPECTED)),
                }
            }
        }
    };
}

chapters! {
    "setup" => Setup, "people" => People, "seats" => Seats, "substitute" => Substitute, "round" => Round,
    "protocol" => Protocol, "penalty" => Penalty, "standings" => Standings, "club" => Club, "undo" => Undo, "merge" => Merge,
}

impl Stored for Entry {
    fn write(&self) -> Value {
        let mut object = Map::new();
        object.insert("id".to_owned(), self.command.write());
        object.insert("by".to_owned(), self.by.write());
        object.insert("at".to_owned(), self.at.write());
        object.insert("events".to_owned(), self.events.write());
        Value::Object(object)
    }

    fn read(at: At<'_>) -> Result<Self, ReadError> {
        let events = at.key("events");
        if events.items("the events")?.len() == 0 {
            return Err(events.bad("at least one event"));
        }
        Ok(Self {
            command: field(&at, "id")?,
            by: field(&at, "by")?,
            at: field(&at, "at")?,
            events: field(&at, "events")?,
        })
    }
}
