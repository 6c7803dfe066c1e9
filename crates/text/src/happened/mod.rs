//! What has happened in an event, in words: a sentence for each thing that somebody at the desk wants to hear.
use crate::{Lang, say};
use tournament::{Entry, Event, Moment, Tournament};

/// The clock of the venue: a moment as it is said.
pub type Clock<'c> = &'c dyn Fn(Moment) -> String;

/// What a command did. Names are those of the event as it is after it.
pub fn entry(lang: Lang, event: &Tournament, entry: &Entry, clock: Clock<'_>) -> Vec<String> {
    let _ = (event, clock);
    entry
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Setup(_) => Some(say!(lang, "happened-opened")),
            _ => None,
        })
        .collect()
}
