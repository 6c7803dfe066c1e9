//! Who may do what: the least role for each thing that happens, and whose table and seat it is about.
use super::{Fault, Walk};
use crate::event::{Entry, Event};
use crate::id::{CommandId, EntryId, TableId};
use crate::penalty::Force;
use crate::who::{Actor, Role};
use crate::{club, penalty, people, protocol, round, seats, setup};
use rules::seat::Seat;

impl Walk<'_> {
    /// Whoever gave the command of a line may give it.
    pub(super) fn role(&mut self, entry: &Entry) {
        let is_left_out = |event: &Event| matches!(event, Event::Merge(crate::merge::Event::LeftOut { .. }));
        if self.line == 0 || entry.events.iter().any(is_left_out) {
            return;
        }
        let needs = entry.events.iter().map(|event| least(entry, event)).max().unwrap_or(Role::Public);
        let needs = needs.max(self.to_undo(entry, 0));
        if entry.by.role < needs {
            self.say(Fault::NotAllowed).numbers(needs as i64, entry.by.role as i64);
            return;
        }
        if entry.by.role > Role::Scribe || self.stands[self.line] == super::line::Stands::No {
            return;
        }
        for event in &entry.events {
            self.own(entry.by, event);
        }
    }

    /// What a player, a scribe or a device does is about the own table, the own seat, the own person.
    fn own(&mut self, by: Actor, event: &Event) {
        match event {
            Event::Protocol(event) => {
                use protocol::Event as E;
                let (at, seat) = match event {
                    E::SeatConfirmed { at, seat, .. } => (*at, Some(*seat)),
                    E::Objected { at, objection } => (*at, Some(objection.seat)),
                    E::Entered { at, .. }
                    | E::Contradicted { at, .. }
                    | E::Confirmed { at, .. }
                    | E::Settled { at, .. } => (*at, None),
                };
                self.own_table(by, at, seat);
            }
            Event::Seats(seats::Event::SeatsDrawn { at, .. })
            | Event::Round(round::Event::Called { at, .. }) => self.own_table(by, *at, None),
            Event::People(people::Event::Left { person, .. }) if by.person != Some(*person) => {
                self.say(Fault::NotAllowed).person(*person);
            }
            Event::Club(club::Event::GameStarted { round, seats, .. }) if by.role <= Role::Player => {
                let person = by.person.map(|person| self.world.really(person));
                let holders = |entry: &EntryId| {
                    let slot = self.world.slots.get(entry);
                    slot.and_then(|slot| slot.holders.last()).map(|(_, holder)| *holder)
                };
                let plays = seats.iter().flatten().any(|entry| person.is_some() && holders(entry) == person);
                if !plays {
                    self.say(Fault::NotAllowed).round(*round);
                }
            }
            _ => {}
        }
    }

    fn own_table(&mut self, by: Actor, at: TableId, seat: Option<Seat>) {
        if let Some(table) = by.table {
            if table != at {
                self.say(Fault::OtherTable).at(at);
            }
            return;
        }
        if by.role >= Role::Scribe {
            return;
        }
        let seats = self.world.table(at).copied().unwrap_or_default();
        let person = by.person.map(|person| self.world.really(person));
        let sits = |entry: &Option<EntryId>| {
            let players = entry.map(|entry| self.world.players_of(entry, at.round)).unwrap_or_default();
            person.is_some_and(|person| players.contains(&person))
        };
        match (seats.iter().position(sits), seat) {
            (None, _) => _ = self.say(Fault::OtherTable).at(at),
            (Some(own), Some(seat)) if own != seat.index() => {
                self.say(Fault::OtherSeat).at(at).numbers(own as i64, seat.index() as i64);
            }
            _ => {}
        }
    }

    /// The least role that takes back what an undo names.
    fn to_undo(&self, entry: &Entry, depth: usize) -> Role {
        let mut needs = Role::Public;
        for event in &entry.events {
            if let Event::Undo(undo) = event {
                needs = needs.max(Role::Judge).max(self.role_of(undo.command, depth));
            }
        }
        needs
    }

    fn role_of(&self, command: CommandId, depth: usize) -> Role {
        let line = self.entries.iter().find(|line| line.command == command);
        // A log can name itself; a good one never does.
        let Some(line) = line.filter(|_| depth < self.entries.len()) else { return Role::Judge };
        let each = line.events.iter().map(|event| match event {
            Event::Round(round::Event::Confirmed { .. } | round::Event::Reopened { .. }) => Role::ChiefJudge,
            Event::Setup(event) if !matches!(event, setup::Event::Announced(_)) => Role::Organiser,
            Event::People(event)
                if !matches!(event, people::Event::Left { .. } | people::Event::CheckedIn { .. }) =>
            {
                Role::Organiser
            }
            Event::Standings(_) => Role::Organiser,
            _ => Role::Judge,
        });
        each.max().unwrap_or(Role::Judge).max(self.to_undo(line, depth + 1))
    }
}

/// The least role for something to happen in its line.
fn least(entry: &Entry, event: &Event) -> Role {
    use protocol::Event as P;
    let with = |test: fn(&Event) -> bool| entry.events.iter().any(test);
    let players = match event {
        Event::Protocol(
            P::Entered { .. } | P::Contradicted { .. } | P::SeatConfirmed { .. } | P::Objected { .. },
        )
        | Event::Seats(seats::Event::SeatsDrawn { .. })
        | Event::Club(_)
        | Event::Round(round::Event::Called { .. })
        | Event::Penalty(penalty::Event::Agreed { .. })
        | Event::People(people::Event::Left { .. } | people::Event::Offered { .. }) => true,
        // The last of the seats confirms the whole.
        Event::Protocol(P::Confirmed { .. }) => {
            with(|e| matches!(e, Event::Protocol(P::SeatConfirmed { .. })))
        }
        Event::Round(round::Event::Signalled { .. }) => with(|e| matches!(e, Event::Club(_))),
        Event::Penalty(penalty::Event::Given { penalty, .. }) => penalty.force == Force::Pending,
        Event::Penalty(penalty::Event::Confirmed { .. }) => {
            with(|e| matches!(e, Event::Penalty(penalty::Event::Agreed { .. })))
        }
        _ => false,
    };
    match event {
        _ if players => Role::Player,
        Event::People(people::Event::CheckedIn { .. }) => Role::Scribe,
        Event::Round(round::Event::Reopened { .. }) => Role::ChiefJudge,
        Event::People(_) | Event::Standings(_) => Role::Organiser,
        Event::Setup(event) if !matches!(event, setup::Event::Announced(_)) => Role::Organiser,
        Event::Setup(_)
        | Event::Protocol(_)
        | Event::Seats(_)
        | Event::Round(_)
        | Event::Penalty(_)
        | Event::Substitute(_)
        | Event::Club(_)
        | Event::Undo(_)
        | Event::Merge(_) => Role::Judge,
    }
}
