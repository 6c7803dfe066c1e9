//! What a round waits for before it can be confirmed.
use super::play::{Known, gaps, playing};
use super::{Lacks, Reason};
use crate::id::{RoundNo, TableNo};
use crate::protocol::{Progress, lacks_own};
use crate::tournament::Tournament;
use rules::regulation::TableRules;

/// What each playing table lacks, by kind: a round is confirmed when nothing is left.
pub fn lacking(tournament: &Tournament, round: RoundNo) -> Vec<(Lacks, Vec<TableNo>)> {
    let mut found: Vec<(Lacks, TableNo)> = Vec::new();
    for at in playing(tournament, round) {
        match tournament.protocol.get(at) {
            None => found.push((Lacks::Protocol, at.table)),
            Some(protocol) => {
                match protocol.progress {
                    Progress::Entered(_) => found.push((Lacks::Confirmation, at.table)),
                    Progress::Conflict => found.push((Lacks::Choice, at.table)),
                    Progress::Confirmed(_) => {}
                }
                if lacks_own(tournament, at).is_some() {
                    found.push((Lacks::OwnPart, at.table));
                }
                if !protocol.objections.is_empty() {
                    found.push((Lacks::Answer, at.table));
                }
            }
        }
    }
    for gap in gaps(tournament, round) {
        match gap.known {
            Known::Not => found.push((Lacks::Players, gap.table)),
            Known::Recorded if !is_awarded(tournament) => found.push((Lacks::Decision, gap.table)),
            Known::Recorded => {}
        }
    }
    ALL_LACKS
        .into_iter()
        .filter_map(|kind| {
            let tables: Vec<TableNo> = found.iter().filter(|(k, _)| *k == kind).map(|(_, t)| *t).collect();
            (!tables.is_empty()).then_some((kind, tables))
        })
        .collect()
}

/// All kinds, in the order in which they are said.
const ALL_LACKS: [Lacks; 7] = [
    Lacks::Players,
    Lacks::Decision,
    Lacks::Protocol,
    Lacks::OwnPart,
    Lacks::Confirmation,
    Lacks::Choice,
    Lacks::Answer,
];

/// Whether those who are there have something from a table that an absent player keeps from playing.
const fn is_awarded(tournament: &Tournament) -> bool {
    matches!(tournament.setup.law.table, TableRules::Sichuan(_) | TableRules::Classical(_))
}

/// Why a round cannot be confirmed: everything that is missing.
pub(super) fn faults(tournament: &Tournament, round: RoundNo) -> Vec<Reason> {
    use crate::seats::Visibility;
    let mut faults = match tournament.seats.round(round) {
        None => return vec![Reason::Unknown],
        Some(seated) if seated.visibility == Visibility::Planned => vec![Reason::NotPublished(round)],
        Some(_) => Vec::new(),
    };
    if tournament.round.is_confirmed(round) {
        faults.push(Reason::Confirmed(round));
    }
    faults
        .extend(lacking(tournament, round).into_iter().map(|(lacks, tables)| Reason::Tables(lacks, tables)));
    faults
}
