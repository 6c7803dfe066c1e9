//! Clauses of the A-League.
mod penalty;
mod rules;
mod score;

use crate::help::clause;
use reglament_rules::clause::{Basis, Register};
use reglament_rules::regulation::RegulationId;
use reglament_rules::riichi::RiichiRules;

fn law() -> &'static RiichiRules {
    testkit::law::riichi(RegulationId::Aleague)
}

fn by(id: &str) -> Basis {
    clause(Register::Aleague, id)
}
