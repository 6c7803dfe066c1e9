//! A citation in JSON: what kind it is, its ids, and the words.
use crate::house::Chosen;
use rules::clause::Basis;
use serde::Serialize;
use text::Lang;

/// Where an answer comes from.
#[derive(Serialize, Debug)]
pub(crate) struct Citation {
    /// `clause`, `base`, `decision` or `patch`.
    kind: &'static str,
    /// The regulation of a clause, the code of a document, the list of a decision.
    of: Option<&'static str>,
    /// The clause, the section, the decision, the line.
    id: Option<String>,
    /// As it is said.
    text: String,
}

impl Citation {
    pub(crate) fn of(lang: Lang, chosen: &Chosen, basis: Basis) -> Self {
        Self::said(basis, chosen.citation(lang, basis))
    }

    /// The citation with its words.
    pub(crate) fn said(basis: Basis, text: String) -> Self {
        let (kind, of, id) = match basis {
            Basis::Clause(clause) => ("clause", Some(clause.register().id()), Some(clause.id().to_owned())),
            Basis::Base(place) => {
                let section = place.text().split_once(' ').map(|(_, section)| section.to_owned());
                ("base", Some(text::place_code(place)), section)
            }
            Basis::Decision(decision) => ("decision", Some(decision.list().id()), Some(decision.to_string())),
            Basis::Patch(line) => ("patch", None, Some(line.to_string())),
        };
        Self { kind, of, id, text }
    }

    /// Whether it is a place in a document that the rules rest on.
    pub(crate) fn is_base(&self) -> bool {
        self.kind == "base"
    }

    /// As it is said.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }
}
