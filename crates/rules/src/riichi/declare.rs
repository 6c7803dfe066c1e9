//! Declaring riichi: who may, with which discards, and when the bet is taken.
use super::rules::{ExhaustedWait, RiichiRules};
use super::topic::Topic;
use super::unlawful::{Reason, Unlawful};
use crate::clause::Answer;
use crate::hand::Hand;
use crate::shape::{self, OwnCopies, Shapes};
use crate::tile::{KindSet, TileKind};
use arrayvec::ArrayVec;

/// What the table shows when riichi is to be declared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RiichiTable {
    /// Live tiles left after the own draw, the dead wall not counted.
    pub live_tiles: u8,
    /// The player's points.
    pub points: i32,
}

/// A discard that leaves the hand tenpai, and the wait it leaves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RiichiDiscard {
    /// The kind to discard.
    pub kind: TileKind,
    /// The waiting kinds, those exhausted by own tiles left out.
    pub waits: KindSet,
}

/// The discards that keep tenpai, in the order of the kinds.
pub type RiichiDiscards = ArrayVec<RiichiDiscard, 14>;

/// Which own copies exhaust a wait under these rules.
pub(super) const fn own_copies(rules: &RiichiRules) -> OwnCopies {
    match rules.draw.exhausted_wait.value {
        ExhaustedWait::HandAndMelds => OwnCopies::All,
        ExhaustedWait::ConcealedPart => OwnCopies::Concealed,
    }
}

/// The discards with which a hand of 3n+2 concealed tiles stays tenpai. A red five is a five.
pub fn riichi_discards(rules: &RiichiRules, hand: &Hand) -> Result<RiichiDiscards, Unlawful> {
    let all = shape::discards(hand.concealed, hand.melds.len(), Shapes::RIICHI)
        .map_err(|_| Unlawful::of(Reason::TileCount))?;
    let own = own_copies(rules);
    Ok(all
        .into_iter()
        .filter(|d| d.after.shanten == 0)
        .filter_map(|d| {
            let mut rest = hand.concealed;
            rest.remove(d.kind);
            let waits = shape::waits(rest, &hand.melds, Shapes::RIICHI, own).ok()?;
            (!waits.is_empty()).then_some(RiichiDiscard { kind: d.kind, waits })
        })
        .collect())
}

/// Whether the table lets a player declare: live tiles and points (riichi rows 37–38).
pub fn check_riichi_table(rules: &RiichiRules, table: RiichiTable) -> Result<(), Unlawful> {
    let mut no = Unlawful::NONE;
    let least = rules.riichi.min_live_tiles.value.get();
    no.add((i32::from(table.live_tiles) < least).then_some(Reason::RiichiLiveTiles));
    no.add(
        (rules.riichi.min_points.value.get().is_some_and(|n| table.points < n))
            .then_some(Reason::RiichiPoints),
    );
    no.or(())
}

/// Whether riichi may be declared with this hand of 3n+2 concealed tiles, and with which discards.
///
/// Furiten forbids ron, not riichi (row 39), so the own pool plays no part.
pub fn may_declare_riichi(
    rules: &RiichiRules,
    hand: &Hand,
    table: RiichiTable,
) -> Result<RiichiDiscards, Unlawful> {
    let mut no = check_riichi_table(rules, table).err().unwrap_or_default();
    no.add((!hand.is_concealed()).then_some(Reason::RiichiOpenHand));
    match riichi_discards(rules, hand) {
        Ok(discards) => {
            no.add((discards.is_empty()).then_some(Reason::RiichiNotTenpai));
            no.or(discards)
        }
        Err(reasons) => Err(no.union(reasons)),
    }
}

/// How riichi is declared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RiichiForm {
    /// With the hand closed.
    Closed,
    /// With the hand or the waiting part shown, for a higher value.
    Shown,
}

/// Whether riichi may be declared in this form: open riichi exists nowhere (row 46).
pub fn check_riichi_form(form: RiichiForm) -> Result<(), Unlawful> {
    let mut no = Unlawful::NONE;
    no.add((form == RiichiForm::Shown).then_some(Reason::OpenRiichi));
    no.or(())
}

/// What became of the tile with which riichi was declared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RiichiTile {
    /// Nobody won on it; it may have been claimed for a group.
    Passed,
    /// It was won on.
    Ronned,
}

/// The bet of a declaration, in points: it is taken when nobody has won on the tile (row 40).
pub fn riichi_bet(rules: &RiichiRules, tile: RiichiTile) -> Answer<i32> {
    let value = match tile {
        RiichiTile::Passed => 1000,
        RiichiTile::Ronned => 0,
    };
    Answer { value, basis: rules.cite(Topic::RiichiBet) }
}
