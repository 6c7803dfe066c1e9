//! The programme of the day: its order, the regulation's own timetable, how far the two are apart.
use super::{ProgrammeItem, ProgrammeKind, Reason, State};
use crate::id::RoundNo;
use crate::time::{Moment, Span};
use rules::clause::{Answer, Basis};
use rules::hall::{EntryKind, FinalStage, HallRules, HallTopic};

/// The timetable that the regulation prints, on the day that begins with this midnight of the venue; empty if it
/// prints none. Titles are for those who show it.
pub fn timetable(hall: &HallRules, midnight: Moment) -> Vec<Answer<ProgrammeItem>> {
    let item = |entry: &rules::hall::Entry| Answer {
        value: ProgrammeItem {
            from: midnight + Span::minutes(i64::from(entry.starts)),
            to: midnight + Span::minutes(i64::from(entry.ends)),
            what: kind(entry.kind),
            title: String::new(),
        },
        basis: entry.basis,
    };
    hall.programme.iter().map(item).collect()
}

const fn kind(kind: EntryKind) -> ProgrammeKind {
    match kind {
        EntryKind::CheckIn => ProgrammeKind::CheckIn,
        EntryKind::Opening => ProgrammeKind::Opening,
        EntryKind::Round(number) => ProgrammeKind::Round(RoundNo(number as u32)),
        EntryKind::Break => ProgrammeKind::Break,
        EntryKind::Results => ProgrammeKind::Results,
        EntryKind::Closing => ProgrammeKind::Closing,
    }
}

/// A part of the day that is not where the regulation's timetable has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shift {
    /// Which part.
    pub what: ProgrammeKind,
    /// How much later it begins; less than nothing if earlier.
    pub from: Span,
    /// How much later it ends.
    pub to: Span,
    /// Where it stands that the timetable may be changed.
    pub basis: Basis,
}

/// How the programme differs from the regulation's timetable of that day. What is left out or put in is no shift.
pub fn shifts(state: &State, midnight: Moment) -> Vec<Shift> {
    let hall = &state.law.hall;
    let printed = timetable(hall, midnight);
    let shift = |printed: &Answer<ProgrammeItem>| {
        let item = state.programme.iter().find(|item| item.what == printed.value.what)?;
        let (from, to) = (item.from - printed.value.from, item.to - printed.value.to);
        let moved = from != Span::ZERO || to != Span::ZERO;
        let basis = hall.cite(HallTopic::ProgrammeChanges);
        moved.then_some(Shift { what: item.what, from, to, basis })
    };
    printed.iter().filter_map(shift).collect()
}

/// What is wrong with a programme.
pub(super) fn reasons(state: &State, items: &[ProgrammeItem]) -> Vec<Reason> {
    let mut all = Vec::new();
    let final_stage = state.law.hall.course.final_stage;
    let mut seen: Vec<ProgrammeKind> = Vec::new();
    for (i, item) in items.iter().enumerate() {
        if item.from >= item.to {
            all.push(Reason::Backwards(i));
        }
        for (j, other) in items.iter().enumerate().skip(i + 1) {
            if item.from < other.to && other.from < item.to {
                all.push(Reason::Overlap(i, j));
            }
        }
        let again = seen.contains(&item.what);
        match item.what {
            ProgrammeKind::Round(round) if again => all.push(Reason::RoundTwice(Some(round))),
            ProgrammeKind::Round(round) => {
                let past = state.rounds().is_some_and(|rounds| round.0 > u32::from(rounds));
                if round.0 == 0 || past {
                    all.push(Reason::NoSuchRound(round));
                }
            }
            ProgrammeKind::Final if again => all.push(Reason::RoundTwice(None)),
            ProgrammeKind::Final if final_stage.value == FinalStage::None => {
                all.push(Reason::NoFinal(final_stage.basis));
            }
            _ => {}
        }
        seen.push(item.what);
    }
    all
}
