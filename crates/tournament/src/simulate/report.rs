//! The protocol of a table of a simulated event: entered by somebody of the table, a scribe or a judge, confirmed seat
//! by seat or by the judge, contradicted, objected to, corrected.
use super::desk::{Desk, Done, JUDGE, SCRIBE};
use crate::command::Command;
use crate::id::{PersonId, TableId, Version};
use crate::protocol::{Command as Protocol, Progress, Sheet, needed};
use crate::who::{Actor, Role};
use rules::seat::{Seat, SeatSet};

fn enter(at: TableId, sheet: Sheet, seen: Option<Version>, reason: &str) -> Command {
    Command::Protocol(Protocol::Enter { at, sheet: Box::new(sheet), seen, reason: reason.into() })
}

fn confirm(at: TableId, version: Version, seat: Option<Seat>) -> Command {
    Command::Protocol(Protocol::Confirm { at, version, seat })
}

fn settle(at: TableId, version: Version) -> Command {
    Command::Protocol(Protocol::Settle { at, version, reason: "as they remember it".into() })
}

impl Desk<'_> {
    /// The whole way of a protocol up to its confirmation.
    pub(super) fn report(&mut self, at: TableId) -> Done {
        let sheet = self.sheet(at);
        self.is_refused(SCRIBE, confirm(at, Version(1), Some(Seat::ALL[0])))?;
        let by = self.writer(at);
        self.give(by, enter(at, sheet.clone(), None, ""))?;
        let current = Version(1);
        if self.chance(6) {
            let by = self.writer(at);
            return self.contradicted(at, by, &sheet);
        }
        if self.chance(6) {
            let again = self.sheet(at);
            let by = self.writer(at);
            self.give(by, enter(at, again, Some(current), "misheard"))?;
        }
        let current = self.current(at);
        self.is_refused(JUDGE, confirm(at, Version(current.0 + 1), None))?;
        if self.chance(6) {
            return self.objected(at, current);
        }
        match self.below(3) {
            0 => self.give(JUDGE, confirm(at, current, None)),
            _ => self.by_seats(at, current),
        }
    }

    fn current(&self, at: TableId) -> Version {
        self.event.protocol.get(at).map_or(Version(1), |p| p.current)
    }

    /// The people at the table, by seat.
    fn seated(&self, at: TableId) -> Vec<(Seat, PersonId)> {
        let seats = self.event.seats.seats(at).copied().unwrap_or([None; 4]);
        let all = Seat::ALL.into_iter().filter_map(|s| Some((s, self.at_seat(at.round, seats[s.index()]?)?)));
        all.collect()
    }

    /// Somebody who may write for a table.
    fn writer(&mut self, at: TableId) -> Actor {
        let people = self.seated(at);
        match (self.below(5), self.pick(&people)) {
            (0..2, Some((_, person))) => Self::person(person),
            (2, _) => Self::device(at),
            (3, _) => JUDGE,
            _ => SCRIBE,
        }
    }

    /// Another result comes from somebody who has not seen the first; the judge chooses.
    fn contradicted(&mut self, at: TableId, by: Actor, first: &Sheet) -> Done {
        let other = self.sheet(at);
        if other == *first {
            return self.give(JUDGE, confirm(at, Version(1), None));
        }
        self.give(by, enter(at, other, None, ""))?;
        self.is_refused(JUDGE, confirm(at, Version(1), None))?;
        self.is_alive()?;
        let version = Version(1 + self.below(2) as u16);
        self.give(JUDGE, settle(at, version))
    }

    /// Somebody of the table objects; the judge looks at it.
    fn objected(&mut self, at: TableId, version: Version) -> Done {
        let people = self.seated(at);
        let Some((seat, person)) = self.pick(&people) else {
            return self.give(JUDGE, confirm(at, version, None));
        };
        let object = |seat| Command::Protocol(Protocol::Object { at, seat, text: "my riichi".into() });
        self.is_refused(Self::person(person), object(seat.next()))?;
        self.give(Self::person(person), object(seat))?;
        self.is_refused(JUDGE, confirm(at, version, None))?;
        self.give(JUDGE, settle(at, version))
    }

    /// Everybody at the table confirms: each on his own, on the device of the table, or to the scribe.
    fn by_seats(&mut self, at: TableId, version: Version) -> Done {
        let Some(entered) = self.event.protocol.get(at).and_then(|p| p.entered()) else { return Ok(()) };
        let needed = needed(&self.event, at, entered);
        let own = SeatSet::ALL.difference(needed);
        let people = self.seated(at);
        let wrote = entered.by.person;
        if let Some(seat) = own.iter().find(|s| people.iter().any(|(o, p)| o == s && Some(*p) == wrote)) {
            self.is_refused(Self::device(at), confirm(at, version, Some(seat)))?;
        }
        for seat in needed.iter() {
            let person = people.iter().find(|(s, _)| *s == seat).map(|(_, p)| *p);
            let actor = match (self.below(4), person) {
                (0..2, Some(person)) => Self::person(person),
                (2, _) => SCRIBE,
                _ => Self::device(at),
            };
            self.give(actor, confirm(at, version, Some(seat)))?;
        }
        let confirmed =
            self.event.protocol.get(at).is_some_and(|p| matches!(p.progress, Progress::Confirmed(_)));
        if confirmed {
            let sheet = self.sheet(at);
            return self.late_correction(at, sheet);
        }
        self.give(JUDGE, confirm(at, version, None))
    }

    /// After the confirmation players change nothing; a judge does, with a reason.
    fn late_correction(&mut self, at: TableId, sheet: Sheet) -> Done {
        let version = self.current(at);
        let is_other =
            self.event.protocol.get(at).and_then(|p| p.entered()).is_some_and(|e| e.sheet != sheet);
        if !is_other {
            return Ok(());
        }
        self.is_refused(SCRIBE, enter(at, sheet.clone(), Some(version), "misheard"))?;
        if self.chance(8) {
            self.is_refused(JUDGE, enter(at, sheet.clone(), Some(version), " "))?;
            self.give(JUDGE, enter(at, sheet, Some(version), "a digit"))?;
        }
        Ok(())
    }

    /// A judge corrects what was confirmed.
    pub(super) fn correct(&mut self, at: TableId) -> Done {
        let sheet = self.sheet(at);
        let version = self.current(at);
        let judge = if self.chance(50) { Actor::of(Role::ChiefJudge) } else { JUDGE };
        self.give(judge, enter(at, sheet, Some(version), "a digit"))
    }
}
