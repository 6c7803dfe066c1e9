//! The programme of the day, where a regulation prints one.
use crate::clause::Basis;

/// What a part of the day is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EntryKind {
    /// Check-in of the players and the lots.
    CheckIn,
    /// The opening.
    Opening,
    /// The round with this number, from 1.
    Round(u8),
    /// A break for a meal.
    Break,
    /// The results are worked out.
    Results,
    /// The closing with the awards.
    Closing,
}

/// A part of the day. The organiser may move it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Entry {
    /// What it is.
    pub kind: EntryKind,
    /// When it begins, in minutes after midnight of the venue.
    pub starts: u16,
    /// When it ends, in minutes after midnight of the venue.
    pub ends: u16,
    /// Where the regulation says so.
    pub basis: Basis,
}

/// A part of the day from `(hour, minute)` to `(hour, minute)`.
pub(crate) const fn entry(kind: EntryKind, from: (u16, u16), to: (u16, u16), basis: Basis) -> Entry {
    Entry { kind, starts: from.0 * 60 + from.1, ends: to.0 * 60 + to.1, basis }
}
