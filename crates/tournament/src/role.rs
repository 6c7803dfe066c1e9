//! Who may do what: one table, and for players, scribes and devices the table they sit at.
use crate::command::{Command, Order};
use crate::event::Event;
use crate::id::{CommandId, PersonId, TableId};
use crate::refusal::{Reason, Refused};
use crate::seats::Seats;
use crate::tournament::Tournament;
use crate::who::{Actor, Role};
use crate::{club, penalty, people, protocol, round, seats, setup};
use rules::seat::Seat;

/// The least role that may give a command. Players act for themselves and for their own table: `check` looks at that.
pub fn least(command: &Command) -> Role {
    match command {
        Command::Protocol(
            protocol::Command::Enter { .. }
            | protocol::Command::Confirm { .. }
            | protocol::Command::Object { .. },
        )
        | Command::Seats(seats::Command::Throw { .. } | seats::Command::DrawWinds { .. })
        | Command::Round(round::Command::Call { .. })
        // Where the players of a table punish together; the law decides whether they do.
        | Command::Penalty(penalty::Command::Give { .. } | penalty::Command::Confirm { .. })
        | Command::People(people::Command::Leave { .. })
        | Command::Club(club::Command::StartGame { .. }) => Role::Player,
        // Who forms tables of others is the host, or whoever writes for him.
        Command::Club(club::Command::AutoTables { .. })
        | Command::People(people::Command::CheckIn { .. }) => Role::Scribe,
        Command::Round(round::Command::Reopen { .. }) => Role::ChiefJudge,
        Command::Setup(setup::Command::Announce { .. })
        | Command::Protocol(_)
        | Command::Seats(_)
        | Command::Round(_)
        | Command::Penalty(_)
        | Command::Undo(_)
        | Command::Merge(_)
        | Command::Substitute(_) => Role::Judge,
        Command::Setup(_) | Command::People(_) | Command::Standings(_) => Role::Organiser,
    }
}

/// The least role that may take back what has happened: the one that may do it, and a judge at least. A confirmed
/// round is opened by the chief judge alone.
fn least_to_undo(event: &Event) -> Role {
    match event {
        Event::Round(round::Event::Confirmed { .. } | round::Event::Reopened { .. }) => Role::ChiefJudge,
        Event::Setup(setup::Event::Announced(_))
        | Event::People(people::Event::Left { .. } | people::Event::CheckedIn { .. })
        | Event::Round(_)
        | Event::Seats(_)
        | Event::Substitute(_)
        | Event::Protocol(_)
        | Event::Penalty(_)
        | Event::Club(_)
        | Event::Merge(_)
        | Event::Undo(_) => Role::Judge,
        Event::Setup(_) | Event::People(_) | Event::Standings(_) => Role::Organiser,
    }
}

/// The least role that may see what is held back.
pub const SEES_HIDDEN: Role = Role::Judge;

/// Whether whoever gives the command may.
pub fn check(tournament: &Tournament, order: &Order) -> Result<(), Refused> {
    let mut needs = least(&order.command);
    if let Command::Undo(undo) = &order.command {
        needs = needs.max(to_undo(tournament, undo.command));
    }
    if order.by.role < needs {
        return Err(Refused::of(Reason::Role { needs }));
    }
    if order.by.role > Role::Scribe {
        return Ok(());
    }
    match (&order.command, about(&order.command)) {
        (_, Some(About { at, seat })) => own_table(tournament, order.by, at, seat),
        (Command::People(people::Command::Leave { person, .. }), _) if order.by.person != Some(*person) => {
            Err(Refused::of(Reason::Role { needs: Role::Judge }))
        }
        (Command::Club(club::Command::StartGame { seats, .. }), _) if order.by.role <= Role::Player => {
            own_game(tournament, order.by, seats)
        }
        _ => Ok(()),
    }
}

fn to_undo(tournament: &Tournament, command: CommandId) -> Role {
    let line = tournament.line_of(command).and_then(|line| tournament.log().get(line));
    let events = line.map_or(&[][..], |entry| &entry.events);
    let role = |event: &Event| match event {
        // An undo stands later in the log than what it takes back, so that this comes to an end.
        Event::Undo(undo) => to_undo(tournament, undo.command),
        other => least_to_undo(other),
    };
    events.iter().map(role).max().unwrap_or(Role::Judge)
}

/// The table, and the seat, that a command of a player is about.
struct About {
    at: TableId,
    seat: Option<Seat>,
}

/// The table that a command of a player or of a table's phone is about.
pub fn table_of(command: &Command) -> Option<TableId> {
    about(command).map(|about| about.at)
}

fn about(command: &Command) -> Option<About> {
    let (at, seat) = match command {
        Command::Protocol(protocol::Command::Enter { at, .. })
        | Command::Seats(seats::Command::Throw { at, .. } | seats::Command::DrawWinds { at, .. })
        | Command::Round(round::Command::Call { at, .. }) => (*at, None),
        Command::Protocol(protocol::Command::Confirm { at, seat, .. }) => (*at, *seat),
        Command::Protocol(protocol::Command::Object { at, seat, .. }) => (*at, Some(*seat)),
        _ => return None,
    };
    Some(About { at, seat })
}

/// A device acts for its table only, a player for the table and the seat he sits at, a scribe for all.
fn own_table(tournament: &Tournament, by: Actor, at: TableId, seat: Option<Seat>) -> Result<(), Refused> {
    if let Some(table) = by.table {
        return if table == at { Ok(()) } else { Err(Refused::of(Reason::OtherTable { at })) };
    }
    if by.role >= Role::Scribe {
        return Ok(());
    }
    let Some(own) = by.person.and_then(|person| seat_of(tournament, person, at)) else {
        return Err(Refused::of(Reason::OtherTable { at }));
    };
    match seat {
        Some(seat) if seat != own => Err(Refused::of(Reason::OtherSeat { at, seat })),
        _ => Ok(()),
    }
}

/// Where a person sits at a table: for the own slot, or in the place of somebody.
fn seat_of(tournament: &Tournament, person: PersonId, at: TableId) -> Option<Seat> {
    let person = tournament.people.really(person);
    let seats = tournament.seats.seats(at)?;
    let plays = |entry| protocol::plays_for(tournament, at.round, entry, person);
    seats.iter().position(|seat| seat.is_some_and(plays)).map(|i| Seat::ALL[i])
}

/// Who starts a game of the club plays in it.
fn own_game(tournament: &Tournament, by: Actor, seats: &Seats) -> Result<(), Refused> {
    let person = by.person.map(|person| tournament.people.really(person));
    let own = |entry| tournament.people.slot(entry).and_then(people::Slot::now);
    if seats.iter().flatten().any(|entry| person.is_some() && own(*entry) == person) {
        return Ok(());
    }
    Err(Refused::of(Reason::Role { needs: Role::Scribe }))
}
