//! Clauses of the Tesuji club.
mod deal;
mod draw;
mod end;
mod fu;
mod hand;
mod kan;
mod penalty;
mod redeal;
mod scope;
mod situation;
mod yaku;
mod yakuman;

use crate::help::clause;
use reglament_rules::clause::{Basis, Register};
use reglament_rules::regulation::RegulationId;
use reglament_rules::riichi::RiichiRules;

fn rules() -> &'static RiichiRules {
    testkit::law::riichi(RegulationId::Tesuji)
}

fn by(id: &str) -> Basis {
    clause(Register::Tesuji, id)
}

/// Whether the regulation shows the clause among those that frame the play without changing a number.
fn is_shown(id: &str) -> bool {
    rules().facts.contains(&by(id))
}
