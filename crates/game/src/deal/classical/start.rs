//! What stands before play where the regulation is silent, each with the decision.
use rules::classical::{ClassicalRules, Topic};
use rules::clause::Basis;

/// When players other than East make an original call: before his first move ([`super::Phase::Opening`]).
pub const fn opening_calls(rules: &ClassicalRules) -> Basis {
    rules.cite(Topic::OpeningCalls)
}

/// What a calling hand counts for that was declared before the first move: East's first discard.
pub const fn early_call(rules: &ClassicalRules) -> Basis {
    rules.cite(Topic::EarlyCall)
}

/// In which order dealt flowers and seasons are replaced.
pub const fn dealt_bonus(rules: &ClassicalRules) -> Basis {
    rules.cite(Topic::DealtBonus)
}
