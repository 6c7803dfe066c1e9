//! The programme of the day in words: its parts, as the regulation prints them and as they are typed.
use crate::hall::School;
use crate::{Lang, say};
use rules::hall::{Entry, EntryKind};
use tournament::setup::ProgrammeKind;

/// A part of the day by the word that is typed for it: `тур 2`, `сессия 2` or `round 2` for a round, by the school.
pub fn kind(lang: Lang, school: School, kind: ProgrammeKind) -> String {
    let (id, n) = match kind {
        ProgrammeKind::CheckIn => ("check-in", 0),
        ProgrammeKind::Opening => ("opening", 0),
        ProgrammeKind::Round(round) => ("round", round.0),
        ProgrammeKind::Final => ("final", 0),
        ProgrammeKind::Break => ("break", 0),
        ProgrammeKind::Results => ("results", 0),
        ProgrammeKind::Closing => ("closing", 0),
        ProgrammeKind::Other => ("other", 0),
    };
    say!(lang, "desk-programme-kind", kind = id, n = n.to_string(), school = school.id())
}

/// A part of the day as the regulation prints it; a round in the words of the school.
pub fn entry(lang: Lang, school: School, kind: EntryKind) -> String {
    match kind {
        EntryKind::CheckIn => say!(lang, "programme-check-in"),
        EntryKind::Opening => say!(lang, "programme-opening"),
        EntryKind::Round(n) => say!(lang, "happened-round", school = school.id(), n = n.to_string()),
        EntryKind::Break => say!(lang, "programme-break"),
        EntryKind::Results => say!(lang, "programme-results"),
        EntryKind::Closing => say!(lang, "programme-closing"),
    }
}

/// From when to when: `9:30–10:00`.
pub fn times(entry: &Entry) -> String {
    let time = |minutes: u16| format!("{}:{:02}", minutes / 60, minutes % 60);
    format!("{}–{}", time(entry.starts), time(entry.ends))
}
