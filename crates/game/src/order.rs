//! An action that does not fit the moment, in any family.

/// The action does not fit the moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OutOfOrder {
    /// The table has something to do first: draw, replace a flower, turn an indicator, settle.
    TableFirst,
    /// It is another player's turn.
    NotYourTurn,
    /// No tile is offered to this player, or it is gone.
    NothingOffered,
    /// The action does not suit the start of a deal, a turn, a claim, or what is asked.
    NotNow,
    /// The deal is over.
    DealOver,
}

impl OutOfOrder {
    /// Every one.
    pub const ALL: [Self; 5] =
        [Self::TableFirst, Self::NotYourTurn, Self::NothingOffered, Self::NotNow, Self::DealOver];

    /// The id used in JSON and for translations.
    pub const fn id(self) -> &'static str {
        match self {
            Self::TableFirst => "table_first",
            Self::NotYourTurn => "not_your_turn",
            Self::NothingOffered => "nothing_offered",
            Self::NotNow => "not_now",
            Self::DealOver => "deal_over",
        }
    }
}
