//! `reglament score HAND`: what a winning hand is worth, who pays whom, and by which clause.
mod classical;
mod foreign;
mod hand;
mod riichi;
mod sichuan;

use crate::args::{ScoreArgs, Wish};
use crate::house::Chosen;
use crate::outcome::Outcome;
use rules::regulation::TableRules;

pub(crate) fn run(args: &ScoreArgs, wish: Wish) -> Outcome {
    let chosen = match Chosen::load(&args.rules, wish) {
        Ok(chosen) => chosen,
        Err(outcome) => return outcome,
    };
    match &chosen.table {
        TableRules::Riichi(rules) => riichi::run(args, &chosen, rules, wish),
        TableRules::Sichuan(rules) => sichuan::run(args, &chosen, rules, wish),
        TableRules::Classical(rules) => classical::run(args, &chosen, rules, wish),
    }
}
