//! Declaring a kong: when it is allowed, in riichi and otherwise, and who fed the kong of a rinshan win.
use super::rules::{RiichiKong, RiichiRules};
use super::topic::Topic;
use super::unlawful::{Reason, Unlawful};
use crate::clause::Answer;
use crate::counts::TileCounts;
use crate::decompose::{Split, splits};
use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::seat::Seat;
use crate::shape::{OwnCopies, Shapes, waits};
use crate::tile::{KindSet, Suit, TileKind};

/// Where the fourteenth tile of a turn came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnSource {
    /// The deal: the dealer's first turn.
    Initial,
    /// The live wall.
    Draw,
    /// The dead wall, after a kong.
    Replacement,
    /// A claimed chow or pung: nothing was drawn.
    Claim,
}

/// The table when a kong is declared in the own turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KongTable {
    /// Where the fourteenth tile came from.
    pub source: TurnSource,
    /// Live tiles left.
    pub live_tiles: u8,
    /// Kongs of all players in this deal.
    pub kongs: u8,
}

/// Whether a concealed or added kong of this tile may be declared from a hand of 3n+2 concealed tiles, riichi apart
/// (riichi rows 58–61). A claimed kong is a claim and no matter of the own turn.
pub fn may_kong(hand: &Hand, kind: MeldKind, tile: TileKind, table: KongTable) -> Result<(), Unlawful> {
    let mut no = Unlawful::NONE;
    let missing = match kind {
        MeldKind::ConcealedKong => hand.concealed.get(tile) < 4,
        MeldKind::AddedKong => {
            let pung = hand.melds.iter().any(|m| m.kind() == MeldKind::Pung && m.tile() == tile);
            !pung || hand.concealed.get(tile) == 0
        }
        _ => true,
    };
    no.add(missing.then_some(Reason::TilesMissing));
    no.add((table.source == TurnSource::Claim).then_some(Reason::KongAfterClaim));
    no.add((table.live_tiles == 0).then_some(Reason::LastDraw));
    no.add((table.kongs >= 4).then_some(Reason::FifthKong));
    no.or(())
}

/// Whether a player in riichi may declare a concealed kong of `tile` (riichi row 42). `waiting` is the hand of 3n+1
/// concealed tiles without the drawn tile.
pub fn may_kong_in_riichi(
    rules: &RiichiRules,
    waiting: &Hand,
    drawn: TileKind,
    tile: TileKind,
) -> Result<(), Unlawful> {
    let mut no = Unlawful::NONE;
    no.add((drawn != tile).then_some(Reason::KongNotDrawn));
    let Some((rest, kong)) = without_triplet(waiting, tile) else {
        no.add(Some(Reason::TilesMissing));
        return Err(no);
    };
    let before = waits(waiting.concealed, &waiting.melds, Shapes::RIICHI, OwnCopies::All).unwrap_or_default();
    let mut melds = waiting.melds.clone();
    let room = melds.try_push(kong).is_ok();
    let after = waits(rest, &melds, Shapes::RIICHI, OwnCopies::All).unwrap_or_default();
    no.add((!room || before != after).then_some(Reason::KongChangesWaits));
    let keeps: fn(&Split, TileKind, TileKind) -> bool = match rules.riichi.kong.value {
        RiichiKong::SameReadings => |split, tile, _| is_triplet(split, tile),
        RiichiKong::SameGroups => |split, tile, win| !in_whole_chow(split, tile, win),
        RiichiKong::SameWaits => |_, _, _| true,
    };
    no.add(
        (!every_reading(waiting.concealed, before, |s, w| keeps(s, tile, w)))
            .then_some(Reason::KongChangesReadings),
    );
    no.or(())
}

/// The hand without three tiles of this kind, and the concealed kong they make with a fourth.
fn without_triplet(hand: &Hand, tile: TileKind) -> Option<(TileCounts, Meld)> {
    let mut rest = hand.concealed;
    (0..3).all(|_| rest.remove(tile)).then_some(())?;
    Some((rest, Meld::kong(MeldKind::ConcealedKong, tile, None)?))
}

/// Whether `holds` of every reading of the hand completed by every tile of its wait.
fn every_reading(concealed: TileCounts, wait: KindSet, holds: impl Fn(&Split, TileKind) -> bool) -> bool {
    wait.iter().all(|win| {
        let mut complete = concealed;
        complete.add(win);
        let mut all = true;
        splits(complete, |split| all &= holds(split, win));
        all
    })
}

/// Whether the tiles of this kind are a triplet of the reading.
fn is_triplet(split: &Split, tile: TileKind) -> bool {
    split.triplets >> tile.index() & 1 == 1
}

/// Whether a tile of this kind stands in a chow that was whole before the winning tile came.
fn in_whole_chow(split: &Split, tile: TileKind, win: TileKind) -> bool {
    let Some((suit, rank)) = tile.suit().map(Suit::index).zip(tile.rank().map(usize::from)) else {
        return false;
    };
    let chows = |start: usize| split.chows.suit(suit) >> (3 * (start - 1)) & 7;
    let holds_win = |start: usize| (0..3).any(|i| suit * 9 + start - 1 + i == win.index());
    // Somewhere else in the reading the winning tile may have come.
    let pair_or_triplet = split.pair == win || is_triplet(split, win);
    let starts = rank.saturating_sub(2).max(1)..=rank.min(7);
    let other_chows = |start: usize| {
        let all = (1..=7).filter(|s| holds_win(*s)).map(chows).sum::<u32>();
        win.suit() == tile.suit() && all > chows(start)
    };
    starts
        .into_iter()
        .filter(|start| chows(*start) > 0)
        .any(|start| !holds_win(start) || chows(start) > 1 || pair_or_triplet || other_chows(start))
}

/// Who discarded the tile of the claimed kong that began the chain of kongs in this turn: the player from whom a
/// rinshan win is taken where it is read as a ron (`tesuji` kan.6; the chain by D28). `turn` holds the kongs of the
/// turn in order.
pub fn kong_feeder(rules: &RiichiRules, declarer: Seat, turn: &[Meld]) -> Option<Answer<Seat>> {
    let first = turn.first().filter(|m| m.kind() == MeldKind::ClaimedKong)?;
    let value = declarer.at(first.from()?);
    Some(Answer { value, basis: rules.cite(Topic::RinshanAsRon) })
}
