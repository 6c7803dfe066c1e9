//! Claims of a discard: which are lawful, and whose goes first.
use super::rons::{RonOutcome, ron_winners};
use super::rules::RiichiRules;
use super::topic::Topic;
use super::unlawful::{Reason, Unlawful};
use crate::clause::{Answer, Basis};
use crate::seat::{Relative, Seat, SeatSet};
use arrayvec::ArrayVec;

/// What a player says when somebody discards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Claim {
    /// Chow (chi).
    Chow,
    /// Pung (pon).
    Pung,
    /// Kong (kan).
    Kong,
    /// Ron.
    Ron,
}

/// How the claimant stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Standing {
    /// Free to claim.
    #[default]
    Free,
    /// In riichi: he may only win.
    Riichi,
    /// With a dead hand: he may claim nothing.
    Dead,
}

/// The table when a tile was discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClaimTable {
    /// Who discarded.
    pub discarder: Seat,
    /// Live tiles left; none after the last discard.
    pub live_tiles: u8,
    /// Kongs of all players in this deal.
    pub kongs: u8,
}

/// A claim by a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claimed {
    /// The claimant.
    pub seat: Seat,
    /// What he said.
    pub claim: Claim,
    /// How he stands.
    pub standing: Standing,
}

/// Whether a claim is lawful; tiles, wait and furiten are looked at elsewhere.
pub fn check_claim(table: ClaimTable, claimed: Claimed) -> Result<(), Unlawful> {
    let mut no = Unlawful::NONE;
    let group = claimed.claim != Claim::Ron;
    no.add((claimed.standing == Standing::Dead).then_some(Reason::DeadHand));
    no.add((group && claimed.standing == Standing::Riichi).then_some(Reason::InRiichi));
    no.add((group && table.live_tiles == 0).then_some(Reason::LastDiscard));
    no.add((claimed.claim == Claim::Kong && table.kongs >= 4).then_some(Reason::FifthKong));
    let left = claimed.seat.relative(table.discarder) == Some(Relative::Previous);
    no.add((claimed.claim == Claim::Chow && !left).then_some(Reason::ChowNotFromPrevious));
    no.add((claimed.seat == table.discarder).then_some(Reason::OwnDiscard));
    no.or(())
}

/// Who gets a discard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Taker {
    /// Nobody.
    Nobody,
    /// One player, for a group.
    Group(Claimed),
    /// One or several, by ron, or an abort.
    Ron(RonOutcome),
}

/// The outcome of one window of claims.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resolution {
    /// Who gets the tile.
    pub taker: Taker,
    /// Why he goes first; `None` if nobody claimed.
    pub basis: Option<Basis>,
    /// Claims that are not lawful.
    pub refused: ArrayVec<(Claimed, Unlawful), 4>,
}

/// Resolves the claims of one window, all taken as simultaneous (riichi row 51): ron before everything, then pung and
/// kong, then chow. Two pungs or kongs of one tile cannot be.
pub fn resolve_claims(rules: &RiichiRules, table: ClaimTable, claims: &[Claimed]) -> Resolution {
    let mut refused = ArrayVec::new();
    let mut rons = SeatSet::EMPTY;
    let mut group: Option<Claimed> = None;
    for claimed in claims {
        match check_claim(table, *claimed) {
            Err(reasons) => {
                // One claim a player: four at most.
                let _ = refused.try_push((*claimed, reasons));
            }
            Ok(()) if claimed.claim == Claim::Ron => rons.insert(claimed.seat),
            Ok(()) if group.is_none_or(|g| claimed.claim > g.claim) => group = Some(*claimed),
            Ok(()) => {}
        }
    }
    if let Some(Answer { value, basis }) = ron_winners(rules, table.discarder, rons) {
        let several = rons.len() > 1;
        let basis = if several { basis } else { rules.cite(Topic::RonFirst) };
        return Resolution { taker: Taker::Ron(value), basis: Some(basis), refused };
    }
    let basis = group.map(|g| match g.claim {
        Claim::Chow => rules.cite(Topic::ChowFromPrevious),
        _ => rules.cite(Topic::PungBeforeChow),
    });
    Resolution { taker: group.map_or(Taker::Nobody, Taker::Group), basis, refused }
}
