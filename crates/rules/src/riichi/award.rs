//! The result of a valuation: what the hand is worth, who pays whom, and the clause of each line.
use super::fu::Fu;
use super::limit::Limit;
use super::reading::Reading;
use super::yaku::Yaku;
use crate::clause::Basis;
use crate::settlement::{Transfers, deltas};
use arrayvec::ArrayVec;

/// One line of an award.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The yaku or the kind of dora.
    pub yaku: Yaku,
    /// Han; 13 or 26 for a yakuman.
    pub han: u8,
    /// The clause that gives the value.
    pub basis: Basis,
}

/// Something that made the award differ from what a player of other rules might expect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoteKind {
    /// Ippatsu does not exist here.
    NoIppatsu,
    /// Indicators of kongs do not count here.
    NoKanDora,
    /// Ura dora do not exist here.
    NoUraDora,
    /// Red fives are plain fives here.
    NoRedFives,
    /// Tanyao does not count in an open hand here.
    NoOpenTanyao,
    /// Renhou does not exist here.
    NoRenhou,
    /// The hand is dearer than renhou.
    DearerThanRenhou,
    /// Nothing is added to renhou.
    RenhouAlone,
    /// All green needs a triplet of green dragons here.
    AllGreenNeedsDragons,
    /// Several yakuman are not added here.
    OneYakuman,
    /// Thirteen or more han are worth a sanbaiman here.
    CountedSanbaiman,
    /// Thirteen or more han are worth a yakuman here.
    CountedYakuman,
    /// Rounded up to a mangan (kiriage).
    RoundedMangan,
    /// The winning tile was merged into the hand: no pinfu and no fu for the wait.
    MergedTile,
    /// Of several readings the cheapest was taken.
    CheapestReading,
    /// Rinshan gives no fu for self-draw here.
    NoRinshanFu,
    /// No live tile was left, but a rinshan win is no haitei.
    RinshanNotLastTile,
    /// Rinshan after a claimed kong is valued as a ron from its feeder.
    RinshanAsRon,
    /// A liable player pays.
    Liable,
}

/// A note and its clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it says.
    pub kind: NoteKind,
    /// The clause.
    pub basis: Basis,
}

/// What a transfer of an award is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PaymentKind {
    /// The value of the hand.
    Hand,
    /// Honba counters.
    Honba,
    /// Bets on the table.
    Bets,
    /// The share of a liable player.
    Liability,
}

impl PaymentKind {
    /// The id used in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Honba => "honba",
            Self::Bets => "bets",
            Self::Liability => "liability",
        }
    }
}

/// A valued win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Award {
    /// Yaku, then dora; only yakuman if there are any. Fifteen come together at most.
    pub lines: ArrayVec<Line, 16>,
    /// The sum of the lines.
    pub han: u8,
    /// Fu with their breakdown.
    pub fu: Fu,
    /// The limit reached.
    pub limit: Limit,
    /// The clause of the limit, or of the payment table below mangan.
    pub limit_basis: Basis,
    /// How many yakuman are paid.
    pub yakuman: u8,
    /// Base points: what a non-dealer pays a non-dealer on self-draw, before rounding.
    pub base_points: i32,
    /// The reading that was taken.
    pub reading: Reading,
    /// Who pays whom.
    pub transfers: Transfers<PaymentKind, 8>,
    /// What these rules did differently.
    pub notes: ArrayVec<Note, 9>,
}

impl Award {
    /// What the winner gets without honba and bets.
    pub fn points(&self) -> i32 {
        self.transfers
            .iter()
            .filter(|t| matches!(t.kind, PaymentKind::Hand | PaymentKind::Liability))
            .map(|t| t.points)
            .sum()
    }

    /// What each seat gains or loses, honba and bets included.
    pub fn deltas(&self) -> [i32; 4] {
        deltas(&self.transfers)
    }

    /// The han of a yaku in this award, if it has it.
    pub fn han_of(&self, yaku: Yaku) -> Option<u8> {
        self.lines.iter().find(|l| l.yaku == yaku).map(|l| l.han)
    }

    pub(super) fn note(&mut self, kind: NoteKind, basis: Basis) {
        // No more than nine occur together: of a counted yakuman all green on a replacement tile after a kong, merged
        // into the hand, under rules that answer no to everything.
        let _ = self.notes.try_push(Note { kind, basis });
    }
}
