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

impl Desk<'_> {
    /// The events of a line in the joined event; nothing if it has to wait for the judge; none at all if all of it is
    /// there already.
    pub(super) fn again(&self, numbers: &mut Renumber, entry: &Entry) -> Option<Vec<Event>> {
        let mut events = Vec::new();
        for event in &entry.events {
            let mut event = event.clone();
            numbers.named(&mut event);
            events.extend(self.event(numbers, event)?);
        }
        Some(events)
    }

    /// What becomes of an event: itself, something else, or nothing where it is so already. `None` if it waits.
    fn event(&self, numbers: &mut Renumber, mut event: Event) -> Option<Option<Event>> {
        match &event {
            Event::Protocol(Paper::Entered { at, .. } | Paper::Contradicted { at, .. })
                if !self.same_players(numbers, *at) =>
            {
                return None;
            }
            Event::Protocol(Paper::Entered { at, entered, version }) => {
                let there = self.joined.protocol.get(*at);
                let Some((protocol, now)) = there.and_then(|p| p.entered().map(|e| (p, e))) else {
                    return Some(Some(event));
                };
                if now.sheet == entered.sheet {
                    return Some(None);
                }
                if protocol.versions.len() <= version.index() && self.beside == Beside::Agrees {
                    return Some(Some(event));
                }
                let version = Version::of_index(protocol.versions.len());
                let contradicted = Paper::Contradicted { at: *at, version, entered: entered.clone() };
                return Some(Some(Event::Protocol(contradicted)));
            }
            Event::Protocol(Paper::Confirmed { at, .. }) if self.is_confirmed(*at) => return Some(None),
            Event::Seats(Seating::Published { round }) if self.is_published(*round) => return Some(None),
            Event::Penalty(Penal::Given { penalty, .. }) if self.is_given(penalty) => return None,
            Event::Undo(undo) if self.joined.line_of(undo.command).is_none() => return Some(None),
            Event::Merge(Joined::Settled { line, ruling }) => {
                let waits = self.source.merge.left_out.get(*line as usize)?;
                let mut there = self.joined.merge.left_out.iter();
                let line = there.position(|there| there.entry.command == waits.entry.command)?;
                let settled = Joined::Settled { line: line as u32, ruling: ruling.clone() };
                return Some(Some(Event::Merge(settled)));
            }
            _ => {}
        }
        let own = numbers.fresh(self.joined, &mut event);
        (own || self.beside == Beside::Agrees).then_some(Some(event))
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
