//! What a protocol comes to for each slot: places, points, conversion, penalties, lateness, substitutes, awards.
mod classical;
mod part;
mod riichi;
mod sichuan;

pub use part::{Amount, Line, Part, PartKind, Score, TableResult, Won};

use super::Progress;
use super::sheet::Sheet;
use super::view::View;
use crate::id::{EntryId, RoundNo, TableId, TableNo};
use crate::round::play::{Plays, plays};
use crate::seats::{Origin, Seats};
use crate::tournament::Tournament;
use rules::hall::{HallTopic, MissedRound, ReplacedResult};
use rules::regulation::TableRules;
use rules::seat::Seat;

/// The result of a table by the version in force, with everything that enters it; confirmed or not. A table that is
/// too small to play, or that an absent player keeps from playing, has what the law awards once the round is on.
/// Nothing where there is no result yet.
pub fn result(tournament: &Tournament, at: TableId) -> Option<TableResult> {
    View::new(tournament, at.round)?.table(at.table)
}

/// Which versions count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Which {
    /// Those that are confirmed.
    Confirmed,
    /// Those in force, confirmed or not.
    InForce,
}

/// What each slot has from a round, and at which table: of tables by their protocols, of tables that do not play by
/// what is awarded, of players who did not come by the law. A slot without a result is missing. It goes through the
/// round once, however many slots there are. The table is named where one was played.
pub fn lines(tournament: &Tournament, round: RoundNo, which: Which) -> Vec<(Option<TableNo>, Line)> {
    let Some(view) = View::new(tournament, round) else { return Vec::new() };
    let mut out = Vec::with_capacity(4 * view.seated.tables.len());
    for table in (0..view.seated.tables.len()).map(TableNo::of_index) {
        let protocol = tournament.protocol.get(TableId { round, table });
        let open = protocol.is_some_and(|p| !matches!(p.progress, Progress::Confirmed(_)));
        if open && which == Which::Confirmed {
            continue;
        }
        if let Some(result) = view.table(table) {
            let at = protocol.map(|_| table);
            out.extend(result.lines.into_iter().map(|line| (at, line)));
        }
    }
    out.extend(view.elsewhere().into_iter().map(|line| (None, line)));
    out
}

/// What each slot has from a round so far, confirmed or not.
pub fn played(tournament: &Tournament, round: RoundNo) -> impl Iterator<Item = (EntryId, Score)> + use<> {
    lines(tournament, round, Which::InForce).into_iter().map(|(_, line)| (line.entry, line.score))
}

/// Results of slots that sit at no table of a round: awards of tables that are too small, rounds that were missed.
pub fn elsewhere(tournament: &Tournament, round: RoundNo) -> Vec<Line> {
    View::new(tournament, round).map(|view| view.elsewhere()).unwrap_or_default()
}

impl View<'_> {
    fn table(&self, table: TableNo) -> Option<TableResult> {
        let seats = self.seated.table(table)?;
        if self.is_void(table) {
            let basis = self.law.hall.cite(HallTopic::VoidGame);
            return Some(TableResult { lines: Vec::new(), void: Some(basis) });
        }
        let at = TableId { round: self.round, table };
        let entered = self.tournament.protocol.get(at).and_then(|p| p.entered());
        let lines = match entered {
            Some(entered) => self.sheet(seats, &entered.sheet),
            None if self.is_on() => self.awards(at, seats),
            None => return None,
        };
        (!lines.is_empty()).then_some(TableResult { lines, void: None })
    }

    fn sheet(&self, seats: &Seats, sheet: &Sheet) -> Vec<Line> {
        match &self.law.table {
            TableRules::Riichi(rules) => riichi::lines(self, rules, seats, sheet),
            TableRules::Sichuan(rules) => sichuan::lines(self, rules, seats, sheet),
            TableRules::Classical(rules) => classical::lines(self, rules, seats, sheet),
        }
    }

    /// What a table without a protocol has.
    fn awards(&self, at: TableId, seats: &Seats) -> Vec<Line> {
        let small = plays(self.tournament, at).is_some_and(|p| matches!(p.value, Plays::TooFew(_)));
        let slots = || Seat::ALL.into_iter().filter_map(|s| Some((s, seats[s.index()]?)));
        match &self.law.table {
            // Who did not come has what he has for that.
            TableRules::Sichuan(rules) if small => slots()
                .filter(|(_, entry)| !self.is_missing(*entry))
                .map(|(seat, entry)| sichuan::award(self, rules, entry, seat))
                .collect(),
            TableRules::Riichi(_) | TableRules::Sichuan(_) => Vec::new(),
            TableRules::Classical(rules) => {
                let absent = slots().find(|(_, entry)| self.is_empty(*entry)).map(|(seat, _)| seat);
                let missing = Seat::ALL.into_iter().find(|s| small && seats[s.index()].is_none());
                match absent.or(missing) {
                    Some(absent) => classical::awarded(self, rules, seats, absent),
                    None => Vec::new(),
                }
            }
        }
    }

    /// Slots that sit at no table: awards, and rounds that were missed.
    fn elsewhere(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        if !self.is_on() {
            return lines;
        }
        // Sitting out by a schedule that was given costs nothing and brings nothing.
        if self.seated.origin != Origin::Loaded {
            // Who is at a table that is too small has its award already.
            let at_none = |entry: &&EntryId| self.seated.find(**entry).is_none();
            for entry in self.seated.out.iter().filter(at_none).filter(|e| !self.is_missing(**e)) {
                match &self.law.table {
                    TableRules::Riichi(_) => {}
                    TableRules::Sichuan(rules) => {
                        lines.push(sichuan::award(self, rules, *entry, Seat::ALL[0]));
                    }
                    TableRules::Classical(rules) => {
                        let seats = [Some(*entry), None, None, None];
                        lines.extend(classical::awarded(self, rules, &seats, Seat::ALL[3]));
                    }
                }
            }
        }
        let course = self.course.map_or(&[][..], |c| &c.absent);
        let mut seen: Vec<EntryId> = Vec::new();
        for (entry, _) in course {
            let sits = self.seated.find(*entry).is_some_and(|(table, _)| {
                self.tournament.protocol.get(TableId { round: self.round, table }).is_some()
            });
            if !sits && !seen.contains(entry) {
                seen.push(*entry);
                lines.extend(self.missed(*entry, Seat::ALL[0]));
            }
        }
        lines
    }

    /// The result of a slot whose player missed the round.
    fn missed(&self, entry: EntryId, seat: Seat) -> Option<Line> {
        let missed = self.law.hall.late.missed;
        if missed.value != MissedRound::AsReplaced {
            return None;
        }
        self.replaced(entry, seat, Part::fact(PartKind::Missed, missed.basis))
    }

    /// The result of a replaced player, where it is not that of his seat.
    fn replaced(&self, entry: EntryId, seat: Seat, why: Part) -> Option<Line> {
        let substitute = &self.law.hall.substitute;
        let points = substitute.points.value.get().unwrap_or(0);
        match substitute.result.value {
            ReplacedResult::SlotGoesOn | ReplacedResult::Valid => return None,
            ReplacedResult::OwnDealsOnly | ReplacedResult::LastPlaceFixedPoints => {}
        }
        let score = match &self.law.table {
            TableRules::Riichi(rules) => riichi::fixed(rules, points),
            TableRules::Sichuan(_) => sichuan::fixed(points),
            TableRules::Classical(_) => classical::fixed(points),
        };
        let fixed =
            Part { kind: PartKind::Fixed, amount: Amount::Points(points), basis: substitute.points.basis };
        Some(Line { entry, seat, score, parts: vec![why, fixed] })
    }

    /// The parts of what was taken off or given in a unit.
    fn adjust(&self, entry: EntryId, unit: crate::penalty::Unit, parts: &mut Vec<Part>) -> i32 {
        let mut sum = 0;
        for (number, penalty, points) in self.off(entry, unit) {
            sum = i32::saturating_add(sum, points);
            parts.push(Part {
                kind: PartKind::Penalty(number),
                amount: Amount::Points(points.saturating_neg()),
                basis: penalty.basis.unwrap_or(self.law.hall.cite(HallTopic::PenaltyPoints)),
            });
        }
        sum
    }
}
