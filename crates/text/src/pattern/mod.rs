//! Patterns with their values: yaku, fan, points, doubles and limit hands, as far as the answers of a rule set leave them.
pub mod classical;
pub mod riichi;
pub mod sichuan;

use crate::Lang;
use rules::clause::Basis;
use rules::regulation::TableRules;

/// A pattern and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// The id in JSON.
    pub id: &'static str,
    /// Its name.
    pub name: String,
    /// In the columns of [`Patterns`], as it is shown.
    pub worth: Vec<String>,
    /// Where its value stands.
    pub basis: Basis,
}

/// A table of patterns of a rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patterns {
    /// The id of the table in JSON.
    pub id: &'static str,
    /// What the family calls them.
    pub title: String,
    /// The names of the columns, in JSON and as they are shown.
    pub columns: Vec<(&'static str, String)>,
    /// The patterns.
    pub list: Vec<Pattern>,
}

/// The patterns of a rule set with their values.
pub fn patterns(lang: Lang, table: &TableRules) -> Vec<Patterns> {
    match table {
        TableRules::Riichi(rules) => vec![riichi::patterns(lang, rules)],
        TableRules::Sichuan(rules) => vec![sichuan::patterns(lang, rules)],
        TableRules::Classical(rules) => classical::patterns(lang, rules),
    }
}
