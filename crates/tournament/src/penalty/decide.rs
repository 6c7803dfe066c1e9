//! What the law says to a command about penalties.
use super::give::{self, Given};
use super::{Command, Event, Force, Penalty, Reason, Sanction};
use crate::command::Order;
use crate::event::Event as Any;
use crate::id::{PenaltyNo, RoundNo, TableId, TableNo};
use crate::refusal::{Reason as Why, Refused};
use crate::tournament::Tournament;
use crate::who::Role;
use rules::hall::Punishes;
use rules::seat::{Seat, SeatSet};

pub(crate) fn decide(tournament: &Tournament, order: &Order, command: &Command) -> Result<Vec<Any>, Refused> {
    match command {
        Command::Give { entry, round, deal, offence, choice, note } => {
            let (entry, round, deal) = (*entry, *round, *deal);
            let given = Given { entry, round, deal, offence: *offence, choice: *choice, note };
            give::give(tournament, order, &given)
        }
        Command::Rule { entry, round, sanction, reason } => {
            give::rule(tournament, order, *entry, *round, *sanction, reason)
        }
        Command::Confirm { penalty, seat } => confirm(tournament, order, *penalty, *seat),
        Command::Cancel { penalty, reason } => cancel(tournament, *penalty, reason),
        Command::Map { penalty, sanction, reason } => map(tournament, *penalty, *sanction, reason),
    }
}

fn get(tournament: &Tournament, number: PenaltyNo) -> Result<&Penalty, Refused> {
    tournament.penalty.all.get(number.index()).ok_or_else(|| Reason::Unknown.into())
}

/// The seat of whoever gives an order, at this table.
pub(super) fn seat_of(
    tournament: &Tournament,
    order: &Order,
    round: RoundNo,
    table: TableNo,
) -> Option<Seat> {
    let seats = tournament.seats.seats(TableId { round, table })?;
    let person = order.by.person?;
    Seat::ALL.into_iter().find(|seat| {
        seats[seat.index()].is_some_and(|entry| crate::protocol::plays_for(tournament, round, entry, person))
    })
}

fn confirm(
    tournament: &Tournament,
    order: &Order,
    number: PenaltyNo,
    seat: Option<Seat>,
) -> Result<Vec<Any>, Refused> {
    let penalty = get(tournament, number)?;
    if penalty.force != Force::Pending {
        return Err(Reason::NotPending.into());
    }
    if let Some(reason) = give::confirmed(tournament, penalty.round, penalty.sanction) {
        return Err(reason.into());
    }
    let in_force = Any::Penalty(Event::Confirmed { number });
    if order.by.role >= Role::Judge {
        return Ok(vec![in_force]);
    }
    let punishes = tournament.setup.law.hall.staff.punishes;
    if punishes.value == Punishes::Judge {
        return Err(Reason::OnlyJudge(punishes.basis).into());
    }
    let (table, offender) = penalty.at.ok_or(Reason::OtherTable)?;
    let own = match (seat_of(tournament, order, penalty.round, table), order.by.table) {
        (Some(own), _) => own,
        // The device of the table speaks for whoever touches it.
        (None, Some(at)) if at == (TableId { round: penalty.round, table }) && order.by.person.is_none() => {
            seat.ok_or(Reason::OtherSeat)?
        }
        _ => return Err(Reason::OtherTable.into()),
    };
    if own == offender || seat.is_some_and(|s| s != own) {
        return Err(Reason::OtherSeat.into());
    }
    if penalty.agreed.contains(own) {
        return Ok(Vec::new());
    }
    let mut events = vec![Any::Penalty(Event::Agreed { number, seat: own })];
    let seats = tournament.seats.seats(TableId { round: penalty.round, table });
    let others: SeatSet = Seat::ALL
        .into_iter()
        .filter(|s| *s != offender && seats.is_some_and(|all| all[s.index()].is_some()))
        .collect();
    if others.difference(penalty.agreed.with(own)).is_empty() {
        events.push(in_force);
    }
    Ok(events)
}

fn cancel(tournament: &Tournament, number: PenaltyNo, reason: &str) -> Result<Vec<Any>, Refused> {
    let penalty = get(tournament, number)?;
    let mut reasons: Vec<Why> = Vec::new();
    reasons.extend(reason.trim().is_empty().then_some(Why::NoReason));
    let gone = matches!(penalty.force, Force::Cancelled(_));
    reasons.extend(gone.then_some(Why::Penalty(Reason::AlreadyCancelled)));
    if penalty.force == Force::InForce {
        reasons.extend(give::confirmed(tournament, penalty.round, penalty.sanction).map(Why::from));
    }
    if !reasons.is_empty() {
        return Err(Refused { reasons });
    }
    Ok(vec![Any::Penalty(Event::Cancelled { number, reason: reason.to_owned() })])
}

fn map(
    tournament: &Tournament,
    number: PenaltyNo,
    sanction: Sanction,
    reason: &str,
) -> Result<Vec<Any>, Refused> {
    let penalty = get(tournament, number)?;
    let mut reasons: Vec<Why> = Vec::new();
    reasons.extend(reason.trim().is_empty().then_some(Why::NoReason));
    let noted = matches!(penalty.sanction, Sanction::Noted(_)) && penalty.force == Force::InForce;
    reasons.extend((!noted).then_some(Why::Penalty(Reason::NotNoted)));
    reasons.extend(give::unfit(tournament, penalty.entry, penalty.round, sanction).map(Why::from));
    reasons.extend(give::confirmed(tournament, penalty.round, sanction).map(Why::from));
    if !reasons.is_empty() {
        return Err(Refused { reasons });
    }
    Ok(vec![Any::Penalty(Event::Mapped { number, sanction, reason: reason.to_owned() })])
}
