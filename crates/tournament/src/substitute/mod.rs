//! Who plays in the place of whom: a substitute for a session, a replacement for good.
mod decide;
mod evolve;
mod reason;
mod right;

pub(crate) use decide::{decide, may_not_return, plays_in};
pub(crate) use evolve::evolve;
pub use reason::Reason;
pub use right::{basis, candidates, expected, player, prize_holder, worth};

use crate::id::{EntryId, PersonId, RoundNo};

/// Until when somebody plays for a slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Until {
    /// The end of this round.
    RoundEnd,
    /// For good.
    EventEnd,
}

/// When somebody comes in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Instead {
    /// Between rounds or between deals.
    InBreak,
    /// While a deal is played.
    InDeal,
}

/// Somebody who plays for a slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Substitution {
    /// The round.
    pub round: RoundNo,
    /// The slot.
    pub entry: EntryId,
    /// Who is replaced.
    pub out: PersonId,
    /// Who plays; nobody where an absent player's tiles are discarded as drawn.
    pub by: Option<PersonId>,
    /// From this deal of the round on, counted from 1.
    pub from_deal: u8,
    /// Until when.
    pub until: Until,
}

/// Commands about substitutes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Puts somebody in.
    Put {
        /// The substitution; `out` is whoever holds the slot.
        round: RoundNo,
        /// The slot.
        entry: EntryId,
        /// Who plays; nobody where an absent player's tiles are discarded as drawn.
        by: Option<PersonId>,
        /// From this deal on, counted from 1.
        from_deal: u8,
        /// Whether that deal is being played.
        moment: Instead,
        /// Until when.
        until: Until,
        /// Against a rule.
        over: Option<crate::people::Override>,
    },
    /// Takes it back: the player came after all, before the deal began.
    TakeBack {
        /// The round.
        round: RoundNo,
        /// The slot.
        entry: EntryId,
        /// Why.
        reason: String,
    },
}

/// What has happened to substitutes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody plays for a slot.
    Put(Substitution),
    /// A rule was passed over.
    Overridden {
        /// The round.
        round: RoundNo,
        /// The slot.
        entry: EntryId,
        /// Why.
        reason: String,
    },
    /// It was taken back.
    TakenBack {
        /// The round.
        round: RoundNo,
        /// The slot.
        entry: EntryId,
        /// Why.
        reason: String,
    },
}

/// The substitutions of an event.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct State {
    /// In order.
    pub all: Vec<Substitution>,
}

impl State {
    /// Those of a slot in a round, in order.
    pub fn of(&self, round: RoundNo, entry: EntryId) -> impl Iterator<Item = &Substitution> {
        self.all.iter().filter(move |s| s.round == round && s.entry == entry)
    }
}
