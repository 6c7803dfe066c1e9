//! What the law says to a command of this chapter.
use super::next::{Ask, seat, seat_final};
use super::{Command, Demands, Event as SeatsEvent, Reason, close, draw, hand, plan, winds};
use crate::command::Order;
use crate::event::Event;
use crate::refusal::{Reason as AnyReason, Refused};
use crate::tournament::Tournament;

pub(crate) fn decide(
    tournament: &Tournament,
    order: &Order,
    command: &Command,
) -> Result<Vec<Event>, Refused> {
    match command {
        Command::Draw { seed } => draw::draw(tournament, *seed),
        Command::Plan { system, seed } => plan::plan(tournament, *system, *seed),
        Command::Seat { system, seed } => {
            seat(tournament, Ask { system: *system, seed: *seed, accept: None })
        }
        Command::SeatAccepting { system, seed, conflicts, reason } => {
            seat(tournament, Ask { system: *system, seed: *seed, accept: Some((*conflicts, reason)) })
        }
        Command::Demand(demands) => demand(tournament, demands),
        Command::Load(list) => plan::load(tournament, list),
        Command::SeatFinal => seat_final(tournament),
        Command::Edit { round, edit, reason } => hand::edit(tournament, *round, *edit, reason),
        Command::Publish { round } => hand::publish(tournament, *round),
        Command::Withdraw { round } => hand::withdraw(tournament, *round),
        Command::Throw { at, sums } => winds::throw(tournament, *at, *sums),
        Command::DrawWinds { at, order, seed } => winds::wind_tiles(tournament, *at, *order, *seed),
        Command::CloseUp { round, missing } => close::decide(tournament, *round, missing, order.at),
    }
}

/// What is demanded must name slots of the event.
fn demand(tournament: &Tournament, demands: &Demands) -> Result<Vec<Event>, Refused> {
    let pairs = demands.forbidden.iter().flat_map(|(a, b)| [*a, *b]);
    let named = pairs.chain(demands.fixed.iter().map(|(entry, _)| *entry));
    let unknown = named.filter(|entry| tournament.people.slot(*entry).is_none());
    let mut reasons: Vec<Reason> = unknown.map(Reason::NotSeated).collect();
    reasons.extend(demands.forbidden.iter().filter(|(a, b)| a == b).map(|_| Reason::Unknown));
    refuse(reasons)?;
    Ok(vec![Event::Seats(SeatsEvent::Demanded(demands.clone()))])
}

pub(super) fn refuse(reasons: Vec<Reason>) -> Result<(), Refused> {
    if reasons.is_empty() {
        return Ok(());
    }
    Err(Refused { reasons: reasons.into_iter().map(AnyReason::Seats).collect() })
}
