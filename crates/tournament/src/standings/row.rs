//! Standings as a value: rows by place, what separated two neighbours, ties, prizes, what they still wait for.
use super::value::Value;
use crate::club::rating::Listed;
use crate::id::{EntryId, PenaltyNo, RoundNo, TableId};
use rules::clause::{Answer, Basis};
use rules::hall::{ChainFor, Criterion};

/// The standings after a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// The last round in them; zero before the first.
    pub after: RoundNo,
    /// Those with a place, in order; then those without, each with the reason.
    pub rows: Vec<Row>,
    /// Groups that share a place, from the top.
    pub ties: Vec<Tie>,
    /// For which places the criteria after the first count.
    pub chain_for: Answer<ChainFor>,
    /// How many places have a prize.
    pub prize_places: Answer<u16>,
    /// What they wait for; while they do, they are provisional.
    pub waiting: Waiting,
}

/// What standings wait for.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Waiting {
    /// Tables without a confirmed result.
    pub tables: Vec<TableId>,
    /// Rounds that are not confirmed.
    pub rounds: Vec<RoundNo>,
}

impl Waiting {
    /// Whether nothing is waited for.
    pub const fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.rounds.is_empty()
    }
}

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Whose.
    pub entry: EntryId,
    /// The place; the upper one of a group that shares it. Nothing for who is out.
    pub place: Option<u16>,
    /// Which of [`Standings::ties`] it is in.
    pub tie: Option<usize>,
    /// Rounds with a score.
    pub played: u16,
    /// The values of the chain, in its order. The two criteria that look at a group or back are there where they
    /// were applied.
    pub keys: Vec<Key>,
    /// What put the next row behind this one; nothing within a tie and in the last row.
    pub separated_from_next: Option<Separation>,
    /// The prize.
    pub prize: Prize,
    /// What the place comes from.
    pub stage: Stage,
    /// Why it has no place.
    pub out: Option<Out>,
}

/// A value of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// The criterion.
    pub criterion: Criterion,
    /// The value.
    pub value: Value,
    /// Where the criterion stands.
    pub basis: Basis,
    /// Where it stands how it is measured, if that is said apart.
    pub measured: Option<Basis>,
}

/// What put one player ahead of the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Separation {
    /// By what.
    pub by: By,
    /// The value of the one ahead.
    pub own: Value,
    /// The value of the next.
    pub other: Value,
    /// The clause.
    pub basis: Basis,
    /// Where it stands how it is measured, if that is said apart.
    pub measured: Option<Basis>,
}

/// By what players are separated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// A criterion of the chain.
    Criterion(Criterion),
    /// A lot.
    Lot,
    /// The organiser.
    Organiser,
    /// The one ahead has played the final, which alone decides its places.
    Final,
    /// Equal in the final: the order after the rounds.
    RoundsOrder,
}

/// What a place comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// From the rounds.
    Rounds,
    /// From the final.
    Final,
}

/// Players who share a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tie {
    /// The place, the upper one of the group.
    pub place: u16,
    /// Who; at least two.
    pub entries: Vec<EntryId>,
    /// By which clause they share it.
    pub basis: Basis,
    /// What is still to be done about it.
    pub open: Option<Remedy>,
}

/// What is to be done about a tie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Remedy {
    /// A lot decides about the places.
    LotForPlaces,
    /// A lot decides about the prize.
    LotForPrize,
    /// The organiser decides about the prize.
    Organiser,
}

/// A prize of a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Prize {
    /// None.
    None,
    /// That of this place.
    Of(u16),
    /// One of the prizes from one place to another, or none beyond the last: a lot or the organiser is to decide.
    Undecided {
        /// From this place.
        from: u16,
        /// To this one.
        to: u16,
    },
}

/// Why somebody has no place. The results of the tables stand for all others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Out {
    /// Disqualified, by this penalty.
    Disqualified(PenaltyNo, Option<Basis>),
    /// Has left before this round.
    Left(RoundNo),
    /// Not yet listed in a ladder, or no more, and why.
    NotListed(Listed, Basis),
}

impl Standings {
    /// Whether something may still move before the round is over.
    pub const fn is_provisional(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// The row of a slot.
    pub fn row(&self, entry: EntryId) -> Option<&Row> {
        self.rows.iter().find(|row| row.entry == entry)
    }

    /// All who share the place of a row, itself included; nobody where the place is its own.
    pub fn shared_with(&self, row: &Row) -> &[EntryId] {
        row.tie.and_then(|at| self.ties.get(at)).map_or(&[], |tie| &tie.entries)
    }

    /// The rows with a place.
    pub fn placed(&self) -> impl Iterator<Item = (u16, &Row)> {
        self.rows.iter().filter_map(|row| Some((row.place?, row)))
    }

    /// The ties that a lot or the organiser is to decide.
    pub fn open_ties(&self) -> impl Iterator<Item = &Tie> {
        self.ties.iter().filter(|tie| tie.open.is_some())
    }
}
