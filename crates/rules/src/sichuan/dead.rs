//! What a player with a dead hand may still do.
use super::rules::SichuanRules;
use super::topic::Topic;
use crate::clause::{Answer, Basis};

/// Something a player declares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Declaration {
    /// A kong of four standing tiles.
    ClosedKong,
    /// The fourth tile added to a declared pung, freshly drawn or held back.
    AddedKong,
    /// A pung of a discard.
    Pung,
    /// A kong of a discard.
    MeldedKong,
    /// Hu.
    Hu,
}

/// Whether a dead hand may declare it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DeadHandRight {
    /// It may.
    Allowed,
    /// It may not.
    Forbidden,
    /// It is punished as a false Hu.
    FalseHu,
}

/// What becomes of a declaration by a player whose hand is dead, and the clause.
pub const fn dead_hand(rules: &SichuanRules, declaration: Declaration) -> Answer<DeadHandRight> {
    let (value, topic) = match declaration {
        Declaration::ClosedKong | Declaration::AddedKong => (DeadHandRight::Allowed, Topic::DeadHandKong),
        Declaration::Pung | Declaration::MeldedKong => (DeadHandRight::Forbidden, Topic::DeadHandClaim),
        Declaration::Hu => (DeadHandRight::FalseHu, Topic::DeadHandHu),
    };
    Answer { value, basis: rules.cite(topic) }
}

/// The general rule behind it: a dead hand takes no tiles of others.
pub const fn dead_hand_rule(rules: &SichuanRules) -> Basis {
    rules.cite(Topic::DeadHand)
}
