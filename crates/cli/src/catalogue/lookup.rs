//! Which clause is meant: from the words of `rules explain` to what can be cited.
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::house::Chosen;
use rules::clause::{Basis, ClauseId, Decision, DecisionList, Place};
use rules::regulation::TableRules;
use text::say;

/// The list of decisions of the family, and its last number.
const fn decisions(table: &TableRules) -> (DecisionList, u8) {
    match table {
        TableRules::Riichi(_) => (DecisionList::Riichi, 49),
        TableRules::Sichuan(_) => (DecisionList::Sichuan, 19),
        TableRules::Classical(_) => (DecisionList::Gambler, 36),
    }
}

/// What is meant: one clause, all clauses of a chapter, a place, a decision.
pub(super) fn find(rules: &Chosen, text: &str) -> Vec<Basis> {
    let text = text.trim();
    if let Some(clause) = rules.register().and_then(|register| ClauseId::find(register, text)) {
        return vec![Basis::Clause(clause)];
    }
    if let Some(place) = Place::all().find(|place| place.text().eq_ignore_ascii_case(text)) {
        return vec![Basis::Base(place)];
    }
    let (list, last) = decisions(&rules.table);
    let letter = if list == DecisionList::Gambler { 'B' } else { 'D' };
    let mut chars = text.chars();
    if chars.next().is_some_and(|c| c.eq_ignore_ascii_case(&letter))
        && let Ok(number) = chars.as_str().parse::<u8>()
        && (1..=last).contains(&number)
    {
        return vec![Basis::Decision(Decision::of(list, number))];
    }
    clauses(rules).filter(|clause| begins(clause.id(), text)).map(Basis::Clause).collect()
}

/// Whether `id` is a clause of the chapter `text`: `kuikae.2` of `kuikae`, `6.3.1` of `6.3`.
fn begins(id: &str, text: &str) -> bool {
    let text = text.trim_end_matches('.');
    !text.is_empty() && id.strip_prefix(text).is_some_and(|rest| rest.starts_with(['.', '-']))
}

fn clauses(rules: &Chosen) -> impl Iterator<Item = ClauseId> {
    rules.register().into_iter().flat_map(ClauseId::all)
}

/// The complaint about a clause that is not there, with what is there.
pub(super) fn unknown(rules: &Chosen, text: &str, wish: Wish) -> Complaint {
    let (lang, name) = (wish.lang, rules.name(wish.lang));
    if rules.register().is_none() {
        return Complaint::new("clause", say!(lang, "error-clause-place", regulation = name, clause = text));
    }
    let complaint = Complaint::new("clause", say!(lang, "error-clause", regulation = name, clause = text));
    let chapter = |id: &'static str| id.split(['.', '-']).next().unwrap_or(id);
    let asked = text.split(['.', '-']).next().unwrap_or(text);
    let near: Vec<&str> = clauses(rules).map(ClauseId::id).filter(|id| chapter(id) == asked).collect();
    if !near.is_empty() {
        return complaint.because(say!(lang, "error-clause-near", clauses = near.join(", ")));
    }
    let mut chapters: Vec<&str> = clauses(rules).map(|c| chapter(c.id())).collect();
    chapters.dedup();
    complaint.because(say!(lang, "error-clause-list", clauses = chapters.join(", ")))
}
