//! After a claim: which discards are forbidden (swap-calling), and whether any is left.
use super::rules::{RiichiRules, SwapCalling};
use super::topic::Topic;
use super::unlawful::{Reason, Unlawful};
use crate::clause::Answer;
use crate::counts::TileCounts;
use crate::meld::{Meld, MeldKind};
use crate::tile::{KindSet, TileKind};
use arrayvec::ArrayVec;

/// The kinds that may not be discarded in the turn of this claimed chow or pung, each with its clause
/// (riichi rows 48–49).
///
/// The claimed tile and, where the whole of swap-calling is forbidden, the tile at the other end of the chow: for a
/// claimed four beside an own five and six the seven. A kong forbids nothing, a replacement tile follows it.
pub fn forbidden_discards(rules: &RiichiRules, meld: Meld) -> ArrayVec<Answer<TileKind>, 2> {
    let mut out = ArrayVec::new();
    let swap = rules.calls.swap_calling;
    let claimed = match (meld.kind(), meld.claimed_tile()) {
        (MeldKind::Chow | MeldKind::Pung, Some(tile)) if swap.value != SwapCalling::Allowed => tile,
        _ => return out,
    };
    out.push(Answer { value: claimed, basis: rules.cite(Topic::SwapSameTile) });
    if let Some(end) = other_end(meld, claimed)
        && swap.value == SwapCalling::Forbidden
    {
        out.push(Answer { value: end, basis: swap.basis });
    }
    out
}

/// The tile that would have completed the same two own tiles at their other end.
fn other_end(meld: Meld, claimed: TileKind) -> Option<TileKind> {
    if meld.kind() != MeldKind::Chow {
        return None;
    }
    let (suit, low, rank) = (meld.tile().suit()?, meld.tile().rank()?, claimed.rank()?);
    match rank - low {
        0 => TileKind::number(suit, low + 3),
        2 => TileKind::number(suit, low.checked_sub(1)?),
        _ => None,
    }
}

/// The forbidden kinds as a set.
pub fn forbidden_kinds(rules: &RiichiRules, meld: Meld) -> KindSet {
    forbidden_discards(rules, meld).into_iter().map(|a| a.value).collect()
}

/// Whether this tile may be discarded in the turn of this claim.
pub fn check_discard(rules: &RiichiRules, meld: Meld, tile: TileKind) -> Result<(), Unlawful> {
    let mut no = Unlawful::NONE;
    for (i, forbidden) in forbidden_discards(rules, meld).iter().enumerate() {
        let reason = if i == 0 { Reason::SwapSameTile } else { Reason::SwapOtherEnd };
        no.add((forbidden.value == tile).then_some(reason));
    }
    no.or(())
}

/// Whether a claim leaves a lawful discard (D14). `rest` is the concealed hand without the tiles of the claim.
pub fn needs_discard(rules: &RiichiRules, meld: Meld, rest: TileCounts) -> Result<(), Unlawful> {
    let left = rest.kinds().difference(forbidden_kinds(rules, meld));
    let mut no = Unlawful::NONE;
    no.add((left.is_empty() && !meld.kind().is_kong()).then_some(Reason::NoDiscardLeft));
    no.or(())
}
