//! Commands: what somebody asks the event to do.
use crate::id::CommandId;
use crate::time::Moment;
use crate::who::Actor;
use crate::{club, merge, penalty, people, protocol, round, seats, setup, standings, substitute, undo};

/// A command with who gives it, when, and its id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// Made by the sender; the same id a second time changes nothing.
    pub id: CommandId,
    /// Who.
    pub by: Actor,
    /// When.
    pub at: Moment,
    /// What.
    pub command: Command,
}

/// What is asked, by chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The event itself.
    Setup(setup::Command),
    /// People.
    People(people::Command),
    /// Lots and seating.
    Seats(seats::Command),
    /// Substitutes and replacements.
    Substitute(substitute::Command),
    /// Signals, clock, lateness, confirmation of rounds.
    Round(round::Command),
    /// Results of tables.
    Protocol(protocol::Command),
    /// Penalties and awards.
    Penalty(penalty::Command),
    /// Lots between equal players, prizes, what is shown.
    Standings(standings::Command),
    /// Ladder and club.
    Club(club::Command),
    /// Taking a command back.
    Undo(undo::Command),
    /// What two copies of an event contradict each other in.
    Merge(merge::Command),
}
