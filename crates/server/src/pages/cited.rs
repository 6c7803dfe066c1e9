//! A clause as a small number that opens what it says, the same everywhere.
use rules::clause::Basis;
use text::{Lang, citation, place_code};

/// A citation with its words.
#[derive(Clone, Debug)]
pub(crate) struct Cited {
    pub(crate) at: String,
    pub(crate) words: String,
}

/// What a basis says, in our own words.
pub(crate) fn cited(lang: Lang, basis: Basis) -> Cited {
    let words = match basis {
        Basis::Clause(id) => {
            text::clause(lang, id).map(|clause| format!("{}. {}", clause.title, clause.text))
        }
        Basis::Decision(decision) => text::decision(lang, decision).map(ToOwned::to_owned),
        Basis::Base(place) => {
            text::source_title(lang, place).map(|title| format!("{title}, {}", place_code(place)))
        }
        Basis::Patch(_) => None,
    };
    Cited { at: citation(lang, basis), words: words.unwrap_or_default() }
}
