//! What a round waits for before it can be confirmed.
use super::play::{Known, gaps, playing};
use super::{Lacks, Reason};
use crate::id::{RoundNo, TableNo};
use crate::protocol::Progress;
use crate::tournament::Tournament;

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
                if !protocol.objections.is_empty() {
                    found.push((Lacks::Answer, at.table));
                }
            }
        }
    }
    let open = gaps(tournament, round).into_iter().filter(|gap| gap.known == Known::Not);
    found.extend(open.map(|gap| (Lacks::Players, gap.table)));
    [Lacks::Players, Lacks::Protocol, Lacks::Confirmation, Lacks::Choice, Lacks::Answer]
        .into_iter()
        .filter_map(|kind| {
            let tables: Vec<TableNo> = found.iter().filter(|(k, _)| *k == kind).map(|(_, t)| *t).collect();
            (!tables.is_empty()).then_some((kind, tables))
        })
        .collect()
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
