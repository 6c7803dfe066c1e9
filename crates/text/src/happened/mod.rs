//! What has happened in an event, in words: a sentence for each thing that somebody at the desk wants to hear.
//!
//! Names and numbers are those of the event as it is afterwards. The reader of a log and the one who gave the command
//! read the same sentences.
mod judge;
mod names;
mod people;
mod protocol;
mod round;
mod seats;
mod setup;

pub use judge::left_out;
pub use names::{player, round, someone, table};
pub use people::{duplicate, known};
pub use protocol::{result, version};
pub use round::{irregular, late_fines};
pub use seats::seating;

use crate::{Lang, citation, say};
use rules::clause::Basis;
use std::fmt;
use tournament::{Actor, Entry, Event, Moment, Role, Tournament};

/// The clock of the venue: a moment as it is said.
pub type Clock<'c> = &'c dyn Fn(Moment) -> String;

/// Whether people who have no number at the tables are told by the number that the program gives them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnNumbers {
    /// They are: whoever types commands types it.
    Said,
    /// They are not: where names are picked it is nobody's concern.
    Unsaid,
}

/// Whom it is said to, of what, and by which clock.
#[derive(Clone, Copy)]
pub struct Teller<'t> {
    /// The language.
    pub lang: Lang,
    /// The event, afterwards.
    pub event: &'t Tournament,
    /// The clock.
    pub clock: Clock<'t>,
    /// The numbers of those who do not play.
    pub own_numbers: OwnNumbers,
}

/// What commands did, a sentence or a line of a list each.
pub fn entries(teller: Teller<'_>, entries: &[Entry]) -> Vec<String> {
    let all: Vec<&Event> = entries.iter().flat_map(|entry| &entry.events).collect();
    let events: Vec<&Event> = all.iter().copied().filter(|event| !people::is_silent(event, &all)).collect();
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(event) = events.get(at) {
        let taken = people::together(teller, &events[at..], &mut out);
        if taken == 0 {
            teller.event(event, &mut out);
        }
        at += taken.max(1);
    }
    out
}

/// Who gave a command: by name where it is known, with the role.
pub fn by(teller: Teller<'_>, actor: Actor) -> String {
    let role = match actor.role {
        Role::Public | Role::Player => "player",
        Role::Scribe => "scribe",
        Role::Judge => "judge",
        Role::ChiefJudge => "chief-judge",
        Role::Organiser => "organiser",
        Role::Owner => "owner",
    };
    let role = say!(teller.lang, "happened-by", role = role);
    match actor.person {
        Some(person) => format!("{}, {role}", teller.someone(person)),
        None => role,
    }
}

impl fmt::Debug for Teller<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Teller").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Teller<'_> {
    fn event(self, event: &Event, out: &mut Vec<String>) {
        match event {
            Event::Setup(e) => setup::tell(self, e, out),
            Event::People(e) => people::tell(self, e, out),
            Event::Seats(e) => seats::tell(self, e, out),
            Event::Round(e) => round::tell(self, e, out),
            Event::Protocol(e) => protocol::tell(self, e, out),
            Event::Substitute(e) => judge::substitute(self, e, out),
            Event::Penalty(e) => judge::penalty(self, e, out),
            Event::Standings(e) => judge::standings(self, e, out),
            Event::Club(e) => judge::club(self, e, out),
            Event::Undo(e) => out.push(say!(
                self.lang,
                "happened-undone",
                n = self.event.line_of(e.command).map_or(0, |line| line + 1),
                reason = e.reason.as_str()
            )),
            Event::Merge(e) => judge::merge(self, e, out),
        }
    }

    /// A citation, where there is one, as a sentence shows it.
    fn because(self, basis: Option<Basis>) -> String {
        basis.map_or_else(String::new, |basis| format!(" ({})", citation(self.lang, basis)))
    }
}
