//! Which clause is meant: from the words of `rules explain` to what can be cited.
use crate::args::{RulesId, Wish};
use crate::complaint::Complaint;
use clap::ValueEnum;
use rules::clause::{Basis, ClauseId, Decision, DecisionList, Place, Register};
use rules::regulation::RegulationId;
use text::{Lang, say};

/// Whose law is asked about.
#[derive(Clone, Copy)]
pub(super) enum Law {
    Rules(RegulationId),
    /// A regulation whose family has no rules of the table yet.
    Register(Register),
}

impl Law {
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Rules(id) => id.id(),
            Self::Register(register) => register.id(),
        }
    }

    fn name(self, lang: Lang) -> String {
        match self {
            Self::Rules(id) => text::regulation_name(lang, id),
            Self::Register(register) => text::register_name(lang, register),
        }
    }

    const fn register(self) -> Option<Register> {
        match self {
            Self::Rules(id) => id.register(),
            Self::Register(register) => Some(register),
        }
    }

    const fn decisions(self) -> (DecisionList, u8) {
        match self.register() {
            Some(Register::Gambler) => (DecisionList::Gambler, 36),
            Some(Register::Sichuan) => (DecisionList::Sichuan, 19),
            _ => (DecisionList::Riichi, 49),
        }
    }
}

pub(super) fn law(id: &str, wish: Wish) -> Result<Law, Complaint> {
    let lower = id.to_lowercase();
    if let Some(id) = RegulationId::from_id(&lower) {
        return Ok(Law::Rules(id));
    }
    Register::ALL.into_iter().find(|r| r.id() == lower).map(Law::Register).ok_or_else(|| {
        let mut ids: Vec<&str> = RulesId::value_variants().iter().map(|r| r.0.id()).collect();
        ids.extend(Register::ALL.map(Register::id));
        ids.sort_unstable();
        ids.dedup();
        let what = say!(wish.lang, "error-invalid-value", argument = "ID", value = id);
        Complaint::new("usage", what).because(say!(wish.lang, "error-valid-values", values = ids.join(", ")))
    })
}

/// What is meant: one clause, all clauses of a chapter, a place, a decision.
pub(super) fn find(law: Law, text: &str) -> Vec<Basis> {
    let text = text.trim();
    if let Some(clause) = law.register().and_then(|register| ClauseId::find(register, text)) {
        return vec![Basis::Clause(clause)];
    }
    if let Some(place) = Place::all().find(|place| place.text().eq_ignore_ascii_case(text)) {
        return vec![Basis::Base(place)];
    }
    let (list, last) = law.decisions();
    let letter = if list == DecisionList::Gambler { 'B' } else { 'D' };
    let mut chars = text.chars();
    if chars.next().is_some_and(|c| c.eq_ignore_ascii_case(&letter))
        && let Ok(number) = chars.as_str().parse::<u8>()
        && (1..=last).contains(&number)
    {
        return vec![Basis::Decision(Decision::of(list, number))];
    }
    clauses(law).filter(|clause| begins(clause.id(), text)).map(Basis::Clause).collect()
}

/// Whether `id` is a clause of the chapter `text`: `kuikae.2` of `kuikae`, `6.3.1` of `6.3`.
fn begins(id: &str, text: &str) -> bool {
    let text = text.trim_end_matches('.');
    !text.is_empty() && id.strip_prefix(text).is_some_and(|rest| rest.starts_with(['.', '-']))
}

fn clauses(law: Law) -> impl Iterator<Item = ClauseId> {
    law.register().into_iter().flat_map(ClauseId::all)
}

/// The complaint about a clause that is not there, with what is there.
pub(super) fn unknown(law: Law, text: &str, wish: Wish) -> Complaint {
    let (lang, name) = (wish.lang, law.name(wish.lang));
    if law.register().is_none() {
        return Complaint::new("clause", say!(lang, "error-clause-place", regulation = name, clause = text));
    }
    let complaint = Complaint::new("clause", say!(lang, "error-clause", regulation = name, clause = text));
    let chapter = |id: &'static str| id.split(['.', '-']).next().unwrap_or(id);
    let asked = text.split(['.', '-']).next().unwrap_or(text);
    let near: Vec<&str> = clauses(law).map(ClauseId::id).filter(|id| chapter(id) == asked).collect();
    if !near.is_empty() {
        return complaint.because(say!(lang, "error-clause-near", clauses = near.join(", ")));
    }
    let mut chapters: Vec<&str> = clauses(law).map(|c| chapter(c.id())).collect();
    chapters.dedup();
    complaint.because(say!(lang, "error-clause-list", clauses = chapters.join(", ")))
}
