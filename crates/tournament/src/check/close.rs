//! The close: nothing waits any more, and the places are those that the results give.
use super::line::undoes;
use super::places::{places, undecided};
use super::{Fault, Walk};
use crate::id::{CommandId, EntryId, RoundNo, TableId, TableNo};
use crate::penalty::Force;
use crate::protocol::Progress;
use crate::seats::RoundKind;
use rules::hall::{EventKind, FinalStage};
use std::collections::{BTreeMap, BTreeSet};

impl Walk<'_> {
    pub(super) fn closed(&mut self, recorded: &[(EntryId, u16)]) {
        // What was taken back since the event was opened again was still there when it was closed.
        if self.is_changed_since() {
            return;
        }
        self.waits();
        let own: BTreeMap<EntryId, u16> = places(&self.world).into_iter().collect();
        let theirs: BTreeMap<EntryId, u16> = recorded.iter().copied().collect();
        let mut all: Vec<EntryId> = own.keys().chain(theirs.keys()).copied().collect();
        all.sort_unstable();
        all.dedup();
        let basis = self.world.law.hall.standings.first.basis;
        for slot in all {
            let (should, found) =
                (own.get(&slot).copied().unwrap_or(0), theirs.get(&slot).copied().unwrap_or(0));
            if should != found {
                self.say(Fault::WrongPlace).entry(slot).numbers(should, found).by(basis);
            }
        }
        if theirs.len() != recorded.len() {
            self.say(Fault::WrongPlace).numbers(theirs.len() as i64, recorded.len() as i64);
        }
    }

    /// Whether a line before this one is taken back, or brought back, by a later one.
    fn is_changed_since(&self) -> bool {
        let earlier: BTreeSet<CommandId> =
            self.entries[..self.line].iter().map(|line| line.command).collect();
        let mut later = self.entries[self.line + 1..].iter();
        later.any(|line| undoes(line).iter().any(|command| earlier.contains(command)))
    }

    fn waits(&mut self) {
        let course = self.world.law.hall.course;
        let rounds: Vec<(RoundNo, RoundKind, usize)> =
            self.world.rounds.iter().map(|(no, seated)| (*no, seated.kind, seated.tables.len())).collect();
        for (no, kind, tables) in &rounds {
            let all = (1..=*tables as u16).map(|table| TableId { round: *no, table: TableNo(table) });
            let over = |at: TableId| {
                let done = |progress| matches!(progress, Progress::Confirmed(_));
                self.world.is_void(at) || self.world.papers.get(&at).is_some_and(|p| done(p.progress))
            };
            let done =
                self.world.is_confirmed(*no) || (*kind == RoundKind::Game && all.into_iter().all(over));
            if !done {
                self.say(Fault::RoundOpen).round(*no);
            }
        }
        let played = rounds.iter().filter(|(_, kind, _)| *kind != RoundKind::Final).count();
        if course.kind.value == EventKind::Tournament {
            let should = self.world.rounds_of_law().unwrap_or(1);
            if (played as u64) < u64::from(should) {
                self.say(Fault::Unfinished).numbers(should, played as i64).by(course.rounds.basis);
            }
        }
        let has_final = rounds.iter().any(|(_, kind, _)| *kind == RoundKind::Final);
        // With fewer than four who have a place and are there is no final (H42).
        let few = self.candidates(RoundNo(played as u32)).len() < 4;
        if course.final_stage.value == FinalStage::BestFour && !has_final && !few {
            self.say(Fault::Unfinished).by(course.final_stage.basis);
        }
        let papers: Vec<(TableId, bool, usize)> = self
            .world
            .papers
            .iter()
            .map(|(at, paper)| (*at, paper.progress == Progress::Conflict, paper.objections))
            .collect();
        for (at, conflict, objections) in papers {
            if conflict {
                self.say(Fault::ConflictOpen).at(at);
            }
            if objections > 0 {
                self.say(Fault::ObjectionOpen).at(at).numbers(0, objections as i64);
            }
        }
        let ties = self.world.law.hall.ties.last_resort.basis;
        for (place, slot) in undecided(&self.world) {
            self.say(Fault::Unfinished).entry(slot).numbers(0, place).by(ties);
        }
        let waiting = self.world.penalties.iter().filter(|p| p.force == Force::Pending);
        for slot in waiting.map(|p| p.entry).collect::<Vec<_>>() {
            self.say(Fault::PenaltyState).entry(slot);
        }
    }
}
