//! What the law says to lots, decisions, holding back and revealing.
use super::of::{after as standings_after, current};
use super::row::{Remedy, Standings, Tie};
use super::{Command, Event, Reason, Settled, settled};
use crate::command::Order;
use crate::event::Event as Any;
use crate::id::{EntryId, RoundNo};
use crate::lots::Lots;
use crate::refusal::{Reason as AnyReason, Refused};
use crate::seats::RoundKind;
use crate::tournament::Tournament;
use std::collections::BTreeSet;

pub(crate) fn decide(
    tournament: &Tournament,
    _order: &Order,
    command: &Command,
) -> Result<Vec<Any>, Refused> {
    let event = match command {
        Command::Lot { after, among, seed } => {
            tie(tournament, *after, among, |_| Ok(()))?;
            let mut order = among.clone();
            order.sort_unstable();
            Lots::stream(*seed, u64::from(after.0)).shuffle(&mut order);
            Event::LotDrawn { after: *after, order, seed: *seed }
        }
        Command::Decide { after, order, reason } => {
            let organiser = |tie: &Tie| match tie.open {
                Some(Remedy::Organiser) | None => Ok(()),
                Some(Remedy::LotForPlaces | Remedy::LotForPrize) => Err(Reason::NotTheOrganiser(tie.basis)),
            };
            let mut refused = tie(tournament, *after, order, organiser).err();
            if reason.trim().is_empty() {
                refused
                    .get_or_insert_with(|| Refused { reasons: Vec::new() })
                    .reasons
                    .push(AnyReason::NoReason);
            }
            if let Some(refused) = refused {
                return Err(refused);
            }
            Event::Decided { after: *after, order: order.clone(), reason: reason.clone() }
        }
        Command::Hold { from } => {
            if from.0 == 0 {
                return Err(Reason::NoSuchRound(*from).into());
            }
            Event::Held { from: *from }
        }
        Command::Release => {
            if tournament.standings.held_from.is_none() {
                return Err(Reason::NotHeld.into());
            }
            Event::Released
        }
        Command::Reveal { place } => {
            refuse(reveal(tournament, *place))?;
            Event::Revealed { place: *place }
        }
    };
    Ok(vec![Any::Standings(event)])
}

/// Whether exactly these share a place and something is to be decided about it; all reasons why not.
fn tie(
    tournament: &Tournament,
    after: RoundNo,
    among: &[EntryId],
    also: impl Fn(&Tie) -> Result<(), Reason>,
) -> Result<(), Refused> {
    let is_round = tournament.seats.round(after).is_some_and(|seated| seated.kind != RoundKind::Final);
    if !is_round {
        return Err(Reason::NoSuchRound(after).into());
    }
    let standings = standings_after(tournament, after);
    let mut reasons = Vec::new();
    match found(&standings, among) {
        None => {
            let row = among.first().and_then(|first| standings.row(*first));
            let tie = row.map_or(&[][..], |row| standings.shared_with(row)).to_vec();
            reasons.push(Reason::NotTied { tie });
        }
        Some(tie) => {
            reasons.extend(tie.open.is_none().then_some(Reason::NothingToDecide(tie.basis)));
            reasons.extend(also(tie).err());
        }
    }
    if standings.is_provisional() {
        reasons.push(Reason::Provisional(standings.waiting));
    }
    refuse(reasons)
}

/// The tie of exactly these.
fn found<'s>(standings: &'s Standings, among: &[EntryId]) -> Option<&'s Tie> {
    let asked: BTreeSet<EntryId> = among.iter().copied().collect();
    let is_it = |tie: &&Tie| tie.entries.iter().copied().collect::<BTreeSet<_>>() == asked;
    standings.ties.iter().find(is_it).filter(|_| asked.len() == among.len())
}

fn reveal(tournament: &Tournament, place: u16) -> Vec<Reason> {
    let Some(ceremony) = super::shown::ceremony(tournament) else { return vec![Reason::NotHeld] };
    let mut standings = current(tournament);
    // Nothing is missing in them, but the final decides the places that the ceremony would tell.
    if settled(tournament, &standings) == Settled::Final {
        standings.waiting.rounds.push(tournament.seats.next());
    }
    let mut reasons = Vec::new();
    if ceremony.next != Some(place) {
        reasons.push(Reason::NotNext(ceremony.next));
    }
    let open = standings.open_ties().find(|tie| tie.place == place);
    reasons.extend(open.map(|tie| Reason::OpenTie { tie: tie.entries.clone(), basis: tie.basis }));
    if standings.is_provisional() {
        reasons.push(Reason::Provisional(standings.waiting));
    }
    reasons
}

fn refuse(reasons: Vec<Reason>) -> Result<(), Refused> {
    if reasons.is_empty() {
        return Ok(());
    }
    Err(Refused { reasons: reasons.into_iter().map(AnyReason::Standings).collect() })
}
