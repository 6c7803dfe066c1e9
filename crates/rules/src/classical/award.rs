//! The result of a valuation: points, doubles and limit hands, each with its clause.
use super::check::Refusals;
use super::double::Double;
use super::pattern::LimitHand;
use super::point::{Openness, PointKind};
use crate::clause::{Answer, Basis};
use crate::meld::Group;
use crate::tile::{Bonus, KindSet, TileKind};
use arrayvec::ArrayVec;

/// What a line of points is counted for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// The way the hand was won.
    Win,
    /// A chow, pung or kong.
    Set(Group),
    /// A pair.
    Pair(TileKind),
    /// A flower or season.
    Bonus(Bonus),
}

/// Points before doubling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointLine {
    /// The entry of the table.
    pub kind: PointKind,
    /// The tiles.
    pub counted: Counted,
    /// For a set: whether it is open, and the clause that says so.
    pub openness: Option<Answer<Openness>>,
    /// How many; none for a chow.
    pub points: i32,
    /// The clause that gives the value.
    pub basis: Basis,
}

/// A double.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DoubleLine {
    /// Which.
    pub double: Double,
    /// How many times it doubles.
    pub times: u8,
    /// The clause of the double.
    pub basis: Basis,
    /// The clause of the list: for every hand or for the winner's.
    pub list: Basis,
}

/// The ordinary count of a hand: points, doubled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// Winner's additions, sets (those of the melds first), pairs, flowers and seasons.
    pub lines: ArrayVec<PointLine, 20>,
    /// The sum of the lines that are doubled.
    pub base: i32,
    /// The doubles.
    pub doubles: ArrayVec<DoubleLine, 16>,
    /// Points of flowers and seasons where they are added after the doubles.
    pub after_doubles: i32,
    /// The value, at most the limit.
    pub value: i32,
    /// The clause of the limit, if the value was cut.
    pub cut: Option<Basis>,
    /// The clause by which the hand is counted.
    pub basis: Basis,
    /// What these rules did differently.
    pub notes: Notes,
}

impl Count {
    /// How often the hand is doubled.
    pub fn times(&self) -> u32 {
        self.doubles.iter().map(|d| u32::from(d.times)).sum()
    }

    /// How often this double counts.
    pub fn times_of(&self, double: Double) -> u8 {
        self.doubles.iter().find(|d| d.double == double).map_or(0, |d| d.times)
    }

    /// The points of the lines of this entry together.
    pub fn points_of(&self, kind: PointKind) -> i32 {
        self.lines.iter().filter(|l| l.kind == kind).map(|l| l.points).sum()
    }
}

/// A limit hand that the tiles and the circumstances match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LimitLine {
    /// Which.
    pub hand: LimitHand,
    /// The limit or its fraction.
    pub points: i32,
    /// The clause of the pattern.
    pub basis: Basis,
    /// The clause of the value.
    pub value: Basis,
    /// Why the hand is in use.
    pub in_use: Basis,
}

/// Something that a player of other rules might not expect, or a clause that a pattern rests on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoteKind {
    /// The limit hand has a dragon chow.
    DragonChow,
    /// The limit hand has the Rose of Winds.
    Rose,
    /// The limit hand rests on the dragon of its suit.
    SuitDragon,
    /// A kong stands for a pung of an equated limit hand.
    KongForPung,
    /// A closed kong was robbed.
    ClosedKongRobbed,
    /// No calling hand was needed.
    BlissWithoutCalling,
    /// When flowers and seasons are added.
    BonusStage,
    /// Flower or season of the own seat.
    OwnBonus,
    /// It does not double here.
    NoOwnBonusDouble,
    /// All four flowers or seasons do not double here.
    NoBouquetDouble,
    /// The last tile was a Free tile too.
    LastFreeTile,
}

/// A note with its clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// What.
    pub kind: NoteKind,
    /// The clause.
    pub basis: Basis,
}

/// The notes of a valuation.
pub type Notes = ArrayVec<Note, 8>;

/// How the tiles were read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Four sets and a pair.
    Sets {
        /// The sets, those of the melds first.
        sets: ArrayVec<Group, 4>,
        /// The pair.
        pair: TileKind,
    },
    /// The shape of a limit hand that is not four sets and a pair.
    Own(LimitHand),
}

/// A valued Mahjong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Award {
    /// What the hand is worth.
    pub points: i32,
    /// The clause or decision by which it is worth that.
    pub basis: Basis,
    /// The ordinary count of the dearest reading that may be declared; none if the tiles are no four sets and a
    /// pair.
    pub ordinary: Option<Count>,
    /// All limit hands that match, in the order of the appendix.
    pub limit_hands: ArrayVec<LimitLine, 12>,
    /// The reading that was taken, and why.
    pub reading: Reading,
    /// The clause or decision by which that reading was taken.
    pub reading_basis: Basis,
    /// The tiles that complete the hand, kinds used up by itself left out; none for dealt hands.
    pub waits: KindSet,
    /// What gives the right to declare.
    pub declared_by: Option<Declared>,
    /// Why Mahjong may not be declared; nothing if it may.
    pub refusals: Refusals,
    /// What the patterns rest on.
    pub notes: Notes,
}

/// What gives the right to declare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declared {
    /// A limit hand, by the clause of the minimum.
    LimitHand(LimitHand, Basis),
    /// A double, by the list of internal doubles.
    InternalDouble(Double, Basis),
    /// No minimum is asked for.
    NoMinimum(Basis),
}

impl Award {
    /// Whether this limit hand matches.
    pub fn has(&self, hand: LimitHand) -> bool {
        self.limit_hands.iter().any(|l| l.hand == hand)
    }

    /// The clause of a note, if the award has it.
    pub fn note(&self, kind: NoteKind) -> Option<Basis> {
        let own = self.ordinary.iter().flat_map(|c| &c.notes);
        self.notes.iter().chain(own).find(|n| n.kind == kind).map(|n| n.basis)
    }
}

/// Adds a note. More than there is room for never come together; one that did not fit would only be missing from
/// the explanation.
pub(super) fn note(notes: &mut Notes, kind: NoteKind, basis: Basis) {
    let _ = notes.try_push(Note { kind, basis });
}
