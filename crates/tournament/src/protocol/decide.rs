//! What the law says to a command about protocols.
use super::check::{check, lacks_own, unfinished};
use super::reason::Reason;
use super::seats::{needed, plays_for};
use super::sheet::Sheet;
use super::{Command, Entered, Event, Objection, Progress, Protocol};
use crate::command::Order;
use crate::event::Event as Any;
use crate::id::{TableId, Version};
use crate::refusal::{Reason as Why, Refused};
use crate::seats::{RoundKind, Seats, Visibility};
use crate::tournament::Tournament;
use crate::who::Role;
use rules::hall::HallTopic;
use rules::seat::Seat;

pub(crate) fn decide(tournament: &Tournament, order: &Order, command: &Command) -> Result<Vec<Any>, Refused> {
    let at = match command {
        Command::Enter { at, .. }
        | Command::Confirm { at, .. }
        | Command::Object { at, .. }
        | Command::Settle { at, .. } => *at,
    };
    let seats = tournament.seats.seats(at).ok_or(Reason::Unknown)?;
    let desk = Desk { tournament, order, at, seats, protocol: tournament.protocol.get(at) };
    match command {
        Command::Enter { sheet, seen, reason, .. } => desk.enter(sheet, *seen, reason),
        Command::Confirm { version, seat, .. } => desk.confirm(*version, *seat),
        Command::Object { seat, text, .. } => desk.object(*seat, text),
        Command::Settle { version, reason, .. } => desk.settle(*version, reason),
    }
}

struct Desk<'a> {
    tournament: &'a Tournament,
    order: &'a Order,
    at: TableId,
    seats: &'a Seats,
    protocol: Option<&'a Protocol>,
}

/// One event of this chapter.
fn one(event: Event) -> Vec<Any> {
    vec![Any::Protocol(event)]
}

/// What stands against any change of this table.
fn closed(tournament: &Tournament, at: TableId) -> Vec<Why> {
    let mut reasons: Vec<Why> = Vec::new();
    let course = tournament.round.course(at.round);
    if course.is_some_and(|c| c.is_void(at.table)) {
        reasons.push(Reason::Void(tournament.setup.law.hall.cite(HallTopic::VoidGame)).into());
    }
    if tournament.round.is_confirmed(at.round) {
        reasons.push(Reason::RoundConfirmed.into());
    }
    reasons
}

/// Why nothing can have been played here yet: the seating is not announced, or no signal has come.
fn not_begun(tournament: &Tournament, at: TableId) -> Option<Reason> {
    let seated = tournament.seats.round(at.round)?;
    if seated.visibility == Visibility::Planned {
        return Some(Reason::NotPublished(at.round));
    }
    let course = tournament.round.course(at.round);
    // A game of a club begins with its four players.
    let begun = seated.kind == RoundKind::Game || course.is_some_and(|c| c.has_begun_at(at.table));
    (!begun).then(|| Reason::NotStarted(tournament.setup.law.hall.cite(HallTopic::StartSignal)))
}

/// What stands against a table, and against a result of it if there is one.
pub(crate) fn against(tournament: &Tournament, at: TableId, sheet: Option<&Sheet>) -> Vec<Why> {
    let mut reasons = closed(tournament, at);
    if let Some(sheet) = sheet {
        reasons.extend(not_begun(tournament, at).map(Why::from));
        let flaws = check(tournament, at, sheet);
        reasons.extend(flaws.into_iter().map(|flaw| Why::from(Reason::from(flaw))));
    }
    reasons
}

impl Desk<'_> {
    fn is_judge(&self) -> bool {
        self.order.by.role >= Role::Judge
    }

    fn enter(&self, sheet: &Sheet, seen: Option<Version>, reason: &str) -> Result<Vec<Any>, Refused> {
        let at = self.at;
        // What is in force already is entered once, however often it is sent.
        if let Some(protocol) = self.protocol
            && protocol.entered().is_some_and(|e| e.sheet == *sheet)
            && protocol.progress != Progress::Conflict
        {
            return Ok(Vec::new());
        }
        let mut reasons = against(self.tournament, at, Some(sheet));
        let entered = Box::new(Entered {
            sheet: sheet.clone(),
            by: self.order.by,
            at: self.order.at,
            reason: reason.to_owned(),
        });
        let Some(protocol) = self.protocol else {
            if seen.is_some() {
                reasons.push(Reason::Unknown.into());
            }
            return done(reasons, || one(Event::Entered { at, version: Version(1), entered }));
        };
        let version = Version::of_index(protocol.versions.len());
        let events = match protocol.progress {
            // A judge corrects with a reason; his word confirms.
            Progress::Confirmed(_) | Progress::Conflict if self.is_judge() => {
                reasons.extend(reason.trim().is_empty().then_some(Why::NoReason));
                if seen != Some(protocol.current) {
                    reasons.push(Reason::OtherVersion(protocol.current).into());
                }
                let when = self.order.at;
                vec![
                    Any::Protocol(Event::Entered { at, version, entered }),
                    Any::Protocol(Event::Settled { at, version, when, reason: reason.to_owned() }),
                ]
            }
            Progress::Confirmed(_) => {
                reasons.push(Reason::Confirmed.into());
                Vec::new()
            }
            Progress::Conflict if protocol.versions.iter().any(|v| v.sheet == *sheet) => Vec::new(),
            Progress::Entered(_) if seen == Some(protocol.current) => {
                // The players of the table mend what they wrote, and a sheet grows deal by deal; whoever else replaces
                // a result says why.
                let there = protocol.entered().map(|entered| &entered.sheet);
                let there = there.filter(|there| !sheet.goes_on_from(there) && !self.is_of_table());
                if let Some(there) = there.filter(|_| reason.trim().is_empty()) {
                    reasons.push(Reason::Stands(Box::new(there.clone())).into());
                }
                one(Event::Entered { at, version, entered })
            }
            Progress::Entered(_) | Progress::Conflict => one(Event::Contradicted { at, version, entered }),
        };
        done(reasons, || events)
    }

    /// Whether the order comes from the device of the table or from somebody who plays there.
    fn is_of_table(&self) -> bool {
        let plays = |person| {
            let mut seated = self.seats.iter().flatten();
            seated.any(|entry| plays_for(self.tournament, self.at.round, *entry, person))
        };
        self.order.by.table == Some(self.at) || self.order.by.person.is_some_and(plays)
    }

    /// The protocol and a version of it.
    fn version(&self, version: Version) -> Result<(&Protocol, &Entered), Refused> {
        let protocol = self.protocol.ok_or(Reason::Unknown)?;
        let entered = protocol.versions.get(version.index()).ok_or(Reason::Unknown)?;
        Ok((protocol, entered))
    }

    /// Whether whoever gives the order may speak for a seat.
    fn speaks_for(&self, seat: Seat) -> Result<(), Reason> {
        let Some(entry) = self.seats[seat.index()] else { return Err(Reason::EmptySeat(seat)) };
        match self.order.by.person {
            Some(person) if plays_for(self.tournament, self.at.round, entry, person) => Ok(()),
            // The device of the table speaks for whoever touches it, a scribe for whoever tells him.
            None if self.order.by.role == Role::Scribe || self.order.by.table == Some(self.at) => Ok(()),
            _ => Err(Reason::OtherSeat),
        }
    }

    fn confirm(&self, version: Version, seat: Option<Seat>) -> Result<Vec<Any>, Refused> {
        let (protocol, entered) = self.version(version)?;
        let at = self.at;
        let mut reasons = against(self.tournament, self.at, None);
        let mut refuse = |reason: Reason| reasons.push(reason.into());
        let seats = match protocol.progress {
            Progress::Conflict => {
                refuse(Reason::Conflict);
                return Err(Refused { reasons });
            }
            _ if version != protocol.current => {
                refuse(Reason::OtherVersion(protocol.current));
                return Err(Refused { reasons });
            }
            Progress::Confirmed(_) => return Ok(Vec::new()),
            Progress::Entered(seats) => seats,
        };
        if let Some(flaw) = unfinished(self.tournament, at, &entered.sheet) {
            refuse(flaw.into());
        }
        if let Some(flaw) = lacks_own(self.tournament, at) {
            refuse(flaw.into());
        }
        let confirmed = Any::Protocol(Event::Confirmed { at, version, when: self.order.at });
        if self.is_judge() && seat.is_none() {
            if !protocol.objections.is_empty() {
                refuse(Reason::Objections);
            }
            return done(reasons, || vec![confirmed]);
        }
        let needed = needed(self.tournament, at, entered);
        let Some(seat) = seat else {
            refuse(Reason::OtherSeat);
            return Err(Refused { reasons });
        };
        if !self.is_judge()
            && let Err(reason) = self.speaks_for(seat)
        {
            refuse(reason);
        } else if !needed.contains(seat) {
            refuse(Reason::OwnEntry(seat));
        }
        if seats.contains(seat) && reasons.is_empty() {
            return Ok(Vec::new());
        }
        done(reasons, || {
            let mut events = one(Event::SeatConfirmed { at, version, seat });
            // With an objection the judge has the last word.
            if needed.difference(seats.with(seat)).is_empty() && protocol.objections.is_empty() {
                events.push(confirmed);
            }
            events
        })
    }

    fn object(&self, seat: Seat, text: &str) -> Result<Vec<Any>, Refused> {
        if self.protocol.is_none() {
            return Err(Reason::Unknown.into());
        }
        let mut reasons = against(self.tournament, self.at, None);
        if !self.is_judge()
            && let Err(reason) = self.speaks_for(seat)
        {
            reasons.push(reason.into());
        }
        reasons.extend(text.trim().is_empty().then_some(Why::NoReason));
        let objection = Objection { seat, at: self.order.at, text: text.to_owned() };
        done(reasons, || one(Event::Objected { at: self.at, objection }))
    }

    fn settle(&self, version: Version, reason: &str) -> Result<Vec<Any>, Refused> {
        self.version(version)?;
        let mut reasons = against(self.tournament, self.at, None);
        reasons.extend(reason.trim().is_empty().then_some(Why::NoReason));
        let (at, when) = (self.at, self.order.at);
        done(reasons, || one(Event::Settled { at, version, when, reason: reason.to_owned() }))
    }
}

/// The events, unless something stands against them.
fn done(reasons: Vec<Why>, events: impl FnOnce() -> Vec<Any>) -> Result<Vec<Any>, Refused> {
    if reasons.is_empty() { Ok(events()) } else { Err(Refused { reasons }) }
}
