//! Events: what has happened. The state is a fold of them.
use crate::id::CommandId;
use crate::time::Moment;
use crate::who::Actor;
use crate::{club, merge, penalty, people, protocol, round, seats, setup, standings, substitute, undo};

/// What has happened, by chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The event itself.
    Setup(setup::Event),
    /// People.
    People(people::Event),
    /// Lots and seating.
    Seats(seats::Event),
    /// Substitutes and replacements.
    Substitute(substitute::Event),
    /// Signals, clock, lateness, confirmation of rounds.
    Round(round::Event),
    /// Results of tables.
    Protocol(protocol::Event),
    /// Penalties and awards.
    Penalty(penalty::Event),
    /// Lots between equal players, prizes, what is shown.
    Standings(standings::Event),
    /// Ladder and club.
    Club(club::Event),
    /// A command was taken back.
    Undo(undo::Event),
    /// Two copies of the event were joined.
    Merge(merge::Event),
}

/// One line of the log: what a command did. It is written whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The command's id.
    pub command: CommandId,
    /// Who gave it.
    pub by: Actor,
    /// When.
    pub at: Moment,
    /// What happened, at least one thing.
    pub events: Vec<Event>,
}
