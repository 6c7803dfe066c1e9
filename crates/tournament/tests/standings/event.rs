//! Standings of an event.
