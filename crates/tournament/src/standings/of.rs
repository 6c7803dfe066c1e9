//! The standings of an event: its board, what they still wait for, the order for seating.
use super::board::{Board, Slot};
use super::chain::Chain;
use super::finals;
use super::row::{Out, Standings, Waiting};
use super::totals::Cell;
use crate::club::{Counts, counts, rating};
use crate::id::{EntryId, RoundNo, TableId, TableNo};
use crate::penalty::{Offence, Penalty, Sanction};
use crate::protocol::{self, Progress, Score, Which};
use crate::round::confirm::lacking;
use crate::seats::RoundKind;
use crate::substitute::Until;
use crate::tournament::Tournament;
use rules::hall::{EventKind, RatingKind, ReplacedResult};
use std::collections::{HashMap, HashSet};

/// The board of an event: every confirmed result of its rounds, by slot in the order of the lots.
pub fn board(tournament: &Tournament) -> Board {
    let unrated = unrated(tournament);
    let mut slots: Vec<Slot> = order(tournament).into_iter().map(Slot::new).collect();
    let at: HashMap<EntryId, usize> = slots.iter().enumerate().map(|(i, slot)| (slot.entry, i)).collect();
    for (i, seated) in tournament.seats.rounds.iter().enumerate() {
        let round = RoundNo::of_index(i);
        if seated.kind == RoundKind::Final || unrated.contains(&round) {
            continue;
        }
        for (table, line) in protocol::lines(tournament, round, Which::Confirmed) {
            if let Some(slot) = at.get(&line.entry) {
                slots[*slot].cells.push(Cell { round, table, score: line.score });
            }
        }
    }
    let disqualified = disqualified(tournament);
    for slot in &mut slots {
        slot.out = disqualified.get(&slot.entry).copied().or_else(|| left(tournament, slot.entry));
    }
    if let Some(ladder) = rating::ladder(tournament) {
        add_ratings(tournament, &ladder, &mut slots);
    }
    let chain = Chain::of(&tournament.setup.law, tournament.setup.prize_places());
    Board::new(chain, slots, tournament.standings.orders.clone())
}

/// Games that do not count where a rating is kept.
fn unrated(tournament: &Tournament) -> HashSet<RoundNo> {
    let law = &tournament.setup.law;
    let games = tournament.club.games.iter().filter(|_| law.hall.rating.kind.value != RatingKind::None);
    games.filter(|game| counts(law, game.rated).value == Counts::Unrated).map(|game| game.round).collect()
}

/// The slots in the order of their lots, those without a lot by number after them.
fn order(tournament: &Tournament) -> Vec<EntryId> {
    let mut order = tournament.seats.lots.clone();
    let drawn: HashSet<EntryId> = order.iter().copied().collect();
    // A slot without holders was merged into another.
    let slots = tournament.people.slots.iter().enumerate().filter(|(_, slot)| !slot.holders.is_empty());
    let all = slots.map(|(i, _)| EntryId::of_index(i));
    order.extend(all.filter(|entry| !drawn.contains(entry)));
    order
}

pub(super) fn final_scores(tournament: &Tournament) -> Option<(RoundNo, Vec<(EntryId, Score)>)> {
    let round = final_round(tournament)?;
    let lines = protocol::lines(tournament, round, Which::Confirmed);
    Some((round, lines.into_iter().map(|(_, line)| (line.entry, line.score)).collect()))
}

pub(super) fn final_round(tournament: &Tournament) -> Option<RoundNo> {
    let at = tournament.seats.rounds.iter().position(|seated| seated.kind == RoundKind::Final)?;
    Some(RoundNo::of_index(at))
}

fn is_confirmed(tournament: &Tournament, at: TableId) -> bool {
    let protocol = tournament.protocol.get(at);
    protocol.is_some_and(|p| matches!(p.progress, Progress::Confirmed(_)))
}

/// Why a slot has no place, and from which round on.
pub(super) fn out(tournament: &Tournament, entry: EntryId) -> Option<(RoundNo, Out)> {
    disqualified(tournament).get(&entry).copied().or_else(|| left(tournament, entry))
}

fn disqualified(tournament: &Tournament) -> HashMap<EntryId, (RoundNo, Out)> {
    let all = tournament.penalty.in_force();
    all.filter(|(_, penalty)| matches!(penalty.sanction, Sanction::Disqualified | Sanction::Banned(_)))
        .filter(|(_, penalty)| !went_on(tournament, penalty))
        .map(|(number, p)| (p.entry, (p.round, Out::Disqualified(number, p.basis))))
        .collect()
}

/// Whether somebody has come in for good after the penalty, and the slot goes on with him: it was the other's.
fn went_on(tournament: &Tournament, penalty: &Penalty) -> bool {
    if tournament.setup.law.hall.substitute.result.value != ReplacedResult::SlotGoesOn {
        return false;
    }
    let came_not = matches!(penalty.offence, Offence::NoShow | Offence::MissedRound | Offence::Late);
    let mut puts = tournament.substitute.all.iter().filter(|put| put.entry == penalty.entry);
    puts.any(|put| {
        let since = put.round > penalty.round || (came_not && put.round == penalty.round);
        since && put.by.is_some() && put.until == Until::EventEnd
    })
}

/// Who leaves a tournament has no place from that round on; in a league and a ladder what he has played stays.
fn left(tournament: &Tournament, entry: EntryId) -> Option<(RoundNo, Out)> {
    let from = tournament.people.slot(entry)?.out_from?;
    let is_tournament = tournament.setup.law.hall.course.kind.value == EventKind::Tournament;
    is_tournament.then_some((from, Out::Left(from)))
}

/// Ratings after each game, and who is not listed as of the day of the last game.
fn add_ratings(tournament: &Tournament, ladder: &rating::Ladder, slots: &mut [Slot]) {
    let day = ladder.games.last().map(|game| game.day);
    for slot in slots {
        slot.ratings =
            ladder.of(slot.entry).map(|(round, line)| (round, line.after.value.hundredths())).collect();
        slot.ratings.sort_by_key(|(round, _)| *round);
        let listed = day.map(|day| ladder.listed(&tournament.setup.law, slot.entry, day));
        if let Some(listed) = listed
            && slot.out.is_none()
            && listed.value != rating::Listed::Yes
        {
            slot.out = Some((RoundNo(0), Out::NotListed(listed.value, listed.basis)));
        }
    }
}

/// The last round that has a confirmed result or is confirmed itself; zero before the first. A final is none.
pub fn latest(tournament: &Tournament) -> RoundNo {
    let rounds = tournament.seats.rounds.iter().enumerate().rev();
    rounds
        .filter(|(_, seated)| seated.kind != RoundKind::Final)
        .map(|(i, seated)| (RoundNo::of_index(i), seated.tables.len()))
        .find(|(round, tables)| {
            let confirmed = |table| is_confirmed(tournament, TableId { round: *round, table });
            tournament.round.is_confirmed(*round) || (0..*tables).map(TableNo::of_index).any(confirmed)
        })
        .map_or(RoundNo(0), |(round, _)| round)
}

/// The standings after a round, without a final.
pub fn after(tournament: &Tournament, after: RoundNo) -> Standings {
    let mut standings = board(tournament).standings(after);
    standings.waiting = waiting(tournament, after);
    standings
}

/// The standings as they are now: after the latest round, and with the final where it has a result. While a final is
/// played, they are provisional.
pub fn current(tournament: &Tournament) -> Standings {
    let rounds = after(tournament, latest(tournament));
    finals::apply(tournament, rounds)
}

/// The slots from the first place to the last for seating the next round, without those who are out. Equal players come
/// in the order of their lot numbers.
pub fn ranking(tournament: &Tournament, after: RoundNo) -> Vec<EntryId> {
    let standings = board(tournament).standings(after);
    standings.placed().map(|(_, row)| row.entry).collect()
}

/// What standings after a round wait for.
pub(super) fn waiting(tournament: &Tournament, after: RoundNo) -> Waiting {
    let mut waiting = Waiting::default();
    for round in (1..=after.0).map(RoundNo) {
        let Some(seated) = tournament.seats.round(round) else { continue };
        wait_for(tournament, round, seated.kind, &mut waiting);
    }
    waiting
}

pub(super) fn wait_for(tournament: &Tournament, round: RoundNo, kind: RoundKind, waiting: &mut Waiting) {
    if tournament.round.is_confirmed(round) {
        return;
    }
    // A game of a club is over with its protocol.
    if kind != RoundKind::Game {
        waiting.rounds.push(round);
    }
    let mut tables: Vec<TableNo> =
        lacking(tournament, round).into_iter().flat_map(|(_, tables)| tables).collect();
    tables.sort_unstable();
    tables.dedup();
    waiting.tables.extend(tables.into_iter().map(|table| TableId { round, table }));
}
