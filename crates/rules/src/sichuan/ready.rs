//! A hand at the end of the wall: ready, not ready, or with the forbidden suit; and what it waits for at most.
use super::check::{RefusalKind, Refusals, check_tiles, holds_suit};
use super::context::Situations;
use super::division::Division;
use super::fan::Fans;
use super::rules::{CountedDivision, DeadHandReadiness, ExhaustedWait, SichuanRules, Undivided};
use super::topic::Topic;
use super::value::{best_reading, fans};
use crate::clause::Basis;
use crate::hand::Hand;
use crate::shape::{OwnCopies, SevenPairs, Shapes, ThirteenOrphans, waits};
use crate::tile::{KindSet, Suit, TileKind};
use arrayvec::ArrayVec;

/// How the owner presents a waiting hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presentation<'a> {
    /// Divided so.
    Divided(&'a Division),
    /// It is not known how, or nobody asked.
    Unknown,
    /// He cannot divide it.
    CannotDivide,
}

/// Whether a hand may win in this deal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Liveness {
    /// It may.
    Live,
    /// It was declared dead.
    Dead,
}

/// What a hand without Hu is at the end of the wall.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Readiness {
    /// It waits for at least one tile.
    Ready,
    /// It waits for none.
    NotReady,
    /// It holds the forbidden suit, and so is not ready.
    ForbiddenSuit,
}

/// A tile that a hand waits for, and what the hand would be worth with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wait {
    /// The tile.
    pub tile: TileKind,
    /// The fan; circumstances of the Hu never count.
    pub fans: Fans,
    /// Their sum, without the limit.
    pub fan: u8,
    /// What the hand would be worth.
    pub points: i32,
}

/// A hand at the end of the wall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WallEndHand {
    /// What it is.
    pub readiness: Readiness,
    /// The clause that makes it so.
    pub basis: Basis,
    /// Its waits in the order of the tiles; empty unless it is ready.
    pub waits: ArrayVec<Wait, 27>,
}

impl WallEndHand {
    /// The most that it can be worth, in points; zero if it is not ready.
    pub fn points(&self) -> i32 {
        self.waits.iter().map(|w| w.points).max().unwrap_or(0)
    }

    /// The most fan that it can have, without the limit.
    pub fn fan(&self) -> u8 {
        self.waits.iter().map(|w| w.fan).max().unwrap_or(0)
    }

    const fn without_waits(readiness: Readiness, basis: Basis) -> Self {
        Self { readiness, basis, waits: ArrayVec::new_const() }
    }
}

/// Looks at a hand of thirteen tiles (a kong counting three) at the end of the wall.
///
/// A hand that cannot be is refused with all reasons; so is a division into other tiles. A division that shows
/// no wait makes the hand not ready, whatever the tiles are.
pub fn wall_end_hand(
    rules: &SichuanRules,
    hand: &Hand,
    presentation: Presentation<'_>,
    forbidden: Suit,
    liveness: Liveness,
) -> Result<WallEndHand, Refusals> {
    let Some(all) = hand.all_tiles() else { return Err(Refusals::of(RefusalKind::FiveCopies)) };
    let mut refusals = Refusals::NONE;
    check_tiles(&mut refusals, hand, all);
    let tiles = hand.concealed.total() as usize + 3 * hand.melds.len();
    refusals.add((tiles != 13).then_some(RefusalKind::TileCount));
    let division = match presentation {
        Presentation::Divided(division) if rules.hand.division.value == CountedDivision::Presented => {
            refusals.add((division.tiles() != hand.concealed).then_some(RefusalKind::DivisionTiles));
            Some(division)
        }
        _ => None,
    };
    if !refusals.is_empty() {
        return Err(refusals);
    }
    if holds_suit(all, forbidden) {
        let basis = rules.cite(Topic::ForbiddenSuit);
        return Ok(WallEndHand::without_waits(Readiness::ForbiddenSuit, basis));
    }
    if liveness == Liveness::Dead && rules.dead_hand.readiness.value == DeadHandReadiness::NotReady {
        return Ok(WallEndHand::without_waits(Readiness::NotReady, rules.dead_hand.readiness.basis));
    }
    if presentation == Presentation::CannotDivide && rules.hand.undivided.value == Undivided::NotReady {
        return Ok(WallEndHand::without_waits(Readiness::NotReady, rules.hand.undivided.basis));
    }
    let mut waits = ArrayVec::new();
    let kinds = kinds(rules, hand);
    for tile in kinds.iter().filter(|k| k.suit() != Some(forbidden)) {
        if let Some(wait) = wait(rules, hand, tile, division) {
            // There are 27 kinds.
            let _ = waits.try_push(wait);
        }
    }
    let readiness = if waits.is_empty() { Readiness::NotReady } else { Readiness::Ready };
    let basis = match division {
        _ if kinds.is_empty() && exhausted(hand) => rules.hand.exhausted_wait.basis,
        Some(_) => rules.hand.division.basis,
        None => rules.cite(Topic::Ready),
    };
    Ok(WallEndHand { readiness, basis, waits })
}

/// The kinds that complete the hand and are not used up by own tiles.
fn kinds(rules: &SichuanRules, hand: &Hand) -> KindSet {
    let shapes = Shapes { pairs: SevenPairs::Repeats, orphans: ThirteenOrphans::No };
    let own = match rules.hand.exhausted_wait.value {
        ExhaustedWait::Standing => OwnCopies::Concealed,
        ExhaustedWait::StandingAndDeclared => OwnCopies::All,
    };
    // The errors of `waits` were refused above.
    waits(hand.concealed, &hand.melds, shapes, own).unwrap_or(KindSet::EMPTY)
}

/// Whether the hand would be ready but for own tiles that use up its waits.
fn exhausted(hand: &Hand) -> bool {
    let shapes = Shapes { pairs: SevenPairs::Repeats, orphans: ThirteenOrphans::No };
    waits(hand.concealed, &hand.melds, shapes, OwnCopies::Ignored).is_ok_and(|kinds| !kinds.is_empty())
}

/// The hand with one more tile, at its best or as divided.
fn wait(rules: &SichuanRules, hand: &Hand, tile: TileKind, division: Option<&Division>) -> Option<Wait> {
    let mut with = hand.clone();
    with.concealed.add(tile);
    let all = with.all_tiles()?;
    let declared = hand.melds.len();
    let fans_of = |reading| fans(&with, all, &reading, Situations::NONE);
    let fans = match division {
        Some(division) => division.completed_by(tile, declared).map(fans_of).max_by_key(|f| f.total())?,
        None => fans_of(best_reading(with.concealed, declared)?),
    };
    let fan = fans.total();
    Some(Wait { tile, fans, fan: fan as u8, points: rules.points(fan) })
}
