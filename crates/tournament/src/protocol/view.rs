//! What enters the results of one round besides the sheets: lateness, absence, substitutes, penalties, void games.
//! Gathered once a round, so that ten thousand slots are not looked up in everything that ever happened.
use super::late::band;
use crate::id::{EntryId, PenaltyNo, RoundNo, TableId, TableNo};
use crate::penalty::{Penalty, Sanction, Unit};
use crate::round::Course;
use crate::seats::{RoundKind, SeatedRound, Seats};
use crate::setup::Law;
use crate::substitute::Substitution;
use crate::time::Span;
use crate::tournament::Tournament;
use rules::classical::{Lateness, Scoring, Stage};
use rules::regulation::TableRules;
use std::collections::HashMap;

/// A round with what concerns its results.
pub(super) struct View<'a> {
    pub(super) tournament: &'a Tournament,
    pub(super) law: &'a Law,
    pub(super) round: RoundNo,
    pub(super) seated: &'a SeatedRound,
    pub(super) course: Option<&'a Course>,
    penalties: HashMap<EntryId, Vec<(PenaltyNo, &'a Penalty)>>,
    puts: HashMap<EntryId, &'a Substitution>,
    late: HashMap<EntryId, Span>,
}

impl<'a> View<'a> {
    /// The round, if it is seated.
    pub(super) fn new(tournament: &'a Tournament, round: RoundNo) -> Option<Self> {
        let seated = tournament.seats.round(round)?;
        let course = tournament.round.course(round);
        let mut penalties: HashMap<EntryId, Vec<_>> = HashMap::new();
        for (number, penalty) in tournament.penalty.in_force().filter(|(_, p)| p.round == round) {
            penalties.entry(penalty.entry).or_default().push((number, penalty));
        }
        let mut puts = HashMap::new();
        for put in tournament.substitute.all.iter().filter(|s| s.round == round) {
            // The first one says from which deal on the player himself was away.
            puts.entry(put.entry).or_insert(put);
        }
        let late = course.map(|c| c.late.iter().copied().collect()).unwrap_or_default();
        let law = &tournament.setup.law;
        Some(Self { tournament, law, round, seated, course, penalties, puts, late })
    }

    /// Whether play is on: without it nothing is awarded for games that are not played.
    pub(super) fn is_on(&self) -> bool {
        let from = TableId { round: self.round, table: TableNo(0) };
        let to = TableId { round: self.round, table: TableNo(u16::MAX) };
        self.course.is_some_and(Course::has_begun)
            || self.tournament.round.is_confirmed(self.round)
            || self.tournament.protocol.all.range(from..=to).next().is_some()
    }

    pub(super) fn stage(&self) -> Stage {
        stage(self.tournament, self.round)
    }

    /// How late a slot came, as the table's rules know it.
    pub(super) fn late(&self, entry: EntryId) -> Lateness {
        self.late.get(&entry).map_or(Lateness::OnTime, |by| band(self.law, *by))
    }

    /// The lateness of each seat.
    pub(super) fn bands(&self, seats: &Seats) -> [Lateness; 4] {
        seats.map(|seat| seat.map_or(Lateness::OnTime, |entry| self.late(entry)))
    }

    /// The substitution of a slot in this round.
    pub(super) fn put(&self, entry: EntryId) -> Option<&'a Substitution> {
        self.puts.get(&entry).copied()
    }

    /// Whether the player of a slot did not come, whoever played for him.
    pub(super) fn is_missing(&self, entry: EntryId) -> bool {
        self.course.is_some_and(|c| c.is_absent(entry)) || self.late(entry) == Lateness::NoShow
    }

    /// Whether nobody plays at the seat of a slot.
    pub(super) fn is_empty(&self, entry: EntryId) -> bool {
        self.is_missing(entry) && self.put(entry).is_none_or(|put| put.by.is_none())
    }

    /// What was given against a slot in this round and is in force.
    pub(super) fn penalties(&self, entry: EntryId) -> &[(PenaltyNo, &'a Penalty)] {
        self.penalties.get(&entry).map_or(&[], Vec::as_slice)
    }

    /// What is taken off in a unit; what is given is negative.
    pub(super) fn off(
        &self,
        entry: EntryId,
        unit: Unit,
    ) -> impl Iterator<Item = (PenaltyNo, &'a Penalty, i32)> {
        self.penalties(entry).iter().filter_map(move |(number, penalty)| match penalty.sanction {
            Sanction::Off(points, of) if of == unit => Some((*number, *penalty, points)),
            _ => None,
        })
    }

    /// The chombos that were given.
    pub(super) fn chombos(&self, entry: EntryId) -> u8 {
        let given = self.penalties(entry).iter().filter(|(_, p)| p.sanction == Sanction::Chombo);
        given.count().min(255) as u8
    }

    /// The penalty by which the result of a slot is annulled.
    pub(super) fn annulled(&self, entry: EntryId) -> Option<(PenaltyNo, &'a Penalty)> {
        self.penalties(entry).iter().find(|(_, p)| p.sanction == Sanction::Annulled).copied()
    }

    pub(super) fn is_void(&self, table: TableNo) -> bool {
        self.course.is_some_and(|c| c.is_void(table))
    }
}

/// The stage that a round is of: a final, or one before it.
pub fn stage(tournament: &Tournament, round: RoundNo) -> Stage {
    match tournament.seats.round(round).map(|seated| seated.kind) {
        Some(RoundKind::Final) => Stage::Final,
        Some(RoundKind::Round | RoundKind::Game) | None => Stage::Qualifying,
    }
}

/// Whether whists alone count in a round, so that nobody gets tournament points there.
pub fn in_whists(tournament: &Tournament, round: RoundNo) -> bool {
    match &tournament.setup.law.table {
        TableRules::Classical(rules) => rules.scoring(stage(tournament, round)).value == Scoring::Whists,
        TableRules::Riichi(_) | TableRules::Sichuan(_) => false,
    }
}
