//! What the families have in common when their rules are shown: topics, and parts of the day.
use super::{classical, hall, riichi, sichuan};
use crate::house::Chosen;
use rules::clause::Basis;
use rules::hall::{Entry, EntryKind};
use rules::regulation::TableRules;
use text::hall::School;
use text::{Lang, programme};

/// A topic of a family: what all its rule sets answer alike, each by its own clause.
pub(super) struct TopicView {
    pub(super) id: String,
    pub(super) text: String,
    pub(super) basis: Basis,
    /// Whether it is a pattern with a value, which has a table of its own.
    pub(super) is_pattern: bool,
}

/// The topics to which the answers of the rules leave a meaning.
pub(super) fn topics(table: &TableRules, lang: Lang) -> Vec<TopicView> {
    match table {
        TableRules::Riichi(rules) => riichi::topics(rules, lang),
        TableRules::Sichuan(rules) => sichuan::topics(rules, lang),
        TableRules::Classical(rules) => classical::topics(rules, lang),
    }
}

/// Those of the table, then those of the hall.
pub(super) fn all_topics(chosen: &Chosen, lang: Lang) -> Vec<TopicView> {
    let mut all = topics(&chosen.table, lang);
    all.extend(hall::topics(&chosen.hall, lang));
    all
}

/// The id of a part of the day.
pub(super) fn entry_id(entry: &Entry) -> String {
    match entry.kind {
        EntryKind::CheckIn => "check-in".to_owned(),
        EntryKind::Opening => "opening".to_owned(),
        EntryKind::Round(number) => format!("round-{number}"),
        EntryKind::Break => "break".to_owned(),
        EntryKind::Results => "results".to_owned(),
        EntryKind::Closing => "closing".to_owned(),
    }
}

/// A part of the day in words, with its times.
pub(super) fn entry(entry: &Entry, school: Option<School>, lang: Lang) -> String {
    format!(
        "{} {}",
        programme::times(entry),
        programme::entry(lang, school.unwrap_or(School::Classical), entry.kind)
    )
}
