//! Where an answer comes from, in words: «Тесудзи, п. kuikae.2», "EMA 2016, 4.1", "decision D14".
use crate::option::register_name;
use crate::{Lang, say};
use rules::clause::{Basis, Place};

/// A citation as it stands behind a number.
pub fn citation(lang: Lang, basis: Basis) -> String {
    match basis {
        Basis::Clause(clause) => say!(
            lang,
            "citation-clause",
            regulation = register_name(lang, clause.register()),
            clause = clause.id()
        ),
        Basis::Base(place) => base(lang, place),
        Basis::Decision(decision) => say!(lang, "citation-decision", decision = decision.to_string()),
        Basis::Patch(line) => say!(lang, "citation-patch", line = line),
    }
}

/// The code of the document at the beginning of a place, as in `sources.toml`.
pub fn place_code(place: Place) -> &'static str {
    place.text().split(' ').next().unwrap_or_default()
}

fn base(lang: Lang, place: Place) -> String {
    let source = say(lang, &format!("source-{}", place_code(place)), &[]);
    match place.text().split_once(' ') {
        None => source,
        Some((_, "preface")) => say!(lang, "citation-preface", source = source),
        Some((_, section)) => say!(lang, "citation-base", source = source, section = section),
    }
}
