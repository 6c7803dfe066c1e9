//! Teams: the sum of their members by the main criterion of the law, as a table beside the standings.
use super::criterion::{better, value};
use super::of::board;
use super::totals::Totals;
use super::value::Value;
use crate::id::{EntryId, RoundNo};
use crate::people::Slot;
use crate::tournament::Tournament;
use rules::clause::Answer;
use rules::hall::{Criterion, TeamResults};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// A line of the table of teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamRow {
    /// The team.
    pub team: String,
    /// The place; equal teams share the upper one.
    pub place: u16,
    /// Its members in the order of the lots.
    pub members: Vec<EntryId>,
    /// What its members have together; a mean place is the mean over all their games.
    pub value: Value,
}

/// The table of teams after a round; nothing where the law counts no teams. Who is out of the places adds nothing, who
/// has no team is in none.
pub fn teams(tournament: &Tournament, after: RoundNo) -> Answer<Option<Vec<TeamRow>>> {
    let counted = tournament.setup.law.hall.course.teams;
    let value = match counted.value {
        TeamResults::None => None,
        TeamResults::Counted => Some(table(tournament, after)),
    };
    Answer { value, basis: counted.basis }
}

fn table(tournament: &Tournament, after: RoundNo) -> Vec<TeamRow> {
    let board = board(tournament);
    let chain = board.chain();
    let main = chain.criteria.first().map_or(Criterion::None, |c| c.value);
    let mut teams: BTreeMap<&str, (Totals, Vec<EntryId>)> = BTreeMap::new();
    for slot in board.slots().iter().filter(|slot| slot.is_out(after).is_none()) {
        let person = tournament.people.slot(slot.entry).and_then(Slot::now);
        let team = person.and_then(|p| tournament.people.person(p)).map_or("", |p| p.profile.team.trim());
        if !team.is_empty() {
            let (totals, members) = teams.entry(team).or_default();
            totals.merge(&slot.totals(after));
            members.push(slot.entry);
        }
    }
    let mut rows: Vec<TeamRow> = teams
        .into_iter()
        .map(|(team, (totals, members))| TeamRow {
            team: team.to_owned(),
            place: 0,
            members,
            value: value(main, &totals, chain.chombo).unwrap_or(Value::Nothing),
        })
        .collect();
    let ahead = better(main);
    rows.sort_by(|one, other| ahead.compare(one.value, other.value));
    for i in 0..rows.len() {
        let is_shared = i > 0 && ahead.compare(rows[i - 1].value, rows[i].value) == Ordering::Equal;
        rows[i].place = if is_shared { rows[i - 1].place } else { i as u16 + 1 };
    }
    rows
}
