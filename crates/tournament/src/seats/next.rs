//! The seating of the next round by its system, and of the final.
use super::field::{Field, been_at_short, came, is_allowed, present, ranking};
use super::plan::{group_too_big, in_lot_order, plan, rounds, seated};
use super::{Event as SeatsEvent, Origin, Reason, RoundKind, Seats, close, draw, note};
use crate::event::Event;
use crate::id::{EntryId, RoundNo, TableNo};
use crate::lots::Lots;
use crate::refusal::{Reason as AnyReason, Refused};
use crate::round::confirm::lacking;
use crate::seating::pairing::{
    Accept, Impossible, Meetings, Programme, Reason as Why, Request, STEPS, SWAPS, at_fixed_tables,
    by_standing, lexicographic, programmatic, random, snake,
};
use crate::seating::{Constraints, RoundSeats, Slot};
use crate::tournament::Tournament;
use rules::hall::{EventKind, FinalStage, FirstRound, SeatingSystem, ShortAgain};

/// What is asked for the next round.
#[derive(Clone, Copy)]
pub(super) struct Ask<'a> {
    pub(super) system: Option<SeatingSystem>,
    pub(super) seed: u64,
    /// Conflicts that the judge accepts, with the reason.
    pub(super) accept: Option<(u16, &'a str)>,
}

/// Seats the next round.
pub(super) fn seat(tournament: &Tournament, ask: Ask<'_>) -> Result<Vec<Event>, Refused> {
    let round = tournament.seats.next();
    let system = ask.system.unwrap_or_else(|| tournament.setup.system());
    let first = round == RoundNo(1);
    let mut reasons: Vec<AnyReason> =
        faults(tournament, round, system).into_iter().map(AnyReason::Seats).collect();
    if ask.accept.is_some_and(|(_, reason)| reason.trim().is_empty()) {
        reasons.push(AnyReason::NoReason);
    }
    if !reasons.is_empty() {
        return Err(Refused { reasons });
    }
    if system == SeatingSystem::Italian {
        return plan(tournament, Some(system), ask.seed);
    }
    let players = present(tournament, round);
    let mut field = Field::of(tournament);
    let (tables, origin, notes) = if first {
        first_round(tournament, &field, &players)
    } else {
        let constraints = field.constraints(tournament, round);
        let order = ranking(tournament, RoundNo(round.0 - 1), &players);
        let slots = field.slots(&order);
        let (tables, notes) = later_round(tournament, &field, &constraints, &slots, system, ask)?;
        (tables, Origin::System(system, ask.seed), notes)
    };
    let bad = super::plan::table_faults(tournament, round, &tables);
    super::decide::refuse(bad)?;
    let seated = seated(tournament, round, RoundKind::Round, tables, origin);
    let mut events = vec![Event::Seats(SeatsEvent::Seated { from: round, rounds: vec![seated] })];
    if !notes.is_empty() {
        events.push(Event::Seats(SeatsEvent::Noted { round, notes }));
    }
    if let Some((_, reason)) = ask.accept {
        events.push(Event::Seats(SeatsEvent::Accepted { round, reason: reason.to_owned() }));
    }
    Ok(events)
}

/// In a league games are seated as players come: who still plays the game before cannot sit down to the next.
fn still_play(tournament: &Tournament, round: RoundNo) -> Option<Reason> {
    let before = RoundNo(round.0.checked_sub(1)?);
    if tournament.setup.law.hall.course.kind.value != EventKind::League
        || tournament.round.is_confirmed(before)
    {
        return None;
    }
    let open: Vec<TableNo> = lacking(tournament, before).into_iter().flat_map(|(_, tables)| tables).collect();
    let seated = tournament.seats.round(before)?;
    let here = present(tournament, round);
    let plays = |entry: &EntryId| seated.find(*entry).is_some_and(|(table, _)| open.contains(&table));
    let players: Vec<EntryId> = here.into_iter().filter(plays).collect();
    (!players.is_empty()).then_some(Reason::StillPlay(before, players))
}

/// Why the next round cannot be seated so.
fn faults(tournament: &Tournament, round: RoundNo, system: SeatingSystem) -> Vec<Reason> {
    let law = &tournament.setup.law.hall;
    if law.course.kind.value == EventKind::Ladder {
        return vec![Reason::GamesOneByOne(law.course.kind.basis)];
    }
    let mut reasons: Vec<Reason> = is_allowed(&tournament.setup.law, system).err().into_iter().collect();
    let first = round == RoundNo(1);
    match system {
        SeatingSystem::Fixed | SeatingSystem::Manual => reasons.push(Reason::TakesList(system)),
        SeatingSystem::AutoTable => reasons.push(Reason::GamesOneByOne(law.course.kind.basis)),
        SeatingSystem::Programmatic | SeatingSystem::Danish | SeatingSystem::Snake
            if !first && !tournament.round.is_confirmed(RoundNo(round.0 - 1)) =>
        {
            reasons.push(Reason::RoundOpen(RoundNo(round.0 - 1)));
        }
        _ => {}
    }
    reasons.extend(still_play(tournament, round));
    match rounds(tournament) {
        Ok(rounds) if round.0 > u32::from(rounds) => {
            reasons.push(Reason::NoMoreRounds { rounds, basis: law.course.rounds.basis });
        }
        // A league goes on as long as there are rounds to play.
        Err(reason) if law.course.kind.value == EventKind::Tournament => reasons.push(reason),
        _ => {}
    }
    if first && law.seating.first.value == FirstRound::Lots && tournament.seats.lots.is_empty() {
        reasons.push(Reason::NotDrawn(law.seating.first.basis));
    }
    let players = present(tournament, round);
    reasons.extend(draw::faults(tournament, &players));
    if first {
        reasons.extend(draw::not_ready(tournament, &players));
    }
    reasons
}

/// The first round: by lot, or as they come. Seats of those who left after the draw are filled from the last table.
fn first_round(
    tournament: &Tournament,
    field: &Field,
    players: &[EntryId],
) -> (Vec<Seats>, Origin, Vec<note::Note>) {
    match tournament.setup.law.hall.seating.first.value {
        FirstRound::Lots => {
            let lots = in_lot_order(&field.slots(players));
            let tables = field.tables(&crate::seating::pairing::by_lot(&lots));
            (close::moved_up(tables, &[], &|_, _| close::Fits::Yes), Origin::Lots, Vec::new())
        }
        FirstRound::AsTheyCome => {
            let mut coming = players.to_vec();
            coming.sort_by_key(|entry| (came(tournament, *entry), *entry));
            (field.tables(&by_standing(&field.slots(&coming))), Origin::Present, Vec::new())
        }
    }
}

/// A later round from the standings, the highest first.
fn later_round(
    tournament: &Tournament,
    field: &Field,
    constraints: &Constraints,
    order: &[Slot],
    system: SeatingSystem,
    ask: Ask<'_>,
) -> Result<(Vec<Seats>, Vec<note::Note>), Refused> {
    let round = tournament.seats.next();
    let simple = |found: RoundSeats| (field.tables(&at_fixed_tables(found, &constraints.fixed)), Vec::new());
    let met = Meetings::of(&crate::seating::Plan {
        rounds: tournament.seats.rounds.iter().map(|r| field.round_seats(&r.tables)).collect(),
    });
    match system {
        SeatingSystem::Snake => return Ok(simple(snake(order))),
        SeatingSystem::Random => {
            return Ok(simple(random(order, &mut Lots::stream(ask.seed, u64::from(round.0)))));
        }
        _ => {}
    }
    let barred = match tournament.setup.law.hall.short.again.value {
        ShortAgain::Never => field.slots(&been_at_short(tournament, round)),
        ShortAgain::Allowed => Vec::new(),
    };
    let accept = ask.accept.map_or(Accept::Nothing, |(conflicts, _)| Accept::Conflicts(conflicts));
    let request = Request { order, constraints, met: None, barred: &barred, accept, steps: STEPS };
    if system == SeatingSystem::Programmatic {
        let request = Request { met: Some(&met), steps: SWAPS, ..request };
        let later = rounds(tournament).map_or(0, |all| u32::from(all).saturating_sub(round.0) as u16);
        let programme = Programme { request, later, seed: ask.seed };
        let together = programmatic(&programme).map_err(|why| impossible(tournament, field, &why))?;
        return Ok((field.tables(&together.round), note::of_programme(field, &together)));
    }
    let paired = lexicographic(&request).map_err(|why| impossible(tournament, field, &why))?;
    Ok((field.tables(&paired.round), note::notes(field, &paired)))
}

/// Why there is no pairing, in words of the event.
fn impossible(tournament: &Tournament, field: &Field, why: &Impossible) -> Refused {
    let entry = |slot: &Slot| field.entry(*slot);
    let mut reasons: Vec<Reason> = why
        .reasons
        .iter()
        .map(|reason| match reason {
            Why::Twice(slot) => Reason::Twice(tournament.seats.next(), entry(slot)),
            Why::GroupTooBig { group, tables, .. } => group_too_big(tournament, field, *group, *tables),
            Why::TooManyApart { slots, tables } => {
                Reason::TooManyApart { entries: slots.iter().map(entry).collect(), tables: *tables }
            }
            Why::Alone { slot, fitting } => Reason::Alone { entry: entry(slot), fitting: *fitting },
            Why::Exhausted | Why::StepsEnded => Reason::NoSeating { conflicts: why.conflicts },
        })
        .collect();
    if !reasons.iter().any(|r| matches!(r, Reason::NoSeating { .. })) && why.conflicts > 0 {
        reasons.push(Reason::NoSeating { conflicts: why.conflicts });
    }
    Refused { reasons: reasons.into_iter().map(AnyReason::Seats).collect() }
}

/// Who can play a final after a round, the best first: those who have a place and are there.
pub fn candidates(tournament: &Tournament, after: RoundNo) -> Vec<EntryId> {
    let there = present(tournament, RoundNo(after.0 + 1));
    crate::standings::ranking(tournament, after).into_iter().filter(|entry| there.contains(entry)).collect()
}

/// The final after the last round: where fewer than four can play it, there is none (H42).
pub fn final_after(tournament: &Tournament, after: RoundNo) -> FinalStage {
    let stage = tournament.setup.law.hall.course.final_stage.value;
    if stage == FinalStage::BestFour && candidates(tournament, after).len() < 4 {
        return FinalStage::None;
    }
    stage
}

/// Where those who are seated in the final are not the best any more: the final, who should play it and does not, who
/// plays it and should not.
pub fn other_finalists(tournament: &Tournament) -> Option<(RoundNo, Vec<EntryId>, Vec<EntryId>)> {
    let rounds = &tournament.seats.rounds;
    let at = rounds.iter().position(|seated| seated.kind == RoundKind::Final)?;
    let (round, last) = (RoundNo::of_index(at), RoundNo(at as u32));
    let best: Vec<EntryId> = candidates(tournament, last).into_iter().take(4).collect();
    let sit: Vec<EntryId> = rounds[at].seated().collect();
    let missing: Vec<EntryId> = best.iter().copied().filter(|e| !sit.contains(e)).collect();
    let over: Vec<EntryId> = sit.into_iter().filter(|e| !best.contains(e)).collect();
    (!missing.is_empty()).then_some((round, missing, over))
}

/// Seats the final: the four best after the last round.
pub(super) fn seat_final(tournament: &Tournament) -> Result<Vec<Event>, Refused> {
    let stage = tournament.setup.law.hall.course.final_stage;
    let round = tournament.seats.next();
    let last = RoundNo(round.0.saturating_sub(1));
    let mut reasons = Vec::new();
    if stage.value == FinalStage::None {
        reasons.push(Reason::NoFinal(stage.basis));
    }
    if tournament.seats.round(last).is_some_and(|r| r.kind == RoundKind::Final) {
        reasons.push(Reason::NoMoreRounds {
            rounds: last.0 as u16,
            basis: tournament.setup.law.hall.course.rounds.basis,
        });
    } else {
        match rounds(tournament) {
            Ok(rounds) if last.0 < u32::from(rounds) => {
                let after = RoundNo(u32::from(rounds));
                reasons.push(Reason::FinalTooEarly(after, stage.basis));
            }
            Ok(_) => {}
            Err(reason) => reasons.push(reason),
        }
        let open = (1..=last.0).map(RoundNo).filter(|r| !tournament.round.is_confirmed(*r));
        reasons.extend(open.map(Reason::RoundOpen));
    }
    let best = candidates(tournament, last);
    if best.len() < 4 {
        reasons.push(Reason::TooFew(best.len() as u32));
    }
    if reasons.is_empty() {
        let rounds = crate::standings::after(tournament, last);
        let found = crate::standings::finalists(&tournament.setup.law, &rounds);
        let tied = found.and_then(|found| found.undecided);
        reasons.extend(tied.map(|tie| Reason::FinalistsTied(tie.entries, tie.basis)));
    }
    super::decide::refuse(reasons)?;
    let table: Seats = std::array::from_fn(|i| best.get(i).copied());
    super::decide::refuse(super::plan::table_faults(tournament, round, &[table]))?;
    let seated = seated(tournament, round, RoundKind::Final, vec![table], Origin::Finalists);
    Ok(vec![Event::Seats(SeatsEvent::Seated { from: round, rounds: vec![seated] })])
}
