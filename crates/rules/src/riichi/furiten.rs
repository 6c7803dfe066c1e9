//! Furiten: own discards, missed tiles, and riichi.
use super::rules::{ConcealedKongRobbing, RiichiRules};
use super::topic::Topic;
use super::unlawful::{Reason, Unlawful};
use crate::clause::Basis;
use crate::hand::Hand;
use crate::shape::{OwnCopies, Shapes, waits};
use crate::tile::{KindSet, TileKind};

/// What a hand waits for, yaku or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Waiting {
    /// The kinds that complete it; none that the player holds four of.
    pub kinds: KindSet,
    /// Whether the complete hand would be thirteen orphans.
    pub shape: WaitShape,
}

/// The shape that a wait completes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WaitShape {
    /// Groups and a pair, or seven pairs.
    Ordinary,
    /// Thirteen orphans.
    ThirteenOrphans,
}

impl Waiting {
    /// The wait of a hand of 3n+1 concealed tiles; a hand of another length waits for nothing.
    pub fn of(hand: &Hand) -> Self {
        let kinds = waits(hand.concealed, &hand.melds, Shapes::RIICHI, OwnCopies::All).unwrap_or_default();
        let held = hand.concealed.kinds();
        let orphans = held.difference(KindSet::TERMINALS_AND_HONOURS).is_empty() && held.len() >= 12;
        let shape = if orphans { WaitShape::ThirteenOrphans } else { WaitShape::Ordinary };
        Self { kinds, shape }
    }
}

/// A tile that could have been won on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Offered {
    /// A discard.
    Discard(TileKind),
    /// The tile that somebody added to a pung.
    AddedKong(TileKind),
    /// The tile of a concealed kong, which only thirteen orphans may rob, and not under all rules.
    ConcealedKong(TileKind),
}

impl Offered {
    /// The tile.
    pub const fn kind(self) -> TileKind {
        match self {
            Self::Discard(k) | Self::AddedKong(k) | Self::ConcealedKong(k) => k,
        }
    }
}

/// The furiten of one player that missed tiles make; that of the own pool is seen from the pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Furiten {
    /// None.
    #[default]
    None,
    /// A tile was missed since the own discard.
    Temporary,
    /// In riichi, nothing missed since.
    Riichi,
    /// A tile was missed in riichi: to the end of the deal.
    RiichiMissed,
}

impl Furiten {
    /// After a tile that this player did not win on, whether he could not or would not.
    #[must_use]
    pub fn missed(self, rules: &RiichiRules, waiting: Waiting, tile: Offered) -> Self {
        if !could_take(rules, waiting, tile) {
            return self;
        }
        match self {
            Self::None | Self::Temporary => Self::Temporary,
            Self::Riichi | Self::RiichiMissed => Self::RiichiMissed,
        }
    }

    /// After the own discard, the riichi tile among them: what was missed before is forgotten, but in riichi.
    #[must_use]
    pub const fn own_discard(self) -> Self {
        match self {
            Self::Temporary => Self::None,
            other => other,
        }
    }

    /// After the own riichi was accepted.
    #[must_use]
    pub const fn riichi(self) -> Self {
        match self {
            Self::None => Self::Riichi,
            Self::Temporary => Self::RiichiMissed,
            other => other,
        }
    }
}

/// Whether the tile is one that the hand could be completed with, yaku or not.
fn could_take(rules: &RiichiRules, waiting: Waiting, tile: Offered) -> bool {
    let robbed = rules.calls.concealed_kong_robbing.value == ConcealedKongRobbing::ThirteenOrphans;
    waiting.kinds.contains(tile.kind())
        && match tile {
            Offered::Discard(_) | Offered::AddedKong(_) => true,
            Offered::ConcealedKong(_) => robbed && waiting.shape == WaitShape::ThirteenOrphans,
        }
}

/// Where it stands whether missing this tile makes furiten.
pub const fn missed_basis(rules: &RiichiRules, tile: Offered) -> Basis {
    rules.cite(match tile {
        Offered::Discard(_) | Offered::AddedKong(_) => Topic::FuritenTemporary,
        Offered::ConcealedKong(_) => Topic::FuritenConcealedKong,
    })
}

/// Whether this wait may be won on by ron at all: `pool` holds the kinds of all own discards, claimed ones too.
/// A win by self-draw is always allowed.
pub fn check_furiten(waiting: Waiting, pool: KindSet, furiten: Furiten) -> Result<(), Unlawful> {
    let mut no = Unlawful::NONE;
    no.add((!waiting.kinds.intersection(pool).is_empty()).then_some(Reason::FuritenOwnDiscard));
    no.add((furiten == Furiten::Temporary).then_some(Reason::FuritenTemporary));
    no.add((furiten == Furiten::RiichiMissed).then_some(Reason::FuritenRiichi));
    no.or(())
}

/// Whether ron on this tile is allowed as far as wait and furiten go; yaku are the valuation's matter.
pub fn check_ron(
    rules: &RiichiRules,
    waiting: Waiting,
    pool: KindSet,
    furiten: Furiten,
    tile: Offered,
) -> Result<(), Unlawful> {
    let mut no = check_furiten(waiting, pool, furiten).err().unwrap_or_default();
    let waits = waiting.kinds.contains(tile.kind());
    no.add((!waits).then_some(Reason::NotWaiting));
    no.add((waits && !could_take(rules, waiting, tile)).then_some(Reason::ConcealedKongRobbed));
    no.or(())
}
