//! `reglament wait HAND`: how far a hand is, what it waits for, what it accepts after each discard.
mod classical;
mod foreign;
mod riichi;
mod sichuan;

use crate::args::{WaitArgs, Wish};
use crate::house::Chosen;
use crate::outcome::Outcome;
use rules::regulation::TableRules;

pub(crate) fn run(args: &WaitArgs, wish: Wish) -> Outcome {
    let Some(rules) = &args.rules else { return riichi::run(args, None, wish) };
    let chosen = match Chosen::load(rules, wish) {
        Ok(chosen) => chosen,
        Err(outcome) => return outcome,
    };
    match &chosen.table {
        TableRules::Riichi(rules) => riichi::run(args, Some((&chosen, rules)), wish),
        TableRules::Sichuan(rules) => sichuan::run(args, &chosen, rules, wish),
        TableRules::Classical(rules) => classical::run(args, &chosen, rules, wish),
    }
}
