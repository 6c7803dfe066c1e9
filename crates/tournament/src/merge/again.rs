//! A line of one copy looked at again beside what the other copy has changed meanwhile.
use super::Event as Joined;
use super::paper;
use super::renumber::{Renumber, names_left_out};
use crate::club;
use crate::command::{Command, Order};
use crate::event::{Entry, Event};
use crate::id::{EntryId, PersonId, RoundNo};
use crate::penalty::{self, Event as Penal, Force, Penalty};
use crate::people::{self, Event as People, Profile, Standing};
use crate::seats::{self, Event as Seating, Kin, Visibility};
use crate::tournament::Tournament;
use crate::undo::{Relation, about_the_same};
use std::collections::BTreeSet;

/// An event of one copy beside what the other has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Beside {
    /// It is about other things.
    Agrees,
    /// It is about something that the other has changed.
    Contradicts,
}

/// What the other copy does later by the clock, without knowing this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ahead {
    /// It seats players.
    Seats,
    /// It begins games, which stand on no list of who is here.
    Games,
    /// Nothing of that.
    Nothing,
}

/// Where a line is looked at again.
pub(super) struct Desk<'a> {
    /// The line.
    pub(super) line: &'a Entry,
    /// The joined event so far.
    pub(super) joined: &'a Tournament,
    /// The event as the line's own copy had it before the line.
    pub(super) source: &'a Tournament,
    /// The lines that were taken from the other copy.
    pub(super) others: &'a [Entry],
    /// What is to come from the other copy.
    pub(super) ahead: Ahead,
    /// Whom the other copy has forgotten without this one knowing it.
    pub(super) gone: &'a BTreeSet<PersonId>,
}

/// What becomes of an event of one copy in the joined event.
pub(super) enum Fate {
    /// It goes in, as itself or as something else.
    Goes(Box<Event>),
    /// It is so already.
    There,
    /// It waits for the judge.
    Waits,
}

impl Fate {
    pub(super) fn goes(event: Event) -> Self {
        Self::Goes(Box::new(event))
    }

    /// It goes in where it fits, and waits otherwise.
    fn fitting(event: Option<Event>) -> Self {
        event.map_or(Self::Waits, Self::goes)
    }
}

impl Desk<'_> {
    /// The events of a line in the joined event; nothing if it has to wait for the judge; none at all if all of it is
    /// there already.
    pub(super) fn again(&self, numbers: &mut Renumber, entry: &Entry) -> Option<Vec<Event>> {
        let mut events = Vec::new();
        for own in &entry.events {
            let mut event = own.clone();
            numbers.event(&mut event);
            // Who is new has the number of this copy still, which may be that of somebody else in the joined event.
            let is_new = matches!(event, Event::People(People::Registered { .. }));
            for person in self.gone.iter().filter(|_| !is_new) {
                event = people::blank(&event, *person);
            }
            // The other has done nothing that this copy does not know.
            if self.others.is_empty() && self.ahead == Ahead::Nothing {
                numbers.fresh(self.joined, &mut event);
                events.push(event);
                continue;
            }
            match self.event(numbers, event, own, &events) {
                Fate::Goes(event) => events.push(*event),
                Fate::There => {}
                Fate::Waits => return None,
            }
        }
        Some(events)
    }

    /// How an event, with its numbers in the joined event, stands to what the other copy has done.
    pub(super) fn beside(&self, event: &Event) -> Beside {
        let (log, event) = (self.joined.log(), std::slice::from_ref(event));
        let undoes = matches!(event, [Event::Undo(_)]);
        let contradicts = |there: &Entry| {
            about_the_same(log, event, &there.events, Relation::Contradicts)
                || undoes && about_the_same(log, &there.events, event, Relation::StandsOn)
        };
        if self.others.iter().any(contradicts) { Beside::Contradicts } else { Beside::Agrees }
    }

    /// What becomes of an event of a line that begins with these; `own` as the copy has it.
    fn event(&self, numbers: &mut Renumber, mut event: Event, own: &Event, line: &[Event]) -> Fate {
        // Whoever asks to be forgotten does not wait for a judge.
        if let Some(person) = people::forgotten(&event) {
            return if self.is_forgotten(person) { Fate::There } else { Fate::goes(event) };
        }
        if names_left_out(&event) || self.is_past(&event, own) {
            return Fate::Waits;
        }
        match &event {
            Event::People(People::Edited { profile, .. }) if **profile == Profile::default() => {
                return Fate::There;
            }
            Event::People(People::CheckedIn { person, .. }) if self.is_here(*person) => return Fate::There,
            // A whole round does not wait for one player: he waits for the judge, who lets him in or out of what is seated.
            // No more does it wait for what was asked of it elsewhere.
            Event::People(People::CheckedIn { .. }) | Event::Seats(Seating::Demanded(_))
                if self.ahead == Ahead::Seats =>
            {
                return Fate::Waits;
            }
            Event::People(People::Edited { person, profile })
                if self.ahead == Ahead::Seats && self.has_new_kin(*person, profile) =>
            {
                return Fate::Waits;
            }
            // Nobody knows any more whether he may play.
            Event::People(
                People::CheckedIn { person, .. }
                | People::Admitted { person, .. }
                | People::PartChanged { person, .. },
            ) if self.gone.contains(person) => return Fate::Waits,
            Event::People(People::Left { .. } | People::GaveUpPlace { .. } | People::Merged { .. })
                if self.ahead != Ahead::Nothing =>
            {
                return Fate::Waits;
            }
            Event::Seats(Seating::Drawn { .. }) if !self.same_present(numbers, RoundNo(1)) => {
                return Fate::Waits;
            }
            Event::Seats(Seating::Seated { from: round, .. } | Seating::ClosedUp { round, .. })
                if !self.same_present(numbers, *round) =>
            {
                return Fate::Waits;
            }
            Event::Club(club::Event::GameStarted { day, seats, rated, .. })
                if !self.may_start(&club::Command::StartGame { day: *day, seats: *seats, rated: *rated }) =>
            {
                return Fate::Waits;
            }
            // Places are given by number, and numbers move on.
            Event::People(People::Admitted { person, .. }) => {
                let is_own = numbers.is_own(&event) || self.is_unplaced(*person);
                let twice = line.iter().any(|there| {
                    matches!(there, Event::People(People::Admitted { person: other, .. }) if other == person)
                });
                let fits = is_own && !twice && self.has_place(line) && self.fills_tables(numbers);
                numbers.fresh(self.joined, &mut event);
                return Fate::fitting(fits.then_some(event));
            }
            Event::Protocol(paper) => {
                if let Some(fate) = paper::again(self, numbers, paper, own) {
                    return fate;
                }
            }
            Event::Seats(Seating::Published { round }) if self.is_published(*round) => return Fate::There,
            Event::Penalty(penal) => return self.penalty(numbers, penal.clone()),
            Event::Undo(undo) if self.joined.line_of(undo.command).is_none() => return Fate::There,
            // What nothing is built on, an announcement, both may have taken back.
            Event::Undo(undo)
                if self.joined.undone().contains(&undo.command) && self.beside(&event) == Beside::Agrees =>
            {
                return Fate::There;
            }
            Event::Merge(Joined::LeftOut { .. }) => return Fate::goes(event),
            Event::Merge(Joined::Settled { line, ruling }) => {
                let waits = self.source.merge.left_out.get(*line as usize);
                let mut there = self.joined.merge.left_out.iter();
                let line = waits.and_then(|waits| there.position(|t| t.entry.command == waits.entry.command));
                let Some(line) = line else { return Fate::Waits };
                let settled = Event::Merge(Joined::Settled { line: line as u32, ruling: ruling.clone() });
                // Another ruling on it contradicts this one.
                let mut ruled = self.joined.log().iter();
                return match ruled.find(|there| there.events.last() == Some(&settled)) {
                    Some(there) if there.events.len() == self.line.events.len() => Fate::There,
                    None if self.joined.merge.left_out[line].ruling.is_none() => Fate::goes(settled),
                    _ => Fate::Waits,
                };
            }
            _ => {}
        }
        numbers.fresh(self.joined, &mut event);
        let fits = numbers.is_own(&event) || self.beside(&event) == Beside::Agrees;
        Fate::fitting(fits.then_some(event))
    }

    fn penalty(&self, numbers: &mut Renumber, penal: Penal) -> Fate {
        let mut event = penal;
        let given = |number: crate::id::PenaltyNo| self.joined.penalty.all.get(number.index());
        let open =
            |penalty: &Penalty| penalty::confirmed(self.joined, penalty.round, penalty.sanction).is_none();
        let fits = match &mut event {
            Penal::Given { penalty, .. } => {
                if self.is_given(penalty) || !penalty::still_fits(self.joined, penalty) {
                    return Fate::Waits;
                }
                let seat = self.joined.seats.round(penalty.round).and_then(|r| r.find(penalty.entry));
                // Who of the table has agreed is known by the seats.
                let by_table = penalty.force == Force::Pending;
                if by_table && penalty.at != seat {
                    return Fate::Waits;
                }
                penalty.at = seat;
                true
            }
            Penal::Agreed { number, seat } => match given(*number) {
                Some(penalty) if penalty.agreed.contains(*seat) => return Fate::There,
                Some(penalty) => {
                    let sits = self.joined.seats.round(penalty.round).and_then(|r| r.find(penalty.entry));
                    open(penalty) && sits == penalty.at
                }
                None => false,
            },
            Penal::Confirmed { number } => match given(*number) {
                Some(penalty) if penalty.force == Force::InForce => return Fate::There,
                Some(penalty) => open(penalty) && penalty.force == Force::Pending,
                None => false,
            },
            Penal::Cancelled { number, .. } => given(*number).is_some_and(|p| {
                !matches!(p.force, Force::Cancelled(_)) && (p.force == Force::Pending || open(p))
            }),
            Penal::Mapped { number, sanction, .. } => given(*number)
                .is_some_and(|p| open(p) && penalty::confirmed(self.joined, p.round, *sanction).is_none()),
        };
        let mut event = Event::Penalty(event);
        numbers.fresh(self.joined, &mut event);
        let agrees = numbers.is_own(&event) || self.beside(&event) == Beside::Agrees;
        Fate::fitting((fits && agrees).then_some(event))
    }

    /// Whether nothing is left to forget of a person: the other copy has done it, or the person is not here.
    fn is_forgotten(&self, person: PersonId) -> bool {
        let others = self.others.iter().flat_map(|line| &line.events);
        person.0 == 0 || others.filter_map(people::forgotten).any(|other| other == person)
    }

    /// Whether the law lets those four play in the joined event.
    fn may_start(&self, start: &club::Command) -> bool {
        let &Entry { command: id, by, at, .. } = self.line;
        let order = Order { id, by, at, command: Command::Club(start.clone()) };
        club::decide(self.joined, &order, start).is_ok()
    }

    /// Whether the same slots are here for a round as where the line was written, and nobody of them was forgotten
    /// meanwhile, who might not play.
    fn same_present(&self, numbers: &Renumber, round: RoundNo) -> bool {
        let there: BTreeSet<EntryId> = seats::present(self.joined, round).into_iter().collect();
        let holder = |entry: &EntryId| self.joined.people.slot(*entry).and_then(|slot| slot.holder(round));
        if there.iter().filter_map(holder).any(|person| self.gone.contains(&person)) {
            return false;
        }
        let before = seats::present(self.source, round).into_iter().map(|mut entry| {
            numbers.slot(&mut entry);
            entry
        });
        there == before.collect()
    }

    /// Whether somebody has no place and takes part.
    fn is_unplaced(&self, person: PersonId) -> bool {
        let person = self.joined.people.person(person);
        person.is_some_and(|p| p.entry.is_none() && people::is_with_us(p.standing))
    }

    /// Whether the hall has a place for one more after those whom the line has admitted.
    fn has_place(&self, line: &[Event]) -> bool {
        let admitted = line.iter().filter(|e| matches!(e, Event::People(People::Admitted { .. }))).count();
        let places = people::places(self.joined);
        let most = places.cap.map(|cap| cap.most as usize);
        let source = people::places(self.source);
        // Where the copy itself has gone over it, somebody has decided so.
        let over = most.is_some_and(|most| source.players as usize >= most);
        over || most.is_none_or(|most| places.players as usize + admitted < most)
    }

    /// Whether those whom the line admits come to whole tables, where they did in its copy.
    fn fills_tables(&self, numbers: &Renumber) -> bool {
        let fills = |event: &Tournament, line: &[Event]| {
            let is_new = |event_of: &&Event| match event_of {
                Event::People(People::Admitted { person, .. }) => !event.people.offered.contains(person),
                _ => false,
            };
            let new = line.iter().filter(is_new).count();
            people::fit(event, new) == new
        };
        let mut there = self.line.events.clone();
        for event in &mut there {
            numbers.event(event);
        }
        !fills(self.source, &self.line.events) || fills(self.joined, &there)
    }

    /// Whether somebody comes to another clan or team of a kind whose members are kept apart.
    fn has_new_kin(&self, person: PersonId, profile: &Profile) -> bool {
        let Some(there) = self.joined.people.person(person) else { return false };
        let name = |kin: Kin, profile| kin.of(profile).trim().to_lowercase();
        let is_new = |kin: &Kin| name(*kin, &there.profile) != name(*kin, profile);
        seats::kins_apart(self.joined).iter().any(is_new)
    }

    /// Whether somebody is checked in.
    fn is_here(&self, person: PersonId) -> bool {
        self.joined.people.person(person).is_some_and(|p| matches!(p.standing, Standing::Here(_)))
    }

    /// Whether the seating that the copy announced is announced already.
    fn is_published(&self, round: RoundNo) -> bool {
        let tables = |event: &Tournament| event.seats.round(round).map(|seated| seated.tables.clone());
        let there = self.joined.seats.round(round).map(|seated| seated.visibility);
        there == Some(Visibility::Published) && tables(self.joined) == tables(self.source)
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
