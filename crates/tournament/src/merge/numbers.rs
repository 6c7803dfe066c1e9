//! Every number of people, slots, rounds, penalties, calls and commands in an event: those that it names, and those that it
//! gives to something new. No event is passed over: a new one does not compile before it is looked at here.
use super::Event as Joined;
use crate::event::{Entry, Event};
use crate::id::{CallNo, CommandId, EntryId, PenaltyNo, PersonId, RoundNo};
use crate::penalty::Event as Penalty;
use crate::people::Event as People;
use crate::protocol::Event as Paper;
use crate::round::Event as Round;
use crate::seats::{Because, Demands, Edit, Event as Seating, Note, SeatedRound};
use crate::setup::Event as Setup;
use crate::standings::Event as Standing;
use crate::substitute::Event as Substitute;
use crate::{club, seats};

/// A number in an event.
pub(super) enum Number<'e> {
    Person(&'e mut PersonId),
    Slot(&'e mut EntryId),
    Round(&'e mut RoundNo),
    Penalty(&'e mut PenaltyNo),
    Call(&'e mut CallNo),
    Command(&'e mut CommandId),
}

/// What is done with the numbers of an event.
pub(super) trait Numbers {
    /// The event names what has this number.
    fn named(&mut self, number: Number<'_>);
    /// The event gives this number to something new.
    fn made(&mut self, number: Number<'_>);
}

/// Goes through the numbers of a line and of whoever gave it.
pub(super) fn of_line(line: &mut Entry, with: &mut dyn Numbers) {
    line.by.person.iter_mut().for_each(|person| with.named(Number::Person(person)));
    line.events.iter_mut().for_each(|event| of_event(event, with));
}

/// Goes through the numbers of an event, in order.
pub(super) fn of_event(event: &mut Event, with: &mut dyn Numbers) {
    match event {
        Event::Setup(event) => of_setup(event, with),
        Event::People(event) => of_people(event, with),
        Event::Seats(event) => of_seats(event, with),
        Event::Substitute(Substitute::Put(put)) => {
            with.named(Number::Round(&mut put.round));
            with.named(Number::Slot(&mut put.entry));
            with.named(Number::Person(&mut put.out));
            put.by.iter_mut().for_each(|by| with.named(Number::Person(by)));
        }
        Event::Substitute(
            Substitute::Overridden { round, entry, .. } | Substitute::TakenBack { round, entry, .. },
        ) => {
            with.named(Number::Round(round));
            with.named(Number::Slot(entry));
        }
        Event::Round(event) => of_round(event, with),
        Event::Protocol(event) => of_protocol(event, with),
        Event::Penalty(event) => of_penalty(event, with),
        Event::Standings(
            Standing::LotDrawn { after, order, .. } | Standing::Decided { after, order, .. },
        ) => {
            with.named(Number::Round(after));
            slots(order, with);
        }
        Event::Standings(Standing::Held { from }) => with.named(Number::Round(from)),
        // Rounds of a tournament are seated from a number on; games are numbered as they are begun.
        Event::Club(club::Event::GameStarted { round, seats, .. }) => {
            with.made(Number::Round(round));
            slots(seats.iter_mut().flatten(), with);
        }
        Event::Undo(undo) => with.named(Number::Command(&mut undo.command)),
        Event::Merge(Joined::LeftOut { entry: line, players }) => {
            slots(players.iter_mut().flatten().flatten(), with);
            // What a line would have made that was left out is nothing in the joined event.
            of_line(line, &mut Inside(with));
        }
        Event::Merge(Joined::Settled { .. })
        | Event::Standings(Standing::Released | Standing::Revealed { .. }) => {}
    }
}

/// The numbers of a line within a line: nothing is made by it.
struct Inside<'n>(&'n mut dyn Numbers);

impl Numbers for Inside<'_> {
    fn named(&mut self, number: Number<'_>) {
        // A line that was left out takes nothing back.
        if !matches!(number, Number::Command(_)) {
            self.0.named(number);
        }
    }

    fn made(&mut self, _: Number<'_>) {}
}

fn slots<'e>(entries: impl IntoIterator<Item = &'e mut EntryId>, with: &mut dyn Numbers) {
    entries.into_iter().for_each(|entry| with.named(Number::Slot(entry)));
}

fn of_setup(event: &mut Setup, with: &mut dyn Numbers) {
    match event {
        Setup::Closed { places, .. } => slots(places.iter_mut().map(|(entry, _)| entry), with),
        Setup::Opened(_)
        | Setup::Changed(_)
        | Setup::ProgrammeSet(_)
        | Setup::Announced(_)
        | Setup::LawAdopted(_)
        | Setup::Reopened { .. } => {}
    }
}

fn of_people(event: &mut People, with: &mut dyn Numbers) {
    use People as E;
    match event {
        E::Registered { person, .. } => with.made(Number::Person(person)),
        E::Admitted { person, entry } => {
            with.named(Number::Person(person));
            with.made(Number::Slot(entry));
        }
        E::Merged { keep, other } => {
            with.named(Number::Person(keep));
            with.named(Number::Person(other));
        }
        E::Overridden { person, .. }
        | E::Waits { person, .. }
        | E::Offered { person }
        | E::PartChanged { person, .. }
        | E::GaveUpPlace { person }
        | E::Edited { person, .. }
        | E::Restricted { person, .. }
        | E::CheckedIn { person, .. }
        | E::Anonymised { person } => with.named(Number::Person(person)),
        E::Left { person, before, .. } => {
            with.named(Number::Person(person));
            if let Some(round) = before {
                with.named(Number::Round(round));
            }
        }
        E::ListApproved(_) => {}
    }
}

fn of_seats(event: &mut Seating, with: &mut dyn Numbers) {
    use Seating as E;
    match event {
        E::Drawn { order, .. } => slots(order, with),
        E::Seated { from, rounds } => {
            with.named(Number::Round(from));
            for SeatedRound { tables, out, .. } in rounds {
                of_tables(tables, out, with);
            }
        }
        E::Noted { round, notes } => {
            with.named(Number::Round(round));
            for note in notes {
                of_note(note, with);
            }
        }
        E::Demanded(Demands { forbidden, fixed, .. }) => {
            slots(forbidden.iter_mut().flat_map(|(one, other)| [one, other]), with);
            slots(fixed.iter_mut().map(|(entry, _)| entry), with);
        }
        E::Edited { round, edit, .. } => {
            with.named(Number::Round(round));
            match edit {
                Edit::Swap(one, other) => slots([one, other], with),
                Edit::SwapSeats(..) | Edit::SwapTables(..) => {}
            }
        }
        E::SeatsDrawn { at, seats, .. } => {
            with.named(Number::Round(&mut at.round));
            slots(seats.iter_mut().flatten(), with);
        }
        E::ClosedUp { round, tables, out, .. } => {
            with.named(Number::Round(round));
            of_tables(tables, out, with);
        }
        E::Accepted { round, .. } | E::Published { round } | E::Withdrawn { round } => {
            with.named(Number::Round(round));
        }
    }
}

fn of_tables(tables: &mut [seats::Seats], out: &mut [EntryId], with: &mut dyn Numbers) {
    slots(tables.iter_mut().flatten().flatten(), with);
    slots(out, with);
}

fn of_note(note: &mut Note, with: &mut dyn Numbers) {
    let because = |because: &mut Because, with: &mut dyn Numbers| match because {
        Because::Kin { with: other, .. }
        | Because::Forbidden(other)
        | Because::FixedTables(other)
        | Because::Met(other) => slots([other], with),
        Because::Incomplete | Because::Below | Because::Full => {}
    };
    match note {
        Note::Moved { entry, passed, .. } => {
            slots([entry], with);
            for (whom, why) in passed {
                slots([whom], with);
                because(why, with);
            }
        }
        Note::Repeated { pair: (one, other), .. } => slots([one, other], with),
        Note::Accepted { entry, because: why, .. } => {
            slots([entry], with);
            because(why, with);
        }
        Note::NotProved => {}
    }
}

fn of_round(event: &mut Round, with: &mut dyn Numbers) {
    match event {
        Round::CameLate { round, entry, .. } | Round::WasAbsent { round, entry, .. } => {
            with.named(Number::Round(round));
            with.named(Number::Slot(entry));
        }
        Round::Called { call, at, .. } => {
            with.named(Number::Round(&mut at.round));
            with.made(Number::Call(call));
        }
        Round::Answered { call, .. } => with.named(Number::Call(call)),
        Round::StoppedEarly { at, .. } | Round::Voided { at, .. } => with.named(Number::Round(&mut at.round)),
        Round::Signalled { round, .. }
        | Round::Extended { round, .. }
        | Round::Confirmed { round, .. }
        | Round::Reopened { round, .. } => with.named(Number::Round(round)),
    }
}

fn of_protocol(event: &mut Paper, with: &mut dyn Numbers) {
    match event {
        Paper::Entered { at, entered, .. } | Paper::Contradicted { at, entered, .. } => {
            with.named(Number::Round(&mut at.round));
            entered.by.person.iter_mut().for_each(|by| with.named(Number::Person(by)));
        }
        Paper::SeatConfirmed { at, .. }
        | Paper::Confirmed { at, .. }
        | Paper::Objected { at, .. }
        | Paper::Settled { at, .. } => with.named(Number::Round(&mut at.round)),
    }
}

fn of_penalty(event: &mut Penalty, with: &mut dyn Numbers) {
    match event {
        Penalty::Given { number, penalty } => {
            with.named(Number::Slot(&mut penalty.entry));
            with.named(Number::Round(&mut penalty.round));
            with.made(Number::Penalty(number));
        }
        Penalty::Agreed { number, .. }
        | Penalty::Confirmed { number }
        | Penalty::Cancelled { number, .. }
        | Penalty::Mapped { number, .. } => with.named(Number::Penalty(number)),
    }
}
