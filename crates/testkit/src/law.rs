//! The rule sets as tests ask for them: shipped answers, or with one answer flipped from outside.
//!
//! `REGLAMENT_FLIP="tesuji calls.swap_calling forbidden"` gives one option of one rule set another answer for the
//! whole run. Tests that ask here for their rules then show whether anybody notices: `cargo xtask flip` does so
//! for every option in turn.
mod inert;

pub use inert::{HALL, INERT, Inert, InertHall};

use rules::classical::ClassicalRules;
use rules::clause::Basis;
use rules::hall::HallRules;
use rules::option::AnswerValue;
use rules::regulation::{Regulation, RegulationId, TableRules};
use rules::riichi::RiichiRules;
use rules::sichuan::SichuanRules;
use std::fmt;
use std::sync::OnceLock;

/// The variable that names the flip.
pub const VARIABLE: &str = "REGLAMENT_FLIP";

/// One option of one rule set with another answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flip {
    /// The rule set.
    pub regulation: RegulationId,
    /// The key of the option.
    pub key: &'static str,
    /// The other answer.
    pub value: AnswerValue,
    /// The answer as it is written.
    pub answer: String,
}

impl Flip {
    /// Every other answer of every option of every rule set.
    pub fn all() -> Vec<Self> {
        let mut out = Vec::new();
        for regulation in RegulationId::ALL {
            for option in regulation.regulation().options() {
                for value in option.answers.others(option.value) {
                    let answer = option.answers.text(value);
                    out.push(Self { regulation, key: option.key, value, answer });
                }
            }
        }
        out
    }

    /// The whole regulation with this answer. The citation stays: only the answer may be noticed.
    ///
    /// # Panics
    /// If the rule set has no such option or the option no such answer.
    pub fn whole(&self) -> Regulation {
        let mut whole = self.regulation.regulation();
        let basis = whole.options().iter().find(|o| o.key == self.key).map_or(Basis::Patch(0), |o| o.basis);
        whole.set(self.key, self.value, basis).unwrap_or_else(|e| panic!("{self}: {e}"));
        whole
    }

    /// The rules of the table with this answer.
    pub fn table(&self) -> TableRules {
        self.whole().table
    }

    /// Why nothing can notice this answer: a house rule that gives it is refused, or another answer of the rule
    /// set leaves it without effect.
    pub fn inert(&self) -> Option<&'static str> {
        let flipped = self.whole();
        if !flipped.contradictions().is_empty() {
            return Some("refused as a house rule");
        }
        if self.is_of_hall() {
            let (shipped, flipped) = (self.regulation.hall()?, flipped.hall.rules()?);
            return inert::HALL.iter().find(|row| row.is_of(self.key, shipped, flipped)).map(|row| row.why);
        }
        let (TableRules::Riichi(flipped), Some(shipped)) = (flipped.table, self.regulation.riichi()) else {
            return None;
        };
        INERT.iter().find(|row| row.key == self.key && (row.holds)(shipped, &flipped)).map(|row| row.why)
    }

    /// Whether it is an option of the hall, not of the table.
    pub fn is_of_hall(&self) -> bool {
        HallRules::OPTIONS.iter().any(|option| option.key == self.key)
    }

    fn parse(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        let regulation = RegulationId::from_id(words.next()?)?;
        let (key, answer) = (words.next()?, words.next()?);
        let option = regulation.regulation().options().into_iter().find(|o| o.key == key)?;
        let value = option.answers.parse(answer).ok()?;
        Some(Self { regulation, key: option.key, value, answer: answer.to_owned() })
    }
}

impl fmt::Display for Flip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.regulation.id(), self.key, self.answer)
    }
}

/// A whole regulation, with the flip of this run if it is this rule set's.
///
/// # Panics
/// If the variable holds no flip.
pub fn regulation(id: RegulationId) -> &'static Regulation {
    static ALL: [OnceLock<Regulation>; RegulationId::ALL.len()] =
        [const { OnceLock::new() }; RegulationId::ALL.len()];
    ALL[id as usize].get_or_init(|| match flip().filter(|f| f.regulation == id) {
        Some(flip) => flip.whole(),
        None => id.regulation(),
    })
}

/// The rules of a table, with the flip of this run if it is this rule set's.
///
/// # Panics
/// If the variable holds no flip.
pub fn table(id: RegulationId) -> &'static TableRules {
    &regulation(id).table
}

/// The rules of a hall, with the flip of this run if it is this rule set's.
///
/// # Panics
/// If the rule set has no hall of its own.
pub fn hall(id: RegulationId) -> &'static HallRules {
    regulation(id).hall.rules().unwrap_or_else(|| panic!("{} has no hall", id.id()))
}

/// The riichi rules of a rule set, with the flip of this run if it is this rule set's.
///
/// # Panics
/// If the rule set is of another family.
pub fn riichi(id: RegulationId) -> &'static RiichiRules {
    match table(id) {
        TableRules::Riichi(rules) => rules,
        TableRules::Sichuan(_) | TableRules::Classical(_) => panic!("{} is not riichi", id.id()),
    }
}

/// The Sichuan rules of a rule set, with the flip of this run if it is this rule set's.
///
/// # Panics
/// If the rule set is of another family.
pub fn sichuan(id: RegulationId) -> &'static SichuanRules {
    match table(id) {
        TableRules::Sichuan(rules) => rules,
        TableRules::Riichi(_) | TableRules::Classical(_) => panic!("{} is not Sichuan", id.id()),
    }
}

/// The classical rules of a rule set, with the flip of this run if it is this rule set's.
///
/// # Panics
/// If the rule set is of another family.
pub fn classical(id: RegulationId) -> &'static ClassicalRules {
    match table(id) {
        TableRules::Classical(rules) => rules,
        TableRules::Riichi(_) | TableRules::Sichuan(_) => panic!("{} is not classical", id.id()),
    }
}

fn flip() -> Option<&'static Flip> {
    static FLIP: OnceLock<Option<Flip>> = OnceLock::new();
    FLIP.get_or_init(|| {
        let text = std::env::var(VARIABLE).ok()?;
        Some(Flip::parse(&text).unwrap_or_else(|| panic!("{VARIABLE}: no flip {text:?}")))
    })
    .as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flip_is_read_as_it_is_written() {
        let all = Flip::all();
        assert!(all.len() > 500);
        for flip in all {
            assert_eq!(Flip::parse(&flip.to_string()), Some(flip));
        }
    }
}
