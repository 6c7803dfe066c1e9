//! A line of one copy looked at again beside what the other copy has changed meanwhile.
use super::Event as Joined;
use super::renumber::Renumber;
use crate::event::{Entry, Event};
use crate::id::{RoundNo, TableId, Version};
use crate::penalty::{Event as Penal, Penalty};
use crate::protocol::{Event as Paper, Progress};
use crate::seats::{Event as Seating, Seats, Visibility};
use crate::tournament::Tournament;

/// A line of one copy beside what the other has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Beside {
    /// It is about other things.
    Agrees,
    /// It is about something that the other has changed.
    Contradicts,
}

/// Where a line is looked at again.
pub(super) struct Desk<'a> {
    /// The joined event so far.
    pub(super) joined: &'a Tournament,
    /// The event as the line's own copy had it before the line.
    pub(super) source: &'a Tournament,
    /// The lines that were taken from the other copy.
    pub(super) others: &'a [Entry],
    /// How the line stands to them.
    pub(super) beside: Beside,
}

/// What becomes of an event of one copy in the joined event.
enum Fate {
    /// It goes in, as itself or as something else.
    Goes(Box<Event>),
    /// It is so already.
    There,
    /// It waits for the judge.
    Waits,
}

impl Fate {
    fn goes(event: Event) -> Self {
        Self::Goes(Box::new(event))
    }
}

impl Desk<'_> {
    /// The events of a line in the joined event; nothing if it has to wait for the judge; none at all if all of it is
    /// there already.
    pub(super) fn again(&self, numbers: &mut Renumber, entry: &Entry) -> Option<Vec<Event>> {
        let mut events = Vec::new();
        for event in &entry.events {
            let mut event = event.clone();
            numbers.named(&mut event);
            match self.event(numbers, event) {
                Fate::Goes(event) => events.push(*event),
                Fate::There => {}
                Fate::Waits => return None,
            }
        }
        Some(events)
    }

    /// What becomes of an event.
    fn event(&self, numbers: &mut Renumber, mut event: Event) -> Fate {
        match &event {
            Event::Protocol(Paper::Entered { at, .. } | Paper::Contradicted { at, .. })
                if !self.same_players(numbers, *at) =>
            {
                return Fate::Waits;
            }
            Event::Protocol(Paper::Entered { at, entered, version }) => {
                let there = self.joined.protocol.get(*at);
                let Some((protocol, now)) = there.and_then(|p| p.entered().map(|e| (p, e))) else {
                    return Fate::goes(event);
                };
                if now.sheet == entered.sheet {
                    return Fate::There;
                }
                if protocol.versions.len() <= version.index() && self.beside == Beside::Agrees {
                    return Fate::goes(event);
                }
                let version = Version::of_index(protocol.versions.len());
                let contradicted = Paper::Contradicted { at: *at, version, entered: entered.clone() };
                return Fate::goes(Event::Protocol(contradicted));
            }
            Event::Protocol(Paper::Confirmed { at, .. }) if self.is_confirmed(*at) => return Fate::There,
            Event::Seats(Seating::Published { round }) if self.is_published(*round) => return Fate::There,
            Event::Penalty(Penal::Given { penalty, .. }) if self.is_given(penalty) => return Fate::Waits,
            Event::Undo(undo) if self.joined.line_of(undo.command).is_none() => return Fate::There,
            Event::Merge(Joined::Settled { line, ruling }) => {
                let waits = self.source.merge.left_out.get(*line as usize);
                let mut there = self.joined.merge.left_out.iter();
                let line = waits.and_then(|waits| there.position(|t| t.entry.command == waits.entry.command));
                return line.map_or(Fate::Waits, |line| {
                    let settled = Joined::Settled { line: line as u32, ruling: ruling.clone() };
                    Fate::goes(Event::Merge(settled))
                });
            }
            _ => {}
        }
        let own = numbers.fresh(self.joined, &mut event);
        if own || self.beside == Beside::Agrees { Fate::goes(event) } else { Fate::Waits }
    }

    /// Whether the same slots sit at the same seats of a table as where the line was written.
    fn same_players(&self, numbers: &Renumber, at: TableId) -> bool {
        let mut there: Option<Seats> = self.source.seats.seats(at).copied();
        there.iter_mut().flatten().flatten().for_each(|entry| numbers.slot(entry));
        there.as_ref() == self.joined.seats.seats(at)
    }

    /// Whether the seating that the copy announced is announced already.
    fn is_published(&self, round: RoundNo) -> bool {
        let tables = |event: &Tournament| event.seats.round(round).map(|seated| seated.tables.clone());
        let there = self.joined.seats.round(round).map(|seated| seated.visibility);
        there == Some(Visibility::Published) && tables(self.joined) == tables(self.source)
    }

    /// Whether the result that the copy confirmed is confirmed already.
    fn is_confirmed(&self, at: TableId) -> bool {
        let sheet =
            |event: &Tournament| event.protocol.get(at).and_then(|p| p.entered().map(|e| e.sheet.clone()));
        let progress = self.joined.protocol.get(at).map(|protocol| protocol.progress);
        matches!(progress, Some(Progress::Confirmed(_))) && sheet(self.joined) == sheet(self.source)
    }

    /// Whether the other copy has given somebody the same penalty: it may be one slip that two have written down.
    fn is_given(&self, penalty: &Penalty) -> bool {
        let events = self.others.iter().flat_map(|line| &line.events);
        events.into_iter().any(|event| match event {
            Event::Penalty(Penal::Given { penalty: other, .. }) => {
                let other_deal = matches!((penalty.deal, other.deal), (Some(one), Some(two)) if one != two);
                penalty.entry == other.entry
                    && penalty.round == other.round
                    && penalty.offence == other.offence
                    && !other_deal
            }
            _ => false,
        })
    }
}
