//! What the judge does with a line that was left out: he settles it, or it is given again as a command.
use super::{Command as Ruling, Event, LeftOut, Reason};
use crate::command::{Command, Order};
use crate::event::{Entry, Event as Happened};
use crate::id::{TableId, TableNo};
use crate::refusal::{self, Refused};
use crate::seats::SeatDraw;
use crate::tournament::Tournament;
use crate::{club, penalty, people, protocol, round, seats, standings, substitute, undo};

pub(crate) fn decide(
    tournament: &Tournament,
    order: &Order,
    command: &Ruling,
) -> Result<Vec<Happened>, Refused> {
    let (Ruling::Settle { line, ruling: said } | Ruling::TakeOver { line, reason: said }) = command;
    let Some(waits) = tournament.merge.left_out.get(*line as usize).filter(|w| w.ruling.is_none()) else {
        return Err(Reason::Unknown.into());
    };
    if said.trim().is_empty() {
        return Err(Refused::of(refusal::Reason::NoReason));
    }
    let mut events = match command {
        Ruling::Settle { .. } => Vec::new(),
        Ruling::TakeOver { .. } => take_over(tournament, order, waits, said)?,
    };
    events.push(Happened::Merge(Event::Settled { line: *line, ruling: said.clone() }));
    Ok(events)
}

fn take_over(
    tournament: &Tournament,
    order: &Order,
    waits: &LeftOut,
    reason: &str,
) -> Result<Vec<Happened>, Refused> {
    let mut entry = waits.entry.clone();
    if let Some(at) = table(&entry)
        && waits.players.as_ref() != tournament.seats.seats(at)
    {
        let there = if is_left_out(at) { begun_anew(tournament, waits) } else { None };
        let there = there.ok_or(if is_left_out(at) { Reason::NoGame } else { Reason::OtherPlayers(at) })?;
        for event in &mut entry.events {
            if let Happened::Protocol(
                protocol::Event::Entered { at, .. } | protocol::Event::Contradicted { at, .. },
            ) = event
            {
                *at = there;
            }
        }
    }
    let command = again(tournament, &entry, reason).ok_or(Reason::ByHand)?;
    tournament.decide(&Order { command, ..order.clone() })
}

/// Whether the line of the game waits itself, so that it has no number in the joined event.
const fn is_left_out(at: TableId) -> bool {
    at.round.0 == 0
}

/// The game of the four whose result waits, once the judge has taken the line that began it over.
fn begun_anew(tournament: &Tournament, waits: &LeftOut) -> Option<TableId> {
    let taken_over = |line: &Entry| {
        let settles = matches!(line.events.last(), Some(Happened::Merge(Event::Settled { .. })));
        line.events.iter().filter(|_| settles).find_map(|event| match event {
            Happened::Club(club::Event::GameStarted { round, seats, .. })
                if waits.players == Some(*seats) =>
            {
                Some(TableId { round: *round, table: TableNo(1) })
            }
            _ => None,
        })
    };
    let mut begun = tournament.log().iter().filter_map(taken_over);
    begun.find(|at| {
        tournament.seats.seats(*at) == waits.players.as_ref() && tournament.protocol.get(*at).is_none()
    })
}

/// The table whose result a line is.
pub(super) fn table(entry: &Entry) -> Option<TableId> {
    entry.events.iter().find_map(|event| match event {
        Happened::Protocol(
            protocol::Event::Entered { at, .. } | protocol::Event::Contradicted { at, .. },
        ) => Some(*at),
        _ => None,
    })
}

/// The command that a line was. What it came to is decided anew.
fn again(tournament: &Tournament, entry: &Entry, why: &str) -> Option<Command> {
    let or_why = |reason: &str| if reason.trim().is_empty() { why.to_owned() } else { reason.to_owned() };
    Some(match entry.events.first()? {
        Happened::People(event) => Command::People(of_people(event, &entry.events)?),
        Happened::Seats(event) => Command::Seats(of_seats(event, &or_why)?),
        Happened::Round(event) => Command::Round(of_round(event, &or_why)),
        Happened::Protocol(event) => Command::Protocol(of_protocol(tournament, event, &or_why)?),
        Happened::Penalty(penalty::Event::Given { penalty, .. }) => {
            Command::Penalty(of_penalty(penalty, &or_why))
        }
        Happened::Substitute(substitute::Event::Put(put)) => {
            let (moment, over) = (substitute::Instead::InBreak, None);
            let substitute::Substitution { round, entry, by, from_deal, until, .. } = *put;
            Command::Substitute(substitute::Command::Put { round, entry, by, from_deal, moment, until, over })
        }
        Happened::Substitute(substitute::Event::TakenBack { round, entry, reason }) => {
            let (round, entry, reason) = (*round, *entry, or_why(reason));
            Command::Substitute(substitute::Command::TakeBack { round, entry, reason })
        }
        Happened::Standings(standings::Event::Decided { after, order, reason }) => {
            let (after, order, reason) = (*after, order.clone(), or_why(reason));
            Command::Standings(standings::Command::Decide { after, order, reason })
        }
        Happened::Club(club::Event::GameStarted { day, seats, rated, .. }) => {
            Command::Club(club::Command::StartGame { day: *day, seats: *seats, rated: *rated })
        }
        Happened::Undo(undo) => {
            Command::Undo(undo::Command { command: undo.command, reason: or_why(&undo.reason) })
        }
        Happened::Setup(_)
        | Happened::Penalty(_)
        | Happened::Substitute(_)
        | Happened::Standings(_)
        | Happened::Merge(_) => return None,
    })
}

fn of_people(event: &people::Event, line: &[Happened]) -> Option<people::Command> {
    use people::{Command as C, Event as E};
    Some(match event {
        E::Registered { profile, part, .. } => {
            let over = line.iter().find_map(|event| match event {
                Happened::People(E::Overridden { reason, .. }) => Some(reason.clone()),
                _ => None,
            });
            let over = over.map(|reason| people::Override { reason });
            C::Register { profile: profile.clone(), part: *part, over }
        }
        E::Edited { person, profile } => C::Edit { person: *person, profile: profile.clone() },
        E::PartChanged { person, part } => C::Appoint { person: *person, part: *part, over: None },
        E::Restricted { person, restrictions } => {
            C::Restrict { person: *person, restrictions: restrictions.clone() }
        }
        E::ListApproved(_) => C::ApproveList,
        E::CheckedIn { person, .. } => C::CheckIn { person: *person },
        E::Left { person, told, .. } => C::Leave { person: *person, told: *told },
        E::Merged { keep, other } => C::Merge { keep: *keep, other: *other },
        E::Anonymised { person } => C::Anonymise { person: *person },
        _ => return None,
    })
}

fn of_seats(event: &seats::Event, or_why: &dyn Fn(&str) -> String) -> Option<seats::Command> {
    use seats::{Command as C, Event as E};
    Some(match event {
        E::Drawn { seed, .. } => C::Draw { seed: *seed },
        E::Demanded(demands) => C::Demand(demands.clone()),
        E::Edited { round, edit, reason } => C::Edit { round: *round, edit: *edit, reason: or_why(reason) },
        E::Published { round } => C::Publish { round: *round },
        E::Withdrawn { round } => C::Withdraw { round: *round },
        E::SeatsDrawn { at, draw: SeatDraw::WindTiles, seats } => {
            C::DrawWinds { at: *at, order: Some(*seats), seed: 0 }
        }
        // Dice are thrown for the places as they were announced in the copy.
        E::SeatsDrawn { .. }
        | E::Seated { .. }
        | E::Noted { .. }
        | E::Accepted { .. }
        | E::ClosedUp { .. } => {
            return None;
        }
    })
}

fn of_round(event: &round::Event, or_why: &dyn Fn(&str) -> String) -> round::Command {
    use round::{Command as C, Event as E};
    match event {
        E::Signalled { round, given } => {
            C::Signal { round: *round, tables: given.tables, signal: given.signal }
        }
        E::Extended { round, given } => {
            let reason = or_why(&given.reason);
            C::Extra { round: *round, tables: given.tables, extra: given.extra, reason }
        }
        E::CameLate { round, entry, by } => C::Late { round: *round, entry: *entry, by: *by },
        E::WasAbsent { round, entry, told } => C::Absent { round: *round, entry: *entry, told: *told },
        E::StoppedEarly { at, reason } => C::StopEarly { at: *at, reason: or_why(reason) },
        E::Voided { at, reason } => C::Void { at: *at, reason: or_why(reason) },
        E::Called { at, about, .. } => C::Call { at: *at, about: about.clone() },
        E::Answered { call, ruling, .. } => C::Answer { call: *call, ruling: ruling.clone() },
        E::Confirmed { round, .. } => C::Confirm { round: *round },
        E::Reopened { round, reason } => C::Reopen { round: *round, reason: or_why(reason) },
    }
}

fn of_protocol(
    tournament: &Tournament,
    event: &protocol::Event,
    or_why: &dyn Fn(&str) -> String,
) -> Option<protocol::Command> {
    use protocol::{Command as C, Event as E};
    Some(match event {
        // The judge has seen what is in force: his word corrects it.
        E::Entered { at, entered, .. } | E::Contradicted { at, entered, .. } => C::Enter {
            at: *at,
            sheet: Box::new(entered.sheet.clone()),
            seen: tournament.protocol.get(*at).map(|protocol| protocol.current),
            reason: or_why(&entered.reason),
        },
        E::Objected { at, objection } => {
            C::Object { at: *at, seat: objection.seat, text: objection.text.clone() }
        }
        // What was confirmed is a version of the copy; here its number may mean another one.
        E::SeatConfirmed { .. } | E::Confirmed { .. } | E::Settled { .. } => return None,
    })
}

fn of_penalty(given: &penalty::Penalty, or_why: &dyn Fn(&str) -> String) -> penalty::Command {
    use penalty::{Command as C, Offence};
    let penalty::Penalty { entry, round, deal, offence, sanction, .. } = *given;
    // With a note it is another slip than the one that is written down already.
    let note = or_why(&given.note);
    match offence {
        Offence::Ruling => C::Rule { entry, round, sanction, reason: note },
        _ => C::Give { entry, round, deal, offence, choice: Some(sanction), note },
    }
}
